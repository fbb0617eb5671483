"""Silver annotation: texts and background knowledge -> spans to train a masker on.

Distant supervision as in Papadopoulou et al. (2022), section 3: find the terms of the knowledge
base (and what looks like an identifier) in a text, decide with Algorithm 1 which of them go, and
call these the annotation. `kanon_masker` does both; this is what is made of its decisions. Their
section 5 lists what such annotation gets wrong; `repair` mends it: names in two pieces ("Thomas"
"Jasper" around "D."), dates and numbers in pieces, single words that identify nobody.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import spacy
from spacy.language import Language
from spacy.tokens import Doc, DocBin

from ...kb.terms import is_harmless
from ...lang.en.lexicon import FUNCTION_WORDS
from ...lang.en.name_words import TEXT_PARTICLES
from ...names import (
    CASE,
    CODE,
    DATETIME,
    DEM,
    KANON,
    KANON_REPORT,
    MASK,
    PERSON,
    QUANTITY,
    SILVER,
)
from ..formats.docbin import DOC_ID
from .mask_corpus import align_masks
from .split import SIDES, side_of

PERSON_KEY = "kanon_person"

# Between two pieces of one name: initials, particles, a nickname, a hyphen or an apostrophe.
_NAME_GLUE = re.compile(
    rf"""[ \u00a0]
    (?:(?:[A-Z]\.)+(?:-[A-Z]\.)*[ ] | [A-Z][ ] | ['"“‘(]\w[\w.-]*['"”’)][ ]
    | (?:{"|".join(sorted(TEXT_PARTICLES | {"y"}))})[ ])*
    | [-–’']""",
    re.VERBOSE,
)
_DATE_GLUE = frozenset({" ", "\u00a0", " of "})
_YEAR_GLUE = frozenset({",", ", ", " , "})
_YEAR = re.compile(r"\d{3,4}$")
_NUMBER_GLUE = frozenset({",", ".", "\u00a0", "\u202f"})
_NEVER_SPURIOUS = frozenset({PERSON, DATETIME, QUANTITY, CODE, DEM})


class Piece(NamedTuple):
    """A masked stretch of a text and its kind.

    start, end (int): Character offsets, end exclusive.
    kind (str): One of `names.KINDS`.
    """

    start: int
    end: int
    kind: str


@dataclass(frozen=True, slots=True)
class Silver:
    """The annotation of one text.

    masks (tuple[tuple[int, int], ...]): Character offsets, sorted, without overlaps.
    support (int | None): Size of the smallest group of people that the text as written singles
        out; None if it holds no known term.
    joined, dropped (int): What `repair` did.
    """

    masks: tuple[tuple[int, int], ...]
    support: int | None
    joined: int = 0
    dropped: int = 0


def silver_of(doc: Doc) -> Silver:
    """The annotation of a text that `kanon_masker` has decided on; the Doc is not changed.

    doc (Doc): With the span group "kanon" and `doc._.kanon`.
    RETURNS (Silver): What was masked, repaired.
    """
    group = doc.spans[KANON]
    pieces = [
        Piece(start, end, kind)
        for span, (start, end, kind, *_) in zip(group, group.attrs[CASE]["mentions"], strict=True)
        if span.label_ == MASK
    ]
    repaired = repair(doc.text, pieces)
    return Silver(
        tuple((piece.start, piece.end) for piece in repaired.pieces),
        doc._.get(KANON_REPORT)["before"]["support"],
        repaired.joined,
        repaired.dropped,
    )


class Repaired(NamedTuple):
    """Pieces after repair.

    pieces (tuple[Piece, ...]): Sorted, without overlaps.
    joined (int): How many were joined to the one before.
    dropped (int): How many single words identify nobody.
    """

    pieces: tuple[Piece, ...]
    joined: int
    dropped: int


def repair(text: str, pieces: Sequence[Piece]) -> Repaired:
    """Mend what distant supervision is known to get wrong.

    text (str): The whole text.
    pieces (Sequence[Piece]): Sorted, without overlaps.
    RETURNS (Repaired): Pieces of one name, date or number joined into one, if nothing stands
        between but initials, name particles or what a date is written with; single words that are
        ordinary words of English dropped.
    """
    kept = [piece for piece in pieces if not _is_spurious(text, piece)]
    joined: list[Piece] = []
    for piece in kept:
        last = joined[-1] if joined else None
        if last is not None and _belong_together(text, last, piece):
            joined[-1] = last._replace(end=piece.end)
        else:
            joined.append(piece)
    return Repaired(tuple(joined), len(kept) - len(joined), len(pieces) - len(kept))


def _belong_together(text: str, left: Piece, right: Piece) -> bool:
    if left.kind != right.kind:
        return False
    between = text[left.end : right.start]
    if left.kind == PERSON:
        return _NAME_GLUE.fullmatch(between) is not None
    if left.kind == DATETIME:
        month = any(char.isalpha() for char in text[left.start : left.end])
        year = _YEAR.match(text[right.start : right.end]) is not None
        return between in _DATE_GLUE or (between in _YEAR_GLUE and month and year)
    return left.kind in (QUANTITY, CODE) and between in _NUMBER_GLUE


def _is_spurious(text: str, piece: Piece) -> bool:
    """A single word that says nothing: grammar, or an ordinary word that names nothing here."""
    word = text[piece.start : piece.end]
    if piece.kind in _NEVER_SPURIOUS or any(char.isspace() for char in word):
        return False
    return word.lower() in FUNCTION_WORDS or is_harmless(word) or word.islower()


# Counts of a side that add up.
_SUMS = (
    "documents", "tokens", "spans", "masked_tokens", "with_terms", "below_k", "unique",
    "without_mask", "joined", "dropped",
)  # fmt: skip


@dataclass(slots=True)
class Side:
    """What one side of a corpus holds; spans and words are counted after alignment to tokens."""

    documents: int = 0
    people: set[str] = field(default_factory=set)
    tokens: int = 0
    spans: int = 0
    masked_tokens: int = 0
    with_terms: int = 0
    below_k: int = 0
    unique: int = 0
    without_mask: int = 0
    joined: int = 0
    dropped: int = 0

    def add(self, doc: Doc, silver: Silver, person: str, k: int) -> None:
        """Count one document.

        doc (Doc): Its entities are the masks.
        silver (Silver): Its annotation.
        person (str): Whom it is about.
        k (int): Support below this is counted as `below_k`.
        """
        self.documents += 1
        self.people.add(person)
        self.tokens += len(doc)
        self.spans += len(doc.ents)
        self.masked_tokens += sum(len(ent) for ent in doc.ents)
        self.with_terms += silver.support is not None
        self.below_k += silver.support is not None and silver.support < k
        self.unique += silver.support == 1
        self.without_mask += not doc.ents
        self.joined += silver.joined
        self.dropped += silver.dropped

    def state(self) -> dict[str, Any]:
        """All counts, for `merge`; JSON can hold them. People are digests."""
        people = sorted(sha256(person.encode()).hexdigest()[:16] for person in self.people)
        return {**{name: getattr(self, name) for name in _SUMS}, "people": people}

    def merge(self, state: Mapping[str, Any]) -> None:
        """Count other documents in.

        state (Mapping[str, Any]): The `state` of their side; then `people` holds digests.
        """
        for name in _SUMS:
            setattr(self, name, getattr(self, name) + state[name])
        self.people.update(state["people"])

    def to_dict(self) -> dict[str, int | float]:
        """Plain counts; shares are of documents.

        RETURNS (dict[str, int | float]): Values that `json` can write.
        """
        documents = max(self.documents, 1)
        return {
            "documents": self.documents,
            "people": len(self.people),
            "tokens": self.tokens,
            "spans": self.spans,
            "masked_tokens": self.masked_tokens,
            "share_identified": round(self.unique / documents, 4),
            "share_below_k": round(self.below_k / documents, 4),
            "share_with_known_terms": round(self.with_terms / documents, 4),
            "without_mask": self.without_mask,
            "pieces_joined": self.joined,
            "words_dropped": self.dropped,
        }


class Entry(NamedTuple):
    """A text to annotate and the person it is about.

    doc_id (str): Id of the text.
    person (str): Name or id; texts with an equal one stay on one side.
    text (str): The text.
    """

    doc_id: str
    person: str
    text: str


class SilverCorpus:
    """Collects annotated texts by side.

    shares (Sequence[float]): Of train, dev and test, adding up to 1 (`parse_shares`).
    seed (int): Whatever number; the same gives the same result.
    k (int): Support below this is counted as `below_k`.
    lang (str): Language of the tokenizer.
    """

    def __init__(self, shares: Sequence[float], *, seed: int, k: int, lang: str) -> None:
        self.shares = shares
        self.seed = seed
        self.k = k
        self.nlp: Language = spacy.blank(lang)
        self.nlp.max_length = 2**31 - 1
        self.sides = {side: Side() for side in SIDES}
        self._docs = {side: DocBin(store_user_data=True) for side in SIDES}

    def add(self, entry: Entry, silver: Silver) -> None:
        """Align an annotation to tokens and put the Doc on its side.

        entry (Entry): The text.
        silver (Silver): Its annotation.
        """
        side = side_of(entry.person, self.shares, seed=self.seed)
        doc = self.nlp.make_doc(entry.text)
        spans = list(align_masks(doc, silver.masks).spans)
        doc.set_ents(spans)
        doc.spans[SILVER] = spans
        doc.user_data[DOC_ID] = entry.doc_id
        doc.user_data[PERSON_KEY] = entry.person
        self.sides[side].add(doc, silver, entry.person, self.k)
        self._docs[side].add(doc)

    def write(self, folder: Path) -> None:
        """One DocBin a side that has documents: train.spacy, dev.spacy, test.spacy.

        folder (Path): An existing folder.
        """
        for side, docs in self.docs().items():
            docs.to_disk(folder / f"{side}.spacy")

    def docs(self) -> dict[str, DocBin]:
        """The documents of each side that has some."""
        return {side: docs for side, docs in self._docs.items() if len(docs)}

    def statistics(self) -> dict[str, dict[str, int | float]]:
        """Counts of each side.

        RETURNS (dict[str, dict[str, int | float]]): By side, what `Side.to_dict` gives.
        """
        return {side: counts.to_dict() for side, counts in self.sides.items()}
