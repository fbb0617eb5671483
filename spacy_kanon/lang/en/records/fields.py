"""Labels of fields ("Date of birth: ...", "Patient: ...") and what their values must be."""

from __future__ import annotations

import re

from ....names import DEM, LOC, ORG, PERSON
from ...lexicon import word_list
from ..lexicon import words_of

# Labels whose value is a name or an address, whatever words it is made of.
_VALUE_KINDS: tuple[tuple[str, frozenset[str]], ...] = (
    (
        PERSON,
        word_list("value_kinds"),
    ),
    (LOC, words_of("address street city town village residence birthplace")),
    (ORG, words_of("employer company school organisation organization surgery practice branch")),
    (DEM, words_of("occupation profession nationality ethnicity religion trade job")),
)
_NO_VALUE = re.compile(
    r"(?:n/?a|none|nil|unknown|not (?:known|stated|given)|yes|no|-+|tbc|tba)\.?", re.I
)
# Words of a label that make its value something else: "Patient ID", "Contact number".
_OTHER_VALUE = word_list("other_value")


def kind_of_value(label: str) -> str:
    """The kind that the value of a field has to be.

    label (str): What stands before the colon.
    RETURNS (str): One of `names.KINDS`; empty if the label does not tell.

    >>> [kind_of_value(label) for label in ("Patient", "Patient ID", "Home address", "Status")]
    ['PERSON', '', 'LOC', '']
    """
    words = re.findall(r"[^\W_]+", label.lower())
    if not words or (len(words) > 1 and not _OTHER_VALUE.isdisjoint(words) and words[-1] != "name"
                     and words[:2] != ["next", "of"]):  # fmt: skip
        return ""
    for kind, nouns in _VALUE_KINDS:
        if words[-1] in nouns or (len(words) > 1 and words[0] in nouns and words[-1] == "name"):
            return kind
    return ""


def is_empty_value(value: str) -> bool:
    """Whether a field says nothing: "N/A", "None", "-".

    value (str): What stands behind the colon.
    RETURNS (bool): True for blanks, too.
    """
    return not value.strip(" .-_") or _NO_VALUE.fullmatch(value.strip()) is not None
