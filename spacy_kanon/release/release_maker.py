"""What is kept of each Doc of a pipeline that sanitizes: its outcome, in plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from spacy.tokens import Doc

from ..anonymity.decide import scope_of
from ..anonymity.options import JOINT, Options
from ..components.token_bounds import analysis_of
from ..detection.analysis import Analysis
from ..errors import Errors, RecordError
from ..lang.language_rules import LanguageRules
from ..names import KANON, MASK, TEXT_BOUNDS
from ..resources.slots import KnowledgeSlot
from ..text.reversible_map import make_map
from .audit import Auditor
from .document_parts import document_parts
from .record import countable_texts, document_record, document_wordings, rewritten


@dataclass(frozen=True, slots=True)
class Outcome:
    """A record, or the problem that kept a text from being sanitized; words are tokens.

    map (dict | None): What restores the text, if the recipe asks for it.
    wordings (dict | None): What each term became, see `record.document_wordings`.
    parts (list[dict] | None): The outcome of each of several texts that were read as one.
    """

    record: dict[str, Any] | None
    problem: str | None
    words: int
    masked_words: int
    map: dict[str, Any] | None = None
    wordings: dict[str, tuple[str, int] | None] | None = None
    parts: list[dict[str, Any]] | None = None


class ReleaseMaker:
    """Makes the outcome of each Doc, and counts the released text again where that is asked for."""

    def __init__(
        self,
        *,
        kb: KnowledgeSlot,
        options: Options,
        language: LanguageRules | None,
        verify: bool,
        mapping: bool,
        generalized: bool,
        tokenizer: Any,
    ) -> None:
        """kb, options, language (Any): Those of the masker.
        verify (bool): Count the released text again.
        mapping (bool): Also make the map that restores it.
        generalized (bool): Whether a `wikidata_generalizer` has run.
        tokenizer (Callable[[str], Doc]): Of the pipeline.
        """
        self.kb = kb
        self.options = options
        self.language = language
        self.verify = verify
        self.mapping = mapping
        self.generalized = generalized
        self.tokenizer = tokenizer
        self._auditor: Auditor | None = None

    def __call__(self, doc: Doc) -> Outcome:
        """RETURNS (Outcome): Of the Doc, without anything of it.
        RAISES (RecordError): E324 if the second count finds fewer than k people.
        """
        record = document_record(doc)
        if self.verify:
            for text in countable_texts(doc):
                released = analysis_of(self.tokenizer(text), self.language)
                check_released(released, self._open_auditor(), self.options.guarantee)
        return Outcome(
            record,
            None,
            len(doc),
            sum(len(span) for span in doc.spans[KANON] if span.label_ == MASK),
            make_map(doc.text, rewritten(doc)).to_dict() if self.mapping else None,
            document_wordings(doc) if self.generalized else None,
            self._parts(doc),
        )

    def _parts(self, doc: Doc) -> list[dict[str, Any]] | None:
        bounds = doc.user_data.get(TEXT_BOUNDS)
        if bounds is None:
            return None
        return document_parts(doc, bounds, mapping=self.mapping)

    def _open_auditor(self) -> Auditor:
        """It maps files, so it is made in the process that counts."""
        if self._auditor is None:
            knowledge = self.kb.knowledge
            scope = scope_of(self.options.scope, knowledge)
            self._auditor = Auditor(knowledge, self.options.k, scope=scope)
        return self._auditor


def check_released(released: Analysis, auditor: Auditor, guarantee: str) -> None:
    """Find the known terms of a released text again and count them.

    released (Analysis): The text as it will be written.
    auditor (Auditor): Of the knowledge base that it was made with.
    guarantee (str): What it promises.
    RAISES (RecordError): E324 if fewer than k people fit what is visible: all of it together under
        "joint", a combination that fits anybody under "combinations".
    """
    shown = auditor.audit(released)
    count = shown.count
    support = count.joint if guarantee == JOINT else count.support
    if support is None or support >= auditor.k:
        return
    terms = range(len(shown.terms)) if guarantee == JOINT else count.witness
    offsets = ", ".join(f"{shown.terms[term].start}-{shown.terms[term].end}" for term in terms)
    raise RecordError(Errors.E324.format(k=auditor.k, support=support, offsets=offsets))
