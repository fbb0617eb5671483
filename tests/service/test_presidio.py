"""Clients of Presidio: the requests of its documentation and tests, and what is not supported.

`presidio.json` holds all requests of its API page (`docs/api-docs/api-docs.yml`), of two guides and
of its end-to-end tests (MIT licence), each with the status of Presidio's reply. Operators are
tested by Presidio, whose engine runs them.
"""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon import Recipe, Sanitizer
from spacy_kanon.errors import KanonError
from spacy_kanon.names import ENTITIES, KINDS, SUB_KINDS, kind_of_label, sub_kind_of_label
from spacy_kanon.service import presidio

DRIVER = "John Smith drivers license is AC432223"
SSN = "My SSN is 078-05-1120."
MAIL = "email: admin@github.com"
ANN = "Ann Xyzzy, a Norwegian singer, was born in Oslo on 12 May 1972."
BOTH = [("PERSON", "John Smith", 1), ("ID", "AC432223", 1)]
EVERY = ["CREDIT_CARD", "CRYPTO", "DATE_TIME", "EMAIL_ADDRESS", "IBAN_CODE", "IP_ADDRESS", "NRP",
         "LOCATION", "PERSON", "PHONE_NUMBER", "MEDICAL_LICENSE", "URL", "US_BANK_NUMBER",
         "US_DRIVER_LICENSE", "US_ITIN", "US_PASSPORT", "US_SSN", "UK_NHS", "UK_NINO", "ES_NIF",
         "IT_FISCAL_CODE", "PL_PESEL", "SG_NRIC_FIN", "AU_TFN", "IN_PAN"]  # fmt: skip


ZIP = {"name": "zip", "supported_language": "en", "supported_entity": "ZIP",
       "patterns": [{"name": "zip (weak)", "regex": r"\b\d{5}\b", "score": 0.01}]}  # fmt: skip
ZIP_NEAR = ZIP | {"context": ["zip"]}
SLOW = {"name": "slow", "regex": "(a|a)+$", "score": 1}
MR = {"supported_entity": "TITLE", "deny_list": ["Mr.", "Mister"]}
REQUESTS = json.loads((Path(__file__).parent / "presidio.json").read_text(encoding="utf8"))


@pytest.mark.parametrize(("origin", "path", "status", "body"), REQUESTS)
def test_requests_of_its_documentation_and_its_tests(client, origin, path, status, body):
    reply = client.send("GET", path) if body is None else client.post(path, **body)
    assert reply.status_code == status, reply.text
    if status != 200:
        assert list(reply.json()) == ["error"]
    elif path == "/analyze" and isinstance(body["text"], list):
        assert len(reply.json()) == len(body["text"])


def test_there_are_fifty_of_them():
    assert len({json.dumps(request[1:]) for request in REQUESTS}) >= 50


