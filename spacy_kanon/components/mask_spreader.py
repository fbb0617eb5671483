"""`mask_spreader`: what a trained masker hides once is hidden everywhere, and names always."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from spacy.language import Language
from spacy.tokens import Doc, Span

from ..detection.detect import detect
from ..detection.propagation import is_telling, spread_masks, trim
from ..errors import check_choice
from ..names import CODE, DATETIME, KINDS, LONGEST_MENTION, MASK, PERSON, decision_of, kind_of_label
from ..text.spans import merge
from .doc_spans import analysis_of, span_of
from .kanon_pipe import KanonPipe, language_of

# Masks of these kinds give a person away wherever they stand, in the name of a company, too.
_NAMING = frozenset({PERSON, CODE})


class Mask(NamedTuple):
    """Tokens [start, end) that are hidden; the kind is "" if it is unknown."""

    start: int
    end: int
    kind: str


class MaskSpreader(KanonPipe):
    """Complete what a trained masker decided, by repetition and rules, and label it MASK."""

    def __init__(self, nlp: Language, name: str, config: Any) -> None:
        if config.kinds:
            language_of(nlp, name, instead="Set kinds = [].")
        for setting, kinds in vars(config).items():
            for kind in kinds:
                check_choice(setting, kind, KINDS)
        super().__init__(name)
        self.kinds = tuple(config.kinds)
        self.always = tuple(config.always)

    def annotate(self, doc: Doc, masks: list[Mask]) -> None:
        """Write the masks to `doc.ents`."""
        covered = {i for mask in masks for i in range(mask.start, mask.end)}
        others = [
            ent
            for ent in doc.ents
            if decision_of(ent.label_) is None and covered.isdisjoint(range(ent.start, ent.end))
        ]
        hidden = [Span(doc, m.start, m.end, label=MASK, span_id=m.kind) for m in masks]
        doc.set_ents([*others, *hidden])

    def decide(self, doc: Doc) -> list[Mask]:
        """All masks of a Doc, sorted and without overlaps, without changing it."""
        endless = [
            ent
            for ent in doc.ents
            if ent.end - ent.start > LONGEST_MENTION and decision_of(ent.label_) is not None
        ]
        masks, kept = self._decided(ent for ent in doc.ents if ent not in endless)
        words = [token.text for token in doc]
        found = [span_of(doc, one.start, one.end, one.kind) for one in detect(analysis_of(doc))]
        candidates = [Mask(span.start, span.end, span.label_) for span in found]
        masks = [
            *_with_whole_dates(words, masks, [c for c in candidates if c.kind == DATETIME]),
            *(
                c
                for c in candidates
                if c.kind in self.kinds
                or any(ent.start <= c.start and c.end <= ent.end for ent in endless)
            ),
        ]
        naming = merge((m.start, m.end) for m in masks if m.kind in _NAMING)
        bounds = [(m.start, m.end) for m in masks] + spread_masks(words, naming)
        return _with_kinds(words, masks, spread_masks(words, merge(bounds), kept=kept))

    def _decided(self, ents: Iterable[Span]) -> tuple[list[Mask], list[tuple[int, int]]]:
        """What the model masks, and what it keeps."""
        masks, kept = [], []
        for ent in ents:
            decision = decision_of(ent.label_)
            kind = "" if ent.label_ == MASK else kind_of_label(ent.label_)
            if decision or (decision is not None and kind in self.always):
                masks.append(Mask(ent.start, ent.end, ent.id_ or kind))
            elif decision is not None:
                kept.append((ent.start, ent.end))
        return masks, kept


def _with_whole_dates(
    words: Sequence[str], masks: Iterable[Mask], dates: Sequence[Mask]
) -> Iterator[Mask]:
    """Masks that cover the dates that they touch, less names and numbers beside these dates."""
    for mask in masks:
        touched = [d for d in dates if d.start < mask.end and mask.start < d.end]
        if not touched:
            yield mask
            continue
        starts = [mask.start, *(date.end for date in touched)]
        ends = [*(date.start for date in touched), mask.end]
        beside = [(s, e) for s, e in zip(starts, ends, strict=True) if is_telling(words[s:e])]
        for start, end in beside:
            yield Mask(*trim(words, start, end), mask.kind)
        starts = [min(mask.start, touched[0].start), *(end for _, end in beside)]
        ends = [*(start for start, _ in beside), max(mask.end, touched[-1].end)]
        yield from (Mask(s, e, DATETIME) for s, e in zip(starts, ends, strict=True) if s < e)


def _with_kinds(
    words: Sequence[str], masks: Sequence[Mask], bounds: Sequence[tuple[int, int]]
) -> list[Mask]:
    """The kind of a mask that lies there, or else of one with the same words."""
    known = [mask for mask in masks if mask.kind]
    of_token = {place: m.kind for m in reversed(known) for place in range(m.start, m.end)}
    of_phrase = {tuple(words[m.start : m.end]): m.kind for m in reversed(known)}
    return [
        Mask(
            start,
            end,
            next((of_token[i] for i in range(start, end) if i in of_token), "")
            or of_phrase.get(tuple(words[start:end]), ""),
        )
        for start, end in bounds
    ]
