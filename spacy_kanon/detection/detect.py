"""The one door of this room: a reading of a text -> the mentions that have to be decided on.

Plan. The terms of a knowledge base are looked up, what looks like an identifier is recognized by
rule, other components give their spans; where these overlap, one list is made of them without
uncovering anything (see `merge`). What of it identifies no one is left out (`without_asides`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import replace
from itertools import groupby

from ..errors import Errors, KanonError
from ..lang.en.bits import NO_NAME
from ..lang.en.word_use import WordUse, has_capital
from ..lang.language_rules import LanguageRules
from ..names import (
    AGE,
    CODE,
    DATETIME,
    DEM,
    LOC,
    MEASURED,
    MISC,
    ORG,
    PERSON,
    QUANTITY,
    RULES,
    SUB_KINDS,
)
from ..text.normalization import normalize_key
from ..text.token_text import Layout, TokenText
from ..types import Knowledge, Mention
from .analysis import Analysis
from .gazetteer import TermWalker, find_mentions
from .law import obey
from .merge import cut_at_borders, merge_mentions, whole_numbers

_DATED = (DATETIME, QUANTITY)
_NAMED = (PERSON, LOC, ORG, MISC)


def weigh_entities(
    analysis: Analysis, entities: Sequence[Mention], candidates: Sequence[Mention]
) -> list[Mention]:
    """A model's entities from their first to their last telling token, or each run of such tokens
    in a text of another language, where a model takes clauses for names. Dates need a new one.
    """
    use = analysis.use
    if use is None:
        return list(entities)
    starts, ends = analysis.bounds
    covered = _tokens_of(analysis.layout, candidates)
    weighed = []
    for entity in entities:
        inside = analysis.layout.inside(entity.start, entity.end)
        tells = {i for i in inside if _tells(use, i, entity.kind)}
        if entity.kind in _DATED:
            weighed += [] if tells <= covered else [entity]
            continue
        inside = range(min(tells), max(tells) + 1) if tells else range(0)
        runs = groupby(inside, tells.__contains__) if use.foreign else [(True, inside)]
        for run in [[*tokens] for is_left, tokens in runs if is_left and tells]:
            start, end = starts[run[0]], ends[run[-1]]
            key = normalize_key(analysis.text[start:end]) or entity.key
            weighed.append(replace(entity, start=start, end=end, key=key))
    return weighed


def _tells(use: WordUse, i: int, kind: str) -> bool:
    """Whether token `i` is a number or may be a name, and is no part of the form of the text."""
    word, flags = use.words[i], use.flags[i]
    if i in use.structure or not any(map(str.isalnum, word)):
        return False
    if word.islower():
        return not flags & NO_NAME and not use.foreign and kind not in _DATED
    return any(map(str.isdigit, word)) or not use.exemption(i)


def with_kinds_of(candidates: Sequence[Mention], entities: Sequence[Mention]) -> list[Mention]:
    """Candidates with the kind that a model gives the same words, where rules guess from a look."""
    named_at = {(one.start, one.end): one for one in entities if one.kind in (PERSON, LOC, ORG)}
    result = []
    for mention in candidates:
        entity = named_at.get((mention.start, mention.end), mention)
        if mention.kind in _NAMED and not mention.keys and entity.kind != mention.kind:
            mention = replace(mention, kind=entity.kind, source=entity.source)
        result.append(mention)
    return result


_LONGEST_AGE = 20  # Characters.
_QUOTED = re.compile(r'(?<![\w"=])"(?=\S)([^"\n]{1,80})(?<=\S)"(?!\w)')
_MAX_TITLE_WORDS = 12


def find_candidates(analysis: Analysis, *, known: Sequence[Mention] = ()) -> list[Mention]:
    """Everything in a text that looks like an identifier: mentions of unknown risk."""
    tokens, language, use = analysis.tokens, analysis.language, analysis.use
    if language is None or use is None:
        raise KanonError(Errors.E223)
    text, layout, mention = tokens.text, analysis.layout, analysis.mention

    def over(start: int, end: int, kind: str, sub_kind: str = "") -> Mention:
        return mention(*tokens.covering(start, end), kind, sub_kind)

    def number(first: int, last: int, kind: str) -> Mention:
        """A number of which nothing says what it counts may be an age or a code."""
        bounds = tokens.starts[first], tokens.ends[last - 1]
        unsure = kind == QUANTITY and language.may_identify(text, *bounds)
        return mention(first, last, kind, unsure=unsure)

    codes = [over(start, end, CODE, form) for start, end, form in language.find_identifiers(text)]
    found = language.find_addresses(text)
    addresses = [over(start, end, SUB_KINDS[form], form) for start, end, form in found]
    dates = [
        over(start, end, DATETIME, language.sub_kind_of_date(text, start, end))
        for start, end, _ in analysis.dates
    ]
    numbers = [
        number(*bounds, QUANTITY if tokens.are_only(*quantity[:2], *bounds) else CODE)
        for quantity in language.find_quantities(text)
        for bounds in (tokens.covering(*quantity[:2]),)
    ]
    # Of these a token is more than a label, a list number or a measurement.
    codes, dates, numbers = (
        [m for m in candidates if not _tokens_of(layout, [m]) <= use.structure]
        for candidates in (codes, dates, numbers)
    )
    # An age is one in brackets and in a column of figures, too.
    dates += [over(start, end, DATETIME, AGE) for start, end, _ in analysis.ages]
    dates += [mention(*inside, DATETIME, AGE) for inside in _ages_of_fields(analysis, language)]
    measured = [*codes, *addresses, *dates, *numbers]
    measured += [m for m in known if m.kind in MEASURED]
    blocked = _tokens_of(layout, measured)
    names = [
        mention(first, last, kind, unsure=language.is_guess(use, first, last, kind))
        for first, last, kind in language.find_proper_nouns(use, blocked)
    ]
    coded = _tokens_of(layout, codes)
    personal = [
        mention(first, last, kind, sub_kind, unsure)
        for *whole, kind, sub_kind, unsure in language.find_personal(use)
        for first, last in _apart(use, language, (whole[0], whole[1]), kind, coded)
    ]
    titles = [mention(*title) for title in _quoted_titles(tokens) if not _defines(use, *title[:2])]
    numerals = [number(*numeral) for numeral in _with_digits(layout.plain, blocked | use.structure)]
    # A "marine geologist" is more than a geologist, of whom there may be many.
    terms = [mention(*term) for term in language.find_vocabulary(use, _tokens_of(layout, known))]
    groups = (addresses, personal, codes, dates, titles, numbers, names, terms, numerals)
    return whole_numbers(analysis, merge_mentions(analysis, *groups))


def _apart(
    use: WordUse, language: LanguageRules, whole: tuple[int, int], kind: str, coded: Set[int]
) -> Iterator[tuple[int, int]]:
    """The value of a field around the codes in it: "bob@example.org or bob on 07700 900123"."""
    inside = range(*whole)
    if kind not in (PERSON, ORG, DEM) or coded.isdisjoint(inside):
        yield whole
        return
    empty = language.empty_words
    tells = {i for i in inside if use.words[i].isalpha() and use.words[i] not in empty} - coded
    for is_piece, run in groupby(inside, tells.__contains__):
        tokens = [*run]
        if is_piece:
            yield tokens[0], tokens[-1] + 1


def _ages_of_fields(analysis: Analysis, language: LanguageRules) -> Iterator[tuple[int, int]]:
    """Tokens of values of structured text that are ages behind the names of their fields."""
    for field, _, inside in analysis.layout.fields:
        value = analysis.text[field.start : field.end]
        if len(value) <= _LONGEST_AGE and any(map(str.isdigit, value)):
            label = f"{field.name}: "
            ages = language.find_ages(label + value)
            if inside and any(age.start >= len(label) for age in ages):
                yield inside.start, inside.stop


def _tokens_of(layout: Layout, mentions: Iterable[Mention]) -> frozenset[int]:
    """Numbers of the tokens that mentions cover."""
    return frozenset().union(*[layout.inside(one.start, one.end) for one in mentions])


def _quoted_titles(tokens: TokenText) -> Iterator[tuple[int, int, str]]:
    """What stands in double quotes and is written like a title rather than like speech."""
    for match in _QUOTED.finditer(tokens.text):
        words = match[1].split()
        long_words = [word for word in words if len(word) > 3] or words
        capitals = sum(has_capital(word) for word in long_words)
        if len(words) <= _MAX_TITLE_WORDS and 2 * capitals >= len(long_words):
            first, last = tokens.covering(*match.span(1))
            if first < last:
                yield first, last, MISC


def _defines(use: WordUse, first: int, last: int) -> bool:
    """Whether a bracket defines what the text calls someone: (“the Government”)."""
    capitals = (i for i in range(first, last) if has_capital(use.words[i]))
    return use.tokens[max(first - 2, 0) : first] == ["(", '"'] and all(map(use.is_role, capitals))


def _with_digits(words: Sequence[str], blocked: frozenset[int]) -> Iterator[tuple[int, int, str]]:
    """Tokens with a digit that no other rule has explained."""
    numerals = {w for w in set(words) if not w.isalpha() and any(map(str.isdigit, w))}
    for i, word in enumerate(words):
        if word in numerals and i not in blocked:
            yield i, i + 1, CODE if any(map(str.isalpha, word)) else QUANTITY


def detect(
    analysis: Analysis,
    knowledge: Knowledge | None = None,
    supplied: Sequence[Mention] = (),
    *,
    rules: bool = True,
    walker: TermWalker | None = None,
    terms: Sequence[Mention] | None = None,
    supplied_first: bool = False,
    named: Sequence[Mention] = (),
    guessed: Sequence[Mention] = (),
) -> list[Mention]:
    """Everything in a text that may identify a person, in order, without overlaps, on token bounds.

    terms (Sequence[Mention] | None): Those of the knowledge base, if they have been looked up.
    supplied_first (bool): Of mentions with equal bounds and no known key, whether the supplied one
        says the kind; otherwise the terms and candidates do.
    named (Sequence[Mention]): Mentions whose kind is stated: of such mentions these say it.
    guessed (Sequence[Mention]): Entities of a statistical recognizer (`weigh_entities`).
    """
    if terms is None:
        terms = [] if knowledge is None else find_mentions(analysis, knowledge, walker=walker)
    candidates = find_candidates(analysis, known=terms) if rules else []
    if guessed:
        weighed = weigh_entities(analysis, guessed, [*terms, *candidates])
        supplied = [*supplied, *weighed]
        candidates = with_kinds_of(candidates, weighed)
    groups = [terms, candidates]
    groups.insert(0 if supplied_first else len(groups), supplied)
    merged = cut_at_borders(analysis, merge_mentions(analysis, named, *groups))
    return obey(analysis, merged) if rules else merged


# Unknown mentions that identify no one: products, doses, counts, headings.
#
# A mention that no knowledge base knows is masked, because its risk is unknown. Where its look, its
# place and its neighbours say that it identifies no one ("Kubernetes", "two lifts"), it is no
# mention at all. In doubt it is one, and so it is if the text has a part of it in a name.

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
    positions = may_be_asides(analysis, mentions, sources=sources, certain=certain, fixed=fixed)
    chances = _chances(analysis, language, mentions, positions, tags)
    asides = {position for position in positions if chances[mentions[position].key] < below}
    if not asides:
        return list(mentions)
    stay = (m for n, m in enumerate(mentions) if n not in asides and m.kind not in MEASURED)
    names = {word for mention in stay for word in _name_words(analysis, mention, language)}
    return [
        mention
        for n, mention in enumerate(mentions)
        if n not in asides or not names.isdisjoint(_name_words(analysis, mention, language))
    ]


def may_be_asides(
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
    return bool(_BEFORE_AGE.search(before) and _BEHIND_AGE.match(text, mention.end))


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
        how = {"source": mention.source, "times": times[mention.key]}
        tag = tags[inside.stop - 1] if tags else ""
        chance = clues.chance(inside.start, inside.stop, mention.kind, tag=tag, **how)
        chances[mention.key] = max(chance, chances.get(mention.key, 0.0))
    return chances


def _name_words(analysis: Analysis, mention: Mention, language: LanguageRules) -> list[str]:
    """Words with a capital that are no ordinary ones, in lower case."""
    words = _WORD.findall(analysis.text[mention.start : mention.end])
    lower = [word.lower() for word in words if word[0].isupper()]
    return [word for word in lower if not language.is_ordinary_word(word)]
