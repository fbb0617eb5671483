"""The last component of a pipeline that sanitizes many texts: makes what is written of a Doc.

It stands in the pipeline so that the processes that sanitize do this too, and then lets go of
everything else that stands on the Doc, which would have to travel between processes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from spacy.tokens import Doc

from ..anonymity.case import scope_of
from ..anonymity.options import JOINT, Options
from ..components.kanon_pipe import KanonPipe
from ..components.token_bounds import analysis_of
from ..errors import Errors, RecordError
from ..kb.reader import KnowledgeBase
from ..lang.language_rules import LanguageRules
from ..names import KANON, MASK
from ..resources.knowledge_slot import KnowledgeSlot
from ..text.reversible_map import make_map
from .record import document_record, document_wordings, rewritten
from .visible_terms import find_visible, joint_breach, smallest_breach

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
        options: Options,
        language: LanguageRules | None,
        verify: bool,
        mapping: bool,
        generalized: bool,
        tokenizer: Any,
    ) -> None:
        """kb (KnowledgeSlot): That of the masker.
        options (Options): Those of the masker.
        language (LanguageRules | None): That of the masker.
        verify (bool): Count the released text again.
        mapping (bool): Also make the map that restores it.
        generalized (bool): Whether a `wikidata_generalizer` has run.
        tokenizer (Callable[[str], Doc]): Of the pipeline.
        """
        super().__init__(name)
        self.kb = kb
        self.options = options
        self.language = language
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
            check_released(
                self.tokenizer(released.text), self.kb.knowledge, self.options, self.language
            )
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


def check_released(
    doc: Doc, knowledge: KnowledgeBase, options: Options, language: LanguageRules | None
) -> None:
    """Find the known terms of a released text again and count them.

    doc (Doc): The released text, tokenized.
    knowledge (KnowledgeBase): What it was made with.
    options (Options): What it promises.
    language (LanguageRules | None): Of the text.
    RAISES (RecordError): E324 if fewer than k people fit what is visible: all of it together under
        "joint", a combination that fits anybody under "combinations".
    """
    terms = find_visible(analysis_of(doc, language), knowledge)
    scope = scope_of(options.scope, knowledge)
    lists = [term.people if scope is None else term.people & scope for term in terms]
    if options.guarantee == JOINT:
        breach = joint_breach(lists, options.k)
    else:
        breach = smallest_breach(lists, options.k)
    if breach is not None:
        offsets = ", ".join(f"{terms[t].start}-{terms[t].end}" for t in breach.terms)
        raise RecordError(Errors.E324.format(k=options.k, support=breach.support, offsets=offsets))
