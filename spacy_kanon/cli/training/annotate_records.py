"""`python -m spacy kanon annotate-records`: label texts with the records people made of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from wasabi import msg, table

from ...errors import Errors, KanonError
from .._app import kanon_cli
from .._errors import friendly_errors

if TYPE_CHECKING:
    from spacy.language import Language

    from ...corpus.records.annotated_records import AnnotatedRecords
    from ...corpus.records.field_labels import RecordMapping


@kanon_cli.command("annotate-records")
@friendly_errors
def annotate_records_cli(
    source: Path = typer.Argument(
        ..., help="JSONL of {text, record}, CSV/TSV (.gz too), or a folder of Wikipedia pages"
    ),
    output: Path = typer.Argument(..., help="Folder to write: DocBin, JSONL, statistics, problems"),
    mapping: Path = typer.Option(
        None, "--mapping", "-m", help="JSON: labels with their fields (default: BD, PR, SP, CH, ED)"
    ),
    pipeline: str = typer.Option(
        "", "--pipeline", "-p", help="spaCy pipeline whose entities and noun chunks are candidates"
    ),
    mentions: str = typer.Option(
        "stated", "--mentions", help="every, first, or stated: those in a telling context"
    ),
    sentences: bool = typer.Option(False, "--sentences", help="One document per sentence"),
    drop_empty: bool = typer.Option(
        False, "--drop-empty", help="Leave out texts (or sentences) without a mention"
    ),
    keep_citations: bool = typer.Option(
        False, "--keep-citations", help="Leave citation marks such as [12] in the text"
    ),
    text_field: str = typer.Option("text", "--text-field", help="Field or column of the text"),
    record_field: str = typer.Option("record", "--record-field", help="Field of the record, JSONL"),
    thresholds: Path = typer.Option(None, "--thresholds", help="JSON: {label: threshold}"),
    calibrate_on: Path = typer.Option(
        None, "--calibrate-on", help="Annotated file ({text, record, gold}) to fit thresholds to"
    ),
    split: str = typer.Option("", "--split", help="Shares of train, dev and test, e.g. 80,10,10"),
    seed: int = typer.Option(0, "--seed", help="Of the split, which is by document"),
    force: bool = typer.Option(False, "--force", help="Replace OUTPUT if it exists"),
) -> None:
    """Find in each text the values of its record and write training data.

    Values are matched by normal form first (dates in any form, name parts and initials,
    abbreviations) and fuzzily second; words such as "married" decide between readings.
    """
    corpus = annotate_records(
        source,
        output,
        mapping=mapping,
        pipeline=pipeline,
        mentions=mentions,
        sentences=sentences,
        drop_empty=drop_empty,
        keep_citations=keep_citations,
        text_field=text_field,
        record_field=record_field,
        thresholds=thresholds,
        calibrate_on=calibrate_on,
        split=split,
        seed=seed,
        force=force,
    )
    _show(corpus)
    msg.good(f"{corpus.statistics.kept} documents: {output}")


def annotate_records(
    source: Path,
    output: Path,
    *,
    mapping: Path | None = None,
    pipeline: str = "",
    mentions: str = "stated",
    sentences: bool = False,
    drop_empty: bool = False,
    keep_citations: bool = False,
    text_field: str = "text",
    record_field: str = "record",
    thresholds: Path | None = None,
    calibrate_on: Path | None = None,
    split: str = "",
    seed: int = 0,
    force: bool = False,
) -> AnnotatedRecords:
    """Annotate a file; the arguments are those of the command.

    RAISES (KanonError): E002 to E004, E500, E590, E592, E801 to E807.
    """
    from tqdm import tqdm

    from ...corpus.records.annotated_records import AnnotateOptions, write_annotated
    from ...corpus.records.annotated_records import annotate_records as annotate_all
    from ...corpus.records.annotation import MentionChoice
    from ...corpus.records.infobox_pages import read_page_folder
    from ...corpus.records.reading import read_records

    if output.exists() and not force:
        raise KanonError(Errors.E004.format(path=output))
    shares = parse_split(split)
    choice = MentionChoice(mentions)
    options = AnnotateOptions(choice, keep_citations, sentences, not drop_empty)
    nlp = _load_pipeline(pipeline)
    fields = {"text_field": text_field, "record_field": record_field}
    labels = _load_mapping(mapping, thresholds)
    if calibrate_on is not None:
        from ...corpus.records.thresholds import calibrate

        labels = calibrate(read_records(calibrate_on, **fields), labels, choice, nlp)
    records = read_page_folder(source) if source.is_dir() else read_records(source, **fields)
    bar = tqdm(records, desc="Texts", unit="", disable=None)
    corpus = annotate_all(bar, labels, options, nlp)
    write_annotated(corpus, output, shares=shares, seed=seed, force=force)
    return corpus


def parse_split(text: str) -> dict[str, float] | None:
    """ "80,10,10" as shares of train, dev and test. RAISES (KanonError): E806."""
    if not text:
        return None
    parts = text.split(",")
    try:
        shares = [float(part) / 100 for part in parts]
    except ValueError as error:
        raise KanonError(Errors.E806.format(value=text)) from error
    if len(shares) != 3 or min(shares) < 0 or abs(sum(shares) - 1) > 1e-9:
        raise KanonError(Errors.E806.format(value=text))
    return dict(zip(("train", "dev", "test"), shares, strict=True))


def _load_mapping(mapping: Path | None, thresholds: Path | None) -> RecordMapping:
    from ...corpus.formats.annotation_files import read_json
    from ...corpus.records.field_labels import load_mapping

    labels = load_mapping(mapping)
    if thresholds is None:
        return labels
    values = read_json(thresholds, "thresholds")
    if not isinstance(values, dict) or not all(_is_share(v) for v in values.values()):
        reason = "it is no object of labels and numbers from 0 to 1"
        raise KanonError(Errors.E801.format(path=thresholds, reason=reason))
    return labels.with_thresholds(values)


def _is_share(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1


def _load_pipeline(name: str) -> Language | None:
    if not name:
        return None
    import spacy

    try:
        return spacy.load(name)
    except OSError as error:
        raise KanonError(Errors.E807.format(name=name, reason=error)) from error


def _show(corpus: AnnotatedRecords) -> None:
    statistics = corpus.statistics
    labels = [label.label for label in corpus.mapping.labels]
    header = ("label", "values", "found", "mentions", "threshold")
    rows = [
        (*row, f"{label.threshold:.2f}")
        for row, label in zip(statistics.rows(labels), corpus.mapping.labels, strict=True)
    ]
    typer.echo(table(rows, header=header, divider=True, aligns=("l", "r", "r", "r", "r")))
    typer.echo(
        json.dumps(
            {
                "texts": statistics.texts,
                "sentences": statistics.sentences,
                "kept": statistics.kept,
                "mentions_across_sentences": statistics.across_sentences,
                "problems": statistics.problems,
            }
        )
    )
