"""The marks that somebody has made on a text, and what each is to become."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from functools import cached_property
from typing import Any

from ...lang.language_rules import NAME, NOUN, Chosen, LanguageRules
from ...names import NO_MASK, PERSON, STAR
from ...text.rewriting import Replacement, Rewritten, rewrite

# How a mark is worded: as written, by one of its options, by a wording that a person wrote, by the
# operator of the masker.
KEEP, OPTION, OWN, OPERATOR = "keep", "option", "own", "operator"

CONFIDENTIAL = (
    "NOT_CONFIDENTIAL", "BELIEF", "POLITICS", "SEX", "ETHNIC", "HEALTH",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Choice:
    """What stands in the place of a mark.

    how (str): KEEP, OPTION, OWN or OPERATOR.
    text (str): The bare phrase, without article; "PERSON #" for a person, who is numbered when the
        text is written. Empty for KEEP and OPERATOR.
    form (str): How the language fits it into a sentence, see `recoding_types.Wording`.
    phrase (str): What an option covers, see `ontology.surfaces.Option`, as of the next three.
    keys (tuple[tuple[str, ...], ...] | None): The keys of each thing that it names.
    source (str): Where it comes from.
    adjective (str): What may stand instead before a noun.
    """

    how: str
    text: str = ""
    form: str = NOUN
    phrase: str = ""
    keys: tuple[tuple[str, ...], ...] | None = None
    source: str = ""
    adjective: str = ""

    @property
    def hides(self) -> bool:
        """Whether the phrase leaves the text."""
        return self.how != KEEP

    def to_plain(self) -> dict[str, Any]:
        """What `from_plain` reads, ready for JSON."""
        plain = asdict(self)
        plain["keys"] = None if self.keys is None else [list(keys) for keys in self.keys]
        return plain

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Choice:
        """An equal one."""
        keys = plain["keys"]
        keys = None if keys is None else tuple(tuple(some) for some in keys)
        return cls(**{**plain, "keys": keys})


KEPT = Choice(KEEP)
STARS = Choice(OPTION, STAR, NAME, keys=())
OPERATED = Choice(OPERATOR, keys=())


@dataclass(frozen=True, slots=True)
class Mark:
    """A stretch of the text that somebody, or the machine, has marked.

    number (int): Names the mark in its sheet; never used again when the mark is gone.
    start, end (int): Character offsets (code points, end exclusive).
    kind (str): One of `names.KINDS`.
    entity (int): Marks with equal numbers stand for the same person or thing.
    choice (Choice | None): None: nobody has decided yet.
    identifier (str): One of `names.IDENTIFIER_TYPES`, or "" if nobody has said.
    confidential (str): One of `CONFIDENTIAL`.
    unsure (bool): Whoever decided wants somebody else to look.
    comment (str): What they wrote beside it.
    checked (bool): A person has looked at it.
    source (str): Id of the mention in the file that the texts came from; "" if it has none.
    """

    number: int
    start: int
    end: int
    kind: str
    entity: int
    choice: Choice | None = None
    identifier: str = ""
    confidential: str = CONFIDENTIAL[0]
    unsure: bool = False
    comment: str = ""
    checked: bool = False
    source: str = ""

    @property
    def hides(self) -> bool:
        """Whether the phrase leaves the text."""
        return self.choice is not None and self.choice.hides

    @property
    def is_harmless(self) -> bool:
        """Whether a person has said that it identifies nobody."""
        return self.identifier == NO_MASK

    def to_plain(self) -> dict[str, Any]:
        """What `from_plain` reads, ready for JSON."""
        plain = {each.name: getattr(self, each.name) for each in fields(self)}
        plain["choice"] = None if self.choice is None else self.choice.to_plain()
        return plain

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Mark:
        """An equal one."""
        choice = plain["choice"]
        return cls(**{**plain, "choice": None if choice is None else Choice.from_plain(choice)})


@dataclass(frozen=True)
class Sheet:
    """All that one person has said about a text, or that was agreed on.

    length (int): Characters of the text.
    marks (Mapping[int, Mark]): By number; they do not overlap.
    note (str): A comment on the whole text.
    settled (tuple[tuple[int, int], ...]): Stretches on which an adjudicator has decided.
    next_number (int): Of the next mark. next_entity (int): Of the next entity.
    """

    length: int
    marks: Mapping[int, Mark] = field(default_factory=dict)
    note: str = ""
    settled: tuple[tuple[int, int], ...] = ()
    next_number: int = 1
    next_entity: int = 1

    @cached_property
    def ordered(self) -> tuple[Mark, ...]:
        """The marks in text order."""
        return tuple(in_order(self.marks.values()))

    def __iter__(self) -> Iterator[Mark]:
        return iter(self.ordered)

    def of_entity(self, entity: int) -> list[Mark]:
        """The marks of one entity."""
        return in_order(mark for mark in self.marks.values() if mark.entity == entity)

    def touching(self, start: int, end: int) -> list[Mark]:
        """Marks that overlap a stretch."""
        return in_order(m for m in self.marks.values() if m.start < end and start < m.end)

    def with_marks(self, marks: Iterable[Mark]) -> Sheet:
        """The sheet with more marks, whose numbers and entities are set already."""
        together = {**self.marks, **{mark.number: mark for mark in marks}}
        number = max(together, default=0) + 1
        entity = max((mark.entity for mark in together.values()), default=0) + 1
        return replace(
            self,
            marks=together,
            next_number=max(self.next_number, number),
            next_entity=max(self.next_entity, entity),
        )


def in_order(marks: Iterable[Mark]) -> list[Mark]:
    """Marks in text order."""
    return sorted(marks, key=lambda mark: (mark.start, mark.end, mark.number))


# What the operator of the masker writes for a mark of a sheet.
Operated = Callable[[Sheet, Mark], str]

# How the wording of a person is kept: numbers are given when the text is written.
PERSON_WORDING = f"{PERSON} #"


def person_numbers(sheet: Sheet) -> dict[int, int]:
    """The people of a sheet, numbered from 1 in order of first mention."""
    entities = dict.fromkeys(mark.entity for mark in sheet if mark.kind == PERSON)
    return {entity: number for number, entity in enumerate(entities, start=1)}


class Spoken:
    """How the choices of one sheet read.

    numbers (dict[int, int]): Of its people, by entity.
    """

    def __init__(self, sheet: Sheet, operated: Operated) -> None:
        self.numbers = person_numbers(sheet)
        self._sheet = sheet
        self._operated = operated

    def of(self, choice: Choice, mark: Mark) -> str:
        """A wording as a reader sees it."""
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
        self._text = text
        self._language = language
        self._operated = operated
        self._brackets = brackets
        self._fitted: dict[tuple[Chosen, ...], tuple[Replacement, ...]] = {}

    def spoken(self, sheet: Sheet) -> Spoken:
        """How its choices read."""
        return Spoken(sheet, self._operated)

    def replacements(self, sheet: Sheet) -> list[Replacement]:
        """What a sheet changes in the text, as `LanguageRules.realize` of all its wordings does.

        Wordings that stand side by side are fitted together. What a wording changes besides its
        mention, like the article before it, does not reach into the mention before.
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
        """The text as the sheet releases it."""
        return rewrite(self._text, self.replacements(sheet))
