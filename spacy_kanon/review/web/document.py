"""The page of one text: its blocks as HTML, its count, its selected mark, its commands.

All text is escaped by `safe` and Jinja, nowhere else. Each character of the text stands in a `w`
box or directly in the line, one for one, so that a page can tell offsets; what is put in its place
stands in `r` boxes, which do not count.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeVar

from markupsafe import Markup, escape
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ... import Replacement
from ...evaluation.report import open_templates
from ...names import IDENTIFIER_TYPES, KINDS
from ..controller import Controller, Recent
from ..counting import Count
from ..model import CONFIDENTIAL, KEEP, KEPT, Mark, in_order
from ..session import DocumentSession, describe_count, quote
from ..store import Person, State

TEMPLATES = Path(__file__).parent / "templates"
STATIC = Path(__file__).parent / "static"
_NAMES = ("person", "code", "place", "organization", "demographic", "date", "quantity", "other")
KIND_NAMES = dict(zip(KINDS, _NAMES, strict=True))
IDENTIFIER_NAMES = {
    "DIRECT": "direct identifier", "QUASI": "quasi-identifier", "NO_MASK": "no need to mask",
}  # fmt: skip
MAX_BLOCK = 2000
_SAFE_TIMES_K = 20  # A phrase that fits fewer than 20 k people is shown as somewhat risky.
_MAX_ENTITIES = 200
AGREED, MINE = "agreed", "mine"
# Characters that change how others are shown, or that HTML drops: in boxes of their own.
_SIGN = re.compile("[\x00\r\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]")
T = TypeVar("T", Mark, Replacement)


_TEMPLATES = open_templates(
    TEMPLATES, {"count": lambda number: "–" if number is None else f"{number:,}"}
)
_TEMPLATES.globals |= {
    "kinds": list(zip(KINDS, _NAMES, "PCLODTQM", strict=True)),
    "identifiers": [(name, IDENTIFIER_NAMES[name]) for name in IDENTIFIER_TYPES],
    "confidential": CONFIDENTIAL,
}


def fragment(template: str, **values: Any) -> Markup:
    """A page or a part of one."""
    return Markup(_TEMPLATES.get_template(template).render(values))


def safe(text: str) -> str:
    """Text as HTML that shows every character and is one character for each of them.

    >>> safe("a<b\\r\\u202e")
    'a&lt;b&#13;<bdi class="sign" data-sign="U+202E">\\u202e</bdi>'
    """
    return _SIGN.sub(_boxed, str(escape(text)))


def _boxed(match: re.Match[str]) -> str:
    sign = match.group()
    if sign == "\r":
        return "&#13;"
    shown = "\u2400" if sign == "\x00" else sign
    return f'<bdi class="sign" data-sign="U+{ord(sign):04X}">{shown}</bdi>'


@lru_cache(maxsize=4)
def split_blocks(text: str) -> list[tuple[int, int]]:
    """Where a text is cut: after line breaks, and long lines at blanks."""
    blocks = []
    start = 0
    for line in text.splitlines(keepends=True):
        end = start + len(line)
        while end - start > MAX_BLOCK:
            cut = text.rfind(" ", start + MAX_BLOCK // 2, start + MAX_BLOCK) + 1
            cut = cut or start + MAX_BLOCK
            blocks.append((start, cut))
            start = cut
        blocks.append((start, end))
        start = end
    return blocks or [(0, 0)]


def risk(people: int | None, k: int) -> str:
    """How risky a phrase is by itself.

    >>> [risk(people, 5) for people in (None, 4, 99, 100)]
    ['unknown', 'high', 'some', 'low']
    """
    if people is None:
        return "unknown"
    if people < k:
        return "high"
    return "some" if people < _SAFE_TIMES_K * k else "low"


class View:
    """A state of an annotation as HTML."""

    def __init__(self, session: DocumentSession, state: State, count: Count | None = None) -> None:
        self.session = session
        self.state = state
        self.annotation = state.annotation
        self.count = count or session.live.count(state.annotation)
        self.blocks = split_blocks(session.text)
        self._changes = session.writer.replacements(state.annotation)

    def signatures(self) -> list[tuple[object, ...]]:
        """What each block is made of: equal for equal HTML."""
        return [(*self._marks_in(*b), None, *self._changes_in(*b)) for b in self.blocks]

    def html(self, number: int) -> Markup:
        """A block with its marks, as written and as released."""
        start, end = self.blocks[number]
        pieces: list[str] = []
        position = start
        for mark in self._marks_in(start, end):
            a, b = max(mark.start, start), min(mark.end, end)
            pieces += (*self._plain(position, a), self._marked(mark, a, b))
            position = b
        return Markup("".join([*pieces, *self._plain(position, end)]))

    def _marks_in(self, start: int, end: int) -> Iterator[Mark]:
        return _between(self.annotation.ordered, start, end)

    def _changes_in(self, start: int, end: int) -> Iterator[Replacement]:
        return _between(self._changes, start, end)

    def _owner(self, change: Replacement) -> Mark | None:
        """The mark in whose place a change is shown."""
        return next(self._marks_in(change.start, max(change.end, change.start + 1)), None)

    def _plain(self, start: int, end: int) -> Iterator[str]:
        """Text outside of marks. What changes there with a mark, an article, is shown in that."""
        position = start
        for change in self._changes_in(start, end) if start < end else ():
            a, b = max(change.start, start), min(change.end, end)
            if a >= b and change.start != change.end:
                continue
            yield safe(self.session.text[position:a])
            yield f'<span class="w">{safe(self.session.text[a:b])}</span>'
            if self._owner(change) is None and change.start >= start:
                yield f'<span class="r">{safe(change.text)}</span>'
            position = b
        yield safe(self.session.text[position:end])

    def _marked(self, mark: Mark, start: int, end: int) -> str:
        is_first = start == mark.start
        inside, shown = safe(self.session.text[start:end]), ""
        if mark.hides:
            changes = self._changes_in(mark.start, mark.end)
            shown = "".join(c.text for c in changes if self._owner(c) is mark)
            words = safe(shown) if is_first else ""
            inside = f'<span class="w">{inside}</span><span class="r">{words}</span>'
        label, classes = self._describe(mark, shown)
        identity = f' id="m{mark.number}"' if is_first else ""
        return (
            f'<span{identity} class="m {classes}" data-m="{mark.number}" role="button" '
            f'tabindex="-1" aria-label="{escape(label)}">{inside}</span>'
        )

    def _describe(self, mark: Mark, shown: str) -> tuple[str, str]:
        """The label of a mark for a screen reader, and its classes."""
        session = self.session
        told = [(KIND_NAMES[mark.kind], f"kind-{mark.kind.lower()}")]
        if session.mode.identifies:
            name = IDENTIFIER_NAMES.get(mark.identifier, "not decided")
            told.append((name, f"type-{(mark.identifier or 'open').lower()}"))
        elif mark.choice is None:
            told.append(("not decided", "open"))
        elif mark.choice.how == KEEP:
            told.append(("stays as written", "keep"))
        else:
            told.append((f"replaced by {shown or 'nothing'}", "hide"))
        if session.mode.counts:
            people = session.live.alone(mark)
            number = "an unknown number" if people is None else f"{people:,} people"
            told.append((f"fits {number}", f"risk-{risk(people, session.live.k)}"))
        told += [("not sure", "unsure")] if mark.unsure else []
        told += [("with a comment", "commented")] if mark.comment else []
        words, classes = zip(*told, strict=True)
        label = ", ".join([session.text[mark.start : mark.end], *words])
        return label, " ".join([*classes, "checked"] if mark.checked else classes)

    def status(self) -> str:
        """HTML: the count, why, progress, what can be undone."""
        session, count = self.session, self.count
        why = describe_count(session, self.annotation, count)
        figures = session.figures(self.annotation, count)
        return fragment("status.html", view=self, session=session, why=why, figures=figures)

    def panel(self, mark: Mark) -> str:
        """HTML: all that can be done to a mark."""
        session, mode = self.session, self.session.mode
        first = {other.entity: other for other in reversed(self.annotation.ordered)}
        others = in_order(m for m in first.values() if m.entity != mark.entity)
        return fragment(
            "panel.html",
            mark=mark,
            text=session.text,
            mode=mode,
            options=[] if mode.identifies else self._options(mark),
            mates=len(self.annotation.entity(mark.entity)),
            others=others[:_MAX_ENTITIES],
            alone=session.live.alone(mark) if mode.counts else None,
        )

    def _options(self, mark: Mark) -> list[dict[str, Any]]:
        """What the mark may become, each with what that would make of k."""
        session, annotation = self.session, self.annotation
        mates = annotation.entity(mark.entity)
        choices = [KEPT, *session.options(annotation, mark)]
        if mark.choice is not None and mark.choice not in choices:
            choices.append(mark.choice)
        options = []
        for number, choice in enumerate(choices):
            words = session.writer.wording(annotation, mark, choice) or "nothing at all"
            option: dict[str, Any] = {
                "how": choice.how,
                "text": choice.text,
                "name": "as written" if choice.how == KEEP else words,
                "chosen": choice == mark.choice,
                "key": str(number) if number < 10 else "",
            }
            if session.mode.counts:
                chosen = annotation.with_marks(replace(m, choice=choice) for m in mates)
                count = session.live.count(chosen)
                option |= {"support": count.support, "holds": count.support >= session.live.k}
                option["unknown"] = any(
                    start < m.end and m.start < end for start, end in count.unknown for m in mates
                )
                others = [b for b in count.witness if b != (mark.start, mark.end)]
                option["breaks"] = " with ".join(quote(session, annotation, others))
            options.append(option)
        return options


def _between(items: Sequence[T], start: int, end: int) -> Iterator[T]:
    """Items in text order that overlap a stretch; what is inserted is one character wide."""
    first = bisect_right(items, start, key=lambda item: max(item.end, item.start + 1))
    following = (items[number] for number in range(first, len(items)))
    return takewhile(lambda item: item.start < end, following)


# What pages have been shown, by text, person and version.
Seen = Recent[tuple[int, int | None, int], list[tuple[object, ...]]]


@dataclass(frozen=True, slots=True)
class Visit:
    """A request of a person."""

    controller: Controller
    seen: Seen
    request: Request
    fields: dict[str, Any]  # Of a change.
    person: Person
    token: str  # What pages of the session send with changes.

    @property
    def number(self) -> int:
        """The text of the address. RAISES (HTTPException): 404 if there is none."""
        number: int = self.request.path_params["number"]
        if self.controller.project.text(number) is None:
            raise HTTPException(404, "There is no such text.")
        return number

    @property
    def owner(self) -> int | None:
        """Whose annotation the address names. RAISES (HTTPException): 404 if it is not theirs."""
        whose = self.request.path_params.get("whose", MINE)
        if whose == AGREED and self.person.leads:
            return None
        if whose != MINE or self.person.id not in self.controller.project.annotators(self.number):
            raise HTTPException(404, "This is none of your texts.")
        return self.person.id

    def view(self) -> View:
        """The annotation as it is now."""
        state = self.controller.state(self.number, self.owner)
        return View(self.controller.session(self.number), state)

    def field(self, name: str) -> str:
        """A field of the form without white space at the ends."""
        return str(self.fields.get(name, "")).strip()

    def page(self, template: str, **values: Any) -> Response:
        """A page for the person."""
        values = {"where": "", "mode": self.controller.mode, **values}
        is_sample = self.controller.engine.is_sample
        return HTMLResponse(
            fragment(template, person=self.person, token=self.token, is_sample=is_sample, **values)
        )


def answer(view: View, seen: Seen, *, base: int, selected: int) -> dict[str, Any]:
    """What a page that shows version `base` needs to show the state."""
    state, marks = view.state, view.annotation.marks
    old = seen.get((state.text, state.person, base))
    new = seen.keep((state.text, state.person, state.version), view.signatures())
    differing = [n for n, sign in enumerate(new) if old is None or old[n] != sign]
    mark = marks.get(selected)
    return {
        "version": state.version,
        "status": view.status(),
        "note": view.annotation.note,
        "blocks": {number: view.html(number) for number in differing},
        "panel": None if mark is None else view.panel(mark),
        "selected": None if mark is None else mark.number,
    }


def _integer(value: Any) -> int:
    try:
        return int(value or 0)
    except (TypeError, ValueError) as error:
        raise HTTPException(400, "The request cannot be read. Load the page again.") from error


def page(visit: Visit) -> Response:
    """The page of a text."""
    view, number, owner = visit.view(), visit.number, visit.owner
    visit.seen.keep((number, owner, view.state.version), view.signatures())
    stored = visit.controller.project.text(number)
    assert stored is not None, "the text of the address is there"
    return visit.page(
        "document.html",
        number=number,
        stored=stored,
        view=view,
        agreed=owner is None,
        closed=stored.released is not None or view.state.submitted is not None,
    )


def state(visit: Visit) -> Response:
    """What has changed since the version that a page shows."""
    base, selected = (_integer(visit.request.query_params.get(n)) for n in ("since", "selected"))
    if visit.controller.state(visit.number, visit.owner).version == base and not selected:
        return JSONResponse({"version": base})
    return JSONResponse(answer(visit.view(), visit.seen, base=base, selected=selected))


def mark(visit: Visit) -> Response:
    """What can be done to a mark."""
    view = visit.view()
    chosen = view.annotation.marks.get(visit.request.path_params["mark"])
    if chosen is None:
        raise HTTPException(404, "This mark is gone.")
    return JSONResponse({"panel": view.panel(chosen), "selected": chosen.number})


def do(visit: Visit) -> Response:
    """Do one command and show what it changed."""
    base, selected = (_integer(visit.fields.get(name)) for name in ("version", "selected"))
    outcome = visit.controller.do(visit.number, visit.owner, visit.fields, visit.person, base)
    name, changed = visit.fields.get("do"), outcome.changed
    if name == "mark" and changed:
        selected = changed[0]
    elif name in ("undo", "redo") and changed:
        there = [n for n in changed if n in outcome.state.annotation.marks]
        selected = selected if selected in there else next(iter(there), 0)
    view = View(visit.controller.session(visit.number), outcome.state, outcome.count)
    return JSONResponse(answer(view, visit.seen, base=base, selected=selected))


def submit(visit: Visit) -> Response:
    """The annotation is finished: on to the next text."""
    visit.controller.submit(visit.number, visit.owner, visit.person)
    return RedirectResponse("/next" if visit.owner is not None else "/", status_code=303)


def reopen(visit: Visit) -> Response:
    """A finished annotation, or with a reason a released text, is changed once more."""
    visit.controller.reopen(visit.number, visit.owner, visit.person, visit.field("reason"))
    whose = AGREED if visit.owner is None else MINE
    return RedirectResponse(f"/text/{visit.number}/{whose}", 303)
