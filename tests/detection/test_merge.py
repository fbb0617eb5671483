from itertools import pairwise

import spacy
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.components.doc_spans import analysis_of
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.law import title_starts
from spacy_kanon.detection.lists import Listed
from spacy_kanon.detection.merge import merge_mentions
from spacy_kanon.detection.propagation import spread_masks
from spacy_kanon.names import (
    CODE,
    KINDS,
    LOC,
    MISC,
    PERSON,
    decision_label,
    decision_of,
    kind_of_label,
)
from spacy_kanon.types import Mention

TEXT = "ab cd ef gh ij kl"
MENTIONS = st.lists(
    st.builds(
        lambda first, size, kind, known: Mention(
            first * 3, min(first + size, 5) * 3 + 2, kind, f"{first}-{size}",
            (f"{first}-{size}",) if known else (),
        ),
        st.integers(0, 5), st.integers(0, 3), st.sampled_from([PERSON, LOC, CODE]), st.booleans(),
    ),
    max_size=6,
)  # fmt: skip
NLP = spacy.blank("en")


def words(text: str) -> tuple[list[int], list[int]]:
    starts = [i for i in range(len(text)) if text[i] != " " and (i == 0 or text[i - 1] == " ")]
    return starts, [start + len(text[start:].split(" ", 1)[0]) for start in starts]


def mention(text: str, part: str, kind: str = MISC, *, known: bool = False) -> Mention:
    start = text.index(part)
    return Mention(start, start + len(part), kind, part, (part,) if known else ())


def merged(text: str, known: dict[str, str], rules: dict[str, str]) -> list[tuple[str, str, bool]]:
    """Surface, kind and whether known, of each mention."""
    groups = (
        [mention(text, part, kind, known=True) for part, kind in known.items()],
        [mention(text, part, kind) for part, kind in rules.items()],
    )
    found = merge_mentions(Analysis(text, *words(text)), *groups)
    return [(text[one.start : one.end], one.kind, bool(one.keys)) for one in found]


def test_overlaps(text, known, rules, expected):
    assert merged(text, known, rules) == expected


@given(MENTIONS, MENTIONS)
def test_nothing_is_uncovered_and_nothing_overlaps(first, second):
    found = merge_mentions(Analysis(TEXT, *words(TEXT)), first, second)
    covered = {i for one in found for i in range(one.start, one.end) if TEXT[i] != " "}
    needed = {i for one in first + second for i in range(one.start, one.end) if TEXT[i] != " "}
    assert needed == covered
    assert all(one.end <= two.start for one, two in pairwise(found))
    starts, ends = words(TEXT)
    assert all(one.start in starts and one.end in ends for one in found)


@given(st.sampled_from(KINDS), st.booleans())
def test_a_decision_label_says_both(kind, masked):
    label = decision_label(kind, masked=masked)
    assert (kind_of_label(label), decision_of(label)) == (kind, masked)


def test_spread(text, masks, expected):
    assert spread_masks(text.split(), masks) == expected


def test_not_inside_a_longer_mention_that_may_stay(kept, expected):
    words = ["Norway", "wrote", "Norway", "State", "Office"]
    assert spread_masks(words, [(0, 1)], kept=kept) == expected


@given(st.lists(st.sampled_from(["Ann", "Lee", "met", "1990"]), max_size=30), st.data())
def test_given_masks_stay_and_nothing_overlaps(words, data):
    cuts = sorted(data.draw(st.sets(st.integers(0, len(words)), max_size=8)))
    masks = list(zip(cuts[::2], cuts[1::2], strict=False))
    found = spread_masks(words, masks)
    assert set(masks) <= set(found)
    edges = [edge for bounds in found for edge in bounds]
    assert edges == sorted(edges)
    assert spread_masks(words, found) == found


def with_title(text, name="Berg", *, before=(), allowed=()):
    """What a mask of the name hides when it takes titles along."""
    words = [*before, name]
    mentions = [
        Mention(text.index(word), text.index(word) + len(word), "PERSON", word) for word in words
    ]
    listed = [Listed(text.index(word), text.index(word) + len(word), "") for word in allowed]
    position = len(mentions) - 1
    starts = title_starts(analysis_of(NLP(text)), mentions, {position}, listed)
    name = mentions[position]
    return text[starts.get(position, name.start) : name.end]


def test_a_mask_takes_the_titles_directly_before_a_name(text, hidden):
    assert with_title(text) == hidden


def test_titles_that_are_decided_on_for_themselves():
    assert with_title("Prof. Dr. Berg", before=["Dr."]) == "Berg"
    assert with_title("Prof. Dr. Berg", before=["Prof."]) == "Dr. Berg"
    assert with_title("Prof. Dr. Berg", allowed=["Dr."]) == "Berg"
    analysis = analysis_of(NLP("Dr. Berg"), None)
    assert title_starts(analysis, [Mention(4, 8, "PERSON", "Berg")], {0}) == {}
