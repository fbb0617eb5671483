import re

import pytest
import spacy
from spacy.tokens import Doc, Span
from spacy.training import Example
from thinc.api import Adam

from spacy_kanon.anonymity.state import Term, Wording
from spacy_kanon.components.replacement_selector import make_learned
from spacy_kanon.models.selection_model import Phrase
from tests.refusals import refused

FRAMINGS = ["binary", "listwise", "multiclass"]
# Of places the first option is chosen, of organizations the star.
ROWS = [
    ("Tilburg", "LOC", ["city", "place", "***"], {"city": 3}),
    ("Utrecht", "LOC", ["town", "place", "***"], {"town": 1}),
    ("Acme", "ORG", ["given name", "name", "***"], {"***": 2, "name": 1}),
    ("Initech", "ORG", ["film", "work", "***"], {"***": 1}),
]


def make_nlp(framing="binary"):
    nlp = spacy.blank("en")
    config = {"model": {"framing": framing}}
    if framing == "multiclass":
        config["model"]["encoder"] = None
    nlp.add_pipe("replacement_selector", config=config)
    return nlp


def make_doc(nlp, rows=ROWS, *, votes=False):
    doc = Doc(nlp.vocab, words=[text for text, *_ in rows])
    spans = [Span(doc, n, n + 1, label=kind) for n, (_, kind, *_) in enumerate(rows)]
    for span, (_, _, options, _) in zip(spans, rows, strict=True):
        span._.generalizations = options
    doc.spans["replacements"] = spans
    if votes:
        doc.user_data["kanon_replacement_votes"] = [given for *_, given in rows]
    return doc


def make_example(nlp, rows=ROWS):
    return Example(make_doc(nlp, rows), make_doc(nlp, rows, votes=True))


def train(framing="binary", steps=40):
    nlp = make_nlp(framing)
    examples = [make_example(nlp)]
    nlp.initialize(lambda: examples)
    optimizer = Adam(0.05, L2=0.001)
    for _ in range(steps):
        losses = nlp.update(examples, sgd=optimizer)
    return nlp, losses


@pytest.fixture(scope="module", params=FRAMINGS)
def trained(request):
    return train(request.param)


def test_learns_what_people_choose(trained):
    nlp, losses = trained
    doc = nlp.get_pipe("replacement_selector")(make_doc(nlp))
    chosen = [span._.replacement for span in doc.spans["replacements"]]
    assert chosen == ["city", "town", "***", "***"] and losses["replacement_selector"] < 1
    scores = nlp.evaluate([make_example(nlp)])
    assert scores["selection_majority"] == scores["selection_any"] == 1
    nlp, _ = trained
    pipe = nlp.get_pipe("replacement_selector")
    assert pipe.labels == ("LOC", "ORG")
    assert pipe.rank([Phrase("x", "COLOUR", ("city", "place", "***"))]) == [[2, 1, 0]]
    ranking = nlp.get_pipe("replacement_selector").rank(
        [Phrase("City", "LOC", ("city", "place", "***"))]
    )
    assert ranking[0][-1] == 0


def test_probabilities_are_the_same_again_and_votes_may_lack(trained):
    nlp, _ = trained
    pipe = nlp.get_pipe("replacement_selector")
    (given,) = pipe.probabilities([Phrase("Delft", "LOC", ("city", "place", "***"))])
    assert len(given) == 3 and all(0 <= share <= 1 for share in given)
    if pipe.model.attrs["framing"] != "binary":
        assert sum(given) == pytest.approx(1)
    assert pipe.rank([]) == pipe.probabilities([]) == []
    nlp = make_nlp()
    refused("KN481", nlp.initialize, lambda: [Example(make_doc(nlp), make_doc(nlp))])
    refused("KN482", nlp.initialize, lambda: [make_example(nlp, [])])
    nlp, _ = trained
    again, _ = train(nlp.get_pipe("replacement_selector").model.attrs["framing"])
    assert nlp.to_bytes() == again.to_bytes()


def test_spans_without_generalizations_stay_but_empty_options_are_refused(trained):
    nlp, _ = trained
    doc = make_doc(nlp)
    doc.spans["replacements"][0]._.generalizations = None
    doc = nlp.get_pipe("replacement_selector")(doc)
    chosen = [span._.replacement for span in doc.spans["replacements"]]
    assert chosen == [None, "town", "***", "***"]
    doc.spans["replacements"][1]._.generalizations = []
    message = refused(r"KN480.*number 1", nlp.get_pipe("replacement_selector"), doc)
    assert "Utrecht" not in message


@pytest.mark.parametrize("given", [{"village": 1}, {}, {"city": 0}])
def test_votes_that_do_not_fit(given):
    nlp = make_nlp()
    rows = [("Tilburg", "LOC", ["city", "***"], given)]
    message = refused(r"KN481.*number 1", nlp.initialize, lambda: [make_example(nlp, rows)])
    assert not re.search("Tilburg|village|city", message)


def test_a_vote_more_moves_the_probability():
    """The soft target: three of four annotators make three quarters."""
    nlp = make_nlp()
    rows = [("Delft", "LOC", ["city", "***"], {"city": 3, "***": 1})]
    nlp.initialize(lambda: [make_example(nlp, rows)])
    optimizer = Adam(0.05)
    for _ in range(300):
        nlp.update([make_example(nlp, rows)], sgd=optimizer)
    phrase = Phrase("Delft", "LOC", ("city", "***"), "Delft ")
    (given,) = nlp.get_pipe("replacement_selector").probabilities([phrase])
    assert given == pytest.approx([0.75, 0.25], abs=0.01)


def test_disk_and_the_learned_selector(trained, tmp_path):
    nlp, _ = trained
    nlp.to_disk(tmp_path / "pipe")
    select = make_learned(tmp_path / "pipe")
    places = tuple(map(Wording, ("town", "place", "***")))
    works = tuple(map(Wording, ("film", "work", "***")))
    terms = [
        Term("a", "LOC", "Delft", None, False, places),
        Term("b", "ORG", "Globex", None, False, works),
        Term("c", "LOC", "Oslo", None, True, places),
    ]
    assert select(terms, k=5).levels == (0, 2, None)
    refused(r"KN483.*'ner'.*replacement_selector", make_learned, tmp_path / "pipe", "ner")
