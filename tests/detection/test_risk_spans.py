import json

import pytest

from spacy_kanon.detection.risk_spans import (
    PROFILE_NUMBERS,
    Indication,
    RiskSpan,
    SpannedText,
    SpanProfile,
    link_entities,
    main_person,
    profiles,
    to_plain,
    undecided,
)
from tests.refusals import refused

TEXT = "Thomas Jasper of Oslo met Ann Lee in OSLO. Jasper left."


def spans(*wanted):
    return [RiskSpan(start, end, kind) for start, end, kind in wanted]


def linked():
    return link_entities(
        TEXT,
        spans((43, 49, "PERSON"), (0, 13, "PERSON"), (17, 21, "LOC"), (26, 33, "PERSON"),
              (37, 41, "LOC")),
    )  # fmt: skip


def test_what_is_linked_to_one_entity():
    names = {TEXT[span.start : span.end]: span.entity for span in linked()}
    assert names["Thomas Jasper"] == names["Jasper"] != names["Ann Lee"]
    assert names["Oslo"] == names["OSLO"]
    assert [span.start for span in linked()] == [0, 17, 26, 37, 43]
    found = link_entities(TEXT, spans((0, 13, "PERSON"), (43, 49, "MISC"), (17, 21, "LOC")))
    assert found[0].entity == found[2].entity != found[1].entity
    given = RiskSpan(0, 13, "PERSON", "e1")
    assert link_entities(TEXT, [given, given]) == (given,)
    text = SpannedText(TEXT, linked())
    assert main_person(text) == linked()[0].entity
    assert main_person(text, ["CODE"]) is None
    assert main_person(SpannedText(TEXT, ())) is None


@pytest.mark.parametrize("start,end", [(3, 3), (-1, 2), (0, len(TEXT) + 1), (5, 2)])
def test_spans_outside_of_the_text(start, end):
    refused("KN700", SpannedText, TEXT, (RiskSpan(start, end, "LOC"),))


def test_profiles_and_plain_values():
    text = "Ann Lee, born in 1972, met the USS Oslo 7 crew; Lee sang."
    surfaces = {"Ann Lee": "PERSON", "1972": "DATETIME", "USS Oslo 7 crew": "MISC"}
    spans = [
        RiskSpan(text.index(surface), text.index(surface) + len(surface), kind)
        for surface, kind in surfaces.items()
    ]
    last = text.rindex("Lee")
    spans.append(RiskSpan(last, last + 3, "PERSON"))
    first, year, ship, again = profiles(SpannedText(text, link_entities(text, spans)))
    assert first == SpanProfile("PERSON", 2, 7, 0, 1.0, False, 2, True, 0.0, 0)
    assert year == SpanProfile("DATETIME", 1, 4, 4, 0.0, False, 1, True, 17 / len(text), 1)
    assert (ship.words, ship.digits, ship.capitals) == (4, 1, 0.5)
    assert (again.mentions, again.first, again.before) == (2, False, 3)
    assert len(first.numbers) == len(PROFILE_NUMBERS)
    said = {"a": Indication(0.2, False), "b": undecided("no model")}
    plain = to_plain(said, Indication(0.5, True))
    assert json.loads(json.dumps(plain)) == plain
    assert plain["scores"] == {"a": 0.2, "b": 1.0} and plain["notes"] == {"b": "no model"}
    assert plain["risky"] is True
    (found,) = profiles(SpannedText("  ", (RiskSpan(0, 1, "MISC"),)))
    assert (found.words, found.capitals) == (0, 0.0)


@pytest.mark.parametrize(
    "surface,foreign", [("黄义达", True), ("Ko စည်သူ", True), ("Łódź", True), ("Jókai", False)]
)
def test_letters_that_no_english_word_has(surface, foreign):
    (found,) = profiles(SpannedText(surface, (RiskSpan(0, len(surface), "MISC"),)))
    assert found.foreign is foreign
