"""From the facts about a person to the keys under which a knowledge base holds them.

What becomes a key, and what does not:

1. Everything passes `normalize_key`, as the text does before look-up.
2. A surface without a letter or digit, of more than 12 tokens or of more than 100 characters is
   dropped: such values are sentences or codes, and no text repeats them word for word.
3. Harmless terms (`kb.harmless`) are dropped; a value whose main label is harmless ("male",
   "human") gives no keys at all, whatever its aliases.
4. Aliases of one or two letters ("no" for Norway) are dropped, except the few that prose uses. So
   are aliases in lower case of a value with a capital ("globe" for Earth): they would hit ordinary
   words. Words of five letters or more for what people are ("senator") stay.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path

from ..lang.en.lexicon import ABBREVIATIONS
from ..lang.en.person_names import LABEL_PARTICLES, name_keys
from ..names import DEM, KEY_PREFIXES, NAME_PREFIX, PERSON
from ..text.normalization import normalize_key
from ..types import TermRow

# Terms that are too frequent and too empty to identify a person.
# They are never stored in a knowledge base and never candidates for masking. The words and the
# reason for each group stand in `data/harmless.json`; the papers call this the white list.

HARMLESS_PATH = Path(__file__).parent.parent / "data" / "harmless.json"


@lru_cache(maxsize=1)
def harmless_terms() -> frozenset[str]:
    """All spellings of all harmless terms. Case counts: "will" is harmless, "Will" is a name."""
    spellings: set[str] = set()
    for group in json.loads(HARMLESS_PATH.read_text(encoding="utf8")):
        terms = set(group["terms"])
        spellings |= terms
        if group["case"] == "lower and title":
            spellings |= {term[:1].upper() + term[1:] for term in terms}
    return frozenset(spellings)


def is_harmless(key: str) -> bool:
    """Whether a key says nothing: a listed term, a single character, or a number below 100."""
    if len(key) < 2 or key in harmless_terms():
        return True
    return len(key) == 2 and key.isdigit()


MAX_TOKENS = 12
MAX_CHARACTERS = 100
# Two-letter aliases that English prose uses as names. All other ones are codes.
SHORT_ALIASES = frozenset({"US", "UK", "EU", "UN", "DC", "LA", "NY", "UAE"})

_QUALIFIER = re.compile(r"(?<=.)\s*\([^()]*\)$")
_SHORTENED = "|".join(map(re.escape, ABBREVIATIONS))
_FULL_STOP = re.compile(rf"(?<![.\w])(?!(?i:{_SHORTENED})\.)([^\W\d_]{{4,}})\.$")  # "The Lion."
_ARTICLE = re.compile(r"^(?:the|a|an) (?=\S)")
_NOT_A_NAME = re.compile(r"\d|\b(?:of|the|and|The|And|for|in|on|at|to|with)\b|[,;:!?/()]")
_PLURAL_DEMONYM = re.compile(r"(?:[aei]n|i|er)$")  # Not Polish, Chinese, Swiss, French.
_COMPOUND_OF_MAN = re.compile(r"(?:s|sh|ch)(?:wo)?man$")  # Not German, Roman.


def surface_key(surface: str) -> str | None:
    """The key of a surface, or None if it is not fit to be a term (rules 1 to 3)."""
    key = normalize_key(surface)
    if not key or len(key) > MAX_CHARACTERS or is_harmless(key):
        return None
    if not any(char.isalnum() for char in key) or len(key.split()) > MAX_TOKENS:
        return None
    return None if key.startswith(KEY_PREFIXES) else key


def is_risky_alias(alias: str, label: str, kind: str) -> bool:
    """Whether an alias would hit words of a text that have nothing to do with it (rule 4)."""
    if len(alias) <= 2:
        return alias not in SHORT_ALIASES
    if alias != alias.lower() or label == label.lower():
        return False
    return kind != DEM or len(alias) < 5 or not alias.isalpha()


def is_common_noun(key: str) -> bool:
    """Whether a key is one word in lower case."""
    return " " not in key and key.islower()


def value_keys(label: str, aliases: Sequence[str] = (), *, kind: str) -> tuple[str, ...]:
    """Keys of a value by its label and aliases, without qualifiers in brackets and articles."""
    if label and is_harmless(normalize_key(label)):
        return ()
    surfaces = [_plain(label)]
    surfaces += [
        plain
        for plain in map(_plain, aliases)
        if plain and not is_risky_alias(normalize_key(plain), label or plain, kind)
    ]
    if kind != PERSON:
        bare = [surface[4:] for surface in surfaces if surface.startswith("The ")]
        surfaces += [name for name in bare if len(name) >= 5 and name[0].isupper()]
    return _unique(surface_key(surface) for surface in surfaces)


def _plain(surface: str) -> str:
    return _FULL_STOP.sub(r"\1", _ARTICLE.sub("", _QUALIFIER.sub("", surface.strip())))


def looks_like_a_name(name: str) -> bool:
    """Whether a person's label or alias is built of name parts ("Elton John", not "The King")."""
    words = name.split()
    if not words or _NOT_A_NAME.search(name):
        return False
    return all(word[0] != word[0].lower() or word in LABEL_PARTICLES for word in words) or (
        name.lower() == name.upper()  # A script without case.
    )


