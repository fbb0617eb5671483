"""What a mention shows besides its most specific meaning, as keys of the knowledge base."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence

from ..lang.en.calendar_keys import shown_dates
from ..names import DATE_PREFIX

_PARTS = re.compile(r", ?| ?\(|\)")  # "Paris, Texas", "Paris (Texas)"


def shown_keys(keys: Sequence[str], terms: Container[str]) -> tuple[tuple[str, ...], ...]:
    """The further things that a mention shows: the year of a day, the city of "City, Region".

    keys (Sequence[str]): Keys of the mention, all that it may mean.
    terms (Container[str]): The knowledge base, or its keys.
    RETURNS (tuple[tuple[str, ...], ...]): Known keys of each thing shown, as a union. What the
        knowledge base has no key of is left out.

    >>> shown_keys(["Paris, Texas"], {"Paris, Texas", "Paris"})
    (('Paris',),)
    >>> shown_keys(["date/1972-05"], {"date/1972-05", "date/1972"})
    (('date/1972',),)
    """
    if keys and keys[0].startswith(DATE_PREFIX):
        levels = (tuple(key for key in level if key in terms) for level in shown_dates(keys))
        return tuple(level for level in levels if level)
    return tuple(dict.fromkeys((part,) for part in _known_parts(keys, terms)))


def _known_parts(keys: Sequence[str], terms: Container[str]) -> Iterator[str]:
    """Parts of a phrase that are terms of their own, where it has only one reading."""
    if len(keys) == 1 and ("," in keys[0] or "(" in keys[0]):
        parts = (part.strip() for part in _PARTS.split(keys[0]))
        yield from (part for part in parts if part != keys[0] and part in terms)
