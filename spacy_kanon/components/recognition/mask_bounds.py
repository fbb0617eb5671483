"""`mask_bounds`: begin and end masks where people do, by all that could be one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from spacy.language import Language
from spacy.tokens import Doc, Span

from ...detection.detect import search
from ...detection.label_map import decision_of
from ...errors import Errors, KanonError
from ...models.bounds.candidates import Bounds, Proposals, candidates_of, rows_of, width_of
from ...models.bounds.choice import best_apart, with_untouched
from ...models.bounds.network import Networks
from ...names import MASK
from ..kanon_pipe import KanonPipe, check_threshold
from ..token_bounds import analysis_of, tokens_of
from .readings import READINGS, readings_in

DEFAULT_CONFIG: dict[str, Any] = {"threshold": 0.4}
# A masked span by its tokens, and its label.
Chosen = tuple[int, int, str]


class Judged(NamedTuple):
    """What the masks of a text are chosen from.

    candidates (list[tuple[int, int]]): Tokens.
    probabilities (list[float]): That each is a mask.
    sure (Sequence[tuple[int, int]]): What the reading that hides least hides.
    """

    candidates: list[Bounds]
    probabilities: list[float]
    sure: Sequence[Bounds]


@Language.factory(
    "mask_bounds",
    assigns=["doc.ents"],
    requires=[],
    default_config=DEFAULT_CONFIG,
    default_score_weights={},
)
def make_mask_bounds(nlp: Language, name: str, threshold: float) -> MaskBounds:
    """Make a `mask_bounds`. `kanon train_bounds.py` trains it and puts it into a pipeline.

    threshold (float): How probable a mask has to be, and what it has to add to others that it
        keeps out. Lower hides more; half the exact F1 that is reached has the best F1.
    """
    return MaskBounds(name, threshold=threshold)


class MaskBounds(KanonPipe):
    """Choose among all that a recognizer and rules could hide.

    A `kanon_ner` or `kanon_tagger` with `readings` stands before it. Each span of its readings and
    of the rules, and each that begins or ends a little further in or out, gets the probability of
    being a mask as it stands; those apart from each other that add up to most become the masks.
    Nothing that even the first reading hides is left visible altogether. What the recognizer would
    keep stays an entity where no mask needs its place. Before it is trained it does nothing.
    """

    def __init__(
        self,
        name: str = "mask_bounds",
        *,
        threshold: float = 0.4,
        networks: Networks | None = None,
    ) -> None:
        """threshold (float): Least probability of a mask.
        networks (Networks | None): Trained; None has to be loaded.
        RAISES (KanonError): E300 for a threshold that is no probability.
        """
        check_threshold(threshold)
        self.networks = networks or Networks()
        super().__init__(name, self.networks)
        self.threshold = threshold

    def predict(self, docs: Iterable[Doc]) -> list[list[Chosen] | None]:
        """The masks of each Doc, without changing it; None leaves what is there."""
        return [self._chosen(doc) for doc in docs]

    def set_annotations(self, docs: Iterable[Doc], chosen: Iterable[list[Chosen] | None]) -> None:
        """Write the masks to `doc.ents`; the readings are not needed any more."""
        for doc, masks in zip(docs, chosen, strict=True):
            if masks is None:
                continue
            covered = {i for start, end, _ in masks for i in range(start, end)}
            others = [
                ent
                for ent in doc.ents
                if decision_of(ent.label_) is False
                and covered.isdisjoint(range(ent.start, ent.end))
            ]
            doc.set_ents([*others, *(Span(doc, *mask) for mask in masks)])
            doc.spans.pop(READINGS, None)

    def judged(self, doc: Doc) -> Judged:
        """The candidates of a Doc and how probable each is, whatever the threshold.

        doc (Doc): With readings.
        RETURNS (Judged): What is chosen from.
        RAISES (KanonError): E588 without readings, or not as many as it learned from.
        """
        proposals = proposals_of(doc, self.name)
        learned, count = self.networks.width - width_of(0), len(proposals.readings)
        if count != learned:
            raise KanonError(
                Errors.E588.format(
                    component=self.name, learned=learned, group=READINGS, count=count
                )
            )
        candidates = candidates_of(proposals)
        probabilities = self.networks(rows_of(proposals, candidates))
        return Judged(candidates, probabilities.tolist(), proposals.readings[0])

    def _chosen(self, doc: Doc) -> list[Chosen] | None:
        if not self.networks.trained or not len(doc):
            return None
        candidates, probabilities, sure = self.judged(doc)
        chosen = best_apart(candidates, probabilities, self.threshold)
        readings = readings_in(doc) or []
        return [
            (start, end, _label(start, end, doc.ents, *readings))
            for start, end in with_untouched(chosen, sure)
        ]


def proposals_of(doc: Doc, component: str) -> Proposals:
    """What a recognizer and the rules propose in a Doc.

    doc (Doc): With readings.
    component (str): Who asks.
    RETURNS (Proposals): By tokens.
    RAISES (KanonError): E588 without readings.
    """
    readings = readings_in(doc)
    if not readings:
        raise KanonError(
            Errors.E588.format(component=component, learned="several", group=READINGS, count=0)
        )
    analysis = analysis_of(doc)
    rules = search(analysis).candidates
    bounds = tokens_of(rules, *analysis.bounds)
    return Proposals(
        [token.text for token in doc],
        [[(span.start, span.end) for span in reading] for reading in readings],
        [(*tokens, rule.kind) for rule, tokens in zip(rules, bounds, strict=True)],
    )


def _label(start: int, end: int, *sources: Sequence[Span]) -> str:
    """The label of what hides most of a span, where the recognizer stands or else leans to."""
    for spans in sources:
        shared = [
            (min(span.end, end) - max(span.start, start), span.label_)
            for span in spans
            if span.start < end and start < span.end and decision_of(span.label_) is not False
        ]
        if shared:
            return max(shared)[1]
    return MASK
