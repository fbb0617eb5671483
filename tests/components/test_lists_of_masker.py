"""Allow and deny lists, recognizers and KEEP spans in a pipeline."""

import pytest
import spacy
from spacy.util import registry

from tests.refusals import refused

TEXT = "Ann Qwert works at Acme Berlin; BB-1234, Ford Focus. Thomas is from Oslo."


def run(text=TEXT, before=None, **config):
    nlp = spacy.blank("en")
    if before is not None:
        before(nlp)
    nlp.add_pipe("kanon_masker", config={"replacement": "kind", **config})
    return nlp(text)


def reasons(doc):
    return {span.text: (span.label_, span._.risk_evidence["reason"]) for span in doc.spans["kanon"]}


def test_what_is_allowed_and_unknown_stays_and_is_said_to_be_uncounted(allow, phrase):
    doc = run(allow=[allow])
    assert reasons(doc)[phrase] == ("KEEP", "allow") and phrase in doc._.masked_text
    assert doc._.kanon["allowed"] == {"phrases": 1, "masked": []}
    assert reasons(run())[phrase if phrase != "Acme" else "Acme Berlin"][0] == "MASK"


def test_allowed_and_known_together():
    assert reasons(run(allow=[{"phrase": "BB-1234", "kind": "ORG"}]))["BB-1234"][0] == "MASK"
    # "Nothing visible goes uncounted": "Acme Oslo" shows Oslo, whoever allows it.
    doc = run("He is from Acme Oslo and Acme Oslo only.", k=5000, allow=["Acme Oslo"])
    assert reasons(doc) == {"Acme": ("KEEP", "allow"), "Oslo": ("MASK", "rare")}
    assert reasons(run("He is from Acme Oslo.", allow=["Acme Oslo"]))["Oslo"] == ("KEEP", "kept")
    doc = run(allow=["Ann"])
    assert reasons(doc)["Ann Qwert"][0] == "MASK"
    assert doc._.kanon["allowed"] == {"phrases": 1, "masked": [0]}
    evidence = doc.spans["kanon"][0]._.risk_evidence
    assert evidence["allowed"] and "a part of it, is on the allow list" in evidence["message"]


def test_what_is_known_or_allowed_stays_as_k_lets_it():
    text = "He drove a Ford Focus in Oslo."
    assert reasons(run(text, k=5000))["Oslo"] == ("MASK", "rare")
    doc = run(text, k=5000, allow=["Ford Focus", "Oslo"])
    assert reasons(doc)["Oslo"] == ("MASK", "rare")
    assert doc._.kanon["allowed"] == {"phrases": 2, "masked": [1]}
    message = doc.spans["kanon"][1]._.risk_evidence["message"]
    assert "on the allow list, and k does not allow it" in message
    text = "An actor from Oslo was born in 1972 in Norway, a singer."
    counts = {}
    for phrase in ("1972", "Oslo", "singer"):
        plain, allowed = reasons(run(text, k=20)), reasons(run(text, k=20, allow=[phrase]))
        counts[phrase] = (plain[phrase][0], allowed[phrase][0])
        assert allowed[phrase][0] == "KEEP"
    assert ("MASK", "KEEP") in counts.values()


@pytest.mark.parametrize("combine", ["union", "release"])
@pytest.mark.parametrize("guarantee", ["joint", "combinations"])
def test_what_is_denied_goes_under_every_setting(combine, guarantee):
    deny = [{"phrase": "works", "case": "folded"}, "Oslo"]
    settings = {"combine": combine, "guarantee": guarantee, "unknown": "keep", "always_mask": []}
    doc = run(deny=deny, allow=["Oslo"], **settings)
    assert reasons(doc)["works"] == ("MASK", "deny") == reasons(doc)["Oslo"]


def test_lists_from_files(tmp_path):
    path = tmp_path / "list.txt"
    path.write_text("# Ours\n\nFord Focus\nACME\n", encoding="utf8")
    doc = run(deny=[{"file": str(path), "case": "folded"}])
    assert reasons(doc)["Ford Focus"] == ("MASK", "deny")
    assert reasons(doc)["Acme Berlin"] == ("MASK", "deny")
    refused("KN003", run, deny=[{"file": str(tmp_path / "none.txt")}])
    path.write_bytes(b"\xff\xfe")
    refused("KN010", run, allow=[{"file": str(path)}])


@registry.misc("spacy-kanon-tests.Ward.v1")
def make_ward():
    return lambda text: [(text.index("Ward"), text.index("Ward") + 6, "LOC", "ROOM")]


def test_recognizers_by_pattern_and_by_registry():
    recognizers = {
        "trial": {"pattern": r"T/\w+", "kind": "MISC", "sub_kind": "TRIAL", "context": ["study"]},
        "ward": {"@misc": "spacy-kanon-tests.Ward.v1"},
    }
    doc = run("In the study T/abc of Ward 7 there.", recognizers=recognizers)
    assert doc._.masked_text == "In the study [TRIAL] of [ROOM] there."
    sources = {span.text: span._.risk_evidence["source"] for span in doc.spans["kanon"]}
    assert sources["T/abc"] == "trial"


@pytest.mark.parametrize("factory", ["entity_ruler", "span_ruler"])
def test_a_span_labelled_keep_means_keep(factory):
    def ruler(nlp):
        patterns = [{"label": "KEEP", "pattern": phrase} for phrase in ("Ford Focus", "Oslo")]
        nlp.add_pipe(factory).add_patterns(patterns)

    sources = ["ents"] if factory == "entity_ruler" else ["ents", "ruler"]
    doc = run("The Ford Focus of Oslo.", ruler, sources=sources, k=5000)
    assert reasons(doc)["Ford Focus"] == ("KEEP", "allow")
    assert reasons(doc)["Oslo"] == ("MASK", "rare")
    assert doc._.kanon["allowed"]["masked"] == [1]
