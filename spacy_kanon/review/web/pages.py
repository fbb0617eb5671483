"""The queue, the guidelines, and which text comes next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..modes import REVIEW
from ..store import people as team
from ..store import sheets, texts
from ..store.people import Person
from ..store.sheets import Summary
from ..store.texts import Text

if TYPE_CHECKING:
    from .site import Site

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
