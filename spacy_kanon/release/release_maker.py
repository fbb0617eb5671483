"""The last component of a pipeline that sanitizes many texts: makes what is written of a Doc.

It stands in the pipeline so that the processes that sanitize do this too, and then lets go of
everything else that stands on the Doc, which would have to travel between processes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from spacy.tokens import Doc

from ..components.kanon_pipe import KanonPipe
from ..components.token_bounds import analysis_of
from ..errors import Errors, RecordError
from ..kb.reader import KnowledgeBase
from ..names import KANON, MASK
from ..resources.knowledge_slot import KnowledgeSlot
from ..text.reversible_map import make_map
from .record import document_record, document_wordings, rewritten
from .visible_terms import find_visible, smallest_breach

NAME = "kanon_release_maker"
_KEY = "kanon_outcome"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A record, or the problem that kept a text from being sanitized; words are tokens.

    map (dict | None): What restores the text, if the recipe asks for it.
    wordings (dict | None): What each term became, see `record.document_wordings`.
    """

    record: dict[str, Any] | None
    problem: str | None
    words: int
    masked_words: int
    map: dict[str, Any] | None = None
    wordings: dict[str, tuple[str, int] | None] | None = None


class ReleaseMaker(KanonPipe):
    """Makes the outcome of each Doc, and counts the released text again where that is asked for."""

    def __init__(
        self,
        name: str = NAME,
        *,
        kb: KnowledgeSlot,
        k: int,
        verify: bool,
        mapping: bool,
        generalized: bool,
        tokenizer: Any,
    ) -> None:
        """kb (KnowledgeSlot): That of the masker.
        k (int): That of the masker.
        verify (bool): Count the released text again.
        mapping (bool): Also make the map that restores it.
        generalized (bool): Whether a `wikidata_generalizer` has run.
        tokenizer (Callable[[str], Doc]): Of the pipeline.
        """
        super().__init__(name)
        self.kb = kb
        self.k = k
        self.verify = verify
        self.mapping = mapping
        self.generalized = generalized
        self.tokenizer = tokenizer

    def predict(self, docs: Iterable[Doc]) -> list[Outcome]:
        """RETURNS (list[Outcome]): One a Doc.
        RAISES (RecordError): E324 if the second count finds fewer than k people.
        """
        return [self._outcome(doc) for doc in docs]

    def set_annotations(self, docs: Iterable[Doc], predictions: Iterable[Outcome]) -> None:
        """Leave nothing but the outcome on each Doc."""
        for doc, outcome in zip(docs, predictions, strict=True):
            doc.spans.clear()
            doc.user_data = {_KEY: asdict(outcome)}

    def _outcome(self, doc: Doc) -> Outcome:
        released = rewritten(doc)
        if self.verify:
            check_released(self.tokenizer(released.text), self.kb.knowledge, k=self.k)
        return Outcome(
            document_record(doc),
            None,
            len(doc),
            sum(len(span) for span in doc.spans[KANON] if span.label_ == MASK),
            make_map(doc.text, released).to_dict() if self.mapping else None,
            document_wordings(doc) if self.generalized else None,
        )


def outcome_of(doc: Doc) -> Outcome:
    """What a `ReleaseMaker` left on a Doc."""
    return Outcome(**doc.user_data[_KEY])


def check_released(doc: Doc, knowledge: KnowledgeBase, *, k: int) -> None:
    """Find the known terms of a released text again and count them.

    doc (Doc): The released text, tokenized. knowledge (KnowledgeBase): What it was made with.
    k (int): What it promises.
    RAISES (RecordError): E324 for a combination that fits 1 to k - 1 people.
    """
    terms = find_visible(analysis_of(doc), knowledge)
    breach = smallest_breach([term.people for term in terms], k)
    if breach is not None:
        offsets = ", ".join(f"{terms[t].start}-{terms[t].end}" for t in breach.terms)
        raise RecordError(Errors.E324.format(k=k, support=breach.support, offsets=offsets))
