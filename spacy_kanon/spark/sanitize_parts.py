"""A table or a folder of tables through Spark to a folder of parts: `sanitize --engine spark`."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..formats.sanitized import BINARY_FORMATS
from ..release.compliance import Compliance
from ..release.profiles import Profile
from ..release.runner import Recipe, make_release_runner, release_texts
from ..release.writing.files import Places, ReleaseFiles
from ..release.writing.rows import Layout
from ..release.writing.sanitize import outcomes_of, write_report
from ..release.writing.summary import Summary
from ..storage.output_checks import check_new_folder
from ..storage.progress import progress_bar
from ..storage.texts import BadRecord, TextRecord, of_folder, read_texts
from .part_runs import cut_sources, finish_parts, total_counts
from .run_folder import (
    PARTS,
    Part,
    Receipt,
    Source,
    digest_of,
    part_file,
    run_folder,
    sources_of,
    unify,
    written,
)
from .sessions import Engine
from .workers import Shipped, absolute, counts_of, fingerprints_of, pipeline_of, ship_recipe

_FORMATS = ("jsonl", "csv", "tsv", "parquet")
COMMAND = "sanitize"


@dataclass(frozen=True)
class SanitizeJob:
    """What a worker does with a part.

    recipe (Recipe): How to make the pipeline.
    fingerprints (Mapping[str, str]): Of what it reads where the job was started.
    reading (Mapping[str, Any]): How to read (`read_texts`).
    places (Places): How to write; the place itself is that of the part.
    profile (Profile | None): Whose rules are counted.
    shipped (Shipped | None): Folders that were sent along.
    """

    recipe: Recipe
    fingerprints: Mapping[str, str]
    reading: Mapping[str, Any]
    places: Places
    profile: Profile | None = None
    shipped: Shipped | None = None

    def __call__(self, part: Part, folder: Path | None) -> Receipt:
        """Write the release of a part; see `part_runs.Job`."""
        assert folder is not None, "a release has a place"
        nlp = pipeline_of(self)
        summary = Summary(compliance=Compliance(self.profile))
        layout, format = self.places.layout, self.places.format
        path = folder / PARTS / f"part-{part.number:05}.{format}"
        counts: Counter[str] = Counter()
        columns: list[str] | None = None
        binary = format in BINARY_FORMATS
        with part_file(path, binary=binary, private=self.places.evidence) as file:
            release = ReleaseFiles(replace(self.places, output=path), file)
            records = self._records(part)
            run = partial(release_texts, nlp)
            with progress_bar(None, COMMAND, total=Path(part.source.path), shown=False) as bar:
                for entry, outcomes in outcomes_of(records, run, summary, bar, apart=False):
                    shown = [outcome["record"] for outcome in outcomes]
                    release.write(entry, shown, [outcome["map"] for outcome in outcomes])
                    summary.kept.update(layout.kept(entry))
                    summary.left_out |= layout.left_out(entry)
                    if columns is None and format != "jsonl":
                        columns = list(layout.row(entry, shown))
                    for outcome in outcomes:
                        numbers = (outcome["words"], outcome["masked_words"])
                        counts.update(counts_of(outcome["record"], *numbers))
            release.finish()
        return {
            "counts": dict(counts),
            "files": [written(folder, path, summary.documents)],
            "summary": summary.state(),
            "columns": columns,
        }

    def _records(self, part: Part) -> Iterator[TextRecord | BadRecord]:
        source = part.source
        path = Path(source.path)
        reading = {**self.reading, "format": source.format}
        records = read_texts(path, stretch=part.stretch, **reading)
        if source.name is None:
            return records
        return of_folder(records, Path(source.name), source.number)


@dataclass(frozen=True)
class PartsPlan:
    """What `sanitize --engine spark` was told.

    source (Path): A table or a folder of tables.
    output (Path): The folder to make.
    recipe (Recipe): How to make the pipeline.
    format, input_format (str | None): Of the release and the source; None: as the names of the
        files say.
    layout (Layout): How records become rows.
    evidence (bool): Say why in words.
    csv_guard (bool): Put a quote before cells of CSV that look like formulas.
    profile (Profile | None): Whose rules the report goes by.
    report_file (Path | None): Where to write which rule removed what.
    """

    source: Path
    output: Path
    recipe: Recipe
    format: str | None = None
    input_format: str | None = None
    layout: Layout = field(default_factory=Layout)
    evidence: bool = False
    csv_guard: bool = True
    profile: Profile | None = None
    report_file: Path | None = None


def sanitize_parts(plan: PartsPlan, engine: Engine, *, progress: bool = False) -> Summary:
    """Sanitize tables by Spark, in parts. What is done stays when the run is interrupted, and the
    same call goes on from there.

    plan (PartsPlan): What to do.
    engine (Engine): Where.
    progress (bool): Show how far it is.
    RETURNS (Summary): What came of it.
    RAISES (KanonError): E004 if the output exists; E991 if an unfinished run stands there that is
        another one; E993 for what is no table; E994 for parts that do not make one table; E996
        for several formats; as the pipeline and the jobs of Spark.
    """
    output, recipe = plan.output.absolute(), absolute(plan.recipe)
    check_new_folder(output, force=False, inputs=[plan.source])
    sources = sources_of(plan.source, plan.input_format)
    format = plan.format or _common_format(plan.source, sources)
    if format not in _FORMATS:
        choices = ", ".join(_FORMATS)
        raise KanonError(Errors.E321.format(name="--format", value=format, choices=choices))
    layout = replace(plan.layout, table=format != "jsonl")
    places = Places(None, format, layout, evidence=plan.evidence, guard=plan.csv_guard)
    reading = {"text_column": layout.text_columns, "id_column": layout.id_column}
    need = [*layout.text_columns, *filter(None, [layout.id_column])]
    prints = fingerprints_of(make_release_runner(recipe))
    began = time.perf_counter()
    summary = Summary(compliance=Compliance(plan.profile))
    with engine.session() as spark:
        cut = cut_sources(spark, sources, need, engine.partitions)
        head = {
            "command": COMMAND,
            "fingerprints": {
                **prints,
                "source": cut.digest,
                "settings": digest_of(
                    [asdict(recipe), asdict(places), reading, _rules_of(plan.profile)]
                ),
            },
        }
        shipped = ship_recipe(spark, recipe) if engine.ship else None
        job = SanitizeJob(recipe, prints, reading, places, plan.profile, shipped)
        with run_folder(output, head, cut.parts, partitions=engine.partitions) as run:
            receipts = finish_parts(spark, job, run, what=COMMAND, progress=progress)
            _check_columns(receipts)
            if format == "parquet":
                _unify(run.path, receipts)
            for receipt in receipts:
                summary.merge(receipt["summary"])
            if plan.report_file is not None:
                write_report(plan.report_file, summary.compliance)
            run.publish(receipts, total_counts(receipts))
    summary.seconds = time.perf_counter() - began
    return summary


def _common_format(path: Path, sources: list[Source]) -> str:
    """RAISES (KanonError): E996 if files have several formats."""
    formats = sorted({source.format for source in sources})
    if len(formats) > 1:
        raise KanonError(Errors.E996.format(path=path, formats=", ".join(formats)))
    return formats[0]


def _check_columns(receipts: list[Receipt]) -> None:
    """RAISES (KanonError): E994 for a part whose columns are not those of the first with rows."""
    first = None
    for number, receipt in enumerate(receipts):
        columns = receipt["columns"]
        first = first or columns
        if columns is not None and set(columns) != set(first):
            differing = json.dumps(sorted({*columns} ^ {*first}), ensure_ascii=False)
            raise KanonError(Errors.E994.format(number=number, columns=differing))


def _unify(folder: Path, receipts: list[Receipt]) -> None:
    """RAISES (KanonError): E994 for values of several types in one column."""
    paths = [folder / file["file"] for receipt in receipts for file in receipt["files"]]
    for number in unify(paths):
        records = receipts[number]["files"][0]["records"]
        receipts[number]["files"] = [written(folder, paths[number], records)]


def _rules_of(profile: Profile | None) -> Any:
    return None if profile is None else asdict(profile)
