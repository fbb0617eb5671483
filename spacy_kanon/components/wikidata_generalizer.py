"""`wikidata_generalizer`: something true and less specific instead of `***`; k counted again."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from operator import attrgetter
from pathlib import Path
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span

from .. import names
from ..anonymity.explain import count, explain_wording
from ..anonymity.population import Sample, sample_of, sets_of
from ..anonymity.state import JOINT, Choice, Counted, DocState, Selector, Term
from ..errors import KanonError
from ..lang.en.rules import ENGLISH
from ..lang.language_rules import Chosen
from ..ontology.options import STAR_OPTION
from ..text.rewriting import Replacement, rewrite
from .generalized import Coverage, OptionFinder, Settings, choose, without_betrayal, words_of
from .kanon_pipe import KanonPipe, KnowledgeSlot, OntologySlot, language_of
from .states import fixed_masks, parts_kept, read_state, register_extensions


def knowledge_of_masker(nlp: Language) -> KnowledgeSlot:
    """The knowledge base that the pipeline's `kanon_masker` counts with, shared with it."""
    for component_name, factory in nlp.pipe_factories.items():
        if factory == "kanon_masker":
            component: Any = nlp.get_pipe(component_name)
            return component.kb
    return KnowledgeSlot()


@dataclass(frozen=True, slots=True)
class Generalized:
    """What `predict` found out about one Doc.

    case (DocState): The text with its terms and their wordings; its mentions are the spans of
        `doc.spans["kanon"]`.
    choice (Choice): What each term became. counted (Counted): The count of that.
    messages (tuple[str, ...]): Per term, why.
    replacements (tuple[Replacement, ...]): What changes in the text, articles included.
    fixed (Mapping[int, tuple[str, ...]]): What operators wrote for terms, see `fixed_masks`.
    """

    case: DocState
    choice: Choice
    counted: Counted
    messages: tuple[str, ...]
    replacements: tuple[Replacement, ...]
    text: str
    report: dict[str, Any]
    fixed: Mapping[int, tuple[str, ...]]


