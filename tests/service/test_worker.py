"""What a worker answers, without HTTP: `/sanitize` and `/analyze`, and what fails closed."""

from __future__ import annotations

import json

import pytest

from spacy_kanon.names import CODE, SUB_KINDS
from spacy_kanon.release.runner import Recipe, sanitize_texts
from spacy_kanon.service import worker
from spacy_kanon.service.presidio import CODE_TYPES, SUPPORTED, entity_type
from spacy_kanon.service.worker import answer
from spacy_kanon.text.reversible_map import TextMap, restore

ANN = "Ann Xyzzy, a Norwegian singer, was born in Oslo on 12 May 1972."
BO = "Bo Quux of Bergen is a geologist."
DRIVER = "John Smith drivers license is AC432223"
LONE = "\ud800"  # Half of a surrogate pair: no well-formed Unicode.
SLOW = [{"supported_entity": "X", "patterns": [{"name": "p", "regex": "(a+)+$", "score": 0.5}]}]
SLOW_TEXT = "a" * 40 + "b"


def ask(engine, task, *, seconds=30.0, max_texts=100, **request):
    reply = answer(engine, task, json.dumps(request).encode(), seconds, max_texts)
    return reply, json.loads(reply.body)


def test_texts_are_what_the_command_releases(engine):
    expected = [outcome.record for outcome in sanitize_texts([ANN, BO], Recipe())]
    reply, body = ask(engine, "sanitize", text=[ANN, BO], evidence=True)
    assert (reply.status, reply.texts, reply.withheld, body["failed"]) == (200, 2, 0, 0)
    for record, result in zip(expected, body["results"], strict=True):
        assert result.pop("text") == record.pop("masked_text")
        assert result == record


def test_one_text(engine):
    reply, body = ask(engine, "sanitize", text=ANN)
    assert (reply.status, reply.texts) == (200, 1)
    assert body["text"] == "***, a Norwegian singer, was born in *** on ***."
    assert body["k_reached"] >= body["k"] == 5
    assert not any("evidence" in span or "keys" in span for span in body["spans"])


def test_maps_restore(engine):
    _, body = ask(engine, "sanitize", text=ANN, mapping=True)
    assert restore(body["text"], TextMap.from_dict(body["mapping"])) == ANN


@pytest.mark.parametrize("subject", ["ann", ["ann", "ann"]])
def test_texts_of_a_subject_are_decided_together(engine, subject):
    _, alone = ask(engine, "sanitize", text=["A singer.", "Born in Oslo, Norwegian."])
    _, body = ask(
        engine, "sanitize", text=["A singer.", "Born in Oslo, Norwegian."], subject=subject
    )
    assert len({result["k_reached"] for result in body["results"]}) == 1
    reached = [result["k_reached"] for result in alone["results"]]
    assert body["results"][0]["k_reached"] < reached[0]


def test_a_text_that_cannot_be_sanitized_is_not_returned(engine):
    reply, body = ask(engine, "sanitize", text=[ANN, LONE + "Mu Zed", BO])
    assert [result["text"] is None for result in body["results"]] == [False, True, False]
    assert (reply.status, reply.texts, reply.withheld, body["failed"]) == (200, 2, 1, 1)
    assert "KN953" in body["results"][1]["error"] and "Zed" not in reply.body.decode()
    reply, body = ask(engine, "sanitize", text=LONE + "Mu Zed")
    assert (reply.status, reply.texts, reply.withheld) == (422, 0, 1)
    assert list(body) == ["error"] and "Zed" not in body["error"]


def test_with_no_time_nothing_is_returned(engine):
    texts = [ANN * 20] * 40
    reply, body = ask(engine, "sanitize", text=texts, seconds=0.05)
    assert reply.status in (200, 422) and reply.withheld >= 1
    for result in body.get("results", ()):
        assert result["text"] is None or "Xyzzy" not in result["text"]
    reply, body = ask(engine, "analyze", text=texts, language="en", seconds=0.05)
    assert reply.status in (422, 500) and "KN952" in body["error"]


@pytest.mark.parametrize(
    ("request_body", "status", "problem"),
    [
        ({}, 422, "text: it is missing"),
        ({"text": None}, 422, "text"),
        ({"text": [1]}, 422, "text"),
        ({"text": {"Secret": 1}}, 422, "text"),
        ({"text": ANN, "Secret": 1}, 422, "the request: there is a field too many"),
        ({"text": ANN, "evidence": "Secret"}, 422, "evidence"),
        ({"text": ANN, "subject": ["a", "b"]}, 422, "subject"),
        ({"text": [ANN, BO], "subject": ["a", " "]}, 422, "subject"),
        ({"text": [ANN] * 101}, 413, "KN954"),
    ],
)
def test_refusals_name_fields_and_quote_nothing(engine, request_body, status, problem):
    reply, body = ask(engine, "sanitize", **request_body)
    assert reply.status == status and problem in body["error"]
    assert "Secret" not in body["error"] and "Xyzzy" not in body["error"]


