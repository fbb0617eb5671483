"""Replacement options by rule, for what no ontology lists: people, dates, quantities, codes.

The wordings are the language's (`LanguageRules.rule_wordings`); here they become options like those
of an ontology: a list that ends in `***` and holds nothing that repeats its original.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...lang.language_rules import LanguageRules
from ...names import CODE, DATETIME, PERSON, QUANTITY
from ..phrases import Option
from .options import usable

RULE_KINDS: tuple[str, ...] = (PERSON, CODE, DATETIME, QUANTITY)


def rule_options(
    text: str,
    kind: str,
    *,
    rules: LanguageRules,
    person: int = 1,
    keys: Sequence[str] = (),
    before: str = "",
    after: str = "",
) -> tuple[Option, ...]:
    """Options for a mention of a kind of `RULE_KINDS`, from specific to general.

    text (str): The mention as it stands in the text.
    kind (str): Its kind.
    rules (LanguageRules): The language of the text.
    person (int): For PERSON, the number of the person in the document.
    keys (Sequence[str]): For DATETIME, the keys under which the mention was found to be one date.
    before, after (str): The text around it.
    RETURNS (tuple[Option, ...]): The last one is `***`.
    """
    wordings = rules.rule_wordings(text, kind, person=person, keys=keys, before=before, after=after)
    options = [Option(w.text, w.form, phrase=w.key, keys=w.keys) for w in wordings]
    return tuple(usable(options, text))
