"""`python -m spacy kanon attack`: how many people does a classifier recognize?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from wasabi import msg

from ..errors import Errors, KanonError
from ..names import DEFAULT_K
from ._util import (
    Arg,
    K,
    Opt,
    Report,
    Seed,
    SubjectColumn,
    TextColumn,
    command,
    named_file,
    overrides_of,
    settings_of,
    show_table,
)


@command("attack", shown=False)
def attack(
    background: Annotated[
        Path, Arg(help="What the attacker knows: a person and a text per line of JSONL (or .gz)")
    ],
    released: Annotated[
        list[str] | None,
        Arg(metavar="[NAME=]RELEASED", help="Anonymized texts of any tool"),
    ] = None,
    masks: Annotated[
        list[str],
        Opt("--masks", metavar="[NAME=]FILE", help="Masks of any tool, applied to --texts"),
    ] = [],
    texts: Annotated[
        Path | None, Opt("--texts", help="The originals: a mark, and what masks refer to")
    ] = None,
    attacker: Annotated[
        str, Opt("--attacker", help="light (TF-IDF), vectors or transformer (--attacker.model ...)")
    ] = "light",
    background_share: Annotated[
        str, Opt("--background-share", help="Shares of each background document to learn from")
    ] = "1.0",
    masked_background: Annotated[
        Path | None, Opt("--masked-background", help="Anonymized background to learn from as well")
    ] = None,
    subject_column: SubjectColumn = None,
    text_column: TextColumn = "text",
    skip_absent: Annotated[
        bool, Opt("--skip-absent", help="Leave out people whom the background lacks, with a note")
    ] = False,
    allow_missing: Annotated[
        bool, Opt("--allow-missing", help="Count documents without masks as unmasked")
    ] = False,
    top: Annotated[str, Opt("--top", help="Count the true person among the first n")] = "1,5,10",
    phrases: Annotated[
        bool, Opt("--phrases", help="Also audit phrases that name one person")
    ] = False,
    curve: Annotated[
        bool, Opt("--curve", help="Also show risk against text kept; name files TOOL@SETTING=FILE")
    ] = False,
    kb: Annotated[
        Path | None, Opt("--kb", help="Also count, as audit does, by this knowledge base")
    ] = None,
    k: K = DEFAULT_K,
    seed: Seed = 0,
    report: Report = None,
    ctx: typer.Context = None,
) -> dict[str, Any]:
    """Attack anonymized texts with a classifier that knows each person's background documents.

    Prints the share of texts whose person is recognized, beside three marks: the original texts,
    the texts with every word masked, and a random guess.
    """
    from ..evaluation import attack_report as tables
    from ..evaluation.attackers import TransformerOptions
    from ..release.scoring.attack import attack_releases, attacker_maker
    from ..reports.report import format_value

    overrides, options = overrides_of(ctx), None
    if overrides:
        if "attacker.model" not in overrides:
            raise KanonError(Errors.E655.format(attacker=attacker))
        options = settings_of(TransformerOptions, "attacker", overrides, seed=seed)
    findings = attack_releases(
        background,
        list(map(named_file, released or ())),
        masks=list(map(named_file, masks)),
        make_attacker=attacker_maker(attacker, options),
        attacker_name=attacker if options is None else f"{attacker} ({Path(options.model).name})",
        texts=texts,
        shares=_numbers(background_share, "--background-share", float),
        masked_background=masked_background,
        subject_column=subject_column,
        text_column=text_column,
        skip_absent=skip_absent,
        allow_missing=allow_missing,
        top=_numbers(top, "--top", int),
        phrases=phrases,
        curve=curve,
        kb=kb,
        k=k,
        report=report,
        seed=seed,
    )
    shown = [tables.attack_table(findings.scores)]
    if findings.utilities:
        shown.append(tables.utility_table(findings.utilities))
    if curve:
        points = tables.risk_points(findings.scores, findings.utilities)
        shown.append(tables.curve_table(points))
    if findings.linkages:
        shown.append(tables.linkage_table(findings.linkages))
    if findings.counts:
        shown.append(tables.count_table(findings.counts))
    for title, columns, rows in shown:
        msg.divider(title)
        show_table([list(map(format_value, row)) for row in rows], tuple(columns), max_col=60)
    for note in findings.notes:
        msg.warn(note)
    if report is not None:
        msg.good(f"Report: {report}")
    plain = {
        t: [dict(zip(columns, row, strict=True)) for row in rows] for t, columns, rows in shown
    }
    return {"tables": plain, "notes": findings.notes}


def _numbers(listed: str, option: str, kind: type) -> list[Any]:
    """The numbers of a list with commas."""
    try:
        return [kind(part) for part in listed.split(",")]
    except ValueError as error:
        allowed = "numbers with commas between them"
        raise KanonError(Errors.E651.format(name=option, value=listed, allowed=allowed)) from error
