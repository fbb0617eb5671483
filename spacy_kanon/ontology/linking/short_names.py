"""Names of schools and clubs less the word that says what they are: "Yale", "Chelsea"."""

from __future__ import annotations

import re

_NEAR = 60
_SCHOOL = re.compile(r"\b(?:University|College|School|Institute|Academy)\b")
_AT_SCHOOL = re.compile(
    r"(?:\b(?:[Aa]t|with)(?: the)?|\b(?:attend|graduat|degree|professor|facult|taught|teach"
    r"|stud(?:y|i)|enrol|alum|coach|lectur|fellow|educat|[BM]\.?[AS]\.?\b|Ph\.?D|LL\.?[BM]|J\.?D\b"
    r"|doctor|campus|universit|college)[^.;]*) $"
)
_CLUB = re.compile(r"\b(?:F\.?C\.?|A\.?F\.?C\.?|FC|Club|United)(?:\b|$|\W)")
_IN_SPORT = re.compile(
    r"\b(?:play|sign|join|scor|goal|season|leagu|transfer|club|team|coach|manag|draft|trad|contract"
    r"|loan|debut|career|match|against|win|won|cup|final|captain|footbal|cap)[^.;]*$",
    re.I,
)


def is_cut_short(label: str, string: str, before: str) -> bool:
    """Whether a name is that of a school or a club less the word that says so, and its sentence
    says it neither: "weddings in West Virginia" were at no university.

    label (str): The full name.
    string (str): What stands in the text.
    before (str): The text before it.
    RETURNS (bool): False for an abbreviation.
    """
    if string.isupper() or len(label) <= len(string) or string not in label:
        return False
    words = label.replace(string, " ")
    if _SCHOOL.search(words):
        return _AT_SCHOOL.search(before[-_NEAR:]) is None
    return _CLUB.search(words) is not None and _IN_SPORT.search(before[-_NEAR:]) is None
