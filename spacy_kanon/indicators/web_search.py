"""Indicator 5: phrases are risky if a search engine leads from them to the person.

Zero-shot. What is about the person is what the engine finds for the name in quotes. A set of one to
three other phrases of the text is risky if one of its first results is among that. A larger set is
asked only of phrases that no smaller risky set holds, and only if each of them occurs together with
the name at all: no document about the person holds the others. Of a risky set of several phrases
one has to go; `optimal` chooses them for the whole text.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Literal

import numpy as np
from spacy.util import registry

from ..detection.risk_spans import Indication, SpannedText, main_person, undecided
from ..errors import Errors, KanonError
from ..names import PERSON
from .search import DocumentIndex, Found, SearchBackend

# Which spans to mask so that every risky combination loses a member, at the least cost.
#
# This is weighted hitting set (Karp 1972). The exact answer is an integer program: minimize the sum
# of weight[i] x[i] with x[i] in {0, 1} and sum of x[i] over each combination >= 1. Beside it stands
# the greedy one (Chvatal 1979), within a factor ln(n) + 1 of the best for n combinations.

Method = Literal["exact", "greedy"]


def cheapest_masks(
    combinations: Iterable[Iterable[int]],
    weights: Sequence[float],
    *,
    method: Method = "exact",
    seconds: float = 10.0,
) -> list[int]:
    """Spans to mask, sorted."""
    members = _minimal(combinations)
    _check(members, weights)
    if not members:
        return []
    greedy = _greedy(members, weights)
    if method == "greedy":
        return greedy
    exact = _exact(members, weights, seconds)
    if exact is None or _cost(greedy, weights) < _cost(exact, weights):
        return greedy
    return exact


def _minimal(combinations: Iterable[Iterable[int]]) -> list[tuple[int, ...]]:
    """Without those that contain another one: to break the smaller is to break both."""
    sets = sorted({frozenset(combination) for combination in combinations}, key=_order)
    minimal: list[frozenset[int]] = []
    for candidate in sets:
        if not any(smaller <= candidate for smaller in minimal):
            minimal.append(candidate)
    return [tuple(sorted(candidate)) for candidate in minimal]


def _order(combination: frozenset[int]) -> tuple[int, list[int]]:
    return len(combination), sorted(combination)


def _check(members: Sequence[Sequence[int]], weights: Sequence[float]) -> None:
    for number, combination in enumerate(members):
        if not combination:
            raise KanonError(
                f"[KN709] No set of spans breaks all combinations: combination {number} has no "
                "member. Give combinations of at least one span."
            )
        for i in combination:
            if not 0 <= i < len(weights):
                expected = f"below the {len(weights)} spans that have a weight"
                raise KanonError(Errors.E701.format(name="position", expected=expected, value=i))
    for weight in weights:
        if not weight > 0:
            raise KanonError(Errors.E701.format(name="weight", expected="above 0", value=weight))


def _greedy(members: Sequence[Sequence[int]], weights: Sequence[float]) -> list[int]:
    """Again and again the span with the least cost a broken combination; ties: the first."""
    left = [set(combination) for combination in members]
    chosen: list[int] = []
    while left:
        broken: dict[int, int] = {}
        for combination in left:
            for i in combination:
                broken[i] = broken.get(i, 0) + 1
        best = min(sorted(broken), key=lambda i: weights[i] / broken[i])
        chosen.append(best)
        left = [combination for combination in left if best not in combination]
    # A later choice can make an earlier one needless.
    for i in sorted(chosen, key=lambda i: (-weights[i], i)):
        others = set(chosen) - {i}
        if all(others & set(combination) for combination in members):
            chosen.remove(i)
    return sorted(chosen)


def _exact(
    members: Sequence[Sequence[int]], weights: Sequence[float], seconds: float
) -> list[int] | None:
    if find_spec("scipy") is None:
        raise KanonError(Errors.E001.format(packages="scipy", extra="evaluation"))
    from scipy.optimize import Bounds, LinearConstraint, milp
    from scipy.sparse import csr_array

    used = sorted({i for combination in members for i in combination})
    column = {i: number for number, i in enumerate(used)}
    rows = [row for row, combination in enumerate(members) for _ in combination]
    columns = [column[i] for combination in members for i in combination]
    table = csr_array((np.ones(len(rows)), (rows, columns)), shape=(len(members), len(used)))
    result = milp(
        np.asarray([weights[i] for i in used], dtype=float),
        constraints=LinearConstraint(table, lb=1),
        integrality=np.ones(len(used)),
        bounds=Bounds(0, 1),
        options={"time_limit": seconds},
    )
    if result.x is None:
        return None
    return [i for i, value in zip(used, result.x, strict=True) if value > 0.5]


def _cost(chosen: Iterable[int], weights: Sequence[float]) -> float:
    return sum(weights[i] for i in chosen)


NAME = "web_search"


@dataclass(slots=True)
class Trail:
    """What the searches for one text brought to light.

    share (dict[str, float]): For each entity, over the sets with it that lead to the person, the
        largest share of the matching documents that are about the person, 0 to 1.
    risky (list[tuple[str, ...]]): Sets of entities that lead to the person.
    totals (dict[str, int]): Documents that match the entity alone.
    unasked (set[str]): Entities in sets that could not be asked any more.
    """

    share: dict[str, float] = field(default_factory=dict)
    risky: list[tuple[str, ...]] = field(default_factory=list)
    totals: dict[str, int] = field(default_factory=dict)
    unasked: set[str] = field(default_factory=set)


class WebSearch:
    """Asks a search engine who the phrases of a text are about.

    max_phrases (int): Size of the largest set, 1 to 3.
    results (int): First results of a query that an attacker would look at.
    max_queries (int): Queries for one text; what could not be asked is undecided, so risky.
    target_kinds (Sequence[str]): Kinds of the direct identifier, see
        `detection.risk_spans.main_person`.
    """

    def __init__(
        self,
        backend: SearchBackend,
        *,
        max_phrases: int = 2,
        results: int = 10,
        max_queries: int = 5000,
        target_kinds: Sequence[str] = (PERSON,),
    ) -> None:
        if max_phrases not in (1, 2, 3):
            raise KanonError(
                Errors.E701.format(name="max_phrases", expected="1, 2 or 3", value=max_phrases)
            )
        if results < 1:
            raise KanonError(Errors.E701.format(name="results", expected="above 0", value=results))
        self.backend = backend
        self.max_phrases = max_phrases
        self.results = results
        self.max_queries = max_queries
        self.target_kinds = tuple(target_kinds)

    @property
    def fingerprint(self) -> str:
        return self.backend.fingerprint

    def __call__(self, text: SpannedText) -> list[Indication]:
        target = main_person(text, self.target_kinds)
        if target is None:
            return [undecided("no direct identifier in the text") for _ in text.spans]
        phrases = {
            entity: _phrase(text, positions) for entity, positions in text.entities().items()
        }
        del phrases[target]
        name, about = self._person(_names(text, text.entities()[target]))
        if about is None or not about.documents:
            reason = "may not be asked any more" if about is None else "does not know the person"
            return [undecided(f"the search engine {reason}") for _ in text.spans]
        trail = self._follow(name, frozenset(about.documents), phrases)
        masked = self._cheapest(trail)
        indications = [Indication(1.0, True)] * len(text.spans)
        for entity, positions in text.entities().items():
            for i in positions:
                if entity in trail.unasked and entity not in masked:
                    indications[i] = undecided("the search engine may not be asked any more")
                elif entity != target:
                    indications[i] = Indication(trail.share.get(entity, 0.0), entity in masked)
        return indications

    def _person(self, names: Sequence[str]) -> tuple[str, Found | None]:
        """The first of a person's names that the engine knows, and what it found for it."""
        name, about = names[0], self.backend.search([names[0]], self.results)
        for other in names[1:]:
            if about is None or about.documents:
                break
            name, about = other, self.backend.search([other], self.results)
        return name, about

    def _follow(self, name: str, about: frozenset[str], phrases: dict[str, str]) -> Trail:
        trail = Trail()
        asked = 0
        safe = self._linked(name, phrases, trail)
        for size in range(1, self.max_phrases + 1):
            gone: set[str] = set()
            for entities in combinations(safe, size):
                asked += 1
                answer = (
                    None
                    if asked > self.max_queries
                    else self.backend.search([phrases[e] for e in entities], self.results)
                )
                if answer is None:
                    trail.unasked.update(entities)
                    continue
                if size == 1:
                    trail.totals[entities[0]] = answer.total
                share = _share(answer, about)
                if share:
                    trail.risky.append(entities)
                    if size == 1:
                        gone.update(entities)
                for entity in entities if share else ():
                    trail.share[entity] = max(share, trail.share.get(entity, 0.0))
            safe = [entity for entity in safe if entity not in gone]
        return trail

    def _linked(self, name: str, phrases: dict[str, str], trail: Trail) -> list[str]:
        """Entities that some document holds together with the name, in text order."""
        linked = []
        for entity, phrase in phrases.items():
            answer = self.backend.search([name, phrase], 1)
            if answer is None:
                trail.unasked.add(entity)
            elif answer.documents:
                linked.append(entity)
        return linked

    def _cheapest(self, trail: Trail) -> set[str]:
        """Entities to mask: one of every risky set, with the least information lost.

        The information of a phrase is -ln of the share of the documents that match it.
        """
        entities = list(
            dict.fromkeys(entity for combination in trail.risky for entity in combination)
        )
        number = {entity: i for i, entity in enumerate(entities)}
        size = self.backend.size or max(trail.totals.values(), default=0) + 1
        weights = [math.log1p(size / max(trail.totals.get(e, 1), 1)) for e in entities]
        sets = [[number[entity] for entity in combination] for combination in trail.risky]
        return {entities[i] for i in cheapest_masks(sets, weights, method="greedy")}


