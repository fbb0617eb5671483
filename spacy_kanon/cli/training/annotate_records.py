"""`python -m spacy kanon annotate-records`: label texts with the records people made of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from wasabi import msg

from ...errors import Errors, KanonError
from ...storage.output_checks import check_new_folder
from ...storage.progress import progress_bar
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

if TYPE_CHECKING:
    from spacy.language import Language

    from ...records.corpus import AnnotatedRecords
    from ...records.fields import RecordMapping


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
    split_by: str = "chance",
    seed: int = 0,
    force: bool = False,
) -> AnnotatedRecords:
    """Find in each text the values of its record and write training data.

    source (Path): JSONL of {text, record}, CSV/TSV (.gz too), or a folder of Wikipedia pages.
    output (Path): Folder to write: DocBin, JSONL, statistics, problems.
    mapping (Path | None): JSON: labels with their fields (default: BD, PR, SP, CH, ED).
    pipeline (str): spaCy pipeline whose entities and noun chunks are candidates.
    mentions (str): every, first, or stated: those in a telling context.
    sentences (bool): One document per sentence.
    drop_empty (bool): Leave out texts (or sentences) without a mention.
    keep_citations (bool): Leave citation marks such as [12] in the text.
    text_field (str): Field or column of the text.
    record_field (str): Field of the record, JSONL.
    thresholds (Path | None): JSON: {label: threshold}.
    calibrate_on (Path | None): Annotated file ({text, record, gold}) to fit thresholds to.
    split (str): Shares of train, dev and test, e.g. 80,10,10.
    split_by (str): chance, or presence as WikiPII: the texts in which most is found are the test
        set. Sentences of a text stay together.
    seed (int): Of a split by chance.
    force (bool): Replace OUTPUT if it exists.
    RETURNS (AnnotatedRecords): What was written, with counts and problems.
    RAISES (KanonError): E002 to E004, E500, E590, E592 for the files; E801 to E803 for mapping,
        thresholds and mentions; E804 if nothing is left to write; E805 without gold mentions; E806
        and E808 for the split; E807 for the pipeline.
    """
    from ...records.annotation import MentionChoice
    from ...records.corpus import AnnotateOptions, check_division, read_records, write_annotated
    from ...records.corpus import annotate_records as annotate_all
    from ...records.infobox_pages import read_page_folder

    check_new_folder(output, force=force, inputs=[source, mapping, thresholds, calibrate_on])
    shares = parse_split(split)
    check_division(split_by)
    choice = MentionChoice(mentions)
    options = AnnotateOptions(choice, keep_citations, sentences, not drop_empty)
    nlp = _load_pipeline(pipeline)
    fields = {"text_field": text_field, "record_field": record_field}
    labels = _load_mapping(mapping, thresholds)
    if calibrate_on is not None:
        from ...records.corpus import calibrate

        labels = calibrate(read_records(calibrate_on, **fields), labels, choice, nlp)
    records = read_page_folder(source) if source.is_dir() else read_records(source, **fields)
    bar = progress_bar(records, "texts", total=source)
    corpus = annotate_all(bar, labels, options, nlp)
    write_annotated(corpus, output, shares=shares, by=split_by, seed=seed, force=force)
    return corpus


@kanon_cli.command("annotate-records")
@friendly_errors
def annotate_records_cli(
    source: Path = argument(annotate_records, "source"),
    output: Path = argument(annotate_records, "output"),
    mapping: Path | None = option(annotate_records, "mapping", "--mapping", "-m"),
    pipeline: str = option(annotate_records, "pipeline", "--pipeline", "-p"),
    mentions: str = option(annotate_records, "mentions", "--mentions"),
    sentences: bool = option(annotate_records, "sentences", "--sentences"),
    drop_empty: bool = option(annotate_records, "drop_empty", "--drop-empty"),
    keep_citations: bool = option(annotate_records, "keep_citations", "--keep-citations"),
    text_field: str = option(annotate_records, "text_field", "--text-field"),
    record_field: str = option(annotate_records, "record_field", "--record-field"),
    thresholds: Path | None = option(annotate_records, "thresholds", "--thresholds"),
    calibrate_on: Path | None = option(annotate_records, "calibrate_on", "--calibrate-on"),
    split: str = option(annotate_records, "split", "--split"),
    split_by: str = option(annotate_records, "split_by", "--split-by"),
    seed: int = option(annotate_records, "seed", "--seed"),
    force: bool = option(annotate_records, "force", "--force"),
) -> dict[str, Any]:
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
        split_by=split_by,
        seed=seed,
        force=force,
    )
    _show(corpus)
    msg.good(f"{corpus.statistics.kept} documents: {output}")
    return {**_counts(corpus), "output": output}


def parse_split(text: str) -> dict[str, float] | None:
    """ "80,10,10" as shares of train, dev and test.

    text (str): Three percentages with commas between; "" is no split.
    RETURNS (dict[str, float] | None): By name, adding up to 1; None for no split.
    RAISES (KanonError): E806 if these are not three numbers that add up to 100.

    >>> parse_split("80,10,10")
    {'train': 0.8, 'dev': 0.1, 'test': 0.1}
    """
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
    from ...formats.annotation_files import read_json
    from ...records.fields import load_mapping

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
    msg.table(rows, header=header, divider=True, aligns=("l", "r", "r", "r", "r"))
    msg.table(_counts(corpus), aligns=("l", "r"))


def _counts(corpus: AnnotatedRecords) -> dict[str, Any]:
    statistics = corpus.statistics
    return {
        "texts": statistics.texts,
        "sentences": statistics.sentences,
        "kept": statistics.kept,
        "mentions_across_sentences": statistics.across_sentences,
        "problems": statistics.problems,
    }
