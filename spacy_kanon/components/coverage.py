"""Whom a replacement fits: the people of everything that it covers, and of what it names."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice

from pyroaring import BitMap

from ..anonymity.recoding_types import Wording
from ..anonymity.state import people_with
from ..detection.analysis import Analysis
from ..detection.detect import detect
from ..detection.trie_search import TermWalker
from ..errors import Errors, KanonError
from ..kb.reader import KnowledgeBase
from ..names import DATE_PREFIX, ITEM_PREFIX
from ..ontology.chains import KIND_FLAGS
from ..ontology.reader import Ontology
from ..ontology.surfaces import CLASS_PHRASE, WORD, Option

ITEMS, SURFACES, AUTO = "items", "surfaces", "auto"
MATCHES = (AUTO, ITEMS, SURFACES)
MAP, REFUSE = "map", "refuse"
MISMATCHES = (MAP, REFUSE)

# Share of what a knowledge base counts that an ontology of the same dump knows at least; what it
# does not know then are values that the dump has no entity of.
SAME_SOURCE = 0.85
_LOOKED_AT = 20_000
_CACHED_PHRASES = 2048
_CACHED_WORDINGS = 16_384
_DECADE_OR_CENTURY = re.compile(rf"{DATE_PREFIX}\d\d\dX|{DATE_PREFIX}\d\dXX")


class Coverage:
    """Counts the options of an ontology in a knowledge base.

    match (str): ITEMS counts a class by the items of its members (`item/Q585`); SURFACES by their
        names, where the knowledge base has no items; AUTO by items if there are some.
    mismatch (str): What to do if ontology and knowledge base come from different sources: MAP
        counts what they have in common and warns, REFUSE raises.
    literal (bool): Read a wording also as an author would have meant it: "scientist" as the term
        of the knowledge base, besides everybody in a science. Both are counted.
    RAISES (KanonError): E445 or E446, see above.
    """

    def __init__(
        self,
        ontology: Ontology,
        knowledge: KnowledgeBase,
        *,
        match: str = AUTO,
        mismatch: str = MAP,
        literal: bool = True,
    ) -> None:
        self.ontology = ontology
        self.knowledge = knowledge
        self.literal = literal
        self.share = _known_share(ontology, knowledge)
        self.match = self._matched(match, mismatch)
        self._walker = TermWalker(knowledge)
        self._people = lru_cache(maxsize=_CACHED_PHRASES)(self._count)
        self._wording = lru_cache(maxsize=_CACHED_WORDINGS)(self._make)

    def _matched(self, match: str, mismatch: str) -> str:
        names = {"ontology": self.ontology.path, "path": self.knowledge.path}
        if self.share is None:
            if match == ITEMS:
                raise KanonError(Errors.E445.format(**names))
            if match == AUTO:
                warnings.warn(Errors.E448.format(**names), stacklevel=2)
            return SURFACES
        if match == SURFACES:
            return SURFACES
        if self.share < SAME_SOURCE:
            if mismatch == REFUSE:
                raise KanonError(Errors.E446.format(share=self.share, **names))
            warnings.warn(Errors.E447.format(share=self.share, **names), stacklevel=2)
        return ITEMS

    def wording(self, option: Option, kind: str) -> Wording:
        """An option with the people it fits.

        option (Option): A replacement.
        kind (str): Kind of the mention that it replaces.
        RETURNS (Wording): One object for equal questions, which nobody may change.
        """
        return self._wording(option, kind)

    def _make(self, option: Option, kind: str) -> Wording:
        says = self._says(option, kind)
        return Wording(option.text, option.form, says, option.phrase, option.adjective)

    def _says(self, option: Option, kind: str) -> tuple[BitMap, ...] | None:
        if option.keys is not None:
            return tuple(self._union(map(self._date, keys)) for keys in option.keys)
        if option.source == WORD:
            return tuple(self._named(option))
        if option.phrase:
            return (self._people(option.phrase, kind), *self._named(option))
        return None

    def _named(self, option: Option) -> Iterator[BitMap]:
        """Terms of the knowledge base that stand in the wording: "Norway" in "city in Norway"."""
        yield from self._terms_in(option.text, option.phrase.startswith(CLASS_PHRASE))
        if option.adjective:
            yield from self._terms_in(option.adjective, False)

    def _terms_in(self, text: str, is_class: bool) -> Iterator[BitMap]:
        analysis = Analysis.of_plain(text)
        for mention in detect(analysis, self.knowledge, rules=False, walker=self._walker):
            is_whole = mention.end - mention.start == len(text)
            people = people_with(mention.keys, self.knowledge)
            if people is not None and (self.literal or not (is_class and is_whole)):
                yield people

    def _date(self, key: str) -> BitMap:
        """People with a date: the union of its parts where it has no key of its own."""
        if key in self.knowledge:
            return self.knowledge.people(key)
        if _DECADE_OR_CENTURY.fullmatch(key):
            digit_at = key.index("X")
            parts = [f"{key[:digit_at]}{digit}{key[digit_at + 1 :]}" for digit in range(10)]
        elif key.startswith(f"{DATE_PREFIX}XXXX-") and key.count("-") == 1:
            parts = [f"{key}-{day:02}" for day in range(1, 32)]
        else:
            return BitMap()
        return self._union(map(self._date, parts))

    def _count(self, phrase: str, kind: str) -> BitMap:
        keys = self._item_keys(phrase) if self.match == ITEMS else self._names(phrase, kind)
        return self._union(map(self.knowledge.people, keys))

    def _item_keys(self, phrase: str) -> Iterator[str]:
        return (f"{ITEM_PREFIX}{item}" for item in self.ontology.member_ids(phrase))

    def _names(self, phrase: str, kind: str) -> Iterator[str]:
        """Names of the members, if the knowledge base has them under the mention's kind and the
        ontology knows nothing else of that kind by the name.

        What is left uncertain is a name that also means something the ontology does not have.
        """
        ontology, flag = self.ontology, KIND_FLAGS.get(kind, 0)
        rows = ontology.members(ontology.phrase_of(phrase)).tolist()
        members = set(rows)
        for row in rows:
            for name in ontology.strings(row):
                if name in self.knowledge and self.knowledge.kind(name) == kind:
                    others = (other.row for other in ontology.readings(name))
                    if all(other in members or not ontology.has(other, flag) for other in others):
                        yield name

    @staticmethod
    def _union(lists: Iterable[BitMap]) -> BitMap:
        filled = [people for people in lists if people]
        return BitMap.union(*filled) if len(filled) > 1 else (filled[0] if filled else BitMap())


def _known_share(ontology: Ontology, knowledge: KnowledgeBase) -> float | None:
    """How much of what a knowledge base counts by item an ontology knows; None without items."""
    shared = total = 0
    for key in islice(knowledge.terms(ITEM_PREFIX), _LOOKED_AT):
        count = knowledge.count(key)
        number = key[len(ITEM_PREFIX) + 1 :]
        total += count
        shared += count if number.isdigit() and ontology.row_of_number(int(number)) >= 0 else 0
    return shared / total if total else None
