"""Names of people: their parts, the keys that a name implies, and which names are one person.

A name is read as titles, given names, surname and suffixes. From "Dr. Thomas Daniel Jasper, Jr."
come the literal surfaces "Thomas Daniel Jasper", "Thomas Jasper", "Thomas", "Daniel", "Jasper"
and the normal forms of all spellings with initials: "name/T Jasper", "name/T D Jasper",
"name/Thomas D Jasper".
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from ...names import NAME_PREFIX
from ...text.caches import remembered
from ...text.normalization import normalize_key
from ...text.places import starts
from ..language_rules import KeyedSpan
from ..lexicon import TERMS, patterns, word_list
from . import bits
from .lexicon import (
    FUNCTION_WORDS,
    HONORIFICS,
    choice,
    flags_of,
    is_plain,
    may_be_name,
    terms_of,
    words_of,
)

MALE_TITLES = word_list("male_titles")
FEMALE_TITLES = word_list("female_titles")
# Said before a name but no title: kin, callings, saints, and what folding spells otherwise.
_NO_TITLES = words_of("aunt chief coach doña fr saint señor señora st uncle")
TITLES = MALE_TITLES | FEMALE_TITLES | (HONORIFICS - _NO_TITLES) | word_list("titles")
# Titles behind which a word with a capital is a name, however ordinary.
SURELY_TITLES = word_list("sure_titles")
# Of fields whose value is a name, and those of them whose value is several.
LABELS_OF_LISTS = word_list("labels_of_lists")
LABELS_OF_PEOPLE = word_list("value_kinds") | LABELS_OF_LISTS
# Titles that are given names or surnames as often: alone before one name they are part of it.
NAMES_TOO = word_list("names_too")
# "General Motors", "Justice Department": no person follows.
NOT_AFTER_TITLE = word_list("not_after_title")
# Particles that join two surnames: "Ortega y Gasset".
JOINERS = frozenset({"y", "i", "e", "und", "et"})
# Particles of names. Which of the rarer ones count depends on what else the words may be.
_COMMON_PARTICLES = word_list("common_particles")
# In a running text, between two words with a capital.
TEXT_PARTICLES = _COMMON_PARTICLES | words_of("af av")
# In a text in lower case, where "do" and "ten" are words.
LOWER_CASE_PARTICLES = (_COMMON_PARTICLES - {"do", "ten"}) | {"ben", "o"}
# In a string that is a person's name and nothing else.
PARTICLES = TEXT_PARTICLES | word_list("particles")
# In a name of whatever kind, of people and places: "Ludwig van Beethoven", "Rio de Janeiro".
NAME_PARTICLES = TEXT_PARTICLES | JOINERS | word_list("name_particles")
# In a label that may be a person's name ("Elton John") or a by-name ("The King").
LABEL_PARTICLES = _COMMON_PARTICLES | word_list("label_particles")
# What follows is not the person's name: "Joan of Arc", "Casimir II the Just".
CUTS = frozenset({"of", "the", "and"})
NUMERALS = word_list("numerals")
SUFFIXES = NUMERALS | word_list("suffixes")
# Suffixes that tell two people of one name apart, and what they stand for.
GENERATIONS = {"junior": "jr", "jnr": "jr", "jr": "jr", "senior": "sr", "snr": "sr", "sr": "sr"}
_CAPITALIZED_TITLES = {title.capitalize() for title in TITLES - {"me", "private", "in"}}
_RE = patterns(
    "names",
    PARTICLES="|".join(sorted(TEXT_PARTICLES)),
    TITLES=choice(_CAPITALIZED_TITLES),
    BEFORE_PERSON=choice(word.replace("_", " ") for word in word_list("before_person")),
    FIELDS="|".join(sorted(LABELS_OF_PEOPLE | word_list("roles"))),
    LISTS="|".join(sorted(LABELS_OF_LISTS)),
    PERSON_VERBS="|".join(sorted(word_list("person_verbs"))).replace("_", " "),
)
_MAX_GIVEN = 3  # Names behind a surname in capitals.
_MAX_PARTS = 12  # A longer "name" is a sentence.


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
    """A token as the word lists have it."""
    return token.strip(".,").casefold()


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
        bare_form(word) in SUFFIXES | TITLES or (size > 1 and _RE["DEGREE"].fullmatch(word))
        for word in words
    )
    initials = any(_RE["INITIALS"].fullmatch(word) for word in words)
    if not named or size > 3 or (other and not initials) or CUTS & {*words}:
        return head, suffixes
    given_names = [word for word in words if bare_form(word) not in SUFFIXES]
    return " ".join([*given_names, head]), suffixes


@remembered(8192)
def parse_name(name: str) -> PersonName:
    """Read a name in its parts. The last token before any suffix is taken for the surname."""
    text = normalize_key(name)
    quoted = (next(filter(None, match.groups())) for match in _RE["NICKNAME"].finditer(text))
    nicknames = [
        nick for nick in quoted if nick[0].isupper() and bare_form(nick.split()[0]) not in CUTS
    ]
    head, suffixes = _reorder(_RE["NICKNAME"].sub(" ", text))
    tokens = head.split()[:_MAX_PARTS]
    skip = _count_titles(tokens)
    titles, tokens = tuple(map(bare_form, tokens[:skip])), tokens[skip:]
    cut = next((i for i, token in enumerate(tokens) if i and token in CUTS), len(tokens))
    tokens = tokens[:cut]
    while len(tokens) > 1 and bare_form(tokens[-1]) in SUFFIXES and len(bare_form(tokens[-1])) > 1:
        suffixes.insert(0, tokens.pop())
    parts: list[str] = []
    for token in tokens:  # "T.D." -> "T", "D"; "J." -> "J".
        is_initials = _RE["INITIALS"].fullmatch(token)
        parts += filter(str.isalpha, token) if is_initials else [token.strip(",")]
    given_names, particles, surname = _split_surname(parts)
    return PersonName(
        titles,
        given_names,
        particles,
        surname,
        tuple(GENERATIONS.get(bare_form(suffix), bare_form(suffix)) for suffix in suffixes),
        tuple(nicknames),
    )


def _split_surname(tokens: list[str]) -> tuple[tuple[str, ...], str, str]:
    if not tokens:
        return (), "", ""
    if capitals := _surname_in_capitals(tokens):
        begin, end = capitals
        return (*tokens[:begin], *tokens[end:]), "", " ".join(tokens[begin:end])
    first = len(tokens) - 1
    if first >= 2 and tokens[first - 1] in JOINERS:
        return tuple(tokens[: first - 2]), "", " ".join(tokens[first - 2 :])
    begin = first
    while begin > 1 and bare_form(tokens[begin - 1].rstrip("'")) in PARTICLES:
        begin -= 1
    is_particle = bare_form(tokens[0]) in PARTICLES and (tokens[0].islower() or first > 1)
    begin = 0 if begin == 1 and is_particle else begin  # "Van der Berg", but "Van Morrison".
    return tuple(tokens[:begin]), " ".join(tokens[begin:first]), tokens[first]


def _surname_in_capitals(tokens: list[str]) -> tuple[int, int] | None:
    """The run of tokens that alone are all capitals: "DE CARO Umberto", "Sasha EL HAFIZ"."""
    words = [(i, t) for i, t in enumerate(tokens) if len(t) > 1 and t[0].isalpha() and t.isupper()]
    capitals = [i for i, token in words if bare_form(token) not in NUMERALS]
    others = [token for token in tokens if len(token) > 1 and not token.isupper()]
    if not capitals or not others or all(len(tokens[i]) < 3 for i in capitals):
        return None
    begin, end = capitals[0], capitals[-1] + 1
    is_run = end - begin == len(capitals)
    is_title = begin == 0 and len(tokens) - end > _MAX_GIVEN  # "UFC Middleweight Champion Ann Roe"
    return (begin, end) if is_run and not is_title else None


def without_possessive(name: str) -> str:
    """The folded name without "'s" at its end."""
    return _RE["POSSESSIVE"].sub("", normalize_key(name))


def surname(name: str) -> str:
    """The surname with its particles ("van Gogh"); of a name of one word, this word."""
    return parse_name(without_possessive(name)).full_surname


_WORD_LETTERS = "AI"  # Without a full stop they are words: "When I Ran", "Plan A Failed".


def _is_part(token: str) -> bool:
    """Whether a part of a name is a term of its own."""
    bare = bare_form(token)
    return len(bare) > 1 and bare not in PARTICLES | JOINERS | NUMERALS and not bare.isdigit()


def _in_title_case(text: str) -> str:
    """ "O'MALLEY-SMITH" -> "O'Malley-Smith"; words that are not all capitals stay."""

    def titled(match: re.Match[str]) -> str:
        word = match[0]
        return word.capitalize() if word.isupper() and bare_form(word) not in NUMERALS else word

    return re.sub(r"\b[^\W\d_]{3,}|(?<=[-'])[^\W\d_]+", titled, text)


def name_keys(full_name: str) -> tuple[str, ...]:
    """All keys that a person's name implies: literal surfaces, and `name/` forms with initials."""
    full = normalize_key(full_name)
    titled = _in_title_case(full)
    name = parse_name(full)
    keys = full, titled, *_keys(name, _in_title_case if titled != full else str)
    return tuple(dict.fromkeys(filter(None, keys)))


