"""From texts to a packaged masker: scripts, calibrate and assemble."""

import json
from pathlib import Path

import pytest
import spacy
from cross_validate import cross_validate
from fill_gaps import fill_gaps
from sample_texts import sample_texts
from spacy.tokens import Span

from spacy_kanon.formats.masks import read_masks
from spacy_kanon.formats.tab import read_tab
from spacy_kanon.names import MASK
from tests import fakes
from tests.commands import script

from ..commands import command
from ..recall_samples import write_names

CONFIG = Path(__file__).parents[2] / "configs" / "masker_cpu.cfg"
assemble = command("assemble")


@pytest.fixture
def texts(tmp_path):
    script(sample_texts)(tmp_path / "texts.jsonl", "--count", 30)
    return tmp_path / "texts.jsonl"


@pytest.fixture
def gold(tmp_path):
    return write_names(tmp_path, 30)


@spacy.Language.factory("test_names_masker")
def make_names_masker(nlp, name):
    """Stands for a trained recognizer: masks the first two tokens."""

    def masker(doc):
        if len(doc) > 1:
            doc.set_ents([Span(doc, 0, 2, label=MASK)])
        return doc

    return masker


@pytest.fixture
def pipeline(tmp_path):
    fakes.pipeline("test_names_masker").to_disk(tmp_path / "trained")
    return tmp_path / "trained"


def test_gaps_are_filled_with_text_of_donors(tmp_path, texts):
    span = {"start": 10, "end": 17, "entity_type": "PERSON", "label": "MASK"}
    record = {"doc_id": "d", "spans": [{**span, "span_text": "Ann Lee"}]}
    (tmp_path / "spans.jsonl").write_text(json.dumps(record) + "\n")
    out = tmp_path / "filled.json"
    script(fill_gaps)(tmp_path / "spans.jsonl", texts, out, "--copies", 3)
    filled = read_tab(out)
    assert len(filled) == 3 and all("Ann Lee" in text.text for text in filled)
    script(fill_gaps)(tmp_path / "spans.jsonl", texts, out, fails="KN004")


@pytest.mark.parametrize("content", ["", "{}\n"])
def test_spans_to_fill_between_must_be_there(tmp_path, texts, content):
    (tmp_path / "spans.jsonl").write_text(content)
    script(fill_gaps)(tmp_path / "spans.jsonl", texts, tmp_path / "out.json", fails="KN5")
    assert not (tmp_path / "out.json").exists()


@pytest.mark.slow
@pytest.mark.parametrize("spread", [[], ["--spread"]])
def test_every_document_is_masked_once_and_rules_can_complete_names(tmp_path, gold, spread):
    settings = ("--folds", 2, "--training.max_steps", 1, "--training.eval_frequency", 1)
    script(cross_validate)(CONFIG, gold, tmp_path / "masks.json", *settings, *spread)
    masks, texts = read_masks(tmp_path / "masks.json"), read_tab(gold)
    assert list(masks) == [text.doc_id for text in texts]
    for text in texts if spread else []:
        [name] = text.annotations["a"]
        assert any(one.start <= name.start and one.end >= name.end for one in masks[text.doc_id])


@pytest.mark.parametrize("folds", [0, 1, 31])
def test_folds_without_documents_are_refused(tmp_path, gold, folds):
    script(cross_validate)(CONFIG, gold, tmp_path / "masks.json", "--folds", folds, fails="KN557")


def test_an_assembled_pipeline_carries_its_knowledge_base_and_origin(tmp_path, pipeline):
    (tmp_path / "scores.json").write_text('{"exact_f1": 0.75}')
    source = "TAB|MIT|https://example.org"
    assemble(
        pipeline, tmp_path / "out", "--scores", tmp_path / "scores.json",
        "--source", source, "--license", "CC BY 4.0", "--unknown", "model",
    )  # fmt: skip
    nlp = spacy.load(tmp_path / "out")
    assert nlp.config["components"]["kanon_masker"]["unknown"] == "model"
    about = nlp.meta["kanon"]
    assert nlp.meta["license"] == about["license"] == "CC BY 4.0"
    assert about["scores"] == {"exact_f1": 0.75}
    assert about["sources"] == [{"name": "TAB", "license": "MIT", "url": "https://example.org"}]
    fingerprint = about["knowledge_base"]["fingerprint"]
    assert nlp("Qwertz Uiopson sang.")._.kanon["knowledge_base"] == fingerprint


def test_a_masker_can_do_without_a_knowledge_base_and_is_assembled_once(tmp_path, pipeline):
    assemble(pipeline, tmp_path / "out", "--no-kb", "--kinds", "")
    nlp = spacy.load(tmp_path / "out")
    assert nlp.pipe_names == ["test_names_masker", "mask_spreader"]
    doc = nlp("Qwertz Uiopson met Qwertz Uiopson.")
    assert [ent.text for ent in doc.ents] == ["Qwertz Uiopson", "Qwertz Uiopson"]
    assemble(pipeline, tmp_path / "once")
    assemble(tmp_path / "once", tmp_path / "twice", fails="KN558")
    assemble(tmp_path / "absent", tmp_path / "another", fails="KN323")


def test_what_cannot_be_assembled_leaves_nothing(tmp_path, monkeypatch, pipeline, code, arguments):
    monkeypatch.chdir(tmp_path)
    assemble(pipeline, tmp_path / "out", *arguments, fails=code)
    assert not (tmp_path / "out").exists()
