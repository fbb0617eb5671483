"""Spans that another component or another pipeline marked, for indicators that build on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..detection.risk_spans import MarkedSpan, SpannedText
from ..errors import Errors, KanonError
from ..resources.doc_marks import marks_of

ENTS = "ents"


class Marks:
    """Where an indicator's marks come from: an earlier component, or a pipeline of its own.

    model (str | None): A spaCy pipeline (folder or package) to run on the text.
    source (str | None): Without a model: "ents" or the span group of the text at hand. With one:
        where its results are, "ents" if not said.
    RAISES (KanonError): E707 if neither is given.
    """

    def __init__(self, indicator: str, model: str | None, source: str | None) -> None:
        if model is None and source is None:
            raise KanonError(Errors.E707.format(indicator=indicator))
        self.indicator = indicator
        self.model = model
        self.source = source or ENTS
        self._nlp: Any = None

    def __call__(self, text: SpannedText) -> Sequence[MarkedSpan] | None:
        """Marked spans; None if the component that makes them has not run.

        RAISES (KanonError): E706 if the pipeline cannot be loaded.
        """
        if self.model is None:
            return text.groups.get(self.source)
        return marks_of(self._pipeline()(text.text), self.source)

    def _pipeline(self) -> Any:
        if self._nlp is None:
            from spacy.util import load_model

            assert self.model is not None
            try:
                self._nlp = load_model(self.model)
            except (OSError, ValueError) as error:
                raise KanonError(
                    Errors.E706.format(name=self.model, indicator=self.indicator, reason=error)
                ) from error
            # A text of any length: this limit is there for parsers only.
            self._nlp.max_length = 1 << 40
        return self._nlp
