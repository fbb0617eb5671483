"""The re-identification attack: how many people does a classifier recognize in anonymized texts?

After B. Manzanares-Salor, D. Sánchez and P. Lison, "Evaluating the disclosure risk of anonymized
documents via a machine learning-based re-identification attack", Data Mining and Knowledge
Discovery 38 (2024). A classifier with one class per person learns from background documents, which
stand for what the attacker knows, and is then shown the anonymized texts. The re-identification
risk is the share of texts whose person comes out on top: the accuracy of the classifier.

Three marks belong to every figure: the original texts (what the attacker can do at best), the
texts with every word replaced by `***` (what length and punctuation alone give away) and a random
guess, 1 / people.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError, too_few
from ..formats.annotation_files import read_jsonl
from ..names import STAR
from .intervals import wilson_interval
from .masks import WORD, some_of

_NAMED = 10  # People or documents that a message names.


class Target(NamedTuple):
    """A text that is attacked, as it was released, and the person it is really about."""

    doc_id: str
    person: str
    text: str


@dataclass(frozen=True, slots=True)
class Background:
    """What the attacker knows: for every person one or more documents, in a fixed order."""

    people: tuple[str, ...]  # Each person once.
    documents: tuple[tuple[str, ...], ...]  # The documents of each person, none of them empty.

    @classmethod
    def from_pairs(cls, pairs: Iterable[tuple[str, str]]) -> Background:
        """Collect (person, document) pairs; people keep the order in which they first come."""
        documents_of: dict[str, list[str]] = {}
        for person, document in pairs:
            if not document.strip():
                raise KanonError(Errors.E645.format(person=person))
            documents_of.setdefault(person, []).append(document)
        if len(documents_of) < 2:
            advice = "Add the background documents of more people."
            raise too_few("The attack", "people", advice, minimum=2, count=len(documents_of))
        return cls(tuple(documents_of), tuple(map(tuple, documents_of.values())))

    def alike(self) -> list[tuple[str, ...]]:
        """Groups of people with equal documents: no attacker can tell them apart."""
        groups: dict[tuple[str, ...], list[str]] = {}
        for person, documents in zip(self.people, self.documents, strict=True):
            groups.setdefault(documents, []).append(person)
        return [tuple(group) for group in groups.values() if len(group) > 1]


ORIGINAL = "original"
EVERYTHING_MASKED = "everything masked"
RANDOM_GUESS = "random guess"

TOP: tuple[int, ...] = (1, 5, 10)

# Texts that are scored at once: bounds memory to this many rows of one score per person.
_BATCH = 256


class Attacker(Protocol):
    """Learns to tell people apart by background documents."""

    def fit(self, background: Background) -> None:
        """Learn the people by their documents."""

    def scores(self, texts: Sequence[str]) -> NDArray[np.floating]:
        """Shape (texts, people), people in the order of the background; higher is likelier."""


class AttackScore(NamedTuple):
    """What one attacker achieved against one system's texts."""

    system: str
    people: int
    texts: int
    recognized: float  # Share of texts whose person came out first: the re-identification risk.
    interval: tuple[float, float]  # Its 95 % Wilson score interval.
    top: dict[int, float]  # N -> share of texts whose person is among the first n.
    # Rank of the true person, 1 is first. People tied with the true one count half, so that saying
    # nothing gives (people + 1) / 2.
    mean_rank: float
    median_rank: float
    seconds_training: float = 0.0
    seconds_scoring: float = 0.0
    ranks: Mapping[str, float] | None = None  # Doc_id -> rank.


def run_attack(
    background: Background,
    systems: Mapping[str, Sequence[Target]],
    make_attacker: Callable[[], Attacker],
    *,
    top: Sequence[int] = TOP,
    step: Callable[[str], None] = lambda message: None,
) -> list[AttackScore]:
    """Attack every system's texts with an attacker trained on the background."""
    check_targets(background, systems)
    attacked = with_everything_masked(systems)
    step("learn the background")
    attacker = make_attacker()
    start = time.perf_counter()
    attacker.fit(background)
    training = time.perf_counter() - start
    scores = []
    for system, targets in attacked.items():
        step(f"attack {system}")
        score = _attack(attacker, background, targets, top)
        scores.append(score._replace(system=system, seconds_training=training))
    texts = len(next(iter(systems.values())))
    return [*scores, random_guess(len(background.people), texts, top)]


