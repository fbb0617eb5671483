"""What a code is a code of, by the words before it: "MRN 123456", "plate number AB12 CDE"."""

from __future__ import annotations

import re

from ....names import (
    ACCOUNT,
    DEVICE,
    DOCKET,
    FAX,
    HEALTH_PLAN,
    LICENSE,
    MRN,
    NATIONAL_ID,
    PASSPORT,
    PHONE,
    PLATE,
    SSN,
    VIN,
    ZIP,
)
from ...lexicon import word_list

# The longest cue comes first where one begins like another: "license plate", "license".
_CUES: tuple[tuple[str, str], ...] = (
    (PLATE, r"(?:number|licen[cs]e|registration|vehicle) plates?|plates?|registration"),
    (VIN, r"vin|vehicle identification"),
    (FAX, r"fax|facsimile"),
    (
        PHONE,
        r"phone|telephone|tel|cell|cellphone|mobile|mob|pager|beep|extn?|extension|internal|call|dial|ring|text",
    ),
    (MRN, r"mrn|mr|medical records?|hospital|patient|chart|encounter"),
    (HEALTH_PLAN, r"health plan|beneficiary|policy|member|subscriber|medicare|medicaid|insurance"),
    (SSN, r"ssn|social security|security"),
    (NATIONAL_ID, r"nhs|pesel|tax|vat|ein|tin|national insurance|ni|national id|identity"),
    (PASSPORT, r"passport"),
    (LICENSE, r"licen[cs]e|certificate|permit|dea|npi|badge"),
    (ACCOUNT, r"account|acct|a/c|sort code|customer|client"),
    (DEVICE, r"serial|imei|imsi|device|udi"),
    (ZIP, r"zip|post ?code|postal"),
    (DOCKET, r"case|docket|application|file|matter|claim"),
)
_FILLER = (
    r"(?:(?:no|nos|nr|num|numbers?|codes?|cards?|plan|id|is|was|at|on|of|ending in)\b)?"
    r"[\s.:#№()=-]*"
)
_BEFORE = re.compile(
    rf"\b(?:{'|'.join(f'(?P<{form}>{words})' for form, words in _CUES)})\b[\s.:#№()=-]*"
    rf"{_FILLER}{_FILLER}$",
    re.IGNORECASE,
)
# What codes are called by their first letters: what such a word stands before says the rest.
CODE_ACRONYMS = word_list("code_acronyms")
_CONTEXT = 40  # Characters before a code that are looked at.
_VIN = re.compile(r"[A-HJ-NPR-Z\d]{17}")


def form_by_cue(text: str, start: int, end: int, default: str) -> str:
    """What a code is, by the words before it and by its shape.

    text (str): A normalized text.
    start, end (int): Bounds of the code.
    default (str): What it is if nothing says more.
    RETURNS (str): One of `names.SUB_KINDS`, or the default.

    >>> form_by_cue("Tel. 555-0199", 5, 13, ""), form_by_cue("MRN: 123456", 5, 11, "")
    ('PHONE', 'MRN')
    """
    cue = _BEFORE.search(text[max(0, start - _CONTEXT) : start])
    if cue is not None and cue.lastgroup is not None:
        return cue.lastgroup
    return VIN if _VIN.fullmatch(text, start, end) else default
