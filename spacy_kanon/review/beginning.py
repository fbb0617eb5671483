"""A project begins, or goes on: its settings, its texts, its people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..formats.registry import read_texts as read_annotated
from ..formats.spans import check_unique_ids
from ..formats.tab import document_to_tab
from ..release.runner import Recipe
from ..storage.progress import progress_bar
from ..storage.records import plain_suffix
from ..storage.texts import BadRecord, read_texts
from ..types import AnnotatedText
from .bench import MODES, REVIEW, Reader
from .desk import Desk
from .store import people, texts
from .store.project import Project, open_project
from .store.texts import Content

_ANNOTATED = (".json", ".spacy")


def read_contents(
    path: Path, *, text_column: str = "text", id_column: str | None = None
) -> list[Content]:
    """Read a file: TAB or WikiReplace JSON, a DocBin, or texts as `sanitize` reads them."""
    if plain_suffix(path) in _ANNOTATED:
        contents = [_annotated(text) for text in read_annotated(path)]
    else:
        contents = _plain(path, text_column, id_column)
    if not contents:
        raise KanonError(f"[KN913] {path} holds no text. Give a file with texts.")
    check_unique_ids((content.doc_id for content in contents), path)
    return contents


def _annotated(text: AnnotatedText) -> Content:
    plain = document_to_tab(text)
    annotations: dict[str, list[dict[str, Any]]] = {
        annotator: entry["entity_mentions"] for annotator, entry in plain["annotations"].items()
    }
    return Content(text.doc_id, text.text, annotations, dict(text.meta))


def _plain(path: Path, text_column: str, id_column: str | None) -> list[Content]:
    contents, bad = [], []
    for record in read_texts(path, text_column=text_column, id_column=id_column):
        if isinstance(record, BadRecord):
            bad.append(record)
        else:
            name = f"{path.stem}-{record.line}" if record.id is None else str(record.id)
            contents.append(Content(name, record.text, {}, {}))
    if bad:
        first = bad[0]
        raise KanonError(
            f"[KN914] {len(bad)} records of {path} cannot be read (the first is in line "
            f"{first.line}: {first.problem}). Correct them: a project has to hold all texts."
        )
    return contents


LEAD_NAME = "lead"


@dataclass(frozen=True, slots=True)
class Plan:
    """How a project is to be worked on. What is None is as the project was made, or as usual.

    mode (str | None): One of `bench.MODES`; at first "review".
    per_text (int | None): How many annotators each text goes to; at first 1.
    config (Mapping[str, Any]): Settings of the `kanon_masker`.
    ontology (str | None): Folder of the ontology.
    pipeline (str | None): A spaCy pipeline whose entities are candidates, too.
    guidelines (str | None): Text for annotators in place of the built-in one.
    annotators (tuple[str, ...]): Names to add.
    text_column (str): Field that holds a text.
    id_column (str | None): Field that names it.
    """

    mode: str | None = None
    per_text: int | None = None
    config: Mapping[str, Any] = field(default_factory=dict)
    ontology: str | None = None
    pipeline: str | None = None
    guidelines: str | None = None
    annotators: tuple[str, ...] = ()
    text_column: str = "text"
    id_column: str | None = None


def begin(
    folder: Path,
    source: Path | None,
    plan: Plan,
    *,
    key: bytes | None = None,
    progress: bool = False,
) -> Desk:
    """Open a project, or make one; read the texts that it does not have yet.

    A project that was interrupted while its texts were read goes on where it stopped.
    """
    if plan.mode is not None and plan.mode not in MODES:
        choices = ", ".join(MODES)
        raise KanonError(Errors.E321.format(name="mode", value=plan.mode, choices=choices))
    contents = (
        None
        if source is None
        else read_contents(source, text_column=plan.text_column, id_column=plan.id_column)
    )
    project = open_project(folder, key=key, create=source is not None)
    try:
        settings = _settle(project, plan)
        reader = Reader(_recipe(settings))
        if contents is not None:
            texts.add_texts(project, contents, path=source)
        _read_texts(project, reader, progress)
        _add_people(project, plan, settings["per_text"])
    except BaseException:
        project.close()
        raise
    return Desk(project, reader, MODES[settings["mode"]])


def new_links(project: Project, names: Sequence[str] = ()) -> dict[str, str]:
    """Links for those who have none, and new ones for those who are named."""
    chosen = [people.person_named(project, name) for name in names]
    ever = {
        row["detail"] for row in project.rows("SELECT detail FROM trail WHERE action = 'new link'")
    }
    for person in people.people(project):
        is_new = not any(f'"{person.name}"' in detail for detail in ever)
        if is_new and not person.has_link and person not in chosen:
            chosen.append(person)
    return {person.name: people.new_token(project, person) for person in chosen}


def _settle(project: Project, plan: Plan) -> dict[str, Any]:
    """The settings of the project. RAISES (KanonError): E908 if the plan asks for others."""
    asked = {
        "mode": plan.mode,
        "per_text": plan.per_text,
        "ontology": plan.ontology,
        "pipeline": plan.pipeline,
        **{f"config.{name}": value for name, value in plan.config.items()},
    }
    stored = project.settings()
    if "mode" not in stored:
        fresh = {
            "mode": plan.mode or REVIEW,
            "per_text": plan.per_text or 1,
            "ontology": plan.ontology,
            "pipeline": plan.pipeline,
            "config": dict(plan.config),
            "guidelines": plan.guidelines,
        }
        project.set(fresh)
        return {**stored, **fresh}
    has = {**stored, **{f"config.{name}": value for name, value in stored["config"].items()}}
    for name, value in asked.items():
        if name != "per_text" and value is not None and has.get(name) != value:
            option = name.removeprefix("config.")
            raise KanonError(
                f"[KN908] The project {project.folder} was made with {option} = {has.get(name)}; "
                f"{value} would mix figures that do not compare. Leave the option out, or make a "
                "new project."
            )
    changed = {
        name: value
        for name, value in (("per_text", plan.per_text), ("guidelines", plan.guidelines))
        if value is not None
    }
    project.set(changed)
    return {**stored, **changed}


def _recipe(settings: Mapping[str, Any]) -> Recipe:
    return Recipe(
        pipeline=settings["pipeline"],
        config=dict(settings["config"]),
        generalize={} if settings["ontology"] is None else {"ontology": settings["ontology"]},
    )


def _read_texts(project: Project, reader: Reader, progress: bool) -> None:
    waiting = [text.number for text in texts.texts_of(project) if not text.is_read]
    for number in progress_bar(
        waiting, "reading", total=len(waiting), unit="texts", shown=progress, in_logs=True
    ):
        machine, support, reached = reader.read(texts.content_of(project, number).text)
        texts.set_machine(project, number, machine, support=support, reached=reached)


def _add_people(project: Project, plan: Plan, per_text: int) -> None:
    """The lead annotates alone as long as nobody else does."""
    people.add_person(project, LEAD_NAME, people.LEAD)
    for name in plan.annotators:
        people.add_person(project, name)
    able = [person for person in people.people(project) if not person.leads]
    texts.assign(project, able or [people.person_named(project, LEAD_NAME)], per_text)
