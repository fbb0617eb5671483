"""What the operators of the masker write for the marks of a text, as the pipeline would.

Nothing of it is stored with a mark: marks that people make, merge or give another kind get what the
pipeline would write for such a mention, and those of the machine what it did write.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from pyroaring import BitMap

from ..anonymity.case import Case
from ..components.masking.written_phrases import BEFORE
from ..lang.language_rules import LanguageRules
from ..names import PERSON
from ..operators.plain import Phrase
from ..operators.writing import Writer
from ..types import Mention
from .model.marks import Mark, Sheet

# By position of a mention, the part of it that an operator left.
Parts = Mapping[int, str]


class Operators:
    """The operators of a masker at work on one text."""

    def __init__(
        self,
        case: Case,
        parts: Parts,
        entities: Sequence[int],
        writer: Writer,
        language: LanguageRules | None,
    ) -> None:
        """case (Case): What the masker decided. parts (Parts): Of its mentions.
        entities (Sequence[int]): Per term of the case, its entity in the sheets.
        writer (Writer): Of the masker. language (LanguageRules | None): Of the text.
        RAISES (KanonError): The key of the operators is missing.
        """
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
        """mark (Mark): Of a sheet of the text.
        RETURNS (bool): Whether an operator is named for it.
        """
        if not self._plan.operators:
            return False
        return not self._writer.is_left(Phrase("", mark.kind, self._label(mark)))

    def is_true(self, mark: Mark) -> bool:
        """mark (Mark): With an operator.
        RETURNS (bool): Whether what that writes says nothing that is not so.
        """
        operator = self._plan.operator_for(Phrase("", mark.kind, self._label(mark)))
        return operator is None or operator.true

    def says(self, mark: Mark) -> tuple[BitMap, ...]:
        """Whom what is written fits, as far as counts see it.

        mark (Mark): With an operator.
        RETURNS (tuple[BitMap, ...]): The people of a part that stays; of all else, and of a part
            that the knowledge base does not know and a rule lets stay, nothing.
        """
        _, people = self._parts.get(_key(mark), ("", None))
        return () if people is None else (people,)

    def write(self, sheet: Sheet, mark: Mark) -> str:
        """What stands in the place of a mark.

        sheet (Sheet): Of the text. mark (Mark): One of its marks, with an operator.
        RETURNS (str): As it is released.
        """
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
