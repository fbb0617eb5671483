"""What released texts give away, found and counted anew: one text, and many added up.

This is the independent count behind `--verify` and `audit`. It reads the released text and nothing
else, looks terms up without the walker and its memo, and counts people by their signatures or as
plain intersections; of the masker it shares the reading of dates, ordinary words, plurals and words
that a hyphen parts.
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import spacy
from pyroaring import BitMap

from ..anonymity.combinations import minimal_breach, people_of, verify
from ..anonymity.population import match_risk, sample_of, sets_of
from ..components.doc_spans import analysis_of
from ..detection.analysis import Analysis
from ..detection.detect import detect
from ..detection.gazetteer import Match, TermWalker, find_forms, longest_first, named_only
from ..errors import Errors, KanonError, must_be, too_few
from ..kb.inspect import PossiblePeople, kinds_shown
from ..kb.postings import LiteralPostings
from ..kb.reader import KnowledgeBase, open_kb
from ..lang.language_rules import rules_of
from ..linkage.guides import TfidfLinkage
from ..linkage.reader import FEATURES, BackgroundIndex, open_background
from ..linkage.search import check_k, make_units, released_pieces, standings_of
from ..names import ADDRESS, CODE, DEFAULT_K, PERSON
from ..storage.records import BadRecord
from ..text.rewriting import placeholder_bounds
from ..text.spans import touching
from ..types import AnnotatedText
from .released_files import Released, read_releases

_LETTERS = re.compile(r"[^\W_]+")
_LONGEST_IN_CAPITALS = 4  # Words of a term.
_SHORTEST_INSIDE = 3  # Letters of a term in lower case inside of a token: no "re" in "they're".


class VisibleTerm(NamedTuple):
    """A term that stands in a released text."""

    start: int  # Of its first mention.
    end: int
    keys: tuple[str, ...]  # Keys of the knowledge base that it may mean.
    people: BitMap  # All people who have one of these.


def _in_capitals(analysis: Analysis, knowledge: KnowledgeBase) -> Iterator[Match]:
    """Terms that stand in capitals: "OSLO", "NEW YORK CITY"; no ordinary words ("CHEST PAIN")."""
    words, use = analysis.tokens.words(), analysis.use
    for first in range(len(words)):
        name = ""
        for last in range(first, min(first + _LONGEST_IN_CAPITALS, len(words))):
            if len(words[last]) < _SHORTEST_INSIDE or not words[last].isupper():
                break
            name = f"{name} {words[last].capitalize()}".strip()
            forms = tuple(form for form in (name, name.lower()) if form in knowledge)
            is_ordinary = last == first and use is not None and bool(use.exemption(first))
            if forms and not is_ordinary:
                yield Match(first, last + 1, forms)


def _literal(analysis: Analysis, knowledge: KnowledgeBase, labels: set[int]) -> Iterator[Match]:
    """Every literal term from the start of a token, or of letters in one, to the end of one."""
    tokens = analysis.tokens
    text = tokens.text
    bounds = list(zip(tokens.starts, tokens.ends, strict=True))
    inside = [
        # The second token of "Do", "n't" goes on with a word.
        [] if start and text[start - 1].isalnum() else list(_LETTERS.finditer(text, start, end))
        for start, end in bounds
    ]
    last_of = {run.end(): i + 1 for i, runs in enumerate(inside) for run in runs}
    last_of |= {end: i + 1 for i, end in reversed(list(enumerate(tokens.ends)))}
    for first, (start, end) in enumerate(bounds):
        if start == end:
            continue
        for at in dict.fromkeys((start, *(run.start() for run in inside[first]))):
            for key in knowledge.prefixes(text[at : at + knowledge.longest]):
                last = last_of.get(at + len(key))
                if last is None or labels.issuperset(range(first, last)):
                    continue
                is_whole = at == start and at + len(key) == tokens.ends[last - 1]
                is_scrap = len(key) < _SHORTEST_INSIDE and key.islower()
                # Whom a word fits that no one is known to have cannot be counted.
                if knowledge.count(key) and (is_whole or not is_scrap):
                    yield Match(first, last, (key,), is_whole)


def _tokens_within(analysis: Analysis, bounds: Iterable[tuple[int, int]]) -> set[int]:
    """Numbers of the tokens that touch one of the stretches."""
    starts, ends = analysis.bounds
    return {i for bound in bounds for i in touching(starts, ends, *bound)}


def count_people(
    postings: Sequence[BitMap], k: int
) -> tuple[int | None, tuple[int, ...], int | None]:
    """Whom the terms of a released text fit, as `Shown` has it: support, witness and joint."""
    terms = range(len(postings))
    joint = len(people_of(postings, terms)) if postings else None
    breaches = verify(postings, terms, k)
    if not breaches:
        return None, (), joint
    breach = min(breaches, key=lambda breach: (breach.support, len(breach.terms), breach.terms))
    return breach.support, minimal_breach(postings, breach, breach.support + 1).terms, joint


@dataclass(frozen=True, slots=True)
class Shown:
    """What a released text shows, and whom it fits."""

    terms: tuple[VisibleTerm, ...]  # Terms of the knowledge base, in order of first mention.
    support: int | None  # Fewest people that some combination fits, if that are 1 to k - 1.
    witness: tuple[int, ...]  # The terms of one such combination by number, none of them needless.
    joint: int | None  # People who have all terms together; None without terms.
    tokens: int  # Tokens of text.
    placeholders: int  # `***`, `PERSON 1` and the like.
    # Visible capitalized words that are neither ordinary nor known: they may be names that no
    # knowledge base has.
    suspects: tuple[tuple[int, int], ...]
    # Fewest people of the knowledge base that are enough; of a sample they stand for `k`.
    k: int
    risk: float  # See `anonymity.population.match_risk`.


class Auditor:
    """Counts released texts by the files of a knowledge base, without anything a masker used."""

    def __init__(self, knowledge: KnowledgeBase, k: int) -> None:
        self.knowledge = knowledge
        self.k = k
        self._people_of = LiteralPostings(knowledge.path, knowledge.fingerprint).people
        self._sample = sample_of(knowledge)

    def audit(self, analysis: Analysis) -> Shown:
        """Count one text."""
        placeholders = placeholder_bounds(analysis.text)
        starts, ends = analysis.bounds
        labels = _tokens_within(analysis, placeholders)
        matches = self._matches(analysis, labels)
        terms = list(self._terms(analysis, matches))
        sample, k = self._sample, self.k
        if sample is not None:
            k = sample.needed(k, sets_of([1] * len(terms)))
        postings = [term.people for term in terms]
        known = labels.union(*(range(match.first, match.last) for match in matches))
        use = analysis.use
        odd = []
        if use is not None:
            odd = [i for i in use.capitalized if use.is_name_type(i) and not use.exemption(i)]
        suspects = tuple((starts[i], ends[i]) for i in odd if i not in known)
        tokens = sum(
            number not in labels and not analysis.text[start:end].isspace()
            for number, (start, end) in enumerate(zip(starts, ends, strict=True))
        )
        risk = match_risk(postings, self.knowledge.population, sample)
        count = count_people(postings, k)
        return Shown(tuple(terms), *count, tokens, len(placeholders), suspects, k, risk)

    def terms(self, analysis: Analysis) -> Iterator[VisibleTerm]:
        """The terms that a text shows, without a count of whom they fit."""
        labels = _tokens_within(analysis, placeholder_bounds(analysis.text))
        return self._terms(analysis, self._matches(analysis, labels))

    def _matches(self, analysis: Analysis, labels: set[int]) -> list[Match]:
        """Terms as they stand and in the forms in which the masker finds them, labels aside."""
        knowledge = self.knowledge
        matches = find_forms(analysis, knowledge, TermWalker(knowledge))
        matches += named_only(list(_literal(analysis, knowledge, labels)), analysis, knowledge)
        matches += _in_capitals(analysis, knowledge)
        return longest_first(m for m in matches if not labels.issuperset(range(m.first, m.last)))

    def _terms(self, analysis: Analysis, matches: Iterable[Match]) -> Iterator[VisibleTerm]:
        starts, ends = analysis.bounds
        firsts: dict[tuple[str, ...], Match] = {}
        for match in matches:
            firsts.setdefault(match.keys, match)
        for keys, match in firsts.items():
            people = BitMap.union(BitMap(), *map(self._people_of, keys))
            if people:  # Else a word that the knowledge base has, and no one.
                yield VisibleTerm(starts[match.first], ends[match.last - 1], keys, people)


@dataclass(frozen=True, slots=True)
class Document:
    """A document of a release that has a breach."""

    released: Released
    shown: Shown

    def to_plain(self) -> dict[str, Any]:
        """Without the text but for the phrases of the witness."""
        shown, text = self.shown, self.released.text
        witness = [
            {"start": start, "end": end, "phrase": text[start:end], "keys": list(keys)}
            for start, end, keys, _ in (shown.terms[number] for number in shown.witness)
        ]
        plain = {"support": shown.support, "joint": shown.joint, "witness": witness}
        return {"id": self.released.name, **plain}


@dataclass(slots=True)
class Tally:
    """A release, added up; the fields are numbers of documents unless they say otherwise."""

    k: int  # Fewest people that are enough.
    documents: int = 0  # All.
    breached: int = 0  # Some combination of what is visible fits 1 to k - 1 people.
    exactly_one: int = 0  # Some combination fits one person.
    joint_below_k: int = 0  # All that is visible together fits fewer than k people.
    suspects: int = 0  # A capitalized word is visible that is neither ordinary nor known.
    direct: int = 0  # A direct identifier is visible: a name, a code or an address.
    # Sum over the documents of 1 if a direct identifier is visible, else of the chance to name the
    # right person of the population by what is visible: the measure of RAT-Bench (Krčo, Yao, Meeus
    # and de Montjoye, arXiv 2602.12806, 2026).
    risk: float = 0.0
    tokens: int = 0  # Tokens that are visible.
    # Tokens as written; where only the release is at hand, placeholders count as one each.
    all_tokens: int = 0
    linkable: int = 0  # Readers of background documents have read about the subject.
    linked: int = 0  # To some reader no other person is as likely as the subject.
    linked_few: int = 0  # To some reader 1 to k - 1 people are, the subject among them.

    def add(
        self, shown: Shown, *, tokens: int, all_tokens: int | None = None, direct: bool = False
    ) -> None:
        """Count one document in."""
        self.documents += 1
        self.breached += shown.support is not None
        self.exactly_one += shown.support == 1
        self.joint_below_k += shown.joint is not None and shown.joint < shown.k
        self.direct += direct
        self.risk += 1.0 if direct else shown.risk
        self.suspects += bool(shown.suspects)
        self.tokens += tokens
        self.all_tokens += tokens + shown.placeholders if all_tokens is None else all_tokens

    def add_link(self, likely: Mapping[str, int]) -> None:
        """Count one document in whose subject readers have read about."""
        fewest = min(likely.values())
        self.linkable += 1
        self.linked += fewest == 1
        self.linked_few += fewest < self.k

    def shares(self) -> dict[str, float | None]:
        """All figures as shares of the documents, of the tokens, of those with a known subject."""
        names = ("breached", "exactly_one", "joint_below_k", "suspects", "direct", "risk")
        return {
            **{name: _share(getattr(self, name), self.documents) for name in names},
            "tokens_visible": _share(self.tokens, self.all_tokens),
            "linked": _share(self.linked, self.linkable),
            "linked_few": _share(self.linked_few, self.linkable),
        }

    def to_plain(self) -> dict[str, Any]:
        """Numbers and shares."""
        return {**asdict(self), "shares": self.shares()}


def _share(part: float, total: int) -> float | None:
    return part / total if total else None


def worst_first(documents: Iterable[Document], number: int) -> list[Document]:
    """The documents that single out fewest people, by the fewest phrases."""
    return heapq.nsmallest(number, documents, key=lambda d: (d.shown.support, len(d.shown.witness)))


# They read words, pairs of words and letters, and need nothing that a masker used.
_READERS = {feature: TfidfLinkage(feature) for feature in FEATURES}


def count_likely(
    index: BackgroundIndex, k: int, text: str, subject: str | None
) -> dict[str, int] | None:
    """How many people are as likely as the subject to each reader, that one among them."""
    number = None if subject is None else index.number(subject)
    if number is None:
        return None
    visible = make_units(list(released_pieces(text))).visible
    standings = standings_of(index, _READERS, visible, number, k)
    return {name: standing.likely for name, standing in standings.items()}


@dataclass(frozen=True, slots=True)
class Audit:
    """What came of one release."""

    name: str  # Of the release.
    tally: Tally  # Its figures.
    worst: tuple[Document, ...]  # The worst documents first.
    bad: tuple[BadRecord, ...] = ()  # Records that could not be read.

    def to_plain(self) -> dict[str, Any]:
        """What JSON can hold; of the texts only the phrases of witnesses."""
        return {
            "release": self.name,
            **self.tally.to_plain(),
            "worst": [document.to_plain() for document in self.worst],
            "bad": [{"line": bad.line, "problem": bad.problem} for bad in self.bad],
        }


class ReleaseAuditor:
    """Audits releases with one knowledge base."""

    def __init__(
        self,
        knowledge: KnowledgeBase,
        k: int = DEFAULT_K,
        *,
        worst: int = 10,
        lang: str = "en",
        originals: Iterable[AnnotatedText] = (),
        linkage: Path | None = None,
    ) -> None:
        """Fewer people than `k` are too few; the `worst` documents are kept of each release."""
        if not 2 <= k <= knowledge.population:
            allowed = f"from 2 to {knowledge.population:,} (the people of the knowledge base)"
            raise must_be("k", allowed, k)
        self._worst = worst
        self._auditor = Auditor(knowledge, k)
        self._index = None if linkage is None else open_background(linkage)
        if self._index is not None:
            check_k(self._index, k)
        self._tokenizer = spacy.blank(lang).tokenizer
        self._language = rules_of(lang)
        self._originals = {text.doc_id: self._bounds(text.text) for text in originals}

    def audit(self, name: str, released: Iterable[Released | BadRecord]) -> Audit:
        """Count one release."""
        tally = Tally(self._auditor.k)
        worst: list[Document] = []
        bad = []
        for entry in released:
            if isinstance(entry, BadRecord):
                bad.append(entry)
            elif (document := self._count(entry, tally)) is not None:
                worst = worst_first([*worst, document], self._worst)
        if not tally.documents:
            first = f" The first problem is in line {bad[0].line}: {bad[0].problem}." if bad else ""
            advice = f"Give a file of released texts.{first}"
            raise too_few(f"The audit of {name}", "text", advice)
        if self._index is not None and not tally.linkable:
            raise KanonError(Errors.E184.format(release=name, path=self._index.path))
        return Audit(name, tally, tuple(worst), tuple(bad))

    def _count(self, released: Released, tally: Tally) -> Document | None:
        """Count one text in. RETURNS (Document | None): None if it has no breach."""
        analysis = self._read(released.text)
        shown = self._auditor.audit(analysis)
        kept, total = self._kept(released)
        tokens = shown.tokens if kept is None else kept
        tally.add(shown, tokens=tokens, all_tokens=total, direct=self._shows_direct(analysis))
        if self._index is not None:
            k, text, subject = self._auditor.k, released.text, released.subject
            if likely := count_likely(self._index, k, text, subject):
                tally.add_link(likely)
        return None if shown.support is None else Document(released, shown)

    def _shows_direct(self, analysis: Analysis) -> bool:
        """Whether a name, a code or an address is visible, found by the rules of the masker."""
        labels = placeholder_bounds(analysis.text)
        return any(
            (mention.kind in (PERSON, CODE) and not mention.unsure) or mention.sub_kind == ADDRESS
            for mention in detect(analysis, self._auditor.knowledge)
            if not any(a < mention.end and mention.start < b for a, b in labels)
        )

    def _kept(self, released: Released) -> tuple[int | None, int | None]:
        """Tokens of the original that are not masked, and all of them; None if not known."""
        bounds = self._originals.get(released.name)
        if bounds is None:
            return None, None
        if released.masks is None:
            return None, len(bounds)
        starts, ends = zip(*bounds, strict=True) if bounds else ((), ())
        masked = {i for mask in released.masks for i in touching(starts, ends, mask[0], mask[1])}
        return len(bounds) - len(masked), len(bounds)

    @cached_property
    def _possible(self) -> PossiblePeople:
        return PossiblePeople(self._auditor.knowledge)

    def possible(self, text: str) -> int | None:
        """How many people a reader who knows the rule cannot exclude; None if no one fits."""
        terms = self._auditor.terms(self._read(text))
        everybody = BitMap(range(self._auditor.knowledge.population))
        fitting = BitMap.intersection(everybody, *(term.people for term in terms))
        return len(self._possible.people(fitting, kinds_shown(text), self._auditor.k)) or None

    def _read(self, text: str) -> Analysis:
        return analysis_of(self._tokenizer(text), self._language)

    def _bounds(self, text: str) -> list[tuple[int, int]]:
        """Tokens that are not blank."""
        tokens = self._tokenizer(text)
        return [(token.idx, token.idx + len(token)) for token in tokens if not token.is_space]


def audit_releases(
    released: Sequence[tuple[str, Path]],
    *,
    kb: Path | None = None,
    population: str | None = None,
    masks: Sequence[tuple[str, Path]] = (),
    texts: Path | None = None,
    text_column: str | None = None,
    subject_column: str | None = None,
    **measure: Any,
) -> list[Audit]:
    """Count releases; `measure` is what a `ReleaseAuditor` takes."""
    if not released and not masks:
        raise too_few("An audit", "release", "Name released files, or --masks with --texts.")
    originals, releases = read_releases(
        released, masks, texts, text_column=text_column, subject_column=subject_column
    )
    knowledge = open_kb(kb, population=population)
    auditor = ReleaseAuditor(knowledge, originals=originals.texts, **measure)
    return [auditor.audit(name, entries) for name, entries in releases.items()]
