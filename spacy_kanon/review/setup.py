"""A project begins or goes on: its settings, its texts, its people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..errors import KanonError, check_choice
from ..formats.registry import read_texts
from ..formats.spans import check_unique_ids
from ..storage.progress import progress_bar
from ..types import AnnotatedText
from .controller import Controller
from .engine import Engine, plain_suffix, read_plain_texts
from .model import MODES, REVIEW
from .store import LEAD, Project

LEAD_NAME = "lead"


@dataclass(frozen=True, slots=True)
class Plan:
    """What the command line says about a project; None: as it is, or the default."""

    mode: str | None = None
    per_text: int | None = None
    config: Mapping[str, Any] = field(default_factory=dict)
    ontology: str | None = None
    pipeline: str | None = None
    guidelines: str | None = None
    annotators: tuple[str, ...] = ()
    text_column: str = "text"
    id_column: str | None = None


def begin(folder: Path, source: Path | None, plan: Plan, *, progress: bool = False) -> Controller:
    """Open a project, or make one; read the texts that it does not have yet."""
    check_choice("mode", plan.mode or REVIEW, MODES)
    contents = None if source is None else _read_contents(source, plan)
    project = Project(folder, create=source is not None)
    try:
        settings = _merge_settings(project, plan)
        check_choice("mode", settings["mode"], MODES)  # An older version had others.
        ontology = settings["ontology"]
        engine = Engine(
            pipeline=settings["pipeline"],
            config=settings["config"],
            generalize={} if ontology is None else {"ontology": ontology},
        )
        if contents is not None:
            project.add_texts(contents, source)
        waiting = [text.id for text in project.texts() if text.machine is None]
        for number in progress_bar(
            waiting, "reading", total=len(waiting), unit="texts", shown=progress, in_logs=True
        ):
            project.set_machine(number, *engine.read(project.content(number).text))
        lead = project.add_person(LEAD_NAME, LEAD)
        for name in plan.annotators:
            project.add_person(name)
        able = [person for person in project.people() if not person.leads]
        project.assign(able or [lead], settings["per_text"])  # A lead may annotate alone.
    except BaseException:
        project.close()
        raise
    return Controller(project, engine, MODES[settings["mode"]])


def _read_contents(path: Path, plan: Plan) -> Sequence[AnnotatedText]:
    """TAB or WikiReplace JSON, a DocBin, or texts as `sanitize` reads them."""
    if plain_suffix(path) in (".json", ".spacy"):
        contents = read_texts(path)
    else:
        contents = read_plain_texts(path, plan.text_column, plan.id_column)
    if not contents:
        raise KanonError(f"[KN913] {path} holds no text. Give a file with texts.")
    check_unique_ids((content.doc_id for content in contents), path)
    return contents


def _merge_settings(project: Project, plan: Plan) -> dict[str, Any]:
    """The settings of the project. RAISES (KanonError): KN908 if the plan asks for others."""
    stored = project.settings()
    if "mode" not in stored:
        stored |= {
            "mode": plan.mode or REVIEW,
            "per_text": 1,
            "ontology": plan.ontology,
            "pipeline": plan.pipeline,
            "config": dict(plan.config),
            "guidelines": None,
        }
    asked = {"mode": plan.mode, "ontology": plan.ontology, "pipeline": plan.pipeline, **plan.config}
    known = {**stored["config"], **stored}
    for name, value in asked.items():
        if value is not None and known.get(name) != value:
            raise KanonError(
                f"[KN908] The project {project.folder} was made with {name} = {known.get(name)}; "
                f"{value} would mix figures that do not compare. Leave the option out, or make a "
                "new project."
            )
    stored["per_text"] = plan.per_text or stored["per_text"]
    stored["guidelines"] = plan.guidelines or stored["guidelines"]
    project.set(**stored)
    return stored


def new_links(project: Project, names: Sequence[str] = ()) -> dict[str, str]:
    """Secrets of links for those who never had one, and new ones for those who are named."""
    chosen = [project.person(name) for name in names]
    chosen += [p for p in project.people() if p.link is None and p not in chosen]
    return {person.name: project.new_link(person) for person in chosen}
