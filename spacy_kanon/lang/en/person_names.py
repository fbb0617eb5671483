"""Names of people: the keys a name implies, forms with initials and titles, who is the same.

A name is read as titles, given names, surname and suffixes. From "Dr. Thomas Daniel Jasper, Jr."
come the literal surfaces "Thomas Daniel Jasper", "Thomas Jasper", "Thomas", "Daniel", "Jasper"
and the normal forms of all spellings with initials: "name/T Jasper", "name/T D Jasper",
"name/Thomas D Jasper".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ...names import NAME_PREFIX
from ...text.normalization import normalize_key
from ...text.places import in_word
from ..mentions import NameMention
from .lexicon import FUNCTION_WORDS
from .name_parts import (
    INITIALS,
    PersonName,
    bare_form,
    parse_name,
    strip_titles,
    surname,
    without_possessive,
)
from .name_words import (
    FEMALE_TITLES,
    GENERATIONS,
    JOINERS,
    MALE_TITLES,
    NOT_AFTER_TITLE,
    NUMERALS,
    PARTICLES,
    TEXT_PARTICLES,
    TITLES,
)
from .number_words import choice

__all__ = ["NameMention", "find_names", "name_keys", "same_person", "strip_titles", "surname"]

_WORD_LETTERS = "AI"  # Without a full stop they are words: "When I Ran", "Plan A Failed".


def _is_part(token: str) -> bool:
    """Whether a part of a name is a term of its own."""
    bare = bare_form(token)
    return len(bare) > 1 and bare not in PARTICLES | JOINERS | NUMERALS and not bare.isdigit()


def _in_title_case(text: str) -> str:
    """ "O'MALLEY-SMITH" -> "O'Malley-Smith"; words that are not all capitals stay."""
    return re.sub(r"\b[^\W\d_]{3,}|(?<=[-'])[^\W\d_]+", _capitalize, text)


def _capitalize(match: re.Match[str]) -> str:
    word = match[0]
    return word.capitalize() if word.isupper() and bare_form(word) not in NUMERALS else word


def name_keys(full_name: str) -> tuple[str, ...]:
    """All keys that a person's name implies: literal surfaces, and `name/` forms with initials.

    Particles, suffixes, titles and single letters are no keys of their own.

    full_name (str): A person's name as a knowledge base has it.
    RETURNS (tuple[str, ...]): Each key once, the whole name first.

    >>> name_keys("Thomas D. Jasper")[:3]
    ('Thomas D. Jasper', 'Thomas D Jasper', 'Thomas')
    """
    full = normalize_key(full_name)
    name = parse_name(full)
    titled = _in_title_case(full)
    if titled != full:
        name = name._replace(
            given=tuple(map(_in_title_case, name.given)),
            particles=_in_title_case(name.particles),
            surname=_in_title_case(name.surname),
        )
    return tuple(dict.fromkeys(key for key in (full, titled, *_keys(name)) if key))


def _keys(name: PersonName) -> Iterator[str]:
    given_names, last, core = name.given, name.full_surname, name.surname
    yield " ".join((*given_names, last))
    words = [part for part in given_names if _is_part(part)]
    for part in (*words, *core.split()):
        yield from _part_and_pieces(part)
    if _is_part(core):
        yield core
    yield last
    for first in (*words, *name.nicknames):
        yield f"{first} {last}" if last else first
    yield from (nick for nick in name.nicknames if _is_part(nick))
    yield from _initial_forms(given_names, last)
    if core != last:
        yield from _initial_forms(given_names[:1], core)


def _part_and_pieces(part: str) -> Iterator[str]:
    if _is_part(part):
        yield part
        if "-" in part:
            yield from (piece for piece in part.split("-") if len(piece) > 2 and _is_part(piece))


def _initial_forms(given_names: tuple[str, ...], last: str) -> Iterator[str]:
    """ "T Jasper", "T D Jasper", "Thomas D Jasper", "T Daniel Jasper" under their prefix."""
    if not given_names or not last or not all(part[0].isalpha() for part in given_names):
        return
    first, others = given_names[0], given_names[1:]
    letters = [part[0] for part in others]
    forms = [(first[0],), (first[0], *letters), (first, *letters), (first[0], *others)]
    forms += [(first[0], letters[0]), (first, letters[0])] if letters else []
    for form in forms:
        if any(len(part) == 1 for part in form):
            yield f"{NAME_PREFIX}{' '.join(form)} {last}"


_CAPITAL_LETTER = r"[^\W\d_a-z]"
_CAPITAL = r"[^\W\d_a-z](?:[^\W\d_]|-(?=[^\W\d_])|'(?![sS]\b)(?=[^\W\d_])){1,30}"
_PARTICLE_RUN = (
    rf"(?:(?:{'|'.join(sorted(TEXT_PARTICLES))}) "
    r"|(?:al|el|d|l|dell)[-'])"
)
_SURNAME = rf"(?:{_PARTICLE_RUN}{{0,3}}{_CAPITAL})"
# "J. R. R. Tolkien", "T.S. Eliot", "Thomas D. Jasper", "Thomas D Jasper", "M. van Gogh"
_WITH_INITIALS = re.compile(
    rf"(?<![\w.'-])(?:(?P<first>{_CAPITAL}) (?=[^\W\d_a-z]\.?[ -]?[^\W\d_]))?"
    rf"(?P<initials>(?:[^\W\d_a-z]\.[ -]?){{1,5}}|(?<=[\w] )[^\W\d_a-z] )"
    rf"(?P<middle>{_CAPITAL} )?(?P<last>{_SURNAME})"
)
_CAPITALIZED_TITLES = {title.capitalize() for title in TITLES - {"me", "private", "in"}}
_TITLE_WORDS = "|".join(sorted(_CAPITALIZED_TITLES, key=lambda title: (-len(title), title)))
_TITLED = re.compile(
    rf"\b(?:(?:{_TITLE_WORDS})\b\.? ){{1,3}}"
    rf"(?P<name>(?:[^\W\d_a-z]\.? ?){{0,4}}{_SURNAME}(?: {_SURNAME}){{0,3}})"
)
_CAPS = r"[^\W\d_a-z](?:[^\W\d_a-z]|['-](?=[^\W\d_a-z])){2,30}"
# "John SMITH", "SMITH John", "JOHN SMITH"
_IN_CAPITALS = re.compile(
    rf"(?<![\w'-])(?:{_CAPITAL} (?:[^\W\d_a-z]\. ?)?){{0,2}}{_CAPS}(?: {_CAPITAL}){{0,2}}(?![\w-])"
)
# What every match of these three contains. They are rare, and begin with a set, so that a search
# skips to them: an initial, the start of a run of capitals, a title.
_INITIAL = re.compile(rf"{_CAPITAL_LETTER}[. ]")
_CAPITALS = re.compile(
    rf"{_CAPITAL_LETTER}(?:['-]{_CAPITAL_LETTER}|{_CAPITAL_LETTER}['-]?{_CAPITAL_LETTER})"
)
_TITLE = re.compile(rf"(?:{choice(_CAPITALIZED_TITLES)})\b\.? ")
_LONGEST_BEFORE_INITIAL = 64  # A first name and four initials.
_LONGEST_BEFORE_CAPITALS = 96  # Two names with an initial each.
_WORD_WITH_CAPITAL = re.compile(_CAPITAL_LETTER)


def find_names(text: str) -> list[NameMention]:
    """Forms of names in normalized text that a list of names does not hold as they stand.

    These are names with initials, names after a title (without the title) and names in capitals.
    Readings of one place may overlap ("J. Smith" and "J. Smith Jones"); the keys decide which of
    them a knowledge base has.

    text (str): A normalized text.
    RETURNS (list[NameMention]): In the order of the text.

    >>> find_names("as T.S. Eliot wrote")
    [NameMention(start=3, end=13, keys=('name/T S Eliot',))]
    """
    keys_at: dict[tuple[int, int], tuple[str, ...]] = {}
    for mention in (*_find_initials(text), *_find_titled(text), *_find_capitals(text)):
        bounds = mention.start, mention.end
        keys_at[bounds] = tuple(dict.fromkeys((*keys_at.get(bounds, ()), *mention.keys)))
    return [NameMention(*bounds, keys) for bounds, keys in sorted(keys_at.items())]


def _matches(
    pattern: re.Pattern[str], text: str, inner: Iterable[int], before: int
) -> Iterator[re.Match[str]]:
    """What `pattern.finditer(text)` finds, if every match starts with a capital and has one of the
    inner places in it, at most `before` characters from its start.
    """
    done = 0
    for at in inner:
        for capital in _WORD_WITH_CAPITAL.finditer(text, max(done, at - before), at + 1):
            start = capital.start()
            if start >= done and not in_word(text, start):
                match = pattern.match(text, start)
                if match:
                    done = match.end()
                    yield match
        done = max(done, at + 1)


def _initials(text: str) -> Iterator[int]:
    """Single capitals, before a full stop or a blank."""
    for match in _INITIAL.finditer(text):
        if not in_word(text, match.start()):
            yield match.start()


def _find_initials(text: str) -> Iterator[NameMention]:
    for match in _matches(_WITH_INITIALS, text, _initials(text), _LONGEST_BEFORE_INITIAL):
        first, middle = match["first"], match["middle"]
        if first and bare_form(first) in TITLES | FUNCTION_WORDS:
            first = None
        letters = [char for char in match["initials"] if char.isalpha()]
        if not letters:
            continue  # "½" is no letter.
        stated = "." in match["initials"] or (first and letters[0] not in _WORD_LETTERS)
        if not stated or not letters[0].isupper() or _no_name(middle) or _no_name(match["last"]):
            continue
        start = match.start("first") if first else match.start("initials")
        head = [*([first] if first else []), *letters]
        if middle:
            end = match.end("middle") - 1
            yield NameMention(start, end, (_form(head, middle.strip()),))
            head = [*head, middle.strip()]
        yield NameMention(start, match.end(), (_form(head, match["last"]),))


def _no_name(word: str | None) -> bool:
    return word is not None and (word.islower() or bare_form(word.strip()) in FUNCTION_WORDS)


def _form(given_names: list[str], last: str) -> str:
    return f"{NAME_PREFIX}{' '.join(given_names)} {last}"


def _find_titled(text: str) -> Iterator[NameMention]:
    titles = (match.start() for match in _TITLE.finditer(text))
    for match in _matches(_TITLED, text, titles, 0):
        words = match["name"].split()
        stop = next((i for i, word in enumerate(words) if word in NOT_AFTER_TITLE), len(words))
        if not stop:
            continue
        name = " ".join(words[:stop])
        start = match.start("name")
        if not INITIALS.fullmatch(words[0]):  # Those are found above.
            yield NameMention(start, start + len(name), (name,))


def _find_capitals(text: str) -> Iterator[NameMention]:
    capitals = (match.start() for match in _CAPITALS.finditer(text))
    for match in _matches(_IN_CAPITALS, text, capitals, _LONGEST_BEFORE_CAPITALS):
        written = match[0]
        words = written.split()
        titled = _in_title_case(written)
        if len(words) < 2 or titled == written:
            continue
        keys = [titled]
        if words[0].isupper() and not words[-1].isupper():
            keys.append(" ".join([*titled.split()[1:], titled.split()[0]]))
        yield NameMention(match.start(), match.end(), tuple(keys))


def same_person(a: str, b: str) -> bool:
    """Whether two names of one text can be taken for one person; when in doubt they cannot.

    Surnames must agree, and so must titles, given names and generations as far as both tell
    them. A lone first name is not enough: two people of one text may share it.

    a, b (str): Names as the text has them.
    RETURNS (bool): True for equal names, unless they are empty.

    >>> same_person("Thomas Jasper", "Mr Jasper"), same_person("Thomas Jasper", "Ada Jasper")
    (True, False)
    """
    first, second = without_possessive(a), without_possessive(b)
    if first.casefold() == second.casefold():
        return bool(first)
    left, right = parse_name(first), parse_name(second)
    if not _same_surname(left, right) or _rivals(left, right):
        return False
    return _compatible(left.given, right.given, left.nicknames, right.nicknames)


def _same_surname(left: PersonName, right: PersonName) -> bool:
    if not left.surname or left.surname.casefold() != right.surname.casefold():
        return False
    particles, others = left.particles.casefold(), right.particles.casefold()
    return not particles or not others or particles == others


def _rivals(left: PersonName, right: PersonName) -> bool:
    """Whether titles or generations tell the two apart ("Mr" and "Mrs", "Jr." and "Sr.")."""
    for group in (MALE_TITLES, FEMALE_TITLES):
        other = FEMALE_TITLES if group is MALE_TITLES else MALE_TITLES
        if group & {*left.titles} and other & {*right.titles}:
            return True
    telling = NUMERALS | {*GENERATIONS.values()}
    of_left, of_right = telling & {*left.suffixes}, telling & {*right.suffixes}
    return bool(of_left and of_right and of_left != of_right)


def _compatible(
    left: tuple[str, ...],
    right: tuple[str, ...],
    left_nicknames: tuple[str, ...],
    right_nicknames: tuple[str, ...],
) -> bool:
    """Whether given names agree, place by place, an initial standing for any name with it."""
    if not left or not right:
        return True
    if left[0] in right_nicknames or right[0] in left_nicknames:
        return True
    return all(map(_agree, left, right))


def _agree(left: str, right: str) -> bool:
    left, right = left.casefold(), right.casefold()
    if len(left) == 1 or len(right) == 1:
        return left[0] == right[0]
    return left == right
