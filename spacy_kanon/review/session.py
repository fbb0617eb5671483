"""One text in front of its annotators: what it begins with, its options, its count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pyroaring import BitMap

from ..names import STAR
from ..types import AnnotatedText
from .counting import Count, LiveCount
from .engine import Engine, Operators, TextWriter, term_entities
from .model import (
    BLIND,
    KEPT,
    OPERATED,
    OPERATOR,
    STARS,
    TAB,
    Annotation,
    Choice,
    Context,
    Mark,
    Mode,
    unnumbered,
)


class DocumentSession:
    """A text with what counts its annotations, finds options for its marks, writes its release."""

    def __init__(
        self, engine: Engine, content: AnnotatedText, machine: Mapping[str, Any], mode: Mode
    ) -> None:
        self.engine = engine
        self.content = content
        self.text = content.text
        self.mode = mode
        self._wordings = machine["wordings"]
        self._parts = {int(position): words for position, words in machine["parts"]}
        self._state = engine.read_state(self.text, machine)
        self._masked = engine.masked_words(self._state)
        self._options: dict[tuple[Any, ...], list[Choice]] = {}
        self.operators = Operators(engine, self._state, self._parts)
        self.writer = TextWriter(
            self.text, engine.language, self.operators.write, brackets=engine.brackets
        )
        self.context = Context(self.text, self.options, self.hidden, mode)
        self.live = LiveCount(
            engine.source_parts(self._state, self._parts),
            k=engine.options.k,
            population=engine.population,
            scope=engine.scope,
            read=lambda start, end: engine.parts(self.text[start:end], start),
            people=self._people,
            count_unknown=engine.options.unknown == "mask",
        )

    def options(self, annotation: Annotation, mark: Mark) -> list[Choice]:
        """What a mark may become besides staying as written."""
        return [*self._operated(annotation, mark), *self.wordings(annotation, mark)]

    def wordings(self, annotation: Annotation, mark: Mark) -> list[Choice]:
        """The options of a mark without what an operator writes."""
        marks = [m for m in annotation.entity(mark.entity) if m.kind == mark.kind] or [mark]
        key = mark.kind, *((each.start, each.end) for each in marks)
        if key not in self._options:
            self._options[key] = self.engine.find_options(self._state, marks, self._masked)
        return self._options[key]

    def _operated(self, annotation: Annotation, mark: Mark) -> list[Choice]:
        has_words = self.hidden(mark) == OPERATED
        return [OPERATED] if has_words and self.operators.write(annotation, mark) != STAR else []

    def hidden(self, mark: Mark) -> Choice:
        """What a hidden mark becomes without a choice."""
        return OPERATED if self.operators.applies_to(mark) else STARS

    def _people(self, mark: Mark, choice: Choice) -> tuple[BitMap, ...] | None:
        if choice.how == OPERATOR:
            return self.operators.people(mark)
        return self.engine.wording_people(choice, mark.kind)

    def audit(self, annotation: Annotation) -> int | None:
        """How many people fit the released text, read anew without what operators invented."""
        untrue = [
            replace(mark, choice=STARS)
            for mark in annotation
            if mark.choice == OPERATED and not self.operators.is_true(mark)
        ]
        return self.engine.audit(self.writer.released(annotation.with_marks(untrue)).text)

    def figures(self, annotation: Annotation, count: Count | None = None) -> dict[str, int]:
        """What the queue says of an annotation."""
        count = count or self.live.count(annotation)
        marks = annotation.marks.values()
        return {
            "marks": len(marks),
            "decided": sum(map(self.mode.is_decided, marks)),
            "checked": sum(mark.checked for mark in marks),
            "unsure": sum(mark.unsure for mark in marks),
            "support": count.support,
            "unknown": len(count.unknown),
        }

    def first_annotation(self) -> Annotation:
        """What an annotator begins with, by the mode of the project."""
        empty = Annotation(len(self.text))
        if self.mode.name == BLIND:
            return empty
        if self.mode.name == TAB:
            marks = self._file_marks() if self.content.annotations else self.machine_marks()
            return empty.with_marks(replace(mark, choice=None) for mark in marks)
        return empty.with_marks(self.machine_marks())

    def machine_marks(self) -> list[Mark]:
        """The mentions that the machine found, with what it decided on each."""
        state, entities = self._state, term_entities(self._state)
        marks = [
            Mark(n + 1, m.start, m.end, state.terms[term].kind, entities[term], KEPT)
            for n, (m, term) in enumerate(zip(state.mentions, state.term_of, strict=True))
        ]
        annotation = Annotation(len(self.text)).with_marks(marks)
        for term, wording in zip(state.terms, self._wordings, strict=True):
            mentions = [marks[position] for position in term.mentions]
            choice = KEPT
            if wording is not None and any(self._operated(annotation, m) for m in mentions):
                choice = OPERATED
            elif wording is not None:
                text = unnumbered(wording)
                options = self.wordings(annotation, mentions[0])
                choice = next((option for option in options if option.text == text), STARS)
            for position in term.mentions:
                kept_in_part = choice == KEPT and position in self._parts
                own = OPERATED if kept_in_part else choice
                marks[position] = replace(marks[position], choice=own)
        return marks

    def _file_marks(self) -> list[Mark]:
        """The mentions of the file's first annotator; of those that overlap, the first."""
        entities: dict[str, int] = {}
        marks: list[Mark] = []
        end = 0
        mentions = next(iter(self.content.annotations.values()))
        for m in sorted(mentions, key=lambda m: (m.start, -m.end)):
            if m.start < end:
                continue
            end = m.end
            entity = entities.setdefault(m.entity_id, len(entities) + 1)
            marks.append(Mark(len(marks) + 1, m.start, end, m.kind, entity, source=m.mention_id))
        return marks


def describe_count(session: DocumentSession, annotation: Annotation, count: Count) -> str:
    """A count in words: what singles people out, or what cannot be counted."""
    people = f"{count.support:,} {'person' if count.support == 1 else 'people'}"
    if count.support < session.live.k:
        phrases = " with ".join(quote(session, annotation, count.witness))
        return f"{phrases} {'fit' if len(count.witness) > 1 else 'fits'} {people}."
    if count.unknown:
        phrases = ", ".join(quote(session, annotation, count.unknown[:5]))
        more = f" and {len(count.unknown) - 5} more" if len(count.unknown) > 5 else ""
        return f"Not in the knowledge base, so of unknown risk: {phrases}{more}."
    return f"All that is visible fits {people} together."


def quote(
    session: DocumentSession, annotation: Annotation, stretches: Sequence[tuple[int, int]]
) -> list[str]:
    """Stretches of a text as a reader of the release sees them, in quotation marks."""
    hidden = {(mark.start, mark.end): mark for mark in annotation if mark.hides}
    return [
        f"“{session.writer.wording(annotation, hidden[bounds])}”"
        if bounds in hidden
        else f"“{session.text[bounds[0] : bounds[1]]}”"
        for bounds in stretches
    ]
