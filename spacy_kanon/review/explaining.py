"""A count in words: what singles people out, and what cannot be counted."""

from __future__ import annotations

from collections.abc import Sequence

from .bench import Bench
from .model.counting import Counted
from .model.marks import Sheet


def quotes(bench: Bench, stretches: Sequence[tuple[int, int]], sheet: Sheet) -> list[str]:
    """Stretches of a text as a reader of the release sees them."""
    if not stretches:
        return []
    bounds = set(stretches)
    marks = {
        (mark.start, mark.end): mark
        for mark in sheet.marks.values()
        if (mark.start, mark.end) in bounds and mark.hides
    }
    speech = bench.releaser.spoken(sheet) if marks else None
    words = []
    for start, end in stretches:
        mark = marks.get((start, end))
        if mark is None or mark.choice is None or speech is None:
            words.append(bench.text[start:end])
        else:
            words.append(speech.of(mark.choice, mark))
    return words


def why(bench: Bench, sheet: Sheet, counted: Counted) -> str:
    """A count in words: what singles people out, or what cannot be counted."""
    people = f"{counted.support:,} {'person' if counted.support == 1 else 'people'}"
    if counted.support < bench.live.k:
        phrases = " with ".join(f"“{words}”" for words in quotes(bench, counted.witness, sheet))
        return f"{phrases} {'fit' if len(counted.witness) > 1 else 'fits'} {people}."
    if counted.unknown:
        phrases = ", ".join(f"“{words}”" for words in quotes(bench, counted.unknown[:5], sheet))
        more = len(counted.unknown) - 5
        phrases += f" and {more} more" if more > 0 else ""
        return f"Not in the knowledge base, so of unknown risk: {phrases}."
    return f"All that is visible fits {people} together."
