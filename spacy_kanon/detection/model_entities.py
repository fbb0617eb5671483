"""What a statistical recognizer says, weighed against the form of the text and counts of words.

A model is asked for names; it errs on labels, headings, doses and markup, which it has not learned
on, and its spans run on past the name. What is left of an entity after that is a mention. A span
that an entity ruler or a person marked is not weighed: it is taken as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from ..lang.language_rules import WordUse
from ..names import CODE, DATETIME, LOC, MISC, ORG, PERSON, QUANTITY
from ..text.normalization import normalize_key
from ..types import Mention
from .analysis import Analysis

_MEASURED = (DATETIME, QUANTITY)
_NAMED = (PERSON, LOC, ORG, MISC)


def weigh_entities(
    analysis: Analysis, entities: Sequence[Mention], candidates: Sequence[Mention]
) -> list[Mention]:
    """What is left of a model's entities where form and counts speak against parts of them.

    analysis (Analysis): The text.
    entities (Sequence[Mention]): Of the model.
    candidates (Sequence[Mention]): What terms and rules cover.
    RETURNS (list[Mention]): Labels, list numbers, measurements and ordinary words at the edges of
        an entity are dropped. Of dates and numbers only those stay that hold a number or a
        capital that nothing else covers.
    """
    use = analysis.use
    if use is None:
        return list(entities)
    starts, ends = analysis.bounds
    first_at = {start: i for i, start in enumerate(starts)}
    last_at = {end: i + 1 for i, end in enumerate(ends)}
    covered = bytearray(len(analysis.text) + 1)
    for mention in candidates:
        covered[mention.start : mention.end] = b"\1" * (mention.end - mention.start)
    weighed = []
    for entity in entities:
        first, last = first_at.get(entity.start), last_at.get(entity.end)
        if first is None or last is None:
            weighed.append(entity)
            continue
        if entity.kind in _MEASURED:
            telling = (i for i in range(first, last) if _tells(use, i))
            if any(not all(covered[starts[i] : ends[i]]) for i in telling):
                weighed.append(entity)
            continue
        weighed += _trimmed(analysis, use, entity, first, last)
    return weighed


def _tells(use: WordUse, i: int) -> bool:
    """Whether token `i` is a number or a name, and no part of the form of the text."""
    word = use.words[i]
    if i in use.structure or not any(char.isalnum() for char in word):
        return False
    return any(char.isdigit() for char in word) or not (word.islower() or use.is_ordinary(i))


def _trimmed(
    analysis: Analysis, use: WordUse, entity: Mention, first: int, last: int
) -> Iterator[Mention]:
    """An entity without what says nothing at its edges; nothing if nothing is left.

    In a text of another language a model of English takes whole clauses for names: there the words
    in lower case within say nothing either.
    """
    starts, ends = analysis.bounds
    for begin, end in _stretches(use, first, last) if use.foreign else [(first, last)]:
        while begin < end and (
            _says_nothing(analysis, use, begin)
            or (begin + 1 < end and _addresses(analysis, use, begin))
        ):
            begin += 1
        while begin < end and _says_nothing(analysis, use, end - 1):
            end -= 1
        if (begin, end) == (first, last):
            yield entity
        elif begin < end:
            start, stop = starts[begin], ends[end - 1]
            written = analysis.text[start:stop]
            yield replace(entity, start=start, end=stop, key=normalize_key(written) or written)


def _stretches(use: WordUse, first: int, last: int) -> Iterator[tuple[int, int]]:
    """The longest stretches of tokens without a word in lower case."""
    for lower, tokens in groupby(range(first, last), lambda i: use.words[i].islower()):
        if not lower:
            stretch = list(tokens)
            yield stretch[0], stretch[-1] + 1


def _addresses(analysis: Analysis, use: WordUse, i: int) -> bool:
    """Whether a word only addresses the person whose name follows: "Dr" of "Dr Ann Lee"."""
    language = analysis.language
    return language is not None and use.words[i].lower().rstrip(".") in language.forms_of_address


def _says_nothing(analysis: Analysis, use: WordUse, i: int) -> bool:
    word = use.words[i]
    if i in use.structure or not any(char.isalnum() for char in word):
        return True
    language = analysis.language
    if word.islower():
        return language is not None and (language.is_ordinary_word(word) or word in use.foreign)
    return not any(char.isdigit() for char in word) and use.is_ordinary(i)


def with_kinds_of(candidates: Sequence[Mention], entities: Sequence[Mention]) -> list[Mention]:
    """Candidates of unknown risk with the kind and the source of the entity of the same bounds.

    What rules read as a date, a number or a code is one. A name whose kind they guess from the
    look of its words is what a model says that has read the sentence.

    candidates (Sequence[Mention]): Of the rules.
    entities (Sequence[Mention]): Of a model.
    RETURNS (list[Mention]): In the order of the candidates.
    """
    kinds = {(e.start, e.end): e for e in entities if e.kind in _NAMED}
    return [_with_kind(mention, kinds.get((mention.start, mention.end))) for mention in candidates]


def _with_kind(mention: Mention, entity: Mention | None) -> Mention:
    if entity is None or mention.keys or mention.kind not in _NAMED or mention.kind == entity.kind:
        return mention
    if entity.kind == MISC or mention.kind == CODE:
        return mention
    return replace(mention, kind=entity.kind, source=entity.source)
