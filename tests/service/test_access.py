"""Only who has a token comes in."""

from __future__ import annotations

import base64

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.service.gateway import VARIABLE, Access, read_tokens

TOKEN = "t0ken-of-24-characters!!"
OTHER = "another-token-of-the-file"


def basic(text):
    return "Basic " + base64.b64encode(text.encode()).decode()


@pytest.mark.parametrize(
    ("header", "allowed"),
    [
        (f"Bearer {TOKEN}", True),
        (f"bearer  {TOKEN} ", True),
        (f"Bearer {OTHER}", True),
        (basic(f"anybody:{TOKEN}"), True),
        (basic(f":{OTHER}"), True),
        (None, False),
        ("", False),
        ("Bearer", False),
        ("Bearer ", False),
        (TOKEN, False),
        (f"Token {TOKEN}", False),
        (f"Bearer {TOKEN[:-1]}", False),
        (f"Bearer {TOKEN}x", False),
        (f"Bearer {TOKEN.upper()}", False),
        (f"Bearer {TOKEN} {OTHER}", False),
        (basic(TOKEN), False),
        (basic(f"{TOKEN}:"), False),
        ("Basic !", False),
        ("Basic /w==", False),
        ("Bearer \udcff", False),
    ],
)
def test_headers(header, allowed):
    assert Access([TOKEN, OTHER]).allows(header) is allowed


def test_tokens_come_from_a_file_or_from_the_environment(tmp_path):
    path = tmp_path / "tokens"
    path.write_text(f"{TOKEN}\n\n{OTHER}\n")
    assert read_tokens(path, {}) == [TOKEN, OTHER]
    assert read_tokens(None, {VARIABLE: TOKEN}) == [TOKEN]
    assert read_tokens(path, {VARIABLE: "ignored-for-there-is-a-file"}) == [TOKEN, OTHER]


@pytest.mark.parametrize(
    "text", ["", "  \n", "too-few", f"{TOKEN}\ntoo-few", "a:b" * 9, "ключ" * 9]
)
def test_bad_tokens_are_not_told(tmp_path, text):
    path = tmp_path / "tokens"
    path.write_text(text, encoding="utf8")
    for arguments in ((path, {}), (None, {VARIABLE: text})):
        with pytest.raises(KanonError, match="KN950") as caught:
            read_tokens(*arguments)
        assert not text.strip() or text not in str(caught.value)


def test_a_file_that_cannot_be_read(tmp_path):
    with pytest.raises(KanonError, match="KN010"):
        read_tokens(tmp_path / "none", {})
