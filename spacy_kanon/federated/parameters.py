"""The trained numbers of a pipeline as named arrays, and back.

Any trainable component: its thinc model is walked, and every parameter of every node is an array
named `component/number of the node/name of the node/parameter`. Wrapped PyTorch modules (thinc
shims, as in spacy-transformers) give the entries of their state dict.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from spacy.language import Language
from thinc.api import Model, get_array_module

from ..errors import Errors, KanonError

Arrays = dict[str, np.ndarray]


def get_arrays(nlp: Language) -> Arrays:
    """Copies of all parameters, in the order of the pipeline.

    nlp (Language): Initialized.
    RETURNS (Arrays): By name.
    RAISES (KanonError): E810 if the pipeline has none: nothing to train, or not initialized.
    """
    arrays: Arrays = {}
    for prefix, node in _nodes(nlp):
        for name in node.param_names:
            if node.has_param(name):
                arrays[f"{prefix}/{name}"] = _to_numpy(node.get_param(name))
        for number, shim in enumerate(node.shims):
            for name, tensor in _state(shim).items():
                arrays[f"{prefix}/shim{number}/{name}"] = tensor.detach().cpu().numpy().copy()
    if not arrays:
        raise KanonError(Errors.E810)
    return arrays


def set_arrays(nlp: Language, arrays: Mapping[str, np.ndarray]) -> None:
    """Put parameters into a pipeline of the same shape.

    nlp (Language): Changed in place.
    arrays (Mapping[str, np.ndarray]): As `get_arrays` names them.
    RAISES (KanonError): E811 if names, shapes or kinds differ or a number is not finite; then
        nothing is changed.
    """
    check_arrays(get_arrays(nlp), arrays)
    for prefix, node in _nodes(nlp):
        for name in node.param_names:
            key = f"{prefix}/{name}"
            if key in arrays:
                old = node.get_param(name)
                xp = get_array_module(old)
                node.set_param(name, xp.array(arrays[key], dtype=old.dtype, copy=True))
        for number, shim in enumerate(node.shims):
            state = _state(shim)
            for name, tensor in state.items():
                values = np.asarray(arrays[f"{prefix}/shim{number}/{name}"])
                tensor.copy_(tensor.new_tensor(values))


def clear_gradients(nlp: Language) -> None:
    """Give every parameter a gradient of zero.

    thinc makes gradients when they are first needed, and an optimizer passes a parameter without
    one over, its weight decay included: a pipeline just loaded would take another first step
    than one that has been trained before.

    nlp (Language): Changed in place.
    """
    for _, node in _nodes(nlp):
        for name in node.param_names:
            if node.has_param(name):
                values = node.get_param(name)
                node.set_grad(name, get_array_module(values).zeros_like(values))


def check_arrays(expected: Mapping[str, np.ndarray], arrays: Mapping[str, np.ndarray]) -> None:
    """Refuse what are no parameters of the expected model.

    expected (Mapping[str, np.ndarray]): Parameters of the right shape.
    arrays (Mapping[str, np.ndarray]): To check.
    RAISES (KanonError): E811, saying what is wrong first.
    """
    reason = defect(expected, arrays)
    if reason:
        raise KanonError(Errors.E811.format(reason=reason))


def defect(expected: Mapping[str, np.ndarray], arrays: Mapping[str, np.ndarray]) -> str:
    """What makes `arrays` no parameters of the expected model; "" if nothing does.

    expected (Mapping[str, np.ndarray]): Parameters of the right shape.
    arrays (Mapping[str, np.ndarray]): To look at.
    RETURNS (str): One reason.
    """
    if list(expected) != list(arrays):
        return f"{len(arrays)} arrays with other names than the {len(expected)} expected"
    for name, array in arrays.items():
        if array.shape != expected[name].shape:
            return f"{name} has shape {array.shape}, not {expected[name].shape}"
        if np.issubdtype(array.dtype, np.floating) and not np.isfinite(array).all():
            return f"{name} has a number that is not finite"
    return ""


def fingerprint(nlp: Language) -> str:
    """What two sides must have in common to train together: components, labels, shapes.

    nlp (Language): Initialized.
    RETURNS (str): 16 hexadecimal digits.
    """
    described = {
        "lang": nlp.lang,
        "labels": {name: list(nlp.pipe_labels.get(name, ())) for name in nlp.pipe_names},
        "arrays": [[name, list(array.shape)] for name, array in get_arrays(nlp).items()],
    }
    return hashlib.sha256(json.dumps(described, sort_keys=True).encode()).hexdigest()[:16]


def _nodes(nlp: Language) -> Iterator[tuple[str, Model]]:
    for name, component in nlp.pipeline:
        model = getattr(component, "model", None)
        if isinstance(model, Model):
            for number, node in enumerate(model.walk()):
                yield f"{name}/{number}/{node.name}", node


def _to_numpy(array: Any) -> np.ndarray:
    xp = get_array_module(array)
    return np.array(array if xp is np else array.get(), copy=True)


def _state(shim: Any) -> dict[str, Any]:
    """The state dict of a wrapped PyTorch module; the tensors share memory with it."""
    module = getattr(shim, "_model", None)
    return dict(module.state_dict()) if module is not None and hasattr(module, "state_dict") else {}