@pytest.mark.parametrize("task", ["sanitize", "analyze", "anonymize", "deanonymize"])
@pytest.mark.parametrize("body", [b"", b"{", b"\x00\xff", b"[[[[", b'"x"', b"7", b"null", b"{}"])
def test_garbage(engine, task, body):
    reply = answer(engine, task, body, 30.0, 100)
    assert reply.status in (400, 422, 500) and list(json.loads(reply.body)) == ["error"]


def test_maps_have_to_be_allowed(engine, monkeypatch):
    monkeypatch.setattr(engine, "mapping", False)
    reply, body = ask(engine, "sanitize", text=ANN, mapping=True)
    assert reply.status == 403 and "KN962" in body["error"]


def test_a_fault_is_told_without_its_text(engine, monkeypatch, capsys):
    def fail(*arguments):
        raise RuntimeError(f"no good: {ANN}")

    monkeypatch.setitem(worker.TASKS, "sanitize", fail)
    reply, body = ask(engine, "sanitize", text=ANN)
    assert reply.status == 500 and "KN965" in body["error"]
    log = capsys.readouterr().err
    assert "RuntimeError at " in log and "Xyzzy" not in log + body["error"]


def analyzed(engine, text, **request):
    reply, body = ask(engine, "analyze", text=text, language="en", **request)
    assert reply.status == 200, body
    return body


def phrases(results, text):
    return [(result["entity_type"], text[result["start"] : result["end"]]) for result in results]


def test_results_are_what_is_masked(engine):
    results = analyzed(engine, ANN)
    assert phrases(results, ANN) == [
        ("PERSON", "Ann Xyzzy"),
        ("LOCATION", "Oslo"),
        ("DATE_TIME", "12 May 1972"),
    ]
    for result in results:
        assert set(result) == {"entity_type", "start", "end", "score", "analysis_explanation"}
        assert result["score"] == 1.0 and result["analysis_explanation"] is None
    assert {result["entity_type"] for result in results} <= set(SUPPORTED)


def test_who_replaces_all_results_gets_the_released_text(engine):
    results = analyzed(engine, ANN)
    stars = {"DEFAULT": {"type": "replace", "new_value": "***"}}
    _, anonymized = ask(engine, "anonymize", text=ANN, analyzer_results=results, anonymizers=stars)
    _, sanitized = ask(engine, "sanitize", text=ANN)
    assert anonymized["text"] == sanitized["text"]


def test_several_texts(engine):
    assert analyzed(engine, [ANN, BO]) == [analyzed(engine, ANN), analyzed(engine, BO)]


def test_explanations_have_all_fields(engine):
    (result, *_) = analyzed(engine, DRIVER, return_decision_process=True)
    explanation = result["analysis_explanation"]
    assert set(explanation) == {
        "recognizer", "pattern_name", "pattern", "original_score", "score", "textual_explanation",
        "score_context_improvement", "supportive_context_word", "validation_result",
    }  # fmt: skip
    assert "John Smith" in explanation["textual_explanation"]


ZIP = {
    "name": "Zip code Recognizer",
    "supported_language": "en",
    "patterns": [{"name": "zip code (weak)", "regex": r"(\b\d{5}(?:\-\d{4})?\b)", "score": 0.01}],
    "supported_entity": "ZIP",
}
TITLES = {"supported_entity": "TITLE", "deny_list": ["Mr.", "Mister"]}
MAIL = "email: admin@github.com"


