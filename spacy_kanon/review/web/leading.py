"""What a lead does: adjudicate, release, export, manage people, read the trail."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, RedirectResponse, Response

from ...errors import Errors, RecordError
from ..agreement import agreement_of_project, agreement_on
from ..annotations import ADJUDICATED, submitted_sheets
from ..bench import Bench
from ..desk import Stretch, stretches
from ..desk import settle as settling
from ..exporting import EXPORTS, export
from ..model.commands import StaleCommand
from ..model.marks import Mark, Sheet, Spoken
from ..releasing import examine, release
from ..store import people as team
from ..store import project as trail
from ..store import texts
from ..store.people import ANNOTATOR, LEAD, Person
from .pages import sheet_to_release
from .security import Refused
from .view import IDENTIFIER_NAMES, KIND_NAMES, fragment, option_name, safe

if TYPE_CHECKING:
    from .pages import Site

_AROUND = 120
_TRAIL_SHOWN = 500
_EXPORTS = {
    "sanitized.jsonl": "The released texts, with offsets and kinds. No word of the originals.",
    "mapping.jsonl": "Restores the originals (kanon restore). Personal data: keep it apart.",
    "tab.json": "All submitted annotations in the layout of TAB. Holds the originals.",
    "wikireplace.json": "The choices of replacements in the layout of WikiReplace. Holds the "
    "originals.",
    "reviewed.spacy": "A DocBin to train on. Holds the originals.",
    "trail.jsonl": "Who did what when, with a hash that chains the entries.",
}


def people_page(
    site: Site, request: Request, person: Person, fields: Mapping[str, Any], link: str = ""
) -> Response:
    """Who works on the project."""
    _needs_lead(person)
    count = {p.id: len(texts.texts_of(site.project, p)) for p in team.people(site.project)}
    return site.page(
        "people.html",
        person,
        request.state.token,
        where="people",
        listed=team.people(site.project),
        count=count,
        link=link,
        link_of=fields.get("name", ""),
        roles=(ANNOTATOR, LEAD),
    )


def change_people(
    site: Site, request: Request, person: Person, fields: Mapping[str, Any]
) -> Response:
    """Add somebody, give out a new link, end one."""
    _needs_lead(person)
    name, action = str(fields.get("name", "")), fields.get("action")
    role = LEAD if fields.get("role") == LEAD else ANNOTATOR
    if action == "add":
        added = team.add_person(site.project, name, role)
        if role == ANNOTATOR and fields.get("assign"):
            settings = site.project.settings()
            able = [p for p in team.people(site.project) if p.role == ANNOTATOR]
            texts.assign(site.project, able, min(settings.get("per_text", 1), len(able)))
        token = team.new_token(site.project, added, by=person)
    elif action == "link":
        token = team.new_token(site.project, team.person_named(site.project, name), by=person)
    elif action == "revoke":
        team.revoke(site.project, team.person_named(site.project, name), by=person)
        return RedirectResponse("/people", status_code=303)
    else:
        raise Refused(400, "There is no such action.")
    link = f"{request.url.scheme}://{request.url.netloc}/enter/{token}"
    return people_page(site, request, person, fields, link)


def trail_page(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """The last entries of the audit trail."""
    _needs_lead(person)
    return site.page(
        "trail.html",
        person,
        request.state.token,
        where="trail",
        entries=list(trail.entries(site.project, last=_TRAIL_SHOWN))[::-1],
        broken=trail.first_broken(site.project),
        shown=_TRAIL_SHOWN,
    )


def trail_file(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """The whole trail."""
    return _file(site, person, "trail.jsonl")


def agreement_page(
    site: Site, request: Request, person: Person, fields: Mapping[str, Any]
) -> Response:
    """How far the annotators agree."""
    _needs_lead(person)
    report = agreement_of_project(site.desk)
    token = request.state.token
    return site.page("agreement.html", person, token, where="agreement", report=report)


def export_page(
    site: Site, request: Request, person: Person, fields: Mapping[str, Any]
) -> Response:
    """What can be taken out of the project."""
    _needs_lead(person)
    listed = texts.texts_of(site.project)
    return site.page(
        "export.html",
        person,
        request.state.token,
        where="export",
        exports=_EXPORTS.items(),
        released=sum(text.released is not None for text in listed),
        count=len(listed),
    )


def export_file(
    site: Site, request: Request, person: Person, fields: Mapping[str, Any]
) -> Response:
    """One file of the export."""
    return _file(site, person, request.path_params["name"])


def _file(site: Site, person: Person, name: str) -> Response:
    _needs_lead(person)
    if name not in EXPORTS:
        raise Refused(404, "There is no such export.")
    folder = tempfile.TemporaryDirectory(dir=site.project.folder)
    try:
        path = Path(folder.name) / name
        export(site.desk, name, path, person)
    except BaseException:
        folder.cleanup()
        raise
    return FileResponse(path, filename=name, background=BackgroundTask(folder.cleanup))


def release_page(
    site: Site, request: Request, person: Person, fields: Mapping[str, Any]
) -> Response:
    """The text as it would go out, and what stands against it."""
    _needs_lead(person)
    number = _number(site, request)
    stored = texts.text_of(site.project, number)
    state = sheet_to_release(site, number)
    return site.page(
        "release.html",
        person,
        request.state.token,
        number=number,
        doc_id=texts.content_of(site.project, number).doc_id,
        examined=(examined := examine(site.desk, state)),
        shown=Markup(safe(examined.text)),
        k=site.desk.reader.options.k,
        stored=stored,
        whose="agreed" if state.person is None else "mine",
    )


def release_text(
    site: Site, request: Request, person: Person, fields: Mapping[str, Any]
) -> Response:
    """Release it."""
    number = _number(site, request)
    reason = str(fields.get("reason", "")).strip() or None
    release(site.desk, sheet_to_release(site, number), person, reason)
    return RedirectResponse("/", status_code=303)


def adjudicate_page(
    site: Site, request: Request, person: Person, fields: Mapping[str, Any]
) -> Response:
    """Where annotators differ, side by side."""
    _needs_lead(person)
    number = _number(site, request)
    if len(submitted_sheets(site.desk, number)) < 2:
        raise Refused(409, "Fewer than two annotators have submitted this text.")
    return site.page(
        "adjudicate.html",
        person,
        request.state.token,
        number=number,
        doc_id=texts.content_of(site.project, number).doc_id,
        mode=site.desk.mode,
        body=_compared(site, number),
    )


def settle(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """Decide on one stretch."""
    _needs_lead(person)
    number = _number(site, request)
    finished = submitted_sheets(site.desk, number)
    bounds = (fields.get("start"), fields.get("end"))
    compared = stretches({name: state.sheet for name, state in finished.items()})
    stretch = next((each for each in compared if each.bounds == bounds), None)
    name = fields.get("take")
    if stretch is None or (name is not None and name not in finished):
        raise StaleCommand(Errors.E922)
    if name is None and site.desk.mode.fixed:  # Every phrase has to get a replacement.
        raise RecordError(Errors.E921.format(name="take"))
    state = site.desk.state(number, None)
    source = None if name is None else finished[str(name)].sheet
    change = settling(state.sheet, stretch, source, name)
    site.desk.apply(number, None, change, person, "settle")
    return JSONResponse({"body": _compared(site, number)})


def _compared(site: Site, number: int) -> str:
    bench = site.desk.bench(number)
    views = {name: state.sheet for name, state in submitted_sheets(site.desk, number).items()}
    state = site.desk.state(number, None)
    settled = set(state.sheet.settled)
    compared = stretches(views)
    rows = [
        _row(site, bench, stretch, {**views, ADJUDICATED: state.sheet})
        for stretch in compared
        if not stretch.agreed or stretch.bounds not in settled
    ]
    return fragment(
        "compared.html",
        rows=rows,
        names=list(views),
        fixed=site.desk.mode.fixed,
        agreed=sum(stretch.agreed for stretch in compared),
        total=len(compared),
        open=sum(stretch.bounds not in settled for stretch in compared),
        figures=agreement_on(site.desk, number, {**views, ADJUDICATED: state.sheet}),
        number=number,
    )


def _row(site: Site, bench: Bench, stretch: Stretch, sheets: Mapping[str, Sheet]) -> dict[str, Any]:
    start, end = stretch.bounds
    final = sheets[ADJUDICATED]
    speech = {name: bench.releaser.spoken(sheet) for name, sheet in sheets.items()}

    def told(name: str, marks: Iterable[Mark]) -> list[dict[str, str]]:
        return [_told(site, bench.text, mark, speech[name]) for mark in marks]

    return {
        "start": start,
        "end": end,
        "before": bench.text[max(0, start - _AROUND) : start],
        "words": bench.text[start:end],
        "behind": bench.text[end : end + _AROUND],
        "views": [{"name": n, "marks": told(n, marks)} for n, marks in stretch.views.items()],
        "settled": stretch.bounds in final.settled,
        "final": told(ADJUDICATED, final.touching(start, end)),
    }


def _told(site: Site, text: str, mark: Mark, speech: Spoken) -> dict[str, str]:
    if site.desk.mode.identifies:
        decision = IDENTIFIER_NAMES.get(mark.identifier, "not decided")
    elif mark.choice is None:
        decision = "not decided"
    else:
        decision = option_name(mark.choice, mark, speech)
    return {
        "words": text[mark.start : mark.end],
        "kind": KIND_NAMES[mark.kind],
        "decision": decision,
        "comment": mark.comment,
        "unsure": "not sure" if mark.unsure else "",
    }


def _number(site: Site, request: Request) -> int:
    number: int = request.path_params["number"]
    if texts.text_of(site.project, number) is None:
        raise Refused(404, "There is no such text.")
    return number


def _needs_lead(person: Person) -> None:
    if not person.leads:
        raise RecordError(Errors.E932)
