from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.federated.setup import divide, initial_pipeline, write_pipeline
from spacy_kanon.federated.worker import get_arrays
from tests.federated.samples import CONFIG, LABELS, TINY, make_docs

DOCS = make_docs(30)


@settings(max_examples=50, deadline=None)
@given(st.integers(1, 12), st.one_of(st.none(), st.floats(0.05, 50)), st.integers(0, 99))
def test_every_document_goes_to_one_client(clients, skew, seed):
    parts = divide(DOCS, clients, skew=skew, seed=seed)
    assert len(parts) == clients
    assert sorted(id(doc) for part in parts for doc in part) == sorted(map(id, DOCS))
    again = divide(DOCS, clients, skew=skew, seed=seed)
    assert [[*map(id, part)] for part in parts] == [[*map(id, part)] for part in again]


def test_an_even_division_is_even_and_a_skewed_one_is_not():
    assert {len(part) for part in divide(DOCS, 10, skew=None, seed=0)} == {3}
    sizes = [len(part) for part in divide(DOCS, 10, skew=0.1, seed=0)]
    assert max(sizes) > 10


@pytest.mark.parametrize("clients,skew", [(0, None), (2, 0.0), (2, -1.0)])
def test_impossible_divisions(clients, skew):
    with pytest.raises(KanonError, match="KN814"):
        divide(DOCS, clients, skew=skew, seed=0)


def test_a_pipeline_is_initialized_by_labels_and_seed_alone(tmp_path):
    nlp = initial_pipeline(CONFIG, LABELS, seed=3, overrides=TINY)
    assert set(nlp.get_pipe("ner").labels) == set(LABELS)
    same = get_arrays(initial_pipeline(CONFIG, LABELS, seed=3, overrides=TINY))
    other = get_arrays(initial_pipeline(CONFIG, LABELS, seed=4, overrides=TINY))
    arrays = get_arrays(nlp)
    assert all((arrays[name] == same[name]).all() for name in arrays)
    assert any((arrays[name] != other[name]).any() for name in arrays)
    write_pipeline(nlp, tmp_path / "model")
    with pytest.raises(KanonError, match="KN004"):
        write_pipeline(nlp, tmp_path / "model")


def test_configs_that_cannot_be_used(tmp_path):
    with pytest.raises(KanonError, match="KN003"):
        initial_pipeline(tmp_path / "none.cfg", LABELS)
    with pytest.raises(KanonError, match="KN813"):
        initial_pipeline(CONFIG, [])
    bad = tmp_path / "bad.cfg"
    bad.write_text("[nlp]\nlang = 'xx_no'\npipeline = ['nothing']\n")
    with pytest.raises(KanonError, match="KN813"):
        initial_pipeline(bad, LABELS)
