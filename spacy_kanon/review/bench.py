"""One text as it lies before its reviewers: its ground, its options, its count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pyroaring import BitMap
from spacy.language import Language

from ..anonymity.options import JOINT
from ..anonymity.recoding_types import Term
from ..anonymity.scope import scope_of
from ..anonymity.state import DocState, people_of_each, people_with
from ..components.coverage import Coverage
from ..components.option_finder import OptionFinder, words_of
from ..components.replacements import BEFORE
from ..components.states import parts_kept
from ..components.token_bounds import analysis_of
from ..detection.analysis import Analysis
from ..detection.detect import detect
from ..formats.wikireplace import option_levels
from ..lang.language_rules import LanguageRules
from ..names import CODE, DIRECT, KANON, KANON_REPORT, NO_MASK, PERSON, QUASI, STAR, STATE, WORDINGS
from ..ontology.surfaces import Option
from ..operators.plain import Phrase
from ..operators.writing import Writer
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
from .model.commands import Workplace
from .model.counting import Counted, LiveCount, Part
from .model.marks import (
    KEPT,
    OPERATED,
    OPERATOR,
    OPTION,
    PERSON_WORDING,
    STARS,
    Choice,
    Mark,
    Releaser,
    Sheet,
)
from .store.texts import Content

# What the operators of the masker write for the marks of a text, as the pipeline would.
#
# Nothing of it is stored with a mark: marks that people make, merge or give another kind get what
# the pipeline would write for such a mention, and those of the machine what it did write.

# By position of a mention, the part of it that an operator left.
Parts = Mapping[int, str]


class Operators:
    """The operators of a masker at work on one text."""

    def __init__(
        self,
        case: DocState,
        parts: Parts,
        entities: Sequence[int],
        writer: Writer,
        language: LanguageRules | None,
    ) -> None:
        self._text = case.text
        self._plan = writer.plan
        self._writer = writer
        self._around = writer.surroundings(case.text, None, language=language)
        self._mentions: dict[tuple[int, int, str], Mention] = {}
        self._parts: dict[tuple[int, int, str], tuple[str, BitMap | None]] = {}
        for position, mention in enumerate(case.mentions):
            key = mention.start, mention.end, mention.kind
            self._mentions[key] = mention
            if position in parts:
                self._parts[key] = parts[position], case.terms[case.term_of[position]].people
        self._numbers = {
            (case.mentions[position].label, entity): term.entity
            for entity, term in zip(entities, case.terms, strict=True)
            for position in term.mentions
        }
        self._most: Counter[str] = Counter()
        for (label, _), number in self._numbers.items():
            self._most[label] = max(self._most[label], number)
        self._held: dict[Phrase, str] = {}

    def has(self, mark: Mark) -> bool:
        """Whether an operator is named for it."""
        if not self._plan.operators:
            return False
        return not self._writer.is_left(Phrase("", mark.kind, self._label(mark)))

    def is_true(self, mark: Mark) -> bool:
        """Whether what that writes says nothing that is not so."""
        operator = self._plan.operator_for(Phrase("", mark.kind, self._label(mark)))
        return operator is None or operator.true

    def says(self, mark: Mark) -> tuple[BitMap, ...]:
        """Whom what is written fits, as far as counts see it."""
        _, people = self._parts.get(_key(mark), ("", None))
        return () if people is None else (people,)

    def write(self, sheet: Sheet, mark: Mark) -> str:
        """What stands in the place of a mark."""
        key = _key(mark)
        if key in self._parts:
            return self._parts[key][0]
        phrase = self._phrase(sheet, mark)
        if phrase not in self._held:
            (written,) = self._writer.write([phrase], self._around)
            self._held[phrase] = written.text
        return self._held[phrase]

    def _phrase(self, sheet: Sheet, mark: Mark) -> Phrase:
        mates = [each for each in sheet.of_entity(mark.entity) if each.kind == mark.kind] or [mark]
        words = [self._text[mate.start : mate.end] for mate in mates]
        if mark.kind == PERSON:
            identity = max(words, key=len)
        else:
            first = self._mentions.get(_key(mates[0]))
            identity = words[0] if first is None else first.key
        return Phrase(
            self._text[mark.start : mark.end],
            mark.kind,
            self._label(mark),
            self._number(sheet, mark),
            identity,
            self._text[max(0, mark.start - BEFORE) : mark.start],
        )

    def _number(self, sheet: Sheet, mark: Mark) -> int:
        """The number of the machine; what people mark is numbered behind, by first mention."""
        label = self._label(mark)
        if (label, mark.entity) in self._numbers:
            return self._numbers[label, mark.entity]
        entities = (each.entity for each in sheet if self._label(each) == label)
        more = dict.fromkeys(e for e in entities if (label, e) not in self._numbers)
        more.setdefault(mark.entity)
        return self._most[label] + list(more).index(mark.entity) + 1

    def _label(self, mark: Mark) -> str:
        mention = self._mentions.get(_key(mark))
        return mark.kind if mention is None else mention.label


def _key(mark: Mark) -> tuple[int, int, str]:
    return mark.start, mark.end, mark.kind


REVIEW, BLIND, TAB, REPLACEMENT = "review", "blind", "tab", "replacement"


@dataclass(frozen=True, slots=True)
class Mode:
    """What distinguishes one way of working from another.

    name (str): As the project calls it.
    title (str): As pages call it.
    suggests (bool): The sheet begins with marks.
    counts (bool): People see how many fit while they work.
    identifies (bool): The decision on a mark is its identifier type, not its wording.
    fixed (bool): Marks are there for good; each gets one of its options.
    """

    name: str
    title: str
    suggests: bool
    counts: bool
    identifies: bool
    fixed: bool

    def is_decided(self, mark: Mark) -> bool:
        """Whether nothing is left to be said about it."""
        return bool(mark.identifier) if self.identifies else mark.choice is not None


MODES = {
    mode.name: mode
    for mode in (
        Mode(REVIEW, "Review", True, True, False, False),
        Mode(BLIND, "Blind annotation", False, False, True, False),
        Mode(TAB, "TAB annotation", True, False, True, False),
        Mode(REPLACEMENT, "Replacement choice", True, False, False, True),
    )
}


def choice_of(identifier: str, hidden: Choice) -> Choice | None:
    """What becomes of a mark of which only the identifier type is known.

    >>> from .model.marks import STARS
    >>> choice_of("QUASI", STARS).text, choice_of("NO_MASK", STARS).how, choice_of("", STARS)
    ('***', 'keep', None)
    """
    return {DIRECT: hidden, QUASI: hidden, NO_MASK: KEPT}.get(identifier)


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
        """Put this reader's masker behind another pipeline, whose entities it then decides on."""
        name = component_name(self._nlp, FACTORY)
        config = {**self._nlp.get_pipe_config(str(name)), "sources": ["ents"]}
        config.pop("factory")
        nlp.add_pipe(FACTORY, config=config)
        find_component(nlp, FACTORY).adopt(find_component(self._nlp, FACTORY))
        return nlp

    def read(self, text: str) -> tuple[dict[str, Any], int | None, int | None]:
        """Decide on a text as `sanitize --generalize` does."""
        doc = self._nlp(text)
        group = doc.spans[KANON]
        report = doc._.get(KANON_REPORT)
        wordings = [None if w is None else w[0] for w in group.attrs[WORDINGS]]
        parts = sorted(parts_kept(doc).items())
        machine = {"case": dict(group.attrs[STATE]), "wordings": wordings, "parts": parts}
        return machine, report["before"]["support"], report["k_reached"]

    def case(self, text: str, machine: Mapping[str, Any]) -> DocState:
        """With people."""
        return DocState.from_plain(text, machine["case"], self.knowledge)

    def ground(self, case: DocState, parts: Collection[int] = ()) -> list[Part]:
        """The text as written."""
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
        """What a stretch of text shows, read by itself."""
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
        """All in it that may identify somebody."""
        return detect(self.analysis(text), self.knowledge, walker=self._slot.walker())

    def analysis(self, text: str) -> Analysis:
        """By the tokenizer of the pipeline."""
        return analysis_of(self._nlp.make_doc(text), self.language)

    def says(self, mark: Mark, choice: Choice) -> tuple[BitMap, ...] | None:
        """Whom a wording fits."""
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

    def barred(self, case: DocState) -> frozenset[tuple[str, ...]]:
        """Phrases that leave it, as `words_of` gives them."""
        words = {words_of(term.text) for term in case.terms if not term.stays}
        return frozenset(w for w in words if not self.language.empty_words.issuperset(w))

    def offer(
        self, case: DocState, marks: Sequence[Mark], barred: frozenset[tuple[str, ...]]
    ) -> list[Choice]:
        """The wordings that are true of all marks of an entity, from specific to general."""
        text, kind = case.text, marks[0].kind
        there = {(mention.start, mention.end): mention for mention in case.mentions}
        mentions = tuple(
            self._mention(text, mark, there.get((mark.start, mark.end))) for mark in marks
        )
        phrase = text[marks[0].start : marks[0].end]
        positions = tuple(range(len(marks)))
        people = people_with(mentions[0].keys, self.knowledge)
        term = Term("", kind, phrase, people, False, mentions=positions, entity=_NUMBER)
        of_marks = DocState(text, 1, JOINT, (), "", mentions, (term,), (0,) * len(marks))
        options = self._finder.find(of_marks, term, barred - {words_of(phrase)})
        choices = [_choice(option, kind) for option in options if option.text != STAR]
        return [*dict.fromkeys(choices), STARS]

    def _mention(self, text: str, mark: Mark, same: Mention | None) -> Mention:
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
    """The choice of the machine. `***` where the wording is not among them."""
    if wording is None:
        return KEPT
    if wording.startswith(f"{_PERSON} "):
        wording = PERSON_WORDING
    return next((option for option in options if option.text == wording), STARS)


