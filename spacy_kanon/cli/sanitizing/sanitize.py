"""`python -m spacy kanon sanitize`: texts in, k-anonymous texts with their evidence out."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from ...io.output_checks import output_path
from .._app import kanon_cli
from .._errors import friendly_errors

if TYPE_CHECKING:
    from ...io.texts import BadRecord, TextRecord
    from ...release.runner import Outcome, Recipe

SOME_BAD = 3
DEFAULT_TIMEOUT = 600.0  # seconds


@kanon_cli.command("sanitize")
@friendly_errors
def sanitize_cli(
    source: str = typer.Argument(
        ..., help="File with text (.txt), JSONL, CSV, TSV or Parquet; - reads standard input"
    ),
    output: str = typer.Option(
        "-", "--output", "-o", help="File to write; - writes to standard output"
    ),
    format: str | None = typer.Option(
        None, "--format", "-f", help="Output: jsonl, csv or text (default: from the name, or jsonl)"
    ),
    input_format: str | None = typer.Option(
        None, "--input-format", help="Input: text, jsonl, csv, tsv or parquet (default: from name)"
    ),
    text_column: str = typer.Option("text", help="Field or column that holds the text"),
    id_column: str | None = typer.Option(
        None, help="Field or column that names a record (default: id or doc_id, if there)"
    ),
    kb: Path | None = typer.Option(None, help="Knowledge base folder (default: bundled sample)"),
    k: int | None = typer.Option(
        None, "--k", "-k", help="People that every kept combination has to fit (default: 5)"
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
        None, help="What the knowledge base does not know: mask or keep (default: mask)"
    ),
    always_mask: str | None = typer.Option(
        None, help="Kinds that never stay (default: PERSON,CODE)"
    ),
    replacement: str | None = typer.Option(
        None, help="What stands there instead: stars, kind or numbered (default: stars)"
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
        None, help="People that have to be as likely for somebody who read them (default: 10)"
    ),
    subject_column: str | None = typer.Option(
        None,
        help="Field or column that says whom a text is about: all texts of one are decided "
        "together; with --linkage, whom of the index (default: a guess)",
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
    n_process: int = typer.Option(1, "--n-process", "-n", help="Processes"),
) -> None:
    """Mask what singles out fewer than k people, and say why.

    JSONL output holds the masked text, with --generalize also the sanitized text, and for every
    decided phrase its offsets in the original, kind, decision, reason, k and score. Exit status:
    0 all done, 1 nothing written, 3 some records could not be sanitized (each is named with its
    line; the others are written).
    """
    from ...errors import Errors, KanonError
    from ...release.runner import Recipe

    for option, value in (
        ("--ontology", ontology), ("--brackets", brackets), ("--consistent", consistent),
    ):  # fmt: skip
        if value and not generalize:
            raise KanonError(Errors.E464.format(option=option))
    if linkage_k is not None and linkage is None:
        raise KanonError(Errors.E183.format(option="--linkage-k"))
    linking = {} if linkage_k is None else {"k": linkage_k}
    general = {"ontology": None if ontology is None else str(ontology), "brackets": brackets}
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
        "case": case,
        "seed": seed,
    }
    config = {key: value for key, value in given.items() if value is not None}
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
    summary = sanitize(
        None if source == "-" else Path(source),
        output_path(output),
        recipe,
        format=format,
        input_format=input_format,
        text_column=text_column,
        id_column=id_column,
        subject_column=subject_column,
        evidence=evidence,
        html=html,
        consistent=consistent,
        mapping=mapping,
        keep_ids=keep_ids,
        csv_guard=csv_guard,
        n_process=n_process,
        progress=sys.stderr.isatty(),
    )
    report(summary)
    if mapping is not None:
        _to_stderr(
            f"{mapping} restores the original texts: it is personal data. Keep it apart from the "
            "output, or delete it."
        )
    if summary.bad:
        raise typer.Exit(SOME_BAD)


@dataclass(slots=True)
class Summary:
    """What came of a run."""

    documents: int = 0
    words: int = 0
    masked_words: int = 0
    masked: int = 0
    generalized: int = 0
    smallest_k: int | None = None
    seconds: float = 0.0
    bad: list[BadRecord] = field(default_factory=list)


def sanitize(
    source: Path | None,
    output: Path | None,
    recipe: Recipe,
    *,
    format: str | None = None,
    input_format: str | None = None,
    text_column: str = "text",
    id_column: str | None = None,
    subject_column: str | None = None,
    evidence: bool = False,
    html: Path | None = None,
    consistent: bool = False,
    mapping: Path | None = None,
    keep_ids: bool = False,
    csv_guard: bool = True,
    n_process: int = 1,
    progress: bool = False,
) -> Summary:
    """Sanitize a file of texts. Files are written whole or not at all, as a set.

    consistent (bool): Word each term alike through all texts, which are held in memory for it.
    mapping (Path | None): Where to write the maps that restore the texts.
    keep_ids (bool): Release ids as they are, whatever they say.
    csv_guard (bool): Put a quote before cells of CSV that look like formulas.
    RAISES (KanonError): For what cannot be read, made or written; nothing is written then.
    """
    from ...errors import Errors, KanonError
    from ...io.texts import read_texts
    from ...release.record import without_words
    from ...release.runner import sanitize_texts
    from ...release.subjects import sanitize_subjects
    from .release_files import Places, open_release

    output_format = _output_format(output, format)
    if mapping is not None and output_format == "text":
        raise KanonError(Errors.E463.format(format=output_format))
    records = read_texts(
        source,
        format=input_format,
        text_column=text_column,
        id_column=id_column,
        subject_column=subject_column,
    )
    summary = Summary()
    places = Places(
        output=output,
        format=output_format,
        mapping=mapping,
        html=html,
        generalized=recipe.generalize is not None,
        evidence=evidence,
        keep_ids=keep_ids,
        guard=csv_guard,
    )
    places.check(source)
    began = time.perf_counter()
    if consistent:
        records, recipe = _with_floors(records, recipe, n_process)
    # Against linkage a subject says whom each text is about; otherwise which belong together.
    run: Callable[..., Iterator[Outcome]] = sanitize_texts
    if subject_column is not None and recipe.linkage is None:
        run = partial(sanitize_subjects, folder=None if output is None else output.parent)
    with open_release(places) as files:
        for entry, outcome in _outcomes(records, recipe, n_process, progress, summary, run):
            record = outcome.record or {}
            files.write(entry, record, record if evidence else without_words(record), outcome.map)
    summary.seconds = time.perf_counter() - began
    return summary


def _with_floors(
    records: Iterator[TextRecord | BadRecord], recipe: Recipe, n_process: int
) -> tuple[Iterator[TextRecord | BadRecord], Recipe]:
    """The same records, and the recipe that words each term alike in all of them."""
    from ...io.texts import TextRecord
    from ...release.consistency import consistent_floors

    held = list(records)
    texts = [record.text for record in held if isinstance(record, TextRecord)]
    floors = consistent_floors(texts, recipe, n_process=n_process)
    return iter(held), replace(recipe, generalize={**(recipe.generalize or {}), "floors": floors})


def _outcomes(
    records: Iterator[TextRecord | BadRecord],
    recipe: Recipe,
    n_process: int,
    progress: bool,
    summary: Summary,
    run: Callable[..., Iterator[Outcome]],
) -> Iterator[tuple[TextRecord, Outcome]]:
    """Good records with what came of them, in order; the bad ones are counted in the summary."""
    from collections import deque

    from tqdm import tqdm

    from ...io.texts import BadRecord

    waiting: deque[TextRecord] = deque()

    def texts() -> Iterator[tuple[str, str | None]]:
        for record in records:
            if isinstance(record, BadRecord):
                summary.bad.append(record)
            else:
                waiting.append(record)
                yield record.text, record.subject

    stream = run(texts(), recipe, n_process=n_process)
    for outcome in tqdm(stream, unit=" docs", disable=not progress, smoothing=0.1):
        entry = waiting.popleft()
        if outcome.problem is not None:
            summary.bad.append(BadRecord(entry.line, outcome.problem))
            continue
        assert outcome.record is not None
        summary.documents += 1
        summary.words += outcome.words
        summary.masked_words += outcome.masked_words
        for span in outcome.record["spans"]:
            summary.masked += span["masked"]
            summary.generalized += span.get("generalized", False)
        reached = outcome.record["k_reached"]
        if reached is not None and (summary.smallest_k is None or reached < summary.smallest_k):
            summary.smallest_k = reached
        yield entry, outcome


def _output_format(output: Path | None, format: str | None) -> str:
    from ...corpus.formats.sanitized import FORMATS
    from ...errors import Errors, KanonError

    if format is None:
        suffix = "" if output is None else output.suffix.lower()
        format = {".csv": "csv", ".txt": "text"}.get(suffix, "jsonl")
    if format not in FORMATS:
        raise KanonError(
            Errors.E321.format(name="--format", value=format, choices=", ".join(FORMATS))
        )
    return format


def report(summary: Summary) -> None:
    """Say on standard error what came of a run."""
    for bad in sorted(summary.bad, key=lambda bad: bad.line):
        _to_stderr(f"line {bad.line}: {bad.problem}")
    share = summary.masked_words / summary.words if summary.words else 0.0
    rate = summary.documents / summary.seconds if summary.seconds else 0.0
    words = summary.words / summary.seconds if summary.seconds else 0.0
    reached = "-" if summary.smallest_k is None else f"{summary.smallest_k:,}"
    softened = summary.generalized / summary.masked if summary.masked else 0.0
    softer = f"{softened:.1%} of masked phrases generalized, " if summary.generalized else ""
    _to_stderr(
        f"{summary.documents:,} documents, {summary.words:,} tokens, {share:.1%} of tokens masked, "
        f"{softer}smallest k reached {reached}; {rate:,.0f} docs/s, {words:,.0f} tokens/s"
        + (f"; {len(summary.bad):,} bad records" if summary.bad else "")
    )


def _to_stderr(line: str) -> None:
    sys.stderr.write(line + "\n")
