"""The pipeline behind the pages: what it decides, what it counts with, what its operators write.

This is the only module of the package that imports the masker's rooms; the others import from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pyroaring import BitMap
from spacy.language import Language

from .. import Recipe, Replacement
from ..anonymity.decide import scope_of
from ..anonymity.state import JOINT, DocState, Term, people_of_each, people_with
from ..components.states import BEFORE, parts_kept
from ..components.supplied_spans import analysis_of
from ..components.wikidata_generalizer import Coverage, OptionFinder, words_of
from ..detection.detect import detect
from ..errors import KanonError
from ..lang.language_rules import Chosen, LanguageRules
from ..names import KANON, KANON_REPORT, PERSON, STAR, STATE, WORDINGS
from ..ontology.options import RULE_KINDS
from ..ontology.surfaces import Option
from ..operators.plain import Phrase
from ..operators.writing import Writer
from ..release.audit import Auditor
from ..release.files import released_id
from ..release.runner import FACTORY, GENERALIZER, find_component, make_pipeline
from ..storage.records import plain_suffix
from ..storage.texts import BadRecord, read_texts
from ..text.reversible_map import header as map_header
from ..text.reversible_map import make_map
from ..text.rewriting import Rewritten, rewrite
from ..types import AnnotatedText, Mention
from .counting import Part
from .model import NUMBERED, OPERATOR, OPTION, STARS, Annotation, Choice, Mark, unnumbered

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
        self.knowledge = masker.kb.knowledge
        self.is_sample = bool(masker.kb.invented)
        self.options = masker.options
        if self.options.guarantee != JOINT:
            raise KanonError(
                '[KN936] Pages count all that stays visible together (guarantee = "joint"); they '
                'have no count for "combinations". Leave that setting out.'
            )
        self.language = generalizer.language
        self.writer = masker.writer
        settings = generalizer.settings
        self.brackets = settings.brackets
        ontology = generalizer.ontology.open()
        self._coverage = Coverage(
            ontology,
            self.knowledge,
            match=settings.match,
            mismatch=settings.mismatch,
            literal=settings.literal,
        )
        self._finder = OptionFinder(ontology, approximate=settings.approximate, rules=self.language)
        self.scope = scope_of(self.options.scope, self.knowledge)
        self.population = self.knowledge.population if self.scope is None else len(self.scope)
        self._auditor = Auditor(self.knowledge, self.options.k, scope=self.scope)
        self._implied: dict[tuple[int, str], tuple[Choice, tuple[BitMap, ...] | None]] = {}

    def read(self, text: str) -> tuple[dict[str, Any], int | None, int | None]:
        """Decide on a text as `sanitize --generalize` does: the decision, k before and after."""
        doc = self.nlp(text)
        group, report = doc.spans[KANON], doc._.get(KANON_REPORT)
        machine = {
            "state": dict(group.attrs[STATE]),
            "wordings": list(group.attrs[WORDINGS]),
            "parts": sorted(parts_kept(doc).items()),
        }
        return machine, report["before"]["support"], report["k_reached"]

    def audit(self, text: str) -> int | None:
        """How many people fit a released text, read anew; None: it says nothing known."""
        analysis = analysis_of(self.nlp.make_doc(text), self.language)
        return self._auditor.audit(analysis).count.joint

    def read_state(self, text: str, machine: Mapping[str, Any]) -> DocState:
        """The terms of a text that has been read, with the people of each."""
        state = DocState.from_plain(text, machine["state"], self.knowledge)
        return state.with_terms(self._finder.one_person(state))

    def source_parts(self, state: DocState, split: Collection[int] = ()) -> list[Part]:
        """What the text shows as written; mentions in `split` are read part by part."""
        people = [None if term.people is None else (term.people,) for term in state.terms]
        parts: list[Part] = []
        for position, mention in enumerate(state.mentions):
            number = state.term_of[position]
            if position in split:
                parts += self.parts(state.text[mention.start : mention.end], mention.start)
            else:
                term = state.terms[number]
                allowed = term.stays and term.people is None
                parts.append(Part(mention.start, mention.end, people[number], allowed))
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

    def wording_people(self, choice: Choice, kind: str) -> tuple[BitMap, ...] | None:
        """Whom a wording fits; None: that is not known."""
        key = id(choice), kind  # Equal choices are mostly one object; comparing them is slow.
        cached = self._implied.get(key)
        if cached is None or cached[0] is not choice:
            if len(self._implied) > _MAX_CACHED:
                self._implied.clear()
            cached = self._implied[key] = choice, self._read_people(choice, kind)
        return cached[1]

    def _read_people(self, choice: Choice, kind: str) -> tuple[BitMap, ...] | None:
        if choice.how == OPTION and choice.source:
            form = choice.text, choice.form, choice.source, choice.phrase
            return self._coverage.wording(Option(*form, choice.keys, choice.adjective), kind).says
        if choice.text in (STAR, *NUMBERED):
            return ()
        parts = self.parts(choice.text)
        if any(part.people is None for part in parts):
            return None
        return tuple(people for part in parts for people in part.people or ())

    def masked_words(self, state: DocState) -> frozenset[tuple[str, ...]]:
        """Phrases that leave the text, so that no option may contain them."""
        words = {words_of(term.text) for term in state.terms if not term.stays}
        return frozenset(w for w in words if not self.language.empty_words.issuperset(w))

    def find_options(
        self, state: DocState, marks: Sequence[Mark], masked: frozenset[tuple[str, ...]]
    ) -> list[Choice]:
        """The wordings that are true of all marks of an entity, from specific to general."""
        text, kind = state.text, marks[0].kind
        known = {(mention.start, mention.end): mention for mention in state.mentions}
        mentions = tuple(self._mention(text, m, known.get((m.start, m.end))) for m in marks)
        phrase = text[marks[0].start : marks[0].end]
        people = people_with(mentions[0].keys, self.knowledge)
        positions = tuple(range(len(marks)))
        term = Term("", kind, phrase, people, False, mentions=positions, entity=_FIRST_NAME)
        of_marks = DocState(text, 1, JOINT, (), "", mentions, (term,), (0,) * len(marks))
        options = self._finder.find(of_marks, term, masked - {words_of(phrase)}, {_FIRST_NAME})
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


class Operators:
    """The masker's operators at work on one text; the machine's marks get what it wrote."""

    def __init__(self, engine: Engine, state: DocState, parts: Mapping[int, str]) -> None:
        self._text = state.text
        self._writer: Writer = engine.writer
        self._around = self._writer.surroundings(state.text, None, language=engine.language)
        self._mentions = {(m.start, m.end, m.kind): m for m in state.mentions}
        self._parts: dict[tuple[int, int, str], tuple[str, BitMap | None]] = {
            (m.start, m.end, m.kind): (parts[position], state.terms[number].people)
            for position, (m, number) in enumerate(zip(state.mentions, state.term_of, strict=True))
            if position in parts
        }
        self._numbers = {
            (state.mentions[position].label, entity): term.entity
            for entity, term in zip(term_entities(state), state.terms, strict=True)
            for position in term.mentions
        }
        self._last: Counter[str] = Counter()
        for (label, _), number in self._numbers.items():
            self._last[label] = max(self._last[label], number)
        self._written: dict[Phrase, str] = {}

    def applies_to(self, mark: Mark) -> bool:
        """Whether an operator is configured for the mark."""
        phrase = Phrase("", mark.kind, self._label(mark))
        return bool(self._writer.plan.operators) and not self._writer.is_left(phrase)

    def is_true(self, mark: Mark) -> bool:
        """Whether the operator writes nothing invented."""
        operator = self._writer.plan.operator_for(Phrase("", mark.kind, self._label(mark)))
        return operator is None or operator.true

    def people(self, mark: Mark) -> tuple[BitMap, ...]:
        """Whom the written part fits, as far as it is counted."""
        _, people = self._parts.get(_key(mark), ("", None))
        return () if people is None else (people,)

    def write(self, annotation: Annotation, mark: Mark) -> str:
        """What the operator puts in the place of a mark."""
        if _key(mark) in self._parts:
            return self._parts[_key(mark)][0]
        phrase = self._phrase(annotation, mark)
        if phrase not in self._written:
            (written,) = self._writer.write([phrase], self._around)
            self._written[phrase] = written.text
        return self._written[phrase]

    def _phrase(self, annotation: Annotation, mark: Mark) -> Phrase:
        mates = [m for m in annotation.entity(mark.entity) if m.kind == mark.kind] or [mark]
        words = [self._text[mate.start : mate.end] for mate in mates]
        first = self._mentions.get(_key(mates[0]))
        identity = words[0] if first is None else first.key
        return Phrase(
            self._text[mark.start : mark.end],
            mark.kind,
            self._label(mark),
            self._number(annotation, mark),
            max(words, key=len) if mark.kind == PERSON else identity,
            self._text[max(0, mark.start - BEFORE) : mark.start],
        )

    def _number(self, annotation: Annotation, mark: Mark) -> int:
        """The machine's number; what people mark is numbered behind, by first mention."""
        label = self._label(mark)
        if (label, mark.entity) in self._numbers:
            return self._numbers[label, mark.entity]
        entities = (each.entity for each in annotation if self._label(each) == label)
        added = dict.fromkeys(e for e in entities if (label, e) not in self._numbers)
        added.setdefault(mark.entity)
        return self._last[label] + list(added).index(mark.entity) + 1

    def _label(self, mark: Mark) -> str:
        mention = self._mentions.get(_key(mark))
        return mark.kind if mention is None else mention.label


