"""The training configs are whole: each resolves, initializes, learns a step and masks."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
import spacy
from sample_texts import sample_texts
from spacy.tokens import DocBin
from spacy.training.initialize import init_nlp
from spacy.training.loop import train
from spacy.util import load_config

from spacy_kanon.errors import KanonError
from spacy_kanon.formats.docbin import DOC_ID
from spacy_kanon.models import transformers as transformer_checks
from spacy_kanon.names import MASK
from spacy_kanon.text.fingerprints import fingerprint_of
from spacy_kanon.training.corpora import read_training_docs

from .tiny_bert import save_tiny_bert

ROOT = Path(__file__).parents[1]
CONFIGS = sorted((ROOT / "configs").glob("masker_*.cfg"))
TEXTS = 12
QUICK = {"training.max_steps": 2, "training.eval_frequency": 2, "training.logger": None}


@pytest.fixture(scope="module")
def gold(tmp_path_factory) -> Path:
    """A few sample texts whose names are the gold masks, as TAB JSON."""
    folder = tmp_path_factory.mktemp("gold")
    sample_texts(folder / "texts.jsonl", count=TEXTS)
    records = []
    for line in (folder / "texts.jsonl").read_text(encoding="utf8").splitlines():
        text = json.loads(line)
        mention = {
            "entity_type": "PERSON", "entity_mention_id": "m", "entity_id": "e",
            "start_offset": 0, "end_offset": len(text["name"]), "identifier_type": "DIRECT",
        }  # fmt: skip
        start = text["text"].index(text["name"])
        mention["start_offset"], mention["end_offset"] = start, start + len(text["name"])
        records.append(
            {
                DOC_ID: text["id"],
                "text": text["text"],
                "annotations": {"a": {"entity_mentions": [mention]}},
            }
        )
    path = folder / "gold.json"
    path.write_text(json.dumps(records), encoding="utf8")
    return path


def trained(config: Path, gold: Path, overrides: dict):
    settings = {"paths.train": str(gold), "paths.dev": str(gold), **QUICK, **overrides}
    settings.pop("training.logger")
    nlp = init_nlp(load_config(config, overrides=settings, interpolate=False))
    train(nlp, use_gpu=-1)
    return nlp


def test_the_light_config_learns_a_step(gold, tmp_path):
    nlp = trained(ROOT / "configs" / "masker_cpu.cfg", gold, {})
    nlp.to_disk(tmp_path / "model")
    doc = spacy.load(tmp_path / "model")("Ann Lee sang in Oslo.")
    texts = [record["text"] for record in json.loads(gold.read_text(encoding="utf8"))]
    remembered = spacy.load(tmp_path / "model").meta["kanon"]["training_texts"]
    assert remembered == sorted({fingerprint_of(text) for text in texts})
    assert {ent.label_ for ent in doc.ents} <= {MASK}


def test_training_goes_on_from_a_trained_pipeline(gold, tmp_path):
    first = trained(ROOT / "configs" / "masker_cpu.cfg", gold, {})
    first.to_disk(tmp_path / "first")
    overrides = {"paths.init": str(tmp_path / "first")}
    nlp = trained(ROOT / "configs" / "masker_finetune.cfg", gold, overrides)
    assert nlp.pipe_names == first.pipe_names
    assert nlp.get_pipe("tagger").labels == (MASK,)


@pytest.mark.parametrize("config", CONFIGS, ids=lambda path: path.stem)
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


@pytest.mark.skipif(find_spec("spacy_transformers") is None, reason="needs spacy-transformers")
@pytest.mark.parametrize(
    ("files", "missing"), [(["config.json"], "tokenizer"), (["vocab.txt"], "config.json")]
)
def test_a_transformer_folder_that_is_not_whole_is_refused_before_training(
    gold, tmp_path, files, missing
):
    for file in files:
        (tmp_path / file).write_text(json.dumps({"model_type": "bert"}))
    with pytest.raises(KanonError, match=rf"KN564.*{missing}"):
        trained(ROOT / "configs" / "masker_trf.cfg", gold, {"vars.transformer": str(tmp_path)})


@pytest.mark.skipif(find_spec("spacy_transformers") is None, reason="needs spacy-transformers")
def test_the_transformer_config_learns_a_step_and_is_trained_further(gold, tmp_path):
    (tmp_path / "bert").mkdir()
    save_tiny_bert(tmp_path / "bert")
    overrides = {"vars.transformer": str(tmp_path / "bert")}
    trained(ROOT / "configs" / "masker_trf.cfg", gold, overrides).to_disk(tmp_path / "first")
    overrides = {"paths.init": str(tmp_path / "first")}
    nlp = trained(ROOT / "configs" / "masker_finetune.cfg", gold, overrides)
    nlp.to_disk(tmp_path / "second")
    assert {ent.label_ for ent in spacy.load(tmp_path / "second")("Ann Lee sang.").ents} <= {MASK}


@pytest.mark.skipif(find_spec("spacy_transformers") is None, reason="needs spacy-transformers")
@pytest.mark.parametrize(
    ("name", "updates"),
    [
        ("masker_paper_trf", 2 * TEXTS),  # Two passes, one text at a time.
        ("records_wikipii_trf", 1),  # One pass, 128 at a time.
    ],
)
def test_a_recipe_of_a_paper_learns_what_it_says_and_masks(
    name, updates, gold, tmp_path, monkeypatch
):
    (tmp_path / "bert").mkdir()
    save_tiny_bert(tmp_path / "bert")
    corpus = gold
    if name.startswith("records"):
        corpus = tmp_path / "train.spacy"
        pairs = read_training_docs(gold, spacy.blank("en"))
        DocBin(docs=[doc for doc, _ in pairs]).to_disk(corpus)
    settings = {"paths.train": str(corpus), "paths.dev": str(corpus)}
    settings["vars.transformer"] = str(tmp_path / "bert")
    config = load_config(ROOT / "configs" / f"{name}.cfg", overrides=settings, interpolate=False)
    nlp = init_nlp(config)
    update, batches = nlp.update, []
    monkeypatch.setattr(nlp, "update", lambda batch, **more: batches.append(update(batch, **more)))
    train(nlp, use_gpu=-1)
    assert len(batches) == updates
    nlp.to_disk(tmp_path / "model")
    again = spacy.load(tmp_path / "model")
    assert again.pipe_names == ["transformer", "tagger"]
    assert {ent.label_ for ent in again("Ann Lee sang in Oslo.").ents} <= {MASK}


def test_without_the_library_the_pip_line_is_named(gold, monkeypatch):
    monkeypatch.setattr(transformer_checks, "find_spec", lambda name: None)
    with pytest.raises(KanonError, match=r"KN001.*pip install 'spacy-kanon\[transformers\]'"):
        trained(ROOT / "configs" / "masker_trf.cfg", gold, {})
