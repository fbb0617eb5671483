"""The text as a sheet releases it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...lang.language_rules import Chosen, LanguageRules
from ...names import PERSON
from ...text.rewriting import Replacement, Rewritten, rewrite
from .marks import OPERATOR, Choice, Mark, Sheet

# What the operator of the masker writes for a mark of a sheet.
Operated = Callable[[Sheet, Mark], str]

# How the wording of a person is kept: numbers are given when the text is written.
PERSON_WORDING = f"{PERSON} #"


def person_numbers(sheet: Sheet) -> dict[int, int]:
    """The people of a sheet, numbered from 1 in order of first mention.

    sheet (Sheet): With marks of the kind PERSON.
    RETURNS (dict[int, int]): Number by entity.
    """
    entities = dict.fromkeys(mark.entity for mark in sheet if mark.kind == PERSON)
    return {entity: number for number, entity in enumerate(entities, start=1)}


class Spoken:
    """How the choices of one sheet read.

    numbers (dict[int, int]): Of its people, by entity.
    """

    def __init__(self, sheet: Sheet, operated: Operated) -> None:
        """sheet (Sheet): Any. operated (Operated): Writes what operators write."""
        self.numbers = person_numbers(sheet)
        self._sheet = sheet
        self._operated = operated

    def of(self, choice: Choice, mark: Mark) -> str:
        """A wording as a reader sees it.

        choice (Choice): One that hides.
        mark (Mark): Of the sheet: what it would stand for.
        RETURNS (str): "PERSON 2" for the second person.
        """
        if choice.how == OPERATOR:
            return self._operated(self._sheet, mark)
        if choice.text == PERSON_WORDING:
            return f"{PERSON} {self.numbers.get(mark.entity, len(self.numbers) + 1)}"
        return choice.text


class Releaser:
    """Puts wordings into one text, and remembers how each fits where it stands."""

    def __init__(
        self, text: str, language: LanguageRules, operated: Operated, *, brackets: bool = False
    ) -> None:
        """text (str): As written.
        language (LanguageRules): Fits articles and number to the wordings.
        operated (Operated): Writes what operators write, which nothing is fitted to.
        brackets (bool): Write "[city in Norway]" and leave the sentence alone.
        """
        self._text = text
        self._language = language
        self._operated = operated
        self._brackets = brackets
        self._fitted: dict[tuple[Chosen, ...], tuple[Replacement, ...]] = {}

    def spoken(self, sheet: Sheet) -> Spoken:
        """sheet (Sheet): Of the text.
        RETURNS (Spoken): How its choices read.
        """
        return Spoken(sheet, self._operated)

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
            fitted = self._fit(run) if isinstance(run, tuple) else (run,)
            changes += [change for change in fitted if change.start >= end]
            end = run[-1].end if isinstance(run, tuple) else run.end
        return changes

    def _fit(self, run: tuple[Chosen, ...]) -> tuple[Replacement, ...]:
        if run not in self._fitted:
            fitted = self._language.realize(self._text, run, brackets=self._brackets)
            self._fitted[run] = tuple(fitted)
        return self._fitted[run]

    def _runs(self, sheet: Sheet) -> Iterator[tuple[Chosen, ...] | Replacement]:
        """The wordings of a sheet, together where at most one character stands between them; what
        operators write by itself."""
        speech = self.spoken(sheet)
        run: list[Chosen] = []
        for mark in sheet:
            choice = mark.choice
            if choice is None or not choice.hides:
                continue
            is_operated = choice.how == OPERATOR
            if run and (is_operated or mark.start - run[-1].end > 1):
                yield tuple(run)
                run = []
            wording = speech.of(choice, mark)
            if is_operated:
                yield Replacement(mark.start, mark.end, wording)
            else:
                run.append(Chosen(mark.start, mark.end, wording, choice.form, choice.adjective))
        if run:
            yield tuple(run)

    def released(self, sheet: Sheet) -> Rewritten:
        """sheet (Sheet): Of the text.
        RETURNS (Rewritten): The text as the sheet releases it.
        """
        return rewrite(self._text, self.replacements(sheet))
