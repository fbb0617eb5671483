"""Which languages there are rules for."""

from __future__ import annotations

from .en.rules import ENGLISH
from .language_rules import LanguageRules

_RULES: dict[str, LanguageRules] = {ENGLISH.lang: ENGLISH}
LANGUAGES: tuple[str, ...] = tuple(_RULES)


def rules_of(lang: str) -> LanguageRules | None:
    """The rules of a language.

    lang (str): Code of the language as spaCy has it in `nlp.lang`.
    RETURNS (LanguageRules | None): None if there are no rules for it.

    >>> rules_of("en").lang
    'en'
    >>> rules_of("de") is None
    True
    """
    return _RULES.get(lang)
