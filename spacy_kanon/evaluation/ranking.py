"""Scores of ranked replacements against what annotators chose (Olstad's thesis, section 5.2).

An item has a ranking, the best option first, and votes: how many annotators chose each option.
The majority option is the one with most votes; of equals the one that the item lists first (in
WikiReplace: the more specific one). Options are compared as strings: comparing levels instead
gives other figures (the thesis's tables 5.3 and 5.4 do one each).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..errors import Errors, KanonError

Votes = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class RankedItem:
    """What a selector made of one phrase, and what annotators chose.

    ranking (Sequence[str]): Each option at most once, the best first. It may leave options out.
    votes (Votes): At least one vote. The order of its keys breaks ties.
    """

    ranking: Sequence[str]
    votes: Votes

    @property
    def majority(self) -> str:
        return max(self.votes, key=lambda option: self.votes[option])


@dataclass(frozen=True, slots=True)
class RankingScores:
    """Shares of items, 0 to 1.

    accuracy_majority: The first option is the majority option.
    accuracy_any: The first option was chosen by somebody.
    mean_reciprocal_rank: Mean of 1 / rank of the majority option, 0 where it is not ranked.

    items (int): How many.
    accuracy_majority (float): The first option is the majority option.
    accuracy_any (float): The first option was chosen by somebody.
    mean_reciprocal_rank (float): Mean of 1 / rank of the majority option, 0 where it is not ranked.
    """

    items: int
    accuracy_majority: float
    accuracy_any: float
    mean_reciprocal_rank: float


def score_rankings(items: Sequence[RankedItem]) -> RankingScores:
    """Score rankings. An empty ranking counts as wrong, never as absent.

    >>> item = RankedItem(["a town", "a city in Norway"], {"a city in Norway": 2, "***": 1})
    >>> score_rankings([item]).mean_reciprocal_rank
    0.5
    """
    _check(items)
    majority = [_first(item) == item.majority for item in items]
    anybody = [item.votes.get(_first(item) or "", 0) > 0 for item in items]
    reciprocal = [_reciprocal_rank(item) for item in items]
    total = len(items)
    return RankingScores(
        total, sum(majority) / total, sum(anybody) / total, sum(reciprocal) / total
    )


def confusion_matrix(
    truth: Sequence[str], predicted: Sequence[str], labels: Sequence[str] | None = None
) -> tuple[list[str], list[list[int]]]:
    """How often each true label (row) got each predicted label (column)."""
    pairs = Counter(zip(truth, predicted, strict=True))
    occurring = sorted({label for pair in pairs for label in pair})
    order = list(labels) if labels is not None else occurring
    for label in occurring:
        if label not in order:
            reason = f"{label!r} occurs and is not among them"
            raise KanonError(Errors.E608.format(argument="labels", value=order, reason=reason))
    return order, [[pairs[row, column] for column in order] for row in order]


def _first(item: RankedItem) -> str | None:
    return item.ranking[0] if item.ranking else None


def _reciprocal_rank(item: RankedItem) -> float:
    ranking = list(item.ranking)
    return 1 / (ranking.index(item.majority) + 1) if item.majority in ranking else 0.0


def _check(items: Sequence[RankedItem]) -> None:
    if not items:
        advice = "Give mentions with replacement choices."
        raise KanonError(
            Errors.E605.format(
                what="Scoring rankings", minimum=1, unit="item", count=0, advice=advice
            )
        )
    for number, item in enumerate(items):
        if not any(count > 0 for count in item.votes.values()):
            reason = f"item {number} has no votes"
            raise KanonError(Errors.E608.format(argument="votes", value=item.votes, reason=reason))
        if len(set(item.ranking)) < len(item.ranking):
            reason = f"item {number} ranks an option twice"
            raise KanonError(
                Errors.E608.format(argument="ranking", value=list(item.ranking), reason=reason)
            )
