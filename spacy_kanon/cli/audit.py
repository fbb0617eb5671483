"""`python -m spacy kanon audit`: released texts in, how many people they fit."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ..names import DEFAULT_K
from . import _options
from ._util import (
    SOME_BAD,
    Arg,
    Opt,
    check_report,
    command,
    named_file,
    print_result,
    show_table,
    write_report,
)


@command("audit", shown=False)
def audit(
    released: Annotated[
        list[str] | None,
        Arg(metavar="[NAME=]RELEASED", help="Released files of any tool, or folders of them"),
    ] = None,
    masks: _options.Masks = [],
    texts: Annotated[
        Path | None, Opt(help="The originals, by id: shares of visible tokens; what --masks needs")
    ] = None,
    text_column: Annotated[
        str | None, Opt(help="Field of the released text (default: ours, or text)")
    ] = None,
    subject_column: _options.SubjectColumn = None,
    kb: _options.Kb = None,
    population: _options.Population = None,
    k: _options.K = DEFAULT_K,
    linkage: Annotated[
        Path | None, Opt(help="Index of background documents: also count texts it links")
    ] = None,
    worst: Annotated[int, Opt(help="How many of the worst documents to show")] = 10,
    lang: _options.Lang = "en",
    report: Annotated[
        Path | None, Opt(help="Also write the result of --json (.json) or a page (.html)")
    ] = None,
) -> dict[str, Any]:
    """Count how many people released texts fit, from the texts alone.

    Terms of the knowledge base are found again in what is visible, in a release of any tool. The
    figures are shares of documents: some combination of visible terms fits 1 to k - 1 people, or
    exactly one; all visible terms together fit fewer than k. With --linkage also: for a reader of
    background documents fewer than k people are as likely as the subject. Without --texts a
    placeholder counts as one token. Exit status: 0 all counted, 1 nothing, 3 some records could
    not be read (each is named with its line).
    """
    from ..evaluation.report import audit_rows, render_audit
    from ..release.audit import audit_releases
    from ..storage.files import whole_file

    check_report(report, ".html")
    audits = audit_releases(
        [named_file(entry) for entry in released or ()],
        kb=kb,
        population=population,
        masks=list(map(named_file, masks)),
        texts=texts,
        text_column=text_column,
        subject_column=subject_column,
        k=k,
        worst=worst,
        lang=lang,
        linkage=linkage,
    )
    plain = [one.to_plain() for one in audits]
    options = {"k": k, "knowledge base": kb.name if kb else population}
    result = {"options": options, "releases": plain}
    if report is not None and report.suffix.lower() == ".html":
        worst_texts = [[document.released.text for document in audited.worst] for audited in audits]
        with whole_file(report) as file:
            file.write(render_audit(plain, worst_texts, options))
    else:
        write_report(report, result)
    head, rows = audit_rows(plain)
    cells = [[f"{v:.3f}" if isinstance(v, float) else v for v in row] for row in rows]
    show_table(cells, tuple(head), max_col=40)
    bad = [(one.name, record) for one in audits for record in one.bad]
    for name, record in bad:
        sys.stderr.write(f"{name}, line {record.line}: {record.problem}\n")
    if bad:
        print_result(result)
        raise typer.Exit(SOME_BAD)
    return result
