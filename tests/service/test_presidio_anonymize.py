"""`/anonymize` and `/deanonymize` give what Presidio's give, request by request.

The cases follow its end-to-end tests and its API page (`e2e-tests/tests/test_api_anonymizer.py`,
`docs/api-docs/api-docs.yml`), with other texts; `score` stands in items since 2.2.366.
"""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.service.presidio import anonymize, deanonymize
from spacy_kanon.service.schemas import Refusal

TEXT = "dear all, I am Ada Quill. Ring 555123987"
NAME = {"start": 15, "end": 24, "score": 0.8, "entity_type": "NAME"}
PHONE = {"start": 31, "end": 40, "score": 0.95, "entity_type": "PHONE_NUMBER"}
STREET = "by Mary Elm Street"
KEY = "k" * 16


def ask(do=anonymize, **request):
    return json.loads(do(json.dumps(request).encode()))


def refusal_of(do, body):
    with pytest.raises(Refusal) as caught:
        do(body if isinstance(body, bytes) else json.dumps(body).encode())
    return caught.value


@pytest.mark.parametrize(
    ("operators", "text", "items"),
    [
        (
            {
                "DEFAULT": {"type": "replace", "new_value": "ANONYMIZED"},
                "PHONE_NUMBER": {
                    "type": "mask",
                    "masking_char": "*",
                    "chars_to_mask": 4,
                    "from_end": True,
                },
            },
            "dear all, I am ANONYMIZED. Ring 55512****",
            [("mask", 32, 41, "55512****"), ("replace", 15, 25, "ANONYMIZED")],
        ),
        (
            {"NAME": {"type": "redact"}},
            "dear all, I am . Ring <PHONE_NUMBER>",
            [("replace", 22, 36, "<PHONE_NUMBER>"), ("redact", 15, 15, "")],
        ),
        (
            {"NAME": {"type": "keep"}, "PHONE_NUMBER": {"type": "replace"}},
            "dear all, I am Ada Quill. Ring <PHONE_NUMBER>",
            [("replace", 31, 45, "<PHONE_NUMBER>"), ("keep", 15, 24, "Ada Quill")],
        ),
        (
            {"DEFAULT": {"type": "mask", "masking_char": "x", "chars_to_mask": 99}},
            "dear all, I am xxxxxxxxx. Ring xxxxxxxxx",
            [("mask", 31, 40, "x" * 9), ("mask", 15, 24, "x" * 9)],
        ),
        (
            {"DEFAULT": {"type": "mask", "masking_char": "x", "chars_to_mask": -1}},
            TEXT,
            [("mask", 31, 40, "555123987"), ("mask", 15, 24, "Ada Quill")],
        ),
        (
            None,
            "dear all, I am <NAME>. Ring <PHONE_NUMBER>",
            [("replace", 28, 42, "<PHONE_NUMBER>"), ("replace", 15, 21, "<NAME>")],
        ),
    ],
)
def test_operators(operators, text, items):
    reply = ask(text=TEXT, anonymizers=operators, analyzer_results=[NAME, PHONE])
    assert reply["text"] == text
    fields = ("operator", "start", "end", "text")
    assert [tuple(item[field] for field in fields) for item in reply["items"]] == items
    assert [item["entity_type"] for item in reply["items"]] == ["PHONE_NUMBER", "NAME"]
    assert [item["score"] for item in reply["items"]] == [0.95, 0.8]
    for item in reply["items"]:
        assert reply["text"][item["start"] : item["end"]] == item["text"]


FIRST = {"start": 3, "end": 11, "score": 0.8, "entity_type": "NAME"}
SECOND = {"start": 8, "end": 18, "score": 0.8, "entity_type": "LOCATION"}


