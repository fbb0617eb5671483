"""The names that Presidio's clients use for kinds of information."""

from __future__ import annotations

from ...lang.language_rules import LanguageRules
from ...names import CODE, DATETIME, DEM, LOC, MISC, ORG, PERSON, QUANTITY

# An entity type of Presidio where there is one. "NRP" is nationality, religion or political group.
TYPES: dict[str, str] = {
    PERSON: "PERSON",
    LOC: "LOCATION",
    ORG: "ORGANIZATION",
    DEM: "NRP",
    DATETIME: "DATE_TIME",
    QUANTITY: "QUANTITY",
    MISC: "MISC",
    CODE: "ID",
}
# Form of a code (`LanguageRules.find_identifiers`) -> entity type; any other code is an "ID".
CODE_TYPES: dict[str, str] = {
    "e-mail": "EMAIL_ADDRESS",
    "url": "URL",
    "network address": "IP_ADDRESS",
    "phone": "PHONE_NUMBER",
    "account": "IBAN_CODE",
    "card": "CREDIT_CARD",
    "national id": "NATIONAL_ID",
}
SUPPORTED: tuple[str, ...] = (*TYPES.values(), *CODE_TYPES.values())


def entity_type(kind: str, phrase: str, language: LanguageRules | None) -> str:
    """The entity type of a phrase.

    kind (str): One of `names.KINDS`.
    phrase (str): As it is written.
    language (LanguageRules | None): Of the text.
    RETURNS (str): One of `SUPPORTED`.
    """
    if kind == CODE and language is not None:
        for code in language.find_identifiers(phrase):
            if code.start == 0 and code.end == len(phrase):
                return CODE_TYPES.get(code.form, TYPES[CODE])
    return TYPES.get(kind, kind)
