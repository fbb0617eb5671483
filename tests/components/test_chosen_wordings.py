import pytest
from pyroaring import BitMap

from spacy_kanon.anonymity.recode import choose_wordings
from spacy_kanon.anonymity.state import JOINT, DocState, Term, Wording
from spacy_kanon.components.wikidata_generalizer import choose
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import LOC, STAR
from spacy_kanon.types import Mention

GROWING = (BitMap(range(10)), BitMap(range(40)))
APART = (BitMap(range(10)), BitMap(range(8, 40)))


@pytest.fixture(scope="module")
def knowledge():
    return open_kb()


def case_of(*chains):
    terms, mentions = [], []
    for number, chain in enumerate(chains):
        wordings = [Wording(f"level {n}", says=(people,)) for n, people in enumerate(chain)]
        terms.append(
            Term(f"term {number}", LOC, "x", None, False, (*wordings, Wording(STAR)), (), (number,))
        )
        mentions.append(Mention(2 * number, 2 * number + 1, LOC, f"term {number}"))
    positions = tuple(range(len(chains)))
    text = " ".join("x" * len(chains))
    return DocState(text, 5, JOINT, "", tuple(mentions), tuple(terms), positions)


def test_chains_that_do_not_grow_are_counted_truly(knowledge):
    case = case_of(GROWING, APART)
    choice, proof = choose(case, knowledge, None, node_budget=500)
    assert proof["optimality"] == 1.0
    assert choice.counted.k_reached == 10 and choice.levels == (0, 0)


@pytest.mark.parametrize("rare", [5, 6, 50, 99])
def test_a_wording_that_few_people_have_is_worth_no_more_than_the_term(rare):
    wordings = (Wording("worker", says=(BitMap(range(rare)),)), Wording(STAR))
    term = Term("accountant", LOC, "x", BitMap(range(200)), True, wordings, (), (0,))
    choice, _ = choose_wordings([term], k=5, population=1000)
    assert choice.levels == (None,) and choice.counted.k_reached == 200
