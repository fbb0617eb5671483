"""`spacy-kanon.OnnxEncoder.v1`: vectors of tokens by ONNX Runtime, a window at a time.

[components.transformer.model]
@architectures = "spacy-kanon.OnnxEncoder.v1"
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

import numpy as np
import srsly
from numpy.typing import NDArray
from spacy.language import Language
from spacy.ml.models.tok2vec import tok2vec_listener_v1
from spacy.tokens import Doc
from spacy.util import registry, replace_model_node
from thinc.api import Model
from thinc.shims import Shim

from ..errors import Errors, KanonError
from .language_models import token_offsets

# A BERT encoder as an ONNX graph: sub-words of one window in, their vectors out.
#
# The graph has no batch and so no padding and no mask: a window costs what it holds, and what
# stands beside it cannot change its vectors.

IDS = "ids"
VECTORS = "vectors"
_OPSET = 20  # With LayerNormalization and Gelu.
_FLOAT = 1  # TensorProto.FLOAT
_FAMILIES = ("bert", "roberta", "xlm-roberta", "camembert")

Weights = Mapping[str, NDArray[np.float32]]


def encoder_graph(weights: Weights, config: Any, *, int8: bool = False) -> Any:
    """Write the graph of an encoder."""
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
    """Refuse to go on without a package."""
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
            raise KanonError(
                f"[KN582] The encoder cannot be written for ONNX Runtime: {reason}. Use one of "
                f"the families {families} with absolute positions and gelu, such as MiniLM."
            )


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


_EXTRA = "onnx"


class OnnxShim(Shim):
    """What Thinc saves and loads with the weights of a model.

    The session that runs the encoder is made when the first text comes, in each process anew. It
    has one thread: so the same text gives the same bytes, and `n_process` scales.
    """

    def __init__(self, graph: bytes = b"", tokenizer: str = "", longest: int = 512) -> None:
        super().__init__(None)
        self.graph = graph
        self.tokenizer_json = tokenizer
        self.longest = longest
        self._process = 0
        self._session: Any = None
        self._tokenizer: Any = None

    def encode(self, text: str) -> tuple[list[int], list[tuple[int, int]]]:
        """Cut a text into sub-words."""
        self._open()
        encoding = self._tokenizer.encode(text)
        return encoding.ids, encoding.offsets

    @property
    def markers(self) -> int:
        """How many sub-words a window gets that stand for no text."""
        self._open()
        return int(self._tokenizer.num_special_tokens_to_add(is_pair=False))

    def vectors(self, ids: list[int]) -> NDArray[np.float32]:
        """Run the encoder."""
        self._open()
        (vectors,) = self._session.run([VECTORS], {IDS: np.asarray(ids, dtype="int64")})
        return vectors

    def to_bytes(self) -> bytes:
        """All that is stored. RETURNS (bytes): For `from_bytes`."""
        return srsly.msgpack_dumps(
            {"graph": self.graph, "tokenizer": self.tokenizer_json, "longest": self.longest}
        )

    def from_bytes(self, bytes_data: bytes) -> OnnxShim:
        """Undo `to_bytes`."""
        stored = srsly.msgpack_loads(bytes_data)
        self.graph, self.longest = stored["graph"], stored["longest"]
        self.tokenizer_json = stored["tokenizer"]
        self._process = 0
        return self

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_process": 0, "_session": None, "_tokenizer": None}

    def _open(self) -> None:
        if self._process == os.getpid():
            return
        if not self.graph:
            raise KanonError(
                "[KN583] The ONNX encoder holds no network. Load what kanon assemble --onnx made."
            )
        need("onnxruntime", _EXTRA)
        need("tokenizers", _EXTRA)
        import onnxruntime
        from tokenizers import Tokenizer

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self._session = onnxruntime.InferenceSession(
            self.graph, options, providers=["CPUExecutionProvider"]
        )
        self._tokenizer = Tokenizer.from_str(self.tokenizer_json)
        self._tokenizer.no_truncation()
        self._tokenizer.no_padding()
        self._process = os.getpid()


# `spacy-kanon.OnnxEncoder.v1`: vectors of tokens by ONNX Runtime, a window at a time.
#
# [components.transformer.model] @architectures = "spacy-kanon.OnnxEncoder.v1"

Array = NDArray[Any]


@registry.architectures("spacy-kanon.OnnxEncoder.v1")
def build_onnx_encoder(width: int, window: int = 128, stride: int = 96) -> Model:
    """Build the layer; `kanon assemble --onnx` puts a trained encoder into it.

    width (int): Of the vectors.
    window, stride (int): Tokens of a window, and between the beginnings of two.
    RETURNS (Model): From Docs to an array of shape (tokens, width) for each. It does not learn.
    """
    return Model(
        "onnx_encoder",
        _forward,
        init=_init,
        dims={"nO": width},
        attrs={"window": window, "stride": stride},
        shims=[OnnxShim()],
    )


def windows_of(length: int, window: int, stride: int) -> list[tuple[int, int]]:
    """Tokens of the windows of a text, as `spacy-transformers.strided_spans.v1` cuts them.

    >>> windows_of(10, 6, 4)
    [(0, 6), (4, 10)]
    """
    windows: list[tuple[int, int]] = []
    start = 0
    for _ in range(length // stride):
        windows.append((start, min(start + window, length)))
        if start + window >= length:
            return windows
        start += stride
    if start < length:
        windows.append((start, length))
    return windows


def _forward(model: Model, docs: Sequence[Doc], is_train: bool) -> tuple[list[Any], Callable]:
    if is_train:
        raise KanonError(
            "[KN584] An encoder of ONNX Runtime does not learn. Train the pipeline that it was "
            "made of, and assemble it again."
        )
    ops: Any = model.ops
    return [ops.asarray(_encode(model, doc)) for doc in docs], _no_gradients


def _encode(model: Model, doc: Doc) -> Array:
    """The mean of the vectors of all sub-words of a token, in all windows; zero without any."""
    shim: Any = model.shims[0]
    sums = np.zeros((len(doc), model.get_dim("nO")), dtype="float32")
    counts = np.zeros((len(doc), 1), dtype="float32")
    if not len(doc):
        return sums
    layout = TextLayout(doc)
    for start, end in windows_of(len(doc), model.attrs["window"], model.attrs["stride"]):
        for first, ids, offsets in _fitting(shim, layout, start, end):
            rows, tokens = layout.aligned(first, offsets[: shim.longest])
            if not len(rows):
                continue
            vectors = shim.vectors(ids[: shim.longest])
            places, begins, sizes = np.unique(tokens, return_index=True, return_counts=True)
            counts[places, 0] += sizes
            # The first sub-word of each token, then the second of those that have two, and so on.
            for number in range(sizes.max()):
                longer = sizes > number
                sums[places[longer]] += vectors[rows[begins[longer] + number]]
    return sums / np.maximum(counts, 1)


class TextLayout:
    """The text of a Doc and which token each character belongs to."""

    def __init__(self, doc: Doc) -> None:
        self.text = doc.text
        self.starts, self.ends = token_offsets(doc)
        # The blank behind a token is the token's, too.
        widths = np.diff(self.starts, append=len(self.text))
        self.token_at = np.repeat(np.arange(len(doc)), widths)

    def text_of(self, first: int, last: int) -> str:
        """Of tokens, without the blank at their end."""
        return self.text[self.starts[first] : self.ends[last - 1]]

    def aligned(self, first: int, offsets: Sequence[tuple[int, int]]) -> tuple[Array, Array]:
        """Pairs of a sub-word and a token of the Doc that share a character."""
        bounds = np.asarray(offsets, dtype="int64").reshape(-1, 2) + self.starts[first]
        rows = np.flatnonzero(bounds[:, 0] < bounds[:, 1])
        tokens = self.token_at[bounds[rows, 0]]
        several = self.token_at[bounds[rows, 1] - 1] - tokens + 1
        # Those of a sub-word over several tokens count up from its first.
        steps = np.arange(several.sum()) - np.repeat(several.cumsum() - several, several)
        rows, tokens = np.repeat(rows, several), np.repeat(tokens, several) + steps
        order = np.argsort(tokens, kind="stable")
        return rows[order], tokens[order]


def _fitting(
    shim: OnnxShim, layout: TextLayout, start: int, end: int
) -> Iterator[tuple[int, list[int], list[tuple[int, int]]]]:
    """A window, halved until the encoder takes every sub-word; a single word of more is cut."""
    ids, offsets = shim.encode(layout.text_of(start, end))
    if len(ids) > shim.longest and end - start > 1:
        middle = (start + end) // 2
        yield from _fitting(shim, layout, start, middle)
        yield from _fitting(shim, layout, middle, end)
    else:
        yield start, ids, offsets


def _init(model: Model, X: Any = None, Y: Any = None) -> None:
    """Nothing is drawn at random: the encoder comes trained."""


def _no_gradients(gradients: Any) -> list[Doc]:
    return []


_LISTENER = "spacy-transformers.TransformerListener.v1"
_WINDOWS = "spacy-transformers.strided_spans.v1"


def to_onnx(nlp: Language, *, int8: bool = False) -> None:
    """Replace the transformer of a pipeline and all layers that listen to it."""
    name = _transformer(nlp)
    transformer: Any = nlp.get_pipe(name)
    windows = nlp.get_pipe_config(name)["model"].get("get_spans", {})
    if windows.get("@span_getters") != _WINDOWS:
        raise KanonError(Errors.E581.format(reason=f"its windows are not {_WINDOWS}"))
    shim = _shim(transformer.model, int8=int8)
    width = transformer.model.get_dim("nO")
    listening = [pipe for pipe in nlp.pipe_names if pipe in transformer.listener_map]
    for pipe_name in listening:
        _listen(nlp.get_pipe(pipe_name), width)
        _rewrite(nlp.get_pipe_config(pipe_name), width)
    settings = {"width": width, "window": windows["window"], "stride": windows["stride"]}
    position = nlp.pipe_names.index(name)
    for pipe_name in listening:
        for listener in list(transformer.listener_map.get(pipe_name, ())):
            transformer.remove_listener(listener, pipe_name)
    nlp.remove_pipe(name)
    model = {"@architectures": "spacy-kanon.OnnxEncoder.v1", **settings}
    encoder: Any = nlp.add_pipe(
        "tok2vec",
        name=name,
        config={"model": model},
        before=nlp.pipe_names[position] if position < len(nlp.pipe_names) else None,
    )
    encoder.model = build_onnx_encoder(**settings)
    encoder.model.shims[0] = shim
    nlp._link_components()
    _forget_transformers(nlp)


def _transformer(nlp: Language) -> str:
    names = [name for name, factory in nlp.pipe_factories.items() if factory == "transformer"]
    if len(names) != 1:
        raise KanonError(Errors.E581.format(reason=f"it has {len(names)} transformers"))
    return names[0]


def _shim(model: Any, *, int8: bool) -> OnnxShim:
    """The trained encoder and its tokenizer."""
    network, tokenizer = model.transformer, model.tokenizer
    if not getattr(tokenizer, "is_fast", False):
        raise KanonError(Errors.E581.format(reason="its tokenizer is not a fast one"))
    weights = {
        name: tensor.detach().cpu().float().numpy() for name, tensor in network.state_dict().items()
    }
    graph = encoder_graph(weights, network.config, int8=int8)
    offset = 0 if network.config.model_type == "bert" else network.config.pad_token_id + 1
    longest = min(network.config.max_position_embeddings - offset, tokenizer.model_max_length)
    return OnnxShim(graph.SerializeToString(), tokenizer.backend_tokenizer.to_str(), longest)


def _listen(pipe: Any, width: int) -> None:
    """Let a component listen to vectors of tokens instead of sub-words."""
    for node in list(pipe.model.walk()):
        if [layer.name for layer in node.layers] != ["transformer-listener", "trfs2arrays"]:
            continue
        pooling = node.layers[1].layers[0].name
        if pooling != "reduce_mean":
            raise KanonError(Errors.E581.format(reason=f"its pooling is {pooling}"))
        replace_model_node(pipe.model, node, tok2vec_listener_v1(width))


def _rewrite(config: Any, width: int) -> None:
    """The same in the config, at any depth."""
    for key, value in config.items():
        if not isinstance(value, dict):
            continue
        if value.get("@architectures") == _LISTENER:
            architecture = "spacy.Tok2VecListener.v1"
            config[key] = {"@architectures": architecture, "width": width, "upstream": "*"}
        else:
            _rewrite(value, width)


def _forget_transformers(nlp: Language) -> None:
    """Leave out what asks for PyTorch before a pipeline is made."""
    config = nlp.config.copy()
    config["nlp"]["before_creation"] = None
    nlp.config = config
