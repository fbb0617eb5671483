"""How far annotators agree, by the figures of the evaluation kit."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from itertools import combinations
from typing import Any

from ..evaluation.agreement import (
    By,
    Table,
    character_units,
    krippendorff_alpha,
    light_kappa,
    span_units,
)
from ..evaluation.selection import selection_agreement
from ..formats.wikireplace import replacement_choices
from ..types import AnnotatedText
from .annotations import annotated_text, decided_text, replacement_text, submitted_sheets
from .desk import Desk
from .model.marks import Sheet
from .store import texts


def agreement_on(desk: Desk, number: int, views: Mapping[str, Sheet]) -> list[dict[str, Any]]:
    """How far each two of several sheets of one text agree."""
    rows = []
    for pair in combinations(views, 2):
        both = {name: views[name] for name in pair}
        if desk.mode.identifies:
            measured = figures([annotated_text(desk, number, both)], "identifier_type")
        else:
            measured = figures([decided_text(desk, number, both)], "kind")
        rows.append({"pair": " – ".join(pair), **measured})
    return rows


def agreement_of_project(desk: Desk) -> dict[str, Any]:
    """How far all annotators agree on the texts that several have submitted."""
    several, decided = [], []
    for stored in texts.texts_of(desk.project):
        views = {n: state.sheet for n, state in submitted_sheets(desk, stored.number).items()}
        if len(views) > 1:
            several.append((stored.number, annotated_text(desk, stored.number, views)))
            decided.append(decided_text(desk, stored.number, views))
    listed = [text for _, text in several]
    report: dict[str, Any] = {
        "texts": len(several),
        "annotators": sorted({name for text in listed for name in text.annotations}),
        "figures": {},
        "replacement": None,
    }
    kinds: tuple[By, ...] = ("masked", "identifier_type", "kind")
    for by in kinds if several else ():
        report["figures"][by] = figures(listed, by)
    if several and not desk.mode.identifies:
        report["figures"]["wording"] = figures(decided, "kind")
    if desk.mode.fixed and several:
        chosen = [replacement_text(desk, number) for number, _ in several]
        items = replacement_choices(text for text in chosen if text is not None)
        if any(len([n for names in item.votes.values() for n in names]) > 1 for item in items):
            kappas = selection_agreement(items).items()
            report["replacement"] = {code: _plain(kappa) for code, kappa in kappas}
    return report


def figures(listed: Sequence[AnnotatedText], by: By) -> dict[str, float | None]:
    """Kappa (Light's: of two, Cohen's) and alpha of annotated texts."""
    spans = span_units(listed, by)
    characters = character_units(listed, by, marked_only=True)
    return {
        "kappa": _kappa(spans),
        "alpha": _alpha(spans),
        "kappa_characters": _kappa(characters),
        "alpha_characters": _alpha(characters),
    }


def _kappa(table: Table) -> float | None:
    return _plain(light_kappa(table)) if table else None


def _alpha(table: Table) -> float | None:
    if not table or find_spec("krippendorff") is None:
        return None
    return _plain(krippendorff_alpha(table))


def _plain(figure: float) -> float | None:
    """None for a figure that is not defined: all labels are one and the same."""
    return None if math.isnan(figure) else figure
