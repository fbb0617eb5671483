"""An encoder and its tokenizer as they are stored with a pipeline."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import srsly
from numpy.typing import NDArray
from thinc.shims import Shim

from ...errors import Errors, KanonError
from .graph import IDS, VECTORS, need

_EXTRA = "onnx"


class OnnxShim(Shim):
    """What Thinc saves and loads with the weights of a model.

    The session that runs the encoder is made when the first text comes, in each process anew. It
    has one thread: so the same text gives the same bytes, and `n_process` scales.
    """

    def __init__(self, graph: bytes = b"", tokenizer: str = "", longest: int = 512) -> None:
        """graph (bytes): An ONNX model, see `graph.encoder_graph`.
        tokenizer (str): Of the `tokenizers` package, as JSON.
        longest (int): Sub-words that the encoder takes at a time, markers included.
        """
        super().__init__(None)
        self.graph = graph
        self.tokenizer_json = tokenizer
        self.longest = longest
        self._process = 0
        self._session: Any = None
        self._tokenizer: Any = None

    def encode(self, text: str) -> tuple[list[int], list[tuple[int, int]]]:
        """Cut a text into sub-words.

        text (str): Of a window.
        RETURNS (tuple[list[int], list[tuple[int, int]]]): Their ids and character offsets, those of
            markers empty; with more than the encoder takes.
        """
        self._open()
        encoding = self._tokenizer.encode(text)
        return encoding.ids, encoding.offsets

    @property
    def markers(self) -> int:
        """How many sub-words a window gets that stand for no text."""
        self._open()
        return int(self._tokenizer.num_special_tokens_to_add(is_pair=False))

    def vectors(self, ids: list[int]) -> NDArray[np.float32]:
        """Run the encoder.

        ids (list[int]): Of one window, not more than `longest`.
        RETURNS (NDArray[np.float32]): Shape (sub-words, width).
        """
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
            raise KanonError(Errors.E583)
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