def _keys(name: PersonName, spelled: Callable[[str], str]) -> Iterator[str]:
    """Particles, suffixes, titles and single letters are no keys of their own."""
    core = spelled(name.surname)
    given_names, last = [*map(spelled, name.given)], f"{spelled(name.particles)} {core}".strip()
    yield " ".join((*given_names, last))
    words = [part for part in given_names if _is_part(part)]
    for part in (*words, *core.split()):
        if _is_part(part):
            yield part
            yield from (p for p in part.split("-") if p != part and len(p) > 2 and _is_part(p))
    if _is_part(core):
        yield core
    yield last
    for first in (*words, *name.nicknames):
        yield f"{first} {last}" if last else first
    yield from filter(_is_part, name.nicknames)
    yield from _initial_forms(given_names, last)
    if core != last:
        yield from _initial_forms(given_names[:1], core)


def _initial_forms(given_names: Sequence[str], last: str) -> Iterator[str]:
    """ "T Jasper", "T D Jasper", "Thomas D Jasper", "T Daniel Jasper" under their prefix."""
    if not given_names or not last or not all(part[0].isalpha() for part in given_names):
        return
    first, others = given_names[0], given_names[1:]
    letters = [part[0] for part in others]
    forms = [(first[0],), (first[0], *letters), (first, *letters), (first[0], *others)]
    forms += [(first[0], letters[0]), (first, letters[0])] if letters else []
    for form in forms:
        if any(len(part) == 1 for part in form):
            yield _form(form, last)


