"""The pages of a project: queue, guidelines, export, release."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from markupsafe import Markup
from starlette.background import BackgroundTask
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response

from ..controller import MIN_REASON
from ..exporting import EXPORTS, export
from ..model import REVIEW
from ..store import Summary, Text
from .document import Visit, safe

FILTERS = {
    "all": "all",
    "open": "not submitted",
    "submitted": "submitted",
    "risky": "below k or unknown",
    "unsure": "not sure",
    "released": "released",
}


def queue(visit: Visit) -> Response:
    """The texts of a person, or all of them for a lead; worst first."""
    show, search = visit.field("show"), visit.field("search")[:200]
    show = show if show in FILTERS else "all"
    everything = _entries(visit)
    entries = [e for e in everything if show == "all" or e[show]]
    if search:
        found = (visit.controller.project.content(entry["text"].id) for entry in entries)
        words = (f"{text.doc_id}\n{text.text}".casefold() for text in found)
        entries = [e for e, w in zip(entries, words, strict=True) if search.casefold() in w]
    return visit.page(
        "queue.html",
        where="queue",
        entries=sorted(entries, key=_badness),
        totals={
            "texts": len(everything),
            "released": sum(e["released"] for e in everything),
            "sheets": sum(e["sheets"] for e in everything),
            "submitted": sum(e["finished"] for e in everything),
        },
        filters=FILTERS.items(),
        show=show,
        search=search,
        own_work=bool(visit.controller.project.texts(visit.person)),
    )


def guidelines(visit: Visit) -> Response:
    """What annotators have to know."""
    written = (visit.controller.project.settings().get("guidelines") or "").split("\n\n")
    paragraphs = [paragraph for paragraph in written if paragraph.strip()]
    return visit.page("guidelines.html", where="guidelines", written=paragraphs)


def next_text(visit: Visit) -> Response:
    """The first text of the queue that the person has not submitted."""
    project, person = visit.controller.project, visit.person
    done = {s.text for s in project.summaries() if s.person == person.id and s.submitted}
    mine = {text.id for text in project.texts(person)} - done
    entries = [e for e in _entries(visit) if e["text"].id in mine and not e["released"]]
    if not entries:
        words = "You have annotated all of your texts. Thank you."
        return visit.page("message.html", title="All done", text=words)
    if visit.controller.mode.name == REVIEW:
        entries.sort(key=_badness)
    return RedirectResponse(f"/text/{entries[0]['text'].id}", status_code=303)


def _entries(visit: Visit) -> list[dict[str, Any]]:
    project, person = visit.controller.project, visit.person
    names = {each.id: each.name for each in project.people()}
    by_text: dict[int, list[Summary]] = {}
    for summary in project.summaries():
        by_text.setdefault(summary.text, []).append(summary)
    return [
        _entry(visit, text, by_text.get(text.id, []), names)
        for text in project.texts(None if person.leads else person)
    ]


def _entry(
    visit: Visit, text: Text, summaries: list[Summary], names: Mapping[int, str]
) -> dict[str, Any]:
    mode, k, leads = visit.controller.mode, visit.controller.engine.options.k, visit.person.leads
    holders = visit.controller.project.annotators(text.id) if leads else [visit.person.id]
    shown = [s for s in summaries if s.person in holders]
    final = next((s for s in summaries if s.person is None and leads), None)
    best = final or next(iter(shown), None)
    finished = sum(summary.submitted is not None for summary in shown)
    is_released, is_finished = text.released is not None, finished == len(holders)
    states = {
        "released": is_released,
        "adjudicated": any(s.person is None and s.submitted for s in summaries),
        "submitted": is_finished and holders,
        "begun": shown,
        "new": True,
    }
    now = text.reached if mode.counts else None
    nothing: dict[str, Any] = {"marks": 0, "unknown": 0, "support": now}
    figures = nothing if best is None else best.figures
    now = text.release_k if is_released else figures["support"]
    unknown = 0 if is_released else figures["unknown"]
    lowest = text.support if now is None else now
    return {
        "text": text,
        "href": f"/text/{text.id}" + ("" if visit.person.id in holders else "/agreed"),
        "now": now,
        "unknown": unknown,
        "marks": figures["marks"],
        "done": figures.get("checked" if mode.name == REVIEW else "decided", 0),
        "state": next(state for state, holds in states.items() if holds),
        "sheets": len(holders),
        "finished": finished,
        "people": ", ".join(names[holder] for holder in holders),
        "adjudicate": f"/text/{text.id}/agreed" if leads and finished > 1 else "",
        # The filters of the queue:
        "open": not is_finished,
        "submitted": is_finished and not is_released,
        "risky": not is_released and (unknown > 0 or (lowest is not None and lowest < k)),
        "unsure": sum(summary.figures["unsure"] for summary in shown),
        "released": is_released,
    }


def _badness(entry: Mapping[str, Any]) -> tuple[bool, bool, float, float, int]:
    """Finished texts last; then what is below k, fewest people first, now or as written."""
    finished = entry["state"] in ("released", "adjudicated", "submitted")
    text, infinity = entry["text"], float("inf")
    before = infinity if text.support is None else text.support
    now = infinity if entry["now"] is None else entry["now"]
    return finished, not entry["risky"], min(now, before), before, text.id


def exports(visit: Visit) -> Response:
    """What can be taken out of the project."""
    texts = visit.controller.project.texts()
    return visit.page(
        "export.html",
        where="export",
        exports=EXPORTS.items(),
        released=sum(text.released is not None for text in texts),
        count=len(texts),
    )


def export_file(visit: Visit) -> Response:
    """One file of the export."""
    name = visit.request.path_params["name"]
    if name not in EXPORTS:
        raise HTTPException(404, "There is no such export.")
    folder = tempfile.TemporaryDirectory(dir=visit.controller.project.folder)
    path = Path(folder.name) / name
    try:
        export(visit.controller, name, path, visit.person)
    except BaseException:
        folder.cleanup()
        raise
    return FileResponse(path, filename=name, background=BackgroundTask(folder.cleanup))


def release(visit: Visit) -> Response:
    """The text as it would go out, and what stands against it."""
    number, controller = visit.number, visit.controller
    stored, examined = controller.project.text(number), controller.examine(number)
    whose = "agreed" if controller.to_release(number).person is None else "mine"
    return visit.page(
        "release.html",
        number=number,
        examined=examined,
        shown=Markup(safe(examined.text)),
        k=controller.engine.options.k,
        stored=stored,
        whose=whose,
        min_reason=MIN_REASON,
    )


def release_text(visit: Visit) -> Response:
    """Release it."""
    visit.controller.release(visit.number, visit.person, visit.field("reason"))
    return RedirectResponse("/", status_code=303)
