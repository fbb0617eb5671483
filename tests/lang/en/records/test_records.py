"""What of forms, notes, letters, chats and logs is a mention, and what is their form.

Each row that masks less has a counter-row beside it that still masks.
"""

import pytest
import spacy

from spacy_kanon.components.doc_spans import token_bounds
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import find_candidates, weigh_entities, with_kinds_of
from spacy_kanon.lang.en.dates import find_foreign_dates
from spacy_kanon.lang.en.identifiers import find_whole_addresses
from spacy_kanon.lang.en.quantities import find_measurements
from spacy_kanon.text.borders import read_borders
from spacy_kanon.text.rewriting import Replacement, rewrite
from spacy_kanon.types import Mention

NLP = spacy.blank("en")


def analysis_of(text: str) -> Analysis:
    return Analysis(text, *token_bounds(NLP.make_doc(text)))


def test_markup(text, markup):
    found = read_borders(text)
    assert [text[start:end] for start, end in found.cuts] == markup if found else not markup


def test_markup_at_the_edges_of_a_mask_stays(text, phrase, released):
    start = text.index(phrase)
    rewritten = rewrite(text, [Replacement(start, start + len(phrase), "***")])
    assert rewritten.text == released
    assert released[rewritten.starts[0] :].startswith("***")


def test_foreign_dates(text, keys):
    assert [date.keys for date in find_foreign_dates(text)] == [keys]


def test_whole_addresses(text, address):
    assert address in {text[start:end] for start, end in find_whole_addresses(text)}


def test_a_date_or_a_count_is_no_address(text):
    assert not list(find_whole_addresses(text))


@pytest.mark.parametrize("text", ["he ran 5 miles", "a 3 to 1 win", "in 1998"])
def test_no_measurement_of_the_clinic(text):
    assert not list(find_measurements(text))


def test_guesses_are_weighed(text, entity, kind, left):
    start = text.index(entity)
    analysis = analysis_of(text)
    guess = Mention(start, start + len(entity), kind, entity, source="ents")
    weighed = weigh_entities(analysis, [guess], find_candidates(analysis))
    assert [text[m.start : m.end] for m in weighed] == left


def test_the_better_founded_kind_wins(rule, model, kind, source):
    candidate = Mention(0, 4, rule, "Ford", source="rules")
    (merged,) = with_kinds_of([candidate], [Mention(0, 4, model, "Ford", source="ents")])
    assert (merged.kind, merged.source) == (kind, source)
