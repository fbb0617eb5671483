"""The names that Presidio's clients use for kinds of information."""

from __future__ import annotations

from ...names import (
    CODE,
    CREDIT_CARD,
    DATETIME,
    DEM,
    EMAIL,
    FAX,
    IBAN,
    IP,
    LOC,
    MISC,
    NATIONAL_ID,
    ORG,
    PERSON,
    PHONE,
    QUANTITY,
    SSN,
    URL,
)

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
# What a code is more exactly -> entity type; any other code is an "ID".
CODE_TYPES: dict[str, str] = {
    EMAIL: "EMAIL_ADDRESS",
    URL: "URL",
    IP: "IP_ADDRESS",
    PHONE: "PHONE_NUMBER",
    FAX: "PHONE_NUMBER",
    IBAN: "IBAN_CODE",
    CREDIT_CARD: "CREDIT_CARD",
    SSN: "NATIONAL_ID",
    NATIONAL_ID: "NATIONAL_ID",
}
SUPPORTED: tuple[str, ...] = tuple(dict.fromkeys((*TYPES.values(), *CODE_TYPES.values())))


def entity_type(kind: str, sub_kind: str = "") -> str:
    """The entity type of a mention.

    kind (str): One of `names.KINDS`.
    sub_kind (str): One of `names.SUB_KINDS`, or "" if nobody knows.
    RETURNS (str): One of `SUPPORTED`.

    >>> entity_type("CODE", "EMAIL"), entity_type("CODE"), entity_type("LOC", "ADDRESS")
    ('EMAIL_ADDRESS', 'ID', 'LOCATION')
    """
    default = TYPES.get(kind, kind)
    return CODE_TYPES.get(sub_kind, default) if kind == CODE else default
