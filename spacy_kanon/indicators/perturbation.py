"""Indicator 3: a span is risky if hiding it makes the person harder to guess.

The direct identifier of the text is hidden in all its mentions and a language model asked how
probable it is; then again with another span, in all its co-referent mentions, hidden too. The
difference of the log-probabilities is what the span gave away (Papadopoulou et al. 2023, section
5.3). The score is p(with span) / (p(with span) + p(without span)): 0.5 for a span that says nothing
about the person, below that for one that leads away.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from spacy.util import registry

from ..detection.risk_spans import Indication, SpannedText, main_person, undecided
from ..models.language_models import MaskedLanguageModel, Question
from ..names import PERSON
from .learning import check_share, cut, damaged, fingerprint, read_learned, sigmoid

NAME = "perturbation"


class Perturbation:
    """How much of the probability of the most mentioned person depends on a span."""

    def __init__(
        self,
        language_model: MaskedLanguageModel,
        threshold: float,
        *,
        target_kinds: Sequence[str] = (PERSON,),
    ) -> None:
        self.language_model = language_model
        self.threshold = check_share("threshold", threshold)
        self.fingerprint = fingerprint({"threshold": threshold})
        self.target_kinds = tuple(target_kinds)

    def __call__(self, text: SpannedText) -> list[Indication]:
        target = main_person(text, self.target_kinds)
        if target is None:
            return [undecided("no direct identifier in the text") for _ in text.spans]
        drops = self.drops(text, target)
        if drops is None:
            return [undecided("the direct identifier has no sub-word") for _ in text.spans]
        indications = [undecided("")] * len(text.spans)
        for entity, positions in text.entities().items():
            for i in positions:
                score = 1.0 if entity == target else float(sigmoid(drops[entity]))
                indications[i] = cut(score, self.threshold)
        return indications

    def drops(self, text: SpannedText, target: str) -> dict[str, float] | None:
        """By other entity: ln p(target | all else) - ln p(target | all else but the entity)."""
        entities = text.entities()
        mentions = {entity: _offsets(text, positions) for entity, positions in entities.items()}
        target_mentions = mentions.pop(target)
        questions = [Question(target_mentions, target_mentions)]
        questions += [
            Question(target_mentions, (*target_mentions, *others)) for others in mentions.values()
        ]
        answers = self.language_model.log_probabilities(text.text, questions)
        if not len(answers[0]):
            return None
        base, *others = (float(answer.sum()) for answer in answers)
        return {entity: base - other for entity, other in zip(mentions, others, strict=True)}


def _offsets(text: SpannedText, positions: Sequence[int]) -> Sequence[tuple[int, int]]:
    return [(text.spans[i].start, text.spans[i].end) for i in positions]


def _load_threshold(path: Path) -> float:
    value = read_learned(path, NAME).get("threshold")
    if not isinstance(value, (int, float)) or not 0 <= value <= 1:
        raise damaged(path, NAME, f"the threshold is {value!r}")
    return float(value)


@registry.misc("spacy-kanon.Perturbation.v1")
def make_perturbation(
    model: str,
    threshold: float | Path = 0.5,
    target_kinds: Sequence[str] = (PERSON,),
    window: int = 256,
    batch_size: int = 16,
) -> Perturbation:
    """Configure the indicator.

    model (str): A masked language model: a name or folder that transformers can load.
    threshold (float | Path): A score from 0 to 1, or what `train-indicators` wrote.
    """
    value = threshold if isinstance(threshold, (int, float)) else _load_threshold(Path(threshold))
    language_model = MaskedLanguageModel(model, window=window, batch_size=batch_size)
    return Perturbation(language_model, value, target_kinds=target_kinds)
