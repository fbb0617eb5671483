"""What `/sanitize` answers, what fails closed, and who may ask."""

import base64
import json

import pytest

from spacy_kanon import Recipe, sanitize
from spacy_kanon.service import workers
from spacy_kanon.service.settings import VARIABLE, ServiceSettings, read_tokens
from spacy_kanon.text.reversible_map import TextMap, restore
from tests.refusals import refused

from ._client import BEARER, TOKEN, Client

ANN = "Ann Xyzzy, a Norwegian singer, was born in Oslo on 12 May 1972."
BO = "Bo Quux of Bergen is a geologist."
LONE = "\ud800"  # Half of a surrogate pair: no well-formed Unicode.
OTHER = "another-token-of-the-file"


def test_texts_are_what_the_api_releases(client):
    expected = sanitize([ANN, BO], recipe=Recipe())
    reply = client.post("/sanitize", text=[ANN, BO], evidence=True).json()
    assert reply["failed"] == 0
    for release, result in zip(expected, reply["results"], strict=True):
        assert result == {"text": release.text, **release.report(evidence=True)}
    body = client.post("/sanitize", text=ANN).json()
    assert body["text"] == "***, a Norwegian singer, was born in *** on ***."
    assert set(body) == {"text", "k", "invented", "spans"} and body["k"] == 5
    told = [(body["text"][s["start"] : s["end"]], s["label"]) for s in body["spans"]]
    assert told == [
        ("***", "MASK"), ("Norwegian", "DEM"), ("singer", "DEM"), *[("***", "MASK")] * 2,
    ]  # fmt: skip


def test_maps_restore_where_they_are_allowed(client, engine):
    body = client.post("/sanitize", text=ANN, mapping=True).json()
    assert restore(body["text"], TextMap.from_dict(body["mapping"])) == ANN
    refused = Client(mapping=False).post("/sanitize", text=ANN, mapping=True)
    assert refused.status_code == 403 and "KN962" in refused.text


@pytest.mark.parametrize("subject", ["ann", ["ann", "ann"]])
def test_texts_of_a_subject_are_decided_together(client, subject):
    texts = ["A singer.", "Born in Oslo, Norwegian."]
    alone = client.post("/sanitize", text=texts, evidence=True).json()["results"]
    reply = client.post("/sanitize", text=texts, subject=subject, evidence=True)
    together = reply.json()["results"]
    assert together[0]["k_reached"] == together[1]["k_reached"] < alone[0]["k_reached"]


@pytest.mark.parametrize(
    ("text", "status"), [(LONE + "Mu Zed", 422), ([ANN, LONE + "Mu Zed", BO], 200)]
)
def test_what_is_no_unicode_is_withheld(client, text, status):
    headers = {**BEARER, "Content-Type": "application/json"}
    reply = client.send("POST", "/sanitize", content=json.dumps({"text": text}), headers=headers)
    assert reply.status_code == status and "error" in reply.text and "Zed" not in reply.text
    assert status == 422 or reply.json()["failed"] == 1


def test_a_text_that_cannot_be_sanitized_is_not_returned(client, engine, monkeypatch):
    """A component that fails quotes what it likes; what is sent back quotes nothing."""
    masker = engine.nlp.get_pipe("kanon_masker")
    decide = masker.decide

    def fail(doc):
        if "Zed" in doc.text:
            raise ValueError(f"cannot read {doc.text}")
        return decide(doc)

    monkeypatch.setattr(masker, "decide", fail)
    reply = client.post("/sanitize", text=[ANN, "Mu Zed", BO])
    assert [result["text"] is None for result in reply.json()["results"]] == [False, True, False]
    assert reply.json()["failed"] == 1 and "KN953" in reply.text and "Zed" not in reply.text
    alone = client.post("/sanitize", text="Mu Zed")
    assert alone.status_code == 422 and list(alone.json()) == ["error"] and "Zed" not in alone.text
    assert client.post("/analyze", text="Mu Zed", language="en").status_code == 500