class Bench:
    """A text with what counts its sheets and finds options for their marks.

    text (str): As written.
    live (LiveCount): Counts sheets.
    releaser (Releaser): Writes what they release.
    """

    def __init__(
        self, reader: Reader, content: Content, machine: Mapping[str, Any], mode: Mode
    ) -> None:
        self.text = content.text
        self.mode = mode
        self.reader = reader
        self._content = content
        self._machine = machine
        self._case = reader.case(content.text, machine)
        self._parts: dict[int, str] = dict(machine.get("parts", ()))
        self._entities = _entities(self._case)
        self.operators = Operators(
            self._case, self._parts, self._entities, reader.writer, reader.language
        )
        self._barred = reader.barred(self._case)
        self._offers: dict[tuple[Any, ...], list[Choice]] = {}
        self.releaser = Releaser(
            content.text, reader.language, self.operators.write, brackets=reader.brackets
        )
        self._listed = _listed_options(content) if mode.fixed else {}
        self.live = LiveCount(
            reader.ground(self._case, self._parts),
            k=reader.options.k,
            population=reader.population,
            scope=reader.scope,
            read=lambda start, end: reader.parts(content.text[start:end], start),
            says=self._says,
            jointly=reader.options.guarantee == JOINT,
            unknown_counts=reader.options.unknown == "mask",
        )

    @property
    def workplace(self) -> Workplace:
        """What commands need to know."""
        mode = self.mode
        return Workplace(
            self.text,
            self.offer,
            self.hidden,
            QUASI if mode.identifies else "",
            fixed_spans=mode.fixed,
            may_keep=not mode.fixed,
            may_word=not mode.fixed,
        )

    def offer(self, sheet: Sheet, mark: Mark) -> Sequence[Choice]:
        """The wordings that a mark may get."""
        return [*self._operated(sheet, mark), *self.wordings(sheet, mark)]

    def _operated(self, sheet: Sheet, mark: Mark) -> list[Choice]:
        """What the operator of a mark adds to its wordings."""
        if not self._is_operated(mark) or self.operators.write(sheet, mark) == STAR:
            return []
        return [OPERATED]

    def _is_operated(self, mark: Mark) -> bool:
        """Whether an operator of the masker writes the mark; not where options are chosen from."""
        return not self.mode.fixed and self.operators.has(mark)

    def hidden(self, mark: Mark) -> Choice:
        """What a mark that is hidden becomes where nobody has chosen."""
        return OPERATED if self._is_operated(mark) else STARS

    def _says(self, mark: Mark, choice: Choice) -> tuple[BitMap, ...] | None:
        if choice.how == OPERATOR:
            return self.operators.says(mark)
        return self.reader.says(mark, choice)

    def countable(self, sheet: Sheet) -> str:
        """The text as somebody reads it who knows which words are not true."""
        untrue = [
            replace(mark, choice=STARS)
            for mark in sheet
            if mark.choice == OPERATED and not self.operators.is_true(mark)
        ]
        return self.releaser.released(sheet.with_marks(untrue)).text

    def wordings(self, sheet: Sheet, mark: Mark) -> Sequence[Choice]:
        """The options of a mark without what an operator writes."""
        if mark.source in self._listed:
            return self._listed[mark.source]
        marks = sheet.of_entity(mark.entity)
        marks = [each for each in marks if each.kind == mark.kind] or [mark]
        key = (mark.kind, *((each.start, each.end) for each in marks))
        if key not in self._offers:
            if len(self._offers) > 5000:
                self._offers.clear()
            self._offers[key] = self.reader.offer(self._case, marks, self._barred)
        return self._offers[key]

    def count(self, sheet: Sheet) -> Counted:
        """What it leaves visible, counted."""
        return self.live.count(sheet)

    def figures(self, sheet: Sheet, counted: Counted | None = None) -> dict[str, int | None]:
        """What the queue says of a sheet."""
        counted = self.count(sheet) if counted is None else counted
        marks = sheet.marks.values()
        return {
            "decided": sum(map(self.mode.is_decided, marks)),
            "checked": sum(mark.checked for mark in marks),
            "unsure": sum(mark.unsure for mark in marks),
            "support": counted.support,
            "unknown": len(counted.unknown),
        }

    def first_sheet(self) -> Sheet:
        """What somebody begins with, by the mode of the project."""
        empty = Sheet(len(self.text))
        if self.mode.name == BLIND:
            return empty
        if self.mode.name in (TAB, REPLACEMENT) and self._content.annotations:
            return empty.with_marks(self._marks_of_file())
        marks = self.machine_marks()
        if self.mode.name == REPLACEMENT:
            marks = [replace(mark, choice=None) for mark in marks if mark.hides]
        elif self.mode.name == TAB:
            marks = [replace(mark, choice=None) for mark in marks]
        return empty.with_marks(marks)

    def machine_marks(self) -> list[Mark]:
        """The mentions of the case, with the choices of the machine."""
        case = self._case
        marks = [
            Mark(n + 1, m.start, m.end, case.terms[term].kind, self._entities[term], KEPT)
            for n, (m, term) in enumerate(zip(case.mentions, case.term_of, strict=True))
        ]
        sheet = Sheet(len(self.text)).with_marks(marks)
        for term, wording in zip(case.terms, self._machine["wordings"], strict=True):
            mentions = [marks[position] for position in term.mentions]
            if wording is None:
                chosen = KEPT
            elif any(self._operated(sheet, mark) for mark in mentions):
                chosen = OPERATED
            else:
                chosen = worded(wording, self.wordings(sheet, mentions[0]))
            for position, mark in zip(term.mentions, mentions, strict=True):
                is_part = chosen == KEPT and position in self._parts
                marks[position] = replace(mark, choice=OPERATED if is_part else chosen)
        return marks

    def _marks_of_file(self) -> list[Mark]:
        """The mentions of the file's first annotator; of those that overlap, the first."""
        mentions = next(iter(self._content.annotations.values()))
        entities: dict[str, int] = {}
        marks: list[Mark] = []
        end = 0
        for mention in sorted(mentions, key=lambda m: (m["start_offset"], -m["end_offset"])):
            needed = self.mode.name == TAB or mention["identifier_type"] != NO_MASK
            if not needed or mention["start_offset"] < end:
                continue
            entity = entities.setdefault(mention["entity_id"], len(entities) + 1)
            end = mention["end_offset"]
            marks.append(
                Mark(
                    len(marks) + 1,
                    mention["start_offset"],
                    end,
                    mention["entity_type"],
                    entity,
                    identifier="" if self.mode.name == TAB else mention["identifier_type"],
                    source=mention["entity_mention_id"],
                )
            )
        return marks


def _entities(case: DocState) -> list[int]:
    """Per term its entity in a sheet: for people their number, for all else one behind these."""
    people = max((term.entity for term in case.terms if term.kind == PERSON), default=0)
    return [
        term.entity if term.kind == PERSON else people + number + 1
        for number, term in enumerate(case.terms)
    ]


def identifier_of(mark: Mark) -> str:
    """The identifier type of a mark, for formats that need one."""
    if mark.identifier:
        return mark.identifier
    if not mark.hides:
        return NO_MASK
    return DIRECT if mark.kind in (PERSON, CODE) else QUASI


def _listed_options(content: Content) -> dict[str, list[Choice]]:
    """Options that the file lists, by id of the mention."""
    listed = {}
    for mentions in content.annotations.values():
        for mention in mentions:
            field = mention.get("replacement")
            if field and field.get("generalizations"):
                options = option_levels(field["generalizations"])
                listed[mention["entity_mention_id"]] = [Choice(OPTION, o, "noun") for o in options]
    return listed
