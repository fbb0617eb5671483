"""Where the unknown may stay, the known terms in it are counted all the same."""

import pytest
import spacy

from spacy_kanon.detection.gazetteer import with_known_parts
from spacy_kanon.names import KANON, MASK
from spacy_kanon.types import Mention

# 12 of 24 people are of Oslo, 12 are geologists, 6 both.
TEXT = "She was a geologist at the Xyzzy Academy of Oslo."
ACADEMY = "Xyzzy Academy of Oslo"


def run(small_kb, text=TEXT, *, generalize=False, **config):
    nlp = spacy.blank("en")
    nlp.add_pipe("entity_ruler").add_patterns([{"label": "MASK", "pattern": "Quux"}])
    settings = {"kb": str(small_kb), "unknown": "keep", "weights": "tokens", **config}
    masker = nlp.add_pipe("kanon_masker", config=settings)
    if generalize:
        nlp.add_pipe("wikidata_generalizer")
    return nlp(text), masker.kb.open()


def gone(doc):
    return {span.text for span in doc.spans[KANON] if span.label_ == MASK}


@pytest.mark.parametrize(
    "guarantee, generalize", [("joint", False), ("joint", True), ("combinations", False)]
)
@pytest.mark.parametrize("unknown", ["keep", "model"])
@pytest.mark.parametrize(
    "k, expected", [(5, set()), (6, set()), (7, {"geologist"}), (13, {"geologist", ACADEMY})]
)
def test_a_known_part_of_an_unknown_phrase_is_counted(
    small_kb, k, expected, unknown, guarantee, generalize
):
    config = {"k": k, "unknown": unknown, "guarantee": guarantee}
    doc, knowledge = run(small_kb, generalize=generalize, **config)
    assert gone(doc) == expected
    visible = [key for key in ("Oslo", "geologist") if key in doc._.masked_text]
    people = [set(knowledge.people(key)) for key in visible]
    assert not people or len(set.intersection(*people)) >= k


def test_what_goes_and_stays_whatever_the_counts(small_kb):
    doc, _ = run(small_kb, k=5, always_mask=["LOC"])
    assert gone(doc) == {ACADEMY}
    doc, _ = run(small_kb, "She was of the Quux Academy of Oslo.", k=5, unknown="model")
    assert gone(doc) == {"Quux Academy of Oslo"}
    (span,) = doc.spans[KANON]
    assert span._.risk_evidence["reason"] == "model" and span._.risk_k is None
    doc, _ = run(small_kb, "They won the Quuxville University Cup.", k=5)
    assert not gone(doc)
    mentions = [Mention(0, 9, "ORG", "a"), Mention(10, 14, "LOC", "b", ("b",))]
    terms = [Mention(2, 4, "LOC", "x", ("x",), shows=(("y",),)), mentions[1]]
    phrase, town = with_known_parts(mentions, terms, ("LOC",))
    assert (phrase.kind, phrase.keys, phrase.shows) == ("LOC", (), (("x",), ("y",)))
    assert town == mentions[1]
    assert with_known_parts(mentions, terms, ())[0].kind == "ORG"
    assert with_known_parts(mentions, terms, ("LOC", "ORG"))[0].kind == "ORG"
