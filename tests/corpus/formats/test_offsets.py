from pathlib import Path

import pytest

from spacy_kanon.formats.spans import LabelledSpan, check_offsets, check_same_text
from tests.refusals import refused

TEXT = "Éva 😀 met\nBo in Oslo yesterday."
OSLO = TEXT.index("Oslo")


@pytest.mark.parametrize(
    "start,end,expected,code",
    [
        (OSLO, OSLO + 4, "Oslo", None),
        (OSLO + 1, OSLO + 5, "Oslo", "KN501"),  # As JavaScript counts.
        (3, 3, None, "KN502"),
        (5, 2, None, "KN502"),
        (-1, 3, None, "KN502"),
        (0, 10_000, None, "KN502"),
    ],
)
def test_spans_have_to_fit_their_text(start, end, expected, code):
    spans = [LabelledSpan(0, 3, expected="Éva"), LabelledSpan(start, end, expected=expected)]
    if code is None:
        check_offsets("doc-7", TEXT, spans)
        return
    refused(rf"{code}.*doc-7", check_offsets, "doc-7", TEXT, spans)


@pytest.mark.parametrize(
    "other,difference",
    [
        ("\ufeff" + TEXT, "from character 0 on"),
        (TEXT.replace("met", "saw"), "from character 6 on"),
        (TEXT[:9], "from character 9 on"),
    ],
)
def test_how_two_texts_differ(other, difference):
    assert difference in refused(r"KN515.*d1", check_same_text, "d1", TEXT, other, Path("x.jsonl"))
    check_same_text("d1", TEXT, TEXT, Path("x.jsonl"))
