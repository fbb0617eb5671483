"""What a privacy risk indicator is given and what it says.

An indicator looks at the spans of a text that may identify a person and says of each how risky it
is (Papadopoulou et al. 2023, "Neural Text Sanitization with Privacy Risk Indicators", section 5).
It fails closed: where it cannot tell, the score is 1, the span is risky, and `note` says why.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from ..errors import KanonError
from ..lang.en.person_names import cluster_persons, surname
from ..lang.en.proper_nouns import is_foreign
from ..names import PERSON
from ..text.normalization import normalize_key


class RiskSpan(NamedTuple):
    """A stretch of a text (character offsets, end exclusive) that an indicator has to judge."""

    start: int
    end: int
    kind: str  # One of `names.KINDS`, or whatever label its finder used.
    entity: str = ""  # Spans with equal entities mean the same; "" for one that stands alone.


class SpanProfile(NamedTuple):
    """What can be seen of a span without any model."""

    kind: str
    words: int = 1
    characters: int = 1
    digits: int = 0
    capitals: float = 0.0  # Share of its words that begin with a capital letter.
    foreign: bool = False  # Whether it holds letters that no English word has.
    mentions: int = 1  # Spans of the same entity in the text, this one included.
    first: bool = True  # Whether it is the first of these.
    position: float = 0.0  # Where in the text it begins, from 0 to 1.
    before: int = 0  # Spans before it.

    @property
    def numbers(self) -> tuple[float, ...]:
        """All but the kind, as `PROFILE_NUMBERS` names them; counts as ln(1 + count)."""
        log = math.log1p
        counts = log(self.words), log(self.characters), log(self.digits)
        more = self.capitals, float(self.foreign), log(self.mentions), float(self.first)
        return (*counts, *more, self.position, log(self.before))


PROFILE_NUMBERS = SpanProfile._fields[1:]


class MarkedSpan(NamedTuple):
    """What another component said about a stretch of the text; `score` None: a plain yes."""

    start: int
    end: int
    label: str
    score: float | None = None


class Indication(NamedTuple):
    """What an indicator says about one span."""

    score: float  # Risk from 0 to 1. Scores of different indicators are not comparable.
    risky: bool  # The indicator's own decision.
    note: str = ""  # Why the indicator could not tell, if it could not.


def undecided(note: str) -> Indication:
    """The indication of an indicator that cannot tell: never read as safe."""
    return Indication(1.0, True, note)


@dataclass(frozen=True, slots=True)
class SpannedText:
    """A text with the spans to judge."""

    text: str
    spans: tuple[RiskSpan, ...]  # Sorted; inside the text and not empty.
    # What other components marked, by the name of the span group ("ents" for entities).
    groups: Mapping[str, Sequence[MarkedSpan]] = field(default_factory=dict, hash=False)

    def __post_init__(self) -> None:
        for span in self.spans:
            if not 0 <= span.start < span.end <= len(self.text):
                raise KanonError(
                    f"[KN700] The span [{span.start}, {span.end}) is empty or outside the "
                    f"text of {len(self.text)} characters. Correct the offsets: they count "
                    "characters from 0, the end is exclusive."
                )

    def surface(self, span: RiskSpan) -> str:
        return self.text[span.start : span.end]

    def entities(self) -> dict[str, list[int]]:
        """Positions of the spans of each entity, in order of first mention."""
        groups: dict[str, list[int]] = {}
        for i, span in enumerate(self.spans):
            groups.setdefault(span.entity or f"\0{i}", []).append(i)
        return groups


class RiskIndicator(Protocol):
    """One way to tell risk. Registered functions of `registry.misc` make them."""

    @property
    def fingerprint(self) -> str:
        """Changes with whatever the indicator learned; "" if it learned nothing."""

    def __call__(self, text: SpannedText) -> list[Indication]:
        """One indication a span, in the order of `text.spans`."""


class IndicationCombiner(Protocol):
    """Several indicators' words on one span -> one indication."""

    @property
    def fingerprint(self) -> str: ...

    def __call__(
        self, profile: SpanProfile, indications: Mapping[str, Indication]
    ) -> Indication: ...


def link_entities(text: str, spans: Iterable[RiskSpan]) -> tuple[RiskSpan, ...]:
    """Spans with an entity each: forms of a person's name share one, and other equal phrases."""
    ordered = sorted(set(spans))
    surfaces = [text[span.start : span.end] for span in ordered]
    names = [s for s, span in zip(surfaces, ordered, strict=True) if span.kind == PERSON]
    parts = {*names, *(surname(name) for name in names)}
    numbers = iter(cluster_persons([s for s in surfaces if s in parts]))
    linked = []
    for surface, span in zip(surfaces, ordered, strict=True):
        if surface in parts:
            entity = f"{PERSON}/{next(numbers)}"
        else:
            entity = f"phrase/{normalize_key(surface).casefold() or surface}"
        linked.append(span if span.entity else span._replace(entity=entity))
    return tuple(linked)


def profiles(text: SpannedText) -> list[SpanProfile]:
    """The profile of each span, in their order."""
    group_of = {i: group for group in text.entities().values() for i in group}
    found = []
    for number, span in enumerate(text.spans):
        surface = text.surface(span)
        words = surface.split()
        profile = SpanProfile(
            span.kind,
            len(words),
            len(surface),
            sum(map(str.isdigit, surface)),
            sum(word[0].isupper() for word in words) / max(len(words), 1),
            is_foreign(surface),
            len(group_of[number]),
            number == group_of[number][0],
            span.start / len(text.text),
            number,
        )
        found.append(profile)
    return found


def main_person(text: SpannedText, kinds: Sequence[str] = (PERSON,)) -> str | None:
    """The entity of some kinds that a text mentions most, of several the first; None without."""
    counts = {
        entity: sum(text.spans[i].kind in kinds for i in positions)
        for entity, positions in text.entities().items()
    }
    best = max(counts, key=counts.__getitem__, default=None)
    return best if best is not None and counts[best] else None


def to_plain(
    indications: Mapping[str, Indication], combined: Indication
) -> dict[str, dict[str, Any] | bool | float]:
    """What `span._.risk_indicators` holds: plain values only."""
    return {
        "scores": {name: found.score for name, found in indications.items()},
        "decisions": {name: found.risky for name, found in indications.items()},
        "notes": {name: found.note for name, found in indications.items() if found.note},
        "risk": combined.score,
        "risky": combined.risky,
    }