_LONGEST_BEFORE_INITIAL = 64  # A first name and four initials.
_LONGEST_BEFORE_CAPITALS = 96  # Two names with an initial each.


def find_names(text: str) -> list[KeyedSpan]:
    """Names with initials, after a title (which is left out) and in capitals. Some may overlap, as
    "J. Smith" and "J. Smith Jones": the keys decide which of them a knowledge base has.
    """
    keys_at: defaultdict[tuple[int, int], dict[str, None]] = defaultdict(dict)
    for start, end, keys in (*_find_initials(text), *_find_titled(text), *_find_capitals(text)):
        keys_at[start, end].update(dict.fromkeys(keys))
    return [KeyedSpan(*bounds, tuple(keys)) for bounds, keys in sorted(keys_at.items())]


def _matches(name: str, text: str, inner: str, before: int) -> Iterator[re.Match[str]]:
    """All matches of a pattern with one of `inner` at most `before` characters from the start."""
    pattern, done = _RE[name], 0
    for at in starts(_RE[inner], text):
        for capital in _RE["WORD_WITH_CAPITAL"].finditer(text, max(done, at - before), at + 1):
            match = pattern.match(text, capital.start()) if capital.start() >= done else None
            if match:
                done = match.end()
                yield match
        done = max(done, at + 1)


