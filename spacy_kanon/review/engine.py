"""The pipeline behind the pages: what it decides, what it counts with, what it writes.

This is the only module of the package that imports the masker's rooms; the others import from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from pyroaring import BitMap
from spacy.language import Language

from .. import Recipe, Replacement
from ..anonymity.state import JOINT, DocState, Term, people_of_each, people_with
from ..components.doc_spans import analysis_of
from ..components.wikidata_generalizer import Coverage, OptionFinder, with_marks, words_of
from ..detection.detect import detect
from ..errors import KanonError
from ..lang.language_rules import Chosen, LanguageRules
from ..names import KANON, KANON_REPORT, PERSON, STAR, STATE, WORDINGS
from ..ontology.options import RULE_KINDS, Option
from ..release.audit import Auditor
from ..release.files import released_id
from ..release.runner import FACTORY, GENERALIZER, find_component, make_pipeline
from ..storage.records import plain_suffix
from ..storage.texts import read_good_texts
from ..text.reversible_map import header as map_header
from ..text.reversible_map import make_map
from ..text.rewriting import Rewritten, rewrite
from ..types import AnnotatedText, Mention
from .counting import Part
from .model import NUMBERED, OPTION, STARS, Annotation, Choice, Mark, unnumbered

_FIRST_NAME = 1  # Number of a name while options are looked for.
_MAX_CACHED = 50_000


class Engine:
    """A pipeline with a masker and a generalizer, and the knowledge base that it counts with."""

    def __init__(
        self,
        *,
        pipeline: str | None = None,
        config: Mapping[str, Any] | None = None,
        generalize: Mapping[str, Any] | None = None,
    ) -> None:
        recipe = Recipe(pipeline, config=dict(config or {}), generalize=dict(generalize or {}))
        self.nlp: Language = make_pipeline(recipe)
        masker = find_component(self.nlp, FACTORY)
        generalizer = find_component(self.nlp, GENERALIZER)
        self._slot = masker.kb
        self.knowledge = masker.kb.open()
        self.is_sample = bool(masker.kb.invented)
        self.options = masker.options
        if self.options.guarantee != JOINT:
            raise KanonError(
                '[KN936] Pages count all that stays visible together (guarantee = "joint"); they '
                'have no count for "combinations". Leave that setting out.'
            )
        if masker.writer.operators:
            raise KanonError(
                "[KN937] Pages offer wordings and stars, and write nothing by operators. Leave out "
                "`operators`; or let sanitize write by them, and review what it wrote."
            )
        self.language = generalizer.language
        self.brackets = generalizer.brackets
        ontology = generalizer.ontology.open()
        self._coverage = Coverage(ontology, self.knowledge)
        self._finder = OptionFinder(ontology, self.language)
        self.population = self.knowledge.population
        self._auditor = Auditor(self.knowledge, self.options.k)
        self.wording_people = lru_cache(_MAX_CACHED)(self._read_people)

    def read(self, text: str) -> tuple[dict[str, Any], int | None, int | None]:
        """Decide on a text as `sanitize --generalize` does: the decision, k before and after."""
        doc = self.nlp(text)
        group, report = doc.spans[KANON], doc._.get(KANON_REPORT)
        machine = {"state": dict(group.attrs[STATE]), "wordings": list(group.attrs[WORDINGS])}
        return machine, report["before"]["support"], report["k_reached"]

    def audit(self, text: str) -> int | None:
        """How many people fit a released text, read anew; None: it says nothing known."""
        return self._auditor.audit(analysis_of(self.nlp.make_doc(text), self.language)).joint

    def read_state(self, text: str, machine: Mapping[str, Any]) -> DocState:
        """The terms of a text that has been read, with the people of each."""
        state = DocState.from_plain(text, machine["state"], self.knowledge)
        return self._finder.grouped(state)[0]

    def source_parts(self, state: DocState) -> list[Part]:
        """What the text shows as written."""
        parts: list[Part] = []
        for mention, number in zip(state.mentions, state.term_of, strict=True):
            term = state.terms[number]
            people = None if term.people is None else (term.people,)
            allowed = term.stays and term.people is None
            parts.append(Part(mention.start, mention.end, people, allowed))
        return parts

    def parts(self, text: str, offset: int = 0) -> list[Part]:
        """What a stretch of text shows by itself."""
        parts = []
        for mention in self._mentions(text):
            people = people_with(mention.keys, self.knowledge)
            implied = people_of_each(mention.shows, self.knowledge)
            shown = None if people is None else (people, *implied)
            parts.append(Part(offset + mention.start, offset + mention.end, shown))
        return parts

    def _mentions(self, text: str) -> list[Mention]:
        analysis = analysis_of(self.nlp.make_doc(text), self.language)
        return detect(analysis, self.knowledge, walker=self._slot.walker())

    def _read_people(self, choice: Choice, kind: str) -> tuple[BitMap, ...] | None:
        """Whom a wording fits; None: that is not known. `wording_people` remembers it."""
        if choice.how == OPTION and choice.source:
            form = choice.text, choice.form, choice.source, choice.phrase
            return self._coverage.wording(Option(*form, choice.keys, choice.adjective), kind).says
        if choice.text in (STAR, *NUMBERED):
            return ()
        parts = self.parts(choice.text)
        if any(part.people is None for part in parts):
            return None
        return tuple(people for part in parts for people in part.people or ())

    def find_options(self, state: DocState, marks: Sequence[Mark]) -> list[Choice]:
        """The wordings that are true of all marks of an entity, from specific to general."""
        text, kind = state.text, marks[0].kind
        known = {(mention.start, mention.end): mention for mention in state.mentions}
        mentions = tuple(self._mention(text, m, known.get((m.start, m.end))) for m in marks)
        phrase = text[marks[0].start : marks[0].end]
        people = people_with(mentions[0].keys, self.knowledge)
        positions = tuple(range(len(marks)))
        term = Term("", kind, phrase, people, False, mentions=positions, entity=_FIRST_NAME)
        of_marks = DocState(text, 1, JOINT, "", mentions, (term,), (0,) * len(marks))
        barred = self._finder.barred(state) - {words_of(phrase)}
        options = self._finder.find(of_marks, term, barred, {_FIRST_NAME})
        choices = [_choice(option) for option in options if option.text != STAR]
        return [*dict.fromkeys(choices), STARS]

    def _mention(self, text: str, mark: Mark, known: Mention | None) -> Mention:
        if known is not None:
            return replace(known, kind=mark.kind)
        phrase = text[mark.start : mark.end]
        whole = [m.keys for m in self._mentions(phrase) if (m.start, m.end) == (0, len(phrase))]
        return Mention(mark.start, mark.end, mark.kind, "", whole[-1] if whole else ())


def _choice(option: Option) -> Choice:
    rest = option.phrase, option.keys, option.source, option.adjective
    return Choice(OPTION, unnumbered(option.text), option.form, *rest)


def term_entities(state: DocState) -> list[int]:
    """The entity of each term: a person's number; for all else a number behind these."""
    people = max((term.entity for term in state.terms if term.kind == PERSON), default=0)
    return [
        term.entity if term.kind == PERSON else people + number + 1
        for number, term in enumerate(state.terms)
    ]


