"""Which spans to mask so that every risky combination loses a member, at the least cost.

This is weighted hitting set (Karp 1972). The exact answer is an integer program: minimize the sum
of weight[i] x[i] with x[i] in {0, 1} and sum of x[i] over each combination >= 1. Beside it stands
the greedy one (Chvatal 1979), within a factor ln(n) + 1 of the best for n combinations.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from typing import Literal

import numpy as np

from ..errors import Errors, KanonError

Method = Literal["exact", "greedy"]


def cheapest_masks(
    combinations: Iterable[Iterable[int]],
    weights: Sequence[float],
    *,
    method: Method = "exact",
    seconds: float = 10.0,
) -> list[int]:
    """Spans to mask, sorted.

    combinations (Iterable[Iterable[int]]): Positions of the members of each.
    weights (Sequence[float]): What is lost with each span, above 0; for example its information.
    method: "exact" needs SciPy; where it has no proof of the best within `seconds`, the cheaper one
        of its answer so far and the greedy one is given.
    RAISES (KanonError): E701 for a weight that is not above 0, or a position without one; E709 for
        an empty combination; E001 without SciPy.
    """
    members = _minimal(combinations)
    _check(members, weights)
    if not members:
        return []
    greedy = _greedy(members, weights)
    if method == "greedy":
        return greedy
    exact = _exact(members, weights, seconds)
    if exact is None or _cost(greedy, weights) < _cost(exact, weights):
        return greedy
    return exact


def _minimal(combinations: Iterable[Iterable[int]]) -> list[tuple[int, ...]]:
    """Without those that contain another one: to break the smaller is to break both."""
    sets = sorted({frozenset(combination) for combination in combinations}, key=_order)
    minimal: list[frozenset[int]] = []
    for candidate in sets:
        if not any(smaller <= candidate for smaller in minimal):
            minimal.append(candidate)
    return [tuple(sorted(candidate)) for candidate in minimal]


def _order(combination: frozenset[int]) -> tuple[int, list[int]]:
    return len(combination), sorted(combination)


def _check(members: Sequence[Sequence[int]], weights: Sequence[float]) -> None:
    for number, combination in enumerate(members):
        if not combination:
            raise KanonError(Errors.E709.format(combination=number))
        for i in combination:
            if not 0 <= i < len(weights):
                expected = f"below the {len(weights)} spans that have a weight"
                raise KanonError(Errors.E701.format(name="position", expected=expected, value=i))
    for weight in weights:
        if not weight > 0:
            raise KanonError(Errors.E701.format(name="weight", expected="above 0", value=weight))


def _greedy(members: Sequence[Sequence[int]], weights: Sequence[float]) -> list[int]:
    """Again and again the span with the least cost a broken combination; ties: the first."""
    left = [set(combination) for combination in members]
    chosen: list[int] = []
    while left:
        broken: dict[int, int] = {}
        for combination in left:
            for i in combination:
                broken[i] = broken.get(i, 0) + 1
        best = min(sorted(broken), key=lambda i: weights[i] / broken[i])
        chosen.append(best)
        left = [combination for combination in left if best not in combination]
    # A later choice can make an earlier one needless.
    for i in sorted(chosen, key=lambda i: (-weights[i], i)):
        others = set(chosen) - {i}
        if all(others & set(combination) for combination in members):
            chosen.remove(i)
    return sorted(chosen)


def _exact(
    members: Sequence[Sequence[int]], weights: Sequence[float], seconds: float
) -> list[int] | None:
    if find_spec("scipy") is None:
        raise KanonError(Errors.E001.format(packages="scipy", extra="evaluation"))
    from scipy.optimize import Bounds, LinearConstraint, milp
    from scipy.sparse import csr_array

    used = sorted({i for combination in members for i in combination})
    column = {i: number for number, i in enumerate(used)}
    rows = [row for row, combination in enumerate(members) for _ in combination]
    columns = [column[i] for combination in members for i in combination]
    table = csr_array((np.ones(len(rows)), (rows, columns)), shape=(len(members), len(used)))
    result = milp(
        np.asarray([weights[i] for i in used], dtype=float),
        constraints=LinearConstraint(table, lb=1),
        integrality=np.ones(len(used)),
        bounds=Bounds(0, 1),
        options={"time_limit": seconds},
    )
    if result.x is None:
        return None
    return [i for i, value in zip(used, result.x, strict=True) if value > 0.5]


def _cost(chosen: Iterable[int], weights: Sequence[float]) -> float:
    return sum(weights[i] for i in chosen)
