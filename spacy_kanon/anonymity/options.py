"""How to decide which terms of a text go."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import Errors, KanonError
from ..names import CODE, KINDS, PERSON
from .suppression import get_selection

COMBINATIONS_OF_SOURCES = ("union", "release", "model")


@dataclass(frozen=True, slots=True)
class Options:
    """How to decide. The defaults are those of the `kanon_masker` component.

    k (int): Wanted size of every group of people that the kept terms can single out.
    max_arity (int | None): Largest combination that is counted; None counts all of them.
    selection (str): Which term of a breach goes: a name registered in `anonymity.suppression`.
    unknown (str): "mask" or "keep" what the knowledge base does not know.
    always_mask (tuple[str, ...]): Kinds that never stay.
    combine (str): How a trained masker's spans and the counts agree (see the module).
    seed (int): For `selection="random"`.
    node_budget (int): Combinations to look at before the exact fallback takes over.
    """

    k: int = 5
    max_arity: int | None = None
    selection: str = "greedy"
    unknown: str = "mask"
    always_mask: tuple[str, ...] = (PERSON, CODE)
    combine: str = "union"
    seed: int = 0
    node_budget: int = 50_000

    def __post_init__(self) -> None:
        if self.k < 1:
            raise KanonError(Errors.E322.format(name="k", least=1, value=self.k))
        if self.max_arity is not None and self.max_arity < 1:
            raise KanonError(Errors.E322.format(name="max_arity", least=1, value=self.max_arity))
        if self.unknown not in ("mask", "keep"):
            raise KanonError(
                Errors.E321.format(name="unknown", value=self.unknown, choices="mask, keep")
            )
        if self.combine not in COMBINATIONS_OF_SOURCES:
            choices = ", ".join(COMBINATIONS_OF_SOURCES)
            raise KanonError(
                Errors.E321.format(name="combine", value=self.combine, choices=choices)
            )
        get_selection(self.selection)
        for kind in self.always_mask:
            if kind not in KINDS:
                raise KanonError(
                    Errors.E321.format(name="always_mask", value=kind, choices=", ".join(KINDS))
                )
