"""The rules for the language of a pipeline."""

from __future__ import annotations

from spacy.language import Language

from ..errors import Errors, KanonError
from ..lang.language_rules import LanguageRules
from ..lang.registry import languages, rules_of


def language_of(nlp: Language, name: str, *, needed: bool, instead: str) -> LanguageRules | None:
    """The rules for the language of a pipeline.

    nlp (Language): The pipeline.
    name (str): Of the component that asks.
    needed (bool): Whether the component cannot do without, as it is configured.
    instead (str): A sentence that says what somebody without rules can do.
    RETURNS (LanguageRules | None): None if there are none.
    RAISES (KanonError): E224 if there are none and they are needed.
    """
    rules = rules_of(nlp.lang or "")
    if rules is None and needed:
        known = ", ".join(languages())
        raise KanonError(
            Errors.E224.format(component=name, lang=nlp.lang, languages=known, instead=instead)
        )
    return rules
