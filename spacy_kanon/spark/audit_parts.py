"""Releases counted by Spark, in parts: `audit --engine spark`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..kb.reader import KnowledgeBase, open_kb
from ..release.audit_run import Audit, Measure, ReleaseAuditor, merged
from ..release.linkage_count import LinkageCounter, open_readers
from ..release.released_files import add_system, in_folder, read_released
from .part_runs import cut_sources, finish_parts, run_parts, total_counts
from .run_folder import Part, Receipt, digest_of, run_folder, sources_of
from .sessions import Engine
from .workers import Shipped, check_fingerprints, made_once, ship_paths, versions

COMMAND = "audit"


@dataclass(frozen=True)
class AuditJob:
    """What a worker does with a part.

    kb (str | None): Folder of the knowledge base; None is the bundled sample.
    linkage (str | None): Folder of background documents whose readers are asked, too.
    measure (Measure): How to count.
    reading (Mapping[str, Any]): How to read (`read_released`).
    fingerprints (Mapping[str, str]): Of what is read where the job was started.
    shipped (Shipped | None): Folders that were sent along.
    """

    kb: str | None
    linkage: str | None
    measure: Measure
    reading: Mapping[str, Any]
    fingerprints: Mapping[str, str]
    shipped: Shipped | None = None

    def __call__(self, part: Part, folder: Path | None) -> Receipt:
        """Count a part; see `part_runs.Job`."""
        auditor = made_once(self, self._auditor)
        source = part.source
        entries = read_released(Path(source.path), stretch=part.stretch, **self.reading)
        if source.name is not None:
            name = Path(source.name)
            entries = (in_folder(entry, name) for entry in entries)
        counted = auditor.count("", entries)
        tally = counted.tally
        counts = {
            "documents": tally.documents,
            "tokens": tally.all_tokens,
            "masked": tally.all_tokens - tally.tokens,
            "breaches": tally.breached,
        }
        return {"counts": counts, "files": [], "audit": counted.state()}

    def _auditor(self) -> ReleaseAuditor:
        knowledge = open_kb(self._here(self.kb))
        readers = open_readers(self._here(self.linkage), self.measure.k)
        check_fingerprints(self.fingerprints, fingerprints(knowledge, readers))
        return ReleaseAuditor(knowledge, self.measure, linkage=readers)

    def _here(self, folder: str | None) -> Path | None:
        """Where a folder lies on this machine."""
        if folder is None:
            return None
        return Path(folder if self.shipped is None else self.shipped.place_of(folder))


def fingerprints(knowledge: KnowledgeBase, readers: LinkageCounter | None) -> dict[str, str]:
    """What an audit hangs on beside its texts and its measure.

    knowledge (KnowledgeBase): That it counts with.
    readers (LinkageCounter | None): That it asks.
    RETURNS (dict[str, str]): By name.
    """
    prints = {**versions(), "knowledge base": knowledge.fingerprint}
    return prints if readers is None else {**prints, "index of persons": readers.index.fingerprint}


def audit_parts(
    released: Sequence[tuple[str, Path]],
    engine: Engine,
    *,
    kb: Path | None = None,
    linkage: Path | None = None,
    measure: Measure,
    text_column: str | None = None,
    subject_column: str | None = None,
    keep: Path | None = None,
    progress: bool = False,
) -> list[Audit]:
    """Count releases by Spark, in parts.

    released (Sequence[tuple[str, Path]]): Name ("" takes the stem) and file or folder of each.
    engine (Engine): Where.
    kb (Path | None): Knowledge base folder (default: bundled sample).
    linkage (Path | None): Folder of background documents.
    measure (Measure): How to count.
    text_column, subject_column (str | None): As for `read_released`.
    keep (Path | None): File that the figures go to: beside it lies what is done until all is, and
        the same call goes on from there. None: an interrupted call begins anew.
    progress (bool): Show how far it is.
    RETURNS (list[Audit]): One per release, equal to that of one process.
    RAISES (KanonError): E605 for releases without texts, E609 for two of one name, E651 for a
        figure out of range; E991 and E993; as the jobs of Spark.
    """
    if not released:
        what, advice = "An audit", "Name released files or folders."
        raise KanonError(
            Errors.E605.format(what=what, minimum=1, unit="release", count=0, advice=advice)
        )
    releases: dict[str, Path] = {}
    for name, path in released:
        add_system(releases, name or path.stem, path)
    names = list(releases)
    knowledge = open_kb(kb)
    measure.check(knowledge.population)
    readers = open_readers(linkage, measure.k)
    folder, index = (None if path is None else str(path.absolute()) for path in (kb, linkage))
    reading = {"text_column": text_column, "subject_column": subject_column}
    prints = fingerprints(knowledge, readers)
    need = [] if subject_column is None else [subject_column]
    parts: list[Part] = []
    digests = []
    with engine.session() as spark:
        for group, path in enumerate(releases.values()):
            cut = cut_sources(spark, sources_of(path), need, engine.partitions)
            first = len(parts)
            parts += [replace(part, number=first + part.number, group=group) for part in cut.parts]
            digests.append(cut.digest)
        shipped = ship_paths(spark, folder, index) if engine.ship else None
        job = AuditJob(folder, index, measure, reading, prints, shipped)
        if keep is None:
            done = run_parts(spark, job, parts, None, what=COMMAND, progress=progress)
            pairs = [(part, done[part.number]) for part in parts]
            return _audits(names, pairs, measure, readers)
        settings = digest_of([asdict(measure), reading, names])
        told = {**prints, "source": digest_of(digests), "settings": settings}
        head = {"command": COMMAND, "fingerprints": told}
        with run_folder(keep.absolute(), head, parts, partitions=engine.partitions) as run:
            receipts = finish_parts(spark, job, run, what=COMMAND, progress=progress)
            pairs = list(zip(run.parts, receipts, strict=True))
            audits = _audits(names, pairs, measure, readers)
            run.record(total_counts(receipts))
            run.remove()
    return audits


def _audits(
    names: Sequence[str],
    pairs: Sequence[tuple[Part, Receipt]],
    measure: Measure,
    readers: LinkageCounter | None,
) -> list[Audit]:
    return [
        merged(
            name,
            (receipt["audit"] for part, receipt in pairs if part.group == group),
            measure,
            readers,
        )
        for group, name in enumerate(names)
    ]
