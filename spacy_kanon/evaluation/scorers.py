"""Scorers for spaCy: `spacy train` and `spacy evaluate` print the figures of this room.

[components.masker.scorer]
@scorers = "spacy-kanon.mask_scorer.v1"
spans_key = "sc"
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from spacy.tokens import Doc, Span
from spacy.training import Example
from spacy.util import registry

from ..errors import KanonError
from ..names import GOLD_ANNOTATIONS, KANON, MASK
from ..types import AnnotatedText, GoldMention
from .mask_scores import Settings, evaluate_masks
from .masks import Overlap, merge, token_overlap
from .span_scores import LabelledSpan, SpanCounts, check_scheme, score_by_label, score_spans

ENTS = "ents"

_TAB_METRICS = {
    "tab_entity_direct_r": "entity_recall_direct",
    "tab_entity_quasi_r": "entity_recall_quasi",
    "tab_token_p": "token_precision",
    "tab_token_r": "token_recall",
    "tab_token_f": "token_f1",
}


def mask_score(
    examples: Iterable[Example],
    *,
    spans_key: str = ENTS,
    gold_spans_key: str | None = None,
    labels: Sequence[str] = (MASK,),
    **kwargs: Any,
) -> dict[str, Any]:
    """How well the spans with a mask label agree with the reference's."""
    gold_key = gold_spans_key or spans_key
    exact = partial = SpanCounts()
    tokens = Overlap()
    for eg in examples:
        gold = sorted({offsets(span) for span in _spans(eg.reference, gold_key, labels)})
        system = merge(offsets(span) for span in _spans(eg.predicted, spans_key, labels))
        counts = score_spans(
            [[LabelledSpan(*span) for span in gold]], [[LabelledSpan(*span) for span in system]]
        )
        exact += counts["exact"]
        partial += counts["partial"]
        tokens += token_overlap(eg.reference.text, gold, system)
    scores: dict[str, Any] = {}
    for name, counted in (("exact", exact), ("partial", partial), ("token", tokens)):
        scores |= _prf(f"mask_{name}", counted)
    return scores


def tab_score(
    examples: Iterable[Example],
    *,
    spans_key: str = KANON,
    labels: Sequence[str] = (MASK,),
    **kwargs: Any,
) -> dict[str, Any]:
    """TAB's measures (`tab`) of the spans with a mask label.

    The references come from `kanon convert ... OUT.spacy`, which keeps identifier types, entities
    and annotators.
    """
    gold, masks = [], {}
    for number, eg in enumerate(examples):
        gold.append(_annotated(eg.reference, str(number)))
        spans = _spans(eg.predicted, spans_key, labels)
        masks[str(number)] = [offsets(span) for span in spans]
    if not gold:
        return dict.fromkeys(_TAB_METRICS)
    scores = evaluate_masks(gold, masks, settings=Settings(weighting=None, resamples=0))
    values = {key: scores[metric].value for key, metric in _TAB_METRICS.items()}
    return {key: None if math.isnan(value) else value for key, value in values.items()}


def span_score(
    examples: Iterable[Example],
    *,
    spans_key: str = ENTS,
    gold_spans_key: str | None = None,
    scheme: str = "strict",
    **kwargs: Any,
) -> dict[str, Any]:
    """SemEval-2013 scores of labelled spans under one scheme of `spans.SCHEMES`."""
    examples = list(examples)
    gold_key = gold_spans_key or spans_key
    gold = [_labelled(eg.reference, gold_key) for eg in examples]
    system = [_labelled(eg.predicted, spans_key) for eg in examples]
    name = f"spans_{scheme}"
    scores: dict[str, Any] = {**_prf(name, score_spans(gold, system)[scheme])}
    scores[f"{name}_per_type"] = {
        label: {key[1:]: value for key, value in _prf("", counts[scheme]).items()}
        for label, counts in score_by_label(gold, system).items()
    }
    return scores


@registry.scorers("spacy-kanon.mask_scorer.v1")
def make_mask_scorer(
    spans_key: str = ENTS,
    gold_spans_key: str | None = None,
    labels: Sequence[str] = (MASK,),
) -> Callable[..., dict[str, Any]]:
    """Configure `mask_score`.

    spans_key (str): A span group, or "ents" for the entities.
    gold_spans_key (str | None): The same for the reference; None takes `spans_key`.
    labels (Sequence[str]): Labels that mean "hide this"; empty takes all.
    RETURNS (Callable[..., dict[str, Any]]): To be called with Examples; it can be pickled.
    """
    settings = {"spans_key": spans_key, "gold_spans_key": gold_spans_key, "labels": labels}
    return partial(_score, mask_score, settings)


@registry.scorers("spacy-kanon.tab_scorer.v1")
def make_tab_scorer(
    spans_key: str = KANON, labels: Sequence[str] = (MASK,)
) -> Callable[..., dict[str, Any]]:
    """Configure `tab_score`.

    spans_key (str): A span group, or "ents" for the entities.
    labels (Sequence[str]): Labels that mean "hide this"; empty takes all.
    RETURNS (Callable[..., dict[str, Any]]): To be called with Examples; it can be pickled.
    """
    return partial(_score, tab_score, {"spans_key": spans_key, "labels": labels})


@registry.scorers("spacy-kanon.span_scorer.v1")
def make_span_scorer(
    spans_key: str = ENTS, gold_spans_key: str | None = None, scheme: str = "strict"
) -> Callable[..., dict[str, Any]]:
    """Configure `span_score`.

    spans_key (str): A span group, or "ents" for the entities.
    gold_spans_key (str | None): The same for the reference; None takes `spans_key`.
    scheme (str): One of `span_scores.SCHEMES`.
    RETURNS (Callable[..., dict[str, Any]]): To be called with Examples; it can be pickled.
    RAISES (KanonError): E321 if there is no such scheme.
    """
    check_scheme(scheme)
    settings = {"spans_key": spans_key, "gold_spans_key": gold_spans_key, "scheme": scheme}
    return partial(_score, span_score, settings)


def _score(
    score: Callable[..., dict[str, Any]],
    settings: dict[str, Any],
    examples: Iterable[Example],
    **kwargs: Any,
) -> dict[str, Any]:
    """A configured scorer: what spaCy passes besides does not override its settings."""
    return score(examples, **settings)


def offsets(span: Span) -> tuple[int, int]:
    """Character offsets of a span."""
    return span.start_char, span.end_char


def _spans(doc: Doc, key: str, labels: Sequence[str]) -> list[Span]:
    spans = doc.ents if key == ENTS else doc.spans.get(key, ())
    return [span for span in spans if len(span) and (not labels or span.label_ in labels)]


def _labelled(doc: Doc, key: str) -> list[LabelledSpan]:
    return [LabelledSpan(*offsets(span), span.label_) for span in _spans(doc, key, ())]


def _annotated(doc: Doc, doc_id: str) -> AnnotatedText:
    if GOLD_ANNOTATIONS not in doc.user_data:
        raise KanonError(
            "[KN611] A reference Doc holds no gold annotations. Make the corpus with: python -m "
            "spacy kanon convert GOLD OUT.spacy"
        )
    annotations = {
        annotator: [GoldMention(**mention) for mention in mentions]
        for annotator, mentions in json.loads(doc.user_data[GOLD_ANNOTATIONS]).items()
    }
    return AnnotatedText(doc_id, doc.text, annotations)


def _prf(name: str, counted: SpanCounts | Overlap) -> dict[str, float | None]:
    values = {"p": counted.precision, "r": counted.recall, "f": counted.f1}
    return {f"{name}_{key}": None if value != value else value for key, value in values.items()}
