"""Read the name of a person in its parts: titles, given names, particles, surname, suffixes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ...text.caches import remembered
from ...text.normalization import normalize_key
from .name_words import CUTS, GENERATIONS, JOINERS, NAMES_TOO, NUMERALS, PARTICLES, SUFFIXES, TITLES

_MAX_PARTS = 12  # A longer "name" is a sentence.
_NICKNAME = re.compile(
    r"""\s*(?:"([^"()]{1,40})"|\(([^"()]{1,40})\)|(?<!\S)'([^'"()]{1,40})'(?!\S))"""
)
INITIALS = re.compile(r"(?:[^\W\d_]\.-?)+[^\W\d_]?\.?|[^\W\d_]\.?")
_POSSESSIVE = re.compile(r"(?:'s|(?<=[sS])')$")
_DEGREE = re.compile(r"(?:[A-Za-z]{1,4}\.){2,}|[A-Z]{2,4}\.?")


class PersonName(NamedTuple):
    """A name in its parts; initials are single letters without full stop."""

    titles: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    particles: str = ""
    surname: str = ""
    suffixes: tuple[str, ...] = ()
    nicknames: tuple[str, ...] = ()

    @property
    def full_surname(self) -> str:
        return f"{self.particles} {self.surname}".strip()


def bare_form(token: str) -> str:
    """A token as the word lists have it.

    token (str): A word of a name.
    RETURNS (str): Folded, without full stops and commas.
    """
    return token.strip(".,").casefold()


def strip_titles(name: str) -> str:
    """The name without the titles before it ("Dr. Smith" -> "Smith"); never empty.

    name (str): A person's name.
    RETURNS (str): The words of it that are no title; "Earl Warren" stays.
    """
    tokens = name.split()
    return " ".join(tokens[_count_titles(tokens) :])


def _count_titles(tokens: list[str]) -> int:
    count = 0
    while count < len(tokens) - 1 and bare_form(tokens[count]) in TITLES:
        count += 1
    last = tokens[count - 1] if count else ""
    # "Earl Warren" and "Major Owens" are names, "Lt. Major Owens" and "Gen. Lee" are not.
    alone = count == 1 and len(tokens) == 2 and not last.endswith(".")
    return 0 if alone and bare_form(last) in NAMES_TOO else count


def _reorder(name: str) -> tuple[str, list[str]]:
    """Undo "Jasper, Thomas D."; cut what else stands behind a comma off as suffixes."""
    head, *tail = [part.strip() for part in name.split(",")]
    suffixes = [token for part in tail for token in part.split() if bare_form(token) in SUFFIXES]
    if not tail or not head:
        return head, suffixes
    words = tail[0].split()
    named = words and all(word[0].isupper() or bare_form(word) in PARTICLES for word in words)
    size = len(head.split())
    other = any(
        bare_form(word) in SUFFIXES | TITLES or (size > 1 and _DEGREE.fullmatch(word))
        for word in words
    )
    initials = any(INITIALS.fullmatch(word) for word in words)
    if not named or size > 3 or (other and not initials) or CUTS & {*words}:
        return head, suffixes
    given_names = [word for word in words if bare_form(word) not in SUFFIXES]
    return " ".join([*given_names, head]), suffixes


def _split_initials(tokens: list[str]) -> Iterator[str]:
    """ "T.D." -> "T", "D"; "J." -> "J"."""
    for token in tokens:
        if INITIALS.fullmatch(token):
            yield from (char for char in token if char.isalpha())
        else:
            yield token.strip(",")


@remembered(8192)
def parse_name(name: str) -> PersonName:
    """Read a name in its parts. The last token before any suffix is taken for the surname.

    name (str): A person's name as written.
    RETURNS (PersonName): Its parts; all empty for a name without words.

    >>> parse_name("Dr. Thomas D. van Jasper, Jr.")[:4]
    (('dr',), ('Thomas', 'D'), 'van', 'Jasper')
    """
    text = normalize_key(name)
    quoted = (next(filter(None, match.groups())) for match in _NICKNAME.finditer(text))
    nicknames = [
        nick for nick in quoted if nick[0].isupper() and bare_form(nick.split()[0]) not in CUTS
    ]
    head, suffixes = _reorder(_NICKNAME.sub(" ", text))
    tokens = head.split()[:_MAX_PARTS]
    skip = _count_titles(tokens)
    titles, tokens = [bare_form(token) for token in tokens[:skip]], tokens[skip:]
    cut = next((i for i, token in enumerate(tokens) if i and token in CUTS), len(tokens))
    tokens = tokens[:cut]
    while len(tokens) > 1 and bare_form(tokens[-1]) in SUFFIXES and len(bare_form(tokens[-1])) > 1:
        suffixes.insert(0, tokens.pop())
    tokens = list(_split_initials(tokens))
    given_names, particles, surname = _split_surname(tokens)
    return PersonName(
        tuple(titles),
        given_names,
        particles,
        surname,
        tuple(GENERATIONS.get(bare_form(suffix), bare_form(suffix)) for suffix in suffixes),
        tuple(nicknames),
    )


def _split_surname(tokens: list[str]) -> tuple[tuple[str, ...], str, str]:
    if not tokens:
        return (), "", ""
    capitals = _surname_in_capitals(tokens)
    if capitals:
        begin, end = capitals
        return (*tokens[:begin], *tokens[end:]), "", " ".join(tokens[begin:end])
    first = len(tokens) - 1
    if first >= 2 and tokens[first - 1] in JOINERS:
        return tuple(tokens[: first - 2]), "", " ".join(tokens[first - 2 :])
    begin = first
    while begin > 1 and bare_form(tokens[begin - 1].rstrip("'")) in PARTICLES:
        begin -= 1
    if begin == 1 and bare_form(tokens[0]) in PARTICLES and tokens[0].islower():
        begin = 0
    return tuple(tokens[:begin]), " ".join(tokens[begin:first]), tokens[first]


def _surname_in_capitals(tokens: list[str]) -> tuple[int, int] | None:
    """The run of tokens that alone are all capitals: "DE CARO Umberto", "Sasha EL HAFIZ"."""
    capitals = [i for i, t in enumerate(tokens) if len(t) > 1 and t.isupper() and _is_word(t)]
    others = [token for token in tokens if len(token) > 1 and not token.isupper()]
    if not capitals or not others or all(len(tokens[i]) < 3 for i in capitals):
        return None
    begin, end = capitals[0], capitals[-1] + 1
    return (begin, end) if end - begin == len(capitals) else None


def _is_word(token: str) -> bool:
    return token[0].isalpha() and bare_form(token) not in NUMERALS


def without_possessive(name: str) -> str:
    """The folded name without "'s" at its end.

    name (str): A person's name as written.
    RETURNS (str): Normalized.
    """
    return _POSSESSIVE.sub("", normalize_key(name))


def surname(name: str) -> str:
    """The surname with its particles ("van Gogh"); of a name of one word, this word.

    name (str): A person's name as written.
    RETURNS (str): Empty for a name without words.

    >>> surname("Vincent van Gogh's")
    'van Gogh'
    """
    return parse_name(without_possessive(name)).full_surname
