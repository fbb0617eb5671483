"""Masks of other tools made fit for scoring, with a count of what had to be done."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ...errors import Errors, KanonError
from ...types import AnnotatedText
from .regions import merge

SHOWN = 5


@dataclass(frozen=True, slots=True)
class Cleanup:
    """What was changed before scoring.

    missing (int): Documents without an entry, counted as unmasked (only if that was allowed).
    empty (int): Masks of no character, dropped.
    duplicates (int): Repetitions of a mask, dropped.
    overlapping (int): Masks that shared a character with another and were united with it.
    """

    missing: int = 0
    empty: int = 0
    duplicates: int = 0
    overlapping: int = 0

    def to_dict(self) -> dict[str, int]:
        """The counts by name.

        RETURNS (dict[str, int]): What `json` can write.
        """
        return asdict(self)

    def describe(self) -> str:
        """The changes in words; empty if there were none.

        RETURNS (str): Counts with commas between.
        """
        parts = {
            "documents without masks counted as unmasked": self.missing,
            "empty masks dropped": self.empty,
            "repeated masks dropped": self.duplicates,
            "overlapping masks united": self.overlapping,
        }
        return ", ".join(f"{count} {what}" for what, count in parts.items() if count)


def prepare_masks(
    gold: Sequence[AnnotatedText],
    masks: Mapping[str, Sequence[Sequence[Any]]],
    *,
    name: str,
    allow_missing: bool = False,
) -> tuple[list[list[tuple[int, int]]], Cleanup]:
    """For each gold text, in order, the sorted masks without overlap.

    gold (Sequence[AnnotatedText]): Annotated texts.
    masks (Mapping[str, Sequence[Sequence[Any]]]): The system's, by document id.
    name (str): What errors call the system.
    allow_missing (bool): Count documents without masks as unmasked instead of refusing.
    RETURNS (tuple[list[list[tuple[int, int]]], Cleanup]): Masks of each text, and what was changed.
    RAISES (KanonError): E600 if documents are missing, E601 if unknown ones are there, E602 if a
        mask is reversed, lies outside its text or is not made of integers.
    """
    missing = check_documents(gold, masks, name=name, allow_missing=allow_missing)
    prepared = []
    empty = duplicates = overlapping = 0
    for text in gold:
        spans = [_checked(span, text, name) for span in masks.get(text.doc_id, ())]
        filled = [span for span in spans if span[0] < span[1]]
        distinct = set(filled)
        merged = merge(distinct)
        empty += len(spans) - len(filled)
        duplicates += len(filled) - len(distinct)
        overlapping += len(distinct) - len(merged)
        prepared.append(merged)
    return prepared, Cleanup(missing, empty, duplicates, overlapping)


def check_gold(gold: Sequence[AnnotatedText]) -> None:
    """Refuse a gold corpus that cannot be scored against.

    gold (Sequence[AnnotatedText]): Annotated texts.
    RAISES (KanonError): E603 if there are no documents, E604 if one stands twice.
    """
    if not gold:
        raise KanonError(Errors.E603)
    seen = set()
    for text in gold:
        if text.doc_id in seen:
            raise KanonError(Errors.E604.format(doc_id=text.doc_id))
        seen.add(text.doc_id)


def check_documents(
    gold: Sequence[AnnotatedText],
    doc_ids: Collection[str],
    *,
    name: str,
    allow_missing: bool = False,
) -> int:
    """How many gold documents a system says nothing about.

    gold (Sequence[AnnotatedText]): Annotated texts.
    doc_ids (Collection[str]): Documents that the system has masks for.
    name (str): What errors call the system.
    allow_missing (bool): Count instead of refusing.
    RETURNS (int): How many.
    RAISES (KanonError): E600 if there are any and that is not allowed, E601 if the system has
        documents that the gold corpus does not have.
    """
    missing = [text.doc_id for text in gold if text.doc_id not in doc_ids]
    if missing and not allow_missing:
        raise KanonError(
            Errors.E600.format(
                system=name, count=len(missing), total=len(gold), doc_ids=_some(missing)
            )
        )
    gold_ids = {text.doc_id for text in gold}
    unknown = [doc_id for doc_id in doc_ids if doc_id not in gold_ids]
    if unknown:
        raise KanonError(
            Errors.E601.format(system=name, count=len(unknown), doc_ids=_some(unknown))
        )
    return len(missing)


def _checked(span: Sequence[Any], text: AnnotatedText, name: str) -> tuple[int, int]:
    start, end = span[0], span[1]
    integers = all(isinstance(value, int) and not isinstance(value, bool) for value in (start, end))
    if not integers or not 0 <= start <= end <= len(text.text):
        raise KanonError(
            Errors.E602.format(
                system=name, doc_id=text.doc_id, start=start, end=end, length=len(text.text)
            )
        )
    return start, end


def _some(doc_ids: Sequence[str]) -> str:
    """The first few ids, and how many more there are."""
    more = f" and {len(doc_ids) - SHOWN} more" if len(doc_ids) > SHOWN else ""
    return ", ".join(doc_ids[:SHOWN]) + more
