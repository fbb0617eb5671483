"""The result of an attack as a report: risk, links, utility, and privacy against utility."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..names import STAR
from ..reports.plots import PrivacyUtility, RiskCurve, RiskPoint, SystemPoint
from ..reports.report import NOTE as COUNT_NOTE
from ..reports.report import Report, Value, audit_rows
from ..types import MaskedSpan
from .linkage_audit import Linkage, summarize_linkage
from .reidentification import EVERYTHING_MASKED, ORIGINAL, RANDOM_GUESS, AttackScore, Target
from .utility import (
    Similarity,
    Utility,
    clustering_agreement,
    find_replaced,
    measure_utility,
    readability,
    token_overlap,
)

# Fewest texts for which clusters say anything.
_MIN_CLUSTERED = 10


@dataclass(frozen=True, slots=True)
class SystemUtility:
    """What one system leaves of the texts.

    utility (Utility): What is kept of words, characters, information and meaning.
    clusters (float | None): NMI with the originals' clusters; None for fewer than 10 texts.
    reading_ease, grade (float | None): Of all texts together; None if no word is left.
    """

    utility: Utility
    clusters: float | None
    reading_ease: float | None
    grade: float | None


@dataclass(frozen=True, slots=True)
class AttackFindings:
    """Everything that goes into an attack's report.

    scores (Sequence[AttackScore]): Of every share of the background and every system.
    linkages (Mapping[str, Sequence[Linkage]]): Audits of each text, by system.
    utilities (Mapping[str, SystemUtility]): By system.
    notes (Sequence[str]): Sentences for the reader, such as what was left out.
    curve (bool): Draw risk against text kept, a line for each tool.
    counts (Sequence[Mapping]): Audits of each system by a knowledge base, as
        `release.audit_run.Audit.to_plain` makes them.
    """

    scores: Sequence[AttackScore]
    linkages: Mapping[str, Sequence[Linkage]] = field(default_factory=dict)
    utilities: Mapping[str, SystemUtility] = field(default_factory=dict)
    notes: Sequence[str] = ()
    curve: bool = False
    counts: Sequence[Mapping[str, Any]] = ()


def system_utility(
    originals: Sequence[Target],
    targets: Sequence[Target],
    masks: Mapping[str, Sequence[MaskedSpan]] | None = None,
    *,
    similarity: Similarity = token_overlap,
    seed: int = 0,
) -> SystemUtility:
    """Utility of one system's texts."""
    by_id = {target.doc_id: target.text for target in targets}
    before = [target.text for target in originals]
    after = [by_id[target.doc_id] for target in originals]
    replaced = [
        find_replaced(target.text, by_id[target.doc_id]) if masks is None else masks[target.doc_id]
        for target in originals
    ]
    score = readability("\n".join(after))
    return SystemUtility(
        utility=measure_utility(before, replaced, similarity=similarity),
        clusters=clustering_agreement(before, after, seed=seed)
        if len(before) >= _MIN_CLUSTERED
        else None,
        reading_ease=score.reading_ease if score else None,
        grade=score.grade if score else None,
    )


def fill_report(report: Report, findings: AttackFindings) -> Report:
    """Add the sections of an attack to a report."""
    scores = findings.scores
    report.text(_summary(scores))
    if findings.notes:
        report.text("\n".join(f"- {note}" for note in findings.notes))
    report.table(*attack_table(scores), note=_ATTACK_NOTE)
    if findings.utilities:
        points = privacy_utility_points(scores, findings.utilities)
        report.figure("Privacy and utility", PrivacyUtility(points, utility=_UTILITY_AXIS))
        if findings.curve:
            risks = risk_points(scores, findings.utilities)
            report.figure("Risk against text kept", RiskCurve(risks))
        report.table(*utility_table(findings.utilities), note=_UTILITY_NOTE)
    if findings.linkages:
        report.table(*linkage_table(findings.linkages), note=_LINKAGE_NOTE)
        report.table(*_example_table(findings.linkages))
    if findings.counts:
        report.table(*count_table(findings.counts), note=COUNT_NOTE)
    return report


def attack_table(scores: Sequence[AttackScore]) -> tuple[str, list[str], list[list[Value]]]:
    """Title, columns and rows: one row for each share of the background and system."""
    tops = [n for n in scores[0].top if n != 1]
    columns = [
        "background", "system", "texts", "people", "recognized", "low", "high",
        *(f"top {n}" for n in tops), "mean rank", "median rank", "learning s", "attack s",
    ]  # fmt: skip
    rows: list[list[Value]] = [
        [
            f"{s.share:.0%}", s.system, s.texts, s.people, s.recognized, *s.interval,
            *(s.top[n] for n in tops), s.mean_rank, s.median_rank, s.seconds_training,
            s.seconds_scoring,
        ]
        for s in scores
    ]  # fmt: skip
    return "Re-identification attack", columns, rows


