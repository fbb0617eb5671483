"""The share of each text in what was decided on all of them, against a search through all."""

from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spacy_kanon.errors import RecordError
from spacy_kanon.names import KANON, MASK, MASKED_TEXT, SANITIZED_TEXT
from spacy_kanon.release.record import document_parts, document_record, rewritten
from spacy_kanon.text.reversible_map import make_map
from spacy_kanon.text.rewriting import Replacement, rewrite
from tests.fakes import pipeline

TEXT = (
    "Thomas D. Jasper, born 23 May 1972 in Oslo.\n\n\n\nA geologist of Bergen.\n\nHe left."
    "\n\nWrite to Jasper, +47 22 85 50 50, in Oslo."
)


@pytest.fixture(scope="module")
def doc():
    nlp = pipeline(kanon_masker={"k": 50}, wikidata_generalizer={})
    return nlp(TEXT)


def literal(doc, start, end):
    """What one text has, by looking at all that there is."""
    record, released = document_record(doc), rewritten(doc)
    numbers = [n for n, s in enumerate(record["spans"]) if start <= s["start"] < end]
    spans = [record["spans"][n] for n in numbers]
    fields = {}
    for name, rewriting in ((SANITIZED_TEXT, released), (MASKED_TEXT, masked(doc))):
        inside = [r for r in rewriting.replacements if r.start < end and r.end > start]
        if any(r.start < start or r.end > end for r in inside):
            raise RecordError("crossed")
        moved = [Replacement(r.start - start, r.end - start, r.text) for r in inside]
        fields[name] = rewrite(doc.text[start:end], moved)
    return {
        "texts": {name: rewriting.text for name, rewriting in fields.items()},
        "spans": [
            (s["start"] - start, s["end"] - start, [numbers.index(w) for w in s["with"]
             if w in numbers]) for s in spans
        ],
        "before": [numbers.index(term) for term in record["before"]["terms"] if term in numbers],
        "tokens": sum(start <= token.idx < end for token in doc),
        "masked": len({
            token.i for span in doc.spans[KANON]
            if span.label_ == MASK and start <= span.start_char < end for token in span
        }),
        "mapping": make_map(doc.text[start:end], fields[SANITIZED_TEXT]).to_dict(),
    }  # fmt: skip


def masked(doc):
    group = doc.spans[KANON]
    replacements = [
        Replacement(span.start_char, span.end_char, "***") for span in group if span.label_ == MASK
    ]
    return SimpleNamespace(replacements=replacements)


def shares(part):
    """The same of a part of `document_parts`."""
    record = part.record
    return {
        "texts": {name: record[name] for name in (SANITIZED_TEXT, MASKED_TEXT)},
        "spans": [(s["start"], s["end"], s["with"]) for s in record["spans"]],
        "before": record["before"]["terms"],
        **{name: getattr(part, name) for name in ("tokens", "masked", "mapping")},
    }


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(cuts=st.lists(st.integers(0, len(TEXT)), max_size=8))
def test_each_text_has_what_a_search_finds(doc, cuts):
    cuts.sort()
    bounds = list(zip(cuts[::2], cuts[1::2], strict=False))
    try:
        expected = [literal(doc, start, end) for start, end in bounds]
    except RecordError:
        with pytest.raises(RecordError, match="KN346"):
            document_parts(doc, bounds, mapping=True)
        return
    assert [shares(part) for part in document_parts(doc, bounds, mapping=True)] == expected
