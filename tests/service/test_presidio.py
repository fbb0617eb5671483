"""Clients of Presidio: the requests of its documentation and tests, and what is not supported.

`presidio.json` holds all requests of its API page (`docs/api-docs/api-docs.yml`), of two guides and
of its end-to-end tests (MIT licence), each with the status of Presidio's reply, or 404 and 422 for
what is not offered.
"""

import json
from pathlib import Path

import pytest

from spacy_kanon import Recipe, Sanitizer
from spacy_kanon.errors import KanonError
from spacy_kanon.names import ENTITIES, KINDS, SUB_KINDS, kind_of_label, sub_kind_of_label

DRIVER = "John Smith drivers license is AC432223"
ANN = "Ann Xyzzy, a Norwegian singer, was born in Oslo on 12 May 1972."
REQUESTS = json.loads((Path(__file__).parent / "presidio.json").read_text(encoding="utf8"))


@pytest.mark.parametrize(("origin", "path", "status", "body"), REQUESTS)
def test_requests_of_its_documentation_and_its_tests(client, origin, path, status, body):
    reply = client.send("GET", path) if body is None else client.post(path, **body)
    assert reply.status_code == status, reply.text
    if status != 200:
        assert list(reply.json()) == ["error"]
    elif path == "/analyze" and isinstance(body["text"], list):
        assert len(reply.json()) == len(body["text"])


def test_every_name_means_a_label():
    assert len({json.dumps(request[1:]) for request in REQUESTS}) >= 50
    assert set(ENTITIES.values()) <= {*KINDS, *SUB_KINDS} and not {*ENTITIES} & {*SUB_KINDS}
    for name, label in ENTITIES.items():
        assert kind_of_label(name) == SUB_KINDS.get(label, label)
        assert sub_kind_of_label(name) == (label if label in SUB_KINDS else "")
    settings = {"operators": {"PHONE_NUMBER": "kind", "PHONE": "stars"}}
    with pytest.raises(KanonError, match="KN986"):
        _ = Sanitizer(Recipe(config=settings)).nlp


def test_analyze(client, capsys, text, body, expected):
    reply = client.post("/analyze", **{"text": text, "language": "en", **body})
    assert reply.status_code == 200, reply.text
    fields = {"entity_type", "start", "end", "score", "analysis_explanation"}
    assert all(set(one) == fields for one in reply.json())
    found = [(r["entity_type"], text[r["start"] : r["end"]], r["score"]) for r in reply.json()]
    assert found == expected
    assert capsys.readouterr().out == ""


def test_results_of_several_texts_give_the_released_text(client):
    one, other = (client.post("/analyze", text=t, language="en").json() for t in (ANN, DRIVER))
    assert client.post("/analyze", text=[ANN, DRIVER], language="en").json() == [one, other]
    body = {"text": DRIVER, "language": "en", "return_decision_process": True}
    (first, *_) = client.post("/analyze", **body).json()
    assert set(first["analysis_explanation"]) == {
        "recognizer", "pattern_name", "pattern", "original_score", "score", "textual_explanation",
        "score_context_improvement", "supportive_context_word", "validation_result",
    }  # fmt: skip
    assert "John Smith" in first["analysis_explanation"]["textual_explanation"]
    released = ANN
    for result in reversed(client.post("/analyze", text=ANN, language="en").json()):
        released = released[: result["start"]] + "***" + released[result["end"] :]
    assert released == client.post("/sanitize", text=ANN).json()["text"]


def test_refusals_of_analyze(client, body, status, message):
    reply = client.post("/analyze", **body)
    assert reply.status_code == status and message in reply.json()["error"]
    assert "Smith" not in reply.text


def test_lists(client, path, status, expected):
    reply = client.send("GET", path)
    assert reply.status_code == status and expected in reply.text


# One table of names: in requests, labels of recognizers, operators, lists and profiles.
def test_names_in_settings(settings, text, released):
    sanitizer = Sanitizer(Recipe(config=settings))
    assert next(sanitizer.pipe([text])).text == released
