"""What came of a release: its figures, and which rule removed what.

It holds counts and names of rules, no word of a text.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..anonymity.population import sentence_of
from ..operators.writing import shows_of
from ..storage.progress import is_quiet
from ..storage.records import BadRecord
from .profiles import Profile, Rule

_COUNTS = ("found", "removed", "made_coarser", "kept")
NO_RULE = "Phrases of kinds that no rule is about"
INVENTED = (
    "Counted with the bundled sample knowledge base, whose people are invented: k says nothing of "
    "real people. Name a population (us, world), or your own people with --kb."
)
_COARSE = ("year", "age-band", "zip3")
_EVERYTHING = Rule("Phrases that may identify", ())


@dataclass(slots=True)
class Summary:
    """Counts over the records of a release."""

    profile: Profile | None = None  # With the rules; without one all phrases are under one heading.
    documents: int = 0
    texts: int = 0
    tokens: int = 0
    masked_tokens: int = 0
    generalized: int = 0
    k: int | None = None
    smallest_k: int | None = None
    population: int | None = None
    fits: Mapping[str, Any] | None = None
    invented: bool = False
    by_rule: dict[str, Counter[str]] = field(default_factory=dict)
    reasons: Counter[str] = field(default_factory=Counter)
    kept_reasons: Counter[str] = field(default_factory=Counter)
    operators: Counter[str] = field(default_factory=Counter)
    untrue: int = 0
    refused: int = 0
    seconds: float = 0.0
    bad: list[BadRecord] = field(default_factory=list)
    kept: set[str] = field(default_factory=set)
    left_out: set[str] = field(default_factory=set)
    renamed: int = 0

    @property
    def masked(self) -> int:
        """Phrases that are masked."""
        return self.operators.total()

    def add(self, outcome: Mapping[str, Any]) -> None:
        """Count the outcome of one text in (fields of `record.Outcome`)."""
        record = outcome["record"]
        self.texts += 1
        self.tokens += outcome["words"]
        self.masked_tokens += outcome["masked_words"]
        self.k, self.population = record["k"], record["population"]
        self.invented = self.invented or bool(record.get("invented") and record["k"] > 1)
        self.smallest_k = smaller(self.smallest_k, record["k_reached"])
        fits = record.get("fits")
        if fits and (self.fits is None or fits["promised"] < self.fits["promised"]):
            self.fits = fits
        for span in record["spans"]:
            self._add_span(span)

    def _add_span(self, span: Mapping[str, Any]) -> None:
        fate = "kept"
        self.generalized += bool(span.get("generalized"))
        if span["masked"]:
            coarser = span.get("operator") in _COARSE or span.get("generalized")
            fate = "made_coarser" if coarser else "removed"
            self.operators[span.get("operator", "placeholder")] += 1
            self.untrue += not span.get("true", True)
            self.refused += bool(span.get("allowed"))
        counts = self.by_rule.setdefault(self._rule_of(span), Counter())
        counts["found"] += 1
        counts[fate] += 1
        (self.reasons if span["masked"] else self.kept_reasons)[span["reason"]] += 1

    def _rule_of(self, span: Mapping[str, Any]) -> str:
        rules = () if self.profile is None else self.profile.rules
        if not rules:
            return _EVERYTHING.text
        for label in (span.get("sub_kind"), span["kind"]):
            for rule in rules:
                if label and label in rule.covers:
                    return rule.text
        return NO_RULE

    def report(self) -> dict[str, Any]:
        """All counts in plain values."""
        rules: Sequence[Rule] = (_EVERYTHING,)
        if self.profile is not None and self.profile.rules:
            rules = [rule for rule in self.profile.rules if rule.covers]
        names = [rule.text for rule in rules]
        names += [NO_RULE] if NO_RULE in self.by_rule else []
        aside = [] if self.profile is None else self.profile.rules
        return {
            "profile": None if self.profile is None else self.profile.name,
            "about": None if self.profile is None else self.profile.about,
            "texts": self.texts,
            "tokens": self.tokens,
            "masked_tokens": self.masked_tokens,
            "k": self.k,
            "smallest_k_reached": self.smallest_k,
            "population": self.population,
            **({} if self.fits is None else {"fits": dict(self.fits)}),
            "invented_people": self.invented,
            "rules": [
                {"rule": name, **{c: self.by_rule.get(name, Counter())[c] for c in _COUNTS}}
                for name in names
            ],
            "not_looked_at": [rule.text for rule in aside if not rule.covers],
            "removed_because": dict(sorted(self.reasons.items())),
            "kept_because": dict(sorted(self.kept_reasons.items())),
            "written_by": {
                name: {"phrases": count, "shows": shows_of(name)}
                for name, count in sorted(self.operators.items())
            },
            "not_true": self.untrue,
            "allowed_and_masked": self.refused,
        }

    def to_plain(self) -> dict[str, Any]:
        """What --json prints."""
        return {
            "documents": self.documents,
            "bad_records": [
                {"line": bad.line, "problem": bad.problem} for bad in self._bad_in_order()
            ],
            "tokens": self.tokens,
            "masked_tokens": self.masked_tokens,
            "masked_phrases": self.masked,
            "generalized_phrases": self.generalized,
            "smallest_k_reached": self.smallest_k,
            "columns_kept": sorted(self.kept),
            "columns_left_out": sorted(self.left_out),
            "ids_replaced": self.renamed,
            "seconds": round(self.seconds, 3),
            "compliance": self.report(),
        }

    def say(self) -> None:
        """Say on standard error what came of the run."""
        if self.invented:
            _to_stderr(INVENTED)
        for bad in self._bad_in_order():
            _to_stderr(f"line {bad.line}: {bad.problem}")
        if self.kept:
            names = ", ".join(sorted(self.kept))
            _to_stderr(f"Released as they are, and unchecked: the columns {names}.")
        if self.left_out:
            names = ", ".join(sorted(self.left_out))
            _to_stderr(f"Left out: the columns {names} (--keep-column releases one as it is).")
        if self.renamed:
            _to_stderr(
                f"{self.renamed:,} ids hold words, so the release has record-1, record-2 ... "
                "instead (--keep-ids keeps them)."
            )
        if self.refused:
            _to_stderr(
                f"{self.refused:,} phrases of the allow list were masked all the same: k people "
                "would not fit them with what stays, or they are part of a masked name."
            )
        if self.untrue:
            _to_stderr(f"{self.untrue:,} phrases of the release are not true (surrogate, shift).")
        if self.profile is not None:
            aside = [rule.text for rule in self.profile.rules if not rule.covers]
            if aside:
                _to_stderr(f"Nothing here looks for: {'; '.join(aside)}.")
        if self.fits is not None:
            _to_stderr(f"In the text that fits fewest, {sentence_of(self.fits)}.")
        if is_quiet():
            return
        share = self.masked_tokens / self.tokens if self.tokens else 0.0
        rate = self.documents / self.seconds if self.seconds else 0.0
        tokens = self.tokens / self.seconds if self.seconds else 0.0
        reached = "-" if self.smallest_k is None else f"{self.smallest_k:,}"
        softened = self.generalized / self.masked if self.masked else 0.0
        softer = f"{softened:.1%} of masked phrases generalized, " if self.generalized else ""
        _to_stderr(
            f"{self.documents:,} documents, {self.tokens:,} tokens, {share:.1%} of tokens masked, "
            f"{softer}smallest k reached {reached}; {rate:,.0f} docs/s, {tokens:,.0f} tokens/s"
            + (f"; {len(self.bad):,} bad records" if self.bad else "")
        )

    def _bad_in_order(self) -> list[BadRecord]:
        return sorted(self.bad, key=lambda bad: bad.line)


def _to_stderr(line: str) -> None:
    sys.stderr.write(line + "\n")


def smaller(left: int | None, right: int | None) -> int | None:
    """The smaller of two numbers, either of which may be missing.

    >>> smaller(None, 3), smaller(2, 3), smaller(None, None)
    (3, 2, None)
    """
    return min((number for number in (left, right) if number is not None), default=None)


def as_markdown(report: Mapping[str, Any]) -> str:
    """The report as a page of text with tables."""
    from ..evaluation.report import TEMPLATES, open_templates

    fits = sentence_of(report["fits"]) if "fits" in report else ""
    pages = open_templates(TEMPLATES, {}, autoescape=False, keep_trailing_newline=True)
    return pages.get_template("compliance.md").render(
        {**report, "invented": INVENTED, "fits": fits}
    )
