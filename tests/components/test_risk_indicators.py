import json
from types import SimpleNamespace

import pytest
import spacy
from spacy.tokens import Span

from spacy_kanon.components.factories import SETTINGS
from spacy_kanon.components.risk_indicators import RiskIndicators, share_by_entity
from spacy_kanon.detection.risk_spans import Indication, RiskSpan, SpannedText
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.names import KANON, RISK_SPANS, RISKY, SPAN_RISK
from spacy_kanon.training.corpora import make_span_decisions
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.fakes import pipeline
from tests.indicators.samples import Fixed
from tests.refusals import refused

TEXT = "Thomas Jasper, a geologist of Oslo, met Ann Lee. Jasper left Oslo in 1990."
VOTE = {"@misc": "spacy-kanon.Vote.v1", "at_least": "any"}
TEXTS = [f"{name} was born in Oslo in 1972." for name in ("Ann Lee", "Bo Ek", "Cy Day")]


def component(nlp, **settings) -> RiskIndicators:
    vote = spacy.registry.get("misc", "spacy-kanon.Vote.v1")("any")
    settings = {**SETTINGS["risk_indicators"], "combination": vote, **settings}
    return RiskIndicators(nlp, "risk_indicators", SimpleNamespace(**settings))


def judged(doc) -> dict[str, dict]:
    return {span.text: span._.risk_indicators for span in doc.spans[RISK_SPANS]}


def test_scores_decisions_and_labels():
    nlp = spacy.blank("en")
    doc = component(nlp, indicators={"a": Fixed({"Oslo": 0.9}), "b": Fixed({"1990": 0.6})})(
        nlp(TEXT)
    )
    found = judged(doc)
    assert found["Oslo"]["scores"] == {"a": 0.9, "b": 0.0}
    assert found["Oslo"]["decisions"] == {"a": True, "b": False} and found["Oslo"]["risky"]
    assert not found["Ann Lee"]["risky"] and found["1990"]["risk"] == 0.5
    labels = {span.text: span.label_ for span in doc.spans[RISK_SPANS]}
    assert labels["Oslo"] == "MASK" and labels["Ann Lee"] == "KEEP"
    risks = [span._.risk_indicators["risk"] for span in doc.spans[RISK_SPANS]]
    assert doc.spans[RISK_SPANS].attrs["scores"] == risks
    json.dumps(found)  # plain values


def test_mentions_of_an_entity_are_decided_together():
    nlp = spacy.blank("en")
    doc = nlp(TEXT)
    people = ((0, 2), (9, 11), (12, 13))
    doc.ents = [Span(doc, start, end, label="PERSON") for start, end in people]
    risky = {"a": Fixed({"Thomas Jasper": 1.0})}
    found = judged(component(nlp, indicators=risky, rules=False)(doc))
    assert list(found) == ["Thomas Jasper", "Ann Lee", "Jasper"]
    assert found["Jasper"]["risky"] and not found["Ann Lee"]["risky"]


def test_sharing_keeps_notes_and_takes_the_highest():
    text = SpannedText("abc", tuple(RiskSpan(i, i + 1, "LOC", "ee-"[i]) for i in range(3)))
    said = [Indication(0.2, False), Indication(0.7, True), Indication(0.1, False)]
    assert share_by_entity(text, said) == [Indication(0.7, True), Indication(0.7, True), said[2]]


def test_without_an_indicator_everything_is_risky():
    nlp = pipeline("risk_indicators")
    assert all(value["risky"] for value in judged(nlp(TEXT)).values())


def test_sources():
    nlp = spacy.blank("en")
    doc = nlp(TEXT)
    doc.ents = [Span(doc, 4, 5, label="OCCUPATION")]
    doc.spans["mine"] = [Span(doc, 11, 12, label="PERSON")]
    only = component(nlp, sources=["ents", "mine", "absent"], rules=False)(doc)
    assert list(judged(only)) == [doc[4:5].text, doc[11:12].text]
    nothing = component(nlp, sources=[], rules=False)(nlp(TEXT))
    assert list(nothing.spans[RISK_SPANS]) == []


