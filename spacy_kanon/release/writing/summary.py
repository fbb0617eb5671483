"""What came of a run of `sanitize`: its figures, in words and for machines."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ...storage.progress import is_quiet
from ...storage.texts import BadRecord
from ..compliance import INVENTED, Compliance, smaller


@dataclass(slots=True)
class Summary:
    """What came of a run."""

    documents: int = 0
    words: int = 0
    masked_words: int = 0
    masked: int = 0
    generalized: int = 0
    smallest_k: int | None = None
    seconds: float = 0.0
    bad: list[BadRecord] = field(default_factory=list)
    kept: set[str] = field(default_factory=set)
    left_out: set[str] = field(default_factory=set)
    compliance: Compliance = field(default_factory=Compliance)

    def add(self, outcome: Mapping[str, Any]) -> None:
        """Count the outcome of one text in (fields of `release_maker.Outcome`)."""
        self.compliance.add(outcome["record"], outcome["words"], outcome["masked_words"])
        self.words += outcome["words"]
        self.masked_words += outcome["masked_words"]
        for span in outcome["record"]["spans"]:
            self.masked += span["masked"]
            self.generalized += span.get("generalized", False)
        self.smallest_k = smaller(self.smallest_k, outcome["record"]["k_reached"])

    def to_plain(self) -> dict[str, Any]:
        """What --json prints."""
        return {
            "documents": self.documents,
            "bad_records": [
                {"line": bad.line, "problem": bad.problem} for bad in self._bad_in_order()
            ],
            "tokens": self.words,
            "masked_tokens": self.masked_words,
            "masked_phrases": self.masked,
            "generalized_phrases": self.generalized,
            "smallest_k_reached": self.smallest_k,
            "columns_kept": sorted(self.kept),
            "columns_left_out": sorted(self.left_out),
            "seconds": round(self.seconds, 3),
            "compliance": self.compliance.report(),
        }

    def say(self) -> None:
        """Say on standard error what came of the run."""
        counts = self.compliance
        if counts.invented:
            _to_stderr(INVENTED)
        for bad in self._bad_in_order():
            _to_stderr(f"line {bad.line}: {bad.problem}")
        if self.kept:
            names = ", ".join(sorted(self.kept))
            _to_stderr(f"Released as they are, and looked at by nobody: the columns {names}.")
        if self.left_out:
            names = ", ".join(sorted(self.left_out))
            _to_stderr(f"Left out: the columns {names} (--keep-column releases one as it is).")
        refused = counts.refused
        if refused:
            _to_stderr(
                f"{refused:,} phrases of the allow list were masked all the same: k people would "
                "not fit them with what stays, or they are part of a masked name."
            )
        if counts.untrue:
            _to_stderr(f"{counts.untrue:,} phrases of the release are not true (surrogate, shift).")
        if counts.profile is not None:
            aside = [rule.text for rule in counts.profile.rules if not rule.covers]
            if aside:
                _to_stderr(f"Nothing here looks for: {'; '.join(aside)}.")
        if is_quiet():
            return
        share = self.masked_words / self.words if self.words else 0.0
        rate = self.documents / self.seconds if self.seconds else 0.0
        words = self.words / self.seconds if self.seconds else 0.0
        reached = "-" if self.smallest_k is None else f"{self.smallest_k:,}"
        softened = self.generalized / self.masked if self.masked else 0.0
        softer = f"{softened:.1%} of masked phrases generalized, " if self.generalized else ""
        _to_stderr(
            f"{self.documents:,} documents, {self.words:,} tokens, {share:.1%} of tokens masked, "
            f"{softer}smallest k reached {reached}; {rate:,.0f} docs/s, {words:,.0f} tokens/s"
            + (f"; {len(self.bad):,} bad records" if self.bad else "")
        )

    def _bad_in_order(self) -> list[BadRecord]:
        return sorted(self.bad, key=lambda bad: bad.line)


def _to_stderr(line: str) -> None:
    sys.stderr.write(line + "\n")
