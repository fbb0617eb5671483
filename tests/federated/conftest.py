"""A tiny pipeline, a few documents of invented people at three clients, and trainings of them."""

from functools import cache
from pathlib import Path

import numpy as np
import pytest
import spacy
from spacy.tokens import Doc, DocBin

CONFIG = Path(__file__).parents[2] / "configs" / "records_cpu.cfg"
TINY = {
    "nlp.lang": "xx",  # Without the exceptions of English a pipeline is read five times as fast.
    "nlp.tokenizer": {"@tokenizers": "spacy.Tokenizer.v1"},
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
    from spacy_kanon.federated.simulate import initial_pipeline
    from spacy_kanon.federated.worker import write_pipeline

    overrides = TINY | {name.replace("__", "."): value for name, value in settings.items()}
    write_pipeline(initial_pipeline(CONFIG, labels, overrides=overrides), folder)
    return folder


def write_docs(docs: list[Doc], path: Path) -> Path:
    DocBin(docs=docs).to_disk(path)
    return path


def make_plan(**options):
    from spacy_kanon.federated.plan import Plan

    return Plan(**{"rounds": 1, "epochs": 1, "min_clients": 3, "seed": 1} | options)


def open_worker(model: Path, part: Path | None = None):
    from spacy_kanon.federated.worker import Worker

    return Worker.open(model, part, batch_size=4)


def flat(training_or_worker) -> np.ndarray:
    """All parameters in one vector."""
    from spacy_kanon.federated.worker import get_arrays

    return np.concatenate([a.ravel() for a in get_arrays(training_or_worker.nlp).values()])


class Federation:
    """A pipeline, the files of its clients, and what became of their trainings."""

    def __init__(self, model: Path, parts: list[Path]) -> None:
        self.model, self.parts = model, parts
        self.start = flat(open_worker(model))
        self.parameters = cache(lambda plan: flat(self._train(plan)))

    def train(
        self, parts: list[Path] | None = None, *, dev=None, folder=None, traffic=None, **plan
    ):
        return self._train(make_plan(**plan), parts, dev=dev, folder=folder, traffic=traffic)

    def after(self, **plan) -> np.ndarray:
        """The parameters after a training of all clients; the same one is done once."""
        return self.parameters(make_plan(**plan))

    def messages(self, **plan) -> list[bytes]:
        """What is sent in a training."""
        sent: list[tuple[str, bytes]] = []
        self.train(traffic=lambda *message: sent.append(message), **plan)
        assert {way for way, _ in sent} == {"down", "up"}
        return [content for _, content in sent]

    def _train(self, plan, parts=None, **options):
        from spacy_kanon.federated.simulate import simulate
        from spacy_kanon.formats.docbin import read_docs

        docs = [read_docs(part) for part in parts or self.parts]
        return simulate(plan, self.model, docs, batch_size=4, **options)


@pytest.fixture(scope="session")
def federation(tmp_path_factory) -> Federation:
    """Three clients with 12, 6 and 6 documents."""
    pytest.importorskip("flwr", reason="needs Flower: pip install 'spacy-kanon[federated]'")
    folder, docs = tmp_path_factory.mktemp("federation"), make_docs(24)
    bounds = ((0, 12), (12, 18), (18, 24))
    parts = [write_docs(docs[a:b], folder / f"client-{a}.spacy") for a, b in bounds]
    return Federation(write_model(folder / "model"), parts)
