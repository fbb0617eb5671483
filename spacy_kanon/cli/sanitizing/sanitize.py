"""`python -m spacy kanon sanitize`: texts in, k-anonymous texts with their evidence out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from ...names import DEFAULT_K, DEFAULT_LIKELY
from ...storage.output_checks import output_path
from .._app import kanon_cli
from .._engines import ENGINE, MASTER, PARTITIONS, SHIP, SPARK_CONFIG, engine_of, refuse
from .._errors import friendly_errors
from .._manners import is_json, print_result

if TYPE_CHECKING:
    from .summary import Summary

SOME_BAD = 3
DEFAULT_TIMEOUT = 600.0  # seconds


@kanon_cli.command("sanitize")
@friendly_errors
def sanitize_cli(
    source: str = typer.Argument(
        ...,
        help="File or folder: text, table, HTML, e-mail, DOCX, PDF; - reads standard input",
    ),
    output: str = typer.Option(
        "-", "--output", "-o", help="File (or folder) to write; - writes to standard output"
    ),
    format: str | None = typer.Option(
        None,
        "--format",
        "-f",
        help="Output: jsonl, csv, tsv, parquet, text, or as the input (default: from the name, or "
        "jsonl)",
    ),
    input_format: str | None = typer.Option(
        None,
        "--input-format",
        help="Input: text, jsonl, csv, tsv, parquet, html, eml, docx, pdf (default: from name)",
    ),
    text_column: list[str] = typer.Option(
        ["text"],
        help="Field or column that holds the text; repeat for more: those of a record are decided "
        "together",
    ),
    id_column: str | None = typer.Option(
        None, help="Field or column that names a record (default: id or doc_id, if there)"
    ),
    profile: str | None = typer.Option(
        None,
        help="Settings and rules from a file: gdpr-strict, hipaa-safe-harbor, legal, research or "
        "the path of your own (.cfg); other options come before it",
    ),
    report_file: Path | None = typer.Option(
        None, "--report", help="Also write which rule removed what, how often (.json or .md)"
    ),
    kb: Path | None = typer.Option(None, help="Knowledge base folder (default: bundled sample)"),
    k: int | None = typer.Option(
        None,
        "--k",
        "-k",
        help=f"People that every kept combination has to fit (default: {DEFAULT_K})",
    ),
    guarantee: str | None = typer.Option(
        None,
        help="joint (default): all that stays fits k people; combinations: Algorithm 1, weaker",
    ),
    weights: str | None = typer.Option(
        None, help="What --selection best keeps the most of: tokens or bits (default: tokens)"
    ),
    scope: list[str] = typer.Option(
        [], help="Term, or 'alive in 1990', that the attacker knows of everybody; repeat for more"
    ),
    max_arity: int | None = typer.Option(
        None, help="Of --guarantee combinations: largest combination to count (default: all)"
    ),
    selection: str | None = typer.Option(
        None,
        help="joint: best, greedy or random (default: best); combinations: greedy, random, fewest",
    ),
    unknown: str | None = typer.Option(
        None, help="What the knowledge base does not know: mask, keep or model (default: mask)"
    ),
    always_mask: str | None = typer.Option(
        None, help="Kinds that never stay (default: PERSON,CODE)"
    ),
    replacement: str | None = typer.Option(
        None, help="What stands there instead: stars, kind or numbered (default: stars)"
    ),
    operator: list[str] = typer.Option(
        [],
        help="KIND=NAME: who writes what for a kind or sub-kind (* for others): stars, kind, "
        "numbered, remove, partial, hash, pseudonym, encrypt, surrogate, shift, generalize; repeat",
    ),
    key: str | None = typer.Option(
        None, help="Where the key of operators is: env:NAME or file:PATH, never the key itself"
    ),
    same_within: str | None = typer.Option(
        None, help="Where one person has one placeholder: document (default), subject or corpus"
    ),
    allow: list[str] = typer.Option(
        [], help="Phrase that stays where k allows it, or file:PATH with one a line; repeat"
    ),
    deny: list[str] = typer.Option(
        [], help="Phrase that always goes, or file:PATH with one a line; repeat for more"
    ),
    case: str | None = typer.Option(
        None, help="exact, or folded to find terms in any case (default: exact)"
    ),
    seed: int | None = typer.Option(None, help="Seed of --selection random (default: 0)"),
    pipeline: str | None = typer.Option(
        None, help="spaCy pipeline whose entities are candidates too (default: blank)"
    ),
    lang: str = typer.Option("en", help="Language of the blank pipeline"),
    evidence: bool = typer.Option(
        False,
        "--evidence/--no-evidence",
        help="Say why in words (as confidential as the text)",
    ),
    html: Path | None = typer.Option(None, help="Also write an HTML page (shows the original)"),
    verify: bool = typer.Option(False, "--verify", help="Count each document again another way"),
    generalize: bool = typer.Option(
        False, "--generalize", "-g", help="Put something true and less specific where that keeps k"
    ),
    ontology: Path | None = typer.Option(
        None, help="Ontology folder of --generalize (default: bundled sample)"
    ),
    brackets: bool = typer.Option(
        False, "--brackets", help="Mark generalizations: [city in Norway]"
    ),
    preference: float | None = typer.Option(
        None,
        help="With --generalize: bits that a mention which says something is worth besides what it "
        "says (default: 4; 0: information alone)",
    ),
    consistent: bool = typer.Option(
        False, "--consistent", help="One wording per term through all texts (reads them first)"
    ),
    mapping: Path | None = typer.Option(
        None, help="Also write the map that restore needs (personal data; readable by you only)"
    ),
    linkage: Path | None = typer.Option(
        None, help="Index of background documents (index-background): also mask what links to one"
    ),
    linkage_k: int | None = typer.Option(
        None,
        help="People that have to be as likely for somebody who read them "
        f"(default: {DEFAULT_LIKELY})",
    ),
    subject_column: str | None = typer.Option(
        None,
        help="Field or column that says whom a text is about: all texts of one are decided "
        "together; with --linkage, also whom of the index (default: a guess)",
    ),
    keep_column: list[str] = typer.Option(
        [],
        help="Another column that is released as it is, looked at by nobody; repeat for more, "
        "'*' for all",
    ),
    compact: bool = typer.Option(
        False, "--compact", help="Write the rows of the source with safe texts, and nothing else"
    ),
    keep_ids: bool = typer.Option(
        False, "--keep-ids", help="Release ids as they are (default: those with words are numbered)"
    ),
    csv_guard: bool = typer.Option(
        True, "--csv-guard/--no-csv-guard", help="Put a quote before cells like formulas (=1+1)"
    ),
    timeout: float = typer.Option(
        DEFAULT_TIMEOUT, min=0, help="Seconds for one text; then it is a bad record (0: no limit)"
    ),
    checkpoint: Path | None = typer.Option(
        None,
        help="File that keeps what is done (personal data): after an interruption the same command "
        "goes on from there; it is removed at the end",
    ),
    n_process: int = typer.Option(1, "--n-process", "-n", help="Processes"),
    engine: str = ENGINE,
    master: str | None = MASTER,
    partitions: int | None = PARTITIONS,
    spark_config: list[str] = SPARK_CONFIG,
    ship: bool = SHIP,
) -> dict[str, Any]:
    """Mask what singles out fewer than k people, and say why.

    JSONL output holds the masked text, with --generalize also the sanitized text, and for every
    decided phrase its offsets in the original, kind, decision, reason, k and score. Exit status:
    0 all done, 1 nothing written, 3 some records could not be sanitized (each is named with its
    line; the others are written). With --engine spark SOURCE is a table or a folder of tables, and
    OUTPUT a folder; what is done when the command is interrupted is not done again.
    """
    from ...errors import Errors, KanonError
    from ...operators.writing import GENERALIZE
    from ...release.profiles import read_profile
    from ...release.runner import Recipe
    from .masking_options import list_of, operators_of
    from .sanitize_files import sanitize

    if is_json() and output == "-":
        raise KanonError(Errors.E379)
    rules = None if profile is None else read_profile(profile)
    operators = {**({} if rules is None else rules.masker.get("operators", {}))}
    operators |= operators_of(operator)
    generalize = generalize or GENERALIZE in operators.values()
    generalize = generalize or (rules is not None and rules.generalizer is not None)
    for option, value in (
        ("--ontology", ontology), ("--brackets", brackets), ("--consistent", consistent),
        ("--preference", preference is not None),
    ):  # fmt: skip
        if value and not generalize:
            raise KanonError(Errors.E464.format(option=option))
    if linkage_k is not None and linkage is None:
        raise KanonError(Errors.E183.format(option="--linkage-k"))
    linking = {} if linkage_k is None else {"k": linkage_k}
    general: dict[str, Any] = {
        "ontology": None if ontology is None else str(ontology),
        "brackets": brackets,
        **({} if preference is None else {"preference": preference}),
    }
    given = {
        "kb": None if kb is None else str(kb),
        "k": k,
        "guarantee": guarantee,
        "weights": weights,
        "scope": scope or None,
        "max_arity": max_arity,
        "selection": selection,
        "unknown": unknown,
        "always_mask": None if always_mask is None else always_mask.replace(",", " ").split(),
        "replacement": replacement,
        "operators": operators or None,
        "key": key,
        "same_within": same_within,
        "allow": list_of(allow),
        "deny": list_of(deny),
        "case": case,
        "seed": seed,
    }
    config = {} if rules is None else dict(rules.masker)
    config |= {key: value for key, value in given.items() if value is not None}
    if rules is not None and rules.generalizer is not None:
        general = {
            **rules.generalizer,
            **{k: v for k, v in general.items() if v or k == "preference"},
        }
    recipe = Recipe(
        pipeline=pipeline,
        lang=lang,
        config=config,
        verify=verify,
        generalize=general if generalize else None,
        mapping=mapping is not None,
        linkage=None if linkage is None else {"index": str(linkage), **linking},
        timeout=timeout,
    )
    by_spark = engine_of(engine, master, partitions, spark_config, ship)
    if by_spark is not None:
        from .released_rows import Layout
        from .sanitize_parts import PartsPlan, sanitize_parts

        together = "it needs all texts in one place"
        refuse(
            {
                "standard input": (source == "-", "workers read parts of files"),
                "standard output": (output_path(output) is None, "it writes a folder (-o FOLDER)"),
                "--html": (html, together),
                "--mapping": (mapping, "a map has to become whole together with its release"),
                "--consistent": (consistent, together),
                "--subject-column": (
                    subject_column,
                    "texts of a person may lie in several parts (spacy_kanon.spark.sanitize with "
                    "subject= brings them together)",
                ),
                "--checkpoint": (checkpoint, "parts that are done are kept anyway"),
                "--n-process": (n_process != 1, "--master says how many workers there are"),
            }
        )
        layout = Layout(
            text_columns=tuple(text_column),
            id_column=id_column,
            keep=tuple(keep_column),
            compact=compact,
            keep_ids=keep_ids,
            generalized=recipe.generalize is not None,
        )
        plan = PartsPlan(
            Path(source),
            Path(output),
            recipe,
            format=format,
            input_format=input_format,
            layout=layout,
            evidence=evidence,
            csv_guard=csv_guard,
            profile=rules,
            report_file=report_file,
        )
        summary = sanitize_parts(plan, by_spark, progress=sys.stderr.isatty())
        return _say(summary, output, mapping)
    summary = sanitize(
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
        html=html,
        consistent=consistent,
        mapping=mapping,
        keep_ids=keep_ids,
        csv_guard=csv_guard,
        checkpoint=checkpoint,
        n_process=n_process,
        progress=sys.stderr.isatty(),
        profile=rules,
        report_file=report_file,
    )
    return _say(summary, output, mapping)


def _say(summary: Summary, output: str, mapping: Path | None) -> dict[str, Any]:
    """Say what came of it. RETURNS (dict[str, Any]): For machines."""
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
