"""Annotated texts -> Docs that spaCy's NER can learn."""

import json

import pytest
import spacy
from spacy.tokens import DocBin, Span

from spacy_kanon.detection.risk_spans import MarkedSpan
from spacy_kanon.formats.registry import write_texts
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.training import corpora
from spacy_kanon.training.corpora import make_replacement_corpus, to_replacement_example
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.corpus.samples import TEXT as SAMPLE
from tests.corpus.samples import mention
from tests.examples import data_set
from tests.refusals import refused

NLP = spacy.blank("en")
TEXT = "Ann Lee of Oslo met Lee."
FINE = {"nlp": {"tokenizer": {"@tokenizers": "spacy-kanon.FineTokenizer.v1"}}}


def annotated(doc_id: str, text: str, *spans: tuple[int, int, str]) -> AnnotatedText:
    mentions = [
        GoldMention(start, end, "MISC", identifier, f"e{number}", f"m{number}")
        for number, (start, end, identifier) in enumerate(spans)
    ]
    return AnnotatedText(doc_id, text, {"a": mentions})


def test_masks_become_spans_of_whole_tokens(text, masks, expected, widened, joined):
    found = corpora.align_masks(NLP.make_doc(text), masks)
    assert [span.text for span in found.spans] == expected
    assert (found.widened, found.joined) == (widened, joined)


def decided(start, end, kind, decision):
    return GoldMention(start, end, kind, decision, f"e{start}")


def test_decisions_become_labelled_spans(mentions, expected):
    found = corpora.align_decisions(
        NLP.make_doc("Ann Lee of Oslo"), [decided(*m) for m in mentions]
    )
    assert [(span.text, span.label_) for span in found.spans] == expected


def test_several_files_are_one_corpus(tmp_path):
    for name in ("d1", "d2"):
        write_tab([annotated(name, f"Ann met {name}.", (0, 3, "QUASI"))], tmp_path / f"{name}.json")
    corpus = corpora.make_mask_corpus([tmp_path / "d1.json", tmp_path / "d2.json"])
    assert [example.text for example in corpus(NLP)] == ["Ann met d1.", "Ann met d2."]
    config = {"c": {"@readers": "spacy-kanon.MaskCorpus.v1", "path": [str(tmp_path / "d2.json")]}}
    [example] = spacy.util.registry.resolve(config)["c"](NLP)
    assert example.text == "Ann met d2."


def test_a_corpus_that_teaches_nothing_is_refused(tmp_path):
    write_tab([annotated("d1", "Ann met Bo.", (0, 3, "NO_MASK"))], tmp_path / "gold.json")
    refused("KN552", corpora.read_training_docs, tmp_path / "gold.json", NLP, kinds=True)
    DocBin().to_disk(tmp_path / "a.spacy")
    refused("KN550", corpora.read_training_docs, tmp_path / "a.spacy", NLP)
    (tmp_path / "b.json").write_text(json.dumps([]))
    refused("KN5", corpora.read_training_docs, tmp_path / "b.json", NLP)
    refused("KN003", corpora.read_training_docs, tmp_path / "absent.spacy", NLP)
    refused(r"KN553.*--paths.train", lambda: list(corpora.make_mask_corpus(None)(NLP)))


# The label of an entity, if there is one; masks of other tools have no kinds.
def test_documents_from_which_nothing_can_be_learned(tmp_path, label, kinds, code):
    doc = NLP.make_doc("Ann met Bo.")
    doc.set_ents([Span(doc, 0, 1, label=label)] if label else [])
    DocBin(docs=[doc], store_user_data=True).to_disk(tmp_path / "a.spacy")
    refused(code, corpora.read_training_docs, tmp_path / "a.spacy", NLP, kinds=kinds)


def test_the_reader_makes_examples_and_says_what_it_changed(tmp_path, caplog):
    write_tab([annotated("d1", "a kicker here", (2, 7, "QUASI"))], tmp_path / "gold.json")
    corpus = corpora.make_mask_corpus(tmp_path / "gold.json")
    with caplog.at_level("INFO", logger="spacy"):
        [eg] = corpus(NLP)
    assert not eg.predicted.ents
    assert [span.text for span in eg.reference.ents] == ["kicker"]
    assert "1 masks widened" in caplog.text


