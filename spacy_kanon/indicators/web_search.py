"""Indicator 5: phrases are risky if a search engine leads from them to the person.

Zero-shot. What is about the person is what the engine finds for the name in quotes. A set of one to
three other phrases of the text is risky if one of its first results is among that. A larger set is
asked only of phrases that no smaller risky set holds, and only if each of them occurs together with
the name at all: no document about the person holds the others. Of a risky set of several phrases
one has to go; `cheapest_masks` chooses them for the whole text.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path

from spacy.util import registry

from ..detection.risk_spans import Indication, SpannedText, main_person, undecided
from ..errors import must_be
from ..names import PERSON
from .search import DocumentIndex, Found, SearchBackend


def cheapest_masks(combinations: Iterable[Iterable[int]], weights: Sequence[float]) -> list[int]:
    """Spans that break every risky combination: a greedy weighted hitting set (Chvatal 1979)."""
    sets = {frozenset(combination) for combination in combinations}
    members = [one for one in sets if not any(other < one for other in sets)]
    left, chosen = members, []
    while left:
        broken = Counter(i for combination in left for i in combination)
        best = min(sorted(broken), key=lambda i: weights[i] / broken[i])
        chosen.append(best)
        left = [combination for combination in left if best not in combination]
    # A later choice can make an earlier one needless.
    for i in sorted(chosen, key=lambda i: (-weights[i], i)):
        others = set(chosen) - {i}
        if all(others & combination for combination in members):
            chosen.remove(i)
    return sorted(chosen)


NAME = "web_search"


@dataclass(slots=True)
class Findings:
    """What the searches for one text brought to light."""

    # By entity, over its sets that lead to the person: the largest share of documents about it.
    share: dict[str, float] = field(default_factory=dict)
    risky: list[tuple[str, ...]] = field(default_factory=list)  # Sets that lead to the person.
    totals: dict[str, int] = field(default_factory=dict)  # Documents that match an entity alone.
    unasked: set[str] = field(default_factory=set)  # In sets that could not be asked any more.


class WebSearch:
    """Asks a search engine who the phrases of a text are about."""

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
            raise must_be("max_phrases", "1, 2 or 3", max_phrases)
        if results < 1:
            raise must_be("results", "above 0", results)
        self.backend, self.fingerprint = backend, backend.fingerprint
        self.max_phrases = max_phrases
        self.results = results
        self.max_queries = max_queries
        self.target_kinds = tuple(target_kinds)

    def __call__(self, text: SpannedText) -> list[Indication]:
        target = main_person(text, self.target_kinds)
        if target is None:
            return [undecided("no direct identifier in the text") for _ in text.spans]
        phrases = {
            entity: max((_surface(text, i) for i in positions), key=len)
            for entity, positions in text.entities().items()
        }
        del phrases[target]
        name, about = self._person(_names(text, text.entities()[target]))
        if about is None or not about.documents:
            reason = "may not be asked any more" if about is None else "does not know the person"
            return [undecided(f"the search engine {reason}") for _ in text.spans]
        findings = self._follow(name, frozenset(about.documents), phrases)
        masked = self._cheapest(findings)
        indications = [Indication(1.0, True)] * len(text.spans)
        for entity, positions in text.entities().items():
            if entity == target:
                continue
            found = Indication(findings.share.get(entity, 0.0), entity in masked)
            if entity in findings.unasked and not found.risky:
                found = undecided("the search engine may not be asked any more")
            for i in positions:
                indications[i] = found
        return indications

    def _person(self, names: Sequence[str]) -> tuple[str, Found | None]:
        """The first of a person's names that the engine knows, and what it found for it."""
        for name in names:
            about = self.backend.search([name], self.results)
            if about is None or about.documents:
                return name, about
        return names[0], about

    def _follow(self, name: str, about: frozenset[str], phrases: dict[str, str]) -> Findings:
        findings = Findings()
        queries = 0
        safe = self._linked(name, phrases, findings)
        for size in range(1, self.max_phrases + 1):
            for entities in list(combinations(safe, size)):
                queries += 1
                wanted = [phrases[entity] for entity in entities]
                within = queries <= self.max_queries
                answer = self.backend.search(wanted, self.results) if within else None
                if answer is None:
                    findings.unasked.update(entities)
                    continue
                if size == 1:
                    findings.totals[entities[0]] = answer.total
                if share := _share(answer, about):
                    findings.risky.append(entities)
                    for entity in entities:
                        findings.share[entity] = max(share, findings.share.get(entity, 0.0))
            safe = [entity for entity in safe if (entity,) not in findings.risky]
        return findings

    def _linked(self, name: str, phrases: dict[str, str], findings: Findings) -> list[str]:
        """Entities that some document holds together with the name, in text order."""
        linked = []
        for entity, phrase in phrases.items():
            answer = self.backend.search([name, phrase], 1)
            if answer is None:
                findings.unasked.add(entity)
            elif answer.documents:
                linked.append(entity)
        return linked

    def _cheapest(self, findings: Findings) -> set[str]:
        """One entity of every risky set; weights are -ln of the share of matching documents."""
        entities = list(findings.share)
        number = {entity: i for i, entity in enumerate(entities)}
        size = self.backend.size or max(findings.totals.values(), default=0) + 1
        weights = [math.log1p(size / max(findings.totals.get(e, 1), 1)) for e in entities]
        sets = [[number[entity] for entity in combination] for combination in findings.risky]
        return {entities[i] for i in cheapest_masks(sets, weights)}


def _surface(text: SpannedText, number: int) -> str:
    """A wording on one line."""
    return " ".join(text.surface(text.spans[number]).split())


def _names(text: SpannedText, positions: Sequence[int]) -> list[str]:
    """Wordings of several words, longest first, and first and last word; one word if no other."""
    wordings = {_surface(text, i) for i in positions}
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
    backend (SearchBackend | None): A registered search engine in place of `index`.
    max_phrases (int): Size of the largest set, 1 to 3.
    results (int): First results of a query that an attacker would look at.
    max_queries (int): Queries for one text; what could not be asked is undecided, so risky.
    target_kinds (Sequence[str]): Kinds of the direct identifier.
    RAISES (KanonError): E300 if not exactly one of both is given; E003, E710 for the index.
    """
    if (index is None) == (backend is None):
        raise must_be("index", "given if and only if no backend is", index)
    engine = backend if index is None else DocumentIndex(Path(index))
    assert engine is not None
    return WebSearch(
        engine,
        max_phrases=max_phrases,
        results=results,
        max_queries=max_queries,
        target_kinds=target_kinds,
    )
