"""Ordinary words and given names, by counts instead of by somebody's list.

The tables are made by `bench/make_vocabulary.py`, which says how a word gets into which: English,
German and Spanish words by how often texts write them with and without a capital, French ones by a
dictionary; names of people are taken out of all but the ambiguous ones. All words are in lower
case. A word that is left out is taken for a name where it has a capital: that costs a masked word.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module

from .tables import MODULES

FOREIGN = ("de", "es", "fr")
_ROOM = __name__.rpartition(".")[0]


@cache
def table(name: str) -> frozenset[str]:
    """One of the tables, read when it is first asked for.

    name (str): "english", "ambiguous", "given_names" or a language of `FOREIGN`.
    RETURNS (frozenset[str]): Words in lower case.

    >>> "surgery" in table("english"), "mark" in table("english"), "megan" in table("given_names")
    (True, False, True)
    """
    return frozenset(_words(name))


def _words(name: str) -> Iterator[str]:
    """The words of a table, those that add an ending to another one in full."""
    for module in MODULES[name]:
        for family in import_module(f"{_ROOM}.{module}").WORDS.split():
            stem, *endings = family.split("|")
            yield stem
            for ending in endings:
                yield stem + ending