def _find_initials(text: str) -> Iterator[KeyedSpan]:
    for match in _matches("WITH_INITIALS", text, "INITIAL", _LONGEST_BEFORE_INITIAL):
        first, middle = match["first"], match["middle"]
        if first and bare_form(first) in TITLES | FUNCTION_WORDS:
            first = None
        letters = [*filter(str.isalpha, match["initials"])]
        if not letters:
            continue  # "½" is no letter.
        stated = "." in match["initials"] or (first and letters[0] not in _WORD_LETTERS)
        if not stated or not letters[0].isupper() or _no_name(middle) or _no_name(match["last"]):
            continue
        start = match.start("first" if first else "initials")
        head = [first, *letters] if first else letters
        if middle:
            end = match.end("middle") - 1
            yield KeyedSpan(start, end, (_form(head, middle.strip()),))
            head = [*head, middle.strip()]
        yield KeyedSpan(start, match.end(), (_form(head, match["last"]),))


def _no_name(word: str | None) -> bool:
    return word is not None and (word.islower() or bare_form(word.strip()) in FUNCTION_WORDS)


def _form(given_names: Sequence[str], last: str) -> str:
    return f"{NAME_PREFIX}{' '.join(given_names)} {last}"


def _find_titled(text: str) -> Iterator[KeyedSpan]:
    for match in _matches("TITLED", text, "TITLE", 0):
        words = [*takewhile(lambda word: word not in NOT_AFTER_TITLE, match["name"].split())]
        if words and not _RE["INITIALS"].fullmatch(words[0]):  # Those are found above.
            start, name = match.start("name"), " ".join(words)
            yield KeyedSpan(start, start + len(name), (name,))


def _find_capitals(text: str) -> Iterator[KeyedSpan]:
    for match in _matches("IN_CAPITALS", text, "CAPITALS", _LONGEST_BEFORE_CAPITALS):
        words, titled = match[0].split(), _in_title_case(match[0])
        if len(words) < 2 or titled == match[0]:
            continue
        last, *given_names = titled.split()
        is_surname_first = words[0].isupper() and not words[-1].isupper()
        turned = (" ".join([*given_names, last]),) if is_surname_first else ()
        yield KeyedSpan(match.start(), match.end(), (titled, *turned))


def same_person(a: str, b: str) -> bool:
    """Whether two names of one text are surely one person's: surnames agree, as do titles, given
    names and generations as far as both tell them. Two people may share a first name."""
    first, second = without_possessive(a), without_possessive(b)
    if first.casefold() == second.casefold():
        return bool(first)
    left, right = parse_name(first), parse_name(second)
    particles = {left.particles.casefold(), right.particles.casefold()} - {""}
    is_same = left.surname and left.surname.casefold() == right.surname.casefold()
    if not is_same or len(particles) > 1 or are_rivals(first, second):
        return False
    told = [" ".join(name.given).casefold() for name in (left, right)]
    if not all(told) or not particles.isdisjoint(told):  # "De Jong" for "Reuben de Jong".
        return True
    is_nick = left.given[0] in right.nicknames or right.given[0] in left.nicknames
    return is_nick or all(map(_agree, left.given, right.given))


def are_rivals(a: str, b: str) -> bool:
    """Whether titles or generations tell two names apart ("Mr" and "Mrs", "Jr." and "Sr.")."""
    left, right = parse_name(a), parse_name(b)
    titles, others = {*left.titles}, {*right.titles}
    sides = (MALE_TITLES, FEMALE_TITLES), (FEMALE_TITLES, MALE_TITLES)
    is_other_sex = any(one & titles and other & others for one, other in sides)
    telling = NUMERALS | {*GENERATIONS.values()}
    of_left, of_right = telling & {*left.suffixes}, telling & {*right.suffixes}
    return is_other_sex or bool(of_left and of_right and of_left != of_right)


