"""`python -m spacy kanon annotate`: texts and a knowledge base in, a silver corpus out."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from wasabi import msg

from ...names import DEFAULT_K
from ...storage.output_checks import check_new_folder
from ...storage.progress import progress_bar
from .._app import kanon_cli
from .._engines import ENGINE, MASTER, PARTITIONS, SHIP, SPARK_CONFIG, engine_of, refuse
from .._errors import friendly_errors
from .._options import argument, option
from .silver_entries import STATISTICS, check_statistics, entries_of, person_column_of

if TYPE_CHECKING:
    from ...release.silver_texts import SilverRecipe
    from ...training.silver import Entry


def annotate(
    texts: Path,
    output: Path,
    recipe: SilverRecipe,
    *,
    split: str = "80/10/10",
    person_column: str | None = None,
    text_column: str = "text",
    limit: int = 0,
    n_process: int = 1,
    force: bool = False,
) -> dict[str, Any]:
    """Make a silver corpus.

    texts (Path): Texts: JSONL, CSV, TSV or Parquet, also with .gz.
    output (Path): Folder to make: train.spacy, dev.spacy, test.spacy and statistics.json.
    recipe (SilverRecipe): How to annotate; its seed is that of the split, too.
    split (str): Shares of train/dev/test, by person.
    person_column (str | None): Field that says whom a text is about (default: name, or else id).
    text_column (str): Field or column that holds the text.
    limit (int): Take the first N texts only (0: all).
    n_process (int): Processes.
    force (bool): Replace OUTPUT if it exists.
    RETURNS (dict[str, Any]): Counts of each side, also written to the folder.
    RAISES (KanonError): E004, E550 for no texts, E554 for texts about nobody, E555 for the split,
        E556 for records that cannot be read; what the knowledge base's reader raises.
    """
    from ...release.silver_texts import annotate_texts
    from ...storage.files import whole_folder
    from ...training.silver import SilverCorpus, parse_shares

    check_new_folder(output, force=force, inputs=[texts])
    seed = recipe.options.seed
    corpus = SilverCorpus(parse_shares(split), seed=seed, k=recipe.options.k, lang=recipe.lang)
    with whole_folder(output, force=force) as folder:
        entries = _entries(texts, text_column, person_column)
        if limit:
            entries = islice(entries, limit)
        annotated = annotate_texts(entries, recipe, n_process=n_process)
        for entry, silver in progress_bar(annotated, "texts", total=limit or texts):
            corpus.add(entry, silver)
        statistics = corpus.statistics()
        check_statistics(texts, statistics)
        corpus.write(folder)
        (folder / STATISTICS).write_text(json.dumps(statistics, indent=2) + "\n", encoding="utf8")
    return statistics


@kanon_cli.command("annotate")
@friendly_errors
def annotate_cli(
    texts: Path = argument(annotate, "texts"),
    output: Path = argument(annotate, "output"),
    kb: Path | None = typer.Option(None, help="Knowledge base folder (default: bundled sample)"),
    strategy: str = typer.Option("greedy", "--strategy", help="greedy or random"),
    k: int = typer.Option(
        DEFAULT_K, "--k", "-k", help="People that every kept combination has to fit"
    ),
    unknown: str = typer.Option("mask", help="mask or keep what the KB does not know"),
    rules: bool = typer.Option(True, "--rules/--no-rules", help="Look beyond the KB's terms, too"),
    case: str = typer.Option("exact", help="exact, or folded to find terms in any case"),
    split: str = option(annotate, "split"),
    person_column: str | None = option(annotate, "person_column"),
    text_column: str = option(annotate, "text_column"),
    limit: int = option(annotate, "limit"),
    seed: int = typer.Option(0, help="Of the split, and of the random strategy"),
    lang: str = typer.Option("en", help="Language of the tokenizer"),
    n_process: int = option(annotate, "n_process", "--n-process", "-n"),
    force: bool = option(annotate, "force", "--force"),
    engine: str = ENGINE,
    master: str | None = MASTER,
    partitions: int | None = PARTITIONS,
    spark_config: list[str] = SPARK_CONFIG,
    ship: bool = SHIP,
) -> dict[str, Any]:
    """Annotate texts by distant supervision, for training a masker.

    The same texts, knowledge base and options give the same files. All texts about one person
    are on one side of the split. With --engine spark TEXTS may be a folder, and each side is a
    folder of parts, which spaCy reads as it reads a file.
    """
    from ...anonymity.options import Options
    from ...release.silver_texts import SilverRecipe

    recipe = SilverRecipe(
        None if kb is None else str(kb),
        Options(k=k, guarantee="combinations", selection=strategy, unknown=unknown, seed=seed),
        rules,
        case,
        lang,
    )
    by_spark = engine_of(engine, master, partitions, spark_config, ship)
    reading: dict[str, Any] = {
        "split": split,
        "person_column": person_column,
        "text_column": text_column,
    }
    if by_spark is None:
        statistics = annotate(
            texts, output, recipe, **reading, limit=limit, n_process=n_process, force=force
        )
    else:
        from .annotate_parts import annotate_parts

        refuse(
            {
                "--limit": (limit, "workers read parts of files; give a smaller table"),
                "--force": (force, "what is done of OUTPUT may be gone on with; remove it first"),
                "--n-process": (n_process != 1, "--master says how many workers there are"),
            }
        )
        progress = sys.stderr.isatty()
        statistics = annotate_parts(texts, output, recipe, by_spark, **reading, progress=progress)
    show(statistics)
    msg.good(f"Silver corpus: {output}")
    return {"statistics": statistics, "output": output}


def _entries(path: Path, text_column: str, person_column: str | None) -> Iterator[Entry]:
    from ...storage.texts import read_good_texts

    column = person_column_of(path, text_column, person_column)
    records = read_good_texts(path, text_column=text_column, id_column=column)
    return entries_of(records, path, path.name, column)


def show(statistics: dict[str, Any]) -> None:
    """Print the statistics as a table, a column a side.

    statistics (dict[str, Any]): What `annotate` returns.
    """
    names = list(next(iter(statistics.values())))
    rows = [(name, *(str(side[name]) for side in statistics.values())) for name in names]
    msg.table(rows, header=("", *statistics), aligns=("l", "r", "r", "r"))
