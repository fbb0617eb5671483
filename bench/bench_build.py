"""What do a knowledge base and an ontology cost to build, stage by stage?

Each build runs in this process, which tells for each stage its seconds (wall clock and processor)
and the highest resident memory. Linux only.

    python bench/make_dump.py 1000000.json.gz --entities 1000000
    python bench/bench_build.py kb 1000000.json.gz
    python bench/bench_build.py ontology 1000000.json.gz --scratch FOLDER
"""

import json
import os
import platform
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from _corpora import arguments

from spacy_kanon.kb import build as kb_build
from spacy_kanon.kb.spill import FRAME_ROWS
from spacy_kanon.kb.terms import harmless_terms
from spacy_kanon.kb.wikidata import WikidataDump
from spacy_kanon.ontology import build as ontology_build
from spacy_kanon.ontology.source import DumpSource

# A stage begins where this is called: (where, name, stage).
STAGES: dict[str, list[tuple[Any, str, str]]] = {
    "kb": [
        (WikidataDump, "_first_pass", "people"), (WikidataDump, "_second_pass", "names"),
        (WikidataDump, "_join", "join"), (kb_build, "_group", "group"),
        (kb_build, "_write_trie", "trie"), (kb_build, "_partition_by_row", "order"),
        (kb_build, "_write_rows", "write"),
    ],
    "ontology": [
        (DumpSource, "entities", "read"),
        (ontology_build, "_write_folder", "graphs"),
        (ontology_build, "string_tables", "strings"),
        (ontology_build, "word_tables", "words"),
    ],
}  # fmt: skip


class Meter:
    """Seconds and memory from one mark to the next."""

    def __init__(self) -> None:
        self.stages: list[dict[str, Any]] = []
        self._restart("start")

    def _restart(self, stage: str) -> None:
        self._stage = stage
        self._began = time.perf_counter(), time.process_time()
        Path("/proc/self/clear_refs").write_text("5")  # The peak counts from here.

    def mark(self, stage: str) -> None:
        """End the stage that runs, and begin another."""
        wall, busy = time.perf_counter() - self._began[0], time.process_time() - self._began[1]
        status = Path("/proc/self/status").read_text().splitlines()
        peak = next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
        row = {"stage": self._stage, "wall": round(wall, 2), "cpu": round(busy, 2)}
        self.stages.append({**row, "peak_mb": round(peak * 1024 / 1e6, 1)})
        print(self.stages[-1], flush=True)
        self._restart(stage)

    def watch(self, where: Any, name: str, stage: str) -> None:
        """Mark a stage whenever a function is called."""
        function: Callable[..., Any] = getattr(where, name)

        def marks(*args: Any, **settings: Any) -> Any:
            self.mark(stage)
            return function(*args, **settings)

        setattr(where, name, marks)


def build(kind: str, dump: Path, folder: Path, frame_rows: int) -> dict[str, Any]:
    """Build once. RETURNS (dict): What came of it."""
    if kind == "ontology":
        return dict(ontology_build.build_ontology(DumpSource(dump), folder / kind)["counts"])
    source = WikidataDump(dump, scratch=folder)
    report = kb_build.build_kb(
        source, folder / kind, harmless=harmless_terms(), frame_rows=frame_rows
    )
    return {name: getattr(report, name) for name in ("people", "terms", "postings", "lists")}


def main() -> None:
    options = arguments(__doc__, "kind", "dump", scratch=Path, frame_rows=FRAME_ROWS)
    kind, meter = str(options.kind), Meter()
    for place in STAGES[kind]:
        meter.watch(*place)
    with tempfile.TemporaryDirectory(dir=options.scratch) as folder:
        counts = build(kind, options.dump, Path(folder), options.frame_rows)
        meter.mark("end")
        size = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file())
    figures = {
        **counts,
        "out_mb": round(size / 1e6, 1),
        "cpu": round(sum(stage["cpu"] for stage in meter.stages), 1),
        "wall": round(sum(stage["wall"] for stage in meter.stages), 1),
        "peak_mb": max(stage["peak_mb"] for stage in meter.stages),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.0f}",
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