class WikidataGeneralizer(KanonPipe):
    """Replace what `kanon_masker` masked by the least general wording that the selector allows.

    All phrases of the released text, kept or generalized, fit at least k people of the knowledge
    base together. A masker that decides by combinations, which is weaker, is refused.
    """

    ontology: OntologySlot
    kb: KnowledgeSlot

    def __init__(
        self,
        nlp: Language,
        name: str,
        *,
        ontology: str | Path | None,
        kb: str | Path | None,
        selector: Selector | None,
        floors: Mapping[str, str],
        store_ontology: bool,
        **settings: Any,
    ) -> None:
        """The settings are those of the factory, `settings` those of `generalized.Settings`."""
        knowledge = knowledge_of_masker(nlp) if kb is None else KnowledgeSlot(kb)
        super().__init__(name, OntologySlot(ontology, store=store_ontology), knowledge)
        register_extensions()
        instead = "Release the text as the kanon_masker masks it."
        self.language = language_of(nlp, name, needed=True, instead=instead) or ENGLISH
        self.selector = selector
        self.settings = Settings(**settings)
        self.floors = dict(floors)
        self._ready: tuple[Coverage, OptionFinder] | None = None

    def after_loading(self) -> None:
        self._ready = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_ready": None}

    def predict(self, docs: Iterable[Doc]) -> list[Generalized]:
        """Decide without changing the Docs."""
        return [self._generalize(doc) for doc in docs]

    def set_annotations(self, docs: Iterable[Doc], predictions: Iterable[Generalized]) -> None:
        """Write what was chosen to the Docs and the spans of `doc.spans["kanon"]`."""
        for doc, generalized in zip(docs, predictions, strict=True):
            for position, span in enumerate(doc.spans.get(names.KANON, ())):
                self._annotate(span, generalized, position)
            if names.KANON in doc.spans:
                # Per term its wording and the number of that; None if it stays.
                doc.spans[names.KANON].attrs[names.WORDINGS] = [
                    None if level is None else [term.wordings[level].text, level]
                    for term, level in zip(
                        generalized.case.terms, generalized.choice.levels, strict=True
                    )
                ]
            doc._.set(names.SANITIZED_TEXT, generalized.text)
            doc._.set(
                names.KANON_REPORT, {**(doc._.get(names.KANON_REPORT) or {}), **generalized.report}
            )

    def _annotate(self, span: Span, generalized: Generalized, position: int) -> None:
        number = generalized.case.term_of[position]
        term, level = generalized.case.terms[number], generalized.choice.levels[number]
        if level is None and term.stays:
            return
        population = self.kb.knowledge.population
        options = [
            {
                "text": wording.text,
                "fits": population if wording.is_free else wording.says and len(wording.says[0]),
                "phrase": wording.phrase,
            }
            for wording in term.wordings
        ]
        span._.set(names.GENERALIZATIONS, [wording.text for wording in term.wordings])
        wording = None if level is None else term.wordings[level].text
        fixed = generalized.fixed.get(number)
        if wording is not None and fixed is not None:
            wording = fixed[term.mentions.index(position)]
        span._.set(names.REPLACEMENT, wording)
        after = {
            "support": generalized.counted.supports.get(number),
            "level": level,
            "fixed": fixed is not None,
            "options": options,
            "message": generalized.messages[number],
        }
        span._.set(names.RISK_EVIDENCE, {**span._.get(names.RISK_EVIDENCE), "after": after})

    def _prepared(self) -> tuple[Coverage, OptionFinder]:
        if self._ready is None:
            ontology = self.ontology.open()
            coverage = Coverage(
                ontology,
                self.kb.knowledge,
                match=self.settings.match,
                mismatch=self.settings.mismatch,
                literal=self.settings.literal,
            )
            finder = OptionFinder(
                ontology, approximate=self.settings.approximate, rules=self.language
            )
            self._ready = coverage, finder
        return self._ready

    def _generalize(self, doc: Doc) -> Generalized:
        coverage, _ = self._prepared()
        case, fixed = self._case(doc)
        sample = sample_of(self.kb.knowledge, case.fits.get("confidence", names.CONFIDENCE))
        sets = 1
        if sample is not None:
            sets = sets_of(1 + len(term.wordings) for term in case.terms)
            case = replace(case, k=sample.needed(case.k, sets))
        choice, proof = choose(
            case,
            self.kb.knowledge,
            self.selector,
            node_budget=self.settings.node_budget,
            preference=self.settings.preference,
        )

        tags = {token.idx: token.pos_ for token in doc} if doc.has_annotation("POS") else None

        def realized(choice: Choice) -> list[Replacement]:
            chosen = _chosen(case, choice, fixed)
            fitted = self.language.realize(case.text, chosen, brackets=self.settings.brackets)
            whole, locked = _with_operators(fitted, case, choice, fixed, parts_kept(doc))
            if self.settings.brackets:
                return whole
            return self.language.polish(case.text, whole, locked=locked, tags=tags)

        choice, replacements = without_betrayal(
            case, choice, realized, self.kb.knowledge, self.kb.walker()
        )
        counted = choice.counted
        assert counted is not None
        terms = case.terms
        worded = stars = 0
        for number in case.term_of:
            level = choice.levels[number]
            worded += level is not None
            stars += level == len(terms[number].wordings) - 1
        population = coverage.knowledge.population
        report = {
            **_reached(counted, population, sample, sets, case.k),
            "generalization": {
                "ontology": coverage.ontology.fingerprint,
                "ontology_share": coverage.share,
                "match": coverage.match,
                **proof,
                "generalized": worded - stars,
                "stars": stars,
                "uncounted": [terms[number].key for number in counted.uncounted],
                "breaches": [
                    {"support": breach.support, "terms": [terms[t].key for t in breach.terms]}
                    for breach in counted.breaches
                ],
                "replacements": [[r.start, r.end, r.text] for r in replacements],
                "message": f"As released, no phrase or combination of phrases fits fewer than "
                f"{count(counted.k_reached or population, population)}",
                "config": {**asdict(self.settings), "floors": self.floors},
            },
        }
        messages = tuple(
            explain_wording(terms, choice, counted, number, population)
            for number in range(len(terms))
        )
        return Generalized(
            case,
            choice,
            counted,
            messages,
            tuple(replacements),
            rewrite(case.text, replacements).text,
            report,
            fixed,
        )

    def _case(self, doc: Doc) -> tuple[DocState, dict[int, tuple[str, ...]]]:
        """The masker's case, with wordings for all terms that must not stay as written, and what
        operators wrote for terms."""
        knowledge = self.kb.knowledge
        if not len(doc) and names.KANON not in doc.spans:
            return DocState("", 1, JOINT, (), knowledge.fingerprint, (), (), ()), {}
        case = read_state(doc, knowledge)
        if case.guarantee != JOINT:
            raise KanonError(
                "[KN442] Wordings are counted with all that stays together, and this kanon_masker "
                'decided by combinations. Set its guarantee to "joint", or leave '
                f"{self.name!r} out."
            )
        fixed = fixed_masks(doc, case)
        return case.with_terms(self._worded(case, fixed)), fixed

    def _worded(self, case: DocState, fixed: Container[int]) -> list[Term]:
        coverage, finder = self._prepared()
        barred = {words_of(term.text) for term in case.terms if not term.stays}
        barred = {words for words in barred if not self.language.empty_words.issuperset(words)}
        case = case.with_terms(finder.one_person(case))
        people = finder.people_of(case)
        last = max((term.entity for term in case.terms if term.kind == names.PERSON), default=0)
        terms = []
        for number, term in enumerate(case.terms):
            floor = None if number in fixed else self.floors.get(term.key)
            stays = term.stays and floor is None
            # It can be better to generalize a term that could stay as written.
            is_open = not stays or term.people is not None
            is_open = is_open and number not in fixed
            asked = term if term.kind == names.PERSON else replace(term, entity=last + 1)
            options = finder.find(case, asked, barred, people) if is_open else [STAR_OPTION]
            texts = list(map(attrgetter("text"), options))
            last += f"NAME {last + 1}" in texts
            if floor is not None:
                options = options[texts.index(floor) if floor in texts else -1 :]
            wordings = tuple(coverage.wording(option, term.kind) for option in options)
            terms.append(replace(term, stays=stays, wordings=wordings))
        return terms


