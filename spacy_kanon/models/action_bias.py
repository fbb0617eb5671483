"""How far a transition-based recognizer leans towards hiding: a number added to what it scores.

spaCy's NER scores actions: begin, continue or end an entity with a label, or leave the token out.
Every action of a label that hides gets `shift` more per token, so the recognizer hides what it
would have left out by less than that. The number is added to the biases of its last layer, where it
costs nothing and lies in the saved weights: a pipeline that was moved needs nothing of this package
to stay moved. What was added stands in the model's attributes, so that it can be moved again.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from ..detection.label_map import decision_of, kind_of_label
from ..errors import Errors, KanonError

ATTRIBUTE = "kanon_shift"
_NO_SHIFT: dict[str, Any] = {"shift": 0.0, "kinds": {}, "bias": None}


class Shift(NamedTuple):
    """Where a recognizer was moved to.

    shift (float): Added per token to all that hides; below 0 it hides less.
    kinds (Mapping[str, float]): Factors of the shift for some kinds; 1 for all others. Only a
        recognizer whose labels name kinds tells them apart.
    """

    shift: float = 0.0
    kinds: Mapping[str, float] = {}


def hiding_labels(labels: Iterable[str]) -> frozenset[str]:
    """The labels of what has to go: all of them, unless some of them decide.

    >>> sorted(hiding_labels(["MASK_LOC", "KEEP_LOC"])), sorted(hiding_labels(["GPE", "PER"]))
    (['MASK_LOC'], ['GPE', 'PER'])
    """
    labels = list(labels)
    deciding = {label for label in labels if decision_of(label) is not None}
    return frozenset(label for label in labels if decision_of(label) or not deciding)


def shift_of(ner: Any) -> Shift:
    """Where a recognizer stands. No shift if it was never moved."""
    moved = ner.model.attrs.get(ATTRIBUTE) or _NO_SHIFT
    return Shift(moved["shift"], dict(moved["kinds"]))


def move_to(ner: Any, shift: Shift) -> None:
    """Move a recognizer, from wherever it stands."""
    factors = _of_actions(ner, shift)
    layer = ner.model.get_ref("upper" if ner.model.attrs["has_upper"] else "lower")
    moved = ner.model.attrs.get(ATTRIBUTE) or _NO_SHIFT
    trained = layer.get_param("b")
    if moved["bias"] is not None:
        trained = layer.ops.asarray(np.asarray(moved["bias"], dtype="f").reshape(trained.shape))
    added = layer.ops.asarray(np.asarray(factors, dtype="f") * np.float32(shift.shift))
    layer.set_param("b", trained + added.reshape((-1, *[1] * (trained.ndim - 1))))
    ner.model.attrs[ATTRIBUTE] = {
        "shift": float(shift.shift),
        "kinds": {kind: float(factor) for kind, factor in shift.kinds.items()},
        "bias": layer.ops.to_numpy(trained).ravel().tolist() if shift.shift else None,
    }


def check_shift(shift: Shift) -> None:
    """Refuse a shift that makes no sense."""
    for name, value, good in [
        ("shift", shift.shift, math.isfinite(shift.shift)),
        *((f"kinds.{k}", factor, 0 <= factor < math.inf) for k, factor in shift.kinds.items()),
    ]:
        if not good:
            raise KanonError(Errors.E300.format(name=name, expected="a number", value=value))


def factors_of(labels: Iterable[str], shift: Shift) -> dict[str, float]:
    """What part of a shift each label gets: nothing what may stay, all of it what hides.

    >>> factors_of(["MASK_LOC", "KEEP_LOC", "MASK_CODE"], Shift(1, {"LOC": 0.5}))
    {'MASK_LOC': 0.5, 'KEEP_LOC': 0.0, 'MASK_CODE': 1.0}
    """
    check_shift(shift)
    labels = list(labels)
    hiding = hiding_labels(labels)
    named = {kind_of_label(label) for label in hiding if decision_of(label) is None or "_" in label}
    for kind in shift.kinds:
        if kind not in named:
            names = ", ".join(sorted(named)) or "none"
            raise KanonError(
                f"[KN571] No label of the recognizer is of kind {kind!r}; its kinds are: {names}. "
                "Name one of them, or train it with kinds (--vars.kinds true)."
            )
    return {
        label: shift.kinds.get(kind_of_label(label), 1.0) if label in hiding else 0.0
        for label in labels
    }


def _of_actions(ner: Any, shift: Shift) -> Sequence[float]:
    """What each action gets of the shift."""
    factors = factors_of(ner.labels, shift)
    names = [ner.moves.get_class_name(i) for i in range(ner.moves.n_moves)]
    return [factors.get(name.partition("-")[2], 0.0) for name in names]