def test_training_scores_are_called_so(tmp_path, caplog):
    write_tab([annotated("d1", "a kicker here", (2, 8, "QUASI"))], tmp_path / "gold.json")
    write_tab([annotated("d2", "a keeper here", (2, 8, "QUASI"))], tmp_path / "dev.json")
    nlp = spacy.blank("en")
    list(corpora.make_mask_corpus(tmp_path / "gold.json", remember=True)(nlp))
    list(corpora.make_mask_corpus(tmp_path / "dev.json")(nlp))
    assert "training scores" not in caplog.text
    list(corpora.make_mask_corpus(tmp_path / "gold.json")(nlp))
    assert "1 of 1 texts are in the training" in caplog.text


def test_decisions():
    mentions = [
        decided(20, 23, "PERSON", "NO_MASK"),
        decided(0, 7, "PERSON", "DIRECT"),
        decided(11, 15, "LOC", "NO_MASK"),
        decided(11, 15, "ORG", "QUASI"),  # one span, and one annotator masks it
    ]
    text = AnnotatedText("d", TEXT, {"a": mentions, "b": mentions[:1], "c": []})
    first, second = corpora.decided_texts([text], {"m": {"d": [(0, 3)]}})
    doc_id, spanned, risky = first
    assert doc_id == "d" and risky == (True, True, False)
    assert [(s.start, s.end, s.kind) for s in spanned.spans] == [
        (0, 7, "PERSON"), (11, 15, "LOC"), (20, 23, "PERSON"),
    ]  # fmt: skip
    assert spanned.spans[0].entity == spanned.spans[2].entity
    assert spanned.groups == {"m": [MarkedSpan(0, 3, "MASK")]}
    assert second[2] == (False,)


@pytest.fixture(scope="module")
def nlp():
    return spacy.blank("en", config=FINE)


def test_tokens(nlp, text, tokens):
    doc = nlp(text)
    assert [token.text for token in doc] == tokens
    assert doc.text == text


def test_it_is_stored_with_the_pipeline(nlp, tmp_path):
    nlp.to_disk(tmp_path)
    again = spacy.load(tmp_path)
    assert [token.text for token in again("1905–1981")] == ["1905", "–", "1981"]


def chosen(options, selection):
    listed = {"P31": [*options, "***"]}
    return {"generalizations": listed, "generalization_selection": dict(selection)}


def sample() -> AnnotatedText:
    """SAMPLE is "Ann Lee met Bo in Oslo. Ann left."; the second mention is inside a token."""
    marks = [
        mention(18, 22, "LOC", "QUASI", "e1", 1, replacement=chosen(["city"], {"city": ["x"]})),
        mention(18, 20, "MISC", "QUASI", "e2", 2, replacement=chosen(["film"], {"***": ["x"]})),
        mention(0, 7, "PERSON", "DIRECT", "e3", 3, replacement=chosen([], {"***": ["x", "y"]})),
        mention(12, 14, "PERSON", "NO_MASK", "e4", 4),
    ]
    return AnnotatedText("d", SAMPLE, {"a": marks})


def test_choices_have_places_and_a_corpus_a_path():
    eg = to_replacement_example(sample(), spacy.blank("en"))
    for doc in (eg.predicted, eg.reference):
        spans = doc.spans["replacements"]
        found = [(span.text, span.label_) for span in spans]
        assert found == [("Ann Lee", "PERSON"), ("Oslo", "LOC")]
        assert [span._.generalizations for span in spans] == [["***"], ["city", "***"]]
    assert eg.reference.user_data["kanon_replacement_votes"] == [{"***": 2}, {"city": 1}]
    assert [span._.replacement for span in eg.reference.spans["replacements"]] == ["***", "city"]
    assert [span._.replacement for span in eg.predicted.spans["replacements"]] == [None, None]
    assert "kanon_replacement_votes" not in eg.predicted.user_data
    refused("KN485", lambda: list(make_replacement_corpus(None)(spacy.blank("en"))))


@pytest.mark.parametrize("name,kind", [("gold.json", "wikireplace"), ("gold.spacy", "docbin")])
def test_reader(tmp_path, name, kind):
    write_texts([sample()], tmp_path / name, kind)
    (eg,) = make_replacement_corpus(tmp_path / name)(spacy.blank("en"))
    assert len(eg.reference.spans["replacements"]) == 2


def test_released_choices_all_have_a_place():
    corpus = make_replacement_corpus(data_set("wikireplace/dev.json"))
    examples = list(corpus(spacy.blank("en")))
    phrases = sum(len(eg.predicted.spans["replacements"]) for eg in examples)
    assert (len(examples), phrases) == (49, 856)  # of 859, three share their tokens with another
