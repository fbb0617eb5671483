"""A tiny pipeline and a few documents of invented people."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import spacy
from spacy.tokens import Doc, DocBin

pytest.importorskip("flwr", reason="needs Flower: pip install 'spacy-kanon[federated]'")

from spacy_kanon.federated.plan import Plan
from spacy_kanon.federated.setup import initial_pipeline, write_pipeline
from spacy_kanon.federated.simulate import Traffic, simulate
from spacy_kanon.federated.training import Training
from spacy_kanon.federated.worker import Worker, get_arrays

CONFIG = Path(__file__).parents[2] / "configs" / "records_cpu.cfg"
TINY = {
    "components.tok2vec.model.embed.width": 8,
    "components.tok2vec.model.embed.rows": [50, 50, 50, 50],
    "components.tok2vec.model.encode.width": 8,
    "components.tok2vec.model.encode.depth": 1,
    "components.ner.model.hidden_width": 8,
    "components.ner.model.tok2vec.width": 8,
}
LABELS = ("BD", "SP")
NAMES = ("Quillona Brandtov", "Zebedee Ostrakhan", "Wilhemmina Corvatsch", "Ignatius Plomberg")
YEARS = ("1871", "1902", "1933", "1964")


def make_docs(count: int) -> list[Doc]:
    """ "Anna married Quillona Brandtov in 1871." with SP and BD."""
    nlp = spacy.blank("en")
    docs = []
    for number in range(count):
        name, year = NAMES[number % len(NAMES)], YEARS[(number // 2) % len(YEARS)]
        doc = nlp(f"Person{number} married {name} , born in {year} .")
        start = doc.text.index(name)
        spouse = doc.char_span(start, start + len(name), label="SP")
        birth = doc.char_span(doc.text.index(year), doc.text.index(year) + 4, label="BD")
        doc.set_ents([spouse, birth])
        docs.append(doc)
    return docs


def write_model(folder: Path, labels: tuple[str, ...] = LABELS, **settings) -> Path:
    """settings: What the config has otherwise, with "__" for a dot."""
    overrides = TINY | {name.replace("__", "."): value for name, value in settings.items()}
    write_pipeline(initial_pipeline(CONFIG, labels, overrides=overrides), folder)
    return folder


def write_docs(docs: list[Doc], path: Path) -> Path:
    DocBin(docs=docs).to_disk(path)
    return path


def run(plan: Plan, model: Path, parts: list[Path], **options) -> tuple:
    """The training and its traffic."""
    traffic = Traffic(content=[])
    return simulate(plan, model, parts, traffic=traffic, batch_size=4, **options), traffic


def resumed_from(model: Path, folder: Path) -> Training:
    """The training that the checkpoint in a folder holds."""
    training = Training(plan(), Worker.open(model, None), folder)
    training.resume()
    return training


def plan(**options) -> Plan:
    return Plan(**{"rounds": 2, "epochs": 1, "min_clients": 3, "seed": 1} | options)


def arrays_of(training: Training):
    return get_arrays(training.nlp)


def assert_equal(one, other, **tolerance):
    assert [*one] == [*other]
    for name in one:
        np.testing.assert_allclose(one[name], other[name], **tolerance or {"rtol": 1e-6})
