"""The queue, the guidelines, and which text comes next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ...errors import Errors, RecordError
from ..bench import REVIEW, Mode
from ..desk import Desk
from ..store import people as team
from ..store import sheets, texts
from ..store.people import Person
from ..store.sheets import SheetState, Summary
from ..store.texts import Text
from .security import Refused
from .view import Views, fragment

FILTERS = (
    ("all", "all"),
    ("open", "not submitted"),
    ("submitted", "submitted"),
    ("risky", "below k or unknown"),
    ("unsure", "not sure"),
    ("released", "released"),
)
ORDERS = (("worst", "worst first"), ("number", "as in the file"), ("longest", "longest first"))


def queue(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """The texts of a person, or all of them for a lead."""
    show = str(fields.get("show", "all"))
    order = str(fields.get("order", "worst"))
    search = str(fields.get("search", ""))[:200]
    entries = _entries(site, person)
    totals = {
        "texts": len(entries),
        "released": sum(entry["state"] == "released" for entry in entries),
        "sheets": sum(entry["sheets"] for entry in entries),
        "submitted": sum(entry["submitted"] for entry in entries),
    }
    if search.strip():
        needle = search.strip().casefold()
        entries = [e for e in entries if _matches(site, e, needle)]
    kept: dict[str, Callable[[dict[str, Any]], bool]] = {
        "open": lambda e: e["submitted"] < e["sheets"],
        "submitted": lambda e: e["submitted"] == e["sheets"] and e["state"] != "released",
        "risky": lambda e: e["risky"],
        "unsure": lambda e: e["unsure"] > 0,
        "released": lambda e: e["state"] == "released",
    }
    entries = [entry for entry in entries if kept.get(show, lambda e: True)(entry)]
    if order == "worst":
        entries.sort(key=_badness)
    elif order == "longest":
        entries.sort(key=lambda entry: (-entry["words"], entry["number"]))
    return site.page(
        "queue.html",
        person,
        request.state.token,
        where="queue",
        mode=site.desk.mode,
        entries=entries,
        totals=totals,
        filters=FILTERS,
        orders=ORDERS,
        show=show,
        order=order,
        search=search,
        own_work=_has_work(site, person),
    )


def guidelines(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """What annotators have to know."""
    written = site.project.settings().get("guidelines") or ""
    return site.page(
        "guidelines.html",
        person,
        request.state.token,
        where="guidelines",
        mode=site.desk.mode,
        written=[paragraph for paragraph in written.split("\n\n") if paragraph.strip()],
    )


def read_guidelines(
    site: Site, request: Request, person: Person, fields: Mapping[str, Any]
) -> Response:
    """They have been read: on to the first text."""
    team.set_read_guidelines(site.project, person)
    return RedirectResponse("/next", status_code=303)


def next_text(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """The first text of the queue that the person has not submitted."""
    if not person.has_read:
        return RedirectResponse("/guidelines", status_code=303)
    mine = {text.number for text in texts.texts_of(site.project, person)}
    done = {
        summary.text
        for summary in sheets.summaries(site.project)
        if summary.person == person.id and summary.submitted is not None
    }
    entries = [
        entry
        for entry in _entries(site, person)
        if entry["number"] in mine - done and entry["state"] != "released"
    ]
    if not entries:
        return site.page(
            "message.html",
            person,
            request.state.token,
            title="All done",
            text="You have annotated all of your texts. Thank you.",
        )
    first = min(entries, key=_badness if site.desk.mode.name == REVIEW else _number)
    return RedirectResponse(f"/text/{first['number']}", status_code=303)


def _entries(site: Site, person: Person) -> list[dict[str, Any]]:
    names = {each.id: each.name for each in team.people(site.project)}
    by_text: dict[int, list[Summary]] = {}
    for summary in sheets.summaries(site.project):
        by_text.setdefault(summary.text, []).append(summary)
    listed = texts.texts_of(site.project, None if person.leads else person)
    return [_entry(site, text, person, by_text.get(text.number, []), names) for text in listed]


def _entry(
    site: Site, text: Text, person: Person, summaries: list[Summary], names: Mapping[int, str]
) -> dict[str, Any]:
    k = site.desk.reader.options.k
    holders = texts.annotators_of(site.project, text.number) if person.leads else [person.id]
    shown = [s for s in summaries if s.person in holders]
    agreed = next((s for s in summaries if s.person is None), None)
    best = agreed if agreed is not None and person.leads else (shown[0] if shown else None)
    submitted = sum(summary.submitted is not None for summary in shown)
    if text.released is not None:
        state = "released"
    elif agreed is not None and agreed.submitted is not None:
        state = "adjudicated"
    elif submitted == len(holders) and holders:
        state = "submitted"
    else:
        state = "begun" if shown else "new"
    begun = text.reached if best is None and site.desk.mode.counts else best and best.support
    now = text.release_k if text.released is not None else begun
    unknown = 0 if best is None or text.released is not None else best.unknown
    is_review = site.desk.mode.name == REVIEW
    mine = person.id in holders
    several = person.leads and len(holders) > 1
    return {
        "number": text.number,
        "doc_id": texts.content_of(site.project, text.number).doc_id,
        "href": f"/text/{text.number}" if mine else f"/text/{text.number}/agreed",
        "words": text.words,
        "before": text.support,
        "now": now,
        "unknown": unknown,
        "risky": text.released is None
        and ((now is not None and now < k) or unknown > 0 or (now is None and _below(text, k))),
        "marks": 0 if best is None else best.marks,
        "done": 0 if best is None else (best.checked if is_review else best.decided),
        "unsure": sum(summary.unsure for summary in shown),
        "state": state,
        "sheets": len(holders),
        "submitted": submitted,
        "people": ", ".join(names[holder] for holder in holders),
        "adjudicate": f"/text/{text.number}/adjudicate" if several and submitted >= 2 else "",
    }


def _below(text: Text, k: int) -> bool:
    return text.support is not None and text.support < k


def _matches(site: Site, entry: Mapping[str, Any], needle: str) -> bool:
    content = texts.content_of(site.project, entry["number"])
    return needle in content.doc_id.casefold() or needle in content.text.casefold()


def _badness(entry: Mapping[str, Any]) -> tuple[bool, bool, float, float, int]:
    """Released last; then what is below k, fewest people first, as it is now or was written."""
    is_done = entry["state"] in ("released", "adjudicated", "submitted")
    now = float("inf") if entry["now"] is None else entry["now"]
    before = float("inf") if entry["before"] is None else entry["before"]
    return is_done, not entry["risky"], min(now, before), before, entry["number"]


def _number(entry: Mapping[str, Any]) -> int:
    return int(entry["number"])


def _has_work(site: Site, person: Person) -> bool:
    return bool(texts.texts_of(site.project, person))


AGREED, MINE = "agreed", "mine"
MIN_REASON = 10


def document(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """The page of a text."""
    number, owner = _owner(site, request, person)
    if not person.has_read and owner is not None:
        return RedirectResponse("/guidelines", status_code=303)
    sight = site.views.sight(site.desk.state(number, owner))
    mode = site.desk.mode
    return site.page(
        "choose.html" if mode.fixed else "document.html",
        person,
        request.state.token,
        key_list=_keys(mode),
        **site.views.page(sight, person, agreed=owner is None),
    )


def state(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """What has changed since the version that a page shows."""
    number, owner = _owner(site, request, person)
    base, selected = (
        _whole_number(request.query_params.get(name)) for name in ("since", "selected")
    )
    current = site.desk.state(number, owner)
    if current.version == base and not selected:
        return JSONResponse({"version": base})
    answer = site.views.answer(site.views.sight(current), person, base=base, selected=selected)
    return JSONResponse(answer)


def mark(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """What can be done to a mark."""
    number, owner = _owner(site, request, person)
    sight = site.views.sight(site.desk.state(number, owner))
    chosen = sight.state.sheet.marks.get(request.path_params["mark"])
    if chosen is None:
        raise Refused(404, "This mark is gone.")
    return JSONResponse({"panel": site.views.panel(sight, chosen), "selected": chosen.number})


def do(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """Do one command and show what it changed."""
    number, owner = _owner(site, request, person)
    base, selected = _whole_number(fields.get("version")), _whole_number(fields.get("selected"))
    outcome = site.desk.do(number, owner, fields, person, base)
    if fields.get("do") == "mark" and outcome.changed:
        selected = outcome.changed[0]
    elif fields.get("do") in ("undo", "redo") and outcome.changed:
        there = [n for n in outcome.changed if n in outcome.state.sheet.marks]
        selected = selected if selected in there else (there[0] if there else 0)
    sight = site.views.sight(outcome.state, outcome.counted)
    return JSONResponse(site.views.answer(sight, person, base=base, selected=selected))


def submit(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """The sheet is finished: on to the next text."""
    number, owner = _owner(site, request, person)
    site.desk.submit(number, owner, person)
    return RedirectResponse("/next" if owner is not None else "/", status_code=303)


def reopen(site: Site, request: Request, person: Person, fields: Mapping[str, Any]) -> Response:
    """A finished sheet, or with a reason a released text, is changed once more."""
    number, owner = _owner(site, request, person)
    stored = texts.text_of(site.project, number)
    if stored is not None and stored.released is not None:
        if not person.leads:
            raise RecordError(Errors.E932)
        reason = str(fields.get("reason", "")).strip()
        if len(reason) < MIN_REASON:
            raise RecordError(Errors.E931.format(least=MIN_REASON))
        texts.open_again(site.project, number, person, reason)
    site.desk.reopen(number, owner, person)
    return RedirectResponse(f"/text/{number}/{MINE if owner is not None else AGREED}", 303)


def _owner(site: Site, request: Request, person: Person) -> tuple[int, int | None]:
    """The text of the address, and whose sheet. RAISES (Refused): It is not theirs."""
    number = request.path_params["number"]
    whose = request.path_params.get("whose", MINE)
    if whose == AGREED and person.leads and texts.text_of(site.project, number) is not None:
        return number, None
    mine = texts.annotators_of(site.project, number)
    if whose != MINE or person.id not in mine:
        raise Refused(404, "This is none of your texts.")
    return number, person.id


def _whole_number(value: Any) -> int:
    try:
        return int(value or 0)
    except (TypeError, ValueError) as error:
        raise Refused(400, "The request cannot be read. Load the page again.") from error


def sheet_to_release(site: Site, number: int) -> SheetState:
    """The sheet that a release is made of: the adjudicator's, or that of the only annotator."""
    holders = texts.annotators_of(site.project, number)
    return site.desk.state(number, holders[0] if len(holders) == 1 else None)


