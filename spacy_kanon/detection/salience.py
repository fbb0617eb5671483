"""Unknown mentions that identify no one: products, doses, counts, headings.

A mention that no knowledge base knows is masked, because its risk is unknown. Where its look, its
place and its neighbours say that it identifies no one ("Kubernetes", "two lifts", "Chrome 121"), it
is no mention at all. In doubt it is one, and so it is if the text has a part of it in a name.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from ..errors import Errors, KanonError
from ..lang.language_rules import LanguageRules
from ..names import DATETIME, MEASURED, PERSON, QUANTITY, RULES
from ..types import Mention
from .analysis import Analysis

MIN_SALIENCE = 0.03  # By nested cross-validation, see `bench/fit_clues.py`.
_WORD = re.compile(r"[^\W\d_]{3,}")
# "Nia, 7, and ...", "Osian (4)", "Age: 7": how old a person is.
_BEFORE_AGE = re.compile(r"(?:\b[^\W\d_a-z][^\W\d_]+(?:, | ?\()|\b[Aa]ged?(?: if [a-z ]+)?:? *)\Z")
_BEHIND_AGE = re.compile(r"\s*(?:[,;.)\n]|\Z)")
_LONGEST_CUE = 30


def checked_chance(chance: float) -> float:
    """The same chance, if it is one."""
    if isinstance(chance, bool) or not isinstance(chance, int | float) or not 0 <= chance <= 1:
        raise KanonError(Errors.E381)
    return chance


def without_asides(
    analysis: Analysis,
    mentions: Sequence[Mention],
    below: float,
    *,
    sources: frozenset[str],
    certain: bool = False,
    fixed: Sequence[Mention] = (),
    tags: Sequence[str] = (),
) -> list[Mention]:
    """Mentions without those of `sources` that, by the highest chance of any with their key, tell
    something with a chance `below`; with `certain` no guess is left out, nor what touches `fixed`.
    """
    language = analysis.language
    if language is None:
        return list(mentions)
    positions = candidates(analysis, mentions, sources=sources, certain=certain, fixed=fixed)
    chances = _chances(analysis, language, mentions, positions, tags)
    asides = {position for position in positions if chances[mentions[position].key] < below}
    if not asides:
        return list(mentions)
    names = {
        word
        for position, mention in enumerate(mentions)
        if position not in asides and mention.kind not in MEASURED
        for word in _name_words(analysis, mention, language)
    }
    return [
        mention
        for position, mention in enumerate(mentions)
        if position not in asides
        or not names.isdisjoint(_name_words(analysis, mention, language))
    ]  # fmt: skip


def candidates(
    analysis: Analysis,
    mentions: Sequence[Mention],
    *,
    sources: frozenset[str],
    certain: bool = False,
    fixed: Sequence[Mention] = (),
) -> list[int]:
    """Positions of the mentions that may identify no one."""
    text, language, use = analysis.text, analysis.language, analysis.use
    if language is None or use is None:
        return []
    starts, ends = analysis.bounds
    stays = [(mention.start, mention.end) for mention in fixed]
    stays += [(starts[first], ends[last - 1]) for first, last, _ in use.form.values]
    covered = bytearray(len(text) + 1)
    for start, end in stays:
        covered[start:end] = b"\1" * (end - start)
    return [
        position
        for position, mention in enumerate(mentions)
        if mention.source in sources
        and not (mention.keys or mention.sub_kind or (mention.unsure and certain))
        # Two names or a title say that it is a person.
        and not (mention.kind == PERSON and mention.source == RULES)
        and not any(covered[mention.start : mention.end])
        and not _is_age(text, mention)
        and language.may_tell_nothing(text[mention.start : mention.end], mention.kind)
    ]


def _is_age(text: str, mention: Mention) -> bool:
    """Whether a number or a duration is where an age is written."""
    if mention.kind not in (DATETIME, QUANTITY):
        return False
    before = text[max(0, mention.start - _LONGEST_CUE) : mention.start]
    return (
        _BEFORE_AGE.search(before) is not None and _BEHIND_AGE.match(text, mention.end) is not None
    )


def _chances(
    analysis: Analysis,
    language: LanguageRules,
    mentions: Sequence[Mention],
    positions: Sequence[int],
    tags: Sequence[str],
) -> dict[str, float]:
    """The highest chance of each key."""
    chances: dict[str, float] = {}
    if not positions or analysis.use is None:
        return chances
    clues = language.clues(analysis.use)
    times = Counter(mention.key for mention in mentions)
    for position in positions:
        mention = mentions[position]
        inside = analysis.layout.inside(mention.start, mention.end)
        chance = clues.chance(
            inside.start,
            inside.stop,
            mention.kind,
            source=mention.source,
            times=times[mention.key],
            tag=tags[inside.stop - 1] if tags else "",
        )
        chances[mention.key] = max(chance, chances.get(mention.key, 0.0))
    return chances


def _name_words(analysis: Analysis, mention: Mention, language: LanguageRules) -> list[str]:
    """Words with a capital that are no ordinary ones, in lower case."""
    words = _WORD.findall(analysis.text[mention.start : mention.end])
    lower = [word.lower() for word in words if word[0].isupper()]
    return [word for word in lower if not language.is_ordinary_word(word)]