def test_with_no_time_nothing_is_returned(engine):
    client = Client(timeout=0.1)
    texts = [ANN * 20] * 40
    reply = client.post("/sanitize", text=texts).json()
    assert reply["failed"] >= 1 and "KN952" in json.dumps(reply)
    assert all("Xyzzy" not in (result["text"] or "") for result in reply["results"])
    reply = client.post("/analyze", text=texts, language="en")
    assert reply.status_code == 422 and "KN952" in reply.text


def test_refusals_name_fields_and_quote_nothing(client, body, status, problem):
    reply = client.post("/sanitize", **body)
    assert reply.status_code == status and problem in reply.json()["error"]
    assert "Secret" not in reply.text and "Xyzzy" not in reply.text


@pytest.mark.parametrize("path", ["/sanitize", "/analyze"])
@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"\x00\xff", b"[" * 100_000, b'"x"', b"7", b"null", b"[]", b"9" * 5_000,
     b'{"text": NaN}', b'{"text": ' + b"9" * 5_000 + b"}"],
    ids=range(11),
)  # fmt: skip
def test_garbage(client, path, body):
    reply = client.send(
        "POST", path, content=body, headers={**BEARER, "Content-Type": "application/json"}
    )
    assert reply.status_code in (400, 422) and list(reply.json()) == ["error"]


def test_a_fault_is_told_without_its_text(client, monkeypatch, capsys):
    def fail(*arguments):
        raise RuntimeError(f"no good: {ANN}")

    monkeypatch.setattr(workers, "sanitize", fail)
    reply = client.post("/sanitize", text=ANN)
    assert reply.status_code == 500 and "KN965" in reply.text
    log = capsys.readouterr().err
    assert "RuntimeError at " in log and "Xyzzy" not in log + reply.text


def test_memory_of_words_is_given_back(client, engine):
    def strings():
        return len(engine.nlp.vocab.strings)

    client.post("/sanitize", text=[ANN, BO])
    before = strings()
    client.post("/sanitize", text=[f"Zwx{number} left Qrs{number}." for number in range(50)])
    assert strings() == before


def test_who_may_ask(header, allowed):
    client, header = Client(tokens=(TOKEN, OTHER)), header.format(one=TOKEN, other=OTHER)
    if header.startswith("basic "):
        header = "Basic " + base64.b64encode(header[6:].encode()).decode()
    reply = client.send("GET", "/recognizers", headers={"Authorization": header.encode("latin1")})
    assert reply.status_code == (200 if allowed else 401)
    assert client.send("GET", "/health", headers={}).status_code == 200


def test_tokens_come_from_a_file_or_from_the_environment(tmp_path):
    path = tmp_path / "tokens"
    path.write_text(f"{TOKEN}\n\n{OTHER}\n")
    assert read_tokens(path, {}) == [TOKEN, OTHER]
    assert read_tokens(None, {VARIABLE: TOKEN}) == [TOKEN]
    assert read_tokens(path, {VARIABLE: "ignored-for-there-is-a-file"}) == [TOKEN, OTHER]
    refused("KN010", read_tokens, tmp_path / "none", {})


@pytest.mark.parametrize(
    "text", ["", "  \n", "too-few", f"{TOKEN}\ntoo-few", "a:b" * 9, "ключ" * 9]
)
def test_bad_tokens_are_not_told(tmp_path, text):
    path = tmp_path / "tokens"
    path.write_text(text, encoding="utf8")
    for arguments in ((path, {}), (None, {VARIABLE: text})):
        assert not text.strip() or text not in refused("KN950", read_tokens, *arguments)


@pytest.mark.parametrize("name,value", [("port", 70_000), ("workers", 0), ("timeout", 0)])
def test_settings_out_of_range(name, value):
    refused(f"KN951.+{name}", ServiceSettings, **{name: value})
