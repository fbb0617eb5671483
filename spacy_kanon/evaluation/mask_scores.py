"""Score masks against gold annotations: every measure of masks, with intervals.

    scores = evaluate_masks(gold, masks)
    scores["entity_recall_direct"].value, scores["exact_f1"].low

`gold` are annotated texts, `masks` is what one system hides, `{doc_id: [(start, end), ...]}`.
Needs no model and no knowledge base.

The measures of the Text Anonymization Benchmark (Pilán et al. 2022, section 5). Gold: the mentions
of one annotator with one `entity_id` are an entity. It needs masking if any of its mentions is
DIRECT or QUASI. It is a direct identifier if its first mention is.

- A mention or token is *masked* if every character is, apart from ignorable ones
  (`masks.IgnorableWords`).
- *Entity recall*: an entity counts if all of its mentions that need masking are masked. For direct
  identifiers this is the paper's ER_di, for quasi identifiers ER_qi.
- *Mention and token recall*: over all mentions of entities that need masking, NO_MASK mentions of
  such entities too; tokens are `\\w+` inside a mention and count once per mention.
- *Token and mention precision*: a token of a mask, or a mask, scores the share of the document's
  annotators one of whose DIRECT or QUASI mentions contains it whole. It may be weighted by
  information content (`masks.Weighting`).
- All are micro-averages: numerators and denominators are summed over documents and annotators.

Where this differs from TAB's own script, and why:

- A document without masks is an error, not left out: leaving hard ones out raised the scores.
- Masks that overlap are united first. TAB's script counts repeated masks twice in precision.
- An annotator who marked nothing is an annotator. TAB's script counts those only who marked
  something, so a document that no one wants masked does not lower precision.
- A score without any case is undefined (NaN), not 0, and empty masks do not divide by zero.
- The parts of speech that may stay visible are a list of words.

Span scores compare a system's masks (overlapping ones united: what a reader sees is one gap) with
each annotator's DIRECT and QUASI mentions, without labels; a multiply annotated document counts
once per annotator.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError, check_choice
from ..names import DIRECT, NO_MASK, QUASI
from ..storage.progress import progress_bar
from ..types import AnnotatedText, GoldMention
from .intervals import (
    LEVEL,
    RESAMPLES,
    Array,
    PairedDifference,
    Score,
    compare,
    plain,
    ratio,
    score_with_interval,
)
from .masks import (
    Cleanup,
    Offsets,
    UnigramWeights,
    Weighting,
    check_gold,
    covered,
    fully_covered,
    ignorable,
    prepare_masks,
    tokens,
)
from .span_scores import LabelledSpan, align

# Sums of one document and one system, by column.
Counts = defaultdict[str, float]
UNIGRAM = "unigram"
_UNITS = ("entity", "mention", "token")


class Entity(NamedTuple):
    """Mentions of one annotator that mean the same thing, in annotation order."""

    annotator: str
    mentions: tuple[GoldMention, ...]

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
    """Entities of all annotators. A mention without an entity id is an entity of its own."""
    groups: dict[tuple[str, str], list[GoldMention]] = {}
    for annotator, mentions in text.annotations.items():
        for number, mention in enumerate(mentions):
            entity_id = mention.entity_id or f"\0{number}"
            groups.setdefault((annotator, entity_id), []).append(mention)
    return [Entity(annotator, tuple(mentions)) for (annotator, _), mentions in groups.items()]


class GoldDocument:
    """One text prepared for scoring many systems."""

    def __init__(self, text: AnnotatedText) -> None:
        self.source = text
        self.ignored = ignorable(text.text)
        self.entities = [entity for entity in entities_of(text) if entity.must_mask]
        self._entity_tokens = [
            [token for m in entity.mentions for token in tokens(text.text, m.start, m.end)]
            for entity in self.entities
        ]
        self._must_mask = [
            [mention for mention in mentions if mention.identifier_type != NO_MASK]
            for mentions in text.annotations.values()
        ]
        self._reach = [_furthest_end(len(text.text), mentions) for mentions in self._must_mask]

    def recall_counts(self, masks: Offsets) -> Counts:
        """How much of each kind of unit is masked: columns "token/quasi/masked", "token/PERSON"."""
        region = covered(len(self.source.text), masks) | self.ignored
        counts: Counts = defaultdict(float)
        for entity, entity_tokens in zip(self.entities, self._entity_tokens, strict=True):
            mentions = [(mention.start, mention.end) for mention in entity.mentions]
            masked = {
                "entity": fully_covered(region, entity.must_mask).all(keepdims=True),
                "mention": fully_covered(region, mentions),
                "token": fully_covered(region, entity_tokens),
            }
            for group in ("direct" if entity.is_direct else "quasi", entity.kind):
                for unit, hidden in masked.items():
                    counts[f"{unit}/{group}/masked"] += int(hidden.sum())
                    counts[f"{unit}/{group}"] += hidden.size
        return counts

    def precision_counts(self, masks: Offsets, weighting: Weighting | None) -> Counts:
        """How many annotators agree: columns "precision/token/agreed", "precision/token"."""
        counts: Counts = defaultdict(float)
        text = self.source.text
        mask_tokens = [token for start, end in masks for token in tokens(text, start, end)]
        for unit, spans in (("token", mask_tokens), ("mention", list(masks))):
            agreed = self.agreement(spans)
            schemes = {"precision": np.ones(len(spans))}
            if weighting is not None:
                schemes["weighted"] = np.asarray(weighting(text, spans), dtype=float)
            for scheme, weights in schemes.items():
                counts[f"{scheme}/{unit}/agreed"] = float(agreed @ weights)
                counts[f"{scheme}/{unit}"] = float(len(self._reach) * weights.sum())
        return counts

    def agreement(self, spans: Offsets) -> NDArray[np.float64]:
        """For each span, how many annotators have one mention to mask that contains it."""
        starts, ends = np.asarray(spans, dtype=int).reshape(-1, 2).T
        agreed = np.zeros(len(spans))
        for reach in self._reach:
            agreed += reach[starts] >= ends
        return agreed

    def span_counts(self, masks: Offsets) -> Counts:
        """Columns of the span scores: "exact/credit", and by type or kind "exact/QUASI/credit"."""
        counts: Counts = defaultdict(float)
        system = [LabelledSpan(start, end) for start, end in masks]
        for mentions in self._must_mask:
            by_span: dict[LabelledSpan, GoldMention] = {}
            for mention in mentions:
                by_span.setdefault(LabelledSpan(mention.start, mention.end), mention)
            gold = sorted(by_span)
            paired = {gold[i]: system[j] for i, j in align(gold, system)}
            for span in gold:
                exact = float(paired.get(span) == span)
                credits = {"exact": exact, "partial": max(exact, 0.5 * (span in paired))}
                groups = {by_span[span].kind, by_span[span].identifier_type}
                for scheme, credit in credits.items():
                    counts[f"{scheme}/credit"] += credit
                    for group in groups:
                        counts[f"{scheme}/{group}/credit"] += credit
                        counts[f"{scheme}/{group}"] += 1
            counts["spans/gold"] += len(gold)
            counts["spans/system"] += len(system)
        return counts


def _furthest_end(length: int, mentions: Sequence[GoldMention]) -> NDArray[np.int64]:
    """By character the furthest end of the mentions that start there or before."""
    furthest = np.zeros(length + 1, dtype=np.int64)
    for mention in mentions:
        furthest[mention.start] = max(furthest[mention.start], mention.end)
    return np.maximum.accumulate(furthest)


# The table of scores: what each is called and which columns it divides.


class Ratio(NamedTuple):
    """Sum of some columns over the sum of others; NaN where the denominator is 0."""

    top: tuple[str, ...]
    bottom: tuple[str, ...]


class Metric(NamedTuple):
    """A named score: one ratio, or two whose harmonic mean it is."""

    name: str
    parts: tuple[Ratio, ...]

    def compute(self, column: Callable[[str], Array]) -> Array:
        """The score for each row of counts."""
        values = [
            ratio(*(np.sum([column(name) for name in names], axis=0) for names in part))
            for part in self.parts
        ]
        return values[0] if len(values) == 1 else harmonic_mean(*values)


def harmonic_mean(precision: Array, recall: Array) -> Array:
    """F1. 0 if one of them is 0, even if the other is undefined; NaN if both are undefined."""
    with np.errstate(invalid="ignore", divide="ignore"):
        mean = 2 * precision * recall / (precision + recall)
    return np.where((precision == 0) | (recall == 0), 0.0, mean)


def _recall(unit: str, *groups: str) -> Ratio:
    bottom = tuple(f"{unit}/{group}" for group in groups)
    return Ratio(tuple(f"{column}/masked" for column in bottom), bottom)


def _make_metrics() -> Iterator[Metric]:
    for unit in _UNITS:
        groups = {"_direct": ("direct",), "_quasi": ("quasi",), "": ("direct", "quasi")}
        for suffix, names in groups.items():
            yield Metric(f"{unit}_recall{suffix}", (_recall(unit, *names),))
    for unit in ("token", "mention"):
        for scheme, suffix in (("precision", ""), ("weighted", "_weighted")):
            part = Ratio((f"{scheme}/{unit}/agreed",), (f"{scheme}/{unit}",))
            yield Metric(f"{unit}_precision{suffix}", (part,))
    precision = Ratio(("precision/token/agreed",), ("precision/token",))
    yield Metric("token_f1", (precision, _recall("token", "direct", "quasi")))
    for scheme in ("exact", "partial"):
        credit = (f"{scheme}/credit",)
        precision, recall = Ratio(credit, ("spans/system",)), Ratio(credit, ("spans/gold",))
        yield Metric(f"{scheme}_precision", (precision,))
        yield Metric(f"{scheme}_recall", (recall,))
        yield Metric(f"{scheme}_f1", (precision, recall))
        yield from (_span_recall(scheme, group, f"_{group.lower()}") for group in (DIRECT, QUASI))


def _span_recall(scheme: str, group: str, suffix: str = "") -> Metric:
    part = Ratio((f"{scheme}/{group}/credit",), (f"{scheme}/{group}",))
    return Metric(f"{scheme}_recall{suffix}", (part,))


METRICS = tuple(_make_metrics())


def kind_metrics(kind: str) -> list[Metric]:
    """Recalls over entities whose first mention is of a kind, and over spans of that kind."""
    tab = [Metric(f"{unit}_recall", (_recall(unit, kind),)) for unit in _UNITS]
    return [*tab, *(_span_recall(scheme, kind) for scheme in ("exact", "partial"))]


@dataclass(frozen=True, slots=True)
class SystemScores:
    """All scores of one system."""

    name: str
    metrics: Mapping[str, Score]  # By the names in `METRICS`.
    kinds: Mapping[str, Mapping[str, Score]]  # Recalls by kind of information, then by name.
    cleanup: Cleanup  # What had to be done to the masks first.
    doc_ids: tuple[str, ...]
    columns: tuple[str, ...]
    counts: Array  # Shape (documents, columns), what the scores were computed from.

    def __getitem__(self, metric: str) -> Score:
        check_choice("metric", metric, self.metrics)
        return self.metrics[metric]

    def to_dict(self) -> dict[str, Any]:
        """Plain values; None where a score is undefined."""
        return {
            "system": self.name,
            "documents": len(self.doc_ids),
            "metrics": plain(self.metrics),
            "kinds": plain(self.kinds),
            "masks": asdict(self.cleanup),
        }


@dataclass(frozen=True, slots=True)
class Settings:
    """How to score."""

    # For the weighted precisions; "unigram" takes the words' rarity in the gold texts, None leaves
    # the weighted precisions undefined.
    weighting: Weighting | str | None = UNIGRAM
    resamples: int = RESAMPLES  # Of the bootstrap; 0 leaves intervals undefined.
    level: float = LEVEL  # Of the intervals, between 0 and 1.
    seed: int = 0  # Of the resampling.

    @property
    def sampling(self) -> dict[str, Any]:
        """The arguments of the functions of `intervals`."""
        return {"resamples": self.resamples, "level": self.level, "seed": self.seed}


def evaluate_masks(
    gold: Sequence[AnnotatedText],
    masks: Mapping[str, Sequence[Sequence[Any]]],
    *,
    name: str = "system",
    settings: Settings | None = None,
) -> SystemScores:
    """Score one system."""
    return evaluate_systems(gold, {name: masks}, settings=settings)[name]


def evaluate_systems(
    gold: Sequence[AnnotatedText],
    systems: Mapping[str, Mapping[str, Sequence[Sequence[Any]]]],
    *,
    settings: Settings | None = None,
) -> dict[str, SystemScores]:
    """Score several systems on one gold corpus, which is prepared once."""
    settings = settings or Settings()
    check_gold(gold)
    prepared = {name: prepare_masks(gold, masks, name=name) for name, masks in systems.items()}
    documents = [GoldDocument(text) for text in gold]
    weighting = settings.weighting
    if isinstance(weighting, str):
        if weighting != UNIGRAM:
            refused = {"argument": "weighting", "value": weighting}
            reason = f"pass {UNIGRAM!r}, a Weighting or None"
            raise KanonError(Errors.E608.format(reason=reason, **refused))
        weighting = UnigramWeights(text.text for text in gold)
    return {
        name: _score(name, documents, masks, cleanup, weighting, settings)
        for name, (masks, cleanup) in prepared.items()
    }


def compare_systems(
    first: SystemScores, second: SystemScores, *, settings: Settings | None = None
) -> dict[str, PairedDifference]:
    """Metric by metric the difference "second minus first", paired by document."""
    if first.doc_ids != second.doc_ids:
        raise KanonError(
            f"[KN610] The scored documents of {first.name} and {second.name} differ, so they "
            "cannot be paired. Evaluate both on one gold corpus."
        )
    columns = sorted({*first.columns, *second.columns})

    def spread(scores: SystemScores) -> Array:
        counts = np.zeros((len(scores.doc_ids), len(columns)))
        counts[:, [columns.index(column) for column in scores.columns]] = scores.counts
        return counts

    statistic = partial(_statistic, METRICS, columns)
    sampling = (settings or Settings()).sampling
    differences = compare(spread(first), spread(second), statistic, **sampling)
    return {metric.name: value for metric, value in zip(METRICS, differences, strict=True)}


def _score(
    name: str,
    documents: Sequence[GoldDocument],
    masks: Sequence[Offsets],
    cleanup: Cleanup,
    weighting: Weighting | None,
    settings: Settings,
) -> SystemScores:
    pairs = zip(documents, masks, strict=True)
    rows = [
        document.recall_counts(spans)
        | document.precision_counts(spans, weighting)
        | document.span_counts(spans)
        for document, spans in progress_bar(pairs, name, total=len(masks), leave=False, delay=2)
    ]
    columns = sorted({column for row in rows for column in row})
    counts = np.array([[row[column] for column in columns] for row in rows], dtype=float)
    kinds = sorted({entity.kind for document in documents for entity in document.entities})
    groups = [METRICS, *map(kind_metrics, kinds)]
    every = [metric for metrics in groups for metric in metrics]
    statistic = partial(_statistic, every, columns)
    found = iter(score_with_interval(counts, statistic, **settings.sampling))
    metrics, *by_kind = ({m.name: next(found) for m in metrics} for metrics in groups)
    doc_ids = tuple(document.source.doc_id for document in documents)
    of_kinds = dict(zip(kinds, by_kind, strict=True))
    return SystemScores(name, metrics, of_kinds, cleanup, doc_ids, tuple(columns), counts)


def _statistic(metrics: Sequence[Metric], columns: Sequence[str], counts: Array) -> Array:
    """From summed counts, shape (..., columns), to scores, shape (..., metrics)."""
    position = {column: i for i, column in enumerate(columns)}
    zeros = np.zeros(counts.shape[:-1])

    def column(name: str) -> Array:
        return counts[..., position[name]] if name in position else zeros

    return np.stack([metric.compute(column) for metric in metrics], axis=-1)
