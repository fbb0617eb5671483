"""`span_classifier`: a trained judge that reads a span, its context and numbers about both."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

import numpy as np
from spacy.language import Language
from spacy.pipeline import TrainablePipe
from spacy.tokens import Doc, Span
from spacy.training import Example
from thinc.api import Model, Optimizer, set_dropout_rate
from thinc.types import Floats2d

from ..detection.risk_spans import RiskSpan, SpannedText, link_entities, profiles
from ..errors import Errors, KanonError
from ..names import KEEP, KINDS, MASK, NO_MASK, SPAN_RISK
from .kanon_pipe import SentToProcesses, check_threshold, language_of
from .states import register_extensions
from .supplied_spans import spanned_text, spans_to_judge

# From a text and its spans to one row of numbers a span, shape (spans, numbers); all finite.
Numbers = Callable[[SpannedText], list[list[float]]]


class SpanClassifier(SentToProcesses, TrainablePipe):
    """The probability that a person would mask each span, in `doc.spans["span_risk"]`.

    It trains on `eg.reference.spans[gold_spans_key]`: label = kind, id = identifier type, as
    `convert` writes them. Before it is trained it says nothing: every span has the risk 1.

    numbers (Callable | None): More numbers about spans: a text with spans to one row a span.
    """

    def __init__(
        self,
        nlp: Language,
        name: str,
        model: Model,
        *,
        numbers: Numbers | None,
        sources: Iterable[str],
        rules: bool,
        gold_spans_key: str,
        threshold: float,
    ) -> None:
        if rules:
            language_of(nlp, name, instead="Set rules = false.")
        check_threshold(threshold)
        register_extensions()
        super().__init__(nlp.vocab, model, name)
        self.numbers = numbers
        self.sources = tuple(sources)
        self.rules = rules
        self.gold_spans_key = gold_spans_key
        self.threshold = threshold

    @property
    def labels(self) -> tuple[str, ...]:
        return (MASK,)

    @property
    def label_data(self) -> list[str]:
        return [MASK]

    def predict(self, docs: Iterable[Doc]) -> list[list[tuple[Span, float]]]:
        """Spans with their probabilities."""
        docs = list(docs)
        found = [spans_to_judge(doc, self.sources, rules=self.rules) for doc in docs]
        if not self.cfg.get("trained"):
            scores = [[1.0] * len(spans) for spans in found]
        else:
            scores = [[] for _ in docs]
            used = [i for i, spans in enumerate(found) if spans]
            if used:
                inputs = self._inputs([docs[i] for i in used], [found[i] for i in used])
                logits = self.model.predict(inputs)
                values = iter(_sigmoid(self.model.ops.to_numpy(logits)[:, 0]).tolist())
                for i in used:
                    scores[i] = list(islice(values, len(found[i])))
        return [
            [(_tokens(doc, span), score) for span, score in zip(spans, row, strict=True)]
            for doc, spans, row in zip(docs, found, scores, strict=True)
        ]

    def set_annotations(
        self, docs: Iterable[Doc], scores: Iterable[list[tuple[Span, float]]]
    ) -> None:
        for doc, found in zip(docs, scores, strict=True):
            doc.spans[SPAN_RISK] = [
                Span(doc, s.start, s.end, label=MASK if score >= self.threshold else KEEP)
                for s, score in found
            ]
            doc.spans[SPAN_RISK].attrs["scores"] = np.asarray([score for _, score in found])

    def update(
        self,
        examples: Iterable[Example],
        *,
        drop: float = 0.0,
        sgd: Optimizer | None = None,
        losses: dict[str, float] | None = None,
    ) -> dict[str, float]:
        losses = {} if losses is None else losses
        losses.setdefault(self.name, 0.0)
        docs, spans, truth = self._training_data(examples)
        if not docs:
            return losses
        self.cfg["trained"] = True
        set_dropout_rate(self.model, drop)
        logits, backprop = self.model.begin_update(self._inputs(docs, spans))
        loss, gradient = self._loss(logits, truth)
        backprop(gradient)
        if sgd is not None:
            self.finish_update(sgd)
        losses[self.name] += loss
        return losses

    def get_loss(self, examples: Iterable[Example], scores: Floats2d) -> tuple[float, Floats2d]:
        """Logistic loss of the logits of all gold spans and its gradient."""
        _, _, truth = self._training_data(examples)
        return self._loss(scores, truth)

    def _loss(self, logits: Floats2d, truth: np.ndarray) -> tuple[float, Floats2d]:
        values = self.model.ops.to_numpy(logits)[:, 0].astype("float64")
        loss = float((np.logaddexp(0, values) - truth * values).mean())
        gradient = ((_sigmoid(values) - truth) / len(truth)).astype("float32")
        return loss, self.model.ops.asarray2f(gradient.reshape(-1, 1))

    def initialize(
        self,
        get_examples: Callable[[], Iterable[Example]],
        *,
        nlp: Language | None = None,
        labels: list[str] | None = None,
    ) -> None:
        """RAISES (KanonError): E704 if the gold spans are all masked or all kept."""
        examples = list(get_examples())
        docs, spans, truth = self._training_data(examples)
        if not docs or truth.all() or not truth.any():
            labels_found = "risky spans only" if len(truth) and truth.all() else "no risky span"
            raise KanonError(Errors.E704.format(labels=labels_found, what="a span classifier"))
        self.model.initialize(X=self._inputs(docs[:5], spans[:5]))

    def score(self, examples: Iterable[Example], **kwargs: Any) -> dict[str, float]:
        """Precision, recall and F1 of the decisions on gold spans that were judged."""
        right = said = wanted = 0
        for eg in examples:
            group = eg.predicted.spans.get(SPAN_RISK, ())
            decided = {(s.start_char, s.end_char): s.label_ == MASK for s in group}
            for span in eg.reference.spans.get(self.gold_spans_key, ()):
                risky = span.id_ != NO_MASK
                masked = decided.get((span.start_char, span.end_char))
                if masked is not None:
                    right += masked and risky
                    said += masked
                    wanted += risky
        precision, recall = right / max(said, 1), right / max(wanted, 1)
        f1 = 2 * right / max(said + wanted, 1)
        return {"span_risk_p": precision, "span_risk_r": recall, "span_risk_f": f1}

    def _training_data(
        self, examples: Iterable[Example]
    ) -> tuple[list[Doc], list[tuple[RiskSpan, ...]], np.ndarray]:
        """Docs that have gold spans, the spans, and for all of them together: risky or not."""
        docs: list[Doc] = []
        found: list[tuple[RiskSpan, ...]] = []
        truth: list[float] = []
        for eg in examples:
            decisions: dict[RiskSpan, bool] = {}
            for span in eg.reference.spans.get(self.gold_spans_key, ()):
                here = eg.predicted.char_span(
                    span.start_char, span.end_char, alignment_mode="expand"
                )
                if here is not None and len(here):
                    risk = RiskSpan(here.start_char, here.end_char, span.label_)
                    decisions[risk] = decisions.get(risk, False) or span.id_ != NO_MASK
            if decisions:
                docs.append(eg.predicted)
                found.append(link_entities(eg.predicted.text, decisions))
                truth += [float(decisions[s._replace(entity="")]) for s in found[-1]]
        return docs, found, np.asarray(truth)

    def _inputs(self, docs: list[Doc], spans: list[tuple[RiskSpan, ...]]) -> Any:
        """Docs; token bounds of each Doc's spans; numbers of each Doc's spans."""
        bounds = [[_bounds(doc, s) for s in row] for doc, row in zip(docs, spans, strict=True)]
        numbers = [
            self._numbers(spanned_text(doc, row, SPAN_RISK))
            for doc, row in zip(docs, spans, strict=True)
        ]
        return docs, bounds, numbers

    def _numbers(self, text: SpannedText) -> np.ndarray:
        """Kind (one column each), profile, and more."""
        extra = [[] for _ in text.spans] if self.numbers is None else self.numbers(text)
        rows = [
            [*(float(profile.kind == kind) for kind in KINDS), *profile.numbers, *more]
            for profile, more in zip(profiles(text), extra, strict=True)
        ]
        return np.asarray(rows, dtype="float32")


def _bounds(doc: Doc, span: RiskSpan) -> tuple[int, int]:
    tokens = _tokens(doc, span)
    return tokens.start, tokens.end


def _tokens(doc: Doc, span: RiskSpan) -> Span:
    tokens = doc.char_span(span.start, span.end)
    assert tokens is not None, "spans to judge stand on token boundaries"
    return tokens


def _sigmoid(values: np.ndarray) -> np.ndarray:
    return 0.5 * (1 + np.tanh(0.5 * values))
