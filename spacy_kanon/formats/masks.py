"""Plain masks: `{doc_id: [[start, end], [start, end, replacement], ...]}`.

The form that TAB's evaluation reads. A file may also hold several systems,
`{system: {doc_id: [...]}}`. Spans are read as they stand: whether they fit the texts is for the
evaluation to say, which knows the texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter

from ..errors import Errors, KanonError
from ..names import ENTS, KEEP, NO_MASK, decision_of
from ..types import AnnotatedText, MaskedSpan
from .annotation_files import read_json, unusable, write_json
from .spans import ANNOTATOR, LabelledSpan, ReadOptions, gold_mentions, validated

if TYPE_CHECKING:
    from spacy.tokens import Doc

FORMAT = "a mask file"
Masks = dict[str, list[MaskedSpan]]
_SPANS = TypeAdapter(list[MaskedSpan])


def read_mask_systems(path: Path) -> dict[str, Masks]:
    """All systems of a mask file by name; a file with one system has the file's stem as name."""
    content = read_json(path, FORMAT)
    if not isinstance(content, dict):
        raise unusable(path, FORMAT, "it must be an object with document ids as keys")
    if content and all(isinstance(value, dict) for value in content.values()):
        return {name: _read_system(value, path) for name, value in content.items()}
    return {path.stem: _read_system(content, path)}


def read_masks(path: Path, system: str | None = None) -> Masks:
    """The masks of one system."""
    systems = read_mask_systems(path)
    if system is None and len(systems) == 1:
        return next(iter(systems.values()))
    if system is None or system not in systems:
        names = ", ".join(systems)
        raise KanonError(
            f"[KN511] {path} holds {len(systems)} systems ({names}); one is needed here. Name it "
            "with --system."
        )
    return systems[system]


def write_masks(masks: Mapping[str, Iterable[Sequence[Any]]], path: Path) -> None:
    """Write a mask file; a replacement of None is left out."""
    plain = {
        doc_id: [[value for value in span if value is not None] for span in spans]
        for doc_id, spans in masks.items()
    }
    write_json(plain, path)


def masks_of(texts: Iterable[AnnotatedText], annotator: str | None = None) -> Masks:
    """What annotators want hidden: spans of DIRECT and QUASI mentions, sorted, each once.

    >>> from spacy_kanon.types import GoldMention
    >>> mention = GoldMention(0, 4, "PERSON", "DIRECT", "e1")
    >>> masks_of([AnnotatedText("a", "Anna ran.", {"annotator1": [mention]})])
    {'a': [MaskedSpan(start=0, end=4, replacement=None)]}
    """
    masks: Masks = {}
    for text in texts:
        chosen = {
            (mention.start, mention.end)
            for name, mentions in text.annotations.items()
            if annotator in (None, name)
            for mention in mentions
            if mention.identifier_type != NO_MASK
        }
        masks[text.doc_id] = [MaskedSpan(*span) for span in sorted(chosen)]
    return masks


def read_masks_as_texts(path: Path, options: ReadOptions) -> list[AnnotatedText]:
    """The masks of one system as the annotations of one annotator over `options.texts`."""
    masks = read_masks(path, options.system)
    if options.texts is None:
        raise KanonError(Errors.E507.format(path=path))
    unknown = [doc_id for doc_id in masks if doc_id not in options.texts]
    if unknown:
        raise KanonError(Errors.E512.format(doc_ids=", ".join(unknown[:5])))
    annotated = []
    for doc_id, spans in masks.items():
        text = options.texts[doc_id]
        labelled = [LabelledSpan(span.start, span.end) for span in spans]
        mentions = gold_mentions(doc_id, text, labelled, ANNOTATOR, options)
        annotated.append(AnnotatedText(doc_id, text, {ANNOTATOR: mentions}))
    return annotated


def _read_system(content: Mapping[str, Any], path: Path) -> Masks:
    return {doc_id: validated(_SPANS, spans, path, doc_id) for doc_id, spans in content.items()}


def hidden_spans(doc: Doc, spans_key: str) -> list[tuple[int, int]]:
    """Character bounds of what is hidden: the masks, or all spans where none is called one."""
    if spans_key != ENTS and spans_key not in doc.spans:
        reason = f"the pipeline does not set doc.spans[{spans_key!r}]"
        raise KanonError(Errors.E608.format(argument="spans_key", value=spans_key, reason=reason))
    spans = list(doc.ents if spans_key == ENTS else doc.spans[spans_key])
    decisions = [False if span.label_ == KEEP else decision_of(span.label_) for span in spans]
    decides = any(decision is not None for decision in decisions)
    return [
        (span.start_char, span.end_char)
        for span, masked in zip(spans, decisions, strict=True)
        if masked or not decides
    ]
