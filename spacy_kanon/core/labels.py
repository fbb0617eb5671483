"""Labels of other people's recognizers -> our kinds."""

from __future__ import annotations

from ..names import CODE, DATETIME, DEM, KINDS, LOC, MISC, ORG, PERSON, QUANTITY

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
_KIND_OF_LABEL |= {kind: kind for kind in KINDS}


def kind_of_label(label: str) -> str:
    """The kind that a recognizer's label stands for; MISC if it is not known."""
    return _KIND_OF_LABEL.get(label.upper(), MISC)