@pytest.mark.parametrize(
    ("text", "body", "expected"),
    [
        (DRIVER, {}, BOTH),
        ("Of 10023.", {"entities": ["ZIP"], "ad_hoc_recognizers": [ZIP]},
         [("ZIP", "10023", 0.01)]),
        ("Zip area of 10023", {"entities": ["ZIP"], "ad_hoc_recognizers": [ZIP_NEAR]},
         [("ZIP", "10023", 0.4)]),
        ("Of 10023.", {"entities": ["ZIP"], "context": ["Zip"], "score_threshold": 0.3,
         "ad_hoc_recognizers": [ZIP_NEAR]}, [("ZIP", "10023", 0.4)]),
        ("Of 10023.", {"entities": ["ZIP"], "score_threshold": 0.3, "ad_hoc_recognizers": [ZIP]},
         []),
        ("mr. x and Mister y", {"entities": ["TITLE"], "ad_hoc_recognizers": [MR]},
         [("TITLE", "mr.", 1), ("TITLE", "Mister", 1)]),
        (MAIL, {"allow_list": [".*@GITHUB.com"], "allow_list_match": "regex"}, []),
        (MAIL, {"allow_list": [".*@GITHUB.com"], "allow_list_match": "regex", "regex_flags": 0},
         [("EMAIL_ADDRESS", "admin@github.com", 1)]),
        (DRIVER, {"correlation_id": "123e4567-e89b-12d3-a456-426614174000"}, BOTH),
        (DRIVER, {"entities": EVERY}, [BOTH[0], ("MEDICAL_LICENSE", "AC432223", 1)]),
        (DRIVER, {"entities": ["PERSON"]}, BOTH[:1]),
        (DRIVER, {"entities": ["US_DRIVER_LICENSE"]}, [("US_DRIVER_LICENSE", "AC432223", 1)]),
        (DRIVER, {"entities": ["CREDIT_CARD"]}, []),
        (SSN, {}, [("US_SSN", "078-05-1120", 1)]),
        (SSN, {"entities": ["US_SSN"]}, [("US_SSN", "078-05-1120", 1)]),
        ("The ITIN is 912-70-1234.", {"entities": ["US_ITIN"]}, [("US_ITIN", "912-70-1234", 1)]),
        ("The NHS number is 943 476 5919.", {"entities": ["UK_NHS"]},
         [("UK_NHS", "943 476 5919", 1)]),
        ("Please call 555-123-4567.", {"entities": ["PHONE_NUMBER"]},
         [("PHONE_NUMBER", "555-123-4567", 1)]),
        ("Pay to 16Yeky6GMjeNkAiNcBY7ZhrLoMSgg1BoyZ", {"entities": ["CRYPTO"]},
         [("CRYPTO", "16Yeky6GMjeNkAiNcBY7ZhrLoMSgg1BoyZ", 1)]),
        ("It says 4111 1111 1111 1111 there.", {}, [("CREDIT_CARD", "4111 1111 1111 1111", 1)]),
        ("It says https://example.org/x there.", {}, [("URL", "https://example.org/x", 1)]),
        ("It says @ann there.", {}, [("ID", "@ann", 1)]),
        (ANN, {"language": "en", "entities": ["LOCATION", "DATE_TIME"]},
         [("LOCATION", "Oslo", 1), ("DATE_TIME", "12 May 1972", 1)]),
        (DRIVER, {"score_threshold": 1.1}, []),
        (MAIL, {"allow_list": ["admin@github.com"]}, []),
        (MAIL, {"allow_list": [".*@github.com"]}, [("EMAIL_ADDRESS", "admin@github.com", 1)]),
    ],
)  # fmt: skip
def test_analyze(client, capsys, text, body, expected):
    reply = client.post("/analyze", **{"text": text, "language": "en", **body})
    assert reply.status_code == 200, reply.text
    fields = {"entity_type", "start", "end", "score", "analysis_explanation"}
    assert all(set(one) == fields for one in reply.json())
    found = [(r["entity_type"], text[r["start"] : r["end"]], r["score"]) for r in reply.json()]
    assert found == expected
    assert capsys.readouterr().out == ""


def test_several_texts_and_explanations(client):
    one, other = (client.post("/analyze", text=t, language="en").json() for t in (ANN, DRIVER))
    assert client.post("/analyze", text=[ANN, DRIVER], language="en").json() == [one, other]
    body = {"text": DRIVER, "language": "en", "return_decision_process": True}
    (first, *_) = client.post("/analyze", **body).json()
    assert set(first["analysis_explanation"]) == {
        "recognizer", "pattern_name", "pattern", "original_score", "score", "textual_explanation",
        "score_context_improvement", "supportive_context_word", "validation_result",
    }  # fmt: skip
    assert "John Smith" in first["analysis_explanation"]["textual_explanation"]


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ({}, 500, "No text provided"),
        ({"language": "en"}, 500, "No text provided"),
        ({"text": [], "language": "en"}, 500, "No text provided"),
        ({"text": DRIVER}, 500, "No language provided"),
        ({"text": DRIVER, "language": "zz"}, 500, "No matching recognizers were found"),
        ({"text": SSN, "language": "en", "entities": ["SMITH"]}, 500,
         "No matching recognizers were found to serve the request."),
        ({"text": SSN, "language": "en", "entities": ["PERSON", "US_SNN"]}, 500,
         "No matching recognizers were found to serve the request."),
        ({"text": 7, "language": "en"}, 400, "text"),
        ({"text": DRIVER, "language": "en", "ad_hoc_recognizers": [{"supported_entity": "Smith"}]},
         422, "patterns or with deny list"),
        ({"text": DRIVER, "language": "en", "ad_hoc_recognizers": [
            {**ZIP, "patterns": [{"type": "Smith", "regex": "x", "score": 1}]}]}, 400, "patterns"),
        ({"text": DRIVER, "language": "en", "ad_hoc_recognizers": [
            {**ZIP, "patterns": [{"name": "n", "regex": "(Smith", "score": 1}]}]}, 422, "regex"),
        ({"text": DRIVER, "language": "en", "allow_list": ["(Smith"], "allow_list_match": "regex"},
         422, "regex"),
        ({"text": DRIVER, "language": "en", "allow_list_match": "Smith"}, 400, "allow_list_match"),
        ({"text": "a" * 60 + "Smith", "language": "en",
          "ad_hoc_recognizers": [{**ZIP, "patterns": [SLOW]}]}, 422, "too long"),
    ],
)  # fmt: skip
def test_refusals_of_analyze(client, body, status, message):
    reply = client.post("/analyze", **body)
    assert reply.status_code == status and message in reply.json()["error"]
    assert "Smith" not in reply.text


