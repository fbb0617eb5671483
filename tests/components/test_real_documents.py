"""The promises on real input: a knowledge base from a real dump, and real biographies."""

import gzip
import json

import pytest
import spacy

from spacy_kanon.names import KANON, MASK

from ..anonymity.literal import breaches
from .real_data import BIOGRAPHIES, needs_real_data

pytestmark = needs_real_data
K = 5


@pytest.fixture(scope="module")
def kb(wikidata_kb):
    return wikidata_kb


@pytest.fixture(scope="module")
def texts():
    with gzip.open(BIOGRAPHIES, "rt", encoding="utf8") as lines:
        return [json.loads(line)["text"] for line in lines][::80]


@pytest.fixture(scope="module", params=["joint", "combinations"])
def docs(request, kb, texts):
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker", config={"kb": str(kb.path), "k": K, "guarantee": request.param})
    return list(nlp.pipe(texts))


def test_no_kept_terms_breach_in_plain_sets(kb, docs):
    kept_terms = 0
    guarantee = docs[0]._.kanon["guarantee"]
    for doc in docs:
        kept = {}
        for span in doc.spans[KANON]:
            if span.label_ != MASK:
                keys = span._.risk_evidence["keys"]
                kept.setdefault(span.kb_id_, set().union(*map(kb.people, keys)))
        kept_terms += len(kept)
        assert breaches(list(kept.values()), range(len(kept)), K) == []
        if guarantee == "joint" and kept:
            # "University of California, Los Angeles" shows "University of California", too.
            assert len(set.intersection(*kept.values())) >= doc._.kanon["k_reached"] >= K
        assert doc._.kanon["k_reached"] is None or doc._.kanon["k_reached"] >= K
    assert kept_terms > 200


def test_masked_phrases_do_not_come_through(docs):
    """Whatever names a person in the original is gone from the released text."""
    for doc in docs:
        for span in doc.spans[KANON]:
            if span._.risk_evidence["kind"] == "PERSON":
                assert span.label_ == MASK
