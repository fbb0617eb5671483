"""Texts about people of the bundled knowledge base, and a project that holds them."""

from __future__ import annotations

from pathlib import Path

from spacy_kanon.review.bench import MODES, Reader
from spacy_kanon.review.desk import Desk
from spacy_kanon.review.store import people, texts
from spacy_kanon.review.store.project import Project, open_project

TEXTS = {
    "grieg": "Edvard Grieg was a Norwegian composer born in Bergen in 1843. Grieg died in Bergen.",
    "curie": "Marie Curie was a physicist and chemist from Poland who worked in Paris.",
    "empty": "",
}


def make_desk(
    folder: Path, reader: Reader, mode: str = "review", *, names=("ann", "bob"), per_text=2, **extra
) -> Desk:
    """A project of the texts, read, with annotators."""
    project = open_project(folder, create=True)
    contents = [texts.Content(n, text, {}, {}) for n, text in {**TEXTS, **extra}.items()]
    texts.add_texts(project, contents, path="-")
    for number, content in list(texts.all_contents(project)):
        machine, support, reached = reader.read(content.text)
        texts.set_machine(project, number, machine, support=support, reached=reached)
    team = [people.add_person(project, name) for name in names]
    people.add_person(project, "lea", people.LEAD)
    texts.assign(project, team, per_text)
    return Desk(project, reader, MODES[mode])


def person(project: Project, name: str) -> people.Person:
    return people.person_named(project, name)
