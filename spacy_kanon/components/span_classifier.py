"""`span_classifier`: spaCy's classifier of spans, for the spans that `risk_indicators` judges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from spacy.language import Language
from spacy.pipeline.spancat import SpanCategorizer
from spacy.tokens import Doc
from thinc.api import Model, get_current_ops
from thinc.types import Ragged

from ..names import SPAN_RISK, TO_JUDGE
from .kanon_pipe import SentToProcesses, language_of
from .supplied_spans import char_span, spans_to_judge


class SpanClassifier(SentToProcesses, SpanCategorizer):
    """Label each span of `doc.spans["to_judge"]`, or each that is found, MASK or KEEP.

    The group `doc.spans["span_risk"]` has the probabilities of its labels as `attrs["scores"]`.
    Before it is trained the component labels nothing.
    """

    def __init__(
        self, nlp: Language, name: str, *, model: Model, sources: Sequence[str], rules: bool
    ) -> None:
        if rules:
            language_of(nlp, name, instead="Set rules = false.")
        suggester = partial(suggest, sources=tuple(sources), rules=rules)
        super().__init__(nlp.vocab, model, suggester, name, spans_key=SPAN_RISK, max_positive=1)

    def predict(self, docs: Iterable[Doc]) -> Any:
        """Spans with the scores of their labels, without changing the Docs."""
        return super().predict(docs) if self.labels else None

    def set_annotations(self, docs: Iterable[Doc], indices_scores: Any) -> None:
        """Write the spans to the Docs."""
        if self.labels:
            super().set_annotations(docs, indices_scores)
            return
        for doc in docs:
            doc.spans[SPAN_RISK] = []


def suggest(docs: Iterable[Doc], *, ops: Any = None, sources: Sequence[str], rules: bool) -> Ragged:
    """Token bounds of the spans to judge, as spaCy's suggesters give them."""
    ops = ops or get_current_ops()
    found = [
        doc.spans[TO_JUDGE]
        if TO_JUDGE in doc.spans
        else [char_span(doc, span) for span in spans_to_judge(doc, sources, rules=rules)]
        for doc in docs
    ]
    bounds = [[span.start, span.end] for spans in found for span in spans]
    return Ragged(
        ops.asarray(bounds, dtype="i") if bounds else ops.xp.zeros((0, 0), dtype="i"),
        ops.asarray1i([len(spans) for spans in found]),
    )
