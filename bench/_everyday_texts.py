"""Texts of everyday kinds with the phrases that must go, and how masks of them are scored.

A text file marks its gold phrases where they stand: `[[PERSON:Ann Lie]] lives in [[LOC:Oslo]].`
`everyday/seen` is for working, `everyday/unseen` for totals only. All people are invented.

A phrase *leaks* if a part of it that tells something can still be read: a word of two letters or
more, or a digit, articles, particles and titles aside. A word is a run of letters and digits. A
word of no gold phrase is *needless* if a mask touches it. A text stays *readable* if at most one in
eight of its other words is needless, and in no line with five or more of them more than half.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from spacy_kanon.text.rewriting import Replacement, rewrite

FOLDER = Path(__file__).parent / "everyday"
_MARK = re.compile(r"\[\[([A-Z]+):((?:\[[^\[\]]*\]|[^\[\]])*)\]\]")
_WORD = re.compile(r"[^\W_]+")
_TELLS_NOTHING = frozenset(
    _WORD.findall(
        "the an and or of at in on to by for from von van der die das den de la le les du des el "
        "los ltd co mr mrs ms miss dr prof rev mme"
    )
)
_NEEDLESS_SHARE = 1 / 8
_SHORT_LINE = 5
Bounds = tuple[int, int]


class GoldPhrase(NamedTuple):
    """A phrase that must go; character offsets, end exclusive."""

    start: int
    end: int
    kind: str


class EverydayText(NamedTuple):
    """A text without its marks, and its gold phrases in order."""

    name: str
    text: str
    phrases: tuple[GoldPhrase, ...]


class Outcome(NamedTuple):
    """What masks did to one text."""

    leaked: tuple[GoldPhrase, ...]  # Phrases that can still be read in part.
    needless: tuple[Bounds, ...]  # Words outside of gold phrases that a mask touches.
    ordinary: int  # Words outside of gold phrases.
    readable: bool  # By the rule above.


def parse(name: str, marked: str) -> EverydayText:
    """A text out of its marked form.

    >>> parse("a", "Hi [[PERSON:Ann]]!")
    EverydayText(name='a', text='Hi Ann!', phrases=(GoldPhrase(start=3, end=6, kind='PERSON'),))
    """
    matches = list(_MARK.finditer(marked))
    plain = rewrite(marked, [Replacement(*match.span(), match[2]) for match in matches], exact=True)
    pairs = zip(plain.starts, matches, strict=True)
    phrases = (GoldPhrase(start, start + len(match[2]), match[1]) for start, match in pairs)
    return EverydayText(name, plain.text, tuple(phrases))


def read_everyday(half: str, folder: Path = FOLDER) -> list[EverydayText]:
    """The texts of a half ("seen" or "unseen"), by name."""
    paths = sorted((folder / half).glob("*.txt"))
    return [parse(path.stem, path.read_text("utf8")) for path in paths]


def hidden_by(masks: Sequence[Bounds], length: int) -> bytearray:
    """For each character of a text, whether a mask covers it."""
    hidden = bytearray(length)
    for start, end in masks:
        hidden[start:end] = b"\1" * (end - start)
    return hidden


def judge(text: EverydayText, masks: Sequence[Bounds]) -> Outcome:
    """What masks leave of the gold phrases and take of the other words."""
    hidden = hidden_by(masks, len(text.text))
    leaked = tuple(phrase for phrase in text.phrases if _is_visible(text.text, phrase, hidden))
    gold = hidden_by([(phrase.start, phrase.end) for phrase in text.phrases], len(text.text))
    words = (match.span() for match in _WORD.finditer(text.text))
    ordinary = [bounds for bounds in words if not any(gold[slice(*bounds)])]
    needless = tuple(bounds for bounds in ordinary if any(hidden[slice(*bounds)]))
    return Outcome(leaked, needless, len(ordinary), _is_readable(text.text, ordinary, needless))


def _is_visible(text: str, phrase: GoldPhrase, hidden: bytearray) -> bool:
    for match in _WORD.finditer(text, phrase.start, phrase.end):
        word = match[0].lower()
        tells = len(word) > 1 or word.isdigit()
        if tells and word not in _TELLS_NOTHING and not all(hidden[match.start() : match.end()]):
            return True
    return False


def _is_readable(text: str, ordinary: Sequence[Bounds], needless: Sequence[Bounds]) -> bool:
    if len(needless) > _NEEDLESS_SHARE * len(ordinary):
        return False
    lost = set(needless)
    lines: dict[int, list[bool]] = {}
    for bounds in ordinary:
        lines.setdefault(text.count("\n", 0, bounds[0]), []).append(bounds in lost)
    return all(len(line) < _SHORT_LINE or 2 * sum(line) <= len(line) for line in lines.values())
