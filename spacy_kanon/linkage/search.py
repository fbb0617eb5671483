"""Which units of a text to mask so that it fits k people alike.

All guides have to agree: for each of them k people, the subject among them, must be as likely as
the subject.

1. **Whom to follow.** Each guide names the people that the text points to. Following only these is
   safe: those left out can only add to the people as likely. Without a subject, whom the text
   as written points to is protected.
2. **Mask, greedily.** While a guide sees fewer than k people as likely: by how much is the subject
   ahead of the nearest k - 1 others, summed over guides? Mask the unit that shrinks this most for
   its cost. Each guide says for all units at once what masking them would change, so a step costs a
   look at the text's features, not a search of the index.
3. **Exchange.** Dearest first, every unit is put back that is not needed any more, until all that
   is masked is needed.
4. **Look again.** In a large index, other people may be nearest to what is left. They are followed
   too, and the exchange is made once more.

A reader who knows steps 2 and 3 excludes all people below k and takes the best of the rest. With a
secret stop (`Goal.place`) the subject is behind a drawn number of people whom that reader cannot
exclude (`possible`). `docs/explanations/linkage.md` states and proves what holds then.

Worked example, k = 2, one guide: of "bobsleigh pilot", "bobsleigh" is in the background of the
subject only, "pilot" in that of another person too. The subject is ahead by what "bobsleigh" adds,
so it is masked; then two people are as likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from itertools import compress
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError, must_be
from ..lang.en.lexicon import FUNCTION_WORDS
from ..text.rewriting import placeholder_bounds
from .guides import ALWAYS, FREELY, IF_NEEDED, Attack, Floats, Guide, Numbers, Visible
from .reader import WORDS, BackgroundIndex, count_features, occurrences, words_of

# People that are followed for each guide, and at least so many times k.
FOLLOWED = 256
_FOLLOWED_PER_K = 8
# Steps at most in which the units of a long text are masked; those of a short one go one by one.
_STEPS = 512
# Scores closer than this share of the first one are equal: sums are added up in different orders.
_EQUAL = 1e-9


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be reached."""

    k: int  # People who have to be as likely, the subject among them; at least 1.
    # Share of the subject's score by which others must be ahead to count as as likely, from -1
    # on. Attackers that are no guides see a text a little differently; a positive margin holds
    # against them too. Negative: who lacks so much still counts.
    margin: float = 0.0
    # Place that the subject must have among the people who are `possible`, 1 being the first: all
    # guides agree on who is ahead.
    place: int = 1

    def __post_init__(self) -> None:
        for name in ("k", "place"):
            if getattr(self, name) < 1:
                raise KanonError(Errors.E322.format(name=name, least=1, value=getattr(self, name)))
        if not self.margin >= -1:
            raise must_be("margin", "-1 or more", self.margin)


@dataclass(frozen=True, slots=True)
class Standing:
    """What one guide sees."""

    # People as likely as the subject, that one included. Of a large index only people who were
    # followed are counted, so it is at least so many.
    likely: int
    rank: int  # 1 if no person is likelier than the subject; 0 without a subject.


@dataclass(frozen=True, slots=True)
class Needed:
    """Why one unit is masked: with it, `guide` would see only `likely` people as likely."""

    guide: str
    likely: int


@dataclass(frozen=True, slots=True)
class Hidden:
    """What came of a search."""

    units: tuple[int, ...]  # What to mask, ascending.
    # Number of the person whom the text is about or points to; None if it points to no one.
    subject: int | None
    # Guide -> what it sees of the text, and of what is left.
    before: Mapping[str, Standing]
    after: Mapping[str, Standing]
    reached: bool  # Whether all guides see k people as likely.
    needed: Mapping[int, Needed] = field(default_factory=dict)  # Masked unit -> why.


def hide(
    index: BackgroundIndex,
    guides: Mapping[str, Guide],
    visible: Visible,
    goal: Goal,
    *,
    subject: int | None = None,
    followed: int = FOLLOWED,
    rng: Random | None = None,
) -> Hidden:
    """Choose the units to mask; `rng` breaks ties, without it the later unit is shown first."""
    check_k(index, goal.k + goal.place - 1)
    size = _size(followed, goal.k + goal.place - 1)
    people = _whom(index, guides, visible, size, [] if subject is None else [subject])
    team = Team(index, guides, visible, goal, people, subject, rng)
    before = team.standings()
    for unit in np.flatnonzero(visible.stages == ALWAYS).tolist():
        team.mask(unit)
    if team.subject is not None:
        team.mask_greedily()
        team.exchange()
        if len(people) < index.population:
            left = _without(visible, team.masked)
            more = _whom(index, guides, left, size, [team.subject])
            team = team.follow(np.union1d(people, more))
            team.exchange()
    return Hidden(
        units=tuple(sorted(team.masked)),
        subject=team.subject,
        before=before,
        after=team.standings(),
        reached=team.reached(),
        needed={unit: team.need(unit) for unit in sorted(team.masked)},
    )


