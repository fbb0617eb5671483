"""Countries by all their names, and the words for their people.

Three sources, each for what it knows:

- `data/countries.tsv`, our own: the names and demonyms of English prose, with the countries of
  history (no package on the index keeps demonyms). Always there.
- `pycountry` (ISO 3166): official and common names, ISO codes, subdivisions ("VA" -> "Virginia").
- `babel` (Unicode CLDR): the names of countries in other languages.

The last two belong to the extra "build" and are asked only by functions that say so.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from ..errors import require
from ..storage.records import bundled_rows
from ..text.normalization import normalize_key


class Country(NamedTuple):
    """A country of today or of history."""

    code: str  # ISO 3166-1 alpha-2 code; "" for one of history and for parts of a country.
    names: tuple[str, ...]  # The common name, then other ones.
    demonyms: tuple[str, ...]  # Adjective first, then nouns that are not made by rule.


@lru_cache(maxsize=1)
def countries() -> tuple[Country, ...]:
    """All countries of `data/countries.tsv`."""
    return tuple(
        Country(
            code,
            tuple(filter(None, [name, *others.split(";")])),
            tuple(filter(None, demonyms.split(";"))),
        )
        for code, name, others, demonyms in bundled_rows("countries.tsv")
    )


@lru_cache(maxsize=1)
def _by_name() -> dict[str, Country]:
    """Countries by code, names and demonyms. Names beat demonyms, codes and earlier rows win."""
    by_name = {country.code: country for country in reversed(countries()) if country.code}
    levels = ((lambda c: c.names[:1]), (lambda c: c.names), (lambda c: c.demonyms))
    for names_of, country in product(levels, countries()):
        for name in names_of(country):
            by_name.setdefault(_folded(name), country)
    return by_name


def _folded(name: str) -> str:
    return normalize_key(name).casefold()


def country_of(name: str) -> Country | None:
    """The country with this ISO code ("NO", capitals), name or demonym; None if there is none."""
    by_name = _by_name()
    return by_name.get(name) or by_name.get(_folded(name))


def country_variants(name: str, languages: Sequence[str] = ("en",)) -> tuple[list[str], list[str]]:
    """All names and all demonyms of the country that `name` names or whose people it names."""
    require("pycountry", "babel", extra="build")
    country = country_of(name)
    names = list(country.names) if country else []
    import pycountry

    entry: Any = None
    if country is None:
        with suppress(LookupError):
            entry = pycountry.countries.lookup(name)
    elif country.code:
        entry = pycountry.countries.get(alpha_2=country.code)
    if entry is not None:
        names += _official_names(entry)
        names += [_territory(language, entry.alpha_2) for language in languages]
        country = country or country_of(entry.alpha_2)
    demonyms = list(country.demonyms) if country else []
    return [name for name in dict.fromkeys(names) if name], demonyms


def _official_names(entry: Any) -> list[str]:
    """Names of ISO 3166 without the inverted ones of its lists ("Korea, Republic of")."""
    fields = ("name", "common_name", "official_name", "alpha_3")
    names = (getattr(entry, field, None) for field in fields)
    return [name for name in names if name and ", " not in name]


def _territory(language: str, code: str) -> str:
    from babel import Locale, UnknownLocaleError

    try:
        return str(Locale.parse(language, sep="-").territories.get(code, ""))
    except (UnknownLocaleError, ValueError):
        return ""  # A language that CLDR does not describe has no names there.


def subdivision_name(country_code: str, code: str) -> str | None:
    """The name of a part of a country by its code: ("US", "VA") -> "Virginia" (ISO 3166-2)."""
    require("pycountry", extra="build")
    import pycountry

    entry = pycountry.subdivisions.get(code=f"{country_code}-{code}")
    return entry.name if entry is not None else None
