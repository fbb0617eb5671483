"""One text as it lies before its reviewers: its ground, its options, its count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pyroaring import BitMap

from ..anonymity.case import Case
from ..anonymity.options import JOINT
from ..formats.wikireplace import option_levels
from ..names import CODE, DIRECT, NO_MASK, PERSON, QUASI, STAR
from .model.commands import Workplace
from .model.counting import Counted, LiveCount
from .model.marks import KEPT, OPERATED, OPERATOR, OPTION, STARS, Choice, Mark, Sheet
from .model.wording import Releaser
from .modes import BLIND, REPLACEMENT, TAB, Mode
from .operated import Operators
from .reading import Reader, worded
from .store.texts import Content


class Bench:
    """A text with what counts its sheets and finds options for their marks.

    text (str): As written.
    live (LiveCount): Counts sheets.
    releaser (Releaser): Writes what they release.
    """

    def __init__(
        self, reader: Reader, content: Content, machine: Mapping[str, Any], mode: Mode
    ) -> None:
        """reader (Reader): Of the project.
        content (Content): The text. machine (Mapping[str, Any]): What `reader.read` made of it.
        mode (Mode): Of the project.
        RAISES (KanonError): E444 if it was read with another knowledge base.
        """
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
        """The wordings that a mark may get.

        sheet (Sheet): Of the text. mark (Mark): Of the sheet.
        RETURNS (Sequence[Choice]): From specific to general; the last one is `***`.
        """
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
        """What a mark that is hidden becomes where nobody has chosen.

        mark (Mark): Of a sheet of the text.
        RETURNS (Choice): What its operator writes, or `***`.
        """
        return OPERATED if self._is_operated(mark) else STARS

    def _says(self, mark: Mark, choice: Choice) -> tuple[BitMap, ...] | None:
        if choice.how == OPERATOR:
            return self.operators.says(mark)
        return self.reader.says(mark, choice)

    def countable(self, sheet: Sheet) -> str:
        """The text as somebody reads it who knows which words are not true.

        sheet (Sheet): Of the text.
        RETURNS (str): As released, with `***` for what operators invent: it tells of nobody.
        """
        untrue = [
            replace(mark, choice=STARS)
            for mark in sheet
            if mark.choice == OPERATED and not self.operators.is_true(mark)
        ]
        return self.releaser.released(sheet.with_marks(untrue)).text

    def wordings(self, sheet: Sheet, mark: Mark) -> Sequence[Choice]:
        """The options of a mark without what an operator writes.

        sheet (Sheet): Of the text. mark (Mark): Of the sheet.
        RETURNS (Sequence[Choice]): As in `offer`.
        """
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
        """sheet (Sheet): Of the text.
        RETURNS (Counted): What it leaves visible, counted.
        """
        return self.live.count(sheet)

    def figures(self, sheet: Sheet, counted: Counted | None = None) -> dict[str, int | None]:
        """What the queue says of a sheet.

        sheet (Sheet): Of the text. counted (Counted | None): Its count, if it is known.
        RETURNS (dict[str, int | None]): As `store.sheets.save_edit` takes it.
        """
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
        """RETURNS (Sheet): What somebody begins with, by the mode of the project."""
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
        """RETURNS (list[Mark]): The mentions of the case, with the choices of the machine."""
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


def _entities(case: Case) -> list[int]:
    """Per term its entity in a sheet: for people their number, for all else one behind these."""
    people = max((term.entity for term in case.terms if term.kind == PERSON), default=0)
    return [
        term.entity if term.kind == PERSON else people + number + 1
        for number, term in enumerate(case.terms)
    ]


def identifier_of(mark: Mark) -> str:
    """The identifier type of a mark, for formats that need one.

    mark (Mark): Decided or not.
    RETURNS (str): What a person said; else DIRECT for a hidden person or code, QUASI for anything
        else that is hidden, NO_MASK for what stays.
    """
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
