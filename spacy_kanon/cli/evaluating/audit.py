"""`python -m spacy kanon audit`: released texts in, how many people they single out."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from wasabi import msg

from ...errors import Errors, KanonError
from ...names import DEFAULT_K
from .._app import kanon_cli
from .._engines import ENGINE, MASTER, PARTITIONS, SHIP, SPARK_CONFIG, engine_of, refuse
from .._errors import friendly_errors
from .._options import option
from .system_files import add_system, named_path, read_all_systems

if TYPE_CHECKING:
    from ...release.audit_run import Audit
    from ...release.released_files import Originals, Released
    from ...storage.records import BadRecord

SOME_BAD = 3


def audit(
    released: Sequence[tuple[str, Path]] = (),
    masks: Sequence[tuple[str, Path]] = (),
    *,
    kb: Path | None = None,
    k: int = DEFAULT_K,
    texts: Path | None = None,
    text_column: str | None = None,
    subject_column: str | None = None,
    linkage: Path | None = None,
    thin: float = 0.0,
    seeds: int = 5,
    worst: int = 10,
    lang: str = "en",
) -> list[Audit]:
    """Count releases.

    released (Sequence[tuple[str, Path]]): Name ("" takes the file's stem) and file of each.
    masks (Sequence[tuple[str, Path]]): Name ("" takes the names in the file) and mask file.
    kb (Path | None): Knowledge base folder (default: bundled sample).
    k (int): Fewest people that are enough.
    texts (Path | None): The originals: what --masks is applied to, and what the share of visible
        tokens is measured against (by id: sanitize --keep-ids); a table with id and text, or
        annotated texts.
    text_column (str | None): Field that holds the released text; any takes every field with a
        text (default: the first of sanitized_text, masked_text, text).
    subject_column (str | None): Field with the name of whom a text is about, of the released
        files or of --texts.
    linkage (Path | None): Folder of index-background: also count the texts that a reader of these
        documents links to their subject; who that is --subject-column says.
    thin (float): Also count with a knowledge base that lacks this share of each person's
        statements (a date goes with its month, year and decade): what it would have let through,
        that is, which breaches of the whole one it takes for safe.
    seeds (int): How many such knowledge bases, each lacking other statements.
    worst (int): How many of the worst documents are shown for each release.
    lang (str): Language of the texts.
    RETURNS (list[Audit]): One per release, in the order given.
    RAISES (KanonError): E605 without anything to audit, E507 for masks without texts, E651 for
        a figure out of range, E609 for two releases of one name, E657 for a release of
            other texts; E175 for a k above the people of the index, E184 if it has none of the
            subjects; what the files raise.
    """
    from ...kb.reader import open_kb
    from ...release.audit_run import Measure, ReleaseAuditor
    from ...release.linkage_count import open_readers
    from ...release.released_files import (
        Originals,
        read_originals,
        read_released,
        released_by_masks,
    )

    if not released and not masks:
        advice = "Name released files, or --masks with --texts."
        raise KanonError(
            Errors.E605.format(what="An audit", minimum=1, unit="release", count=0, advice=advice)
        )
    if masks and texts is None:
        raise KanonError(Errors.E507.format(path=masks[0][1]))
    column = None
    originals = Originals()
    if texts is not None:
        column = subject_column if _has_column(texts, subject_column) else None
        originals = read_originals(texts, subject_column=column)
    measure = Measure(k, thin, seeds, worst, lang)
    readers = open_readers(linkage, k)
    auditor = ReleaseAuditor(open_kb(kb), measure, originals.texts, readers)
    of_release = None if column is not None else subject_column
    releases: dict[str, Iterable[Released | BadRecord]] = {}
    for name, path in released:
        entries = read_released(path, text_column=text_column, subject_column=of_release)
        release = name or path.stem
        add_system(releases, release, _of_originals(release, entries, originals))
    for name, system in read_all_systems(list(masks), originals.texts).items():
        add_system(releases, name, released_by_masks(originals, system, name=name))
    return [auditor.audit(name, entries) for name, entries in releases.items()]


@kanon_cli.command("audit")
@friendly_errors
def audit_cli(
    released: list[str] = typer.Argument(
        None,
        metavar="[NAME=]RELEASED",
        help="Released files of any tool: text (.txt), JSONL, CSV, TSV or Parquet; or folders of "
        "such files",
    ),
    masks: list[str] = typer.Option(
        [],
        "--masks",
        "-m",
        metavar="[NAME=]FILE",
        help="Masks of any tool, applied to --texts; a file may hold several systems",
    ),
    kb: Path | None = option(audit, "kb", "--kb"),
    k: int = option(audit, "k", "--k", "-k"),
    texts: Path | None = option(audit, "texts", "--texts"),
    text_column: str | None = option(audit, "text_column", "--text-column"),
    subject_column: str | None = option(audit, "subject_column", "--subject-column"),
    linkage: Path | None = option(audit, "linkage", "--linkage"),
    thin: float = option(audit, "thin", "--thin"),
    seeds: int = option(audit, "seeds", "--seeds"),
    worst: int = option(audit, "worst", "--worst"),
    lang: str = option(audit, "lang", "--lang"),
    as_json: Path | None = typer.Option(None, "--json", help="Also write all figures as JSON"),
    html: Path | None = typer.Option(None, "--html", help="Also write a page with the worst texts"),
    engine: str = ENGINE,
    master: str | None = MASTER,
    partitions: int | None = PARTITIONS,
    spark_config: list[str] = SPARK_CONFIG,
    ship: bool = SHIP,
) -> None:
    """Count how many people released texts single out, from the texts alone.

    Terms of the knowledge base are found again in what is visible, whoever made the release. The
    figures are shares of documents: some combination of visible terms fits 1 to k - 1 people, or
    exactly one; all visible terms together fit fewer than k. With --linkage also: to somebody who
    has read background documents nobody else, or fewer than k people, are as likely as the subject.
    Without --texts a placeholder counts
    as one token. Exit status: 0 all counted, 1 nothing, 3 some records could not be read (each is
    named with its line).
    """
    from ...reports.report import audit_rows, render_audit
    from ...storage.files import whole_file

    by_spark = engine_of(engine, master, partitions, spark_config, ship)
    named = [_named(entry) for entry in released or ()]
    if by_spark is None:
        audits = audit(
            named,
            [_named(entry) for entry in masks],
            kb=kb,
            k=k,
            texts=texts,
            text_column=text_column,
            subject_column=subject_column,
            linkage=linkage,
            thin=thin,
            seeds=seeds,
            worst=worst,
            lang=lang,
        )
    else:
        from ...release.audit_run import Measure
        from .audit_parts import audit_parts

        originals = "each worker would have to hold all originals"
        refuse({"--masks": (masks, originals), "--texts": (texts, originals)})
        audits = audit_parts(
            named,
            by_spark,
            kb=kb,
            linkage=linkage,
            measure=Measure(k, thin, seeds, worst, lang),
            text_column=text_column,
            subject_column=subject_column,
            keep=as_json,
            progress=sys.stderr.isatty(),
        )
    plain = [one.to_plain() for one in audits]
    options: dict[str, Any] = {
        "k": k, "knowledge base": None if kb is None else kb.name, "thin": thin, "seeds": seeds,
    }  # fmt: skip
    if as_json is not None:
        with whole_file(as_json) as file:
            file.write(json.dumps({"options": options, "releases": plain}, indent=2) + "\n")
    if html is not None:
        released_texts = [[document.text for document in one.worst] for one in audits]
        with whole_file(html) as file:
            file.write(render_audit(plain, released_texts, options))
    head, rows = audit_rows(plain)
    cells = [[f"{v:.3f}" if isinstance(v, float) else v for v in row] for row in rows]
    msg.table(cells, header=head, divider=True, max_col=40)
    bad = [(one.name, record) for one in audits for record in one.bad]
    for name, record in bad:
        sys.stderr.write(f"{name}, line {record.line}: {record.problem}\n")
    if bad:
        raise SystemExit(SOME_BAD)


def _named(entry: str) -> tuple[str, Path]:
    """Name and file of `NAME=FILE`; a file of that very name is no pair."""
    path = Path(entry)
    return ("", path) if "=" not in entry or path.exists() else named_path(entry)


def _has_column(path: Path, column: str | None) -> bool:
    from ...storage.records import read_columns, table_format

    table = table_format(path)
    return column is not None and table is not None and column in read_columns(path, table)


def _of_originals(
    release: str, entries: Iterable[Released | BadRecord], originals: Originals
) -> Iterator[Released | BadRecord]:
    """The same, with the subjects that only the originals name.

    RAISES (KanonError): E657 if there are originals and none of them was released.
    """
    from dataclasses import replace

    from ...storage.records import BadRecord

    names = {text.doc_id for text in originals.texts}
    shared = not names
    for entry in entries:
        if not isinstance(entry, BadRecord):
            shared = shared or entry.name in names
            if entry.subject is None:
                entry = replace(entry, subject=originals.subject(entry.name))
        yield entry
    if not shared:
        raise KanonError(Errors.E657.format(release=release))
