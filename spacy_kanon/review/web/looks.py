"""How marks and counts are told: in classes, in words, in numbers."""

from __future__ import annotations

from ...names import KINDS, STAR
from ..bench import Bench
from ..model.marks import KEEP, OPERATOR, Choice, Mark, Sheet
from ..model.wording import Spoken
from .blocks import Look

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
    """How the marks of a sheet are shown.

    bench (Bench): Of the text. sheet (Sheet): Of it.
    memory (Memory): How its marks looked before; changed.
    RETURNS (dict[int, Look]): By number of the mark.
    """
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

    people (int | None): Whom it fits. k (int): Fewest people.
    RETURNS (str): "unknown", "high", "some" or "low".

    >>> [risk(people, 5) for people in (None, 4, 99, 100)]
    ['unknown', 'high', 'some', 'low']
    """
    if people is None:
        return "unknown"
    if people < k:
        return "high"
    return "some" if people < _RISKY * k else "low"


def option_name(choice: Choice, mark: Mark, speech: Spoken) -> str:
    """A choice as the list of options names it.

    choice (Choice): One of them. mark (Mark): For which. speech (Spoken): Of the sheet.
    RETURNS (str): Its words.
    """
    if choice.how == KEEP:
        return "as written"
    words = speech.of(choice, mark) or "nothing at all"
    return f"{words} (operator)" if choice.how == OPERATOR else words
