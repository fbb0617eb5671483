import pytest
import spacy

from spacy_kanon.formats.tab import write_tab
from spacy_kanon.names import SPAN_RISK
from spacy_kanon.training.corpora import make_span_decisions
from spacy_kanon.types import AnnotatedText, GoldMention

TEXTS = [f"{name} was born in Oslo in 1972." for name in ("Ann Lee", "Bo Ek", "Cy Day")]


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


@pytest.fixture(scope="module")
def trained(examples):
    spacy.util.fix_random_seed(0)
    nlp = spacy.blank("en")
    suggester = {"@misc": "spacy-kanon.SpansToJudge.v1", "sources": ["ents"], "rules": True}
    config = {"suggester": suggester, "spans_key": SPAN_RISK}
    nlp.add_pipe("spancat_singlelabel", config=config)
    optimizer = nlp.initialize(lambda: examples)
    for _ in range(40):
        nlp.update(examples, sgd=optimizer)
    return nlp


def judged(nlp, examples):
    """Labels and probabilities of the spans of each Doc, in text order."""
    docs = [nlp.get_pipe("spancat_singlelabel")(eg.predicted.copy()) for eg in examples]
    groups = [doc.spans[SPAN_RISK] for doc in docs]
    return [
        sorted((s.start, s.label_, x) for s, x in zip(group, group.attrs["scores"], strict=True))
        for group in groups
    ]


def test_it_learns_which_spans_people_mask_and_finds_spans(trained, examples):
    for spans in judged(trained, examples):
        assert [label for _, label, _ in spans] == ["MASK", "KEEP", "MASK"]
        assert all(0.5 < score <= 1 for *_, score in spans)
    assert trained.evaluate(examples)["spans_span_risk_f"] == 1.0
    doc = trained("Ann Lee was born in Oslo in 1972.")
    assert {span.text for span in doc.spans[SPAN_RISK]} >= {"Ann Lee", "1972"}
