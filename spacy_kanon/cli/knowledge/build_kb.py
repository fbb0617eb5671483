"""`python -m spacy kanon build-kb`: a dump or a table in, a knowledge base out."""

from __future__ import annotations

import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from ...storage.output_checks import check_new_folder
from ...storage.records import table_format
from .._app import kanon_cli
from .._engines import ENGINE, MASTER, PARTITIONS, SPARK_CONFIG, engine_of
from .._errors import friendly_errors
from .._options import argument, option
from ._dump_engine import dump_engine

if TYPE_CHECKING:
    from ...kb.build import BuildReport
    from ...spark.sessions import Engine


def build_kb(
    source: Path,
    output: Path,
    *,
    mapping: Path | None = None,
    languages: tuple[str, ...] = ("en",),
    folded: bool = False,
    words: Path | None = None,
    engine: Engine | None = None,
    force: bool = False,
    progress: bool = False,
) -> BuildReport:
    """Build a knowledge base from a file.

    source (Path): Wikidata JSON dump (.json, .gz, .bz2) or table (.csv, .jsonl, .parquet).
    output (Path): Folder to make.
    mapping (Path | None): For a table: JSON file that says which column is what.
    languages (tuple[str, ...]): For a dump: languages of labels and aliases.
    folded (bool): Also store case-folded keys, for search whatever the case.
    words (Path | None): Ordinary words that are masked even if nobody is known to have them
        ("geologist"): a file with one a line, or an ontology folder, whose classes of people count.
    engine (Engine | None): Spark, to read a dump; its machines have SOURCE and the folder of OUT at
        the same paths. None: this process reads.
    force (bool): Replace a knowledge base at OUT.
    progress (bool): Show progress bars.
    RETURNS (BuildReport): Counts, sizes and seconds.
    RAISES (KanonError): E003 if there is no source; E004 if OUT exists; what `dump_engine` and
        `kb.build.build_kb` raise.
    """
    from ...errors import Errors, KanonError
    from ...kb import build
    from ...kb.sources import open_source
    from ...kb.terms import harmless_terms

    # Reading a dump takes hours: what can be known to fail is said first.
    if not source.exists():
        raise KanonError(Errors.E003.format(path=source))
    check_new_folder(output, force=force, inputs=[source, mapping, words])
    listed = [] if words is None else read_words(words)
    # What stands in between holds facts about people: it stays beside the output.
    scratch = output.absolute().parent
    options: dict[str, Any] = {} if table_format(source) else {"scratch": scratch}
    with dump_engine(source, engine, is_dump=not table_format(source)) as spark:
        if spark is not None and engine is not None:
            from ...spark.dump_splits import SparkReader

            options["reader"] = SparkReader(
                spark, source, languages, scratch=scratch, parts=engine.partitions
            )
        people = open_source(
            source, mapping=mapping, languages=languages, progress=progress, **options
        )
        return build.build_kb(
            people,
            output,
            folded=folded,
            harmless=harmless_terms(),
            words=listed,
            force=force,
            progress=progress,
        )


@kanon_cli.command("build-kb")
@friendly_errors
def build_kb_cli(
    source: Path = argument(build_kb, "source"),
    output: Path = argument(build_kb, "output", metavar="OUT"),
    mapping: Path | None = option(build_kb, "mapping", "--mapping", "-m"),
    languages: str = typer.Option(
        "en", "--languages", "-l", help="For a dump: languages of labels and aliases, by commas"
    ),
    folded: bool = option(build_kb, "folded", "--folded"),
    words: Path | None = option(build_kb, "words", "--words"),
    engine: str = ENGINE,
    master: str | None = MASTER,
    partitions: int | None = PARTITIONS,
    spark_config: list[str] = SPARK_CONFIG,
    force: bool = option(build_kb, "force", "--force", "-f"),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="No progress bars and no table"),
) -> dict[str, Any]:
    """Build a knowledge base: who is known, and what is known about them.

    OUT appears whole or not at all. Peak memory is bounded: a build that is interrupted or killed
    leaves nothing that could be taken for a knowledge base.
    """
    report = build_kb(
        source,
        output,
        mapping=mapping,
        languages=split_languages(languages),
        folded=folded,
        words=words,
        engine=engine_of(engine, master, partitions, spark_config),
        force=force,
        progress=not quiet,
    )
    if not quiet:
        show_report(report, output)
    return {**asdict(report), "output": output}


def read_words(path: Path) -> list[str]:
    """Words that people are called, from an ontology or a list.

    path (Path): Folder of an ontology, or a text file with one word a line.
    RETURNS (list[str]): As they stand there.
    RAISES (KanonError): It is missing or cannot be read.
    """
    from ...ontology.reader import open_ontology
    from ...storage.records import listed_lines

    if path.is_dir():
        return open_ontology(path).person_words()
    return list(listed_lines(path))


def split_languages(text: str) -> tuple[str, ...]:
    """Codes of languages, in their order, each once.

    text (str): With commas between.
    RETURNS (tuple[str, ...]): Without blanks.

    >>> split_languages("en, de,en")
    ('en', 'de')
    """
    return tuple(dict.fromkeys(part.strip() for part in text.split(",") if part.strip()))


def show_report(report: BuildReport, output: Path) -> None:
    """Print what was built.

    report (BuildReport): What `build_kb` returns.
    output (Path): The folder.
    """
    from wasabi import msg

    rows = [
        ("people", f"{report.people:,}"),
        ("terms", f"{report.terms:,}"),
        ("postings", f"{report.postings:,}"),
        ("MB on disk", f"{sum(report.bytes.values()) / 1e6:,.1f}"),
        ("seconds", f"{report.seconds:,.1f}"),
        ("peak memory, MB", f"{peak / 1e6:,.0f}" if (peak := peak_memory()) else "unknown"),
        ("fingerprint", report.fingerprint[:16]),
    ]
    msg.good(f"Built {output}")
    msg.table(rows, aligns=("l", "r"))


def peak_memory() -> int | None:
    """Largest resident size of this process so far in bytes; None where it is not known.

    RETURNS (int | None): Of this process alone.
    """
    if sys.platform == "win32":
        return None
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
