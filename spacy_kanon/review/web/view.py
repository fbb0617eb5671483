"""One text on one page: its blocks, its count, its selected mark; and what a command changes."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from ...names import IDENTIFIER_TYPES, KINDS
from ..bench import Bench
from ..desk import Desk
from ..explaining import quotes, why
from ..model.counting import Counted
from ..model.marks import CONFIDENTIAL, KEEP, KEPT, OWN, Choice, Mark
from ..model.wording import Spoken
from ..store import sheets, texts
from ..store.people import Person
from ..store.sheets import SheetState
from .looks import IDENTIFIER_NAMES, KIND_KEYS, KIND_NAMES, Memory, looks_of, option_name
from .blocks import BlockWriter, split_blocks
from .templates_of import fragment

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
        """desk (Desk): Of the project."""
        self.desk = desk
        self._cut: tuple[int, int, list[tuple[int, int]]] = (0, 0, [])
        self._looks: OrderedDict[int, Memory] = OrderedDict()
        self._seen: OrderedDict[tuple[int, int], tuple[tuple[object, ...], ...]] = OrderedDict()

    def sight(self, state: SheetState, counted: Counted | None = None) -> Sight:
        """state (SheetState): A sheet. counted (Counted | None): Its count, if it is known.
        RETURNS (Sight): To be shown.
        """
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
        """sight (Sight): Of a sheet.
        RETURNS (list[dict[str, Any]]): All blocks, for the page.
        """
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
        """What a page needs to show the state of a sheet.

        sight (Sight): The state. person (Person): Who 
        base (int): The version that the page shows.
        selected (int | None): The mark that it has selected.
        RETURNS (dict[str, Any]): Ready for JSON.
        """
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
        """sight (Sight): Of a sheet.
        RETURNS (str): HTML: the count, why, progress, what can be undone.
        """
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
        """sight (Sight): Of a sheet. mark (Mark): One of its marks.
        RETURNS (str): HTML: all that can be done to the mark.
        """
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
        """sight (Sight): Of a sheet. person (Person): Who 
        agreed (bool): It is the adjudicator's sheet.
        RETURNS (dict[str, Any]): For the template of the page.
        """
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
