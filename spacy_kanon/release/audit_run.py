"""Audits of whole releases: each text counted once, the worst ones kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import spacy

from ..components.supplied_spans import analysis_of
from ..detection.analysis import Analysis
from ..detection.detect import detect
from ..errors import Errors, KanonError, must_be, too_few
from ..kb.possible import PossiblePeople, kinds_shown
from ..kb.reader import KnowledgeBase, open_kb
from ..lang.language_rules import rules_of
from ..linkage.guides import TfidfLinkage
from ..linkage.reader import FEATURES, BackgroundIndex, open_background
from ..linkage.search import check_k, make_units, released_pieces, standings_of
from ..names import ADDRESS, CODE, DEFAULT_K, PERSON
from ..storage.records import BadRecord
from ..text.placeholders import placeholder_bounds
from ..text.spans import touching
from ..types import AnnotatedText
from .audit import Auditor, Document, Tally, worst_first
from .released_files import Released, read_releases


class LinkageCounter:
    """Asks readers by words, pairs of words and letters, none of which needs what a masker used."""

    def __init__(self, index: BackgroundIndex, k: int) -> None:
        check_k(index, k)
        self.index = index
        self._k = k
        self._readers = {feature: TfidfLinkage(feature) for feature in FEATURES}

    def count(self, text: str, subject: str | None) -> dict[str, int] | None:
        """How many people are as likely as the subject, that one among them."""
        number = None if subject is None else self.index.number(subject)
        if number is None:
            return None
        visible = make_units(list(released_pieces(text))).visible
        standings = standings_of(self.index, self._readers, visible, number, self._k)
        return {name: standing.likely for name, standing in standings.items()}


_HELD = 8  # Times as many bad documents are held as will be shown.


@dataclass(frozen=True, slots=True)
class Measure:
    """How releases are counted."""

    k: int = DEFAULT_K  # Fewest people that are enough, at least 2.
    worst: int = 10  # How many of the worst documents are kept.
    lang: str = "en"  # Language of the texts.
    # Where no knowledge base is named: a bundled one; None is the default.
    population: str | None = None

    def check(self, population: int) -> None:
        """RAISES (KanonError): E300 for a figure that is out of range, or more than the people."""
        people = " (the people of the knowledge base)"
        for name, value, low, high, what in (
            ("k", self.k, 2, population, people),
            ("worst", self.worst, 0, 10_000, ""),
        ):
            if not low <= value <= high:
                allowed = f"from {low:,} to {high:,}{what}"
                raise must_be(name, allowed, value)


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
        measure: Measure,
        originals: Iterable[AnnotatedText] = (),
        linkage: LinkageCounter | None = None,
    ) -> None:
        measure.check(knowledge.population)
        self.measure = measure
        self._auditor = Auditor(knowledge, measure.k)
        self._linkage = linkage
        self._possible: PossiblePeople | None = None  # Made when first asked for.
        self._tokenizer = spacy.blank(measure.lang).tokenizer
        self._language = rules_of(measure.lang)
        self._originals = {text.doc_id: self._bounds(text.text) for text in originals}

    def audit(self, name: str, released: Iterable[Released | BadRecord]) -> Audit:
        """Count one release."""
        tally = Tally(self.measure.k)
        worst: list[Document] = []
        bad = []
        for entry in released:
            if isinstance(entry, BadRecord):
                bad.append(entry)
                continue
            document = self._count(entry, tally)
            if document is not None:
                worst.append(document)
            if len(worst) > _HELD * self.measure.worst:
                worst = worst_first(worst, self.measure.worst)
        if not tally.documents:
            first = f" The first problem is in line {bad[0].line}: {bad[0].problem}." if bad else ""
            advice = f"Give a file of released texts.{first}"
            raise too_few(f"The audit of {name}", "text", advice)
        if self._linkage is not None and not tally.linkable:
            raise KanonError(Errors.E184.format(release=name, path=self._linkage.index.path))
        return Audit(name, tally, tuple(worst_first(worst, self.measure.worst)), tuple(bad))

    def _count(self, released: Released, tally: Tally) -> Document | None:
        """Count one text in. RETURNS (Document | None): None if it has no breach."""
        analysis = self._read(released.text)
        shown = self._auditor.audit(analysis, released.subject)
        kept, total = self._kept(released)
        tokens = shown.tokens if kept is None else kept
        direct = self._shows_direct(analysis)
        tally.add(shown, tokens=tokens, all_tokens=total, direct=direct)
        if self._linkage is not None:
            likely = self._linkage.count(released.text, released.subject)
            if likely is not None:
                tally.add_link(likely)
        count = shown.count
        if count.support is None:
            return None
        witness = [shown.terms[number] for number in count.witness]
        return Document(
            released.name,
            count.support,
            count.joint,
            released.text,
            tuple((term.start, term.end, term.keys) for term in witness),
            count.within,
        )

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

    def possible(self, text: str) -> int | None:
        """How many people a reader who knows the rule cannot exclude; None if no one fits."""
        if self._possible is None:
            self._possible = PossiblePeople(self._auditor.knowledge)
        fitting = self._auditor.fitting(self._read(text))
        return len(self._possible.people(fitting, kinds_shown(text), self.measure.k)) or None

    def _read(self, text: str) -> Analysis:
        return analysis_of(self._tokenizer(text), self._language)

    def _bounds(self, text: str) -> list[tuple[int, int]]:
        """Tokens that are not blank."""
        tokens = self._tokenizer(text)
        return [(token.idx, token.idx + len(token)) for token in tokens if not token.is_space]


def audit_releases(
    released: Sequence[tuple[str, Path]],
    measure: Measure,
    kb: Path | None = None,
    linkage: Path | None = None,
    *,
    masks: Sequence[tuple[str, Path]] = (),
    texts: Path | None = None,
    text_column: str | None = None,
    subject_column: str | None = None,
) -> list[Audit]:
    """Count releases."""
    if not released and not masks:
        what, advice = "An audit", "Name released files, or --masks with --texts."
        raise too_few(what, "release", advice)
    originals, releases = read_releases(
        released, masks, texts, text_column=text_column, subject_column=subject_column
    )
    readers = None if linkage is None else LinkageCounter(open_background(linkage), measure.k)
    knowledge = open_kb(kb, population=measure.population)
    auditor = ReleaseAuditor(knowledge, measure, originals.texts, readers)
    return [auditor.audit(name, entries) for name, entries in releases.items()]
