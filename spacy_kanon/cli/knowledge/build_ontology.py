"""`python -m spacy kanon build-ontology`: a Wikidata dump in, an ontology out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from ...storage.output_checks import check_new_folder
from .._app import kanon_cli
from .._engines import ENGINE, MASTER, PARTITIONS, SPARK_CONFIG, engine_of
from .._errors import friendly_errors
from .._options import argument, option
from ._dump_engine import dump_engine

if TYPE_CHECKING:
    from ...spark.sessions import Engine


def build_ontology(
    dump: Path,
    output: Path,
    *,
    languages: tuple[str, ...] = ("en",),
    engine: Engine | None = None,
    force: bool = False,
    progress: bool = False,
) -> dict[str, Any]:
    """Build an ontology from a dump.

    dump (Path): Wikidata JSON dump (.json, .gz, .bz2).
    output (Path): Folder to make.
    languages (tuple[str, ...]): Languages of aliases; wording is English.
    engine (Engine | None): Spark, to read a dump; its machines have DUMP and the folder of OUT at
        the same paths. None: this process reads.
    force (bool): Replace an ontology at OUT.
    progress (bool): Show a progress bar.
    RETURNS (dict[str, Any]): Its `meta.json`.
    RAISES (KanonError): E003 if there is no dump; E004 if OUT exists; what `dump_engine`
        and `ontology.building.build.build_ontology` raise.
    """
    from ...errors import Errors, KanonError
    from ...ontology.build import build_ontology as build
    from ...ontology.source import DumpSource

    # Reading a dump takes hours: what can be known to fail is said first.
    if not dump.exists():
        raise KanonError(Errors.E003.format(path=dump))
    check_new_folder(output, force=force, inputs=[dump])
    with dump_engine(dump, engine) as spark:
        reader = None
        if spark is not None and engine is not None:
            from ...spark.dump_splits import spark_readings

            scratch = output.absolute().parent
            reader = partial(
                spark_readings,
                spark,
                dump,
                languages,
                scratch=scratch,
                parts=engine.partitions,
            )
        source = DumpSource(dump, languages=languages, progress=progress, reader=reader)
        return build(source, output, force=force)


@kanon_cli.command("build-ontology")
@friendly_errors
def build_ontology_cli(
    dump: Path = argument(build_ontology, "dump"),
    output: Path = argument(build_ontology, "output", metavar="OUT"),
    languages: str = typer.Option(
        "en", "--languages", "-l", help="Languages of aliases, by commas; wording is English"
    ),
    engine: str = ENGINE,
    master: str | None = MASTER,
    partitions: int | None = PARTITIONS,
    spark_config: list[str] = SPARK_CONFIG,
    force: bool = option(build_ontology, "force", "--force", "-f"),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="No progress bar and no table"),
) -> dict[str, Any]:
    """Build an ontology: what is more general than what, for truthful replacements.

    It holds every item that statements about people lead to, and all above them. OUT appears whole
    or not at all.
    """
    names = tuple(dict.fromkeys(part.strip() for part in languages.split(",") if part.strip()))
    meta = build_ontology(
        dump,
        output,
        languages=names,
        engine=engine_of(engine, master, partitions, spark_config),
        force=force,
        progress=not quiet,
    )
    if not quiet:
        show_statistics(meta, f"Built {output}")
    return {**meta, "output": output}


def show_statistics(meta: Mapping[str, Any], title: str) -> None:
    """Print counts and the thesis's table 3.3.

    meta (Mapping[str, Any]): The `meta.json` of an ontology.
    title (str): First line.
    """
    from wasabi import msg

    from ...ontology.build import statistics_table

    counts, statistics = meta["counts"], meta["statistics"]
    size = sum(entry["bytes"] for entry in meta["files"].values())
    msg.good(title)
    rows = [
        ("items", f"{counts['items']:,}"),
        ("strings", f"{counts['strings']:,}"),
        ("concepts with generalizations", f"{statistics['concepts']:,}"),
        ("  by more than one property", f"{statistics['several_properties']:,}"),
        ("items in a country of today", f"{counts['with_country']:,}"),
        ("items without an English label", f"{counts['without_label']:,}"),
        ("MB on disk", f"{size / 1e6:,.1f}"),
        ("fingerprint", meta["fingerprint"][:16]),
    ]
    msg.table(rows, aligns=("l", "r"))
    header = ("property", "generalizations", "times used", "mean", "mean of longest")
    table = statistics_table(statistics)
    msg.table(table, header=header, divider=True, aligns=("l", "r", "r", "r", "r"))
