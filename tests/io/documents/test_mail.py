"""E-mails keep headers and parts that a reader sees, and lose what went in all of them."""

from __future__ import annotations

import email
from email.message import EmailMessage
from email.policy import default

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.io.documents.formats import read_document

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


def test_the_same_bytes_every_time():
    assert released(message().as_bytes(), "eml") == released(message().as_bytes(), "eml")


HEAD = b"From: a@b.org\nMIME-Version: 1.0\n"
BROKEN = {
    "no headers": b"just a text",
    "no boundary": HEAD + b"Content-Type: multipart/mixed\n\nx",
    "a boundary that never comes": HEAD + b"Content-Type: multipart/mixed; boundary=q\n\nx\n",
    "a part that never ends": HEAD + b"Content-Type: multipart/mixed; boundary=q\n\n--q\n\nx\n",
    "no base64": HEAD + b"Content-Transfer-Encoding: base64\n\nA\n",
    "no such encoding": HEAD + b"Content-Type: text/plain; charset=no-such\n\nx",
    "another encoding": HEAD + b"Content-Type: text/plain; charset=utf-8\n\nZo\xeb",
}


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN)
def test_a_message_that_cannot_be_read_whole_is_refused(data):
    with pytest.raises(KanonError, match="KN976"):
        read_document(data, "eml", path="x.eml")
