"""Files with a structure of their own, from one to the other of the same format."""

import json

import pytest

from tests.commands import command

from ..io.documents.pages import lines, pdf

FILES = {
    "x.html": "<p>Zoe <b>Xyzzy</b> came.</p>",
    "x.eml": "From: Zoe Xyzzy <zoe@xyzzy.org>\nSubject: a visit\n\nZoe Xyzzy came.\n",
}


run = command("sanitize")


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("options", [(), ("--generalize",)], ids=["masked", "generalized"])
def test_the_structure_stays_and_the_name_goes(tmp_path, name, options):
    (tmp_path / name).write_text(FILES[name], encoding="utf8")
    result = run(tmp_path / name, "-o", tmp_path / f"out-{name}", *options)
    assert result.exit_code == 0, result.output
    out = (tmp_path / f"out-{name}").read_text(encoding="utf8")
    assert "Zoe" not in out and "yzzy" not in out
    assert "</b> came.</p>" in out if name == "x.html" else "Subject: a visit" in out


def test_a_document_as_a_record(tmp_path):
    (tmp_path / "x.html").write_text(FILES["x.html"], encoding="utf8")
    assert run(tmp_path / "x.html", "-o", tmp_path / "out.jsonl").exit_code == 0
    record = json.loads((tmp_path / "out.jsonl").read_text(encoding="utf8"))
    assert record["masked_text"] == "*** came." and record["id"] == "record-1"


def test_a_word_document_keeps_its_runs(tmp_path):
    docx = pytest.importorskip("docx")
    document = docx.Document()
    paragraph = document.add_paragraph("Zoe ")
    paragraph.add_run("Xyzzy").bold = True
    paragraph.add_run(" came.")
    document.save(tmp_path / "x.docx")
    result = run(tmp_path / "x.docx", "-o", tmp_path / "out.docx")
    assert result.exit_code == 0, result.output
    [paragraph] = docx.Document(tmp_path / "out.docx").paragraphs
    assert [run.text for run in paragraph.runs] == ["***", "", " came."]


def test_pages_are_drawn_anew_with_their_text_beside(tmp_path):
    pdfium = pytest.importorskip("pypdfium2")
    (tmp_path / "x.pdf").write_bytes(pdf(lines("Zoe Xyzzy came.")))
    result = run(tmp_path / "x.pdf", "-o", tmp_path / "out.pdf")
    assert result.exit_code == 0, result.output
    assert (tmp_path / "out.pdf.txt").read_text(encoding="utf8") == "*** came."
    page = pdfium.PdfDocument(tmp_path / "out.pdf")[0]
    assert page.get_textpage().count_chars() == 0


@pytest.mark.parametrize(
    "name,arguments,code",
    [
        ("x.txt", ("-o", "out.html"), "KN594"),
        ("x.html", ("-o", "out.eml"), "KN594"),
        ("x.html", ("-o", "out.html", "--mapping", "map.jsonl"), "KN978"),
        ("bad.eml", ("-o", "out.eml"), "KN976"),
    ],
)
def test_what_cannot_be_written_is_refused(tmp_path, monkeypatch, name, arguments, code):
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_text(FILES.get(name, "a text"), encoding="utf8")
    result = run(name, *arguments)
    assert result.exit_code == 1 and code in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == [name]