def _reached(
    counted: Counted, population: int, sample: Sample | None, sets: int, needed: int
) -> dict[str, Any]:
    """How many people fit the release, for the report."""
    reached = counted.k_reached
    if sample is None:
        return {"k_reached": reached}
    fits = sample.fits(population if reached is None else reached, sets, needed)
    return {"k_reached": reached and fits["promised"], "fits": fits}


def _with_operators(
    replacements: Sequence[Replacement],
    case: DocState,
    choice: Choice,
    fixed: Mapping[int, tuple[str, ...]],
    parts: Mapping[int, str],
) -> tuple[list[Replacement], set[tuple[int, int]]]:
    """The replacements with what operators wrote for terms that go, and the parts that stay; the
    bounds of these two."""
    goes = {number: texts for number, texts in fixed.items() if choice.levels[number] is not None}
    written = {
        position: text
        for number, texts in goes.items()
        for position, text in zip(case.terms[number].mentions, texts, strict=True)
    }
    kept = {n: text for n, text in parts.items() if choice.levels[case.term_of[n]] is None}
    operated = [
        Replacement(case.mentions[position].start, case.mentions[position].end, text)
        for position, text in (*written.items(), *kept.items())
    ]
    whole = sorted([*replacements, *operated], key=lambda replacement: replacement.start)
    return whole, {(one.start, one.end) for one in operated}


def _chosen(case: DocState, choice: Choice, fixed: Container[int]) -> Iterator[Chosen]:
    """The wordings of mentions that no operator writes."""
    for mention, number in zip(case.mentions, case.term_of, strict=True):
        level = choice.levels[number]
        if level is not None and number not in fixed:
            wording = case.terms[number].wordings[level]
            yield Chosen(mention.start, mention.end, wording.text, wording.form, wording.adjective)
