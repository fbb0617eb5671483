"""The measures of the Text Anonymization Benchmark (Pilán et al. 2022, section 5).

Gold: the mentions of one annotator with one `entity_id` are an entity. It needs masking if any of
its mentions is DIRECT or QUASI. It is a direct identifier if its first mention is.

- A mention or token is *masked* if every character is, apart from ignorable ones (`ignorable`).
- *Entity recall*: an entity counts if all of its mentions that need masking are masked. For direct
  identifiers this is the paper's ER_di, for quasi identifiers ER_qi.
- *Mention and token recall*: over all mentions of entities that need masking, NO_MASK mentions of
  such entities too; tokens are `\\w+` inside a mention and count once per mention.
- *Token and mention precision*: a token of a mask, or a mask, scores the share of the document's
  annotators one of whose DIRECT or QUASI mentions contains it whole. It may be weighted by
  information content (`weights`).
- All are micro-averages: numerators and denominators are summed over documents and annotators.

Where this differs from TAB's own script, and why:

- A document without masks is an error, not left out: leaving hard documents out raised the scores.
- Masks that overlap are united first. TAB's script counts repeated masks twice in precision.
- An annotator who marked nothing is an annotator. TAB's script counts those only who marked
  something, so a document that nobody wants masked does not lower precision.
- A score without any case is undefined (NaN), not 0, and empty masks do not divide by zero.
- The parts of speech that may stay visible are a list of words unless tagged Docs are given.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...names import DIRECT, NO_MASK
from ...types import AnnotatedText, GoldMention
from .ignorable import DEFAULT_IGNORABLE, Ignorable
from .regions import covered, fully_covered, tokens
from .token_weights import Weighting

Offsets = Sequence[tuple[int, int]]
Counts = dict[str, float]
UNITS = ("entity", "mention", "token")


@dataclass(frozen=True, slots=True)
class Entity:
    """Mentions of one annotator that mean the same thing, in annotation order.

    annotator (str): Whose it is.
    mentions (tuple[GoldMention, ...]): At least one.
    """

    annotator: str
    mentions: tuple[GoldMention, ...]

    @property
    def needs_masking(self) -> bool:
        return any(mention.identifier_type != NO_MASK for mention in self.mentions)

    @property
    def is_direct(self) -> bool:
        return self.mentions[0].identifier_type == DIRECT

    @property
    def kind(self) -> str:
        return self.mentions[0].kind

    @property
    def must_mask(self) -> list[tuple[int, int]]:
        """Offsets of the mentions that need masking."""
        return [(m.start, m.end) for m in self.mentions if m.identifier_type != NO_MASK]


def entities_of(text: AnnotatedText) -> list[Entity]:
    """Entities of all annotators. A mention without an entity id is an entity of its own.

    text (AnnotatedText): Annotated by anybody.
    RETURNS (list[Entity]): Annotators and entities in annotation order.
    """
    groups: dict[tuple[str, str], list[GoldMention]] = {}
    for annotator, mentions in text.annotations.items():
        for number, mention in enumerate(mentions):
            entity_id = mention.entity_id or f"\0{number}"
            groups.setdefault((annotator, entity_id), []).append(mention)
    return [Entity(annotator, tuple(mentions)) for (annotator, _), mentions in groups.items()]


class GoldDocument:
    """One text prepared for scoring many systems.

    text (AnnotatedText): Annotated by anybody.
    ignorable (Ignorable): Which characters may stay visible.
    """

    def __init__(self, text: AnnotatedText, ignorable: Ignorable = DEFAULT_IGNORABLE) -> None:
        self.source = text
        self.ignored = ignorable(text)
        self.annotators = tuple(text.annotations)
        self.entities = [entity for entity in entities_of(text) if entity.needs_masking]
        self._entity_tokens = [
            [token for m in entity.mentions for token in tokens(text.text, m.start, m.end)]
            for entity in self.entities
        ]
        self._reach = [
            _furthest_end(len(text.text), mentions) for mentions in text.annotations.values()
        ]

    def recall_counts(self, masks: Offsets) -> Counts:
        """How much of each kind of unit is masked: columns "token/quasi/masked", "token/quasi".

        The middle part is "direct" or "quasi", or a kind ("token/PERSON/masked").

        masks (Offsets): Start and end of what a system hides, sorted, without overlaps.
        RETURNS (Counts): By column.
        """
        region = covered(len(self.source.text), masks) | self.ignored
        counts: Counts = {}
        for entity, entity_tokens in zip(self.entities, self._entity_tokens, strict=True):
            mentions = [(mention.start, mention.end) for mention in entity.mentions]
            masked = {
                "entity": (int(fully_covered(region, entity.must_mask).all()), 1),
                "mention": (int(fully_covered(region, mentions).sum()), len(mentions)),
                "token": (int(fully_covered(region, entity_tokens).sum()), len(entity_tokens)),
            }
            for group in ("direct" if entity.is_direct else "quasi", entity.kind):
                for unit, (hidden, total) in masked.items():
                    _add(counts, f"{unit}/{group}/masked", hidden)
                    _add(counts, f"{unit}/{group}", total)
        return counts

    def precision_counts(self, masks: Offsets, weighting: Weighting | None) -> Counts:
        """How many annotators agree with masked tokens and with masks.

        Columns "precision/token/agreed" and "precision/token", the same for mentions, and the same
        with "weighted" in front where there is a weighting.

        masks (Offsets): Start and end of what a system hides, sorted, without overlaps.
        weighting (Weighting | None): From spans to weights; None for no weighted precision.
        RETURNS (Counts): By column.
        """
        counts: Counts = {}
        text = self.source.text
        mask_tokens = [token for start, end in masks for token in tokens(text, start, end)]
        for unit, spans in (("token", mask_tokens), ("mention", list(masks))):
            agreed = self.agreement(spans)
            schemes = {"precision": np.ones(len(spans))}
            if weighting is not None:
                schemes["weighted"] = np.asarray(weighting(text, spans), dtype=float)
            for scheme, weights in schemes.items():
                counts[f"{scheme}/{unit}/agreed"] = float(agreed @ weights)
                counts[f"{scheme}/{unit}"] = float(len(self.annotators) * weights.sum())
        return counts

    def agreement(self, spans: Offsets) -> NDArray[np.float64]:
        """For each span, how many annotators have one mention to mask that contains it.

        spans (Offsets): Start and end, inside the text.
        RETURNS (NDArray[np.float64]): Shape (spans,).
        """
        if not spans:
            return np.zeros(0)
        starts, ends = np.asarray(spans).T
        agreed = np.zeros(len(spans))
        for reach in self._reach:
            agreed += reach[starts] >= ends
        return agreed

    def must_mask(self) -> Iterator[tuple[str, list[GoldMention]]]:
        """For each annotator the mentions that need masking.

        YIELDS (tuple[str, list[GoldMention]]): Annotator and mentions.
        """
        for annotator, mentions in self.source.annotations.items():
            yield annotator, [m for m in mentions if m.identifier_type != NO_MASK]


def tab_counts(
    document: GoldDocument, masks: Offsets, weighting: Weighting | None = None
) -> Counts:
    """All columns of one document and one system.

    document (GoldDocument): The gold.
    masks (Offsets): Sorted, without overlaps.
    weighting (Weighting | None): From spans to weights; None for no weighted precision.
    RETURNS (Counts): By column.
    """
    return document.recall_counts(masks) | document.precision_counts(masks, weighting)


def _furthest_end(length: int, mentions: Sequence[GoldMention]) -> NDArray[np.int64]:
    """For each character, the furthest end of the mentions to mask that start at or before it.

    A span (s, e) lies whole inside one of them exactly if `furthest[s] >= e`.
    """
    furthest = np.zeros(length + 1, dtype=np.int64)
    for mention in mentions:
        if mention.identifier_type != NO_MASK:
            furthest[mention.start] = max(furthest[mention.start], mention.end)
    return np.maximum.accumulate(furthest)


def _add(counts: Counts, column: str, value: float) -> None:
    counts[column] = counts.get(column, 0) + value


def columns_of(documents: Sequence[Mapping[str, float]]) -> list[str]:
    """All columns that occur, sorted.

    documents (Sequence[Mapping[str, float]]): Counts by column.
    RETURNS (list[str]): Names of columns.
    """
    return sorted({column for counts in documents for column in counts})
