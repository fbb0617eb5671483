"""`kanon_masker`: mask what singles out fewer than k people of the knowledge base."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from spacy.tokens import Doc

from ..anonymity.decide import decide
from ..anonymity.options import BY_MODEL, Options
from ..anonymity.state import DocState
from ..detection.analysis import Analysis
from ..detection.detect import detect, find_terms
from ..detection.gazetteer import with_known_parts
from ..detection.lists import Listed, cut_at_allowed, with_policies
from ..detection.rules import RULES
from ..detection.salience import checked_chance, without_asides
from ..detection.trie_search import EXACT, check_case
from ..errors import Errors, KanonError
from ..lang.en.rules import ENGLISH
from ..lang.language_rules import LanguageRules
from ..names import KANON_REPORT, MASKED_TEXT, SUBJECT
from ..operators.writing import Writer
from ..text.rewriting import rewrite
from ..types import Mention
from .extensions import register_extensions
from .kanon_pipe import KanonPipe, OrderCheck
from .lists import Lists
from .recall_record import RecallRecord
from .replacements import coarsen, plain_options, replacements_of, report_of, write
from .slots import KnowledgeSlot
from .states import write_state
from .supplied_spans import ENTS, check_sources, supplied_masks, supplied_mentions, terms_in
from .token_bounds import analysis_of, token_bounds, tokens_of

_OTHER_LANGUAGE = (
    "[KN225] '{component}' reads this text by the rules of English, and it seems to be in another "
    "language ({lang}). Names, numbers, dates in digits and addresses are found all the same; "
    "jobs, dates in words and relatives may stay. Use a pipeline of that language."
)


@dataclass(frozen=True, slots=True)
class Masked:
    """What `predict` decided on one Doc.

    state (DocState): Its mentions, and what was decided on them.
    tokens (Sequence[tuple[int, int]]): First and last (exclusive) token of each mention.
    text (str): The masked text.
    report (dict[str, Any]): The value of `doc._.kanon`.
    """

    state: DocState
    tokens: Sequence[tuple[int, int]]
    text: str
    report: dict[str, Any]


class _Found(NamedTuple):
    """The mentions of a text, what lists let stay, and how many phrases tell of nobody."""

    mentions: Sequence[Mention]
    allowed: Sequence[Listed]
    spared: int


class KanonMasker(KanonPipe):
    """Decide for every phrase that may identify whether it can stay.

    After it ran, no combination of the kept phrases that the knowledge base knows is shared by 1
    to k - 1 of its people (of any size, unless `max_arity` bounds it).
    """

    def __init__(
        self,
        name: str = "kanon_masker",
        *,
        kb: KnowledgeSlot,
        options: Options,
        sources: Sequence[str] = ("ents",),
        rules: bool = True,
        mask_titles: bool = True,
        case: str = EXACT,
        writer: Writer | None = None,
        recall: RecallRecord | None = None,
        lists: Lists | None = None,
        order: OrderCheck | None = None,
        scorer: Callable | None = None,
        language: LanguageRules | None = ENGLISH,
        guesses: bool = False,
        spare_below: float = 0.0,
    ) -> None:
        """name (str): Of the component.
        kb (KnowledgeSlot): The knowledge base; it is opened when the first text comes.
        options (Options): How to decide.
        sources (Sequence[str]): "ents" and span groups whose spans are candidates, too.
        rules (bool): Also look for what resembles an identifier.
        mask_titles (bool): Hide "Dr." with the name behind it.
        case (str): "exact", or "folded" to find terms in any case.
        writer (Writer | None): Of what stands in the place of phrases; None writes `***`.
        recall (RecallRecord | None): What the masker before it was calibrated to catch; reports
            say so.
        lists (Lists | None): What has to go, what may stay, and recognizers of one's own.
        order (OrderCheck | None): Whether what finds entities stands before it.
        scorer (Callable | None): For `score`.
        language (LanguageRules | None): Of the texts; None if there are no rules for it.
        guesses (bool): Whether the entities of the texts are those of a statistical recognizer
            alone: with `rules` they are weighed against the form of the text and counts of words.
        spare_below (float): Unknown phrases that less likely than this tell something about a
            person are left alone.
        RAISES (KanonError): E221 for an unknown `case`, E381 for a chance that is none.
        """
        super().__init__(name, kb)
        check_case(case)
        register_extensions()
        self.kb = kb
        self.options = options
        self.sources = tuple(sources)
        self.rules = rules
        self.mask_titles = mask_titles
        self.case = case
        self.writer = writer or Writer("stars")
        self.recall = recall
        self.lists = lists or Lists()
        self.order = order or OrderCheck(None, name)
        self.scorer = scorer
        self.language = language
        self.guesses = guesses
        self.min_salience = checked_chance(spare_below)

    def predict(self, docs: Iterable[Doc]) -> list[Masked]:
        """Decide without changing the Docs.

        RETURNS (list[Masked]): One a Doc.
        RAISES (KanonError): The knowledge base is missing, damaged or not built for `case`; E574
            if recall was calibrated with another one.
        """
        self.order.look()
        return [self._mask(doc) for doc in docs]

    def set_annotations(self, docs: Iterable[Doc], predictions: Iterable[Masked]) -> None:
        """Write the decisions to the Docs: `doc.spans["kanon"]` and the extensions."""
        for doc, masked in zip(docs, predictions, strict=True):
            write_state(doc, masked.tokens, masked.state)
            doc._.set(MASKED_TEXT, masked.text)
            doc._.set(KANON_REPORT, masked.report)

    def _mask(self, doc: Doc) -> Masked:
        text = self._read(doc)
        mentions, allowed, spared = self._find(doc, text)
        state = decide(text.text, mentions, self.kb.knowledge, self.options, language=self.language)
        state = write(
            text, state, self.writer, doc._.get(SUBJECT),
            with_titles=self.mask_titles, allowed=allowed,
        )  # fmt: skip
        masked = rewrite(text.text, replacements_of(state)).text
        tokens = tokens_of(state.mentions, *token_bounds(doc))
        return Masked(state, tokens, masked, self._report(state, spared))

    def _read(self, doc: Doc) -> Analysis:
        """The text with its tokens, once the settings are known to fit it."""
        knowledge = self.kb.knowledge
        if knowledge.sample_of is None and knowledge.population < self.options.k:
            raise KanonError(Errors.E328.format(count=knowledge.population, k=self.options.k))
        if self.recall is not None:
            self.recall.check_knowledge(knowledge.fingerprint)
        check_sources(doc, self.sources, self.name)
        text = analysis_of(doc, self.language)
        if text.use is not None and text.use.language:
            message = _OTHER_LANGUAGE.format(component=self.name, lang=text.use.language)
            warnings.warn(message, stacklevel=2)
        return text

    def _find(self, doc: Doc, text: Analysis) -> _Found:
        """The mentions, each with what lists, operators and a trained masker say of it."""
        knowledge, walker = self.kb.knowledge, self.kb.walker(self.case)
        terms = terms_in(doc, knowledge, self.case)
        if terms is None:
            terms = find_terms(text, knowledge, walker=walker)
        weighing = self.guesses and self.rules
        supplied, guessed = supplied_mentions(doc, self.sources, guesses=weighing)
        # A recognizer that does not say what may stay has not decided that it may.
        forced = supplied_masks(doc, self.sources, undecided=self.options.unknown == BY_MODEL)
        lists = self.lists.of(doc, text.text, self.sources)
        mentions = detect(
            text,
            knowledge,
            [*supplied, *lists.others],
            guessed=guessed,
            rules=self.rules,
            walker=walker,
            terms=terms,
            # The model's own bounds, and counts where they agree.
            exact=forced if self.options.combine == "model" else (),
            named=lists.mentions,
        )
        telling = mentions
        if self.min_salience:
            telling = without_asides(
                text,
                mentions,
                self.min_salience,
                sources=frozenset((RULES, ENTS) if weighing else (RULES,)),
                certain=self.options.unknown != "mask",
                fixed=[*terms, *supplied, *lists.others, *lists.mentions],
                tags=[token.tag_ for token in doc] if doc.has_annotation("TAG") else [],
            )
        found: Sequence[Mention] = cut_at_allowed(text, telling, lists.allowed, terms, knowledge)
        if self.options.unknown != "mask":
            found = with_known_parts(found, terms, self.options.always_mask)
        found = coarsen(text.text, found, self.writer.plan, knowledge, self.language)
        found = with_policies(found, forced=forced, denied=lists.denied, allowed=lists.allowed)
        return _Found(found, lists.allowed, len(mentions) - len(telling))

    def _report(self, state: DocState, spared: int) -> dict[str, Any]:
        """The value of `doc._.kanon`."""
        masked = (w for p, w in enumerate(state.written) if state.is_masked(p))
        return {
            **report_of(state),
            "invented": self.kb.invented,
            "spared": spared,
            "operators": self.writer.report(list(masked)),
            **({} if self.recall is None else {"masker_recall": self.recall.plain()}),
            "config": {**plain_options(self.options), "spare_below": self.min_salience},
        }
