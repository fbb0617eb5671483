from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.merge import merge_mentions
from spacy_kanon.names import CODE, LOC, MISC, PERSON
from spacy_kanon.types import Mention
from tests.examples import examples

EXAMPLES = examples(__file__)


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


@pytest.mark.parametrize("text, known, rules, expected", EXAMPLES["test_overlaps"])
def test_overlaps(text, known, rules, expected):
    assert merged(text, known, rules) == expected


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


@given(MENTIONS, MENTIONS)
def test_nothing_is_uncovered_and_nothing_overlaps(first, second):
    found = merge_mentions(Analysis(TEXT, *words(TEXT)), first, second)
    covered = {i for one in found for i in range(one.start, one.end) if TEXT[i] != " "}
    needed = {i for one in first + second for i in range(one.start, one.end) if TEXT[i] != " "}
    assert needed == covered
    assert all(one.end <= two.start for one, two in pairwise(found))
    starts, ends = words(TEXT)
    assert all(one.start in starts and one.end in ends for one in found)
