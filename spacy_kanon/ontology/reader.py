"""An ontology opened for reading: memory-mapped, shared between processes, safe to fork."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..errors import Errors, KanonError
from ..lang.en.lexicon import singular
from ..names import LOC
from ..storage.folders import Folder, of_one_moment
from ..text.normalization import normalize_key
from .chains import KIND_FLAGS, NONE, Flag, Graph, Region, closure, meta_classes, regions, walk
from .format import ARRAYS, FORMAT, GRAPHS, LOCAL_FIRST, SURFACES, read_arrays

SAMPLE = Path(__file__).parents[1] / "data" / "sample_ontology"
_CACHED_PHRASES = 4096
_TERRITORY = 56061  # Administrative territorial entity.

# How a string stands for an item, from the closest to the loosest.
LABEL, ALIAS, DEMONYM = 0, 1, 2
HOW_BITS = 2
# Relations between the thing replaced and the phrase: it is one, it lies in the place, its people
# are called so, it is part of the whole.
CLASS_PHRASE = "class"
PLACE_PHRASE = "in"
DEMONYM_PHRASE = "demonym"
PART_PHRASE = "part"


class Phrase(NamedTuple):
    """A set of items with a name."""

    relation: str  # CLASS_PHRASE, PLACE_PHRASE, DEMONYM_PHRASE or PART_PHRASE.
    row: int  # The class, place, or whole.
    place: int = NONE  # The place around it, or `NONE`.


def pack(row: int, how: int) -> int:
    return row << HOW_BITS | how


def unpack(reading: int) -> tuple[int, int]:
    """Row and way of standing for it."""
    return reading >> HOW_BITS, reading & ((1 << HOW_BITS) - 1)


class Reading(NamedTuple):
    """An item that a string may stand for."""

    row: int  # Its row. how (int): LABEL, ALIAS or DEMONYM.
    how: int


class Ontology:
    """Items, what they are called, what is above them and what is below.

    Items are named by row (dense, 0-based) inside and by id ("Q585") outside.

    path (Path): A folder made by `build_ontology`.
    verify (bool): Check the hashes of large files too. Smaller ones are checked whenever they are
        opened (`storage.folders.HASHED_BYTES`).
    RAISES (KanonError): E100, E102, E103: no ontology, of another version, or damaged.
    """

    def __init__(self, path: Path, *, verify: bool = False) -> None:
        self.path = Path(path)
        of_one_moment(self.path, lambda: self._open(verify))
        # Rows of all items that a phrase is true of, sorted (shared: never change them).
        self.members = lru_cache(maxsize=_CACHED_PHRASES)(self._members)
        # What to call one thing of a class: a phrase with a singular noun.
        self.phrase = lru_cache(maxsize=_CACHED_PHRASES)(self._phrase)

    def _open(self, verify: bool) -> None:
        folder = Folder(self.path, FORMAT, verify=verify)
        self.meta = folder.values
        table = self._table = read_arrays(self.path / ARRAYS, self.meta["arrays"])
        self._surfaces: Any = folder.trie(SURFACES, len(table["reading_offsets"]) - 1)
        self._numbers, self._flags, self._uses = table["numbers"], table["flags"], table["uses"]
        self._graphs = {
            name: Graph(table[f"{name}_offsets"], table[f"{name}_targets"]) for name in GRAPHS
        }

    def __reduce__(self) -> tuple[type[Ontology], tuple[Path]]:
        return type(self), (self.path,)

    def __len__(self) -> int:
        return len(self._numbers)

    def __contains__(self, text: object) -> bool:
        return isinstance(text, str) and _id_of(self._surfaces, normalize_key(text)) is not None

    @property
    def fingerprint(self) -> str:
        """Equal for two ontologies if and only if they answer alike."""
        return self.meta["fingerprint"]

    # Items

    def row_of(self, item: str) -> int:
        """Row of an item, for example "Q585"."""
        number = int(item[1:]) if item[1:].isdigit() and item[0] in "QL" else -1
        row = self.row_of_number(number + (LOCAL_FIRST if item[:1] == "L" else 0))
        if row == NONE:
            raise KanonError(Errors.E406.format(what="the item", value=item))
        return row

    def row_of_number(self, number: int) -> int:
        """Row of an item number, `NONE` if the ontology does not have it."""
        row = int(np.searchsorted(self._numbers, max(number, 0)))
        return row if row < len(self) and self._numbers[row] == number else NONE

    def item_id(self, row: int) -> str:
        number = int(self._numbers[row])
        return f"L{number - LOCAL_FIRST}" if number >= LOCAL_FIRST else f"Q{number}"

    def label(self, row: int) -> str:
        """English label, "" if there is none."""
        first, last = self._table["label_offsets"][row : row + 2]
        return self._table["labels"][int(first) : int(last)].tobytes().decode("utf8")

    def _phrase(self, row: int) -> str:
        return meta_classes().phrases.get(int(self._numbers[row])) or singular(self.label(row))

    def name(self, row: int) -> str:
        """What to call the item itself: its usual short name or its label."""
        if region := self._region(row):
            return region.label
        return meta_classes().phrases.get(int(self._numbers[row])) or self.label(row)

    def strings(self, row: int) -> list[str]:
        """All keys that may stand for the item, for knowledge bases without item ids."""
        ids = self._graphs["string"].of(row)
        return sorted(self._surfaces.restore_key(int(identity)) for identity in ids)

    def has(self, row: int, flag: int) -> bool:
        """Whether the item has one of the properties of `flags`."""
        return bool(self._flags[row] & flag)

    def kinds(self, row: int) -> tuple[str, ...]:
        """Kinds of information the item can be, as in `names.KINDS`."""
        return tuple(kind for kind, flag in KIND_FLAGS.items() if self.has(row, flag))

    def uses(self, row: int) -> int:
        """How many statements of people of the source have the item as value."""
        return int(self._uses[row])

    def country(self, row: int) -> int:
        """Today's country around it, or `NONE`."""
        return int(self._table["country"][row])

    def demonym(self, row: int) -> str:
        """What people of a country or region are called, "" if that is unknown."""
        if region := self._region(row):
            return region.demonym
        for identity in self._graphs["string"].of(row).tolist():
            if Reading(row, DEMONYM) in self._readings_of(identity):
                return self._surfaces.restore_key(identity)
        return ""

    def _region(self, row: int) -> Region | None:
        number = int(self._numbers[row])
        return next((one for one in regions() if one.number == number), None)

    def division(self, row: int) -> int:
        """The first-level division of its country that it lies in, or `NONE`."""
        return int(self._table["division"][row])

    def holds_places(self, row: int) -> bool:
        """Whether anything is known to lie in it."""
        return bool(len(self._graphs["inside_below"].of(row)))

    def is_territory(self, row: int) -> bool:
        """Whether it is governed as a part of the world, or something lies in it."""
        territory = self.row_of_number(_TERRITORY)
        classes = self.classes(row)
        return self.holds_places(row) or any(territory in self.up(c, LOC) for c in classes)

    # Chains

    def chain(self, row: int, name: str) -> list[int]:
        """The chain of a property, from specific to general, without circles."""
        return list(walk(self._table[f"chain_{name}"], row))

    def up(self, row: int, kind: str) -> list[int]:
        """By "subclass of" to a class of this kind that still says something to a reader."""
        return list(walk(self._table[f"up_{kind}"], row))

    def classes(self, row: int) -> list[int]:
        """What the item is an instance of, in the source's order, without removed classes."""
        targets = self._graphs["P31"].of(row).tolist()
        return [one for one in targets if one != row and not self.has(one, Flag.REMOVED)]

    def regions(self, row: int) -> list[int]:
        """Regions of the world around a country or region, from small to large."""
        found = closure(self._graphs["inside"], self._graphs["inside"].of(row)).tolist()
        return sorted(found, key=lambda one: len(self.members(Phrase(PLACE_PHRASE, one))))

    # Strings

    def readings(self, text: str) -> list[Reading]:
        """Items that exactly this string may stand for, the most used ones first."""
        identity = _id_of(self._surfaces, normalize_key(text))
        return [] if identity is None else self._readings_of(identity)

    def named(self, text: str, flag: int = Flag.ANY_KIND) -> list[int]:
        """Rows of the items with one of some properties that have exactly this string as label."""
        return [row for row, how in self.readings(text) if how == LABEL and self.has(row, flag)]

    def _readings_of(self, identity: int) -> list[Reading]:
        first, last = self._table["reading_offsets"][identity : identity + 2]
        return [Reading(*unpack(one)) for one in self._table["readings"][first:last].tolist()]

    # What a phrase covers

    def member_ids(self, phrase: Phrase | str) -> list[str]:
        """Ids of all items that a phrase is true of, in rising order of their rows."""
        if isinstance(phrase, str):
            phrase = self.phrase_of(phrase)
        return [self.item_id(int(row)) for row in self.members(phrase)]

    def phrase_id(self, phrase: Phrase) -> str:
        """The phrase as a plain string that means the same in every ontology of these items."""
        place = "" if phrase.place == NONE else f"/{PLACE_PHRASE}/{self.item_id(phrase.place)}"
        return f"{phrase.relation}/{self.item_id(phrase.row)}{place}"

    def phrase_of(self, identity: str) -> Phrase:
        """The phrase of an id."""
        relation, *rest = identity.split("/")
        known = relation in (CLASS_PHRASE, DEMONYM_PHRASE, PART_PHRASE, PLACE_PHRASE)
        if known and len(rest) == 1:
            return Phrase(relation, self.row_of(rest[0]))
        if known and len(rest) == 3 and rest[1] == PLACE_PHRASE:
            return Phrase(relation, self.row_of(rest[0]), self.row_of(rest[2]))
        raise KanonError(Errors.E406.format(what="the phrase", value=identity))

    def _members(self, phrase: Phrase) -> npt.NDArray[np.int64]:
        if phrase.relation == CLASS_PHRASE:
            classes = closure(self._graphs["P279_below"], [phrase.row])
            found = np.union1d(classes, self._graphs["P31_below"].of_all(classes))
        elif phrase.relation == PART_PHRASE:
            found = closure(self._graphs["P361_below"], [phrase.row])
        else:
            found = closure(self._graphs["inside_below"], [phrase.row])
            if phrase.relation == DEMONYM_PHRASE:
                found = found[(self._flags[found] & Flag.COUNTRY) > 0]
        if phrase.place != NONE:
            inside = closure(self._graphs["inside_below"], [phrase.place])
            found = np.intersect1d(found, inside, assume_unique=True)
        return found

    def person_words(self) -> list[str]:
        """What people are called, and values of their facts whose label has no capital."""
        rows = np.flatnonzero((self._flags & Flag.PERSON_CLASS) | (self._uses > 0)).tolist()
        labels = [(row, self.label(row)) for row in rows]
        return [s for row, label in labels if label.islower() for s in (label, *self.strings(row))]


def _id_of(trie: Any, key: str) -> int | None:
    """The id of a key; None if the trie does not have it."""
    # A trie holds no NUL, which ends a key for it, and no lone surrogate.
    holds = key.isascii() or not any("\ud800" <= c <= "\udfff" for c in key)
    return trie.get(key) if holds and "\0" not in key else None


def open_ontology(path: Path | None = None, *, verify: bool = False) -> Ontology:
    """Open an ontology; None is the small one that comes with the package.

    path (Path | None): The folder.
    verify (bool): Check every byte now.
    RETURNS (Ontology): Ready for questions.
    RAISES (KanonError): It is missing, damaged, or of another version.
    """
    return Ontology(SAMPLE if path is None else Path(path), verify=verify)
