"""The promises on real input: a knowledge base from a real dump, and real biographies."""

import pytest

from spacy_kanon.names import DATE_PREFIX, KANON, MASK, STAR
from spacy_kanon.ontology.reader import open_ontology
from spacy_kanon.release.record import rewritten
from spacy_kanon.text.reversible_map import make_map, restore

from ..anonymity.literal import breaches
from ..fakes import pipeline
from .conftest import biographies, needs_real_data

pytestmark = needs_real_data
K = 5


@pytest.fixture(scope="module")
def kb(wikidata_kb):
    return wikidata_kb


@pytest.fixture(scope="module", params=["joint", "combinations"])
def docs(request, kb):
    nlp = pipeline(kanon_masker={"kb": str(kb.path), "k": K, "guarantee": request.param})
    return list(nlp.pipe(biographies(80)))


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


# The promises on real input: an ontology and a knowledge base of one dump, real biographies.
@pytest.fixture(scope="module")
def ontology(wikidata_ontology):
    return open_ontology(wikidata_ontology)


@pytest.fixture(scope="module")
def generalized_docs(kb, ontology):
    settings = {"kanon_masker": {"kb": str(kb.path), "k": K}}
    nlp = pipeline(**settings, wikidata_generalizer={"ontology": str(ontology.path)})
    return list(nlp.pipe(biographies(320)))


def people_of(phrase, kb, ontology):
    """Everybody a released phrase fits, in plain sets: a class is the union of its members."""
    if phrase.startswith(DATE_PREFIX) and phrase.endswith("XX"):
        keys = [f"{phrase[:-2]}{digit}X" for digit in range(10)]
    elif phrase.startswith(DATE_PREFIX):
        keys = [phrase]
    else:
        keys = [f"item/{item}" for item in ontology.member_ids(phrase)]
    return {person for key in keys for person in kb.people(key)}


def released(doc, kb, ontology):
    found = {}
    for span in doc.spans[KANON]:
        why = span._.risk_evidence
        if "after" not in why:
            found[span.kb_id_] = {person for key in why["keys"] for person in kb.people(key)}
        elif phrase := why["after"]["options"][why["after"]["level"]]["phrase"]:
            found[phrase] = people_of(phrase, kb, ontology)
    return found


def test_no_breach_in_plain_sets(generalized_docs, kb, ontology):
    generalized = 0
    for doc in generalized_docs:
        phrases = released(doc, kb, ontology)
        assert all(phrases.values())
        support = len(set.intersection(*phrases.values())) if phrases else None
        assert support is None or support >= K  # Of all together, and so of every combination.
        # What a wording names besides ("Norway") is counted too, so it may have reached less.
        reached = doc._.kanon["k_reached"]
        assert reached is None or K <= reached <= support
        generalized += doc._.kanon["generalization"]["generalized"]
    assert generalized > 200


def test_wordings_stand_in_the_text_and_what_they_replace_does_not(generalized_docs):
    for doc in generalized_docs:
        for one in rewritten(doc).replacements:
            assert doc.text[one.start : one.end].casefold() != one.text.casefold()
        for span in doc.spans[KANON]:
            if span.label_ == MASK and span._.risk_evidence["kind"] == "PERSON":
                wording = span._.replacement  # A name that is none says what it names.
                is_name = wording.startswith(("PERSON ", "NAME ", STAR))
                assert is_name or wording[0].islower() or wording.endswith("European")


def test_wordings_are_one_a_term_restore_and_say_more_than_masks(generalized_docs):
    for doc in generalized_docs:
        wordings = {}
        for span in doc.spans[KANON]:
            one = span.kb_id_, "PERSON" in str(span._.replacement) or span.text  # Places are apart.
            wordings.setdefault(one, set()).add(span._.replacement)
        assert all(len(found) == 1 for found in wordings.values())
        release = rewritten(doc)
        assert release.text == doc._.sanitized_text
        assert restore(release.text, make_map(doc.text, release)) == doc.text
    spans = [span for doc in generalized_docs for span in doc.spans[KANON] if span.label_ == MASK]
    assert sum(span._.replacement != STAR for span in spans) > 0.6 * len(spans)
