"""E-mails keep headers and parts that a reader sees, and lose what went in all of them."""

import email
from email.message import EmailMessage
from email.policy import default

import pytest

from spacy_kanon.documents.document import read_document, reader_of, release_document
from tests.refusals import refused

from .words import released, text_of


def message() -> EmailMessage:
    mail = EmailMessage()
    mail["Received"] = "from ann.lee.org"
    mail["From"] = "Ann Lee <ann@lee.org>"
    mail["To"] = "Bo <bo@x.org>"
    mail["Subject"] = "Zo\xeb and Ann Lee"
    mail["Message-ID"] = "<1@lee.org>"
    mail.set_content("Hello,\n\nAnn Lee was here. \xdcn\xef\n")
    mail.add_alternative("<p>Hello, <b>Ann</b> Lee was here.</p>", subtype="html")
    mail.add_attachment(b"Ann", maintype="image", subtype="png", filename="Ann Lee.png")
    mail.add_attachment("Note on Ann Lee", filename="Ann Lee.txt")
    older = EmailMessage()
    older["From"] = "Lee"
    older.set_content("Older: Ann")
    mail.add_attachment(older)
    return mail


def test_headers_and_parts_are_one_text_and_nothing_of_the_name_is_left():
    data = message().as_bytes()
    text = text_of(data, "eml")
    assert text.startswith("From: Ann Lee <ann@lee.org>\nTo: Bo <bo@x.org>\nSubject: Zo\xeb and")
    assert text.endswith("From: Lee\n\nOlder: Ann") and "Message-ID" not in text
    out = released(data, "eml")
    assert b"Ann" not in out and b"Lee" not in out and b"lee.org" not in out
    again = email.message_from_bytes(out, policy=default)
    kinds = [part.get_content_type() for part in again.walk()]
    assert kinds == [
        "multipart/mixed", "multipart/alternative", "text/plain", "text/html",
        "application/octet-stream", "text/plain", "message/rfc822", "text/plain",
    ]  # fmt: skip
    assert again["subject"] == "Zo\xeb and ***" and again["to"] == "Bo <bo@x.org>"
    plain, page = list(again.walk())[2:4]
    assert plain.get_content() == "Hello,\n\n*** was here. \xdcn\xef\n"
    assert "<b>***</b>" in page.get_content()


def test_one_document_is_released_twice_alike():
    document = read_document(message().as_bytes(), "eml", path="x")
    once, again = (release_document(document, [], reader_of("eml")) for _ in range(2))
    assert once == again


# What is read of a message whose headers hold bytes of another encoding than ASCII.
def test_a_header_is_read_in_the_encoding_of_its_message(charset, subject, expected):
    kind = "image/png" if charset == "no-such" else f"text/plain; charset={charset}"
    data = b"From: Ann\nSubject: " + subject + f"\nContent-Type: {kind}\n\nx\n".encode()
    assert text_of(data, "eml").startswith(f"From: Ann\nSubject: {expected}")


# Text in which the words of a reader may be written otherwise: as codes, or over two lines.
@pytest.mark.parametrize("kind", ["rtf", "vcard", "calendar", "xml", "enriched"])
def test_text_that_no_reader_sees_as_it_stands_is_left_out(kind):
    mail = EmailMessage()
    mail["Subject"] = "x"
    mail.set_content("Hello")
    mail.add_attachment("N:=41=6E=6E", subtype=kind, filename="Ann.x")
    out = released(mail.as_bytes(), "eml")
    assert b"41=6E" not in out and f"left out: text/{kind}".encode() in out


def test_a_message_that_cannot_be_read_whole_is_refused(data):
    head = b"From: a@b.org\nMIME-Version: 1.0\n"
    refused("KN976", read_document, data.replace(b"HEAD ", head), "eml", path="x.eml")