@pytest.mark.parametrize(
    ("results", "operators", "text"),
    [
        ([FIRST, SECOND], {"NAME": {"type": "keep"}}, "by Mary Elm<LOCATION>"),
        ([FIRST, SECOND], {"LOCATION": {"type": "keep"}}, "by <NAME>Elm Street"),
        ([FIRST, SECOND], {"DEFAULT": {"type": "keep"}}, "by Mary ElmElm Street"),
        # Inside another one, whatever its score.
        ([FIRST, {**FIRST, "end": 7, "score": 0.9, "entity_type": "PART"}], {}, "by <NAME> Street"),
        # The same bounds: the higher score.
        ([FIRST, {**FIRST, "score": 0.9, "entity_type": "ORG"}], {}, "by <ORG> Street"),
        # One type, overlapping or with spaces between: one entity.
        ([FIRST, {**SECOND, "entity_type": "NAME"}], {}, "by <NAME>"),
        ([{**FIRST, "end": 7}, {**SECOND, "entity_type": "NAME"}], {}, "by <NAME>"),
        # In any order.
        ([SECOND, FIRST], {}, "by <NAME><LOCATION>"),
    ],
)  # fmt: skip
def test_overlaps(results, operators, text):
    assert ask(text=STREET, anonymizers=operators, analyzer_results=results)["text"] == text


def test_hashes_are_salted():
    operators = {"NAME": {"type": "hash"}, "PHONE_NUMBER": {"type": "hash", "salt": KEY}}
    replies = [
        ask(text=TEXT, anonymizers=operators, analyzer_results=[NAME, PHONE]) for _ in range(2)
    ]
    phones, names = ([reply["items"][at]["text"] for reply in replies] for at in (0, 1))
    assert phones[0] == phones[1] and names[0] != names[1]
    assert re.fullmatch("[0-9a-f]{64}", names[0])
    long = {"DEFAULT": {"type": "hash", "hash_type": "sha512"}}
    reply = ask(text=TEXT, anonymizers=long, analyzer_results=[NAME])
    assert re.fullmatch("[0-9a-f]{128}", reply["items"][0]["text"])


@pytest.mark.parametrize("key", [KEY, "k" * 24, "ключ" * 4])
def test_what_is_encrypted_can_be_decrypted(key):
    reply = ask(
        text=TEXT,
        anonymizers={"DEFAULT": {"type": "encrypt", "key": key}},
        analyzer_results=[NAME, PHONE],
    )
    assert "Ada" not in reply["text"]
    back = ask(
        deanonymize,
        text=reply["text"],
        deanonymizers={"DEFAULT": {"type": "decrypt", "key": key}},
        anonymizer_results=reply["items"],
    )
    assert back["text"] == TEXT
    assert {item["operator"] for item in back["items"]} == {"decrypt"}


def test_a_text_of_presidio_is_decrypted():
    text = "e6HnOMnIxbd4a8Qea44LshQDnjvxwzBIaAz+YqHNnMW2mC5r3AWoay8Spsoajyyy"  # Its API test's.
    reply = ask(
        deanonymize,
        text=text,
        deanonymizers={"NUMBER": {"type": "decrypt", "key": "1" * 16}},
        anonymizer_results=[{"start": 0, "end": len(text), "entity_type": "NUMBER"}],
    )
    assert reply == {
        "text": "text_for_encryption",
        "items": [
            {
                "start": 0, "end": 19, "operator": "decrypt", "text": "text_for_encryption",
                "entity_type": "NUMBER", "score": None,
            }
        ],
    }  # fmt: skip


def test_nothing_to_do():
    assert ask(text="", analyzer_results=[]) == {"text": "", "items": []}
    assert ask(text=TEXT, analyzer_results=[]) == {"text": TEXT, "items": []}
    assert ask(deanonymize, text=TEXT) == {"text": TEXT, "items": []}
    assert ask(deanonymize, key="x") == {"text": "", "items": []}


def with_operator(**operator):
    return {"text": TEXT, "anonymizers": {"DEFAULT": operator}, "analyzer_results": [NAME]}


