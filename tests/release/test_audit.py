from dataclasses import replace
from itertools import combinations

import pytest
import spacy
from hypothesis import given
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.components.doc_spans import analysis_of
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import PERSON
from spacy_kanon.release.audit import Auditor, Document, Tally, count_people, worst_first
from spacy_kanon.release.released_files import Released
from spacy_kanon.types import TermRow

from ..kb.people import kb_of

PEOPLE = st.sets(st.integers(0, 12), max_size=9)


@given(st.lists(PEOPLE, max_size=6), st.integers(2, 5))
def test_the_counts_are_those_of_plain_sets(lists, k):
    support, witness, joint = count_people([BitMap(people) for people in lists], k)
    fits = [
        set.intersection(*some) for n in range(len(lists)) for some in combinations(lists, n + 1)
    ]
    few = [people for people in fits if 0 < len(people) < k]
    assert support == min(map(len, few), default=None)
    assert joint == (len(set.intersection(*lists)) if lists else None)
    if few:
        chosen = [lists[number] for number in witness]
        assert len(set.intersection(*chosen)) == support


def test_witnesses_are_few_and_shares_add_up():
    lists = [BitMap(range(10)), BitMap(range(5, 15)), BitMap([5, 20]), BitMap(range(30))]
    assert count_people(lists, 5)[:2] == (1, (0, 2))
    tally = Tally(5)
    auditor = Auditor(open_kb(), 5)
    for text in ("She was born on 4 May 1952.", "Nothing.", "***"):
        shown = auditor.audit(read(text))
        tally.add(shown, tokens=shown.tokens)
    shares = tally.shares()
    assert tally.documents == 3
    assert shares["tokens_visible"] == pytest.approx(10 / 11)

    def document(name, support, phrases):
        few = replace(shown, support=support, witness=(0,) * phrases)
        return Document(Released(name, ""), few)

    documents = [
        document("a", 3, 1), document("b", 1, 4), document("c", 1, 2), document("d", 1, 2),
    ]  # fmt: skip
    assert [one.released.name for one in worst_first(documents, 3)] == ["c", "d", "b"]


def test_placeholders_are_no_text(text, tokens, placeholders):
    shown = Auditor(open_kb(), 5).audit(read(text))
    assert (shown.tokens, shown.placeholders) == (tokens, placeholders)


# Names of people, a text in capitals, and what of it is a term: no label, also without brackets
# or a number, and an ordinary word only where the masker takes it for a name.
def test_names_in_capitals(tmp_path, names, text, terms):
    rows = [TermRow(name, number, PERSON, "label") for number, name in enumerate(names)]
    auditor = Auditor(kb_of(tmp_path / "kb", rows), 2)
    assert [term.keys for term in auditor.audit(read(text)).terms] == [(term,) for term in terms]


def read(text):
    return analysis_of(spacy.blank("en").tokenizer(text))


def test_terms_are_seen_inside_of_tokens(text, terms):
    shown = Auditor(open_kb(), 5).audit(analysis_of(spacy.blank("en")(text)))
    assert [term.keys[0] for term in shown.terms] == terms
