"""What can be seen of an unknown mention, and what it weighs."""

import math

import pytest

from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.lang.en.salience import Clues
from spacy_kanon.lang.lexicon import weights
from tests.growth import assert_linear


def chance_of(text, phrase, kind, source="rules", tag=""):
    analysis = Analysis.of_plain(text)
    first, last = analysis.tokens.covering(text.index(phrase), text.index(phrase) + len(phrase))
    clues = Clues(analysis.use)
    return clues.chance(first, last, kind, source=source, times=text.count(phrase), tag=tag)


def test_what_tells_more_weighs_more(text, phrase, kind, other, phrase_of_other):
    assert chance_of(text, phrase, kind) < chance_of(other, phrase_of_other, kind)


def test_weights_are_finite_and_of_clues_of_the_table():
    text = 'He said "Xyzzy\\Foo" and \'Bar\'.\n"\n'
    analysis = Analysis.of_plain(text)
    clues = Clues(analysis.use)
    for i in range(len(analysis.tokens)):
        for clue in clues.clues(i, i + 1, "MISC", source="rules", times=1):
            assert not set(clue) & set("\"'\\\n") and "  " not in clue
    table = weights()
    assert len(table) > 500 and all(-20 < weight < 20 for weight in table.values())
    assert {"b", "MISC|b", "QUANTITY|b"} <= set(table)


def test_time_is_linear_in_the_text():
    def run(size):
        analysis = Analysis.of_plain("Xyzzy ran 3 tests of Foobar. " * size)
        clues = Clues(analysis.use)
        for i in range(0, len(analysis.tokens), 7):
            clues.chance(i, i + 1, "MISC", source="rules", times=1)

    assert_linear(run, 100)


@pytest.mark.parametrize("kind", ["MISC", "PERSON", "QUANTITY", "CODE"])
def test_the_chance_is_that_of_the_weights_of_the_clues(kind):
    analysis = Analysis.of_plain('Ann\'s "Xyzzy"\n\nWard: 3 beds, e.g. C:\\temp; he is in Kowale.')
    clues, table = Clues(analysis.use), weights()
    for i in range(len(analysis.tokens) - 2):
        names = clues.clues(i, i + 2, kind, source="rules", times=2)
        score = math.fsum(table.get(name, 0.0) for name in names)
        chance = clues.chance(i, i + 2, kind, source="rules", times=2)
        assert chance == 1 / (1 + math.exp(-score))
