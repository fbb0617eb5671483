"""`spacy-kanon.OnnxEncoder.v1`: vectors of tokens by ONNX Runtime, a window at a time.

[components.transformer.model]
@architectures = "spacy-kanon.OnnxEncoder.v1"
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
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

from ..errors import Errors, KanonError, require
from .language_models import positions_of, token_offsets

IDS = "ids"
VECTORS = "vectors"
_OPSET = 17


def export_encoder(network: Any, *, int8: bool = False) -> bytes:
    """An encoder as an ONNX graph of one window: no batch, no padding, no mask."""
    require("onnx", "onnxruntime", extra="onnx-export")
    import torch

    class OneWindow(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.network = network

        def forward(self, ids: Any) -> Any:
            return self.network(input_ids=ids[None]).last_hidden_state[0]

    with TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PyTorch has a newer exporter, which needs onnxscript.
        path = Path(folder) / "encoder.onnx"
        example = torch.arange(2, 10) % network.config.vocab_size
        try:
            torch.onnx.export(
                OneWindow().eval(),
                (example,),
                path,
                input_names=[IDS],
                output_names=[VECTORS],
                dynamic_axes={IDS: {0: "sub_words"}, VECTORS: {0: "sub_words"}},
                opset_version=_OPSET,
                dynamo=False,
            )
        except (RuntimeError, TypeError, ValueError) as error:
            reason = " ".join(str(error).split())
            raise KanonError(Errors.E581.format(reason=reason)) from error
        if int8:
            from onnxruntime.quantization import QuantType, quantize_dynamic

            quantize_dynamic(
                path,
                path,
                op_types_to_quantize=["MatMul", "Gather"],
                per_channel=True,
                weight_type=QuantType.QInt8,
            )
        return path.read_bytes()


class OnnxShim(Shim):
    """What Thinc saves with a model; its session, of one thread, is made in each process anew."""

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
        require("onnxruntime", "tokenizers", extra="onnx")
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
    ids, offsets = shim.encode(layout.text[layout.starts[start] : layout.ends[end - 1]])
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
    names = [name for name, factory in nlp.pipe_factories.items() if factory == "transformer"]
    if len(names) != 1:
        raise KanonError(Errors.E581.format(reason=f"it has {len(names)} transformers"))
    (name,) = names
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
    config = nlp.config.copy()
    config["nlp"]["before_creation"] = None  # It asks for PyTorch.
    nlp.config = config


def _shim(model: Any, *, int8: bool) -> OnnxShim:
    """The trained encoder and its tokenizer."""
    network, tokenizer = model.transformer, model.tokenizer
    if not getattr(tokenizer, "is_fast", False):
        raise KanonError(Errors.E581.format(reason="its tokenizer is not a fast one"))
    longest = min(positions_of(network.config), tokenizer.model_max_length)
    graph = export_encoder(network.cpu(), int8=int8)
    return OnnxShim(graph, tokenizer.backend_tokenizer.to_str(), longest)


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