@dataclass(frozen=True, slots=True)
class TextWriter:
    """Puts the wordings of an annotation into its text."""

    text: str
    language: LanguageRules
    brackets: bool = False

    def wording(self, annotation: Annotation, mark: Mark, choice: Choice | None = None) -> str:
        """A choice, or that of the mark, as a reader sees it."""
        choice = choice or mark.choice
        assert choice is not None, "only decided marks have a wording"
        if choice.text in NUMBERED:
            numbers = annotation.name_numbers
            return choice.text.replace("#", f"{numbers.get(mark.entity, len(numbers) + 1)}")
        return choice.text

    def replacements(self, annotation: Annotation) -> list[Replacement]:
        """What an annotation changes in the text."""
        chosen = [
            Chosen(m.start, m.end, self.wording(annotation, m), m.choice.form, m.choice.adjective)
            for m in annotation
            if m.choice is not None and m.choice.hides
        ]
        changes = self.language.realize(self.text, chosen, brackets=self.brackets)
        changes = sorted(changes, key=lambda change: change.start)
        if self.brackets:
            return changes
        kept = sorted((mark.start, mark.end) for mark in annotation if not mark.hides)
        return with_marks(self.language.polish(self.text, changes, unbroken=kept))

    def released(self, annotation: Annotation) -> Rewritten:
        """The text as the annotation releases it."""
        return rewrite(self.text, self.replacements(annotation))


def read_plain_texts(path: Path, text_column: str, id_column: str | None) -> list[AnnotatedText]:
    """Texts as `sanitize` reads them, all of them."""
    return [
        AnnotatedText(
            str(f"{path.stem}-{text.line}" if text.id is None else text.id), text.text, {}
        )
        for text in read_good_texts(path, text_column=text_column, id_column=id_column)
    ]
