"""The promises on real input: a knowledge base from a real dump, and real biographies."""

import gzip
import json

import pytest
import spacy

from spacy_kanon.anonymity.state import people_with
from spacy_kanon.anonymity.suppression import decide
from spacy_kanon.components.supplied_spans import analysis_of
from spacy_kanon.names import KANON, MASK

from ..anonymity.literal import algorithm_1, breaches
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


@pytest.fixture(scope="module")
def cases(kb, texts):
    """Posting lists of the known terms of each document, in document order."""
    found = []
    for doc in map(spacy.blank("en").make_doc, texts):
        masker_keys = {}
        for mention in find(doc, kb):
            people = people_with(mention.keys, kb)
            if people is not None:
                masker_keys.setdefault(mention.key, people)
        found.append(list(masker_keys.values()))
    return found


def find(doc, kb):
    from spacy_kanon.detection.gazetteer import find_mentions

    return find_mentions(analysis_of(doc), kb)


def test_the_people_are_all_there(kb):
    assert kb.population == 48_819


def test_the_documents_are_of_all_lengths(cases):
    counts = sorted(len(case) for case in cases)
    assert len(counts) == 100 and counts[0] <= 5 and counts[-1] >= 80


@pytest.mark.parametrize("selection", ["greedy", "random"])
@pytest.mark.parametrize("max_arity,terms", [(2, 400), (3, 40), (4, 22), (None, 14)])
def test_decisions_are_those_of_the_literal_algorithm(cases, selection, max_arity, terms):
    """The literal algorithm tries all combinations, so it is given short documents, and only the
    terms that survive its first phase decide how long it takes."""
    compared = 0
    for number, postings in enumerate(cases):
        if sum(len(people) >= K for people in postings) > terms:
            continue
        found = decide(postings, k=K, max_arity=max_arity, selection=selection, seed=number)
        sets = [set(people) for people in postings]
        literal = algorithm_1(sets, K, max_arity, selection, seed=number)
        assert set(found.masked) == literal
        compared += 1
    assert compared >= 20


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
