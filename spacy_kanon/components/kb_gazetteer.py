"""`kb_gazetteer`: the phrases of a text that the knowledge base knows."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span

from ..detection.gazetteer import check_case, find_mentions
from ..names import KB_TERMS
from ..resources.knowledge_slot import KnowledgeSlot
from ..types import Mention
from .token_bounds import token_bounds

DEFAULT_CONFIG: dict[str, Any] = {
    "kb": None,
    "case": "exact",
    "spans_key": KB_TERMS,
    "store_kb": False,
}


@Language.factory(
    "kb_gazetteer",
    assigns=["doc.spans"],
    requires=[],
    default_config=DEFAULT_CONFIG,
    default_score_weights={},
)
def make_kb_gazetteer(
    nlp: Language, name: str, kb: str | Path | None, case: str, spans_key: str, store_kb: bool
) -> KbGazetteer:
    """Make a `kb_gazetteer`.

    kb (str | Path | None): Folder of the knowledge base; null is the bundled sample.
    case (str): "exact", or "folded" to ignore case (the knowledge base is then twice as large).
    spans_key (str): Span group to write.
    store_kb (bool): Save the knowledge base with the pipeline.
    """
    return KbGazetteer(name, kb=KnowledgeSlot(kb, store=store_kb), case=case, spans_key=spans_key)


class KbGazetteer:
    """Find the longest mentions of terms, dates and names with initials on token boundaries.

    Writes a span group: the label of a span is its kind, its `kb_id` the canonical key.
    """

    def __init__(
        self,
        name: str = "kb_gazetteer",
        *,
        kb: KnowledgeSlot,
        case: str = "exact",
        spans_key: str = KB_TERMS,
    ) -> None:
        check_case(case)  # Nothing more: the knowledge base may be loaded later.
        self.name = name
        self.kb = kb
        self.case = case
        self.spans_key = spans_key

    def __call__(self, doc: Doc) -> Doc:
        self.set_annotations([doc], self.predict([doc]))
        return doc

    def pipe(self, stream: Iterable[Doc], *, batch_size: int = 64) -> Iterator[Doc]:
        """Annotate a stream of Docs, one at a time."""
        for doc in stream:
            yield self(doc)

    def predict(self, docs: Iterable[Doc]) -> list[list[Mention]]:
        """Find the mentions of each Doc without changing it."""
        return [
            find_mentions(doc.text, *token_bounds(doc), self.kb.knowledge, case=self.case)
            for doc in docs
        ]

    def set_annotations(self, docs: Iterable[Doc], mentions: Iterable[list[Mention]]) -> None:
        """Write the mentions to the span group of each Doc."""
        for doc, found in zip(docs, mentions, strict=True):
            starts, ends = token_bounds(doc)
            doc.spans[self.spans_key] = [
                Span(
                    doc,
                    bisect_left(starts, one.start),
                    bisect_left(ends, one.end) + 1,
                    label=one.kind,
                    kb_id=one.key,
                )
                for one in found
            ]

    def to_bytes(self, *, exclude: Iterable[str] = ()) -> bytes:
        return self.kb.to_bytes(exclude=exclude)

    def from_bytes(self, data: bytes, *, exclude: Iterable[str] = ()) -> KbGazetteer:
        self.kb.from_bytes(data, exclude=exclude)
        return self

    def to_disk(self, path: str | Path, *, exclude: Iterable[str] = ()) -> None:
        self.kb.to_disk(Path(path), exclude=exclude)

    def from_disk(self, path: str | Path, *, exclude: Iterable[str] = ()) -> KbGazetteer:
        self.kb.from_disk(Path(path), exclude=exclude)
        return self