@lru_cache(maxsize=65536)
def person_keys(name: str) -> tuple[str, ...]:
    """Keys of a person's own name: the whole, its parts, and the forms with initials."""
    plain = _plain(name)
    if not looks_like_a_name(plain):
        return _unique([surface_key(plain)])
    keys: list[str | None] = [surface_key(plain)]
    for key in name_keys(plain):
        if not is_common_noun(key):
            keys.append(key if key.startswith(NAME_PREFIX) else surface_key(_plain(key)))
    return _unique(keys)


def own_name_keys(labels: Sequence[str], aliases: Sequence[str]) -> tuple[str, ...]:
    """Keys of labels and aliases; an alias without a word of a label counts as a whole."""
    label_words = {word for label in labels for word in label.split()}
    keys = [key for label in labels for key in person_keys(label)]
    for alias in aliases:
        alias_keys = person_keys(alias)
        if label_words and label_words.isdisjoint(alias.split()):
            alias_keys = tuple(key for key in alias_keys if " " in key or key == alias_keys[0])
        keys += alias_keys
    return _unique(keys)


def relative_keys(names: Iterable[str]) -> tuple[str, ...]:
    """Keys of another person's names, whole ones only: a lone name in a text is of its subject."""
    return _unique(key for name in names for key in person_keys(name) if " " in key)


def demonym_keys(demonyms: Iterable[str]) -> tuple[str, ...]:
    """Keys of words for the people of a place, with the plural ("Norwegians", "Frenchmen")."""
    keys: list[str | None] = []
    for demonym in demonyms:
        key = surface_key(demonym)
        keys.append(key)
        if key and _COMPOUND_OF_MAN.search(key):
            keys.append(key[:-2] + "en")
        elif key and _PLURAL_DEMONYM.search(key):
            keys.append(key + "s")
    return _unique(keys)


def ethnic_keys(label: str) -> tuple[str, ...]:
    """Adjectives hidden in the name of a people: "African Americans" -> "African-American"."""
    base = re.sub(r" people$", "", label)
    if re.search(r"(?:[ae]n|i|er)s$", base):
        base = base[:-1]
    if base == label:
        return ()
    hyphened = base.replace(" ", "-") if base.count(" ") == 1 else base
    return _unique([surface_key(base), surface_key(hyphened)])


def rows(keys: Iterable[str], person: int, kind: str, origin: str) -> list[TermRow]:
    """One row for each key of one fact."""
    return [TermRow(key, person, kind, origin) for key in keys]


def _unique(keys: Iterable[str | None]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key for key in keys if key))
