import pytest

from spacy_kanon.lang.en.person_names import cluster_persons
from tests.examples import examples

EXAMPLES = examples(__file__)


@pytest.mark.parametrize("names,numbers", EXAMPLES["test_cluster_persons"])
def test_cluster_persons(names, numbers):
    assert cluster_persons(names) == numbers
