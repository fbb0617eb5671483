"""How to decide which terms of a text are masked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..errors import Errors, KanonError, no_choice
from ..names import CODE, CONFIDENCE, DEFAULT_K, KINDS, PERSON
from .combinations import NODE_BUDGET
from .joint import JOINT_BUDGET, STRATEGIES, bad_weights
from .state import COMBINATIONS, GUARANTEES, JOINT

COMBINATIONS_OF_SOURCES = ("union", "release", "model")
BY_MODEL = "model"
SELECTIONS = ("greedy", "random")
UNKNOWN = ("mask", "keep", BY_MODEL)
TOKENS = "tokens"
BITS = "bits"
WEIGHTS = (TOKENS, BITS)


@dataclass(frozen=True, slots=True)
class Options:
    """How to decide. The defaults are those of the `kanon_masker` component.

    k (int): Wanted size of every group of people that the kept terms can single out.
    guarantee (str): "joint": all that is kept fits at least `k` people together, so that no fact
        which the knowledge base misses can break it. "combinations": Algorithm 1; no combination
        of kept terms fits 1 to k - 1 people, and one that fits no person counts as safe.
    selection (str | None): Which terms stay. Under "joint" one of "best" (the most), "greedy" (the
        most frequent first) and "random"; under "combinations" which term of a breach is masked:
        "greedy" (the one that fewest people have) or "random". None: "best" and "greedy".
    weights (str | Mapping[str, float]): What "best" keeps the most of: "tokens" (characters of
        text), "bits" (information), or a positive weight per kind (1 for kinds not named).
    scope (tuple[str, ...]): Keys of terms that the attacker knows to be true of every person in the
        texts; all counts are made among the people who have all of them.
    max_arity (int | None): Under "combinations" the largest combination that is counted; None
        counts all of them.
    unknown (str): "mask" or "keep" what the knowledge base does not know, or let the trained
        "model" say.
    always_mask (tuple[str, ...]): Kinds that never stay.
    combine (str): How a trained masker's spans and the counts agree (see `masking`).
    seed (int): For `selection="random"`.
    node_budget (int | None): Combinations, or branches, to look at before the exact fallback takes
        over or the bound is reported; None is the guarantee's own.
    confidence (float): Where the knowledge base is a sample, the chance with which at least `k`
        people of its population fit what is kept; see `population`.
    RAISES (KanonError): E321, E322, E326 or E327 for a setting out of range.
    """

    k: int = DEFAULT_K
    guarantee: str = JOINT
    selection: str | None = None
    weights: str | Mapping[str, float] = TOKENS
    scope: tuple[str, ...] = ()
    max_arity: int | None = None
    unknown: str = "mask"
    always_mask: tuple[str, ...] = (PERSON, CODE)
    combine: str = "union"
    seed: int = 0
    node_budget: int | None = None
    confidence: float = CONFIDENCE

    def __post_init__(self) -> None:
        _check_count("k", self.k)
        if self.max_arity is not None:
            _check_count("max_arity", self.max_arity)
        if not 0.5 <= self.confidence < 1:
            expected = "from 0.5 to below 1"
            message = Errors.E300.format(
                name="confidence", expected=expected, value=self.confidence
            )
            raise KanonError(message)
        _check_choice("guarantee", self.guarantee, GUARANTEES)
        _check_choice("unknown", self.unknown, UNKNOWN)
        _check_choice("combine", self.combine, COMBINATIONS_OF_SOURCES)
        for kind in self.always_mask:
            _check_choice("always_mask", kind, KINDS)
        known = SELECTIONS if self.guarantee == COMBINATIONS else STRATEGIES
        _check_choice("selection", self.strategy, tuple(known))
        if self.guarantee == JOINT and self.max_arity is not None:
            raise KanonError(Errors.E326)
        if isinstance(self.weights, str):
            _check_choice("weights", self.weights, WEIGHTS)
        else:
            self._check_weights(self.weights)

    def _check_weights(self, weights: Mapping[str, float]) -> None:
        for kind in weights:
            _check_choice("weights", kind, KINDS)
        bad = bad_weights(weights)
        if bad:
            raise KanonError(Errors.E327.format(kinds=", ".join(bad)))

    @property
    def strategy(self) -> str:
        """The selection, or the guarantee's own."""
        if self.selection is not None:
            return self.selection
        return "best" if self.guarantee == JOINT else "greedy"

    @property
    def budget(self) -> int:
        """The node budget, or the guarantee's own."""
        if self.node_budget is not None:
            return self.node_budget
        return JOINT_BUDGET if self.guarantee == JOINT else NODE_BUDGET


def _check_count(name: str, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise KanonError(Errors.E322.format(name=name, least=1, value=value))


def _check_choice(name: str, value: object, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise no_choice(name, value, choices)
