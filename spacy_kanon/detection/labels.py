"""Labels of recognizers and maskers -> our kinds and decisions."""

from __future__ import annotations

from ..names import (
    DATETIME,
    DEM,
    ENTITIES,
    KEEP,
    KINDS,
    LOC,
    MASK,
    MISC,
    ORG,
    PERSON,
    QUANTITY,
    SUB_KINDS,
)

# OntoNotes 5, CoNLL-2003 and WikiNER, and MUC-7 (Stanford) label sets; Presidio's are in `names`.
_KIND_OF_LABEL = {
    "PER": PERSON, "GPE": LOC, "FAC": LOC, "ADDRESS": LOC, "ORGANISATION": ORG, "NORP": DEM,
    "LANGUAGE": DEM, "DATE": DATETIME, "TIME": DATETIME, "AGE": DATETIME, "PERCENT": QUANTITY,
    "MONEY": QUANTITY, "CARDINAL": QUANTITY, "ORDINAL": QUANTITY,
}  # fmt: skip
_KIND_OF_LABEL |= {kind: kind for kind in KINDS} | SUB_KINDS
_KIND_OF_LABEL |= {name: _KIND_OF_LABEL[label] for name, label in ENTITIES.items()}
_SUB_KIND_OF_LABEL = {sub_kind: sub_kind for sub_kind in SUB_KINDS}
_SUB_KIND_OF_LABEL |= {name: label for name, label in ENTITIES.items() if label in SUB_KINDS}


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
