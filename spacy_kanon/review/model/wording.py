"""The text as a sheet releases it."""

from __future__ import annotations

from ...lang.language_rules import Chosen, LanguageRules
from ...names import PERSON
from ...text.rewriting import Rewritten, rewrite
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


def released(
    sheet: Sheet, text: str, language: LanguageRules, *, brackets: bool = False
) -> Rewritten:
    """The text with what hides in place of what is hidden.

    sheet (Sheet): Of the text.
    text (str): As written.
    language (LanguageRules): Fits articles and number to the wordings.
    brackets (bool): Write "[city in Norway]" and leave the sentence alone.
    RETURNS (Rewritten): With the offsets of all that changed.
    """
    numbers = person_numbers(sheet)
    chosen = [
        Chosen(mark.start, mark.end, spoken(mark.choice, mark.entity, numbers), mark.choice.form)
        for mark in sheet
        if mark.choice is not None and mark.choice.hides
    ]
    return rewrite(text, language.realize(text, chosen, brackets=brackets))
