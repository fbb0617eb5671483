"""Choose the operating point of a masker, so that a promise of recall holds."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from spacy.language import Language

from ..components import kanon_tagger as tagger
from ..components.kanon_masker import RECALL, read_recall
from ..errors import Errors, KanonError
from ..evaluation import recall
from ..evaluation.intervals import Score, plain
from ..evaluation.mask_scores import GoldDocument
from ..formats.masks import hidden_spans
from ..formats.registry import read_texts
from ..names import KANON, MASK, NO_MASK, decision_of, kind_of_label
from ..release.runner import FACTORY, find_component, load_pipeline
from ..storage.files import check_new_folder, whole_folder
from ..storage.progress import progress_bar
from ..training.corpora import fingerprint_of, training_texts
from ..types import AnnotatedText

Warn = Callable[[str], Any]


class Settings(NamedTuple):
    """What is promised, and of which component."""

    catch: float  # Share of what has to go that is to be hidden: .95 misses at most 5 %.
    of: str = "quasi"  # Of what: quasi (entities), direct (entities) or token.
    confidence: float | None = None  # Of the promise, e.g. .9; without one it holds on average.
    component: str | None = None  # What to move; by default the last component that can be.
    # Refuse a promise that makes less than this share of what is hidden right.
    min_precision: float = 0.5


# A promise that takes more than this from the precision is warned of.
_EXPENSIVE = 0.1


def calibrate_recall(
    pipeline: Path,
    dev: Path,
    output: Path,
    settings: Settings,
    *,
    force: bool = False,
    warn: Warn = warnings.warn,
) -> dict[str, Any]:
    """Write a pipeline that catches what it promises to catch.

    RETURNS (dict[str, Any]): The promise and what it was made on, as the pipeline's meta has it.
    """
    check_new_folder(output, force=force, inputs=[pipeline, dev])
    promise = recall.Promise(settings.catch, settings.confidence)
    documents = recall.documents_with(_read(dev), settings.of)
    texts = [document.source for document in documents]
    nlp = load_pipeline(pipeline)
    point = tagger.get_operating_point(nlp, settings.component)
    least = recall.least_documents(promise)
    if len(texts) < least:
        needed = f"it takes {least} documents even if nothing is missed"
        raise _too_few(len(texts), settings, needed)
    _warn(warn, nlp, point, texts)
    key = tagger.masks_key(nlp)
    before = measure_points(nlp, point, key, documents, settings.of, move=False)
    measured = measure_points(nlp, point, key, documents, settings.of, move=True)
    column = recall.choose(measured.losses, promise)
    if column is None:
        raise _not_certified(measured, settings, promise)
    _weigh_precision(warn, measured.precision(column), before.precision(0), len(texts), settings)
    point.move(tagger.LOGIT_BIASES[column])
    masker = find_component(nlp, FACTORY)
    losses = measured.losses[:, column].tolist()
    record = {
        "message": _message(settings, len(losses)),
        "catch": settings.catch,
        "of": settings.of,
        "confidence": settings.confidence,
        "bound": recall.BETTING,  # Which inequality proved it.
        "component": point.name,
        "setting": {"logit_bias": point.pipe.logit_bias},
        "documents": len(losses),  # With something to hide.
        "caught": round(1 - sum(losses) / len(losses), 4),  # Mean share caught in them.
        # What the mean of all documents like them does not fall short of, at the confidence or 0.9.
        "caught_low": round(1 - recall.upper_bound(losses, promise.error), 4),
        # Values with the bounds of their intervals; None where undefined.
        "caught_together": _rounded(measured.caught(column)),  # Share caught of all in them.
        "precision": _rounded(measured.precision(column)),  # Of hidden tokens that people hide.
        "precision_before": _rounded(before.precision(0)),
        "caught_before": round(1 - float(before.losses.mean()), 4),
        "knowledge_base": "" if masker is None else masker.kb.open().fingerprint,
        "losses": [round(loss, 4) for loss in losses],  # In an order of their own.
        "texts": [fingerprint_of(text.text) for text in texts],
    }
    nlp.meta.setdefault(KANON, {})[RECALL] = record
    with whole_folder(output, force=force) as folder:
        nlp.to_disk(folder)
    return record


def _weigh_precision(
    warn: Warn, precision: Score, before: Score, documents: int, settings: Settings
) -> None:
    """RAISES (KanonError): KN563 if the promise leaves too little of what is hidden right."""
    value, earlier = plain(precision.value), plain(before.value)
    if value is None:
        return
    expected = (
        f"of what is hidden, {100 * value:.3g} % ({100 * precision.low:.3g} to "
        f"{100 * precision.high:.3g}) is what people hide"
    )
    if value < settings.min_precision:
        raise KanonError(
            f"[KN563] The promise costs too much: {expected}, less than --min-precision "
            f"{settings.min_precision:g}. Annotate more than {documents} documents, ask for less, "
            "or lower --min-precision."
        )
    if earlier is not None and value < earlier - _EXPENSIVE:
        warn(
            f"The promise is expensive: {expected}, before {100 * earlier:.3g} %. More than "
            f"{documents} documents may make it cheaper."
        )


def check_recall(
    pipeline: Path, dev: Path, *, warn: Warn = warnings.warn
) -> tuple[dict[str, Any], recall.Drift]:
    """Does a pipeline keep its promise on new documents?"""
    nlp = load_pipeline(pipeline)
    record = read_recall(nlp.meta)
    if record is None:
        raise KanonError(Errors.E576.format(path=pipeline))
    documents = recall.documents_with(_read(dev), record["of"])
    texts = [document.source for document in documents]
    point = tagger.get_operating_point(nlp, record["component"])
    _warn(warn, nlp, point, texts, calibrated=record["texts"])
    measured = measure_points(
        nlp, point, tagger.masks_key(nlp), documents, record["of"], move=False
    )
    promise = recall.Promise(record["catch"], record["confidence"])
    return record, recall.check(measured.losses[:, 0].tolist(), promise)


def _read(dev: Path) -> list[AnnotatedText]:
    """Documents in an order that has nothing to do with them."""
    # In an order that has nothing to do with what is in them.
    return sorted(read_texts(dev), key=lambda t: (fingerprint_of(t.text, 16), t.doc_id))


def measure_points(
    nlp: Language,
    point: tagger.OperatingPoint,
    key: str,
    documents: Sequence[GoldDocument],
    unit: str,
    *,
    move: bool,
) -> recall.Measured:
    """What a pipeline misses at all operating points, or where it stands."""
    first = nlp.pipe_names.index(point.name)
    docs = [nlp.make_doc(document.source.text) for document in documents]
    for _, pipe in nlp.pipeline[:first]:
        docs = [pipe(doc) for doc in docs]
    masks: list[list[list[tuple[int, int]]]] = []
    with tagger.scoring_once(point):
        values = tagger.LOGIT_BIASES if move else [None]
        for value in progress_bar(values, "settings", total=len(values), leave=False, delay=2):
            if value is not None:
                point.move(value)
            row = []
            for doc in docs:
                doc = doc.copy()
                for _, pipe in nlp.pipeline[first:]:
                    doc = pipe(doc)
                row.append(hidden_spans(doc, key))
            masks.append(row)
    return recall.measure(documents, masks, unit)


def _not_certified(
    measured: recall.Measured, settings: Settings, promise: recall.Promise
) -> KanonError:
    losses = measured.losses[:, -1]
    needed = recall.documents_needed(losses, promise)
    caught = f"hiding the most, it catches {1 - losses.mean():.3f} of them on average"
    would = "with which no number would do" if needed is None else f"so {needed} documents would do"
    return _too_few(len(losses), settings, f"{caught}, {would}")


def _too_few(count: int, settings: Settings, needed: str) -> KanonError:
    confidence = "" if settings.confidence is None else f" with confidence {settings.confidence:g}"
    promised = {"of": recall.NAMES[settings.of], "catch": settings.catch, "confidence": confidence}
    return KanonError(Errors.E572.format(count=count, needed=needed, **promised))


def _warn(
    warn: Warn,
    nlp: Language,
    point: tagger.OperatingPoint,
    texts: Sequence[AnnotatedText],
    *,
    calibrated: Sequence[str] = (),
) -> None:
    """Documents that the pipeline has seen, and kinds for which it has no label."""
    prints = [fingerprint_of(text.text) for text in texts]
    for known, what in ((training_texts(nlp.meta), "trained"), (calibrated, "calibrated")):
        if same := sum(map({*known}.__contains__, prints)):
            warn(
                f"{same} of {len(texts)} documents are among those that the pipeline was {what} "
                "on. It does better on them than on others: what follows promises nothing."
            )
    _warn_of_kinds(warn, point, texts)
    if len(set(prints)) < len(prints):
        warn(f"{len(prints) - len(set(prints))} documents are there twice; each counts.")


def _warn_of_kinds(
    warn: Warn, point: tagger.OperatingPoint, texts: Sequence[AnnotatedText]
) -> None:
    """Kinds that people hide and for which a recognizer with kinds has no label."""
    labels = [label for label in point.pipe.labels if decision_of(label) is not False]
    if not labels or MASK in labels:
        return
    named = {kind_of_label(label) for label in labels}
    unnamed = {
        kind_of_label(mention.kind)
        for text in texts
        for mentions in text.annotations.values()
        for mention in mentions
        if mention.identifier_type != NO_MASK
    } - named
    if unnamed:
        warn(
            f"{point.name} has no label for {', '.join(sorted(unnamed))}: what people hide of "
            "these kinds is caught by chance, or by rules. Train it with annotations of them."
        )


def _message(settings: Settings, documents: int) -> str:
    share = (
        f"at most {100 * (1 - settings.catch):.3g} % of a document's {recall.NAMES[settings.of]}"
    )
    like = (
        f"documents like the {documents} it was calibrated on (as if all were drawn from one urn)"
    )
    if settings.confidence is None:
        return f"On average {share} are missed, in {like}."
    return f"With confidence {settings.confidence:g}, {share} are missed on average in {like}."


def _rounded(score: Score) -> list[float | None]:
    return [None if value is None else round(value, 4) for value in plain(list(score))]
