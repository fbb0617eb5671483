"""`kanon_masker`: mask what singles out fewer than k people of the knowledge base."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Sequence

from spacy.tokens import Doc, Span

from ..anonymity.explanations import explain, explain_before
from ..anonymity.masking import mask_mentions
from ..anonymity.options import BY_MODEL, Options
from ..anonymity.trial import Said as Decided
from ..detection.allowed import cut_at_allowed, positions_allowed, positions_holding
from ..detection.detect import detect, find_terms
from ..detection.known_parts import with_known_parts
from ..detection.merge import overlapping
from ..detection.trie_search import EXACT, check_case
from ..detection.unknown.asides import checked_chance
from ..errors import Errors, KanonError
from ..lang.en.rules import ENGLISH
from ..lang.language_rules import LanguageRules
from ..names import (
    KANON_REPORT,
    KEEP,
    MASK,
    MASKED_TEXT,
    REPLACEMENT,
    RISK_EVIDENCE,
    RISK_K,
    RISK_SCORE,
    SUBJECT,
)
from ..operators.writing import Writer
from ..resources.recall_record import RecallRecord
from ..resources.slots import KnowledgeSlot
from ..text.rewriting import Replacement, rewrite
from .decided_case import write_case
from .extensions import register_extensions
from .kanon_pipe import KanonPipe
from .masking.coarse_mentions import coarsen
from .masking.lists import Lists
from .masking.order import OrderCheck
from .masking.plain_reports import allowed_of, evidence_of, plain_options, proof_of
from .masking.sanitized import Sanitized
from .masking.spared import spare
from .masking.titles import titles_of
from .masking.written_phrases import write_masks
from .supplied_spans import (
    check_sources,
    supplied_masks,
    supplied_mentions,
    terms_in,
)
from .token_bounds import analysis_of, tokens_of

_OTHER_LANGUAGE = (
    "[KN225] '{component}' reads this text by the rules of English, and it seems to be in another "
    "language ({lang}). Names, numbers, dates in digits and addresses are found all the same; "
    "jobs, dates in words and relatives may stay. Use a pipeline of that language."
)


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
        self.spare_below = checked_chance(spare_below)

    def predict(self, docs: Iterable[Doc]) -> list[Sanitized]:
        """Decide without changing the Docs.

        RETURNS (list[Sanitized]): One a Doc.
        RAISES (KanonError): The knowledge base is missing, damaged or not built for `case`; E574
            if recall was calibrated with another one.
        """
        self.order.look()
        return [self._sanitize(doc) for doc in docs]

    def set_annotations(self, docs: Iterable[Doc], predictions: Iterable[Sanitized]) -> None:
        """Write the decisions to the Docs: `doc.spans["kanon"]` and the extensions."""
        for doc, sanitized in zip(docs, predictions, strict=True):
            spans = []
            for (start, end), verdict, written, message in zip(
                sanitized.spans,
                sanitized.masking.verdicts,
                sanitized.masks.written,
                sanitized.messages,
                strict=True,
            ):
                gone = verdict.masked or written.is_part
                label = MASK if gone else KEEP
                span = Span(doc, start, end, label=label, kb_id=verdict.mention.key)
                values = span._
                values.set(RISK_SCORE, verdict.score)
                values.set(RISK_K, verdict.support)
                values.set(RISK_EVIDENCE, evidence_of(verdict, message, written))
                values.set(REPLACEMENT, written.text if gone else None)
                spans.append(span)
            write_case(doc, spans, sanitized.masking.case, sanitized.masks)
            doc._.set(MASKED_TEXT, sanitized.masked_text)
            doc._.set(KANON_REPORT, sanitized.report)

    def _sanitize(self, doc: Doc) -> Sanitized:
        analysis = analysis_of(doc, self.language)
        text, knowledge = analysis.text, self.kb.knowledge
        if knowledge.population < self.options.k:
            raise KanonError(Errors.E328.format(count=knowledge.population, k=self.options.k))
        check_sources(doc, self.sources, self.name)
        if analysis.use is not None and analysis.use.language:
            warnings.warn(
                _OTHER_LANGUAGE.format(component=self.name, lang=analysis.use.language),
                stacklevel=2,
            )
        # Who does not say what may stay has not decided that it may.
        undecided = self.options.unknown == BY_MODEL
        insisted_bounds = supplied_masks(doc, self.sources, undecided=undecided)
        if self.recall is not None:
            self.recall.check_knowledge(knowledge.fingerprint)
        listed = self.lists.of(doc, text, self.sources)
        walker = self.kb.walker(self.case)
        terms = terms_in(doc, knowledge, self.case)
        if terms is None:
            terms = find_terms(analysis, knowledge, walker=walker)
        weighing = self.guesses and self.rules
        supplied, guessed = supplied_mentions(doc, self.sources, guesses=weighing)
        mentions = detect(
            analysis,
            knowledge,
            [*supplied, *listed.others],
            guessed=guessed,
            rules=self.rules,
            walker=walker,
            terms=terms,
            # The model's own bounds, and counts where they agree.
            exact=insisted_bounds if self.options.combine == "model" else (),
            named=listed.mentions,
        )
        fixed = [*supplied, *listed.others, *listed.mentions]
        mentions, spared = spare(
            doc,
            analysis,
            mentions,
            self.spare_below,
            fixed=[*terms, *fixed],
            guesses=weighing,
            certain=self.options.unknown != "mask",
        )
        mentions = cut_at_allowed(analysis, mentions, listed.allowed, terms, knowledge)
        if self.options.unknown != "mask":
            mentions = with_known_parts(mentions, terms, self.options.always_mask)
        coarse = coarsen(text, mentions, self.writer.plan, knowledge, self.language)
        mentions = coarse.mentions
        denied = frozenset(overlapping(mentions, listed.denied))
        allowed = frozenset(positions_allowed(mentions, listed.allowed)) - denied
        held = frozenset(positions_holding(mentions, listed.allowed)) - denied - allowed
        insisted = overlapping(mentions, insisted_bounds)
        masking = mask_mentions(
            text,
            mentions,
            knowledge,
            self.options,
            insisted=insisted,
            listed=Decided(denied, allowed, coarse.ruled, coarse.gone, held),
            language=self.language,
        )
        decided = masking.verdicts
        titles = (
            titles_of(analysis, decided, self.writer, listed.allowed) if self.mask_titles else {}
        )
        subject = doc._.get(SUBJECT)
        masks = write_masks(
            text, subject, decided, self.writer, self.language, coarse.parts, titles
        )
        masking = masking.begun_at(titles)
        verdicts = masking.verdicts
        rewritten = rewrite(
            text,
            [
                Replacement(verdict.mention.start, verdict.mention.end, written.text)
                for verdict, written in zip(verdicts, masks.written, strict=True)
                if verdict.masked or written.is_part
            ],
        )
        population = masking.people
        return Sanitized(
            masking,
            tuple(tokens_of(masking.case.mentions, *analysis.bounds)),
            masks,
            rewritten.text,
            tuple(explain(text, verdicts, i, population) for i in range(len(verdicts))),
            {
                "k": self.options.k,
                "k_reached": masking.k_reached,
                "population": population,
                "knowledge_base": knowledge.fingerprint,
                "invented": self.kb.invented,
                "mentions": len(verdicts),
                "spared": spared,
                "masked": sum(
                    verdict.masked or written.is_part
                    for verdict, written in zip(verdicts, masks.written, strict=True)
                ),
                "before": {
                    "support": masking.before.support,
                    "terms": list(masking.before.terms),
                    "message": explain_before(text, verdicts, masking.before, population),
                },
                "method": masking.method,
                "guarantee": self.options.guarantee,
                **proof_of(masking),
                "operators": masks.report,
                **({} if self.recall is None else {"masker_recall": self.recall.plain()}),
                **allowed_of(verdicts, allowed | held),
                "config": {**plain_options(self.options), "spare_below": self.spare_below},
            },
        )
