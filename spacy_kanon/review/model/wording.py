"""The text as a sheet releases it."""

from __future__ import annotations

from collections.abc import Iterator

from ...lang.language_rules import Chosen, LanguageRules
from ...names import PERSON
from ...text.rewriting import Replacement, Rewritten, rewrite
from .marks import Choice, Sheet

# How the wording of a person is kept: numbers are given when the text is written.
PERSON_WORDING = f"{PERSON} #"


def person_numbers(sheet: Sheet) -> dict[int, int]:
    """The people of a sheet, numbered from 1 in order of first mention.

    sheet (Sheet): With marks of the kind PERSON.
    RETURNS (dict[int, int]): Number by entity.
    """
    entities = dict.fromkeys(mark.entity for mark in sheet if mark.kind == PERSON)
    return {entity: number for number, entity in enumerate(entities, start=1)}


def spoken(choice: Choice, entity: int, numbers: dict[int, int]) -> str:
    """A wording as a reader sees it.

    choice (Choice): One that hides.
    entity (int): What the mark stands for.
    numbers (dict[int, int]): As `person_numbers` gives them.
    RETURNS (str): "PERSON 2" for the second person.
    """
    if choice.text == PERSON_WORDING:
        return f"{PERSON} {numbers.get(entity, len(numbers) + 1)}"
    return choice.text


class Releaser:
    """Puts wordings into one text, and remembers how each fits where it stands."""

    def __init__(self, text: str, language: LanguageRules) -> None:
        """text (str): As written.
        language (LanguageRules): Fits articles and number to the wordings.
        """
        self._text = text
        self._language = language
        self._fitted: dict[tuple[Chosen, ...], tuple[Replacement, ...]] = {}

    def replacements(self, sheet: Sheet) -> list[Replacement]:
        """What a sheet changes in the text, as `LanguageRules.realize` of all its wordings does.

        Wordings that stand side by side are fitted together. What a wording changes besides its
        mention, like the article before it, does not reach into the mention before.

        sheet (Sheet): Of the text.
        RETURNS (list[Replacement]): In text order, without overlaps.
        """
        changes: list[Replacement] = []
        end = 0
        for run in self._runs(sheet):
            fitted = self._fitted.get(run)
            if fitted is None:
                fitted = tuple(self._language.realize(self._text, run))
                self._fitted[run] = fitted
            changes += [change for change in fitted if change.start >= end]
            end = run[-1].end
        return changes

    def _runs(self, sheet: Sheet) -> Iterator[tuple[Chosen, ...]]:
        """The wordings of a sheet, together where at most one character stands between them."""
        numbers = person_numbers(sheet)
        run: list[Chosen] = []
        for mark in sheet:
            choice = mark.choice
            if choice is None or not choice.hides:
                continue
            if run and mark.start - run[-1].end > 1:
                yield tuple(run)
                run = []
            wording = spoken(choice, mark.entity, numbers)
            run.append(Chosen(mark.start, mark.end, wording, choice.form, choice.adjective))
        if run:
            yield tuple(run)

    def released(self, sheet: Sheet) -> Rewritten:
        """sheet (Sheet): Of the text.
        RETURNS (Rewritten): The text as the sheet releases it.
        """
        return rewrite(self._text, self.replacements(sheet))
