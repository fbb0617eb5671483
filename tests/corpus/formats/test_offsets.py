from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.formats.spans import LabelledSpan, check_offsets, check_same_text


def claimed(start, end, expected=None):
    return LabelledSpan(start, end, expected=expected)


TEXT = "Éva 😀 met\nBo in Oslo yesterday."
OSLO = (TEXT.index("Oslo"), TEXT.index("Oslo") + 4)


# The explanation, and how an annotation tool counted.
CASES = {
    "utf16": ("UTF-16", "utf-16-le", 2),
    "bytes": ("UTF-8 bytes", "utf-8", 1),
}


def count(text: str, encoding: str, unit: int) -> int:
    return len(text.encode(encoding)) // unit


@pytest.mark.parametrize("explanation,encoding,unit", CASES.values(), ids=CASES)
def test_other_countings_are_explained_and_repaired_only_on_request(explanation, encoding, unit):
    spans = []
    for word in ("Éva", "met", "Oslo"):
        start, end = TEXT.index(word), TEXT.index(word) + len(word)
        spans.append(claimed(*(count(TEXT[:i], encoding, unit) for i in (start, end)), word))
    with pytest.raises(KanonError, match="KN501") as error:
        check_offsets("doc-7", TEXT, spans)
    assert "doc-7" in str(error.value) and explanation in str(error.value)
    assert check_offsets("doc-7", TEXT, spans, repair=True) == [(0, 3), (6, 9), OSLO]


def test_an_explanation_must_fit_every_span():
    spans = [claimed(OSLO[0] + 3, OSLO[1] + 3, "Oslo"), claimed(0, 3, "Éva")]
    for repair in (False, True):
        with pytest.raises(KanonError, match=r"KN501.*Correct the offsets or the text"):
            check_offsets("d", TEXT, spans, repair=repair)


def test_spans_without_their_text_are_never_repaired():
    with pytest.raises(KanonError, match="KN502"):
        check_offsets("d", TEXT, [claimed(0, 900), claimed(0, 3, "Éva")], repair=True)


@pytest.mark.parametrize("start,end", [(3, 3), (5, 2), (-1, 3), (0, 10_000)])
def test_empty_reversed_and_outside(start, end):
    with pytest.raises(KanonError, match="KN502"):
        check_offsets("d", TEXT, [claimed(start, end)])


@pytest.mark.parametrize(
    "other,difference",
    [
        ("\ufeff" + TEXT, "from character 0 on"),
        (TEXT.replace("met", "saw"), "from character 6 on"),
        (TEXT[:9], "from character 9 on"),
    ],
)
def test_how_two_texts_differ(other, difference):
    with pytest.raises(KanonError, match=r"KN515.*d1") as error:
        check_same_text("d1", TEXT, other, Path("x.jsonl"))
    assert difference in str(error.value)
    check_same_text("d1", TEXT, TEXT, Path("x.jsonl"))


@given(st.text("aé😀\n \r", min_size=1, max_size=30), st.data())
def test_utf16_offsets_always_come_back(text, data):
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, len(text)))
    counted = [count(text[:i], "utf-16-le", 2) for i in (start, end)]
    found = check_offsets("d", text, [claimed(*counted, text[start:end])], repair=True)
    assert text[slice(*found[0])] == text[start:end]
