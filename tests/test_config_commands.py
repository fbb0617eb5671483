"""spaCy's own commands for configs take every config that is shipped: fill-config, debug config,
debug data."""

from importlib.util import find_spec
from pathlib import Path

import pytest
import spacy
from spacy.cli.debug_config import debug_config
from spacy.cli.debug_data import debug_data
from spacy.cli.init_config import fill_config
from spacy.tokens import Doc, DocBin, Span
from spacy.util import load_config

from spacy_kanon.formats.docbin import write_docbin
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.models.trained_components import make_trained_components
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.refusals import refused

from .tiny_bert import save_tiny_bert

CONFIGS = sorted((Path(__file__).parents[1] / "configs").glob("*.cfg"))
ENOUGH = 100  # debug data takes fewer texts for an error.
WITH_A_SCHEDULE = {"masker_trf", "masker_finetune", "recognizer_trf", "records_trf"}


@pytest.fixture(params=CONFIGS, ids=lambda path: path.stem)
def config(request) -> Path:
    if "trf" in request.param.stem:
        pytest.importorskip("spacy_transformers")
    return request.param


def test_a_config_is_whole(config, tmp_path, capsys):
    """So that `debug config` takes it, which fills nothing in."""
    _base, filled = fill_config(tmp_path / "filled.cfg", config, silent=True)
    assert sections(filled) == sections(load_config(config))
    debug_config(config, overrides={"paths.train": "train.spacy", "paths.dev": "dev.spacy"})
    assert "Config is valid" in capsys.readouterr().out


def sections(value):
    """Without the order, in which a config may differ from what spaCy makes of it."""
    if isinstance(value, dict):
        return {name: sections(inner) for name, inner in value.items()}
    return list(value) if isinstance(value, tuple) else value


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """Gold in the formats that the configs read, a tiny encoder and a pipeline to go on from."""
    folder = tmp_path_factory.mktemp("gold")
    gold = [text(number) for number in range(ENOUGH)]
    write_tab(gold, folder / "gold.json")
    write_docbin(gold, folder / "gold.spacy")
    write_records(folder / "records.spacy")
    nlp = spacy.blank("en")
    nlp.add_pipe("ner").add_label("MASK")
    nlp.add_pipe("mask_spreader")
    nlp.initialize()
    nlp.to_disk(folder / "trained")
    if find_spec("spacy_transformers") is not None:
        save_tiny_bert(folder / "bert")
    return folder


def text(number: int) -> AnnotatedText:
    options = {"generalizations": {"P31": ["city", "***"]}, "generalization_selection": {"***": []}}
    options["generalization_selection"]["***"] = ["x"]
    marks = [
        GoldMention(0, 7, "PERSON", "DIRECT", "e1", "m1"),
        GoldMention(16, 20, "LOC", "NO_MASK", "e2", "m2", {"replacement": options}),
    ]
    return AnnotatedText(f"d{number}", f"Ann Lee sang in Oslo {number} times.", {"a": marks})


def write_records(path: Path) -> None:
    nlp = spacy.blank("en")
    docs = []
    for number in range(ENOUGH):
        doc = Doc(nlp.vocab, words=["Born", "in", str(1900 + number), "in", "Oslo", "."])
        doc.set_ents([Span(doc, 2, 3, label="BD")])
        docs.append(doc)
    DocBin(docs=docs).to_disk(path)


def overrides(config: Path, folder: Path) -> dict:
    """What a user gives on the command line."""
    gold = "gold.json"
    if config.stem.startswith("records"):
        gold = "records.spacy"
    paths = {"paths.train": str(folder / gold), "paths.dev": str(folder / gold)}
    if "trf" in config.stem:
        paths["vars.transformer"] = str(folder / "bert")
    if config.stem.endswith("_finetune"):
        paths["paths.init"] = str(folder / "trained")
    if config.stem in WITH_A_SCHEDULE:  # debug data alone does not look variables up in there.
        paths["training.optimizer.learn_rate.total_steps"] = 24
    return paths


def test_debug_data_reads_the_data_of_a_config(config, folder, tmp_path):
    debug_data(config, config_overrides=overrides(config, folder), silent=True)


def test_the_schedule_is_named_for_debug_data_where_it_has_to_be():
    variables = {path.stem for path in CONFIGS if "total_steps = $" in path.read_text("utf8")}
    assert variables == WITH_A_SCHEDULE


def test_training_goes_on_from_what_learns(folder):
    nlp = spacy.blank("en")
    make_trained_components(str(folder / "trained"))(nlp)
    assert nlp.pipe_names == ["ner"]  # mask_spreader learns nothing.
    trained = spacy.load(folder / "trained")
    assert nlp.get_pipe("ner").model.to_bytes() == trained.get_pipe("ner").model.to_bytes()


@pytest.mark.parametrize("path", [None, "nowhere", "blank"])
def test_training_cannot_go_on_from_nothing(path, folder, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    spacy.blank("en").to_disk("blank")
    refused(r"KN586.*--paths.init", make_trained_components(path), spacy.blank("en"))
