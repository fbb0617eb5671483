"""What a wording says besides, in its sentence, is counted before the text is released."""

from collections.abc import Collection

import pytest
from pyroaring import BitMap

from spacy_kanon.anonymity.state import JOINT, Choice, DocState, Term, Wording
from spacy_kanon.components import wikidata_generalizer as seen_again
from spacy_kanon.components.wikidata_generalizer import betraying, without_betrayal
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import DEM, LOC, STAR
from spacy_kanon.text.rewriting import Replacement, rewrite
from spacy_kanon.types import Mention, TermRow

from ...growth import assert_linear
from ...kb.people import MemoryPeople


@pytest.fixture(scope="module")
def knowledge(tmp_path_factory):
    rows = [TermRow("member of the board", person, DEM, "P39") for person in range(2)]
    rows += [TermRow("board", person, DEM, "P39") for person in range(9)]
    rows += [TermRow("Dozens", 3, LOC, "P19")]
    rows += [TermRow("Oslo", person, LOC, "P19") for person in range(12)]
    folder = tmp_path_factory.mktemp("seen") / "kb"
    build_kb(MemoryPeople(rows), folder)
    return open_kb(folder)


@pytest.mark.parametrize(
    "text,start,end,wording,people,expected",
    [
        ("a member of the Works Council", 16, 29, "board", None, [0]),
        ("a friend of the Works Council", 16, 29, "board", None, []),
        ("a friend of the Works Council", 16, 29, "board", BitMap(range(6, 12)), [0]),
        ("30 people left Oslo", 0, 2, "Dozens of", None, [0]),
        ("she saw 30 people in Oslo", 8, 10, "dozens of", None, []),
        # What stands apart from all replacements was counted with the text.
        ("a member of the board met Ann", 26, 29, "***", None, []),
    ],
)
def test_terms_made_with_the_words_around(knowledge, text, start, end, wording, people, expected):
    new = rewrite(text, [Replacement(start, end, wording)])
    assert betraying(new, people, knowledge, 5) == expected


def test_it_reads_until_nothing_betrays_however_often_it_takes(knowledge, monkeypatch):
    """Silencing one wording may join its neighbours: here every reading finds one alone."""
    one_alone = lambda *arguments: betraying(*arguments)[:1]  # noqa: E731
    monkeypatch.setattr(seen_again, "betraying", one_alone)
    piece, count = "a member of the Council. ", 30
    wordings = (Wording("board", says=(knowledge.people("board"),)), Wording(STAR))
    mentions = [
        Mention(start + 16, start + 23, DEM, f"council {start}", (), "test")
        for start in range(0, count * len(piece), len(piece))
    ]
    terms = [
        Term(mention.key, DEM, "Council", None, False, wordings, mentions=(position,))
        for position, mention in enumerate(mentions)
    ]
    case = DocState(
        piece * count, 5, JOINT, knowledge.fingerprint, tuple(mentions), tuple(terms),
        tuple(range(count)),
    )  # fmt: skip

    def realized(choice: Choice, stars: Collection[int]) -> list[Replacement]:
        return [
            Replacement(mention.start, mention.end, wordings[level].text)
            for mention, level in zip(mentions, choice.levels, strict=True)
        ]

    choice, replacements = without_betrayal(case, Choice((0,) * count), realized, knowledge)
    assert choice.levels == (1,) * count
    assert {replacement.text for replacement in replacements} == {STAR}


def test_what_a_rule_of_the_language_says_too_much_is_left_as_stars(knowledge):
    """A rule over the whole text may write a term, or join one: no wording can be silenced then."""
    text = "a member of the Council"
    mention = Mention(16, 23, DEM, "council", (), "test")
    term = Term("council", DEM, "Council", None, False, (Wording(STAR),), mentions=(0,))
    case = DocState(text, 5, JOINT, knowledge.fingerprint, (mention,), (term,), (0,))

    def realized(choice: Choice, stars: Collection[int]) -> list[Replacement]:
        return [Replacement(16, 23, STAR if 0 in stars else "board")]

    _, replacements = without_betrayal(case, Choice((0,)), realized, knowledge)
    assert replacements == [Replacement(16, 23, STAR)]


def test_many_terms_and_many_wordings_take_linear_time(knowledge, monkeypatch):
    monkeypatch.setattr(seen_again, "detect", lambda analysis, *_, **__: towns[analysis.text])
    towns, texts = {}, {}
    for count in (2_000, 8_000):
        starts = range(5, 9 * count, 9)
        texts[count] = rewrite("Oslo 30. " * count, [Replacement(n, n + 2, "***") for n in starts])
        towns[texts[count].text] = [
            Mention(n, n + 4, LOC, "Oslo", ("Oslo",), "test") for n in range(0, 10 * count, 10)
        ]

    def read_again(count):
        assert betraying(texts[count], None, knowledge, 5) == []

    assert_linear(read_again, 8_000)
