"""The audit of releases as one self-contained HTML page: the table, a picture, the worst texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .plots import PrivacyUtility, SystemPoint
from .report import Report
from .report_html import render_html
from .report_sections import Value

COLUMNS = (
    ("documents", "documents"),
    ("breached", "1..k-1 people"),
    ("exactly_one", "exactly one"),
    ("joint_below_k", "together below k"),
    ("joint_nobody", "together nobody"),
    ("joint_few", "together 1..k-1"),
    ("tokens_visible", "tokens visible"),
    ("subject_within", "subject among them"),
    ("subject_alone", "subject alone"),
    ("linked", "linked to the subject"),
    ("linked_few", "linked to 1..k-1"),
    ("thinned_breached", "1..k-1, thinned KB"),
    ("let_through", "let through"),
)
NOTE = (
    "Shares of the documents. **1..k-1 people**: some combination of visible terms fits so few; "
    "**together**: all visible terms at once. The subject's columns are shares of the documents "
    "whose subject is somebody of the knowledge base. **linked**: to a reader of background "
    "documents (by words, by pairs of words or by letters) nobody else, or fewer than k people, "
    "are as likely as the subject; shares of the documents whose subject has such documents. "
    "**thinned KB**: counted with a knowledge base that lacks a share of each person's statements; "
    "**let through**: documents that the whole one finds in breach and that one does not."
)


def audit_rows(audits: Sequence[Mapping[str, Any]]) -> tuple[list[str], list[list[Value]]]:
    """The figures of releases, a row each, without columns that no release has a figure for.

    audits (Sequence[Mapping]): As `release.audit_run.Audit.to_plain` makes them.
    RETURNS (tuple[list[str], list[list[Value]]]): Head and rows.
    """
    figures = [{"documents": audit["documents"], **audit["shares"]} for audit in audits]
    columns = [
        (key, title)
        for key, title in COLUMNS
        if any(figure.get(key) is not None for figure in figures)
    ]
    rows: list[list[Value]] = [
        [audit["release"], *(figure.get(key) for key, _ in columns)]
        for audit, figure in zip(audits, figures, strict=True)
    ]
    return ["release", *(title for _, title in columns)], rows


def render_audit(
    audits: Sequence[Mapping[str, Any]],
    texts: Sequence[Sequence[str]],
    options: Mapping[str, object],
) -> str:
    """The page.

    audits (Sequence[Mapping]): As `release.audit_run.Audit.to_plain` makes them.
    texts (Sequence[Sequence[str]]): Per release, the released texts of its worst documents.
    options (Mapping[str, object]): How it was counted.
    RETURNS (str): HTML that needs nothing else.
    """
    report = Report("What released texts single out", options)
    report.table("Releases", *audit_rows(audits), NOTE)
    points = [
        SystemPoint(
            audit["release"], 1 - audit["shares"]["breached"], audit["shares"]["tokens_visible"]
        )
        for audit in audits
        if audit["shares"]["tokens_visible"] is not None
    ]
    if len(points) > 1:
        privacy = "1 − share singling out 1..k-1 people"
        report.figure(
            "What is safe and what is left",
            PrivacyUtility(points, privacy=privacy, utility="share of tokens visible"),
        )
    documents = [
        _document(audit["release"], entry, text)
        for audit, released in zip(audits, texts, strict=True)
        for entry, text in zip(audit["worst"], released, strict=True)
    ]
    return render_html(
        report.title, report.sections, report.meta, template="audit.html", documents=documents
    )


def _document(release: str, entry: Mapping[str, Any], text: str) -> dict[str, Any]:
    pieces: list[dict[str, Any]] = []
    position = 0
    for term in sorted(entry["witness"], key=lambda term: term["start"]):
        pieces.append({"text": text[position : term["start"]], "keys": None})
        phrase = text[term["start"] : term["end"]]
        pieces.append({"text": phrase, "keys": ", ".join(term["keys"])})
        position = term["end"]
    pieces.append({"text": text[position:], "keys": None})
    subject = {None: "unknown", True: "yes", False: "no"}[entry["subject"]]
    return {
        "name": f"{release}: {entry['id']}",
        "summary": [
            ("people that fit", f"{entry['support']:,}"),
            ("all terms together", f"{entry['joint']:,}"),
            ("the subject is one of few", subject),
        ],
        "pieces": pieces,
    }
