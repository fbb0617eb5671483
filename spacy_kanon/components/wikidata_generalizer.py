"""`wikidata_generalizer`: something true and less specific instead of `***`; k counted again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import srsly
from spacy.language import Language
from spacy.tokens import Doc, Span

from ..anonymity.explanations import count, explain_wording
from ..anonymity.masking import people_of
from ..anonymity.recoding_types import Choice, Counted, Selector, Term, check_choice, count_release
from ..errors import Errors, KanonError
from ..lang.en.realization import Chosen, phrase
from ..names import GENERALIZATIONS, KANON, KANON_REPORT, REPLACEMENT, RISK_EVIDENCE, SANITIZED_TEXT
from ..ontology.linking.options import STAR_OPTION
from ..resources.knowledge_slot import KnowledgeSlot
from ..resources.ontology_slot import OntologySlot
from ..text.rewriting import Replacement, rewrite
from .coverage import AUTO, MAP, MATCHES, MISMATCHES, Coverage
from .extensions import register_extensions
from .option_finder import OptionFinder, Written, words_of, written_terms

DEFAULT_CONFIG: dict[str, Any] = {
    "ontology": None,
    "kb": None,
    "selector": {"@misc": "spacy-kanon.KAnonymous.v1"},
    "brackets": False,
    "approximate": True,
    "literal": True,
    "match": AUTO,
    "mismatch": MAP,
    "floors": {},
    "store_ontology": False,
    "node_budget": 500,
}


@Language.factory(
    "wikidata_generalizer",
    assigns=[
        f"doc._.{SANITIZED_TEXT}",
        f"doc._.{KANON_REPORT}",
        f"span._.{GENERALIZATIONS}",
        f"span._.{REPLACEMENT}",
        f"span._.{RISK_EVIDENCE}",
    ],
    requires=["doc.spans", f"doc._.{KANON_REPORT}", f"span._.{RISK_EVIDENCE}"],
    default_config=DEFAULT_CONFIG,
)
def make_wikidata_generalizer(
    nlp: Language,
    name: str,
    ontology: str | Path | None,
    kb: str | Path | None,
    selector: Selector,
    brackets: bool,
    approximate: bool,
    literal: bool,
    match: str,
    mismatch: str,
    floors: dict[str, str],
    store_ontology: bool,
    node_budget: int,
) -> WikidataGeneralizer:
    """Make a `wikidata_generalizer`. See the README for what each setting does."""
    return WikidataGeneralizer(
        name,
        ontology=OntologySlot(ontology, store=store_ontology),
        kb=KnowledgeSlot(kb) if kb is not None else _kb_of_masker(nlp),
        selector=selector,
        settings=Settings(
            brackets=brackets,
            approximate=approximate,
            literal=literal,
            match=match,
            mismatch=mismatch,
            node_budget=node_budget,
        ),
        floors=floors,
    )


def _kb_of_masker(nlp: Language) -> KnowledgeSlot:
    """The knowledge base that the pipeline's `kanon_masker` counts with, shared with it."""
    for component_name, factory in nlp.pipe_factories.items():
        if factory == "kanon_masker":
            component: Any = nlp.get_pipe(component_name)
            return component.kb
    return KnowledgeSlot()


@dataclass(frozen=True, slots=True)
class Settings:
    """How to generalize. The defaults are those of the component.

    brackets (bool): Mark replacements as "[city in Norway]" and leave the sentence alone.
    approximate (bool): Link phrases with typing errors.
    literal, match, mismatch: See `_coverage.Coverage`.
    node_budget (int): Combinations to look at, for each wording, before people are counted by
        signature instead. General wordings overlap so much that this pays off early.
    """

    brackets: bool = False
    approximate: bool = True
    literal: bool = True
    match: str = AUTO
    mismatch: str = MAP
    node_budget: int = 500

    def __post_init__(self) -> None:
        for name, choices in (("match", MATCHES), ("mismatch", MISMATCHES)):
            value = getattr(self, name)
            if value not in choices:
                choice = ", ".join(choices)
                raise KanonError(Errors.E321.format(name=name, value=value, choices=choice))


