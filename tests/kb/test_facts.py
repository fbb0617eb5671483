import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.kb import build as facts_module
from spacy_kanon.kb.build import Facts
from spacy_kanon.names import DATETIME, LOC, PERSON
from spacy_kanon.types import TermRow

ROWS = [
    TermRow("Oslo", 0, LOC, "P19"),
    TermRow("born", 1, PERSON, "label"),
    TermRow("date/1972", 2, DATETIME, "P569"),
    TermRow("Oslo", 3, LOC, "P20"),
]


def rows_of(facts, batches):
    return [row for frame in facts.frames(batches) for row in frame.rows()]


def test_rows_become_numbers():
    facts = Facts(frozenset(), folded=False)
    assert rows_of(facts, [ROWS]) == [
        ("Oslo", 0, 0b100, 0),
        ("born", 1, 0b1, 1),
        ("date/1972", 2, 0b100000, 2),
        ("Oslo", 3, 0b100, 3),
    ]
    assert list(facts.origins) == ["P19", "label", "P569", "P20"]


@pytest.mark.parametrize("chunk", [1, 3, 100])
def test_small_batches_are_put_together(monkeypatch, chunk):
    monkeypatch.setattr(facts_module, "CHUNK_ROWS", chunk)
    facts = Facts(frozenset(), folded=False)
    frames = list(facts.frames([row] for row in ROWS))
    assert [len(frame) for frame in frames] == {1: [1] * 4, 3: [3, 1], 100: [4]}[chunk]


def test_harmless_terms_are_dropped_in_any_folding():
    facts = Facts(frozenset({"born"}), folded=True)
    keys = [row[0] for row in rows_of(facts, [[*ROWS, ROWS[1]._replace(key="BORN")]])]
    assert sorted(keys) == ["BORN", "Oslo", "Oslo", "date/1972", "fold/oslo", "fold/oslo"]


@pytest.mark.parametrize("population,code", [(4, None), (3, "KN108"), (0, "KN109")])
def test_people_are_inside_the_population(population, code):
    facts = Facts(frozenset(), folded=False)
    list(facts.frames([ROWS]))
    if code is None:
        facts.check(population)
    else:
        with pytest.raises(KanonError, match=code):
            facts.check(population)


def test_no_rows_are_an_error():
    facts = Facts(frozenset(), folded=False)
    assert list(facts.frames([])) == [] and list(facts.frames([[]])) == []
    with pytest.raises(KanonError, match="KN109"):
        facts.check(5)