@pytest.mark.parametrize(
    ("text", "request_body", "expected"),
    [
        (DRIVER, {}, [("PERSON", 1.0), ("ID", 1.0)]),
        (DRIVER, {"correlation_id": "123", "trace": "somedata"}, [("PERSON", 1.0), ("ID", 1.0)]),
        (DRIVER, {"return_decision_process": 0}, [("PERSON", 1.0), ("ID", 1.0)]),
        (DRIVER, {"score_threshold": 0.7}, [("PERSON", 1.0), ("ID", 1.0)]),
        (DRIVER, {"entities": ["PERSON"]}, [("PERSON", 1.0)]),
        (DRIVER, {"entities": ["CRYPTO"]}, []),
        (f"{DRIVER}. Zip code: 10023", {"ad_hoc_recognizers": [ZIP], "entities": ["ZIP"]},
         [("ZIP", 0.01)]),
        (f"{DRIVER}. Zip code: 10023",
         {"ad_hoc_recognizers": [{**ZIP, "context": ["zip", "code"]}], "entities": ["ZIP"]},
         [("ZIP", 0.4)]),
        (f"{DRIVER}: 10023", {"ad_hoc_recognizers": [{**ZIP, "context": ["Postal"]}],
                              "context": ["a postal thing"], "entities": ["ZIP"]},
         [("ZIP", 0.4)]),
        ("The number is 10023", {"ad_hoc_recognizers": [ZIP], "score_threshold": 0.5,
                                 "entities": ["ZIP"]}, []),
        ("Mr. Smith met mister Mistery", {"ad_hoc_recognizers": [TITLES], "entities": ["TITLE"]},
         [("TITLE", 1.0), ("TITLE", 1.0)]),
        (MAIL, {}, [("EMAIL_ADDRESS", 1.0)]),
        (MAIL, {"allow_list": ["admin@github.com"]}, []),
        (MAIL, {"allow_list": [".*@github.com"]}, [("EMAIL_ADDRESS", 1.0)]),
        (MAIL, {"allow_list": [".*@GITHUB.com"], "allow_list_match": "regex"}, []),
        (MAIL, {"allow_list": [".*@GITHUB.com"], "allow_list_match": "regex", "regex_flags": 0},
         [("EMAIL_ADDRESS", 1.0)]),
        (MAIL, {"allow_list": [".*@github.com"], "allow_list_match": "regex", "regex_flags": 128},
         []),
    ],
)  # fmt: skip
def test_options_of_presidio(engine, text, request_body, expected, capsys):
    results = analyzed(engine, text, **request_body)
    assert [(result["entity_type"], result["score"]) for result in results] == expected
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("request_body", "status", "message"),
    [
        ({}, 500, "No text provided"),
        ({"language": "en"}, 500, "No text provided"),
        ({"text": [], "language": "en"}, 500, "No text provided"),
        ({"text": DRIVER}, 500, "No language provided"),
        ({"text": DRIVER, "language": "zz"}, 500, "No matching recognizers were found"),
        ({"text": LONE, "language": "en"}, 500, "KN953"),
        ({"text": 7, "language": "en"}, 400, "text"),
        ({"text": DRIVER, "language": "en", "ad_hoc_recognizers": [{"supported_entity": "X"}]},
         422, "patterns or with deny list"),
        ({"text": DRIVER, "language": "en", "ad_hoc_recognizers": [
            {**ZIP, "patterns": [{"type": "Smith", "regex": "x", "score": 1}]}]}, 400, "patterns"),
        ({"text": DRIVER, "language": "en", "ad_hoc_recognizers": [
            {**ZIP, "patterns": [{"name": "n", "regex": "(Smith", "score": 1}]}]}, 422, "regex"),
        ({"text": DRIVER, "language": "en", "allow_list": ["(Smith"],
          "allow_list_match": "regex"}, 422, "regex"),
        ({"text": DRIVER, "language": "en", "allow_list": ["x"], "allow_list_match": "Smith"},
         422, "allow_list_match"),
    ],
)  # fmt: skip
def test_refusals_of_presidio(engine, request_body, status, message):
    reply, body = ask(engine, "analyze", **request_body)
    assert reply.status == status and message in body["error"] and "Smith" not in body["error"]


def test_a_pattern_that_takes_too_long_ends_the_request(engine):
    reply, body = ask(
        engine, "analyze", text=SLOW_TEXT, language="en", ad_hoc_recognizers=SLOW, seconds=0.5
    )
    assert reply.status == 422 and "KN952" in body["error"]
    assert ask(engine, "sanitize", text=BO)[0].status == 200


@pytest.mark.parametrize(
    ("phrase", "expected"),
    [
        ("a.b@example.org", "EMAIL_ADDRESS"),
        ("192.168.0.1", "IP_ADDRESS"),
        ("https://example.org/x", "URL"),
        ("4111 1111 1111 1111", "CREDIT_CARD"),
        ("DE89 3704 0044 0532 0130 00", "IBAN_CODE"),
        ("078-05-1120", "NATIONAL_ID"),
        ("AC432223", "ID"),
        ("@ann", "ID"),
    ],
)
def test_entity_types_of_codes(engine, phrase, expected):
    """By what the rules of the language say of the code, through the whole pipeline."""
    text = f"It says {phrase} there."
    assert phrases(analyzed(engine, text), text) == [(expected, phrase)]


@pytest.mark.parametrize(
    ("kind", "sub_kind", "expected"),
    [
        ("PERSON", "", "PERSON"),
        ("DEM", "", "NRP"),
        ("LOC", "ADDRESS", "LOCATION"),
        ("DATETIME", "AGE", "DATE_TIME"),
        ("CODE", "PHONE", "PHONE_NUMBER"),
        ("CODE", "FAX", "PHONE_NUMBER"),
        ("CODE", "NATIONAL_ID", "NATIONAL_ID"),
        ("CODE", "MRN", "ID"),
        ("CODE", "STAFF_BADGE", "ID"),
        ("CODE", "", "ID"),
    ],
)
def test_entity_types(kind, sub_kind, expected):
    assert entity_type(kind, sub_kind) == expected


def test_a_type_is_only_of_sub_kinds_that_there_are():
    assert all(SUB_KINDS[sub_kind] == CODE for sub_kind in CODE_TYPES)
    assert len(set(SUPPORTED)) == len(SUPPORTED)


def test_memory_of_words_is_given_back(engine):
    def strings():
        return len(engine.nlp.vocab.strings)

    ask(engine, "sanitize", text=[ANN, BO])
    before = strings()
    ask(engine, "sanitize", text=[f"Zwx{number} left Qrs{number}." for number in range(50)])
    assert strings() == before