TEXT = "dear all, I am Ada Quill. Ring 555123987"
NAME = {"start": 15, "end": 24, "score": 0.8, "entity_type": "NAME"}
PHONE = {"start": 31, "end": 40, "score": 0.95, "entity_type": "PHONE_NUMBER"}
KEY = "k" * 16
HIDE = {"type": "mask", "masking_char": "*", "chars_to_mask": 4, "from_end": True}


@pytest.mark.parametrize(
    ("operators", "text"),
    [
        ({"DEFAULT": {"type": "replace", "new_value": "ANONYMIZED"}, "PHONE_NUMBER": HIDE},
         "dear all, I am ANONYMIZED. Ring 55512****"),
        ({"DEFAULT": {"type": "hash", "hash_type": "sha256", "salt": KEY}},
         "dear all, I am [0-9a-f]{64}. Ring [0-9a-f]{64}"),
        ({}, "dear all, I am <NAME>. Ring <PHONE_NUMBER>"),
        (None, "dear all, I am <NAME>. Ring <PHONE_NUMBER>"),
    ],
)  # fmt: skip
def test_anonymize(client, operators, text):
    body = {"text": TEXT, "anonymizers": operators, "analyzer_results": [NAME, PHONE]}
    reply = client.post("/anonymize", **body).json()
    assert reply["text"] == text or re.fullmatch(text, reply["text"])
    assert [item["entity_type"] for item in reply["items"]] == ["PHONE_NUMBER", "NAME"]
    for item in reply["items"]:
        assert reply["text"][item["start"] : item["end"]] == item["text"]


@pytest.mark.parametrize("key", [KEY, "k" * 24, "ключ" * 4])
def test_what_is_encrypted_can_be_decrypted(client, key):
    encrypt, decrypt = ({"DEFAULT": {"type": t, "key": key}} for t in ("encrypt", "decrypt"))
    body = {"text": TEXT, "anonymizers": encrypt, "analyzer_results": [NAME, PHONE]}
    reply = client.post("/anonymize", **body).json()
    assert "Ada" not in reply["text"]
    back = {"text": reply["text"], "deanonymizers": decrypt, "anonymizer_results": reply["items"]}
    assert client.post("/deanonymize", **back).json()["text"] == TEXT


def test_what_replaces_all_results_gives_the_released_text(client):
    results = client.post("/analyze", text=ANN, language="en").json()
    stars = {"DEFAULT": {"type": "replace", "new_value": "***"}}
    body = {"text": ANN, "analyzer_results": results, "anonymizers": stars}
    safe = client.post("/sanitize", text=ANN).json()["text"]
    assert client.post("/anonymize", **body).json()["text"] == safe


def using(**operator):
    return {"text": TEXT, "anonymizers": {"DEFAULT": operator}, "analyzer_results": [NAME]}


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ({}, 400, "Invalid request json"),
        ({"text": TEXT}, 422, "request must contain analyzer results"),
        ({"text": 1, "analyzer_results": []}, 422, "text"),
        ({"text": TEXT, "analyzer_results": {}}, 422, "analyzer_results"),
        ({"text": TEXT, "analyzer_results": [1]}, 422, "analyzer_results"),
        ({"text": TEXT, "analyzer_results": [{**NAME, "start": None}]}, 422, "must contain start"),
        ({"text": TEXT, "analyzer_results": [{**NAME, "end": 99}]}, 422, "text length is only 40"),
        (using(type="custom", new_value="lambda x: x"), 400, "Custom type"),
        (using(type="upper"), 422, "Invalid operator class"),
        (using(type="replace", new_value=7), 422, "new_value"),
        (using(type="encrypt", key="short"), 422, "128, 192 or 256 bits"),
    ],
)
def test_refusals_of_anonymize(client, body, status, message):
    reply = client.post("/anonymize", **body)
    assert reply.status_code == status and message in reply.json()["error"]
    assert "Ada" not in reply.text and "lambda" not in reply.text


