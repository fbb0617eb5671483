"""`python -m spacy kanon sanitize`: texts in, k-anonymous texts with their evidence out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import KanonError
from ..storage.files import output_path
from . import _options
from ._util import (
    SOME_BAD,
    Arg,
    Opt,
    check_report,
    command,
    component_options,
    is_json,
    overrides_of,
    print_result,
)


@command("sanitize", shown=False)
def sanitize(
    source: Annotated[
        str, Arg(help="File or folder: text, table, HTML, e-mail, DOCX, PDF; - is standard input")
    ],
    output: Annotated[str, Opt("--output", "-o", help="File or folder to write")] = "-",
    format: Annotated[
        str | None, Opt(help="Of the output: jsonl, csv, tsv, parquet, text, ...")
    ] = None,
    input_format: Annotated[str | None, Opt(help="Of the source (default: by its name)")] = None,
    text_column: Annotated[list[str], Opt(help="Field or column with a text; repeat for more")] = [
        "text"
    ],
    id_column: _options.IdColumn = None,
    subject_column: _options.SubjectColumn = None,
    keep_column: Annotated[
        list[str], Opt(help="Column released unchanged; repeat, '*' for all")
    ] = [],
    profile: _options.Profile = None,
    config: _options.ConfigFile = None,
    kb: _options.Kb = None,
    population: _options.Population = None,
    k: _options.SetK = None,
    generalize: _options.Generalize = False,
    ontology: _options.Ontology = None,
    linkage: _options.Linkage = None,
    pipeline: _options.Pipeline = None,
    verify: _options.Verify = False,
    mapping: Annotated[
        Path | None, Opt(help="Also write the map for restore (personal data)")
    ] = None,
    report: Annotated[Path | None, Opt(help="Also write which rule removed what (.json)")] = None,
    evidence: Annotated[
        Path | None, Opt(help="Also write why (.jsonl, .txt; shows originals)")
    ] = None,
    compact: Annotated[
        bool, Opt("--compact", help="Write the source's rows with safe texts, nothing else")
    ] = False,
    keep_ids: Annotated[
        bool, Opt("--keep-ids", help="Release ids with words unchanged (default: numbered)")
    ] = False,
    csv_guard: Annotated[bool, Opt(help="Quote cells like formulas (=1+1)")] = True,
    timeout: Annotated[float, Opt(min=0, help="Seconds for one text (0: no limit)")] = 600.0,
    n_process: _options.NProcess = 1,
    ctx: typer.Context = None,
) -> dict[str, Any]:
    """Mask what singles out fewer than k people.

    Every setting of the components can be given by its name:
    --components.kanon_masker.operators.EMAIL hash, --components.wikidata_generalizer.brackets true.

    The output holds the released texts, k, and offsets and labels of phrases in them. --evidence
    says why each was decided. Exit status: 0 all done, 1 nothing written, 3 some records could not
    be sanitized (each is named with its line; the others are written).
    """
    from ..release import sanitize as files
    from ..release.profiles import make_recipe, read_profile, read_settings

    if is_json() and output == "-":
        raise KanonError(
            "[KN379] With --json only the figures of the run are written to standard output. "
            "Name a file or folder for the texts: --output FILE."
        )
    check_report(report)
    rules = None if profile is None else read_profile(profile)
    options = component_options(kb=kb, population=population, k=k, ontology=ontology)
    settings = read_settings(rules, config, options=options, overrides=overrides_of(ctx))
    recipe = make_recipe(
        settings,
        generalize=generalize,
        linkage=linkage,
        pipeline=pipeline,
        verify=verify,
        mapping=mapping is not None,
        timeout=timeout,
    )
    summary = files.sanitize(
        None if source == "-" else Path(source),
        output_path(output),
        recipe,
        format=format,
        input_format=input_format,
        text_column=text_column,
        id_column=id_column,
        subject_column=subject_column,
        keep_column=keep_column,
        compact=compact,
        evidence=evidence,
        mapping=mapping,
        keep_ids=keep_ids,
        csv_guard=csv_guard,
        n_process=n_process,
        progress=sys.stderr.isatty(),
        profile=rules,
        report_file=report,
    )
    summary.say()
    if mapping is not None:
        sys.stderr.write(
            f"{mapping} restores the original texts: it is personal data. Keep it apart from the "
            "output, or delete it.\n"
        )
    result = {"output": output, "mapping": mapping, **summary.to_plain()}
    if summary.bad:
        print_result(result)
        raise typer.Exit(SOME_BAD)
    return result
