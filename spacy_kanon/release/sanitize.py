"""A file of texts through a pipeline to the files of a release: what `sanitize` does."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import tee
from operator import attrgetter
from pathlib import Path
from typing import Any, cast

from ..anonymity.population import sentence_of
from ..documents.document import DOCUMENTS
from ..errors import Errors, KanonError, check_choice
from ..formats.sanitized import FORMATS
from ..names import KINDS, MASKED_TEXT, SANITIZED_TEXT
from ..operators.writing import shows_of
from ..storage.files import check_outputs, whole_file
from ..storage.progress import is_quiet, progress_bar
from ..storage.records import BadRecord
from ..storage.texts import TextRecord, find_format, guess_format, read_folder, read_texts
from .files import Layout, open_folder, open_release
from .profiles import Profile, Rule
from .record import Release
from .runner import Entry, Recipe, make_release_runner
from .subjects import Group, sanitize_groups, sanitize_subjects

FOLDER = "folder"


def sanitize(
    source: Path | None,
    output: Path | None,
    recipe: Recipe,
    *,
    format: str | None = None,
    input_format: str | None = None,
    text_column: str | Iterable[str] = "text",
    id_column: str | None = None,
    subject_column: str | None = None,
    n_process: int = 1,
    progress: bool = False,
    profile: Profile | None = None,
    report_file: Path | None = None,
    **written: Any,
) -> Summary:
    """Sanitize a file or folder of texts. What is written is whole or not at all, as a set;
    `written` are further fields of a `Layout`."""
    columns = (text_column,) if isinstance(text_column, str) else tuple(text_column)
    from_folder = source is not None and source.is_dir()
    to_folder = from_folder and format is None and output is not None and not output.suffix
    beside = {f"--{name}": written.get(name) for name in ("mapping", "evidence")}
    files = {"--output": None if to_folder else output, **beside, "--report": report_file}
    check_outputs(files, inputs=[source], folders={"--output": output if to_folder else None})
    layout = Layout(
        output,
        FOLDER if to_folder else _output_format(output, format),
        text_columns=columns,
        id_column=id_column,
        released=MASKED_TEXT if recipe.generalize is None else SANITIZED_TEXT,
        **written,
    )
    _check_format(layout, source, input_format)
    check_outputs({"--output": layout.text}, inputs=[source])
    is_document = layout.format in (FOLDER, *DOCUMENTS)
    recipe = replace(recipe, mapping=layout.mapping is not None or is_document)
    read: Any = read_folder if from_folder else read_texts
    named = {"id_column": id_column, "subject_column": subject_column}
    records = read(source, format=input_format, text_column=columns, **named)
    summary = Summary(profile)
    began = time.perf_counter()

    def run(entries: Iterator[Entry]) -> Iterator[Release | list[Release]]:
        """With the pipeline, which is loaded when the files are open."""
        return make_release_runner(recipe).run(entries, n_process=n_process)

    decide = partial(sanitize_groups, run=run, columns=columns)
    if subject_column is not None:
        scratch = output or Path(tempfile.gettempdir(), f"kanon-subjects-{os.getpid()}")
        decide = partial(sanitize_subjects, run=run, columns=columns, output=scratch)
    opened = open_folder(layout, cast(Path, source)) if to_folder else open_release(layout)
    with opened as write:
        bar = progress_bar(
            None, "sanitize", total=None, unit="docs", shown=progress, in_logs=True, smoothing=0.1
        )
        with bar:
            for entry, releases in releases_of(records, decide, summary, bar):
                write(entry, releases)
                kept, left_out = layout.others(entry)
                summary.kept.update(kept)
                summary.left_out |= left_out
                summary.renamed += layout.identity(entry) != entry.id
        if report_file is not None:  # Before the release appears.
            with whole_file(report_file) as file:
                file.write(json.dumps(summary.report(), indent=2) + "\n")
    summary.bad.sort(key=attrgetter("line"))
    summary.seconds = time.perf_counter() - began
    return summary


def releases_of(
    records: Iterator[TextRecord | BadRecord],
    decide: Callable[[Iterator[Group]], Iterator[list[Release]]],
    summary: Summary,
    bar: Any,
) -> Iterator[tuple[TextRecord, list[Release]]]:
    """Good records with what came of their texts, in order; the bad ones are counted."""

    def good() -> Iterator[TextRecord]:
        for record in records:
            if isinstance(record, BadRecord):
                summary.bad.append(record)
                bar.update()
            else:
                yield record

    source, kept = tee(good())
    groups = ((record.texts, record.subject) for record in source)
    for entry, releases in zip(kept, decide(groups), strict=True):
        bar.update()
        problem = next((one.problem for one in releases if one.problem is not None), None)
        if problem is not None:
            summary.bad.append(BadRecord(entry.line, problem))
            continue
        summary.documents += 1
        for release in releases:
            summary.add(release)
        yield entry, releases


def _output_format(output: Path | None, format: str | None) -> str:
    known = (*FORMATS, *DOCUMENTS)
    if format is None:
        if output is None:
            return "jsonl"
        format = None if output.suffix.lower() == ".gz" else find_format(output)
        if format is None:
            raise KanonError(Errors.E599.format(path=output, formats=", ".join(known)))
    check_choice("--format", format, known)
    return format


def _check_format(layout: Layout, source: Path | None, input_format: str | None) -> None:
    """See that what is asked for can be written in the format, from the source."""
    format = layout.format
    if format in DOCUMENTS:  # Nothing but a document of the format has its structure.
        if source is not None and source.is_dir():
            read = FOLDER
        else:
            read = input_format or ("text" if source is None else guess_format(source))
        if read != format:
            choices = ", ".join([*FORMATS, *([read] if read in DOCUMENTS else [])])
            name = "standard input" if source is None else source
            raise KanonError(Errors.E594.format(source=name, format=format, choices=choices))
    if layout.mapping is not None and format in (FOLDER, *DOCUMENTS):
        raise KanonError(Errors.E978.format(option="--mapping", format=format))
    if layout.evidence is not None and format == FOLDER:  # It would have to become whole with it.
        raise KanonError(Errors.E978.format(option="--evidence", format=format))
    if format == "text" and (layout.mapping is not None or len(layout.text_columns) > 1):
        raise KanonError(Errors.E463.format(format=format))
    if layout.mapping is not None and layout.output is None:
        raise KanonError(Errors.E463.format(format="standard output"))


_COUNTS = ("found", "removed", "made_coarser", "kept")
NO_RULE = "Phrases of kinds that no rule is about"
INVENTED = (
    "Counted with the bundled sample knowledge base, whose people are invented: k says nothing of "
    "real people. Name a population (us, world), or your own people with --kb."
)
_COARSE = ("year", "age-band", "zip3")
_EVERYTHING = Rule("Phrases that may identify", KINDS)


@dataclass(slots=True)
class Summary:
    """Counts over the records of a release."""

    profile: Profile | None = None  # With the rules; without one all phrases are under one heading.
    documents: int = 0
    texts: int = 0
    tokens: int = 0
    masked_tokens: int = 0
    generalized: int = 0
    k: int | None = None
    smallest_k: int | None = None
    population: int | None = None
    fits: Mapping[str, Any] | None = None
    invented: bool = False
    by_rule: dict[str, Counter[str]] = field(default_factory=dict)
    reasons: Counter[str] = field(default_factory=Counter)
    kept_reasons: Counter[str] = field(default_factory=Counter)
    operators: Counter[str] = field(default_factory=Counter)
    untrue: int = 0
    refused: int = 0
    seconds: float = 0.0
    bad: list[BadRecord] = field(default_factory=list)
    kept: set[str] = field(default_factory=set)
    left_out: set[str] = field(default_factory=set)
    renamed: int = 0

    @property
    def masked(self) -> int:
        """Phrases that are masked."""
        return self.operators.total()

    def add(self, release: Release) -> None:
        """Count the release of one text in."""
        record = release.record
        assert record is not None, "texts with problems are no part of the release"
        self.texts += 1
        self.tokens += release.tokens
        self.masked_tokens += release.masked
        self.k, self.population = record["k"], record["population"]
        self.invented = self.invented or bool(record.get("invented") and record["k"] > 1)
        reached = [k for k in (self.smallest_k, record["k_reached"]) if k is not None]
        self.smallest_k = min(reached, default=None)
        fits = record.get("fits")
        if fits and (self.fits is None or fits["promised"] < self.fits["promised"]):
            self.fits = fits
        for span in record["spans"]:
            self._add_span(span)

    def _add_span(self, span: Mapping[str, Any]) -> None:
        fate = "kept"
        self.generalized += bool(span.get("generalized"))
        if span["masked"]:
            coarser = span.get("operator") in _COARSE or span.get("generalized")
            fate = "made_coarser" if coarser else "removed"
            self.operators[span.get("operator", "placeholder")] += 1
            self.untrue += not span.get("true", True)
            self.refused += bool(span.get("allowed"))
        labels = (span.get("sub_kind"), span["kind"])
        fitting = (rule.text for x in labels for rule in self._rules if x in rule.covers)
        counts = self.by_rule.setdefault(next(fitting, NO_RULE), Counter())
        counts["found"] += 1
        counts[fate] += 1
        (self.reasons if span["masked"] else self.kept_reasons)[span["reason"]] += 1

    def report(self) -> dict[str, Any]:
        """All counts in plain values."""
        rules = [rule.text for rule in self._rules if rule.covers]
        rules += [NO_RULE] if NO_RULE in self.by_rule else []
        return {
            "profile": None if self.profile is None else self.profile.name,
            "about": None if self.profile is None else self.profile.about,
            "texts": self.texts,
            "tokens": self.tokens,
            "masked_tokens": self.masked_tokens,
            "k": self.k,
            "smallest_k_reached": self.smallest_k,
            "population": self.population,
            **({} if self.fits is None else {"fits": dict(self.fits)}),
            "invented_people": self.invented,
            "rules": [
                {"rule": rule, **{c: self.by_rule.get(rule, Counter())[c] for c in _COUNTS}}
                for rule in rules
            ],
            "not_looked_at": self._not_looked_at,
            "removed_because": dict(sorted(self.reasons.items())),
            "kept_because": dict(sorted(self.kept_reasons.items())),
            "written_by": {
                name: {"phrases": count, "shows": shows_of(name)}
                for name, count in sorted(self.operators.items())
            },
            "not_true": self.untrue,
            "allowed_and_masked": self.refused,
        }

    def to_plain(self) -> dict[str, Any]:
        """What --json prints."""
        return {
            "documents": self.documents,
            "bad_records": [{"line": b.line, "problem": b.problem} for b in self.bad],
            "tokens": self.tokens,
            "masked_tokens": self.masked_tokens,
            "masked_phrases": self.masked,
            "generalized_phrases": self.generalized,
            "smallest_k_reached": self.smallest_k,
            "columns_kept": sorted(self.kept),
            "columns_left_out": sorted(self.left_out),
            "ids_replaced": self.renamed,
            "seconds": round(self.seconds, 3),
            "compliance": self.report(),
        }

    def say(self) -> None:
        """Say on standard error what came of the run."""
        kept, left_out = (", ".join(sorted(columns)) for columns in (self.kept, self.left_out))
        said = [
            self.invented and INVENTED,
            *(f"line {bad.line}: {bad.problem}" for bad in self.bad),
            kept and f"Released as they are, and unchecked: the columns {kept}.",
            left_out and f"Left out: the columns {left_out} (--keep-column releases one as it is).",
            self.renamed
            and f"{self.renamed:,} ids hold words, so the release has record-1, record-2 ... "
            "instead (--keep-ids keeps them).",
            self.refused
            and f"{self.refused:,} phrases of the allow list were masked all the same: k people "
            "would not fit them with what stays, or they are part of a masked name.",
            self.untrue
            and f"{self.untrue:,} phrases of the release are not true (surrogate, shift).",
            self._not_looked_at and f"Nothing here looks for: {'; '.join(self._not_looked_at)}.",
            self.fits and f"In the text that fits fewest, {sentence_of(self.fits)}.",
            not is_quiet() and self._figures(),
        ]
        sys.stderr.write("".join(f"{line}\n" for line in said if line))

    def _figures(self) -> str:
        share = self.masked_tokens / self.tokens if self.tokens else 0.0
        rate = self.documents / self.seconds if self.seconds else 0.0
        tokens = self.tokens / self.seconds if self.seconds else 0.0
        reached = "-" if self.smallest_k is None else f"{self.smallest_k:,}"
        # What could have stayed may be generalized, too, and is no masked phrase.
        coarser = sum(counts["made_coarser"] for counts in self.by_rule.values())
        softened = coarser / self.masked if self.masked else 0.0
        softer = f"{softened:.1%} of masked phrases generalized, " if self.generalized else ""
        return (
            f"{self.documents:,} documents, {self.tokens:,} tokens, {share:.1%} of tokens masked, "
            f"{softer}smallest k reached {reached}; {rate:,.0f} docs/s, {tokens:,.0f} tokens/s"
            + (f"; {len(self.bad):,} bad records" if self.bad else "")
        )

    @property
    def _rules(self) -> Sequence[Rule]:
        return (self.profile and self.profile.rules) or (_EVERYTHING,)

    @property
    def _not_looked_at(self) -> list[str]:
        return [rule.text for rule in self._rules if not rule.covers]