def check_k(index: BackgroundIndex, k: int) -> None:
    if k > index.population:
        raise KanonError(
            f"[KN175] k is {k}, but the index {index.path} has only {index.population} people. "
            "Index the documents of more people, or choose a smaller k."
        )


def likeliest(index: BackgroundIndex, guides: Mapping[str, Guide], visible: Visible) -> int | None:
    """The person whom a text points to: the highest score, as a share of the best, over guides."""
    people = _whom(index, guides, visible, FOLLOWED, [])
    return Team(index, guides, visible, Goal(1), people, None).subject


def standings_of(
    index: BackgroundIndex, guides: Mapping[str, Guide], visible: Visible, subject: int, k: int
) -> dict[str, Standing]:
    """What each guide sees of a text as it is."""
    people = _whom(index, guides, visible, _size(FOLLOWED, k), [subject])
    return Team(index, guides, visible, Goal(1), people, subject).standings()


class Team:
    """All guides on one text, and what is masked so far."""

    def __init__(
        self,
        index: BackgroundIndex,
        guides: Mapping[str, Guide],
        visible: Visible,
        goal: Goal,
        people: Numbers,
        subject: int | None,
        rng: Random | None = None,
    ) -> None:
        self._index, self._guides, self._visible = index, guides, visible
        self._goal, self._rng = goal, rng
        self._people = people
        self._wanted = goal.k + goal.place - 1  # People whom the greedy step brings to the subject.
        self._attacks: dict[str, Attack] = {
            name: guide.attack(index, visible, people) for name, guide in guides.items()
        }
        for name, attack in self._attacks.items():
            _check_scores(name, attack.scores, len(people))
        self._scales = {
            name: max(float(attack.scores.max(initial=0.0)), 1e-12)
            for name, attack in self._attacks.items()
        }
        self.subject = self._pointed_to() if subject is None else subject
        self._column = None
        if self.subject is not None:
            self._column = int(np.flatnonzero(people == self.subject)[0])
        self.masked: set[int] = set()

    def follow(self, people: Numbers) -> Team:
        """The same text with the same units masked, following other people."""
        team = Team(
            self._index, self._guides, self._visible, self._goal, people, self.subject, self._rng
        )
        team._scales = self._scales
        for unit in sorted(self.masked):
            team.mask(unit)
        return team

    def mask(self, unit: int) -> None:
        """Hide a unit from all guides."""
        self.masked.add(unit)
        for attack in self._attacks.values():
            attack.mask(unit)

    def unmask(self, unit: int) -> None:
        """Show a unit to all guides."""
        self.masked.remove(unit)
        for attack in self._attacks.values():
            attack.unmask(unit)

    def likely(self, name: str) -> int:
        """How many people one guide sees as likely as the subject."""
        scores = self._attacks[name].scores
        score = 0.0 if self._column is None else float(scores[self._column])
        if score <= self._scales[name] * _EQUAL:  # It says nothing.
            return self._index.population
        likely = scores >= self._bar(name, score)
        likely[self._column] = True
        return int(likely.sum())

    def reached(self) -> bool:
        """Whether every guide sees k people as likely, and the subject has its place."""
        likely = all(self.likely(name) >= self._goal.k for name in self._attacks)
        return likely and (self._goal.place == 1 or self._place() >= self._goal.place)

    def _place(self) -> int:
        """The subject's place among the possible people, behind those whom all guides prefer."""
        if self._column is None:
            return self._index.population
        scores = np.stack([attack.scores for attack in self._attacks.values()])
        scales = np.array([[self._scales[name]] for name in self._attacks])
        scores[scores <= scales * _EQUAL] = 0.0  # They say nothing.
        ahead = possible(scores, self._goal) & preferred(scores, self._column)
        return int(ahead.sum()) + 1

    def standings(self) -> dict[str, Standing]:
        """What each guide sees now."""
        return {name: Standing(self.likely(name), self._rank(name)) for name in self._attacks}

    def need(self, unit: int) -> Needed:
        """What would be if a masked unit were shown: the guide that sees fewest as likely."""
        self.unmask(unit)
        likely = {name: self.likely(name) for name in self._attacks}
        self.mask(unit)
        guide = min(likely, key=lambda name: likely[name])
        return Needed(guide, likely[guide])

    def mask_greedily(self) -> None:
        """Mask units until every guide sees k people as likely."""
        for stage in (FREELY, IF_NEEDED):
            open_units = np.flatnonzero(self._visible.stages == stage)
            if self._rng is not None:
                shuffled = open_units.tolist()
                self._rng.shuffle(shuffled)
                open_units = np.array(shuffled, open_units.dtype)
            step = max(1, len(open_units) // _STEPS)
            while not self.reached() and len(open_units):
                worth = self._worth()[open_units] / self._visible.costs[open_units]
                best = np.argsort(-worth, kind="stable")[:step]
                for unit in open_units[best].tolist():
                    self.mask(unit)
                open_units = np.delete(open_units, best)

    def exchange(self) -> None:
        """Put back what is not needed, the dearest first, until none is put back."""
        if not self.reached():
            return
        costs = self._visible.costs
        open_units = [u for u in self.masked if self._visible.stages[u] != ALWAYS]
        chance = {unit: -unit if self._rng is None else self._rng.random() for unit in open_units}
        open_units.sort(key=lambda unit: (-costs[unit], chance[unit]))
        while sum(self._put_back(unit) for unit in open_units if unit in self.masked):
            pass

    def _put_back(self, unit: int) -> bool:
        """Show a unit if it is not needed. RETURNS: Whether it is shown."""
        self.unmask(unit)
        if self.reached():
            return True
        self.mask(unit)
        return False

    def _worth(self) -> Floats:
        """By how much masking each unit brings the subject back to the others."""
        worth = np.zeros(len(self._visible.costs))
        directions = {name: self._direction(name) for name in self._attacks}
        while not any(d is not None for d in directions.values()):
            if self._wanted >= len(self._people):
                return worth
            self._wanted += 1 + self._wanted // 4  # Guides agree on fewer people than each sees.
            directions = {name: self._direction(name) for name in self._attacks}
        for name, direction in directions.items():
            if direction is not None:
                worth += self._attacks[name].gains(direction) / self._scales[name]
        return worth

    def _direction(self, name: str) -> Floats | None:
        """The subject against the mean of the nearest others who are not as likely yet."""
        scores = self._attacks[name].scores
        if self.likely(name) >= self._wanted:
            return None
        others = scores.copy()
        others[self._column] = -np.inf
        nearest = np.argsort(-others, kind="stable")[: self._wanted - 1]
        behind = nearest[scores[nearest] < self._bar(name, float(scores[self._column]))]
        direction = np.zeros(len(scores))
        direction[self._column] = 1 + self._goal.margin
        direction[behind] = -1 / max(len(behind), 1)
        return direction

    def _bar(self, name: str, score: float) -> float:
        """The score from which on others are as likely."""
        return score * (1 + self._goal.margin) - self._scales[name] * _EQUAL

    def _rank(self, name: str) -> int:
        if self._column is None:
            return 0
        scores = self._attacks[name].scores
        least = scores[self._column] + self._scales[name] * _EQUAL
        return 1 + int((scores > least).sum())

    def _pointed_to(self) -> int | None:
        scaled = (attack.scores / self._scales[name] for name, attack in self._attacks.items())
        total = sum(scaled, np.zeros(len(self._people)))
        if not len(total) or np.ptp(total) <= _EQUAL:
            return None
        return int(self._people[int(np.argmax(total))])


def possible(scores: Floats, goal: Goal) -> NDArray[np.bool_]:
    """Whom a text can be about, if it was released with k people as likely to every guide."""
    stay = np.ones(scores.shape[1], bool)
    for row in scores:
        least = row.max(initial=0.0) * _EQUAL
        bars = row * (1 + goal.margin) - least
        likely = len(row) - np.searchsorted(np.sort(row), bars) + (row < bars)
        stay &= (likely >= goal.k) | (row <= least)
    return stay


def preferred(scores: Floats, column: int) -> NDArray[np.bool_]:
    """Whom every guide finds as like a text as one person, or liker; that one aside."""
    least = scores.max(axis=1, initial=0.0) * _EQUAL
    ahead: NDArray[np.bool_] = (scores >= (scores[:, column] - least)[:, None]).all(axis=0)
    ahead[column] = False
    return ahead


def _size(followed: int, k: int) -> int:
    """How many people to follow for each guide."""
    return max(followed, _FOLLOWED_PER_K * k)


def _whom(
    index: BackgroundIndex,
    guides: Mapping[str, Guide],
    visible: Visible,
    size: int,
    always: Sequence[int],
) -> Numbers:
    """Numbers of the people to follow, ascending."""
    if index.population <= size:
        return np.arange(index.population)
    sets = [guide.candidates(index, visible, size) for guide in guides.values()]
    return np.unique(np.concatenate([np.array(always, dtype=np.intp), *sets]))


def _without(visible: Visible, masked: set[int]) -> Visible:
    """What is left of a text; the units keep their numbers."""
    stays = ~np.isin(visible.units, list(masked))
    gaps = visible.gaps.copy()
    gaps[1:] |= ~stays[:-1]
    words = list(compress(visible.words, stays))
    return replace(visible, words=words, units=visible.units[stays], gaps=gaps[stays])


def _check_scores(name: str, scores: Floats, people: int) -> None:
    if scores.shape != (people,) or not np.isfinite(scores).all():
        reason = f"scores of shape {scores.shape} for {people} people, or some that are no numbers"
        raise KanonError(
            f"[KN182] The guide {name!r} gives {reason}. Check the guide: it must give finite "
            "scores, one for each person that it is asked about."
        )


class Piece(NamedTuple):
    """A word or phrase that is masked as a whole."""

    text: str  # What a reader sees.
    key: str = ""  # Pieces with equal keys are masked together; "" makes it the words themselves.
    gap: bool = False  # Something hidden stands before it.


def released_pieces(text: str) -> Iterator[Piece]:
    """What a released text of any tool shows: the stretches between its placeholders."""
    position = 0
    for start, end in [*placeholder_bounds(text), (len(text), len(text))]:
        yield Piece(text[position:start], gap=position > 0)
        position = end


class Units(NamedTuple):
    """What `make_units` makes."""

    visible: Visible  # For the guides.
    of_piece: list[int]  # Number of each piece's unit; -1 for a piece without a word.
    words: list[tuple[str, ...]]  # The words of each unit, as one of its pieces has them.


def make_units(pieces: Sequence[Piece]) -> Units:
    """Join equal pieces to units. Masking a unit costs as many words as it hides.

    >>> units = make_units([Piece("The"), Piece("lace"), Piece(","), Piece("Lace")])
    >>> units.of_piece, units.words, units.visible.costs.tolist()
    ([0, 1, -1, 1], [('the',), ('lace',)], [1.0, 2.0])
    """
    units: dict[str, tuple[int, tuple[str, ...]]] = {}
    visible: list[str] = []
    unit_of: list[int] = []
    gaps: list[bool] = []
    of_piece: list[int] = []
    gap = False
    for piece in pieces:
        words = tuple(words_of(piece.text))
        gap = gap or piece.gap
        if not words:
            of_piece.append(-1)
            continue
        unit, _ = units.setdefault(piece.key or " ".join(words), (len(units), words))
        of_piece.append(unit)
        visible += words
        unit_of += [unit] * len(words)
        gaps += [gap, *([False] * (len(words) - 1))]
        gap = False
    unit_words = [words for _, words in units.values()]
    stages = [IF_NEEDED if FUNCTION_WORDS.issuperset(w) else FREELY for w in unit_words]
    numbers = np.array(unit_of, dtype=np.intp)
    costs = np.bincount(numbers, minlength=len(units)).astype(np.float64)
    bits = np.array(gaps, dtype=bool), costs, np.array(stages, dtype=np.int8)
    return Units(Visible(visible, numbers, *bits), of_piece, unit_words)


def mask_rare(index: BackgroundIndex, units: Units, most: int) -> Units:
    """Units with words of few people always masked: other documents may have them."""
    words = sorted({word for unit in units.words for word in unit})
    keys = occurrences(words, np.zeros(len(words), bool), WORDS).keys
    fewest = dict(zip(words, index.sizes(WORDS, keys)[1].tolist(), strict=True))
    stages = units.visible.stages.copy()
    for unit in np.flatnonzero(stages == FREELY).tolist():
        phrase = units.words[unit]
        few = min(fewest[word] for word in phrase) <= most
        if few or (len(phrase) > 1 and people_with(index, phrase) <= most):
            stages[unit] = ALWAYS
    return units._replace(visible=replace(units.visible, stages=stages))


def people_with(index: BackgroundIndex, words: Sequence[str]) -> int:
    """How many people have all of some words in their documents."""
    keys, _ = count_features([words], WORDS)
    first, count = index.sizes(WORDS, keys)
    if not len(keys) or not count.all():
        return 0
    order = np.argsort(count, kind="stable")[:, None]
    lists = (index.postings(WORDS, first[row], count[row]).people for row in order)
    return len(reduce(partial(np.intersect1d, assume_unique=True), lists))