@pytest.mark.parametrize(
    ("request_body", "status", "message"),
    [
        (b"{,}", 400, "JSON"),
        (b"\xff\xfe\x00", 400, "JSON"),
        (b"[" * 100_000, 400, "JSON"),
        (b'{"text": NaN}', 400, "JSON"),
        (b'{"text": ' + b"9" * 5_000 + b"}", 400, "JSON"),
        ({}, 400, "Invalid request json"),
        ([], 400, "Invalid request json"),
        ({"text": TEXT}, 422, "Invalid input, request must contain analyzer results"),
        ({"text": 1, "analyzer_results": []}, 422, "Expecting 'string', but got 'number'"),
        ({"text": TEXT, "analyzer_results": {}}, 422, "analyzer_results"),
        ({"text": TEXT, "analyzer_results": [1]}, 422, "analyzer_results"),
        ({"text": TEXT, "analyzer_results": [{**NAME, "start": None}]}, 422, "must contain start"),
        ({"text": TEXT, "analyzer_results": [{**NAME, "score": None}]}, 422, "must contain score"),
        ({"text": TEXT, "analyzer_results": [{**NAME, "score": "x"}]}, 422, "score"),
        ({"text": TEXT, "analyzer_results": [{**NAME, "entity_type": ""}]}, 422, "entity_type"),
        ({"text": TEXT, "analyzer_results": [{**NAME, "start": -1}]}, 422, "must be positive"),
        ({"text": TEXT, "analyzer_results": [{**NAME, "start": True}]}, 422, "start"),
        ({"text": TEXT, "analyzer_results": [{**NAME, "start": 30}]}, 422, "must be smaller"),
        ({"text": TEXT, "analyzer_results": [{**NAME, "end": 99}]}, 422, "text length is only 40"),
        (with_operator(type="custom", new_value="lambda x: x"), 400, "Custom type"),
        (with_operator(type="upper"), 422, "Invalid operator class"),
        (with_operator(type="decrypt", key=KEY), 422, "Invalid operator class"),
        (with_operator(), 422, "operator config must contain operator_name"),
        (with_operator(type="replace", new_value=7), 422, "Expecting 'string'"),
        (with_operator(type="mask", chars_to_mask=1), 422, "Expected parameter masking_char"),
        (with_operator(type="mask", masking_char="ab", chars_to_mask=1), 422, "a character"),
        (with_operator(type="mask", masking_char="a"), 422, "Expected parameter chars_to_mask"),
        (with_operator(type="mask", masking_char="a", chars_to_mask="1"), 422, "'number'"),
        (with_operator(type="hash", hash_type="md5"), 422, "hash_type"),
        (with_operator(type="hash", salt="short"), 422, "16 bytes"),
        (with_operator(type="encrypt"), 422, "Expected parameter key"),
        (with_operator(type="encrypt", key="short"), 422, "128, 192 or 256 bits"),
    ],
    ids=str,
)
def test_refusals_say_what_is_wrong_and_quote_nothing(request_body, status, message):
    refusal = refusal_of(anonymize, request_body)
    assert refusal.status == status and message in refusal.message
    assert "Ada" not in refusal.message and "lambda" not in refusal.message


@pytest.mark.parametrize(
    ("operator", "message"),
    [
        ({"type": "decrypt", "key": "no"}, "key must be of length 128, 192 or 256 bits"),
        ({"type": "decrypt", "key": KEY}, "cannot be decrypted"),
        ({"type": "replace"}, "Invalid operator class"),
    ],
)
def test_what_cannot_be_decrypted(operator, message):
    body = {
        "text": TEXT,
        "deanonymizers": {"DEFAULT": operator},
        "anonymizer_results": [{"start": 0, "end": 9, "entity_type": "NAME"}],
    }
    assert message in refusal_of(deanonymize, body).message


bounds = st.tuples(st.integers(0, 30), st.integers(0, 30)).map(sorted)
entities = st.builds(
    lambda pair, score, kind: {
        "start": pair[0], "end": pair[1], "score": score, "entity_type": kind,
    },
    bounds, st.sampled_from([0.1, 0.5, 1.0]), st.sampled_from("AB"),
)  # fmt: skip


@given(st.lists(entities, max_size=6))
def test_nothing_of_an_entity_stays_and_all_else_does(results):
    text = "".join(chr(0x3041 + number) for number in range(30))  # Each character once.
    reply = ask(text=text, analyzer_results=results)
    covered = {at for result in results for at in range(result["start"], result["end"])}
    # Neighbours of one type with nothing but spaces between are joined; here are no spaces.
    others = "".join(char for at, char in enumerate(text) if at not in covered)
    assert re.sub("<[AB]>", "", reply["text"]) == others