def _key(mark: Mark) -> tuple[int, int, str]:
    return mark.start, mark.end, mark.kind


@dataclass(frozen=True, slots=True)
class TextWriter:
    """Puts the wordings of an annotation into its text."""

    text: str
    language: LanguageRules
    operated: Callable[[Annotation, Mark], str]
    brackets: bool = False

    def wording(self, annotation: Annotation, mark: Mark, choice: Choice | None = None) -> str:
        """A choice, or that of the mark, as a reader sees it."""
        choice = choice or mark.choice
        assert choice is not None, "only decided marks have a wording"
        if choice.how == OPERATOR:
            return self.operated(annotation, mark)
        if choice.text in NUMBERED:
            numbers = annotation.name_numbers
            return choice.text.replace("#", f"{numbers.get(mark.entity, len(numbers) + 1)}")
        return choice.text

    def replacements(self, annotation: Annotation) -> list[Replacement]:
        """What an annotation changes in the text.

        What a wording changes besides its mention, like the article before it, does not reach into
        what an operator wrote, which stays as it is.
        """
        chosen, verbatim = [], []
        for mark in annotation:
            if mark.choice is None or not mark.choice.hides:
                continue
            words = self.wording(annotation, mark)
            if mark.choice.how == OPERATOR:
                verbatim.append(Replacement(mark.start, mark.end, words))
            else:
                form, adjective = mark.choice.form, mark.choice.adjective
                chosen.append(Chosen(mark.start, mark.end, words, form, adjective))
        changes = list(verbatim)
        for change in self.language.realize(self.text, chosen, brackets=self.brackets):
            if all(change.end <= other.start or change.start >= other.end for other in verbatim):
                changes.append(change)
        changes.sort(key=lambda change: change.start)
        if self.brackets:
            return changes
        locked = {(change.start, change.end) for change in verbatim}
        return self.language.polish(self.text, changes, locked=locked)

    def released(self, annotation: Annotation) -> Rewritten:
        """The text as the annotation releases it."""
        return rewrite(self.text, self.replacements(annotation))


def read_plain_texts(path: Path, text_column: str, id_column: str | None) -> list[AnnotatedText]:
    """Texts as `sanitize` reads them. RAISES (KanonError): KN914 if a record cannot be read."""
    texts = []
    for record in read_texts(path, text_column=text_column, id_column=id_column):
        if isinstance(record, BadRecord):
            raise KanonError(
                f"[KN914] The record in line {record.line} of {path} cannot be read: "
                f"{record.problem}. Correct it: a project has to hold all texts."
            )
        name = f"{path.stem}-{record.line}" if record.id is None else str(record.id)
        texts.append(AnnotatedText(name, record.text, {}))
    return texts
