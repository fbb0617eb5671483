"""Score masks against gold annotations: every measure of this room, with intervals.

    scores = evaluate_masks(gold, masks)
    scores["entity_recall_direct"].value, scores["exact_f1"].low

`gold` are annotated texts, `masks` is what one system hides, `{doc_id: [(start, end), ...]}`.
Needs no model and no knowledge base.

Span scores compare a system's masks (overlapping ones united: what a reader sees is one gap) with
each annotator's DIRECT and QUASI mentions, without labels; a multiply annotated document counts
once per annotator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError
from ..names import DIRECT, NO_MASK, QUASI
from ..storage.progress import progress_bar
from ..types import AnnotatedText, GoldMention
from .intervals import LEVEL, RESAMPLES, Array, PairedDifference, Score, compare, intervals
from .masks import (
    DEFAULT_IGNORABLE,
    Cleanup,
    Ignorable,
    UnigramWeights,
    Weighting,
    character_overlap,
    check_gold,
    covered,
    fully_covered,
    prepare_masks,
    token_overlap,
    tokens,
)
from .span_scores import LabelledSpan, align, score_document

# The measures of the Text Anonymization Benchmark (Pilán et al. 2022, section 5).
#
# Gold: the mentions of one annotator with one `entity_id` are an entity. It needs masking if any of
# its mentions is DIRECT or QUASI. It is a direct identifier if its first mention is.
#
# - A mention or token is *masked* if every character is, apart from ignorable ones (`ignorable`).
# - *Entity recall*: an entity counts if all of its mentions that need masking are masked. For
# direct
#   identifiers this is the paper's ER_di, for quasi identifiers ER_qi.
# - *Mention and token recall*: over all mentions of entities that need masking, NO_MASK mentions of
#   such entities too; tokens are `\w+` inside a mention and count once per mention.
# - *Token and mention precision*: a token of a mask, or a mask, scores the share of the document's
#   annotators one of whose DIRECT or QUASI mentions contains it whole. It may be weighted by
#   information content (`weights`).
# - All are micro-averages: numerators and denominators are summed over documents and annotators.
#
# Where this differs from TAB's own script, and why:
#
# - A document without masks is an error, not left out: leaving hard documents out raised the
# scores.
# - Masks that overlap are united first. TAB's script counts repeated masks twice in precision.
# - An annotator who marked nothing is an annotator. TAB's script counts those only who marked
#   something, so a document that nobody wants masked does not lower precision.
# - A score without any case is undefined (NaN), not 0, and empty masks do not divide by zero.
# - The parts of speech that may stay visible are a list of words unless tagged Docs are given.

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
    """Entities of all annotators. A mention without an entity id is an entity of its own."""
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
        """For each span, how many annotators have one mention to mask that contains it."""
        if not spans:
            return np.zeros(0)
        starts, ends = np.asarray(spans).T
        agreed = np.zeros(len(spans))
        for reach in self._reach:
            agreed += reach[starts] >= ends
        return agreed

    def must_mask(self) -> Iterator[tuple[str, list[GoldMention]]]:
        """For each annotator the mentions that need masking."""
        for annotator, mentions in self.source.annotations.items():
            yield annotator, [m for m in mentions if m.identifier_type != NO_MASK]


def tab_counts(
    document: GoldDocument, masks: Offsets, weighting: Weighting | None = None
) -> Counts:
    """All columns of one document and one system."""
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
    """All columns that occur, sorted."""
    return sorted({column for counts in documents for column in counts})


# The table of scores: what each is called and which counts it divides.
#
# A score is a ratio of summed counts, or the harmonic mean of two such ratios. Counts are columns
# that `tab.tab_counts` and `systems` make per document.

Columns = Callable[[str], Array]


@dataclass(frozen=True, slots=True)
class Ratio:
    """Sum of some columns over the sum of others; NaN where the denominator is 0.

    top, bottom (tuple[str, ...]): Names of columns.
    """

    top: tuple[str, ...]
    bottom: tuple[str, ...]

    def compute(self, column: Columns) -> Array:
        """The ratio for each row of counts."""
        top = np.sum([column(name) for name in self.top], axis=0)
        bottom = np.sum([column(name) for name in self.bottom], axis=0)
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.where(bottom > 0, top / bottom, np.nan)


@dataclass(frozen=True, slots=True)
class Metric:
    """A named score.

    name (str): As in JSON and reports.
    parts (tuple[Ratio, ...]): One ratio, or two whose harmonic mean is the score.
    definition (str): One line for reports.
    """

    name: str
    parts: tuple[Ratio, ...]
    definition: str

    def compute(self, column: Columns) -> Array:
        """The score for each row of counts."""
        values = [part.compute(column) for part in self.parts]
        return values[0] if len(values) == 1 else harmonic_mean(*values)


def harmonic_mean(precision: Array, recall: Array) -> Array:
    """F1. 0 if one of them is 0, even if the other is undefined; NaN if both are undefined."""
    total = precision + recall
    with np.errstate(invalid="ignore", divide="ignore"):
        mean = 2 * precision * recall / total
    return np.where((precision == 0) | (recall == 0), 0.0, mean)


def _recall(unit: str, *groups: str) -> Ratio:
    return Ratio(
        tuple(f"{unit}/{group}/masked" for group in groups),
        tuple(f"{unit}/{group}" for group in groups),
    )


def _precision(scheme: str, unit: str) -> Ratio:
    return Ratio((f"{scheme}/{unit}/agreed",), (f"{scheme}/{unit}",))


def _prf(name: str, what: str, precision: Ratio, recall: Ratio) -> list[Metric]:
    return [
        Metric(f"{name}_precision", (precision,), f"precision of {what}"),
        Metric(f"{name}_recall", (recall,), f"recall of {what}"),
        Metric(f"{name}_f1", (precision, recall), f"F1 of {what}"),
    ]


def _tab_metrics() -> list[Metric]:
    metrics = []
    for unit, plural in (("entity", "entities"), ("mention", "mentions"), ("token", "tokens")):
        groups = {"_direct": ("direct",), "_quasi": ("quasi",), "": ("direct", "quasi")}
        for suffix, names in groups.items():
            what = " and ".join(names)
            metrics.append(
                Metric(
                    f"{unit}_recall{suffix}",
                    (_recall(unit, *names),),
                    f"share of {plural} of {what} identifiers that are masked (TAB)",
                )
            )
    for unit in ("token", "mention"):
        metrics += [
            Metric(
                f"{unit}_precision",
                (_precision("precision", unit),),
                f"share of annotators who mask a masked {unit} too (TAB)",
            ),
            Metric(
                f"{unit}_precision_weighted",
                (_precision("weighted", unit),),
                f"the same, each {unit} weighted by its information (TAB)",
            ),
        ]
    f1 = (_precision("precision", "token"), _recall("token", "direct", "quasi"))
    metrics.append(
        Metric("token_f1", f1, "harmonic mean of token_precision and token_recall (TAB)")
    )
    return metrics


def _span_metrics() -> list[Metric]:
    metrics = []
    for scheme in ("exact", "partial"):
        precision = Ratio((f"{scheme}/credit",), (f"{scheme}/actual",))
        recall = Ratio((f"{scheme}/credit",), (f"{scheme}/possible",))
        metrics += _prf(scheme, f"spans, {scheme} boundaries (SemEval-2013)", precision, recall)
        metrics += [_typed_recall(scheme, group) for group in ("DIRECT", "QUASI")]
    return metrics


def _typed_recall(scheme: str, group: str) -> Metric:
    ratio = Ratio((f"{scheme}/{group}/credit",), (f"exact/{group}",))
    definition = f"recall of {group} spans, {scheme} boundaries"
    return Metric(f"{scheme}_recall_{group.lower()}", (ratio,), definition)


def _distinct_metrics() -> list[Metric]:
    metrics = []
    for unit in ("token", "character"):
        both = f"distinct/{unit}/both"
        metrics += _prf(
            f"distinct_{unit}",
            f"{unit}s of the text, each once per annotator",
            Ratio((both,), (f"distinct/{unit}/system",)),
            Ratio((both,), (f"distinct/{unit}/gold",)),
        )
    return metrics


METRICS: tuple[Metric, ...] = (*_tab_metrics(), *_span_metrics(), *_distinct_metrics())


def kind_metrics(kind: str) -> Sequence[Metric]:
    """Recalls over entities whose first mention is of a kind, and over spans of that kind."""
    tab = [
        Metric(f"{unit}_recall", (_recall(unit, kind),), f"{unit} recall of {kind}")
        for unit in ("entity", "mention", "token")
    ]
    spans = [
        Metric(
            f"{scheme}_recall",
            (Ratio((f"{scheme}/{kind}/credit",), (f"exact/{kind}",)),),
            f"recall of {kind} spans, {scheme} boundaries",
        )
        for scheme in ("exact", "partial")
    ]
    return [*tab, *spans]


UNIGRAM = "unigram"


@dataclass(frozen=True, slots=True)
class SystemScores:
    """All scores of one system.

    name (str): Of the system.
    metrics (Mapping[str, Score]): By the names in `metrics.METRICS`.
    kinds (Mapping[str, Mapping[str, Score]]): Recalls by kind of information, then by name.
    cleanup (Cleanup): What had to be done to the masks first.
    doc_ids (tuple[str, ...]): Documents in the order of the rows.
    columns (tuple[str, ...]): Names of the counts.
    counts (Array): Shape (documents, columns), what the scores were computed from.
    """

    name: str
    metrics: Mapping[str, Score]
    kinds: Mapping[str, Mapping[str, Score]]
    cleanup: Cleanup
    doc_ids: tuple[str, ...]
    columns: tuple[str, ...]
    counts: Array

    def __getitem__(self, metric: str) -> Score:
        if metric not in self.metrics:
            raise KanonError(Errors.E606.format(name=metric, names=", ".join(self.metrics)))
        return self.metrics[metric]

    def to_dict(self) -> dict[str, Any]:
        """Plain values; None where a score is undefined."""
        return {
            "system": self.name,
            "documents": len(self.doc_ids),
            "metrics": {name: score.to_dict() for name, score in self.metrics.items()},
            "kinds": {
                kind: {name: score.to_dict() for name, score in scores.items()}
                for kind, scores in self.kinds.items()
            },
            "masks": self.cleanup.to_dict(),
        }


@dataclass(frozen=True, slots=True)
class Settings:
    """How to score.

    resamples, level, seed: Of the bootstrap (`intervals.intervals`).

    weighting (Weighting | "unigram" | None): For the weighted precisions; "unigram" takes the
        words' rarity in the gold texts, None leaves the weighted precisions undefined.
    ignorable (Ignorable): Which characters may stay visible.
    allow_missing (bool): Count documents without masks as unmasked instead of refusing.
    resamples (int): Of the bootstrap; 0 leaves intervals undefined.
    level (float): Of the intervals, between 0 and 1.
    seed (int): Of the resampling.
    """

    weighting: Weighting | str | None = UNIGRAM
    ignorable: Ignorable = DEFAULT_IGNORABLE
    allow_missing: bool = False
    resamples: int = RESAMPLES
    level: float = LEVEL
    seed: int = 0


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
    prepared = {
        name: prepare_masks(gold, masks, name=name, allow_missing=settings.allow_missing)
        for name, masks in systems.items()
    }
    documents = [GoldDocument(text, settings.ignorable) for text in gold]
    weighting = _weighting(settings.weighting, gold)
    return {name: _score(name, documents, *prepared[name], weighting, settings) for name in systems}


def compare_systems(
    first: SystemScores, second: SystemScores, *, settings: Settings | None = None
) -> dict[str, PairedDifference]:
    """Metric by metric the difference "second minus first", paired by document."""
    if first.doc_ids != second.doc_ids:
        raise KanonError(
            f"[KN610] The scored documents of {first.name} and {second.name} differ, so they "
            "cannot be paired. Evaluate both on one gold corpus."
        )
    settings = settings or Settings()
    columns = sorted({*first.columns, *second.columns})
    differences = compare(
        _spread(first, columns),
        _spread(second, columns),
        partial(_statistic, METRICS, columns),
        resamples=settings.resamples,
        level=settings.level,
        seed=settings.seed,
    )
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
        tab_counts(document, spans, weighting) | _span_counts(document, spans)
        for document, spans in progress_bar(pairs, name, total=len(masks), leave=False, delay=2)
    ]
    columns = columns_of(rows)
    counts = np.array([[row.get(column, 0.0) for column in columns] for row in rows])
    kinds = sorted({entity.kind for document in documents for entity in document.entities})
    by_kind = {kind: kind_metrics(kind) for kind in kinds}
    every = [*METRICS, *(metric for metrics in by_kind.values() for metric in metrics)]
    statistic = partial(_statistic, every, columns)
    values = statistic(counts.sum(axis=0))
    low, high = intervals(
        counts,
        statistic,
        resamples=settings.resamples,
        level=settings.level,
        seed=settings.seed,
    )
    scores = {
        metric: Score(float(values[i]), float(low[i]), float(high[i]))
        for i, metric in enumerate(every)
    }
    return SystemScores(
        name,
        {metric.name: scores[metric] for metric in METRICS},
        {
            kind: {metric.name: scores[metric] for metric in metrics}
            for kind, metrics in by_kind.items()
        },
        cleanup,
        tuple(document.source.doc_id for document in documents),
        tuple(columns),
        counts,
    )


def _statistic(metrics: Sequence[Metric], columns: Sequence[str], counts: Array) -> Array:
    """From summed counts, shape (..., columns), to scores, shape (..., metrics)."""
    position = {column: i for i, column in enumerate(columns)}
    zeros = np.zeros(counts.shape[:-1])

    def column(name: str) -> Array:
        return counts[..., position[name]] if name in position else zeros

    return np.stack([metric.compute(column) for metric in metrics], axis=-1)


def _span_counts(document: GoldDocument, masks: Offsets) -> Counts:
    """Columns of the span scores ("exact/credit") and of distinct tokens and characters."""
    counts: Counts = {}
    system = [LabelledSpan(start, end) for start, end in masks]
    text = document.source.text
    for _, mentions in document.must_mask():
        gold = [LabelledSpan(mention.start, mention.end) for mention in mentions]
        by_scheme = score_document(gold, system)
        spans = [(span.start, span.end) for span in gold]
        parts = {
            "token": token_overlap(text, spans, masks),
            "character": character_overlap(len(text), spans, masks),
        }
        added = {
            f"{scheme}/{part}": float(getattr(by_scheme[scheme], part))
            for scheme in ("exact", "partial")
            for part in ("credit", "possible", "actual")
        } | {
            f"distinct/{unit}/{part}": float(getattr(overlap, part))
            for unit, overlap in parts.items()
            for part in ("both", "gold", "system")
        }
        for column, value in (*added.items(), *_recall_by_type(mentions, system)):
            counts[column] = counts.get(column, 0) + value
    return counts


def _recall_by_type(
    mentions: Sequence[GoldMention], system: Sequence[LabelledSpan]
) -> list[tuple[str, float]]:
    """Credit and number of gold spans by the mention's own identifier type and kind."""
    by_span: dict[LabelledSpan, GoldMention] = {}
    for mention in mentions:
        by_span.setdefault(LabelledSpan(mention.start, mention.end), mention)
    gold = sorted(by_span)
    paired = {gold[i]: system[j] for i, j in align(gold, sorted(system))}
    counts = []
    for span in gold:
        exact = paired.get(span) == span
        partial_credit = 1.0 if exact else 0.5 if span in paired else 0.0
        groups = [by_span[span].kind]
        groups += [group for group in (DIRECT, QUASI) if group == by_span[span].identifier_type]
        for group in groups:
            counts += [
                (f"exact/{group}/credit", float(exact)),
                (f"partial/{group}/credit", partial_credit),
                (f"exact/{group}", 1.0),
            ]
    return counts


def _weighting(
    weighting: Weighting | str | None, gold: Sequence[AnnotatedText]
) -> Weighting | None:
    if not isinstance(weighting, str):
        return weighting
    if weighting != UNIGRAM:
        reason = f"pass {UNIGRAM!r}, a Weighting or None"
        raise KanonError(Errors.E608.format(argument="weighting", value=weighting, reason=reason))
    return UnigramWeights(text.text for text in gold)


def _spread(scores: SystemScores, columns: Sequence[str]) -> Array:
    """The system's counts with the given columns, zero where it has none."""
    spread = np.zeros((len(scores.doc_ids), len(columns)))
    for i, column in enumerate(scores.columns):
        spread[:, columns.index(column)] = scores.counts[:, i]
    return spread