def utility_table(
    utilities: Mapping[str, SystemUtility],
) -> tuple[str, list[str], list[list[Value]]]:
    """Title, columns and rows: one row for each system."""
    columns = [
        "system", "replaced spans", "tokens kept", "characters kept", "information kept (TPI)",
        "similarity kept (TPS)", "cluster agreement (NMI)", "reading ease", "grade",
    ]  # fmt: skip
    rows: list[list[Value]] = [
        [
            name, u.utility.spans, u.utility.tokens, u.utility.characters, u.utility.information,
            u.utility.similarity, u.clusters, u.reading_ease, u.grade,
        ]
        for name, u in utilities.items()
    ]  # fmt: skip
    return "Utility", columns, rows


def linkage_table(
    linkages: Mapping[str, Sequence[Linkage]],
) -> tuple[str, list[str], list[list[Value]]]:
    """Title, columns and rows: one row for each system."""
    rows: list[list[Value]] = []
    for name, audits in linkages.items():
        summary = summarize_linkage(audits)
        shares = list(summary.linked.values())
        rows.append([name, *shares, summary.named, summary.misnamed, summary.incomplete])
    columns = ["system", "1 phrase", "up to 2", "up to 3", "named", "misnamed", "incomplete"]
    return "Linkage audit", columns, rows


def count_table(
    counts: Sequence[Mapping[str, Any]],
) -> tuple[str, list[str], list[list[Value]]]:
    """Title, columns and rows: whom the terms of a knowledge base single out, for each system."""
    return "Counted by the knowledge base", *audit_rows(counts)


def privacy_utility_points(
    scores: Sequence[AttackScore], utilities: Mapping[str, SystemUtility]
) -> list[SystemPoint]:
    """A point for each system that was attacked with the most background and has a utility."""
    most = max(score.share for score in scores)
    marks = (ORIGINAL, EVERYTHING_MASKED)
    return [
        SystemPoint(
            system=score.system,
            privacy=1 - score.recognized,
            utility=utilities[score.system].utility.similarity,
            group="marks" if score.system in marks else "systems",
        )
        for score in scores
        if score.share == most and score.system in utilities
    ]


def risk_points(
    scores: Sequence[AttackScore], utilities: Mapping[str, SystemUtility]
) -> list[RiskPoint]:
    """Risk against words kept of each system that has a utility, with the most background."""
    most = max(score.share for score in scores)
    points = []
    for score in scores:
        if score.share == most and score.system in utilities and score.system != EVERYTHING_MASKED:
            tool, _, setting = score.system.partition("@")
            kept = utilities[score.system].utility.tokens
            points.append(RiskPoint(tool, setting, kept, score.recognized, score.interval))
    return points


def curve_table(points: Sequence[RiskPoint]) -> tuple[str, list[str], list[list[Value]]]:
    """Title, columns and rows of the curve."""
    columns, rows = RiskCurve(points).data()
    return "Risk against text kept", columns, [list(row) for row in rows]


def everything_masked_spans(targets: Sequence[Target]) -> dict[str, list[MaskedSpan]]:
    """For the utility of the mark: each text as one masked span."""
    return {t.doc_id: [MaskedSpan(0, len(t.text), STAR)] if t.text else [] for t in targets}


def _summary(scores: Sequence[AttackScore]) -> str:
    most = max(score.share for score in scores)
    parts = [f"{score.system} {score.recognized:.1%}" for score in scores if score.share == most]
    return f"**Recognized with {most:.0%} of the background**: " + ", ".join(parts) + "."


def _example_table(
    linkages: Mapping[str, Sequence[Linkage]],
) -> tuple[str, list[str], list[list[Value]]]:
    """The first link of each text of each system, five texts of each."""
    rows: list[list[Value]] = []
    for name, audits in linkages.items():
        linked = [linkage for linkage in audits if linkage.examples][:5]
        rows += [
            [name, linkage.doc_id, " + ".join(link.phrases), link.person == linkage.person]
            for linkage in linked
            for link in linkage.examples[:1]
        ]
    return "Examples of links", ["system", "text", "phrases", "the true person"], rows


_ATTACK_NOTE = (
    "recognized: share of texts whose person comes out first, with its 95 % Wilson interval; "
    f"`{ORIGINAL}`, `{EVERYTHING_MASKED}` and `{RANDOM_GUESS}` are the marks to compare with."
)
_UTILITY_AXIS = "Utility: similarity kept (TPS)"
_UTILITY_NOTE = (
    "Information in bits by the word frequencies of the originals. Cluster agreement is that of "
    "k-means on TF-IDF; reading ease after Flesch, grade after Flesch and Kincaid, both without "
    "placeholders."
)
_LINKAGE_NOTE = (
    "Share of texts in which a phrase of up to 7 words, or a combination of up to 3 such phrases, "
    "occurs in the background of the true person alone. named: the true person has most of the "
    "smallest links, so that counting them names him; misnamed: somebody else has."
)
