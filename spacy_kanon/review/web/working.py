"""A text in the hands of one person: the page, and every command of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from ...errors import Errors, RecordError
from ..modes import Mode
from ..store import texts
from ..store.people import Person
from ..store.sheets import SheetState
from .security import Refused

if TYPE_CHECKING:
    from .site import Site

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
    base, selected = (_number(request.query_params.get(name)) for name in ("since", "selected"))
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
    base, selected = _number(fields.get("version")), _number(fields.get("selected"))
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


def _number(value: Any) -> int:
    try:
        return int(value or 0)
    except (TypeError, ValueError) as error:
        raise Refused(400, "The request cannot be read. Load the page again.") from error


def sheet_to_release(site: Site, number: int) -> SheetState:
    """The sheet that a release is made of: the adjudicator's, or that of the only annotator.

    site (Site): Of the project. number (int): Of the text.
    RETURNS (SheetState): As it is now.
    """
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
