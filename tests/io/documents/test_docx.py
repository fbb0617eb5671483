"""DOCX keep their formatting, and lose what went in all of their parts."""

import io
import re
import shutil
import subprocess
import zipfile

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from spacy_kanon.documents.document import read_document
from tests.refusals import refused

from .words import released, text_of

docx = pytest.importorskip("docx")
RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


def saved(document) -> bytes:
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


@pytest.fixture(scope="module")
def letter() -> bytes:
    """The name in every part that a document has."""
    document = docx.Document()
    for name in ("author", "title", "subject", "keywords", "comments", "last_modified_by"):
        setattr(document.core_properties, name, "Ann Lee")
    paragraph = document.add_paragraph("Dear ")
    paragraph.add_run("An").bold = True
    paragraph.add_run("n")
    paragraph.add_run(" Lee").italic = True
    paragraph.add_run(", welcome.")
    table = document.add_table(1, 2)
    table.cell(0, 0).text, table.cell(0, 1).text = "Name", "Ann Lee"
    document.sections[0].header.paragraphs[0].text = "On Ann Lee"
    document.sections[0].footer.paragraphs[0].text = "Page of Lee"
    document.add_comment(paragraph.runs, text="Ann said so.", author="Ann Lee", initials="AL")
    document.add_picture(io.BytesIO(picture()))
    document.part.relate_to("mailto:ann@lee.org", f"{RELATION}/hyperlink", is_external=True)
    bookmark = docx.oxml.OxmlElement("w:bookmarkStart")
    bookmark.set(f"{{{W}}}name", "Ann_Lee")
    paragraph._p.append(bookmark)
    style = document.styles.add_style("Ann Lee", docx.enum.style.WD_STYLE_TYPE.PARAGRAPH)
    paragraph.style = style
    return saved(document)


def xml(element: str):
    """An element of a document. element (str): Its markup, with the usual prefixes."""
    prefixes = {
        "w": W,
        "r": RELATION,
        "v": "urn:schemas-microsoft-com:vml",
        "o": "urn:schemas-microsoft-com:office:office",
    }
    declared = " ".join(f'xmlns:{prefix}="{uri}"' for prefix, uri in prefixes.items())
    return docx.oxml.parse_xml(f"<w:r {declared}>{element}</w:r>")


def field(code: str) -> str:
    """The markup of a field without a result. code (str): Such as "REF there"."""
    return (
        '<w:fldChar w:fldCharType="begin"/>'
        f"<w:instrText>{code}</w:instrText>"
        '<w:fldChar w:fldCharType="end"/>'
    )


def picture() -> bytes:
    image = pytest.importorskip("PIL.Image")
    file = io.BytesIO()
    image.new("RGB", (4, 4), "red").save(file, "PNG")
    return file.getvalue()


