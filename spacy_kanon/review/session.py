"""One text in front of its annotators: what it begins with, its options, its count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..types import AnnotatedText
from .counting import Count, LiveCount
from .engine import Engine, TextWriter, term_entities
from .model import BLIND, KEPT, STARS, TAB, Annotation, Choice, Context, Mark, Mode, unnumbered


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
        self._state = engine.read_state(self.text, machine)
        self._options: dict[tuple[Any, ...], list[Choice]] = {}
        self.writer = TextWriter(self.text, engine.language, brackets=engine.brackets)
        self.context = Context(self.text, self.options, mode)
        self.live = LiveCount(
            engine.source_parts(self._state),
            k=engine.options.k,
            population=engine.population,
            read=lambda start, end: engine.parts(self.text[start:end], start),
            people=engine.wording_people,
            count_unknown=engine.options.unknown == "mask",
        )

    def options(self, annotation: Annotation, mark: Mark) -> list[Choice]:
        """What a mark may become besides staying as written."""
        marks = [m for m in annotation.entity(mark.entity) if m.kind == mark.kind] or [mark]
        key = mark.kind, *((each.start, each.end) for each in marks)
        if key not in self._options:
            self._options[key] = self.engine.find_options(self._state, marks)
        return self._options[key]

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
            if wording is None:
                continue
            text, options = unnumbered(wording), self.options(annotation, mentions[0])
            choice = next((option for option in options if option.text == text), STARS)
            for position in term.mentions:
                marks[position] = replace(marks[position], choice=choice)
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