def test_indicators_see_the_groups_of_other_components():
    class Groups(Fixed):
        def __call__(self, text):
            assert set(text.groups) - {RISKY} == {"ents", "mine"}
            return super().__call__(text)

    nlp = spacy.blank("en")
    doc = nlp(TEXT)
    doc.spans["mine"] = [doc[0:2]]
    asked = component(nlp, indicators={"a": Groups({})})
    asked(doc)
    asked(doc)  # its own group is no news


def test_kanon_masker_keeps_unknown_phrases_that_are_not_risky():
    nlp = spacy.blank("en")
    masker = nlp.add_pipe(
        "kanon_masker", config={"sources": [RISKY], "rules": False, "always_mask": []}
    )
    text = "They met Xyzzy and later Plugh in Oslo."
    doc = component(nlp, indicators={"a": Fixed({"Plugh": 1.0})})(nlp.make_doc(text))
    masked = masker(doc)._.masked_text
    assert "Xyzzy" in masked and "Plugh" not in masked
    # What the knowledge base knows is counted all the same.
    assert "Oslo" in [span.text for span in doc.spans[KANON]]


def test_what_was_learned_must_be_what_was_saved(tmp_path):
    nlp = spacy.blank("en")
    learned = tmp_path / "p.json"

    def save(threshold):
        content = {
            "format": "spacy-kanon indicator", "version": 1, "indicator": "perturbation",
            "threshold": threshold,
        }  # fmt: skip
        learned.write_text(json.dumps(content))

    save(0.25)
    block = {"@misc": "spacy-kanon.Perturbation.v1", "model": "none", "threshold": str(learned)}
    nlp.add_pipe("risk_indicators", config={"indicators": {"p": block}})
    nlp.to_disk(tmp_path / "nlp")
    spacy.load(tmp_path / "nlp")
    save(0.5)
    refused("KN311", spacy.load, tmp_path / "nlp")


def decided(number: int, text: str) -> AnnotatedText:
    places = {text[: text.index(" was")]: "DIRECT", "Oslo": "NO_MASK", "1972": "QUASI"}
    mentions = [
        GoldMention(text.index(words), text.index(words) + len(words), "MISC", decision, words, "")
        for words, decision in places.items()
    ]
    return AnnotatedText(f"d{number}", text, {"a": mentions})


@pytest.fixture(scope="module")
def examples(tmp_path_factory):
    path = tmp_path_factory.mktemp("gold") / "gold.json"
    write_tab([decided(number, text) for number, text in enumerate(TEXTS)], path)
    return list(make_span_decisions(path)(spacy.blank("en")))


def labels_of(nlp, examples):
    """Labels and probabilities of the spans of each Doc, in text order."""
    docs = [nlp.get_pipe("spancat_singlelabel")(eg.predicted.copy()) for eg in examples]
    groups = [doc.spans[SPAN_RISK] for doc in docs]
    return [
        sorted((s.start, s.label_, x) for s, x in zip(group, group.attrs["scores"], strict=True))
        for group in groups
    ]


def test_it_learns_which_spans_people_mask_and_finds_spans(examples):
    spacy.util.fix_random_seed(0)
    nlp = spacy.blank("en")
    suggester = {"@misc": "spacy-kanon.SpansToJudge.v1", "sources": ["ents"], "rules": True}
    config = {"suggester": suggester, "spans_key": SPAN_RISK}
    nlp.add_pipe("spancat_singlelabel", config=config)
    optimizer = nlp.initialize(lambda: examples)
    for _ in range(40):
        nlp.update(examples, sgd=optimizer)
    trained = nlp
    for spans in labels_of(trained, examples):
        assert [label for _, label, _ in spans] == ["MASK", "KEEP", "MASK"]
        assert all(0.5 < score <= 1 for *_, score in spans)
    assert trained.evaluate(examples)["spans_span_risk_f"] == 1.0
    doc = trained("Ann Lee was born in Oslo in 1972.")
    assert {span.text for span in doc.spans[SPAN_RISK]} >= {"Ann Lee", "1972"}