def parts_of(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_text_name_and_bytes_of_a_letter(letter):
    assert text_of(letter, "docx") == (
        "Dear Ann Lee, welcome.\nName\tAnn Lee\n\nOn Ann Lee\n\nPage of Lee\n\nAnn said so."
        "\n\nmailto:ann@lee.org"
    )
    data = released(letter, "docx")
    for name, part in parts_of(data).items():
        for word in (b"Ann", b"Lee", b"ann@", b"lee.org"):
            assert word not in part and word.decode() not in name, (name, word)
    assert picture() not in parts_of(data).values()
    assert "Dear ***, welcome." in text_of(data, "docx")
    assert released(letter, "docx") == released(letter, "docx")


@settings(max_examples=40, deadline=None)
@example(["Mills", "windmills"])
@given(st.lists(st.sampled_from(["Mills", "windmills", "Lee", "elee", "a ", "x"]), min_size=2))
def test_what_is_no_part_of_a_removed_name_stays(runs):
    """Also a word that holds the name."""
    document = docx.Document()
    for run in runs:
        document.add_paragraph("So ").add_run(run).bold = True
        document.sections[0].header.add_paragraph(run)
    name, data = re.compile(r"\b(?:Mills|Lee)\b"), saved(document)
    assert text_of(released(data, "docx", name), "docx") == name.sub("***", text_of(data, "docx"))


def bookmarked(markup: str) -> bytes:
    """A document whose paragraph has a bookmark of the name, and markup."""
    document = docx.Document()
    paragraph = document.add_paragraph("Ann Lee")._p
    paragraph.append(xml('<w:bookmarkStart w:id="7" w:name="Ann_Lee"/><w:bookmarkEnd w:id="7"/>'))
    paragraph.append(xml(markup))
    return saved(document)


# Where a name stands that is no text of a paragraph.
def test_a_name_beside_the_text_goes_too(markup):
    body = parts_of(released(bookmarked(markup), "docx"))["word/document.xml"].lower()
    assert b"ann" not in body.replace(b"annotation", b"") and b"lee" not in body


def test_references_and_formatting_stay(letter):
    data = bookmarked('<w:hyperlink w:anchor="Ann_Lee"/>' + field(" REF ann_lee \\h "))
    tree = docx.Document(io.BytesIO(released(data, "docx"))).element
    (name,) = tree.xpath("//w:bookmarkStart/@w:name")
    assert name.startswith("bookmark") and tree.xpath("//w:hyperlink/@w:anchor") == [name]
    assert tree.xpath("//w:instrText/text()") == [f" REF {name} \\h "]
    before, after = (docx.Document(io.BytesIO(d)) for d in (letter, released(letter, "docx")))
    runs = [[(r.bold, r.italic) for r in p.runs] for p in before.paragraphs]
    assert [[(r.bold, r.italic) for r in p.runs] for p in after.paragraphs] == runs
    assert after.paragraphs[0].style.name.startswith("style")
    assert after.tables[0].cell(0, 1).text == "***"
    assert [run.text for run in after.paragraphs[0].runs] == [
        "Dear ", "***", "", "", ", welcome.", "",
    ]  # fmt: skip


def test_lists_themes_and_files_are_named_anew(letter):
    document = docx.Document(io.BytesIO(letter))
    numbering = document.part.numbering_part.element
    numbering.xpath("//w:lvlText")[0].set(f"{{{W}}}val", "Ann Lee %1.")
    label = docx.oxml.OxmlElement("w:name")
    label.set(f"{{{W}}}val", "Lee")
    numbering.xpath("//w:multiLevelType")[0].addnext(label)
    (shown,) = (r.target_part for r in document.part.rels.values() if "/image" in r.reltype)
    shown.partname = docx.opc.packuri.PackURI("/word/media/ann-lee.png")
    parts = parts_of(saved(document))
    theme = next(name for name in parts if "theme" in name)
    parts[theme] = parts[theme].replace(b"Office Theme", b"Ann Lee")
    for name, part in parts_of(released(zip_of(parts), "docx")).items():
        assert b"Lee" not in part and b"ann-lee" not in part and "lee" not in name, name


def changed(tag: str) -> bytes:
    document = docx.Document()
    paragraph = document.add_paragraph("Hello")
    paragraph._p.append(docx.oxml.OxmlElement(tag))
    return saved(document)


def with_part(kind: str) -> bytes:
    document = docx.Document()
    package = document.part.package
    name = docx.opc.packuri.PackURI("/word/embeddings/x.bin")
    part = docx.opc.part.Part(name, kind, b"Ann", package)
    document.part.relate_to(part, f"{RELATION}/oleObject")
    return saved(document)


REFUSED = {
    "a tracked deletion": (lambda: changed("w:del"), "KN974"),
    "a tracked insertion": (lambda: changed("w:ins"), "KN974"),
    "an embedded object": (lambda: with_part("application/x-object"), "KN975"),
    "an encrypted document": (lambda: b"\xd0\xcf\x11\xe0" + bytes(600), "KN971"),
    "no archive": (lambda: b"Ann", "KN971"),
    "another archive": (lambda: zip_of({"a": b"x"}), "KN971"),
    "a damaged stream": (lambda: damaged(saved(docx.Document())), "KN971.*damaged"),
}


def damaged(data: bytes) -> bytes:
    """With a body whose compressed bytes cannot be unpacked."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        start = archive.getinfo("word/document.xml").header_offset + 60
    return data[:start] + b"\xff" * 40 + data[start + 40 :]


def zip_of(files) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return file.getvalue()


@pytest.mark.parametrize("make,code", REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_looked_into_is_refused(make, code):
    refused(code, read_document, make(), "docx", path="x.docx")


@pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed")
def test_another_program_opens_it(letter, tmp_path):
    (tmp_path / "x.docx").write_bytes(released(letter, "docx"))
    home = f"-env:UserInstallation=file://{tmp_path}/home"
    command = ["soffice", home, "--headless", "--convert-to", "txt:Text", "x.docx"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, timeout=120)
    assert "Dear ***, welcome." in (tmp_path / "x.txt").read_text(encoding="utf-8-sig")
