"""The training configs are whole: each resolves, initializes, learns a step and predicts."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
import spacy
from spacy.tokens import DocBin
from spacy.training.initialize import init_nlp
from spacy.training.loop import train
from spacy.util import load_config

from spacy_kanon.formats.tab import write_tab
from spacy_kanon.names import KINDS, MASK, SPAN_RISK
from spacy_kanon.training.corpora import fingerprint_of, read_training_docs
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.refusals import refused

from .recall_samples import write_names
from .tiny_bert import save_tiny_bert

FOLDER = Path(__file__).parents[1] / "configs"
TEXTS = 12
QUICK = {"training.max_steps": 2, "training.eval_frequency": 2}
SONG = "Ann Lee sang in Oslo."
needs_transformers = pytest.mark.skipif(
    find_spec("spacy_transformers") is None, reason="needs spacy-transformers"
)


@pytest.fixture(scope="module")
def gold(tmp_path_factory) -> Path:
    """A few sample texts whose names are the gold masks."""
    return write_names(tmp_path_factory.mktemp("gold"), TEXTS)


@pytest.fixture(scope="module")
def kinds(tmp_path_factory) -> Path:
    """One short text a kind, with a mention to mask and one to keep."""
    place = GoldMention(16, 20, "LOC", "NO_MASK", "e2")
    marks = {kind: [GoldMention(0, 7, kind, "DIRECT", "e1"), place] for kind in KINDS}
    path = tmp_path_factory.mktemp("kinds") / "gold.json"
    write_tab([AnnotatedText(kind, SONG, {"a": marks[kind]}) for kind in KINDS], path)
    return path


@pytest.fixture(scope="module")
def bert(tmp_path_factory) -> dict[str, str]:
    """The setting of a tiny transformer."""
    return {"vars.transformer": save_tiny_bert(tmp_path_factory.mktemp("bert"))}


def trained(config: str, gold: Path, overrides: dict):
    settings = {"paths.train": str(gold), "paths.dev": str(gold), **QUICK, **overrides}
    nlp = init_nlp(load_config(FOLDER / f"{config}.cfg", overrides=settings, interpolate=False))
    train(nlp, use_gpu=-1)
    return nlp


def test_the_light_config_learns_a_step(gold, tmp_path):
    nlp = trained("masker_cpu", gold, {})
    nlp.to_disk(tmp_path / "model")
    doc = spacy.load(tmp_path / "model")(SONG)
    texts = [record["text"] for record in json.loads(gold.read_text(encoding="utf8"))]
    remembered = spacy.load(tmp_path / "model").meta["kanon"]["training_texts"]
    assert remembered == sorted({fingerprint_of(text) for text in texts})
    assert {ent.label_ for ent in doc.ents} <= {MASK}


def test_training_with_kinds_goes_on_with_kinds_that_the_first_texts_lack(gold, tmp_path):
    first = trained("masker_cpu", gold, {"vars.kinds": True})
    first.to_disk(tmp_path / "first")
    text = AnnotatedText("d", "Agent 47 sang.", {"a": [GoldMention(6, 8, "CODE", "QUASI", "e")]})
    write_tab([text], tmp_path / "codes.json")
    overrides = {"paths.init": str(tmp_path / "first"), "vars.kinds": True}
    nlp = trained("masker_finetune", tmp_path / "codes.json", overrides)
    assert {"MASK_CODE", "KEEP_CODE"} <= set(nlp.get_pipe("tagger").labels)


@pytest.mark.parametrize("config", sorted(FOLDER.glob("masker_*.cfg")), ids=lambda path: path.stem)
def test_a_config_reads_any_gold_and_cuts_no_text(config):
    settings = load_config(config, interpolate=False)
    for name in ("train", "dev"):
        corpus = settings["corpora"][name]
        assert corpus["@readers"] == "spacy-kanon.MaskCorpus.v1"
        assert corpus["path"] == "${paths." + name + "}"
    assert not settings["training"]["batcher"].get("discard_oversize")  # By texts, none is.
    transformer = settings["components"].get("transformer", {}).get("model")
    if transformer:
        spans = transformer["get_spans"]
        assert spans["@span_getters"] == "spacy-transformers.strided_spans.v1"
        assert spans["stride"] < spans["window"]


@needs_transformers
def test_a_transformer_folder_that_is_not_whole_is_refused_before_training(
    gold, tmp_path, files, missing
):
    for file in files:
        (tmp_path / file).write_text(json.dumps({"model_type": "bert"}))
    refused(rf"KN564.*{missing}", trained, "masker_trf", gold, {"vars.transformer": str(tmp_path)})


@needs_transformers
def test_the_transformer_config_learns_a_step_and_is_trained_further(gold, bert, tmp_path):
    trained("masker_trf", gold, bert).to_disk(tmp_path / "first")
    overrides = {"paths.init": str(tmp_path / "first")}
    nlp = trained("masker_finetune", gold, overrides)
    nlp.to_disk(tmp_path / "second")
    assert {ent.label_ for ent in spacy.load(tmp_path / "second")("Ann Lee sang.").ents} <= {MASK}


@needs_transformers
def test_a_recipe_of_a_paper_learns_what_it_says_and_masks(
    gold, bert, tmp_path, monkeypatch, name, passes, at_once
):
    corpus = gold
    if name.startswith("records"):
        corpus = tmp_path / "train.spacy"
        pairs = read_training_docs(gold, spacy.blank("en"))
        DocBin(docs=[doc for doc, _ in pairs]).to_disk(corpus)
    settings = {"paths.train": str(corpus), "paths.dev": str(corpus), **bert}
    config = load_config(FOLDER / f"{name}.cfg", overrides=settings, interpolate=False)
    nlp = init_nlp(config)
    update, batches = nlp.update, []
    monkeypatch.setattr(nlp, "update", lambda batch, **more: batches.append(update(batch, **more)))
    train(nlp, use_gpu=-1)
    assert len(batches) == passes * -(-TEXTS // at_once)
    nlp.to_disk(tmp_path / "model")
    again = spacy.load(tmp_path / "model")
    assert again.pipe_names == ["transformer", "tagger"]
    assert {ent.label_ for ent in again(SONG).ents} <= {MASK}


def test_without_the_library_the_pip_line_is_named(gold, monkeypatch):
    monkeypatch.setattr("spacy_kanon.errors.find_spec", lambda name: None)
    refused(r"KN001.*pip install 'spacy-kanon\[transformers\]'", trained, "masker_trf", gold, {})


def test_the_light_recognizer_learns_all_kinds(kinds, tmp_path):
    nlp = trained("recognizer_cpu", kinds, {})
    nlp.to_disk(tmp_path / "model")
    copy = spacy.load(tmp_path / "model")
    assert set(copy.get_pipe("ner").labels) == set(KINDS)
    assert {entity.label_ for entity in copy(SONG).ents} <= set(KINDS)


@needs_transformers
def test_the_recognizer_with_a_transformer(kinds, bert):
    nlp = trained("recognizer_trf", kinds, bert)
    assert set(nlp.get_pipe("ner").labels) == set(KINDS)
    nlp(f"{SONG} " * 300)  # longer than any window


@needs_transformers
def test_the_span_classifier_reads_texts_longer_than_any_window(kinds, bert):
    nlp = trained("span_classifier_trf", kinds, bert)
    doc = nlp(f"{SONG} " * 300)
    assert len(doc.spans[SPAN_RISK]) >= 300
    assert all(0 <= score <= 1 for score in doc.spans[SPAN_RISK].attrs["scores"])
