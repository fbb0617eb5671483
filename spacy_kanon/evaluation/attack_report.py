"""The result of an attack as tables: risk, utility, and what they cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..names import STAR
from ..types import MaskedSpan
from .reidentification import (
    EVERYTHING_MASKED,
    ORIGINAL,
    RANDOM_GUESS,
    AttackScore,
    Target,
    with_everything_masked,
)
from .report import Table, Value
from .utility import Utility, find_replaced, measure_utility

_ATTACK_NOTE = (
    "recognized: share of texts whose person comes out first, with its 95 % Wilson interval; "
    f"`{ORIGINAL}`, `{EVERYTHING_MASKED}` and `{RANDOM_GUESS}` are the marks to compare with."
)
_UTILITY_NOTE = "Information by the word frequencies of the originals."


def attack_tables(scores: Sequence[AttackScore], utilities: Mapping[str, Utility]) -> list[Table]:
    """All figures."""
    return [attack_table(scores), *([utility_table(utilities)] if utilities else [])]


def attack_table(scores: Sequence[AttackScore]) -> Table:
    """One row for each system."""
    tops = [n for n in scores[0].top if n != 1]
    columns = [
        "system", "texts", "people", "recognized", "low", "high",
        *(f"top {n}" for n in tops), "mean rank", "median rank", "learning s", "attack s",
    ]  # fmt: skip
    rows: list[list[Value]] = [
        [
            s.system, s.texts, s.people, s.recognized, *s.interval,
            *(s.top[n] for n in tops), s.mean_rank, s.median_rank, s.seconds_training,
            s.seconds_scoring,
        ]
        for s in scores
    ]  # fmt: skip
    return Table("Re-identification attack", columns, rows, _ATTACK_NOTE)


def utility_table(utilities: Mapping[str, Utility]) -> Table:
    """One row for each system."""
    columns = [
        "system", "replaced spans", "tokens kept", "characters kept", "information kept (TPI)",
        "similarity kept (TPS)",
    ]  # fmt: skip
    rows: list[list[Value]] = [[name, *utility[1:]] for name, utility in utilities.items()]
    return Table("Utility", columns, rows, _UTILITY_NOTE)


def utilities_of(
    targets: Mapping[str, Sequence[Target]],
    masks: Mapping[str, Mapping[str, Sequence[MaskedSpan]]],
) -> dict[str, Utility]:
    """What is left of the texts of each system, and of texts with everything masked."""
    originals = targets[ORIGINAL]
    everything = {t.doc_id: [MaskedSpan(0, len(t.text), STAR)] if t.text else [] for t in originals}
    known = {**masks, EVERYTHING_MASKED: everything}
    return {
        name: system_utility(originals, system, known.get(name))
        for name, system in with_everything_masked(targets).items()
    }


def system_utility(
    originals: Sequence[Target],
    targets: Sequence[Target],
    masks: Mapping[str, Sequence[MaskedSpan]] | None = None,
) -> Utility:
    """Utility of one system's texts."""
    by_id = {target.doc_id: target.text for target in targets}
    replaced = [
        find_replaced(target.text, by_id[target.doc_id]) if masks is None else masks[target.doc_id]
        for target in originals
    ]
    return measure_utility([target.text for target in originals], replaced)
