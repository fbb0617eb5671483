"""A BERT encoder as an ONNX graph: sub-words of one window in, their vectors out.

The graph has no batch and so no padding and no mask: a window costs what it holds, and what stands
beside it cannot change its vectors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import Errors, KanonError

IDS = "ids"
VECTORS = "vectors"
_OPSET = 20  # With LayerNormalization and Gelu.
_FLOAT = 1  # TensorProto.FLOAT
_FAMILIES = ("bert", "roberta", "xlm-roberta", "camembert")

Weights = Mapping[str, NDArray[np.float32]]


def encoder_graph(weights: Weights, config: Any, *, int8: bool = False) -> Any:
    """Write the graph of an encoder.

    weights (Weights): The parameters of a `BertModel` or `RobertaModel` by name, in 32 bits.
    config (Any): Its configuration.
    int8 (bool): Store and multiply matrices in eight bits: a fourth of the size. What is multiplied
        is brought to eight bits window by window; sums, normalization and attention stay in 32.
    RETURNS (onnx.ModelProto): From `ids`, shape (sub-words,), to `vectors`, shape (sub-words,
        width).
    RAISES (KanonError): E001 without the packages onnx and onnxruntime; E582 for another kind of
        encoder.
    """
    for package in ("onnx", "onnxruntime"):
        need(package, "onnx-export")
    _check(config)
    from onnx import TensorProto, checker, helper

    graph = _Graph()
    vectors = _embeddings(graph, weights, config, int8=int8)
    for number in range(config.num_hidden_layers):
        vectors = _layer(graph, weights, config, f"encoder.layer.{number}.", vectors)
    graph.add("Identity", [vectors], name=VECTORS)
    model = helper.make_model(
        helper.make_graph(
            graph.nodes,
            "encoder",
            [helper.make_tensor_value_info(IDS, TensorProto.INT64, ["sub-words"])],
            [
                helper.make_tensor_value_info(
                    VECTORS, TensorProto.FLOAT, ["sub-words", config.hidden_size]
                )
            ],
            graph.constants,
        ),
        opset_imports=[helper.make_opsetid("", _OPSET)],
        ir_version=10,
    )
    checker.check_model(model)
    return _in_eight_bits(model) if int8 else model


def _in_eight_bits(model: Any) -> Any:
    """The same graph with eight bits in its products."""
    import tempfile
    from pathlib import Path

    import onnx
    from onnxruntime.quantization import QuantType, quantize_dynamic

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "encoder.onnx"
        quantize_dynamic(
            model,
            path,
            op_types_to_quantize=["MatMul"],
            per_channel=True,
            weight_type=QuantType.QInt8,
        )
        return onnx.load(path)


def need(package: str, extra: str) -> None:
    """Refuse to go on without a package.

    package (str): Its import name.
    extra (str): Which extra brings it.
    RAISES (KanonError): E001.
    """
    if find_spec(package) is None:
        raise KanonError(Errors.E001.format(packages=package, extra=extra))


class _Graph:
    """Nodes and constants in the order in which they are added."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def add(self, operator: str, inputs: Sequence[str], name: str = "", **settings: Any) -> str:
        """Add an operator. RETURNS (str): The name of its output."""
        from onnx import helper

        name = name or f"{operator.lower()}_{len(self.nodes)}"
        self.nodes.append(helper.make_node(operator, list(inputs), [name], name, **settings))
        return name

    def constant(self, values: Any) -> str:
        """Add an array. RETURNS (str): Its name."""
        from onnx import numpy_helper

        name = f"constant_{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def linear(self, inputs: str, matrix: NDArray, bias: NDArray) -> str:
        """inputs @ matrix.T + bias"""
        product = self.add("MatMul", [inputs, self.constant(matrix.T)])
        return self.add("Add", [product, self.constant(bias)])

    def normal(self, inputs: str, weights: Weights, name: str, epsilon: float) -> str:
        """Layer normalization with the parameters of this name."""
        scale, bias = (self.constant(weights[f"{name}.{part}"]) for part in ("weight", "bias"))
        return self.add("LayerNormalization", [inputs, scale, bias], axis=-1, epsilon=epsilon)


