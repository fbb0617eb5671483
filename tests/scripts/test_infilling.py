"""Spans without their texts -> whole texts."""

from random import Random

import fill_gaps
from fill_gaps import Gap, Infiller
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.names import NO_MASK, QUASI
from spacy_kanon.types import Mention
from tests.commands import write_lines
from tests.refusals import refused

GAPS = [("PERSON", "DATETIME", " (born "), ("PERSON", "DATETIME", " was born on ")]
GAPS += [("DATETIME", "DEM", ") is a former "), ("DEM", "$", "."), ("LOC", "ORG", ", ")]
BANK = Infiller([Gap(*gap) for gap in GAPS])


def partial(*spans: tuple[int, str, str, bool]) -> fill_gaps.PartialText:
    """Of spans as (start, word, kind, whether it is masked)."""
    made = (fill_gaps.PartialSpan(at, at + len(word), *is_, word) for at, word, *is_ in spans)
    return fill_gaps.PartialText("d", tuple(made))


def test_gaps_are_drawn_by_a_seed():
    text = "Ann (born 1950) sang."
    mentions = [Mention(0, 3, "PERSON", "Ann"), Mention(10, 14, "DATETIME", "1950")]
    opening, born, closing = Gap("^", "PERSON", ""), Gap(*GAPS[0]), Gap("DATETIME", "$", ") sang.")
    assert fill_gaps.gaps_of(text, mentions) == [opening, born, closing]
    source = partial((0, "Ann", "PERSON", True), (11, "1950", "DATETIME", True))
    near = Infiller([Gap("PERSON", "DATETIME", text) for text in ("(a) (b) ", "(c) (d) ")])
    first, again = (fill_gaps.infill_all([source], near, copies=8) for _ in range(2))
    assert len({text.text for text in first}) == 2 and len({text.doc_id for text in first}) == 8
    assert [text.text for text in first] == [text.text for text in again]


def test_a_gap_is_filled_by_kinds_and_length():
    born = (0, "Ann", "PERSON", True), (10, "1950", "DATETIME", True)
    source = partial(*born, (28, "poet", "DEM", False))
    filled = fill_gaps.infill(source, BANK, Random(0), "d")
    assert filled.text == "Ann (born 1950) is a former poet."
    [mentions] = filled.annotations.values()
    found = {filled.text[m.start : m.end]: m.identifier_type for m in mentions}
    assert found == {"Ann": QUASI, "1950": QUASI, "poet": NO_MASK}


@given(
    st.lists(st.tuples(st.integers(0, 200), st.text("abc ", min_size=1), st.booleans()), max_size=8)
)
def test_phrases_survive_with_their_decisions(rows):
    position, spans = 0, []
    for gap, word, masked in rows:
        word = f"x{word}x"
        spans.append((position + gap, word, "MISC", masked))
        position += gap + len(word)
    [filled] = fill_gaps.infill_all([partial(*spans)], BANK)
    [mentions] = filled.annotations.values()
    assert [filled.text[m.start : m.end] for m in mentions] == [word for _, word, _, _ in spans]
    assert [m.identifier_type == QUASI for m in mentions] == [masked for *_, masked in spans]


def line(**changes) -> dict:
    span = {"start": 0, "end": 3, "entity_type": "PERSON", "label": "MASK", "span_text": "Ann"}
    return {"doc_id": "d", "spans": [span | changes]}


def test_spans_that_cannot_be_are_refused(tmp_path, changes):
    record = {"doc_id": "d"} if changes is None else line(**changes)
    refused("KN504", fill_gaps.read_partial_texts, write_lines(tmp_path / "spans.jsonl", [record]))


def test_overlapping_spans_become_one_that_is_masked_if_either_was(tmp_path):
    record = line(label="NO_MASK")
    record["spans"].append(line(start=1, end=3, span_text="nn")["spans"][0])
    [text] = fill_gaps.read_partial_texts(write_lines(tmp_path / "spans.jsonl", [record]))
    assert [(span.surface, span.masked) for span in text.spans] == [("Ann", True)]
