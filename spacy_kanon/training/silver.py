"""Silver annotation: texts and background knowledge -> spans to train a masker on.

Distant supervision as in Papadopoulou et al. (2022), section 3: find the terms of the knowledge
base (and what looks like an identifier) in a text, decide with Algorithm 1 which of them go, and
call these the annotation. `kanon_masker` does both; this is what is made of its decisions. Their
section 5 lists what such annotation gets wrong; `repair` mends it: names in two pieces ("Thomas"
"Jasper" around "D."), dates and numbers in pieces, single words that identify no one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import spacy
from spacy.language import Language
from spacy.tokens import Doc, DocBin, Span
from spacy.training import Example
from spacy.util import registry

from ..errors import Errors, KanonError
from ..formats.docbin import DOC_ID, to_doc
from ..formats.registry import read_texts
from ..formats.spans import LabelledSpan, ReadOptions, gold_mentions
from ..kb.terms import is_harmless
from ..lang.en.lexicon import FUNCTION_WORDS
from ..lang.en.person_names import TEXT_PARTICLES
from ..names import (
    CODE,
    DATETIME,
    DEM,
    KANON,
    KANON_REPORT,
    MASK,
    NO_MASK,
    PERSON,
    QUANTITY,
    QUASI,
    SILVER,
    STATE,
    kind_of_label,
)
from ..text.normalization import normalize_key
from ..types import AnnotatedText, Mention
from .corpora import align_masks

SIDES = ("train", "dev", "test")
M = TypeVar("M", bound=Any)  # A stretch of a text from `start` to `end`.


def parse_shares(spec: str) -> tuple[float, ...]:
    """ "80/10/10" as shares of `SIDES`.

    >>> parse_shares("8/1/1")
    (0.8, 0.1, 0.1)
    """
    try:
        parts = [float(part) for part in spec.split("/")]
    except ValueError:
        parts = []
    if len(parts) != len(SIDES) or min(parts) < 0 or not 0 < parts[0] <= sum(parts) < float("inf"):
        raise KanonError(
            f"[KN555] The split {spec!r} is not possible. Give three shares for "
            f"{'/'.join(SIDES)}, such as 80/10/10, the first above 0."
        )
    total = sum(parts)
    return tuple(part / total for part in parts)


def side_of(person: str, shares: Sequence[float], *, seed: int = 0) -> str:
    """The side of everything about a person.

    It hangs on the name and the seed alone, so that adding documents moves no name, and spellings
    that differ in case, accents or spaces are one person.

    >>> side_of("Zoë  Lind", (0.8, 0.1, 0.1)) == side_of("zoe lind", (0.8, 0.1, 0.1))
    True
    """
    name = " ".join(normalize_key(person).casefold().split())
    return part_at(position_of(f"{seed}\0{name}"), dict(zip(SIDES, shares, strict=True)))


def position_of(key: str) -> float:
    """A place from 0 to 1 that hangs on a key alone."""
    return int.from_bytes(sha256(key.encode()).digest()[:8], "big") / 2**64


def part_at(position: float, shares: Mapping[str, float]) -> str:
    """The part that a place from 0 to 1 belongs to; the first if shares add up to less."""
    for name, end in zip(shares, accumulate(shares.values()), strict=True):
        if position < end:
            return name
    return next(iter(shares))


def fold_of(key: str, folds: int, *, seed: int = 0) -> int:
    """The fold, from 0, of a document or person in a cross-validation."""
    return int.from_bytes(sha256(f"{seed}\0{key}".encode()).digest()[:8], "big") % folds


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
    """A masked stretch of a text and its kind."""

    start: int
    end: int
    kind: str  # One of `names.KINDS`.


@dataclass(frozen=True, slots=True)
class Silver:
    """The annotation of one text."""

    masks: tuple[Piece, ...]  # What has to go, sorted.
    kept: tuple[Piece, ...]  # What may stay, sorted.
    # Fewest people that the text as written singles out; None if it holds no known term.
    support: int | None
    joined: int = 0  # What `repair` did.
    dropped: int = 0


def silver_of(doc: Doc) -> Silver:
    """The annotation of a text that `kanon_masker` has decided on; the Doc is not changed."""
    group = doc.spans[KANON]
    pieces: dict[bool, list[Piece]] = {True: [], False: []}
    for span, (start, end, kind, *_) in zip(group, group.attrs[STATE]["mentions"], strict=True):
        pieces[span.label_ == MASK].append(Piece(start, end, kind))
    support = doc._.get(KANON_REPORT)["before"]["support"]
    masks, joined, dropped = repair(doc.text, pieces[True])
    return Silver(masks, tuple(pieces[False]), support, joined, dropped)


class Repaired(NamedTuple):
    """Pieces after repair."""

    pieces: tuple[Piece, ...]  # Sorted, without overlaps.
    joined: int  # How many were joined to the one before.
    dropped: int  # How many single words identify no one.


def repair(text: str, pieces: Sequence[Piece]) -> Repaired:
    """Mend what distant supervision is known to get wrong."""
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


class Entry(NamedTuple):
    """A text to annotate and the person it is about."""

    doc_id: str  # Id of the text.
    person: str  # Name or id; texts with an equal one stay on one side.
    text: str  # The text.


class SilverCorpus:
    """Collects annotated texts by side; `shares` are those of `parse_shares`."""

    def __init__(self, shares: Sequence[float], *, seed: int, k: int, lang: str) -> None:
        self.shares = shares
        self.seed = seed
        self.k = k
        self.nlp: Language = spacy.blank(lang)
        self.nlp.max_length = 2**31 - 1
        self._people: dict[str, set[str]] = {side: set() for side in SIDES}
        # Spans and words are counted after alignment to tokens.
        self._counts: dict[str, Counter[str]] = {side: Counter() for side in SIDES}
        self._docs = {side: DocBin(store_user_data=True) for side in SIDES}

    def add(self, entry: Entry, silver: Silver) -> None:
        """Align an annotation to tokens and put the Doc on its side."""
        side = side_of(entry.person, self.shares, seed=self.seed)
        doc = to_doc(_annotated(entry, silver), self.nlp)
        spans = list(align_masks(doc, ((mask.start, mask.end) for mask in silver.masks)).spans)
        doc.set_ents(spans)
        doc.spans[SILVER] = spans
        doc.user_data[PERSON_KEY] = entry.person
        self._people[side].add(entry.person)
        self._counts[side].update(
            documents=1,
            tokens=len(doc),
            spans=len(spans),
            masked_tokens=sum(map(len, spans)),
            with_terms=silver.support is not None,
            below_k=silver.support is not None and silver.support < self.k,
            unique=silver.support == 1,
            without_mask=not spans,
            joined=silver.joined,
            dropped=silver.dropped,
        )
        self._docs[side].add(doc)

    def write(self, folder: Path) -> None:
        """One DocBin a side that has documents: train.spacy, dev.spacy, test.spacy."""
        for side, docs in self._docs.items():
            if len(docs):
                docs.to_disk(folder / f"{side}.spacy")

    def statistics(self) -> dict[str, dict[str, int | float]]:
        """Counts of each side; shares are of documents."""
        return {
            side: {
                "documents": counts["documents"],
                "people": len(self._people[side]),
                **{name: counts[name] for name in ("tokens", "spans", "masked_tokens")},
                "share_identified": _share(counts, "unique"),
                "share_below_k": _share(counts, "below_k"),
                "share_with_known_terms": _share(counts, "with_terms"),
                "without_mask": counts["without_mask"],
                "pieces_joined": counts["joined"],
                "words_dropped": counts["dropped"],
            }
            for side, counts in self._counts.items()
        }


def _annotated(entry: Entry, silver: Silver) -> AnnotatedText:
    pieces = [(piece, QUASI) for piece in silver.masks] + [(p, NO_MASK) for p in silver.kept]
    spans = [
        LabelledSpan(piece.start, piece.end, piece.kind, identifier_type=identifier_type)
        for piece, identifier_type in sorted(pieces)
    ]
    mentions = gold_mentions(entry.doc_id, entry.text, spans, SILVER, ReadOptions())
    return AnnotatedText(entry.doc_id, entry.text, {SILVER: mentions})


def _share(counts: Mapping[str, int], name: str) -> float:
    return round(counts[name] / max(counts["documents"], 1), 4)


# Gold for a recognizer of the eight kinds of personal information.


def without_overlaps(ranked: Iterable[tuple[float, M]]) -> list[M]:
    """By rank, then the longest, then the first."""
    taken: set[int] = set()
    kept = []
    longest = sorted(ranked, key=lambda pair: (pair[0], pair[1].start - pair[1].end, pair[1].start))
    for _, mention in longest:
        characters = range(mention.start, mention.end)
        if taken.isdisjoint(characters):
            taken.update(characters)
            kept.append(mention)
    return sorted(kept, key=lambda mention: mention.start)


def kind_doc(text: AnnotatedText, nlp: Language) -> Doc:
    """A Doc whose entities are the mentions of the first annotator by kind, masked or kept."""
    doc = nlp.make_doc(text.text)
    doc.user_data[DOC_ID] = text.doc_id
    mentions = next(iter(text.annotations.values()), ())
    kept = without_overlaps(
        (0, Mention(m.start, m.end, kind_of_label(m.kind), m.mention_id)) for m in mentions
    )
    return with_entities(doc, ((m.start, m.end, m.kind) for m in kept))


def with_entities(doc: Doc, spans: Iterable[tuple[int, int, str]]) -> Doc:
    """Spans on token bounds, without whitespace at their ends, which spaCy's NER cannot learn."""
    entities: list[Span] = []
    for start, end, kind in spans:
        span = doc.char_span(start, end, label=kind, alignment_mode="expand")
        tokens = [] if span is None else [token.i for token in span if not token.is_space]
        if tokens and (not entities or tokens[0] >= entities[-1].end):
            entities.append(Span(doc, tokens[0], tokens[-1] + 1, label=kind))
    doc.set_ents(entities)
    return doc


@registry.readers("spacy-kanon.KindCorpus.v1")
def make_kind_corpus(path: Path | None) -> Callable[[Language], Iterator[Example]]:
    """Configure a gold corpus to train or evaluate a recognizer on.

    path (Path | None): Gold in any format that `convert` reads.
    RETURNS (Callable[[Language], Iterator[Example]]): From a pipeline to its Examples, which raises
        E550 for an empty corpus and E553 without a path.
    """

    def corpus(nlp: Language) -> Iterator[Example]:
        if path is None:
            raise KanonError(Errors.E553)
        texts = read_texts(Path(path))
        if not texts:
            raise KanonError(Errors.E550.format(path=path))
        for text in texts:
            doc = kind_doc(text, nlp)
            yield Example(nlp.make_doc(doc.text), doc)

    return corpus
