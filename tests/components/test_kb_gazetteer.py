from shutil import rmtree

import pytest
import spacy

from spacy_kanon.names import KB_TERMS
from tests.fakes import pipeline
from tests.refusals import refused

from .kb import build_small_kb

TEXT = "T. Jasper, a geologist born in 1972 in New York, met Rose Berg's friend Ada in Oslo."


def gazetteer(kb, factory="kb_gazetteer", **config):
    return pipeline(**{factory: {"kb": str(kb), **config}})


def test_spans_have_kind_and_key(small_kb):
    doc = gazetteer(small_kb)(TEXT)
    assert [(span.text, span.label_, span.kb_id_) for span in doc.spans[KB_TERMS]] == [
        ("T. Jasper", "PERSON", "name/T Jasper"), ("geologist", "DEM", "geologist"),
        ("1972", "DATETIME", "date/1972"), ("New York", "LOC", "New York"),
        ("Rose Berg", "PERSON", "Rose Berg"), ("Ada", "PERSON", "Ada"), ("Oslo", "LOC", "Oslo"),
    ]  # fmt: skip
    doc = gazetteer(small_kb, spans_key="known")(TEXT)
    assert KB_TERMS not in doc.spans
    assert len(doc.spans["known"]) == 7
    doc = gazetteer(small_kb)("in New\u00a0York, O\u200bslo and \u041eslo\u200b.")
    assert [span.kb_id_ for span in doc.spans[KB_TERMS]] == ["New York", "Oslo", "Oslo"]


def test_folded_case_needs_a_folded_base(small_kb, tmp_path):
    refused("KN222", gazetteer(small_kb, case="folded"), TEXT)
    refused("KN221", gazetteer, small_kb, case="any")
    folded = build_small_kb(tmp_path / "folded", folded=True)
    doc = gazetteer(folded, case="folded")("born in oslo, NEW YORK")
    assert [span.text for span in doc.spans[KB_TERMS]] == ["oslo", "NEW YORK"]


def test_a_base_that_is_none_is_refused(tmp_path, small_kb):
    refused(r"KN\d{3}", gazetteer(tmp_path / "none"), TEXT)
    refused("KN310", gazetteer(small_kb).get_pipe("kb_gazetteer").from_disk, tmp_path)


@pytest.mark.usefixtures("own_vocabulary")
def test_other_base_is_refused(small_kb, tmp_path):
    other = build_small_kb(tmp_path / "other", seed=1)
    gazetteer(small_kb).to_disk(tmp_path / "nlp")
    config = {"components.kb_gazetteer.kb": str(other)}
    refused("KN311", spacy.load, tmp_path / "nlp", config=config)


@pytest.mark.usefixtures("own_vocabulary")
@pytest.mark.parametrize("factory", ["kb_gazetteer", "kanon_masker"])
def test_a_stored_base_travels_with_the_pipeline_and_is_enough(factory, tmp_path):
    kb = build_small_kb(tmp_path / "kb")
    nlp = gazetteer(kb, factory, store_kb=True)
    expected = nlp(TEXT).to_json()
    nlp.to_disk(tmp_path / "nlp")
    rmtree(kb)
    moved = (tmp_path / "nlp").rename(tmp_path / "moved")
    other = build_small_kb(tmp_path / "other", seed=1)
    for place in (kb, other):  # What the config names is not looked at.
        loaded = spacy.load(moved, config={f"components.{factory}.kb": str(place)})
        assert loaded(TEXT).to_json() == expected
    loaded.to_disk(moved)  # over itself
    assert spacy.load(moved)(TEXT).to_json() == expected