def _agree(left: str, right: str) -> bool:
    """Whether given names may be the same, an initial standing for any name with it."""
    left, right = left.casefold(), right.casefold()
    return left[0] == right[0] if 1 in (len(left), len(right)) else left == right


_NAMES_THINGS = bits.KINDS | bits.FUNCTION
_ANY_SURNAME = bits.ON_NAME_LIST | bits.RANKED
_MAY_BE_SURNAME = _ANY_SURNAME | bits.WORD_AND_NAME
_SAINTS = words_of("san santa santo sant saint sainte st ste são sankt")  # Churches and towns.


def tells_person(
    name: str, *, known: bool = False, before: str = "", after: str = "", given: bool = True
) -> bool:
    """Whether a name, or its sentence, says that it is a person's: by a title, an initial, a given
    name (if `given`), an occupation or a relative before it, or what only people do behind it.
    """
    words = without_possessive(name).strip("\"“”‘’'()[].,\\ ").split()
    small = filter(str.islower, words)
    lows = [bare_form(word) for word in words]
    is_odd = "&" in words or _RE["OF_THING"].search(name) is not None  # "MasterChef Junior"
    if is_odd or not PARTICLES.issuperset(map(bare_form, small)) or TITLES.issuperset(lows):
        return False  # "A Lieutenant Colonel".
    if len(lows) > 1 and lows[-1] in GENERATIONS:
        return not is_plain(lows[0])  # "Formula Junior"
    words = without_generation(words)
    lows = lows[: len(words)]
    if len(words) > 1 and lows[0] in SURELY_TITLES:  # But "Sir John Xyzzy Institute".
        flags = flags_of(lows[-1])
        return len(words) == 2 or not flags & bits.KINDS or bool(flags & _ANY_SURNAME)
    if _count_titles([*words, ""][: max(2, len(words))]) and may_be_name(lows[-1]):
        return True
    titled = max(map(lows.index, TITLES.intersection(lows[:-2])), default=-1) + 1
    words, lows = words[titled:], lows[titled:]  # "Dutch Captain Jan Timman".
    owns = name[-2:] in ("'s", "’s", "s'", "s’") or after.startswith(("'s", "’s"))
    is_thing = _RE["THING_BEFORE"].search(before) and not owns
    if is_thing or _RE["THING_BEHIND"].match(after):
        return False  # "Born in Prince Frederick", "in Ann Ng's film"; "Ng Fox, solicitors".
    last = _RE["LAST_WORD"].search(before)
    has_article = _RE["OWN_ARTICLE"].search(before) is not None  # "An assistant U.S. Attorney".
    if has_article or (len(words) == 1 and (is_plain(lows[0]) or flags_of(lows[0]) & bits.ORG)):
        return last is not None and bare_form(last[1]) in SURELY_TITLES
    if last is not None and (bare_form(last[1]) in SURELY_TITLES or _is_calling(last[1])):
        return True
    behind = _RE["DOES_BEHIND"].match(after)
    # Offices and places have years, too: "of Doubs (1895-1902)"; "a man from Kendal asked".
    is_shouted = name.isupper() and after.startswith(" (")
    if behind and behind["weak"] and (is_shouted or _RE["OF_BEFORE"].search(before)):
        behind = None
    called = _RE["CALLED_BEHIND"].match(after)
    is_called = called is not None and any(map(_is_calling, (called[1], called[1].split()[-1])))
    flags = flags_of(lows[-1])
    is_word = is_plain(lows[-1]) or (flags & bits.DICTIONARY and not flags & _MAY_BE_SURNAME)
    is_word = is_word or words[-1] in word_list("country_codes")  # "Cosmopolitan UK said so."
    if is_word and len(lows[0]) > 1 and not flags_of(lows[0]) & bits.GIVEN:
        return is_called  # "Bill Weeks is a nun", but "Royal Mail says so.", "(niece, Executor)".
    if behind or is_called:
        return True
    if _RE["KIN_BEFORE"].search(before):
        return True
    may_be_given = given and not is_word and lows[0] not in _SAINTS
    return may_be_given and _has_given_name(lows, known, before)


