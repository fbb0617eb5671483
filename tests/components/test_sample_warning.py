"""Who counts in the invented sample is told so, once."""

import warnings

import pytest

from spacy_kanon.components.kanon_pipe import warn_of_sample
from spacy_kanon.errors import SampleWarning
from tests.fakes import pipeline


@pytest.fixture(autouse=True)
def not_warned_yet():
    warn_of_sample.cache_clear()


def test_the_invented_sample_warns_once_and_names_what_to_do():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("default")
        for _ in range(2):
            pipeline("kanon_masker")
    found = [str(one.message) for one in caught if one.category is SampleWarning]
    assert len(found) == 1 and "[KN383]" in found[0] and "population" in found[0]


@pytest.mark.parametrize("config", [{"kb": "my_kb"}, {"population": "us"}])
def test_other_people_do_not_warn(config):
    with warnings.catch_warnings():
        warnings.simplefilter("error", SampleWarning)
        pipeline(kanon_masker=config)
