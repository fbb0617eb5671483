"""Several indicators' words on one span -> one decision (Papadopoulou et al. 2023, section 6.4)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from spacy.util import registry

from ..detection.risk_spans import PROFILE_NUMBERS, Indication, SpanProfile
from ..errors import KanonError, must_be
from .learning import SpanFeatures, SpanRiskClassifier, cut, damaged, load_classifier, read_learned

NAME = "combination"
VOTES = ("any", "majority", "all")


@dataclass(frozen=True, slots=True)
class Vote:
    """Risky if enough indicators say so. The score is the share of those that do."""

    at_least: int | str = "any"
    fingerprint: ClassVar[str] = ""

    def __post_init__(self) -> None:
        if self.at_least not in VOTES and not (
            isinstance(self.at_least, int) and self.at_least > 0
        ):
            expected = f"1, 2, ... or one of {', '.join(VOTES)}"
            raise must_be("at_least", expected, self.at_least)

    def __call__(self, profile: SpanProfile, indications: Mapping[str, Indication]) -> Indication:
        """Without any indicator nothing is known, so everything is risky."""
        if not indications:
            return Indication(1.0, True, "no indicator")
        count, votes = len(indications), sum(one.risky for one in indications.values())
        needed = self.at_least
        if isinstance(needed, str):
            needed = {"any": 1, "majority": count // 2 + 1, "all": count}[needed]
        return Indication(votes / count, votes >= min(needed, count))


@dataclass(frozen=True, slots=True)
class LearnedCombination:
    """The probability that a person would mask the span; risky if no indicator could tell."""

    classifier: SpanRiskClassifier
    indicators: tuple[str, ...]

    @property
    def fingerprint(self) -> str:
        return self.classifier.fingerprint

    def __call__(self, profile: SpanProfile, indications: Mapping[str, Indication]) -> Indication:
        if set(indications) != set(self.indicators):
            raise KanonError(
                "[KN708] The combination was learned from the indicators "
                f"{', '.join(self.indicators)}, but is given {', '.join(indications) or 'none'}. "
                "Name the same indicators in the config, or train the combination again."
            )
        (score,) = self.classifier([combined_features(profile, indications, self.indicators)])
        if all(indication.note for indication in indications.values()):
            return Indication(score, True, "no indicator could tell")
        return cut(score, self.classifier.threshold)


def combined_numbers(indicators: Sequence[str]) -> tuple[str, ...]:
    """Names of the numbers of `combined_features`."""
    parts = ("log-odds", "risky", "unknown")
    return (*PROFILE_NUMBERS, *(f"{name}: {part}" for name in indicators for part in parts))


def combined_features(
    profile: SpanProfile, indications: Mapping[str, Indication], indicators: Sequence[str]
) -> SpanFeatures:
    """The profile; of each indicator the log-odds of its score, its decision, if it told."""
    numbers = list(profile.numbers)
    for name in indicators:
        indication = indications[name]
        score = min(max(indication.score, 0.001), 0.999)
        told = not indication.note
        numbers += [
            math.log(score / (1 - score)) if told else 0.0,
            float(indication.risky) if told else 0.0,
            float(not told),
        ]
    return SpanFeatures(profile.kind, tuple(numbers))


@registry.misc("spacy-kanon.Vote.v1")
def make_vote(at_least: int | str = "any") -> Vote:
    """Configure a vote.

    at_least (int | str): A number of indicators, "any", "majority" (more than half) or "all".
        With fewer indicators than the number, all of them have to agree.
    RAISES (KanonError): E300.
    """
    return Vote(at_least)


@registry.misc("spacy-kanon.LearnedCombination.v1")
def make_learned_combination(path: Path) -> LearnedCombination:
    """Configure a learned combination from what `train-indicators` wrote.

    RAISES (KanonError): E003, E703.
    """
    path = Path(path)
    numbers = read_learned(path, NAME).get("numbers", [])
    if not isinstance(numbers, list) or not all(isinstance(name, str) for name in numbers):
        raise damaged(path, NAME, "its list of numbers is broken")
    indicators = tuple(dict.fromkeys(name.rpartition(": ")[0] for name in numbers if ": " in name))
    classifier = load_classifier(path, NAME, combined_numbers(indicators))
    return LearnedCombination(classifier, indicators)