def check_targets(background: Background, systems: Mapping[str, Sequence[Target]]) -> None:
    """Refuse what would make the figures meaningless."""
    if not systems or not all(systems.values()):
        raise too_few("The attack", "text", "Give texts to attack.")
    first, *following = systems
    persons = _persons_by_document(first, systems[first])
    distinct, known = dict.fromkeys(persons.values()), {*background.people}
    if absent := [person for person in distinct if person not in known]:
        raise KanonError(
            f"[KN642] {len(absent)} of {len(distinct)} people of the texts are absent from the "
            f"background ({some_of(absent, _NAMED)}). They could never be recognized, which would "
            "flatter the result. Add background documents for them, or leave their texts out."
        )
    for other in following:
        persons_of_other = _persons_by_document(other, systems[other])
        if persons_of_other != persons:
            different = {doc_id for doc_id, _ in persons_of_other.items() ^ persons.items()}
            raise KanonError(
                f"[KN644] {first} and {other} hold different documents "
                f"({some_of(sorted(different), _NAMED)}), so their figures could not be compared. "
                "Attack them in separate runs, or complete them."
            )


def with_everything_masked(systems: Mapping[str, Sequence[Target]]) -> dict[str, Sequence[Target]]:
    """The systems and, as one more, the first one's texts with every word masked."""
    first = next(iter(systems.values()))
    masked = [Target(t.doc_id, t.person, mask_everything(t.text)) for t in first]
    return {**systems, EVERYTHING_MASKED: masked}


def mask_everything(text: str) -> str:
    """Every run of word characters replaced by `***`; spaces and punctuation stay.

    >>> mask_everything("Ada's 2 cats.")
    "***'*** *** ***."
    """
    return WORD.sub(STAR, text)


def random_guess(people: int, texts: int, top: Sequence[int] = TOP) -> AttackScore:
    """What guessing at random recognizes on average: 1 / people."""
    within = {n: min(n / people, 1.0) for n in top}
    risk, rank = 1 / people, (people + 1) / 2
    return AttackScore(RANDOM_GUESS, people, texts, risk, (risk, risk), within, rank, rank)


def true_ranks(
    scores: NDArray[np.floating], true: NDArray[np.intp]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """How many people score higher than the true one, and how many as high (itself included).

    >>> higher, equal = true_ranks(np.array([[0.1, 0.7, 0.1]]), np.array([0]))
    >>> higher, equal
    (array([1.]), array([2.]))
    """
    true_scores = scores[np.arange(len(true)), true][:, None]
    higher, equal = scores > true_scores, scores == true_scores
    return higher.sum(axis=1).astype(float), equal.sum(axis=1).astype(float)


def _attack(
    attacker: Attacker, background: Background, targets: Sequence[Target], top: Sequence[int]
) -> AttackScore:
    column = {person: i for i, person in enumerate(background.people)}
    true = np.array([column[target.person] for target in targets], dtype=np.intp)
    higher, equal = np.empty(len(targets)), np.empty(len(targets))
    start = time.perf_counter()
    for first in range(0, len(targets), _BATCH):
        part = slice(first, first + _BATCH)
        texts = [target.text for target in targets[part]]
        scores = np.asarray(attacker.scores(texts))
        if scores.shape != (len(texts), len(column)) or not np.isfinite(scores).all():
            raise KanonError(
                f"[KN648] The attacker gives scores of shape {scores.shape} for {len(texts)} "
                f"texts and {len(column)} people, or scores that are not numbers. Check the "
                "attacker."
            )
        higher[part], equal[part] = true_ranks(scores, true[part])
    ranks = higher + (equal + 1) / 2
    # Among equals the attacker can only guess: the expected value over all their orders.
    within = {n: float(np.clip((n - higher) / equal, 0, 1).mean()) for n in (1, *top)}
    return AttackScore(
        system="",
        people=len(column),
        texts=len(targets),
        recognized=within[1],
        interval=wilson_interval(within[1], len(targets)),
        top={n: within[n] for n in top},
        mean_rank=float(ranks.mean()),
        median_rank=float(np.median(ranks)),
        seconds_scoring=time.perf_counter() - start,
        ranks={target.doc_id: float(rank) for target, rank in zip(targets, ranks, strict=True)},
    )


def _persons_by_document(system: str, targets: Sequence[Target]) -> dict[str, str]:
    persons: dict[str, str] = {}
    for target in targets:
        if target.doc_id in persons:
            raise KanonError(
                f"[KN643] Document {target.doc_id} occurs twice in {system}. Give each text one id."
            )
        persons[target.doc_id] = target.person
    return persons


# The fields that may name a person, the first one first.
PERSON_FIELDS = ("person", "name", "doc_id", "id")


def read_people(path: Path, fields: tuple[str, ...], text_column: str) -> Iterator[tuple[str, str]]:
    """Person (the first of the fields that is there) and text of each line of JSONL."""
    for line, record in read_jsonl(path):
        person = next((str(record[name]) for name in fields if record.get(name)), "")
        text = record.get(text_column)
        problem = "" if isinstance(text, str) else f"no text in the field {text_column!r}"
        if not person:
            problem = f"no person (looked for {', '.join(fields)})"
        if problem:
            raise KanonError(
                f"[KN180] {path}, line {line}: {problem}. Each line needs a person and a text, "
                "see --subject-column and --text-column."
            )
        yield person, str(text)