def _phrase(text: SpannedText, positions: Sequence[int]) -> str:
    """The longest wording of an entity, on one line; the first of several."""
    wordings = [" ".join(text.surface(text.spans[i]).split()) for i in positions]
    return max(wordings, key=len)


def _names(text: SpannedText, positions: Sequence[int]) -> list[str]:
    """Names of a person to look for: its wordings of several words, the longest first, and first
    and last word of the longest; one word only if there is no other wording, for it fits too many.
    """
    wordings = {" ".join(text.surface(text.spans[i]).split()) for i in positions}
    ordered = sorted(wordings, key=lambda wording: (-len(wording), wording))
    words = ordered[0].split()
    full = [wording for wording in ordered if " " in wording]
    return list(dict.fromkeys([*full, f"{words[0]} {words[-1]}"])) if full else ordered[:1]


def _share(answer: Found, about: frozenset[str]) -> float:
    """Documents about the person among all that match, 0 if none of the first results is."""
    met = len(about.intersection(answer.documents))
    return met / max(answer.total, len(answer.documents), 1)


@registry.misc("spacy-kanon.WebSearch.v1")
def make_web_search(
    index: Path | None = None,
    backend: SearchBackend | None = None,
    max_phrases: int = 2,
    results: int = 10,
    max_queries: int = 5000,
    target_kinds: Sequence[str] = (PERSON,),
) -> WebSearch:
    """Configure the indicator.

    index (Path | None): What `index_documents.py` wrote.
    backend (SearchBackend | None): Another search engine, such as `spacy-kanon.SearXNG.v1`; then
        `index` must be empty.
    RAISES (KanonError): E701 if not exactly one of both is given; E003, E710 for the index.
    """
    if (index is None) == (backend is None):
        raise KanonError(
            Errors.E701.format(
                name="index", expected="given if and only if no backend is", value=index
            )
        )
    engine = backend if index is None else DocumentIndex(Path(index))
    assert engine is not None
    return WebSearch(
        engine,
        max_phrases=max_phrases,
        results=results,
        max_queries=max_queries,
        target_kinds=target_kinds,
    )
