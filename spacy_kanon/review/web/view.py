"""One text on one page: its blocks, its count, its selected mark; and what a command changes."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from ...names import IDENTIFIER_TYPES, KINDS, STAR
from ...text.rewriting import Replacement
from ..bench import Bench
from ..desk import Desk
from ..explaining import quotes, why
from ..model.counting import Counted
from ..model.marks import CONFIDENTIAL, KEEP, KEPT, OPERATOR, OWN, Choice, Mark, Sheet, Spoken
from ..store import sheets, texts
from ..store.people import Person
from ..store.sheets import SheetState

# A text as HTML, block by block, with its marks as written and as released.
#
# Everything of the text is escaped here and nowhere else. Characters that would change how others
# are shown (bidirectional controls) or that HTML drops are put into boxes of their own. Every
# character of the text stands in a `w` box or directly in the line, one for one, so that a page can
# tell offsets; what is put in its place stands in `r` boxes, which do not count.

MAX_BLOCK = 2000
_SIGNS = {
    "\x00": "NUL", "\u061c": "ALM", "\u200b": "ZWSP", "\u200c": "ZWNJ", "\u200d": "ZWJ",
    "\u200e": "LRM", "\u200f": "RLM", "\u202a": "LRE", "\u202b": "RLE", "\u202c": "PDF",
    "\u202d": "LRO", "\u202e": "RLO", "\u2060": "WJ", "\u2066": "LRI", "\u2067": "RLI",
    "\u2068": "FSI", "\u2069": "PDI", "\ufeff": "BOM",
}  # fmt: skip
_SIGN = re.compile("[" + "".join(_SIGNS) + "\r]")


@dataclass(frozen=True, slots=True)
class Look:
    """How a mark is shown besides its words.

    label (str): For people who listen.
    classes (str): Of the element.
    options (tuple[tuple[str, str], ...]): Values and names of a drop-down; none: it is a button.
    replaced (bool): The label goes on with what is put in its place, as it is shown.
    rest (str): What the label says behind that.
    """

    label: str
    classes: str
    options: tuple[tuple[str, str], ...] = ()
    replaced: bool = False
    rest: str = ""

    def spoken(self, shown: str) -> str:
        """The whole label.

        >>> Look("Oslo", "m", replaced=True, rest="not sure").spoken("a city")
        'Oslo, replaced by a city, not sure'
        """
        words = f"replaced by {shown or 'nothing'}" if self.replaced else ""
        return ", ".join(filter(None, (self.label, words, self.rest)))


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


def safe(text: str) -> str:
    """Text as HTML that shows every character and is one character for each of them.

    >>> safe("a<b\\r\\u202e")
    'a&lt;b&#13;<bdi class="sign" data-sign="RLO">\\u202e</bdi>'
    """
    return _SIGN.sub(_boxed, str(escape(text)))


def _boxed(match: re.Match[str]) -> str:
    sign = match.group()
    if sign == "\r":
        return "&#13;"
    shown = "\u2400" if sign == "\x00" else sign
    return f'<bdi class="sign" data-sign="{_SIGNS[sign]}">{shown}</bdi>'


class BlockWriter:
    """Writes the blocks of one state of a sheet."""

    def __init__(
        self,
        text: str,
        blocks: Sequence[tuple[int, int]],
        marks: Sequence[Mark],
        replacements: Sequence[Replacement],
        looks: dict[int, Look],
    ) -> None:
        self._text = text
        self._blocks = blocks
        self._marks = marks
        self._mark_ends = [mark.end for mark in marks]
        self._replacements = replacements
        self._ends = [max(r.end, r.start + 1) for r in replacements]
        self._looks = looks

    def signature(self, number: int) -> tuple[object, ...]:
        """What a block is made of: equal for equal HTML."""
        start, end = self._blocks[number]
        marks = [(m.number, m.start, m.end, self._looks[m.number]) for m in self._in(start, end)]
        return (*marks, None, *self._replaced(start, end))

    def as_written(self, number: int) -> Markup:
        """A block with its marks."""
        start, end = self._blocks[number]
        pieces: list[str] = []
        position = start
        for mark in self._in(start, end):
            a, b = max(mark.start, start), min(mark.end, end)
            pieces += self._plain(position, a)
            pieces.append(self._marked(mark, a, b))
            position = b
        pieces += self._plain(position, end)
        return Markup("".join(pieces))

    def as_released(self, number: int) -> Markup:
        """A block as it will be released."""
        start, end = self._blocks[number]
        pieces, position = [], start
        for change in self._replaced(start, end):
            if change.start >= start:
                pieces.append(safe(self._text[position : change.start]))
                pieces.append(f"<ins>{safe(change.text)}</ins>")
            position = min(max(change.end, position), end)
        pieces.append(safe(self._text[position:end]))
        return Markup("".join(pieces))

    def _in(self, start: int, end: int) -> Iterator[Mark]:
        first = bisect_right(self._mark_ends, start)
        for number in range(first, len(self._marks)):
            mark = self._marks[number]
            if mark.start >= end:
                return
            yield mark

    def _replaced(self, start: int, end: int) -> Iterator[Replacement]:
        first = bisect_right(self._ends, start)
        for number in range(first, len(self._replacements)):
            change = self._replacements[number]
            if change.start >= end:
                return
            yield change

    def _plain(self, start: int, end: int) -> Iterator[str]:
        """Text outside of marks. What changes there with a mark, an article, is shown in that."""
        position = start
        for change in self._replaced(start, end) if start < end else ():
            a, b = max(change.start, start), min(change.end, end)
            if a >= b and change.start != change.end:
                continue
            yield safe(self._text[position:a])
            yield f'<span class="w">{safe(self._text[a:b])}</span>'
            if not self._has_mark(change) and change.start >= start:
                yield f'<span class="r">{safe(change.text)}</span>'
            position = b
        yield safe(self._text[position:end])

    def _has_mark(self, change: Replacement) -> bool:
        return any(True for _ in self._in(change.start, max(change.end, change.start + 1)))

    def _marked(self, mark: Mark, start: int, end: int) -> str:
        look = self._looks[mark.number]
        if look.options:
            return self._drop_down(mark, look) if start == mark.start else ""
        written = safe(self._text[start:end])
        label = escape(look.spoken(""))
        if mark.hides:
            shown = "".join(
                change.text
                for change in self._replaced(mark.start, mark.end)
                if next(self._in(change.start, change.end)).number == mark.number
            )
            label = escape(look.spoken(shown))
            shown = shown if start == mark.start else ""
            inside = f'<span class="w">{written}</span><span class="r">{safe(shown)}</span>'
        else:
            inside = written
        identity = f' id="m{mark.number}"' if start == mark.start else ""
        return (
            f'<span{identity} class="m {look.classes}" data-m="{mark.number}" role="button" '
            f'tabindex="-1" aria-label="{label}">{inside}</span>'
        )

    def _drop_down(self, mark: Mark, look: Look) -> str:
        """As in the thesis (section 4.3.2): the original comes first and cannot be chosen."""
        chosen = "" if mark.choice is None else mark.choice.text
        first = " selected" if mark.choice is None else ""
        words = escape(self._text[mark.start : mark.end])
        listed = "".join(
            f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>'
            f"{escape(name)}</option>"
            for value, name in look.options
        )
        return (
            f'<select id="m{mark.number}" class="m pick {look.classes}" data-m="{mark.number}" '
            f'aria-label="{escape(look.label)}"><option value="" disabled{first}>{words}</option>'
            f"{listed}</select>"
        )


KIND_NAMES = dict(
    zip(
        KINDS,
        ("person", "code", "place", "organization", "demographic", "date", "quantity", "other"),
        strict=True,
    )
)
KIND_KEYS = dict(zip(KINDS, "PCLODTQM", strict=True))
IDENTIFIER_NAMES = {
    "DIRECT": "direct identifier", "QUASI": "quasi-identifier", "NO_MASK": "no need to mask",
}  # fmt: skip
# By number of a mark: the mark, and how it looked.
Memory = dict[int, tuple[Mark, Look]]

# Times k: up to which a phrase that fits that many people is shown as risky.
_RISKY = 20


def looks_of(bench: Bench, sheet: Sheet, memory: Memory) -> dict[int, Look]:
    """How the marks of a sheet are shown."""
    if bench.mode.fixed:
        speech = bench.releaser.spoken(sheet)
        return {mark.number: _drop_down(bench, sheet, mark, speech) for mark in sheet}
    shown = {}
    for mark in sheet:
        held = memory.get(mark.number)
        if held is None or held[0] is not mark:
            held = memory[mark.number] = mark, _look(bench, mark)
        shown[mark.number] = held[1]
    return shown


def _drop_down(bench: Bench, sheet: Sheet, mark: Mark, speech: Spoken) -> Look:
    options = []
    for choice in bench.offer(sheet, mark):
        words = speech.of(choice, mark)
        options.append((choice.text, words if words == STAR else f"[{words}]"))
    words = bench.text[mark.start : mark.end]
    return Look(f"Replacement of {words}", f"kind-{mark.kind.lower()}", tuple(options))


def _look(bench: Bench, mark: Mark) -> Look:
    words = [bench.text[mark.start : mark.end], KIND_NAMES[mark.kind]]
    classes = [f"kind-{mark.kind.lower()}"]
    replaced = False
    if bench.mode.identifies:
        words.append(IDENTIFIER_NAMES.get(mark.identifier, "not decided"))
        classes.append(f"type-{(mark.identifier or 'open').lower()}")
    elif mark.choice is None:
        words.append("not decided")
        classes.append("open")
    elif mark.choice.how == KEEP:
        words.append("stays as written")
        classes.append("keep")
    else:
        replaced = True
        classes.append("hide")
    rest = []
    if bench.mode.counts:
        people = bench.live.alone(mark)
        classes.append(f"risk-{risk(people, bench.live.k)}")
        rest.append("fits an unknown number" if people is None else f"fits {people:,} people")
    if mark.unsure:
        rest.append("not sure")
        classes.append("unsure")
    if mark.comment:
        rest.append("with a comment")
        classes.append("commented")
    if mark.checked:
        classes.append("checked")
    return Look(", ".join(words), " ".join(classes), replaced=replaced, rest=", ".join(rest))


def risk(people: int | None, k: int) -> str:
    """How risky a phrase is by itself.

    >>> [risk(people, 5) for people in (None, 4, 99, 100)]
    ['unknown', 'high', 'some', 'low']
    """
    if people is None:
        return "unknown"
    if people < k:
        return "high"
    return "some" if people < _RISKY * k else "low"


def option_name(choice: Choice, mark: Mark, speech: Spoken) -> str:
    """A choice as the list of options names it."""
    if choice.how == KEEP:
        return "as written"
    words = speech.of(choice, mark) or "nothing at all"
    return f"{words} (operator)" if choice.how == OPERATOR else words


TEMPLATES = Path(__file__).parent / "templates"
STATIC = Path(__file__).parent / "static"


def fragment(template: str, **values: Any) -> Markup:
    """A page or a part of one."""
    return Markup(_environment().get_template(template).render(values))


@lru_cache(maxsize=1)
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.filters["count"] = lambda number: "–" if number is None else f"{number:,}"
    return environment


_REMEMBERED = 64
_MATES = 200


@dataclass(frozen=True, slots=True)
class Sight:
    """A state of a sheet, ready to be shown.

    state (SheetState): The sheet.
    counted (Counted): Its count.
    writer (BlockWriter): Of its blocks.
    signatures (tuple): Of the blocks, to tell which differ.
    """

    state: SheetState
    counted: Counted
    writer: BlockWriter
    signatures: tuple[tuple[object, ...], ...]


class Views:
    """Shows sheets, and tells what differs from what a page has seen."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._cut: tuple[int, int, list[tuple[int, int]]] = (0, 0, [])
        self._looks: OrderedDict[int, Memory] = OrderedDict()
        self._seen: OrderedDict[tuple[int, int], tuple[tuple[object, ...], ...]] = OrderedDict()

    def sight(self, state: SheetState, counted: Counted | None = None) -> Sight:
        bench = self.desk.bench(state.text)
        sheet = state.sheet
        changes = bench.releaser.replacements(sheet)
        blocks = self._blocks_of(state.text)
        shown = looks_of(bench, sheet, self._memory(state.id))
        writer = BlockWriter(bench.text, blocks, sheet.ordered, changes, shown)
        signatures = tuple(map(writer.signature, range(len(blocks))))
        self._seen[state.id, state.version] = signatures
        self._seen.move_to_end((state.id, state.version))
        while len(self._seen) > _REMEMBERED:
            self._seen.popitem(last=False)
        return Sight(state, counted or bench.count(sheet), writer, signatures)

    def _memory(self, sheet: int) -> Memory:
        """What is remembered of the marks of a sheet; the last sheets are."""
        memory = self._looks.setdefault(sheet, {})
        self._looks.move_to_end(sheet)
        while len(self._looks) > _REMEMBERED:
            self._looks.popitem(last=False)
        return memory

    def _blocks_of(self, number: int) -> list[tuple[int, int]]:
        text = self.desk.bench(number).text
        if self._cut[0] != number or self._cut[1] != len(text):
            self._cut = number, len(text), split_blocks(text)
        return self._cut[2]

    def blocks(self, sight: Sight) -> list[dict[str, Any]]:
        """All blocks, for the page."""
        bounds = self._blocks_of(sight.state.text)
        return [
            {
                "number": number,
                "start": start,
                "written": sight.writer.as_written(number),
                "released": sight.writer.as_released(number),
            }
            for number, (start, _) in enumerate(bounds)
        ]

    def answer(
        self, sight: Sight, person: Person, *, base: int, selected: int | None
    ) -> dict[str, Any]:
        """What a page needs to show the state of a sheet."""
        old = self._seen.get((sight.state.id, base))
        numbers = range(len(sight.signatures))
        differing = [n for n in numbers if old is None or old[n] != sight.signatures[n]]
        mark = sight.state.sheet.marks.get(selected or 0)
        if self.desk.mode.fixed:  # Drop-downs stay; only what is chosen in them changes.
            marks = sight.state.sheet.marks.values()
            return {
                "version": sight.state.version,
                "choices": {m.number: m.choice.text if m.choice else "" for m in marks},
                "status": self.status(sight),
                "note": sight.state.sheet.note,
            }
        return {
            "version": sight.state.version,
            "blocks": {
                n: [sight.writer.as_written(n), sight.writer.as_released(n)] for n in differing
            },
            "status": self.status(sight),
            "panel": None if mark is None else self.panel(sight, mark),
            "selected": None if mark is None else mark.number,
            "note": sight.state.sheet.note,
        }

    def status(self, sight: Sight) -> str:
        """HTML: the count, why, progress, what can be undone."""
        state, bench = sight.state, self.desk.bench(sight.state.text)
        back, forward = sheets.steps(self.desk.project, state)
        figures = bench.figures(state.sheet, sight.counted)
        return fragment(
            "status.html",
            k=bench.live.k,
            support=sight.counted.support,
            holds=sight.counted.holds(bench.live.k),
            unknown=len(sight.counted.unknown),
            why=why(bench, state.sheet, sight.counted),
            figures=figures,
            marks=len(state.sheet.marks),
            back=back,
            forward=forward,
            mode=self.desk.mode,
        )

    def panel(self, sight: Sight, mark: Mark) -> str:
        """HTML: all that can be done to the mark."""
        bench, sheet = self.desk.bench(sight.state.text), sight.state.sheet
        speech = bench.releaser.spoken(sheet)
        mates = sheet.of_entity(mark.entity)
        return fragment(
            "panel.html",
            mark=mark,
            words=bench.text[mark.start : mark.end],
            mode=self.desk.mode,
            options=self._options(bench, sight, mark, mates, speech),
            own=mark.choice is not None and mark.choice.how == OWN and mark.choice,
            kinds=[(kind, KIND_NAMES[kind], KIND_KEYS[kind]) for kind in KINDS],
            identifiers=[(name, IDENTIFIER_NAMES[name]) for name in IDENTIFIER_TYPES],
            confidential=CONFIDENTIAL,
            mates=len(mates),
            entities=self._entities(bench, sight, mark),
            k=bench.live.k,
            alone=bench.live.alone(mark) if self.desk.mode.counts else None,
        )

    def _options(
        self, bench: Bench, sight: Sight, mark: Mark, mates: list[Mark], speech: Spoken
    ) -> list[dict[str, Any]]:
        """What the mark may become, each with what that would come to."""
        if self.desk.mode.identifies:
            return []
        offered = list(bench.offer(sight.state.sheet, mark))
        choices: list[Choice] = [KEPT, *offered]
        if mark.choice is not None and mark.choice not in choices:
            choices.append(mark.choice)
        counts: list[Counted | None] = [None] * len(choices)
        if self.desk.mode.counts:
            counts = [*bench.live.with_choices(sight.state.sheet, mates, choices)]
        options = []
        for number, (choice, counted) in enumerate(zip(choices, counts, strict=True)):
            option: dict[str, Any] = {
                "how": choice.how,
                "text": choice.text,
                "name": option_name(choice, mark, speech),
                "chosen": choice == mark.choice,
                "barred": choice.how == KEEP and self.desk.mode.fixed,
                "key": str(number) if number < 10 else "",
            }
            if counted is not None:
                option["support"] = counted.support
                option["holds"] = counted.support >= bench.live.k
                option["unknown"] = any(
                    start < mate.end and mate.start < end
                    for start, end in counted.unknown
                    for mate in mates
                )
                option["breaks"] = (
                    ""
                    if option["holds"]
                    else " with ".join(
                        f"“{words}”"
                        for bounds, words in zip(
                            counted.witness,
                            quotes(bench, counted.witness, sight.state.sheet),
                            strict=True,
                        )
                        if bounds != (mark.start, mark.end)
                    )
                )
            options.append(option)
        return options

    def _entities(self, bench: Bench, sight: Sight, mark: Mark) -> list[dict[str, Any]]:
        """Other entities, each by its first mark."""
        first: dict[int, Mark] = {}
        for other in sight.state.sheet:
            first.setdefault(other.entity, other)
        return [
            {"mark": m.number, "words": bench.text[m.start : m.end][:60]}
            for m in first.values()
            if m.entity != mark.entity
        ][:_MATES]

    def page(self, sight: Sight, person: Person, *, agreed: bool) -> dict[str, Any]:
        """For the template of the page."""
        project = self.desk.project
        content = texts.content_of(project, sight.state.text)
        stored = texts.text_of(project, sight.state.text)
        return {
            "number": sight.state.text,
            "doc_id": content.doc_id,
            "task": content.meta.get("task", ""),
            "stored": stored,
            "state": sight.state,
            "blocks": self.blocks(sight),
            "status": self.status(sight),
            "mode": self.desk.mode,
            "agreed": agreed,
            "marks": sight.state.sheet.ordered,
            "closed": stored is not None
            and (stored.released is not None or sight.state.submitted is not None),
            "kinds": [(k, KIND_NAMES[k], KIND_KEYS[k]) for k in KINDS],
        }
