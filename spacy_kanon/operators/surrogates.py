"""`surrogate`: invented names, places and codes (Faker), the same for the same person.

They are not true: a released "Bergen" may have been Oslo. Records mark each of them so, and what
counts people leaves them out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .. import names
from ..errors import Errors, KanonError
from .plain import Operator, Phrase, Secret, Surroundings, Written, words_of

_FEMALE, _MALE = "female", "male"
_TITLES = {
    "mr": _MALE, "sir": _MALE, "lord": _MALE, "herr": _MALE, "monsieur": _MALE, "m": _MALE,
    "mrs": _FEMALE, "ms": _FEMALE, "miss": _FEMALE, "lady": _FEMALE, "dame": _FEMALE,
    "frau": _FEMALE, "mme": _FEMALE, "madame": _FEMALE,
    **dict.fromkeys(("dr", "prof", "professor", "judge", "justice", "rev", "fr", "hon"), ""),
}  # fmt: skip
_LAST_WORD = re.compile(r"(\w+)\.?\s*$")
_WORD = re.compile(r"[^\W\d_](?:[\w'’-]*\w)?\.?")
_POSSESSIVE = re.compile(r"['’]s?$")
_TRIES = 50  # Until an invented name has none of the words that it must not have.

# Labels and what Faker has for them; a label that is not here has no surrogate.
_MAKERS: dict[str, Callable[[Any], str]] = {
    names.LOC: lambda fake: fake.city(),
    names.ORG: lambda fake: fake.company(),
    names.EMAIL: lambda fake: fake.safe_email(),
    names.PHONE: lambda fake: fake.phone_number(),
    names.FAX: lambda fake: fake.phone_number(),
    names.ADDRESS: lambda fake: fake.street_address(),
    names.ZIP: lambda fake: fake.postcode(),
    names.URL: lambda fake: f"https://{fake.safe_domain_name()}",
    names.IP: lambda fake: fake.ipv4_private(),
    names.HANDLE: lambda fake: f"@{fake.user_name()}",
    names.IBAN: lambda fake: fake.iban(),
    names.CREDIT_CARD: lambda fake: fake.credit_card_number(),
    names.SSN: lambda fake: fake.ssn(),
    names.PLATE: lambda fake: fake.license_plate(),
    names.ACCOUNT: lambda fake: fake.bban(),
    names.MRN: lambda fake: fake.numerify("########"),
}


@dataclass(frozen=True)
class Surrogate(Operator):
    """Something invented of the same kind; forms of a person's name stay forms of one name."""

    locale: str = "en_US"  # Of Faker: "en_US", "de_DE".
    name = "surrogate"
    shows = "which phrases stand for the same, and the gender of people; what it says is untrue"
    true = False
    needs_key = True

    def __post_init__(self) -> None:
        _faker(self.locale)

    def write(self, phrase: Phrase, around: Surroundings) -> Written | None:
        """Something invented. None for a kind that nothing is invented for."""
        key = around.key
        if phrase.kind == names.PERSON:
            invented = self._person(phrase, around)
            return Written(invented, self.name, true=self.true)
        make = _MAKERS.get(phrase.label)
        if make is None:
            return None
        barred = around.taken | words_of(phrase.text)
        digests = _digests(key, around.within, phrase.label, phrase.identity)
        for fake in _seeded(self.locale, digests):
            invented = " ".join(make(fake).split())
            if invented.lower() != phrase.text.lower() and barred.isdisjoint(
                words_of(" ".join(re.findall(r"[^\W\d_a-z]\w+", invented)))  # Maybe names.
            ):
                return Written(invented, self.name, true=self.true)
        return None

    def _person(self, phrase: Phrase, around: Surroundings) -> str:
        """The surrogate of a person in the form that the phrase has."""
        full = _POSSESSIVE.sub("", phrase.identity)
        gender = _gender(phrase, full, self.locale)
        barred = around.taken | words_of(phrase.text) | words_of(full)
        rules, key = around.language, around.key
        family = (full.split() or [""])[-1] if rules is None else rules.surname(full)
        surname = self._name(key, around.within, names.PERSON, full, "last_name", barred)
        written = phrase.text
        end = _POSSESSIVE.search(written)
        written, ending = (written[: end.start()], end[0]) if end else (written, "")

        def invented_for(word: str) -> str:
            if word.lower().rstrip(".") in _TITLES:
                return word
            # One for all first names of a person that begin alike: "Anna", "A.".
            label = f"first name {gender} {word[0].lower()}"
            make = f"first_name_{gender}" if gender else "first_name"
            first = self._name(key, around.within, label, full, make, barred)
            return f"{first[0]}." if len(word.rstrip(".")) == 1 else _in_case(first, word)

        cut = len(written) - len(family)
        front, last = written[:cut], written[cut:]
        is_last = family and last.lower() == family.lower() and not front[-1:].isalnum()
        front, last = (front, _in_case(surname, last)) if is_last else (written, "")
        return _WORD.sub(lambda match: invented_for(match[0]), front) + last + ending

    def _name(
        self, key: Secret, within: bytes, label: str, full: str, make: str, barred: frozenset[str]
    ) -> str:
        """An invented name of a person, without words that it must not have."""
        for fake in _seeded(self.locale, _digests(key, within, label, full)):
            name = str(getattr(fake, make)())
            if barred.isdisjoint(words_of(name)):
                return name
        return names.PERSON


def _digests(secret: Secret, within: bytes, label: str, identity: str) -> Iterator[int]:
    for number in range(_TRIES):
        digest = secret.digest("surrogate", within, label, identity, str(number))
        yield int.from_bytes(digest[:8], "big")


def _seeded(locale: str, seeds: Iterator[int]) -> Iterator[Any]:
    fake = _faker(locale)
    for seed in seeds:
        fake.seed_instance(seed)
        yield fake


@lru_cache(maxsize=8)
def _faker(locale: str) -> Any:
    try:
        from faker import Faker
    except ModuleNotFoundError as error:
        raise KanonError(Errors.E001.format(packages="Faker", extra="operators")) from error
    try:
        return Faker(locale)
    except AttributeError as error:
        raise KanonError(Errors.E361.format(locale=locale)) from error


@lru_cache(maxsize=8)
def _first_names(locale: str) -> tuple[frozenset[str], frozenset[str]]:
    """First names of women and of men only, in lower case."""
    provider = next(item for item in _faker(locale).get_providers() if hasattr(item, "first_names"))
    women = {str(name).lower() for name in getattr(provider, "first_names_female", ())}
    men = {str(name).lower() for name in getattr(provider, "first_names_male", ())}
    return frozenset(women - men), frozenset(men - women)


def _gender(phrase: Phrase, full: str, locale: str) -> str:
    """What the first name says, or the title before the phrase; "" if neither does."""
    women, men = _first_names(locale)
    for word in full.lower().split():
        if word in women:
            return _FEMALE
        if word in men:
            return _MALE
        if _TITLES.get(word.rstrip(".")):
            return _TITLES[word.rstrip(".")]
    title = _LAST_WORD.search(phrase.before)
    return _TITLES.get(title[1].lower(), "") if title else ""


def _in_case(name: str, like: str) -> str:
    if like.isupper() and len(like) > 1:
        return name.upper()
    return name.lower() if like.islower() else name