def without_generation(words: list[str]) -> list[str]:
    """The words of a name without "Jr." and "III", which tell two people of one name apart."""
    last = bare_form(words[-1]) if len(words) > 1 else ""
    if last in GENERATIONS or (last in NUMERALS and len(words) > 2):
        return [*words[:-2], words[-2].rstrip(",")]
    return words


def kinship(before: str, after: str) -> str:
    """How a person is told: as a "namesake" (a parent, "was his son"), a "relative", or not: ""."""
    if _RE["PARENT_BEFORE"].search(before) or _RE["RELATIVE_BEHIND"].match(after):
        return "namesake"
    return "relative" if _RE["RELATIVE_BEFORE"].search(before) else ""


def _has_given_name(lows: Sequence[str], known: bool, before: str) -> bool:
    """Whether folded words begin with a given name or an initial and end in no thing's name."""
    flags = [flags_of(low) for low in lows]
    first, last = flags[0], flags[-1]
    is_given = first & bits.GIVEN and not first & bits.COMMON and not is_term(lows[0], "PEOPLE")
    if len(lows) == 1:
        return bool(is_given) and _RE["IN_PLACE"].search(before) is None
    has_small = any(flag & bits.FUNCTION for flag, low in zip(flags, lows, strict=True) if low[1:])
    if has_small or any(map(str.isdigit, "".join(lows))):  # "27 Maes Derwen"
        return False
    if last & _NAMES_THINGS and not last & bits.ON_NAME_LIST:
        return False
    inner = [flags_of(low) for low in lows[1:-1] if low not in PARTICLES | NUMERALS]
    if not is_given and any(flag & bits.COMMON and not flag & bits.NAMES_TOO for flag in inner):
        return False  # "Quebec Senior Singles Champion"
    if is_given and len(lows) == 2:  # But "Paris Olympics".
        return not (last & bits.THING and lows[-1].endswith("s")) or bool(last & _MAY_BE_SURNAME)
    # "Worcester Bosch", "Van Helsing"
    is_listed = first & bits.ON_NAME_LIST and not first & bits.BEGINS_TERM
    is_first = is_given or known or is_listed or len(lows[0]) == 1
    return bool(is_first) and (may_be_name(lows[-1]) or bool(last & bits.RARE_SURNAME))


def _is_calling(word: str) -> bool:
    """Whether people are called so before their name: "actress", "painter"."""
    return word.islower() and word not in FUNCTION_WORDS and is_term(word, "OCCUPATION")


def is_term(low: str, kind: str) -> bool:
    """Whether a term in lower case, or its singular, is an occupation, a people and so on."""
    forms = (low, low.removesuffix("s"))
    return any(word in forms and flags & TERMS[kind] for word, flags in terms_of(low))


def cluster_persons(surfaces: Sequence[str]) -> list[int]:
    """Group names by the person they stand for: the latest whose forms all fit, or a new one."""
    numbers: list[int] = []
    forms: list[list[str]] = []
    people_called: defaultdict[str, set[int]] = defaultdict(set)  # Only they are compared.
    for surface in surfaces:
        plain = without_possessive(surface)
        keys = {plain.casefold(), parse_name(plain).surname.casefold()}
        near = sorted(set().union(*map(people_called.__getitem__, keys)), reverse=True)
        fits = (n for n in near if all(same_person(surface, form) for form in forms[n]))
        number = next(fits, len(forms))
        forms += [[]] if number == len(forms) else []
        forms[number].append(surface)
        for key in keys:
            people_called[key].add(number)
        numbers.append(number)
    return numbers
