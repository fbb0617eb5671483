"""What the machine makes of a text: the phrases in it, whom they fit, and how to word them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pyroaring import BitMap
from spacy.language import Language

from ..anonymity.case import Case, people_of_each, people_with
from ..anonymity.options import JOINT
from ..anonymity.recoding_types import Term
from ..anonymity.scope import scope_of
from ..components.coverage import Coverage
from ..components.decided_case import parts_kept
from ..components.option_finder import OptionFinder, words_of
from ..components.token_bounds import analysis_of
from ..detection.analysis import Analysis
from ..detection.detect import detect
from ..names import CASE, KANON, KANON_REPORT, STAR, WORDINGS
from ..ontology.surfaces import Option
from ..release.audit import Auditor
from ..release.runner import (
    FACTORY,
    GENERALIZER,
    Recipe,
    component_name,
    find_component,
    make_pipeline,
)
from ..types import Mention
from .model.counting import Part
from .model.marks import KEPT, OPTION, STARS, Choice, Mark
from .model.wording import PERSON_WORDING

_PERSON = "PERSON"
_MOST_HELD = 50_000
_NUMBER = 1  # Of a person while options are looked for; `PERSON_WORDING` stands for all numbers.


class Reader:
    """A pipeline with a masker and a generalizer, and what it counts with.

    knowledge (KnowledgeBase): Whose people are counted.
    options (Options): Those of the masker.
    language (LanguageRules): Of the texts.
    writer (Writer): Of the masker: its operators.
    brackets (bool): Whether the generalizer puts wordings in brackets.
    """

    def __init__(self, recipe: Recipe) -> None:
        """recipe (Recipe): How to make the pipeline; with `generalize`.
        RAISES (KanonError): As `make_pipeline`.
        """
        self._nlp: Language = make_pipeline(recipe)
        masker = find_component(self._nlp, FACTORY)
        generalizer = find_component(self._nlp, GENERALIZER)
        self._slot = masker.kb
        self.knowledge = masker.kb.knowledge
        self.options = masker.options
        self.language = generalizer.language
        self.writer = masker.writer
        self.brackets = generalizer.settings.brackets
        self._ontology = generalizer.ontology.ontology
        settings = generalizer.settings
        self._coverage = Coverage(
            self._ontology,
            self.knowledge,
            match=settings.match,
            mismatch=settings.mismatch,
            literal=settings.literal,
        )
        self._finder = OptionFinder(
            self._ontology, approximate=settings.approximate, rules=self.language
        )
        self.scope = scope_of(self.options.scope, self.knowledge)
        self.population = self.knowledge.population if self.scope is None else len(self.scope)
        self.auditor = Auditor(self.knowledge, self.options.k, scope=self.scope)
        self._says: dict[tuple[int, str], tuple[Choice, tuple[BitMap, ...] | None]] = {}

    def behind(self, nlp: Language) -> Language:
        """Put the masker of this reader behind another pipeline, whose entities it then decides on.

        nlp (Language): A pipeline without one; it is changed.
        RETURNS (Language): The same pipeline.
        """
        name = component_name(self._nlp, FACTORY)
        config = {**self._nlp.get_pipe_config(str(name)), "sources": ["ents"]}
        config.pop("factory")
        nlp.add_pipe(FACTORY, config=config)
        find_component(nlp, FACTORY).adopt(find_component(self._nlp, FACTORY))
        return nlp

    def read(self, text: str) -> tuple[dict[str, Any], int | None, int | None]:
        """Decide on a text as `sanitize --generalize` does.

        text (str): As written.
        RETURNS (tuple[dict[str, Any], int | None, int | None]): The case and the wording of each
            term, in plain values; and the fewest people that something singles out, as written
            and as released.
        RAISES (KanonError): Of the pipeline.
        """
        doc = self._nlp(text)
        group = doc.spans[KANON]
        report = doc._.get(KANON_REPORT)
        wordings = [None if w is None else w[0] for w in group.attrs[WORDINGS]]
        parts = sorted(parts_kept(doc).items())
        machine = {"case": dict(group.attrs[CASE]), "wordings": wordings, "parts": parts}
        return machine, report["before"]["support"], report["k_reached"]

    def case(self, text: str, machine: Mapping[str, Any]) -> Case:
        """text (str): As written. machine (Mapping[str, Any]): What `read` gave.
        RETURNS (Case): With people.
        RAISES (KanonError): E444 if the project was read with another knowledge base.
        """
        return Case.from_plain(text, machine["case"], self.knowledge)

    def ground(self, case: Case, parts: Collection[int] = ()) -> list[Part]:
        """The text as written.

        case (Case): Of the text.
        parts (Collection[int]): Positions of mentions of which the case counts a part only: what
            they show as written is read again.
        RETURNS (list[Part]): Its mentions with their people, in order.
        """
        people = [self._people_of(term) for term in case.terms]
        ground = []
        for position, (mention, number) in enumerate(zip(case.mentions, case.term_of, strict=True)):
            if position in parts:
                ground += self.parts(case.text[mention.start : mention.end], mention.start)
            else:
                term = case.terms[number]
                ruled = term.stays and term.people is None
                ground.append(Part(mention.start, mention.end, people[number], ruled))
        return ground

    def _people_of(self, term: Term) -> tuple[BitMap, ...] | None:
        if term.people is None:
            return None
        if self.options.guarantee == JOINT:
            return (term.people,)  # What it shows is in it already.
        return (term.people, *people_of_each(term.shows, self.knowledge))

    def parts(self, text: str, offset: int = 0) -> list[Part]:
        """What a stretch of text shows, read by itself.

        text (str): The stretch. offset (int): Where it stands.
        RETURNS (list[Part]): In order.
        """
        parts = []
        for mention in self.mentions(text):
            people = people_with(mention.keys, self.knowledge)
            if people is None:
                shown = None
            else:
                shown = (people, *people_of_each(mention.shows, self.knowledge))
            parts.append(Part(offset + mention.start, offset + mention.end, shown))
        return parts

    def mentions(self, text: str) -> list[Mention]:
        """text (str): A stretch of text.
        RETURNS (list[Mention]): All in it that may identify somebody.
        """
        return detect(self.analysis(text), self.knowledge, walker=self._slot.walker())

    def analysis(self, text: str) -> Analysis:
        """text (str): Any.
        RETURNS (Analysis): By the tokenizer of the pipeline.
        """
        return analysis_of(self._nlp.make_doc(text), self.language)

    def says(self, mark: Mark, choice: Choice) -> tuple[BitMap, ...] | None:
        """Whom a wording fits.

        mark (Mark): What it stands for. choice (Choice): One that hides.
        RETURNS (tuple[BitMap, ...] | None): As in `Part`.
        """
        key = (id(choice), mark.kind)  # Equal choices are mostly one object; to compare is dear.
        held = self._says.get(key)
        if held is None or held[0] is not choice:
            if len(self._says) > _MOST_HELD:
                self._says.clear()
            held = self._says[key] = choice, self._counted(choice, mark.kind)
        return held[1]

    def _counted(self, choice: Choice, kind: str) -> tuple[BitMap, ...] | None:
        if choice.how == OPTION and choice.source:
            option = Option(
                choice.text,
                choice.form,
                choice.source,
                choice.phrase,
                choice.keys,
                choice.adjective,
            )
            return self._coverage.wording(option, kind).says
        if choice.text in (STAR, PERSON_WORDING):
            return ()
        parts = self.parts(choice.text)
        if any(part.people is None for part in parts):
            return None
        return tuple(people for part in parts for people in part.people or ())

    def barred(self, case: Case) -> frozenset[tuple[str, ...]]:
        """case (Case): Of a text.
        RETURNS (frozenset): Phrases that leave it, as `words_of` gives them.
        """
        words = {words_of(term.text) for term in case.terms if not term.stays}
        return frozenset(w for w in words if not self.language.empty_words.issuperset(w))

    def offer(
        self, case: Case, marks: Sequence[Mark], barred: frozenset[tuple[str, ...]]
    ) -> list[Choice]:
        """The wordings that are true of all marks of an entity, from specific to general.

        case (Case): Of the text. marks (Sequence[Mark]): At least one, all of one kind.
        barred (frozenset): Phrases that no wording may bring back.
        RETURNS (list[Choice]): The last one is `***`.
        """
        text, kind = case.text, marks[0].kind
        there = {(mention.start, mention.end): mention for mention in case.mentions}
        mentions = tuple(
            self._mention(text, mark, there.get((mark.start, mark.end))) for mark in marks
        )
        phrase = text[marks[0].start : marks[0].end]
        positions = tuple(range(len(marks)))
        people = people_with(mentions[0].keys, self.knowledge)
        term = Term("", kind, phrase, people, False, mentions=positions, entity=_NUMBER)
        of_marks = Case(text, 1, JOINT, (), "", mentions, (term,), (0,) * len(marks))
        options = self._finder.find(of_marks, term, barred - {words_of(phrase)})
        choices = [_choice(option, kind) for option in options if option.text != STAR]
        return [*dict.fromkeys(choices), STARS]

    def _mention(self, text: str, mark: Mark, same: Mention | None) -> Mention:
        """same (Mention | None): Of the case, with the same bounds."""
        if same is not None:
            return replace(same, kind=mark.kind)
        phrase = text[mark.start : mark.end]
        keys: tuple[str, ...] = ()
        for mention in self.mentions(phrase):
            if (mention.start, mention.end) == (0, len(phrase)):
                keys = mention.keys
        return Mention(mark.start, mark.end, mark.kind, "", keys)


def _choice(option: Option, kind: str) -> Choice:
    text = option.text
    if kind == _PERSON and text == f"{_PERSON} {_NUMBER}":
        text = PERSON_WORDING
    what = (option.phrase, option.keys, option.source, option.adjective)
    return Choice(OPTION, text, option.form, *what)


def worded(wording: str | None, options: Sequence[Choice]) -> Choice:
    """The choice of the machine.

    wording (str | None): As the generalizer gave it; None: it stays.
    options (Sequence[Choice]): Of the entity.
    RETURNS (Choice): `***` where the wording is not among them.
    """
    if wording is None:
        return KEPT
    if wording.startswith(f"{_PERSON} "):
        wording = PERSON_WORDING
    return next((option for option in options if option.text == wording), STARS)
