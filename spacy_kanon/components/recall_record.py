"""What a pipeline says in its meta.json of how much its masker catches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from ..errors import Errors, KanonError
from ..names import KANON

RECALL = "recall"


# A value and the bounds of its interval over documents; None where undefined.
Interval = tuple[float | None, float | None, float | None]


@dataclass(frozen=True, slots=True)
class RecallRecord:
    """A promise, and what it was made on."""

    message: str  # All of it in a sentence or two.
    catch: float  # Share of what has to go that is hidden.
    of: str  # "quasi", "direct" or "token".
    confidence: float | None  # None: the promise holds on average over draws of documents.
    bound: str  # Which inequality proved it.
    component: str  # Which component was moved.
    setting: Mapping[str, Any]  # To where: shift, threshold, beam_width.
    documents: int  # With something to hide, on which it was moved.
    caught: float  # Mean share caught in them, as it was promised.
    # What the mean in all documents like them does not fall short of, at the confidence, or at 0.9
    # without one.
    caught_low: float
    caught_together: Interval  # Share caught of all in them, with an interval.
    precision: Interval  # Share of hidden tokens that people hide; None if nothing is hidden.
    precision_before: Interval  # The same as the pipeline was before.
    caught_before: float  # Mean share caught before.
    knowledge_base: str  # Fingerprint of that of the pipeline; "" without one.
    losses: tuple[float, ...]  # Share missed of each document, in an order of its own.
    texts: tuple[str, ...]  # Fingerprints of the documents.

    def to_meta(self, meta: dict[str, Any]) -> None:
        """Write it to a pipeline's meta."""
        record = asdict(self)
        meta.setdefault(KANON, {})[RECALL] = {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in record.items()
        }

    def check_knowledge(self, fingerprint: str) -> None:
        """Refuse a knowledge base with which it was not made."""
        if self.knowledge_base not in ("", fingerprint):
            raise KanonError(
                f"[KN574] Recall was calibrated with the knowledge base {self.knowledge_base}, "
                f"and this is {fingerprint}. What is hidden depends on it: calibrate again."
            )

    def plain(self) -> dict[str, Any]:
        """What a report of a text says of it: not which documents it was made on."""
        left_out = ("losses", "texts")
        return {name: value for name, value in asdict(self).items() if name not in left_out}


def read_recall(meta: Mapping[str, Any]) -> RecallRecord | None:
    """What a pipeline's meta says. None if nothing was calibrated."""
    stored = (meta.get(KANON) or {}).get(RECALL)
    if not stored:
        return None
    values: dict[str, Any] = {}
    for field in fields(RecallRecord):
        value = stored[field.name]
        # spaCy's JSON writes 0.9217 as 0.9217000000000001.
        values[field.name] = tuple(map(_plain, value)) if isinstance(value, list) else _plain(value)
    return RecallRecord(**values)


def _plain(value: Any) -> Any:
    return round(value, 6) if isinstance(value, float) else value


def promised_recall(
    meta: Mapping[str, Any], recall: float | None, *, releases: bool = False
) -> RecallRecord | None:
    """The promise that a component relies on. None if there is none and none is asked for."""
    record = read_recall(meta)
    if releases and record is not None and not record.knowledge_base:
        record = None
    if recall is None:
        return record
    if not 0 < recall < 1:
        raise KanonError(
            Errors.E300.format(name="masker_recall", expected="between 0 and 1", value=recall)
        )
    if record is None or record.catch < recall:
        has = "promises nothing" if record is None else f"promises {record.catch}"
        raise KanonError(
            f"[KN578] masker_recall is {recall}, and this pipeline {has}. Calibrate it: python -m "
            f"spacy kanon calibrate PIPELINE DEV OUTPUT --catch {recall}; or set masker_recall to "
            "null."
        )
    return record
