"""Labels of recognizers and maskers -> our kinds and decisions."""

from __future__ import annotations

from ..names import (
    ACCOUNT,
    CODE,
    DATETIME,
    DEM,
    EMAIL,
    IBAN,
    IP,
    KEEP,
    KINDS,
    LICENSE,
    LOC,
    MASK,
    MISC,
    ORG,
    PASSPORT,
    PERSON,
    PHONE,
    QUANTITY,
    SSN,
    SUB_KINDS,
)

# OntoNotes 5, CoNLL-2003 and WikiNER, Presidio, and MUC-7 (Stanford) label sets.
_KIND_OF_LABEL = {
    "PER": PERSON, "GPE": LOC, "FAC": LOC, "LOCATION": LOC, "ADDRESS": LOC,
    "ORGANIZATION": ORG, "ORGANISATION": ORG, "NORP": DEM, "NRP": DEM, "LANGUAGE": DEM,
    "DATE": DATETIME, "TIME": DATETIME, "DATE_TIME": DATETIME, "AGE": DATETIME,
    "PERCENT": QUANTITY, "MONEY": QUANTITY, "CARDINAL": QUANTITY, "ORDINAL": QUANTITY,
    "EMAIL_ADDRESS": CODE, "PHONE_NUMBER": CODE, "IBAN_CODE": CODE, "CREDIT_CARD": CODE,
    "IP_ADDRESS": CODE, "URL": CODE, "US_SSN": CODE, "US_PASSPORT": CODE, "ID": CODE,
    "MEDICAL_LICENSE": CODE, "US_DRIVER_LICENSE": CODE, "US_BANK_NUMBER": CODE,
}  # fmt: skip
_KIND_OF_LABEL |= {kind: kind for kind in KINDS} | SUB_KINDS
_SUB_KIND_OF_LABEL = {
    "EMAIL_ADDRESS": EMAIL, "PHONE_NUMBER": PHONE, "IBAN_CODE": IBAN, "IP_ADDRESS": IP,
    "US_SSN": SSN, "US_PASSPORT": PASSPORT, "US_DRIVER_LICENSE": LICENSE,
    "MEDICAL_LICENSE": LICENSE, "US_BANK_NUMBER": ACCOUNT,
}  # fmt: skip
_SUB_KIND_OF_LABEL |= {sub_kind: sub_kind for sub_kind in SUB_KINDS}


# A masker can say of every mention what it is and whether it has to go: MASK_PERSON, KEEP_LOC.
_MASKED, _KEPT = f"{MASK}_", f"{KEEP}_"


def kind_of_label(label: str) -> str:
    """The kind that a recognizer's or masker's label stands for; MISC if it is not known."""
    return _KIND_OF_LABEL.get(_bare(label), MISC)


def sub_kind_of_label(label: str) -> str:
    """The sub-kind that a recognizer's or masker's label stands for.

    label (str): Such as "EMAIL_ADDRESS" or "MASK_EMAIL".
    RETURNS (str): One of `names.SUB_KINDS`, or "" for a label that says no more than a kind.
    """
    return _SUB_KIND_OF_LABEL.get(_bare(label), "")


def _bare(label: str) -> str:
    return label.upper().removeprefix(_MASKED).removeprefix(_KEPT)


def decision_label(kind: str, *, masked: bool) -> str:
    """The label of a mention of a kind that has to go, or may stay."""
    return f"{_MASKED if masked else _KEPT}{kind}"


def decision_of(label: str) -> bool | None:
    """Does what has this label have to go? None if the label decides nothing."""
    if label == MASK or label.startswith(_MASKED):
        return True
    return False if label.startswith(_KEPT) else None
