"""Texts about people of the bundled knowledge base, and a project that holds them."""

from pathlib import Path

from spacy_kanon.review.controller import Controller
from spacy_kanon.review.engine import Engine
from spacy_kanon.review.model import MODES
from spacy_kanon.review.store import LEAD, Project
from spacy_kanon.types import AnnotatedText

TEXTS = {
    "grieg": "Edvard Grieg was a Norwegian composer born in Bergen in 1843. Grieg died in Bergen.",
    "curie": "Marie Curie was a physicist and chemist from Poland who worked in Paris.",
    "empty": "",
}


def make_controller(
    folder: Path, engine: Engine, mode: str = "review", *, names=("ann", "bob"), per_text=2, **extra
) -> Controller:
    """A project of the texts, read, with annotators and a lead."""
    project = Project(folder, create=True)
    contents = [AnnotatedText(n, text, {}) for n, text in {**TEXTS, **extra}.items()]
    project.add_texts(contents, "-")
    for text in project.texts():
        project.set_machine(text.id, *engine.read(project.content(text.id).text))
    team = [project.add_person(name) for name in names]
    project.assign(team, per_text)
    project.add_person("lea", LEAD)
    return Controller(project, engine, MODES[mode])
