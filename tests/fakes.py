"""Stand-ins for the large things of the package, small enough to read in a test."""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any

import spacy
from pyroaring import BitMap
from spacy.language import Language

from spacy_kanon.names import DATE_PREFIX, DATETIME, FOLDED_PREFIX, KEY_PREFIXES, MISC
from spacy_kanon.release.runner import Recipe
from spacy_kanon.text.normalization import fold_key, normalize_key
from spacy_kanon.types import Population


class FakeKnowledge:
    """A knowledge base in plain dicts: `{key: people}`. Implements `types.Knowledge`.

    Literal keys are normalized, like those of a real one; with `folded` each is there a second
    time under its folded key.
    """

    def __init__(
        self,
        people: Mapping[str, Iterable[int]],
        *,
        kinds: Mapping[str, str] | None = None,
        population: int | None = None,
        folded: bool = False,
        sample_of: Population | None = None,
    ) -> None:
        self.folded = folded
        self.sample_of = sample_of
        self._kinds = {_key(key): kind for key, kind in (kinds or {}).items()}
        self._people: dict[str, BitMap] = {}
        for surface, ids in people.items():
            key = _key(surface)
            keys = [key] if key.startswith(KEY_PREFIXES) or not folded else [key, fold_key(key)]
            for one in keys:
                self._people[one] = self._people.get(one, BitMap()) | BitMap(ids)
                self._kinds.setdefault(one, self._default_kind(key))
        everybody = BitMap.union(*self._people.values()) if self._people else BitMap()
        least = everybody.max() + 1 if everybody else 0
        self.population = least if population is None else population

    def _default_kind(self, key: str) -> str:
        return self._kinds.get(key, DATETIME if key.startswith(DATE_PREFIX) else MISC)

    @property
    def fingerprint(self) -> str:
        content = repr([(key, list(self._people[key])) for key in sorted(self._people)])
        return hashlib.sha256(content.encode("utf8", "surrogatepass")).hexdigest()

    def prefixes(self, text: str) -> list[str]:
        return [key for key in self._starts_of(text) if not key.startswith(KEY_PREFIXES)]

    def folded_prefixes(self, text: str) -> list[str]:
        found = self._starts_of(FOLDED_PREFIX + text)
        return [key for key in found if key.startswith(FOLDED_PREFIX)]

    def has_prefix(self, prefix: str) -> bool:
        return any(key.startswith(prefix) for key in self._people)

    def _starts_of(self, text: str) -> list[str]:
        return sorted((key for key in self._people if text.startswith(key)), key=len)

    def __contains__(self, key: object) -> bool:
        return key in self._people

    def kind(self, key: str) -> str:
        return self._kinds[key]

    def kinds(self, key: str) -> tuple[str, ...]:
        return (self._kinds[key],)

    def origins(self, key: str) -> tuple[str, ...]:
        return ("test",) if key in self._people else ()

    def count(self, key: str) -> int:
        return len(self._people.get(key, ()))

    def people(self, key: str) -> BitMap:
        return self._people.get(key, BitMap())


def _key(surface: str) -> str:
    return surface if surface.startswith(KEY_PREFIXES) else normalize_key(surface)


def knowledge_of(rows: Iterable[tuple[Any, ...]]) -> FakeKnowledge:
    """A base of rows of a table: a key, its people, and its kind where that is not the default."""
    kinds = {key: kind[0] for key, _, *kind in rows if kind}
    return FakeKnowledge({key: people for key, people, *_ in rows}, kinds=kinds)


def with_recipe(options: Mapping[str, Any]) -> dict[str, Any]:
    """Options of a row of a table, where the settings of a recipe stand for it."""
    return {name: Recipe(**v) if name == "recipe" else v for name, v in options.items()}


def pipeline(*plain: str, **configs: Mapping[str, Any]) -> Language:
    """An English pipeline of these factories, in their order, and of these with their configs."""
    nlp = spacy.blank("en")
    for factory, config in {**{name: {} for name in plain}, **configs}.items():
        nlp.add_pipe(factory, config=config)
    return nlp