def _keys(mode: Mode) -> list[tuple[list[str], str]]:
    own = [(["1", "2", "3"], "direct, quasi-identifier, no need to mask")]
    if not mode.identifies:
        own = [
            (["0"], "keep as written"),
            (["1", "…", "9"], "the wordings, from specific to general"),
            (["x"], "***"),
            (["w"], "a wording of your own"),
        ]
    return [
        (["n", "p"], "next, previous phrase"),
        (["o"], "next phrase that is not checked or decided"),
        (["Enter"], "confirm and go to the next"),
        *own,
        (["a"], "for all mentions, or for this one"),
        (["e"], "everywhere: mark all the same words alike"),
        (["←", "→"], "select the previous, next word"),
        (["Shift+←", "Shift+→"], "more or fewer words"),
        (["m"], "mark the selected words"),
        (["Shift+P C L O D T Q M"], "kind of the selected words, or of the phrase"),
        (["[", "]", "{", "}"], "move the start, the end"),
        (["s", "g"], "split off; same as another"),
        (["d"], "take the mark away"),
        (["c", "q"], "comment; not sure"),
        (["u", "r"], "undo, redo (also Ctrl+Z, Ctrl+Y)"),
        (["v"], "next view"),
        (["Ctrl+Enter"], "submit and go to the next text"),
    ]


class Site:
    """A project, and how its pages are made.

    desk (Desk): Of the project.
    views (Views): Of its sheets.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.project = desk.project
        self.views = Views(desk)

    def page(self, template: str, person: Person | None, token: str, **values: Any) -> Response:
        values = {"person": person, "token": token, "where": "", **values}
        return HTMLResponse(fragment(template, **values))
