"""PDF are drawn anew: what went is no text any more, and no dot of it is left."""

import io
import shutil
import subprocess

import pytest

from spacy_kanon.documents.document import read_document
from spacy_kanon.documents.pdf import PdfDocument
from tests.refusals import refused

from .pages import lines, pdf
from .words import released, text_of

pdfium = pytest.importorskip("pypdfium2")
pytest.importorskip("PIL")

LINES = (
    "The patient Ann Lee came on a day that is told in a line to the right end: Ann",
    "Lee again.",
    "Name: Ann Lee",
    "End.",
)
PICTURE = "q 100 0 0 50 72 300 cm BI /W 1 /H 1 /BPC 8 /CS /RGB ID \xff\x00\x00 EI Q"
ENCRYPT = (
    "/Encrypt << /Filter /Standard /V 1 /R 2 /P -1 /O (12345678901234567890123456789012) "
    "/U (12345678901234567890123456789012) >> /ID [(a) (a)]"
)
REFUSED = {
    "encrypted": (lambda: pdf(lines("Ann"), extra=ENCRYPT), "KN972"),
    "scanned": (lambda: pdf(lines("Ann"), PICTURE), r"KN973.+page\(s\) 2"),
    "no PDF": (lambda: b"Ann", "KN971"),
    "a page that is not there": (
        lambda: pdf(lines("Ann"), lines("Lee")).replace(b"4 0 R 6 0 R", b"4 0 R 9 0 R"),
        "KN971.+page 2",
    ),
}


def dots(data: bytes):
    return pdfium.PdfDocument(data)[0].render(scale=1).to_pil().convert("RGB")


def test_pages_lines_and_pictures():
    assert text_of(pdf(lines(*LINES)), "pdf") == f"{LINES[0]} {LINES[1]}\n{LINES[2]}\n{LINES[3]}"
    two = pdf(lines("Ann"), lines("Lee"))
    assert text_of(two, "pdf") == "Ann\n\nLee"
    source = pdf(f"{lines('Hello')} {PICTURE}")
    out = dots(released(source, "pdf"))
    assert dots(source).getpixel((100, 480))[1] < 60
    assert all(abs(channel - 200) < 10 for channel in out.getpixel((100, 480)))
    assert text_of(pdf(lines("Ann"), ""), "pdf") == "Ann"


@pytest.mark.parametrize("angle", [0, 90])
def test_boxes_cover_the_words_that_went_and_no_others(angle):
    source = pdf(lines(*LINES), angle=angle)
    out = released(source, "pdf")
    words = PdfDocument(source)
    before, after = dots(source), dots(out)
    assert before.size == after.size
    page = pdfium.PdfDocument(source)[0]
    position = page.render(scale=1).get_posconv(page)
    for (start, end), (_, boxes) in zip(words.bounds, words._words, strict=True):
        word = words.text[start:end]
        left, bottom, right, top = boxes[0]
        x, y = position.to_bitmap((left + right) / 2, (bottom + top) / 2)
        ink = [after.getpixel((x + i, y)) for i in (-2, -1, 0, 1, 2)] if angle == 0 else []
        gone = "Ann" in word or "Lee" in word
        if gone:
            assert max(after.getpixel((x, y))) < 40, word
            assert all(max(dot) < 40 for dot in ink), word
        elif ink:
            assert any(min(dot) > 100 for dot in ink), word


def test_no_text_and_no_property_is_left():
    out = released(pdf(lines(*LINES)), "pdf")
    page = pdfium.PdfDocument(out)[0]
    assert page.get_textpage().count_chars() == 0
    assert not any(pdfium.PdfDocument(out).get_metadata_dict().values())
    assert b"Ann" not in out and b"Lee" not in out
    assert out == released(pdf(lines(*LINES)), "pdf")


@pytest.mark.parametrize("make,code", REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_read_is_refused(make, code):
    refused(code, read_document, make(), "pdf", path="x.pdf")


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
def test_another_program_opens_it_and_finds_no_word(tmp_path):
    (tmp_path / "x.pdf").write_bytes(released(pdf(lines(*LINES)), "pdf"))
    run = subprocess.run(["pdftotext", "x.pdf", "-"], cwd=tmp_path, check=True, capture_output=True)
    assert not run.stdout.split() and not run.stderr
    assert io.BytesIO(run.stdout).read().count(b"\f") == 1