@pytest.mark.parametrize("operator", [{"type": "decrypt", "key": "no"}, {"type": "replace"},
                                      {"type": "decrypt", "key": KEY}, {}])  # fmt: skip
def test_what_cannot_be_decrypted(client, operator):
    results = [{"start": 0, "end": 9, "entity_type": "NAME"}]
    body = {"text": TEXT, "deanonymizers": {"DEFAULT": operator}, "anonymizer_results": results}
    reply = client.post("/deanonymize", **body)
    assert reply.status_code == 422 and list(reply.json()) == ["error"]


@pytest.mark.parametrize(
    ("path", "status", "expected"),
    [
        ("/supportedentities?language=en", 200, "US_SSN"),
        ("/supportedentities", 200, "PERSON"),
        ("/supportedentities?language=he", 500, "No matching recognizers"),
        ("/recognizers?language=en", 200, "kanon_masker"),
        ("/anonymizers", 200, "mask"),
        ("/deanonymizers", 200, "decrypt"),
    ],
)
def test_lists(client, path, status, expected):
    reply = client.send("GET", path)
    assert reply.status_code == status and expected in reply.text


spans = st.builds(
    lambda pair, score, kind: {
        "start": min(pair), "end": max(pair), "score": score, "entity_type": kind,
    },
    st.tuples(st.integers(0, 30), st.integers(0, 30)), st.sampled_from([0.1, 0.5, 1.0]),
    st.sampled_from("AB"),
)  # fmt: skip


@given(st.lists(spans, max_size=6))
def test_nothing_of_an_entity_stays_and_all_else_does(results):
    text = "".join(chr(0x3041 + number) for number in range(30))  # Each character once.
    request = {"text": text, "analyzer_results": results, "anonymizers": None}
    reply = presidio.AnonymizeReply.model_validate_json(presidio.anonymize(request))
    covered = {at for result in results for at in range(result["start"], result["end"])}
    others = "".join(char for at, char in enumerate(text) if at not in covered)
    assert re.sub("<[AB]>", "", reply.text) == others


# One table of names: in requests, labels of recognizers, operators, lists and profiles.


def test_every_name_means_a_label():
    assert set(ENTITIES.values()) <= {*KINDS, *SUB_KINDS} and not {*ENTITIES} & {*SUB_KINDS}
    for name, label in ENTITIES.items():
        assert kind_of_label(name) == SUB_KINDS.get(label, label)
        assert sub_kind_of_label(name) == (label if label in SUB_KINDS else "")


@pytest.mark.parametrize(
    ("settings", "text", "released"),
    [
        ({"operators": {"PHONE_NUMBER": "kind"}}, "Call us: 555-123-4567.", "Call us: [PHONE]."),
        ({"operators": {"US_SSN": "remove", "*": "stars"}}, SSN, "My SSN is ."),
        ({"deny": [{"phrase": "Bluebird", "kind": "MEDICAL_LICENSE"}], "replacement": "kind"},
         "About Bluebird.", "About [LICENSE]."),
        ({"recognizers": {"badge": {"pattern": r"QX-\d+", "sub_kind": "US_PASSPORT"}},
          "replacement": "kind"}, "His badge is QX-7.", "His badge is [PASSPORT]."),
        ({"always_mask": ["PERSON", "ID", "LOCATION"]}, "A geologist in Oslo.",
         "A geologist in ***."),
    ],
)  # fmt: skip
def test_names_in_settings(settings, text, released):
    sanitizer = Sanitizer(Recipe(config=settings))
    assert next(sanitizer.pipe([text])).text == released


def test_two_operators_for_one_label():
    settings = {"operators": {"PHONE_NUMBER": "kind", "PHONE": "stars"}}
    with pytest.raises(KanonError, match="KN986"):
        _ = Sanitizer(Recipe(config=settings)).nlp
