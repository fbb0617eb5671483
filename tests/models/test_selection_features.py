from spacy_kanon.models.selection_model import Phrase, pair_features, phrase_features

CITY = Phrase("Tilburg", "LOC", ("big city", "city", "***"), "born in Tilburg.")


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
