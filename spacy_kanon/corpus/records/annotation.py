"""Mark in a text where the values of its record stand: labels without an annotator.

For each value every candidate (`record_candidates`) gets a score,

    score = (1 - CUE_WEIGHT) * fit + CUE_WEIGHT * cue

where `fit` is how well it matches (`record_matching`) and `cue` how near a word of the label's
relation stands in the same sentence: 1 beside it, 0 at `CUE_REACH` characters or without one.
Candidates below the label's threshold go. Then the best score takes its place first, the longer
one of equals, and everything that overlaps it goes: so "Troy" is the child in "his son Troy" and
the town in "born in Troy".

Method: Hathurusinghe, Nejadgholi, Bolic (2021), section 2.2, with normal forms before the fuzzy
match and context where the paper has none (its figure 3 names this as a main cause of errors).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from spacy.tokens import Doc

from ...errors import Errors, KanonError
from ...lang.en.dates import parse_date
from .field_labels import DATE, RecordLabel, RecordValue
from .value_candidates import TextCandidates, Window
from .value_matching import fit, fit_date_keys

CUE_WEIGHT = 0.2
CUE_REACH = 60  # Characters.
CUT = 0.2  # What it costs if a name goes on beside the window.
EVERY, FIRST, STATED = "every", "first", "stated"
CHOICES = (EVERY, FIRST, STATED)


class RecordMention(NamedTuple):
    """Where a value stands.

    start, end (int): Character offsets, end exclusive.
    label (str): Of the value's field.
    value (str): As the record has it.
    field (str): Name of the record's field.
    fit, cue, score (float): From 0 to 1, see the top of this file.
    """

    start: int
    end: int
    label: str
    value: str
    field: str
    fit: float
    cue: float
    score: float


@dataclass(frozen=True, slots=True)
class MentionChoice:
    """Which mentions of a value to mark.

    mentions (str): "every": all; "first": the first in the text; "stated": those with a cue of the
        label, and where there is none the one with the best score (what expresses no fact is no
        gold mention).
    """

    mentions: str = STATED

    def __post_init__(self) -> None:
        if self.mentions not in CHOICES:
            raise KanonError(Errors.E803.format(found=self.mentions, allowed=", ".join(CHOICES)))


def annotate(
    doc: Doc, values: Sequence[RecordValue], choice: MentionChoice | None = None
) -> list[RecordMention]:
    """The mentions of a record's values, in text order, without overlaps.

    doc (Doc): With sentence boundaries if the pipeline sets them, else the text is one sentence.
    values (Sequence[RecordValue]): What to look for.
    choice (MentionChoice | None): None is "stated".
    RETURNS (list[RecordMention]): With scores of at least the label's threshold.
    """
    thresholds = {value.label.label: value.label.threshold for value in values}
    scored = [m for m in score_mentions(doc, values) if m.score >= thresholds[m.label]]
    return choose(scored, choice or MentionChoice())


def choose(scored: Sequence[RecordMention], choice: MentionChoice) -> list[RecordMention]:
    """Resolve overlaps and pick mentions per value.

    scored (Sequence[RecordMention]): Mentions that pass their threshold, in any order.
    choice (MentionChoice): Which mentions of a value to mark.
    RETURNS (list[RecordMention]): In text order, without overlaps.
    """
    taken = _without_overlaps(scored)
    if choice.mentions == EVERY:
        return taken
    by_value: dict[tuple[str, str], list[RecordMention]] = {}
    for mention in taken:
        by_value.setdefault((mention.label, mention.value.casefold()), []).append(mention)
    kept: list[RecordMention] = []
    for mentions in by_value.values():
        if choice.mentions == FIRST:
            kept += mentions[:1]
            continue
        stated = [mention for mention in mentions if mention.cue > 0]
        kept += stated or [max(mentions, key=lambda m: (m.score, -m.start))]
    return sorted(kept)


def score_mentions(doc: Doc, values: Sequence[RecordValue]) -> Iterator[RecordMention]:
    """Every candidate of every value with a fit above 0.

    doc (Doc): With sentence boundaries if the pipeline sets them, else the text is one sentence.
    values (Sequence[RecordValue]): What to look for.
    YIELDS (RecordMention): By value, then in text order; they overlap.
    """
    if not values:
        return
    candidates = TextCandidates(doc)
    cues = {value.label.label: _cue_places(doc.text, value.label) for value in values}
    sentences = [sent.start_char for sent in doc.sents] if doc.has_annotation("SENT_START") else [0]
    for value in values:
        for (first, last), score in sorted(_fits(candidates, value).items()):
            start, end = doc[first].idx, doc[last - 1].idx + len(doc[last - 1])
            cue = _closeness(start, end, cues[value.label.label], sentences)
            total = (1 - CUE_WEIGHT) * score + CUE_WEIGHT * cue
            yield RecordMention(
                start, end, value.label.label, value.text, value.field, score, cue, total
            )


def _fits(candidates: TextCandidates, value: RecordValue) -> dict[Window, float]:
    """The fit of each candidate of the value's kind.

    What lies inside a place where the whole value stands is no candidate, and a window beside
    which the name goes on costs `CUT`.
    """
    literal = set(candidates.literal(value.text))
    if value.label.kind == DATE:
        keys = parse_date(value.text)
        fits = {window: fit_date_keys(keys, other) for window, other in candidates.dates}
        return {w: score for w, score in fits.items() if score > 0} | dict.fromkeys(literal, 1.0)
    fits = {}
    for window in candidates.windows:
        if not any(w.first <= window.first and window.last <= w.last for w in literal):
            written = candidates.doc[window.first : window.last].text
            fits[window] = fit(value.label.kind, value.text, written)
    fits |= dict.fromkeys(literal, 1.0)
    return {
        window: score - CUT * candidates.is_cut(window)
        for window, score in fits.items()
        if score > CUT
    }


def _cue_places(text: str, label: RecordLabel) -> list[tuple[int, int]]:
    return [match.span() for match in label.cues.finditer(text)] if label.cues else []


def _closeness(
    start: int, end: int, cues: Sequence[tuple[int, int]], sentences: Sequence[int]
) -> float:
    """1 for a cue beside the mention, falling to 0 at CUE_REACH; only within the sentence."""
    sentence = bisect_right(sentences, start)
    nearest = CUE_REACH
    for first, last in cues:
        if bisect_right(sentences, first) == sentence and (last <= start or first >= end):
            nearest = min(nearest, start - last if last <= start else first - end)
    return 1 - nearest / CUE_REACH


def _without_overlaps(scored: Sequence[RecordMention]) -> list[RecordMention]:
    """Greedily by score, then length, then place, then the order of the labels."""
    kept: list[RecordMention] = []
    for mention in sorted(scored, key=lambda m: (-round(m.score, 6), m.start - m.end, m.start)):
        if all(mention.end <= other.start or other.end <= mention.start for other in kept):
            kept.append(mention)
    return sorted(kept)