def _check(config: Any) -> None:
    family = str(config.model_type)
    activation = config.hidden_act
    kind = getattr(config, "position_embedding_type", "absolute")
    for good, reason in (
        (family in _FAMILIES, f"it is of the family {family!r}"),
        (activation == "gelu", f"its activation is {activation!r}"),
        (kind == "absolute", f"its positions are {kind!r}"),
        (not getattr(config, "is_decoder", False), "it is a decoder"),
    ):
        if not good:
            families = ", ".join(_FAMILIES)
            raise KanonError(Errors.E582.format(reason=reason, families=families))


def _embeddings(graph: _Graph, weights: Weights, config: Any, *, int8: bool) -> str:
    """Words, positions and the type of the first text, added and normalized."""
    positions = weights["embeddings.position_embeddings.weight"]
    if config.model_type != "bert":
        positions = positions[config.pad_token_id + 1 :]
    words = _words(graph, weights["embeddings.word_embeddings.weight"], int8=int8)
    size = graph.add("Shape", [IDS])
    first = graph.constant(np.array([0], dtype="int64"))
    # The type never changes, so it is added to the positions once and for all.
    typed = positions + weights["embeddings.token_type_embeddings.weight"][0]
    places = graph.add("Slice", [graph.constant(typed), first, size, first])
    return graph.normal(
        graph.add("Add", [words, places]), weights, "embeddings.LayerNorm", config.layer_norm_eps
    )


def _words(graph: _Graph, table: NDArray, *, int8: bool) -> str:
    """A row of the table for each sub-word. In eight bits every row has a scale of its own: one
    scale for all would leave rare words a few levels."""
    if not int8:
        return graph.add("Gather", [graph.constant(table), IDS])
    scales = np.maximum(np.abs(table).max(axis=1, keepdims=True), 1e-12) / 127
    levels = np.rint(table / scales).astype("int8")
    rows = graph.add("Cast", [graph.add("Gather", [graph.constant(levels), IDS])], to=_FLOAT)
    return graph.add("Mul", [rows, graph.add("Gather", [graph.constant(scales), IDS])])


def _layer(graph: _Graph, weights: Weights, config: Any, prefix: str, inputs: str) -> str:
    """Attention and two linear layers, each added to what came in."""
    epsilon = config.layer_norm_eps

    def parameters(name: str) -> tuple[NDArray, NDArray]:
        return weights[f"{prefix}{name}.weight"], weights[f"{prefix}{name}.bias"]

    attended = graph.linear(
        _attention(graph, config, parameters, inputs), *parameters("attention.output.dense")
    )
    middle = graph.normal(
        graph.add("Add", [attended, inputs]),
        weights,
        f"{prefix}attention.output.LayerNorm",
        epsilon,
    )
    wide = graph.add("Gelu", [graph.linear(middle, *parameters("intermediate.dense"))])
    narrow = graph.linear(wide, *parameters("output.dense"))
    return graph.normal(
        graph.add("Add", [narrow, middle]), weights, f"{prefix}output.LayerNorm", epsilon
    )


def _attention(graph: _Graph, config: Any, parameters: Any, inputs: str) -> str:
    """Each sub-word's mean of the others' values, by how well keys fit its query."""
    heads, width = config.num_attention_heads, config.hidden_size
    by_head = graph.constant(np.array([-1, heads, width // heads], dtype="int64"))
    joined = graph.constant(np.array([-1, width], dtype="int64"))

    def part(name: str, order: Sequence[int]) -> str:
        projected = graph.linear(inputs, *parameters(f"attention.self.{name}"))
        return graph.add("Transpose", [graph.add("Reshape", [projected, by_head])], perm=order)

    queries = part("query", [1, 0, 2])  # (heads, sub-words, width of a head)
    keys = part("key", [1, 2, 0])  # (heads, width of a head, sub-words)
    values = part("value", [1, 0, 2])
    root = graph.constant(np.array((width // heads) ** 0.5, dtype="float32"))
    fit = graph.add("Div", [graph.add("MatMul", [queries, keys]), root])
    shares = graph.add("Softmax", [fit], axis=-1)
    mixed = graph.add("Transpose", [graph.add("MatMul", [shares, values])], perm=[1, 0, 2])
    return graph.add("Reshape", [mixed, joined])