@dataclass(frozen=True, slots=True)
class Generalized:
    """What `predict` found out about one Doc.

    terms, choice, counted: The terms of the Doc, what each became, and the count of that.
    term_of (tuple[int, ...]): Per span of `doc.spans["kanon"]` the number of its term.
    messages (tuple[str, ...]): Per term, why.
    replacements (tuple[Replacement, ...]): What changes in the text, articles included.
    """

    terms: tuple[Term, ...]
    choice: Choice
    counted: Counted
    term_of: tuple[int, ...]
    messages: tuple[str, ...]
    replacements: tuple[Replacement, ...]
    text: str
    report: dict[str, Any]


class WikidataGeneralizer:
    """Replace what `kanon_masker` masked by the least general wording that the selector allows.

    With the default selector no combination of phrases of the released text, kept or generalized
    and of any size, is shared by 1 to k - 1 people of the knowledge base.
    """

    def __init__(
        self,
        name: str = "wikidata_generalizer",
        *,
        ontology: OntologySlot,
        kb: KnowledgeSlot,
        selector: Selector,
        settings: Settings,
        floors: Mapping[str, str] | None = None,
    ) -> None:
        register_extensions()
        self.name = name
        self.ontology = ontology
        self.kb = kb
        self.selector = selector
        self.settings = settings
        self.floors = dict(floors or {})
        self._ready: tuple[Coverage, OptionFinder] | None = None

    def configure(self, **settings: Any) -> None:
        """Change settings of the factory's config by name, with the same checks.

        RAISES (TypeError): A setting that the component does not have.
        """
        if "ontology" in settings:
            self.ontology.move(settings.pop("ontology"))
        if "kb" in settings:
            self.kb.move(settings.pop("kb"))
        self.selector = settings.pop("selector", self.selector)
        self.floors = dict(settings.pop("floors", self.floors))
        self.settings = replace(self.settings, **settings)
        self._ready = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_ready": None}

    def __call__(self, doc: Doc) -> Doc:
        self.set_annotations([doc], self.predict([doc]))
        return doc

    def pipe(self, stream: Iterable[Doc], *, batch_size: int = 64) -> Iterator[Doc]:
        """Decide on a stream of Docs, one at a time."""
        for doc in stream:
            yield self(doc)

    def predict(self, docs: Iterable[Doc]) -> list[Generalized]:
        """Decide without changing the Docs.

        RAISES (KanonError): E443 or E444: no `kanon_masker` before, or one with another
            knowledge base; E441 if the selector chose a level that does not exist.
        """
        return [self._generalize(doc) for doc in docs]

    def set_annotations(self, docs: Iterable[Doc], predictions: Iterable[Generalized]) -> None:
        """Write what was chosen to the Docs and the spans of `doc.spans["kanon"]`."""
        for doc, found in zip(docs, predictions, strict=True):
            for span, number in zip(_spans(doc), found.term_of, strict=True):
                self._annotate(span, found, number)
            doc._.set(SANITIZED_TEXT, found.text)
            doc._.set(KANON_REPORT, {**(doc._.get(KANON_REPORT) or {}), **found.report})

    def _annotate(self, span: Span, found: Generalized, number: int) -> None:
        term, level = found.terms[number], found.choice.levels[number]
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
        span._.set(GENERALIZATIONS, [wording.text for wording in term.wordings])
        span._.set(REPLACEMENT, None if level is None else term.wordings[level].text)
        after = {
            "support": found.counted.supports.get(number),
            "level": level,
            "options": options,
            "message": found.messages[number],
        }
        span._.set(RISK_EVIDENCE, {**span._.get(RISK_EVIDENCE), "after": after})

    def _prepared(self) -> tuple[Coverage, OptionFinder]:
        if self._ready is None:
            ontology = self.ontology.ontology
            coverage = Coverage(
                ontology,
                self.kb.knowledge,
                match=self.settings.match,
                mismatch=self.settings.mismatch,
                literal=self.settings.literal,
            )
            finder = OptionFinder(ontology, approximate=self.settings.approximate)
            self._ready = coverage, finder
        return self._ready

    def _generalize(self, doc: Doc) -> Generalized:
        coverage, _ = self._prepared()
        k = self._checked_k(doc)
        written, term_of = written_terms(_spans(doc))
        terms = self._terms(doc.text, written)
        node_budget = self.settings.node_budget
        choice = self.selector(terms, k=k, node_budget=node_budget)
        check_choice(terms, choice)
        counted = choice.counted or count_release(terms, choice, k=k, node_budget=node_budget)
        replacements = phrase(
            doc.text, _chosen(doc, terms, choice, term_of), brackets=self.settings.brackets
        )
        levels = [choice.levels[number] for number in term_of]
        stars = sum(
            level is not None and level == len(terms[number].wordings) - 1
            for level, number in zip(levels, term_of, strict=True)
        )
        population = coverage.knowledge.population
        report = {
            "k_reached": counted.k_reached,
            "generalization": {
                "ontology": coverage.ontology.fingerprint,
                "ontology_share": coverage.share,
                "match": coverage.match,
                "generalized": sum(level is not None for level in levels) - stars,
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
            tuple(terms),
            choice,
            counted,
            term_of,
            messages,
            tuple(replacements),
            rewrite(doc.text, replacements).text,
            report,
        )

    def _checked_k(self, doc: Doc) -> int:
        report = doc._.get(KANON_REPORT)
        if report is None and not len(doc):
            return 1
        if report is None or KANON not in doc.spans:
            raise KanonError(Errors.E443)
        knowledge = self.kb.knowledge
        if report["knowledge_base"] != knowledge.fingerprint:
            raise KanonError(
                Errors.E444.format(
                    expected=report["knowledge_base"],
                    path=knowledge.path,
                    found=knowledge.fingerprint,
                )
            )
        return report["k"]

    def _terms(self, text: str, written: list[Written]) -> list[Term]:
        coverage, finder = self._prepared()
        barred = {words_of(term.text) for term in written if term.masked} - {()}
        terms = []
        for term in written:
            floor = self.floors.get(term.key)
            is_open = term.masked or floor is not None
            options = finder.find(text, term, barred) if is_open else [STAR_OPTION]
            if floor is not None:
                texts = [option.text for option in options]
                options = options[texts.index(floor) if floor in texts else -1 :]
            terms.append(
                Term(
                    term.key,
                    term.kind,
                    term.text,
                    people_of(term.keys, self.kb.knowledge),
                    not is_open,
                    tuple(coverage.wording(option, term.kind) for option in options),
                )
            )
        return terms

    def to_bytes(self, *, exclude: Iterable[str] = ()) -> bytes:
        return srsly.msgpack_dumps(
            {
                "ontology": self.ontology.to_bytes(exclude=exclude),
                "kb": self.kb.to_bytes(exclude=exclude),
            }
        )

    def from_bytes(self, data: bytes, *, exclude: Iterable[str] = ()) -> WikidataGeneralizer:
        message = srsly.msgpack_loads(data)
        self.ontology.from_bytes(message["ontology"], exclude=exclude)
        self.kb.from_bytes(message["kb"], exclude=exclude)
        self._ready = None
        return self

    def to_disk(self, path: str | Path, *, exclude: Iterable[str] = ()) -> None:
        self.ontology.to_disk(Path(path), exclude=exclude)
        self.kb.to_disk(Path(path), exclude=exclude)

    def from_disk(self, path: str | Path, *, exclude: Iterable[str] = ()) -> WikidataGeneralizer:
        self.ontology.from_disk(Path(path), exclude=exclude)
        self.kb.from_disk(Path(path), exclude=exclude)
        self._ready = None
        return self


def _spans(doc: Doc) -> Iterable[Span]:
    return doc.spans.get(KANON, ())


def _chosen(
    doc: Doc, terms: list[Term], choice: Choice, term_of: tuple[int, ...]
) -> Iterator[Chosen]:
    for span, number in zip(_spans(doc), term_of, strict=True):
        level = choice.levels[number]
        if level is not None:
            wording = terms[number].wordings[level]
            yield Chosen(span.start_char, span.end_char, wording.text, wording.form)
