"""`kanon_ner`: spaCy's named entity recognizer, made for masks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
from spacy.pipeline import EntityRecognizer
from spacy.pipeline._parser_internals._beam_utils import (  # type: ignore[import-not-found]
    BeamBatch,
)
from spacy.tokens import Doc
from spacy.vocab import Vocab
from thinc.api import Model

from ...models.action_bias import Shift, move_to, shift_of
from .clean_entities import clean_entities
from .readings import Hidden, blank_copy, hidden_in, write_readings

_MOVING = Lock()


class Read(NamedTuple):
    """What was read in some Docs.

    states (Any): Of spaCy, where the recognizer stands.
    readings (list[list[list[tuple[int, int, str]]]]): For each shift added, for each Doc, what is
        hidden.
    """

    states: Any
    readings: list[list[Hidden]]


class KanonNer(EntityRecognizer):
    """Entities by beam search, without words at their ends that no mention has, none of them longer
    than a mention can be.

    Greedy search takes the best action at each token and cannot go back: it swallows the word
    behind a mention, and once in a while it never ends one. A mask of more than 40 tokens is cut
    into pieces that hide the same, because what stands in it is not known to be harmless.
    """

    def __init__(
        self,
        vocab: Vocab,
        model: Model,
        name: str = "kanon_ner",
        *,
        shift: Shift | None = None,
        readings: Sequence[float] = (),
        english: bool = True,
        **settings: Any,
    ) -> None:
        """vocab, model, name: As for spaCy's `EntityRecognizer`.
        shift (Shift | None): Where to move it once its weights are there; None does not move it.
        readings (Sequence[float]): Added to the shift for further readings, which go to the span
            group "readings".
        english (bool): Whether English words are trimmed from the ends of masks.
        **settings (Any): Those of `EntityRecognizer`.
        """
        super().__init__(vocab, model, name, **settings)
        self.shift = shift
        self.readings = list(readings)
        self.english = english

    def predict(self, docs: Iterable[Doc]) -> Any:
        """The readings of Docs, without changing them.

        docs (Iterable[Doc]): Any.
        RETURNS (list | Read): States or beams of spaCy; before training readings without entities.
        """
        docs = list(docs)
        if not self.labels:
            return self.moves.init_batch(docs)
        if not self.readings:
            return super().predict(docs)
        with _MOVING:  # Another thread must not read while the weights are moved.
            states = super().predict(docs)
            here, readings = shift_of(self), []
            try:
                for added in self.readings:
                    move_to(self, Shift(here.shift + added, here.kinds))
                    readings.append(self._read(docs))
            finally:
                move_to(self, here)
        return Read(states, readings)

    def beam_parse(
        self, docs: Sequence[Doc], beam_width: int, drop: float = 0.0, beam_density: float = 0.0
    ) -> list[Any]:
        """Search as spaCy does, with scores that do not grow with the text.

        spaCy adds up what all actions of a reading score, in 32 bits: after 4,000 tokens two
        readings must differ by .004 to differ at all, and rounding decides which ones go on. Here
        the best score so far is taken from all readings of a text at each token.

        docs (Sequence[Doc]): Any.
        beam_width (int): Readings of a text that are followed at a time.
        drop (float): Not used, as in spaCy.
        beam_density (float): Readings that are less probable than so much of the best one go.
        RETURNS (list): spaCy's beam of each Doc.
        """
        batch = BeamBatch(self.moves, self.moves.init_batch(docs), None, beam_width, beam_density)
        model = self.model.predict(docs)
        while not batch.is_done and (states := batch.get_unfinished_states()):
            unfinished = [beam for beam in batch.beams if not beam.is_done]
            best = np.array([beam.score for beam in unfinished], dtype="float32")
            # All readings of a text are at the same token: each of them has a row.
            rows = np.repeat(best, [len(beam) for beam in unfinished])
            batch.advance(model.predict(states) - rows[:, None])
        model.clear_memory()
        return list(batch)

    def set_annotations(self, docs: Iterable[Doc], states: Any) -> None:
        """Write the entities to the Docs.

        docs (Iterable[Doc]): Those that were predicted.
        states (Any): What `predict` returned.
        """
        docs = list(docs)
        read = states if isinstance(states, Read) else Read(states, [])
        super().set_annotations(docs, read.states)
        clean_entities(docs, self.labels, english=self.english)
        if self.readings:
            for number, doc in enumerate(docs):
                write_readings(doc, [reading[number] for reading in read.readings])

    def _read(self, docs: Sequence[Doc]) -> list[Hidden]:
        """What is hidden where the recognizer stands now, without writing it to the Docs."""
        blank = [blank_copy(doc) for doc in docs]
        super().set_annotations(blank, super().predict(docs))
        return hidden_in(blank, self.labels, english=self.english)

    def from_disk(self, path: str | Path, exclude: Sequence[str] = ()) -> KanonNer:
        """Load, and move to where the config says."""
        super().from_disk(path, exclude=exclude)
        return self._moved()

    def from_bytes(self, bytes_data: bytes, exclude: Sequence[str] = ()) -> KanonNer:
        """Load, and move to where the config says."""
        super().from_bytes(bytes_data, exclude=exclude)
        return self._moved()

    def _moved(self) -> KanonNer:
        if self.shift is not None and self.labels and self.shift != shift_of(self):
            move_to(self, self.shift)
        return self
