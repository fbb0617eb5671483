"""`kb_gazetteer`: the phrases of a text that the knowledge base knows."""

from __future__ import annotations

from typing import Any

from spacy.language import Language
from spacy.tokens import Doc

from ..detection.gazetteer import check_case, find_mentions
from ..lang.language_rules import rules_of
from ..types import Mention
from .doc_spans import analysis_of, span_of
from .kanon_pipe import KanonPipe, KnowledgeSlot


class KbGazetteer(KanonPipe):
    """Find terms, dates and names with initials: `kb_id` of a span is the canonical key."""

    kb: KnowledgeSlot

    def __init__(self, nlp: Language, name: str, config: Any) -> None:
        super().__init__(name, KnowledgeSlot.of(config))
        check_case(config.case)  # Nothing more: the knowledge base may be loaded later.
        self.case: str = config.case
        self.spans_key: str = config.spans_key
        self.language = rules_of(nlp.lang or "")

    def decide(self, doc: Doc) -> list[Mention]:
        """Find the mentions of a Doc without changing it."""
        walker = self.kb.walker(self.case)
        return find_mentions(analysis_of(doc, self.language), self.kb.open(), walker=walker)

    def annotate(self, doc: Doc, mentions: list[Mention]) -> None:
        """Write the mentions to the span group."""
        doc.spans[self.spans_key] = [
            span_of(doc, mention.start, mention.end, mention.kind, mention.key)
            for mention in mentions
        ]
