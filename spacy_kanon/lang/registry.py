"""Which languages there are rules for: English, and those that other packages register."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from .en.rules import ENGLISH
from .language_rules import LanguageRules

GROUP = "spacy_kanon_languages"  # Entry points: code of a language = module:value.


@cache
def languages() -> dict[str, LanguageRules]:
    """The rules of each language by its code; an installed package may add or replace some."""
    return {
        ENGLISH.lang: ENGLISH,
        **{entry.name: entry.load() for entry in entry_points(group=GROUP)},
    }


def rules_of(lang: str) -> LanguageRules | None:
    """The rules of a language.

    lang (str): Code of the language as spaCy has it in `nlp.lang`.
    RETURNS (LanguageRules | None): None if there are no rules for it.

    >>> rules_of("en").lang
    'en'
    >>> rules_of("de") is None
    True
    """
    return languages().get(lang)
