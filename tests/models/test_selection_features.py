from spacy_kanon.models.selection_model import (
    Phrase,
    option_class,
    option_head,
    pair_features,
    phrase_features,
    repeats,
)

CITY = Phrase("Tilburg", "LOC", ("big city", "city", "***"), "born in Tilburg.")


def test_option_class(option, expected):
    assert option_class(option) == expected


def test_option_head(option, expected):
    assert option_head(option) == expected


def test_repeats(option, text, expected):
    assert repeats(option, text) == expected


def test_rows_of_options():
    rows = list(pair_features(CITY))
    assert len(rows) == 3
    assert ("kind", "LOC", "count", 3, "level", 1) in rows[0]
    assert ("head", "city", "kind", "LOC") in rows[0] and ("option", "city") not in rows[0]
    assert ("first class", "place", "kind", "LOC") in rows[2]
    other = Phrase("Tilburg", "LOC", ("a", "b", "***"))
    assert phrase_features(CITY) == phrase_features(other)
    assert phrase_features(CITY) != phrase_features(Phrase("Tilburg", "LOC", ("a", "***")))
    rows = list(pair_features(Phrase("x", "MISC", (*(["thing"] * 300), "***"))))
    assert len(rows) == 301 and rows[100] == rows[200]
