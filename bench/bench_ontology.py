"""How fast is an ontology of a million strings opened and searched, and in how much memory?

    python bench/bench_ontology.py [--items 1000000] [--dump DUMP] [--wikireplace DEV_JSON]
    python bench/bench_ontology.py --ontology FOLDER --wikireplace DEV_JSON

Without options: an ontology of invented names is built in a temporary folder, then opened in a
fresh process and asked for exact names, names with a typing error, and names it does not know.
With `--dump` that dump is built instead. With `--wikireplace` the generated options are compared
with the lists of that file, and with what people chose of them; which of the strings that we lack
are true of their phrase says `bench/judgements/wikireplace-chosen.tsv`. Seed fixed, best of three
passes, queries shuffled.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import platform
import random
import resource
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from spacy_kanon.names import DEM, LOC, MISC, ORG
from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.ontology.format import Entity, Uses
from spacy_kanon.ontology.linker import Context, Linker
from spacy_kanon.ontology.reader import open_ontology
from spacy_kanon.ontology.source import DumpSource

SEED = 7
QUERIES = 2000
_SYLLABLES = [a + b for a in "bdfgklmnprstvz" for b in ("a", "e", "i", "o", "u", "an", "er", "is")]
_ENDINGS = ("University", "FC", "Hospital", "School", "Museum", "Records", "Award", "County")


class InventedItems:
    """Organizations and places with names of two to four invented words."""

    def __init__(self, size: int) -> None:
        self.size = size

    def entities(self) -> Iterator[Entity]:
        random_source = random.Random(SEED)
        classes = {"person": 215627, "organization": 43229, "city": 515, "human settlement": 486972}
        for label, number in classes.items():
            above = {"city": (486972,)}.get(label, ())
            yield Entity(number, label, edges=((), above, (), (), (), (), ()), has_person=True)
        for index in range(self.size):
            kind = 43229 if index % 2 else 515
            edges = ((kind,), (), (), (), (), (), ())
            name = invented_name(random_source, index % 2 == 1)
            yield Entity(10_000_000 + index, name, edges=edges, has_person=True)

    def uses(self) -> Uses:
        return np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64)

    def describe(self) -> dict[str, Any]:
        return {"file": "invented"}


def invented_name(source: random.Random, is_organization: bool) -> str:
    def word() -> str:
        return "".join(source.choices(_SYLLABLES, k=source.randint(2, 4))).capitalize()

    words = [word() for _ in range(source.randint(1, 3))]
    return " ".join([*words, source.choice(_ENDINGS)] if is_organization else [*words, word()])


def with_error(source: random.Random, name: str) -> str:
    place = source.randrange(1, len(name) - 1)
    return name[:place] + name[place + 1] + name[place] + name[place + 2 :]


def measure(path: Path) -> tuple[float, float, float, list[tuple[Any, ...]]]:
    """Open and search, in a process of its own."""
    before = resident()
    start = time.perf_counter()
    ontology = open_ontology(path)
    opened = time.perf_counter() - start
    linker = Linker(ontology)
    source = random.Random(SEED + 1)
    rows = [source.randrange(len(ontology)) for _ in range(QUERIES)]
    names = [ontology.label(row) for row in rows]
    queries = {
        "exact": names,
        "typing error": [with_error(source, name) for name in names if len(name) > 8],
        "miss": [invented_name(source, bool(index % 2)) + "x" for index in range(QUERIES)],
        "miss, long": [
            " ".join(invented_name(source, False) for _ in range(3)) for _ in range(QUERIES)
        ],
    }
    rows_out: list[tuple[Any, ...]] = []
    for name, texts in queries.items():
        texts = texts[:QUERIES]
        source.shuffle(texts)
        times = best_of(3, lambda text: linker.link(text, ORG, Context("He joined ")), texts)
        rows_out.append((name, len(texts), statistics.median(times), quantile(times, 0.95)))
    return opened, before, resident(), rows_out


def best_of(passes: int, call: Callable[[str], Any], texts: list[str]) -> list[float]:
    """Milliseconds per text, the best pass by its median."""
    runs = []
    for _ in range(passes):
        times = []
        for text in texts:
            start = time.perf_counter()
            call(text)
            times.append(1000 * (time.perf_counter() - start))
        runs.append(times)
    return min(runs, key=statistics.median)


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))]


def resident() -> float:
    """Resident size now, MB (Linux)."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1e6


def peak() -> float:
    """Largest resident size so far, MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def bench_lookups(path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        opened, before, after, rows = pool.submit(measure, path).result()
    print(f"opened in {1000 * opened:.1f} ms; resident {before:.0f} MB before, {after:.0f} after")
    print(f"{'query':<14}{'number':>8}{'p50 ms':>10}{'p95 ms':>10}")
    for name, number, middle, high in rows:
        print(f"{name:<14}{number:>8}{middle:>10.3f}{high:>10.3f}")


def bench_wikireplace(path: Path, gold: Path) -> None:
    """Coverage, and agreement of our lists with the given ones; "else of no item": of what people
    chose and we lack, how often the phrase is no string of the ontology."""
    linker = Linker(open_ontology(path))
    counts: dict[str, Counter[str]] = {kind: Counter() for kind in (LOC, ORG, DEM, MISC, "all")}
    for document in json.loads(gold.read_text(encoding="utf8")):
        text = document["text"]
        for annotation in document["annotations"].values():
            for mention in annotation["entity_mentions"]:
                kind = mention["entity_type"]
                if kind not in counts or "replacement" not in mention:
                    continue
                start, end = mention["start_offset"], mention["end_offset"]
                context = Context(text[max(0, start - 300) : start], text[end : end + 100])
                linked = linker.link(text[start:end], kind, context)
                options = {option.text for option in linked.options} - {"***"}
                given = set(strings_in(mention["replacement"]["generalizations"])) - {"***"}
                chosen = set(mention["replacement"]["generalization_selection"])
                for name in (kind, "all"):
                    row = counts[name]
                    row["mentions"] += 1
                    row["covered"] += bool(options)
                    row["by more than the kind"] += bool(options) and linked.method != "kind"
                    row["a given option"] += bool(options & given)
                    row["chosen, with ***"] += bool(chosen & (options | {"***"}))
                    if chosen - {"***"}:
                        row["not only ***"] += 1
                        row["chosen"] += bool(chosen & options)
                        is_known = linker.ontology.readings(text[start:end].strip())
                        row["else of no item"] += not (chosen & options or is_known)
    columns = list(counts["all"])
    print("kind".ljust(6) + "".join(column.rjust(24) for column in columns))
    for name, row in counts.items():
        print(name.ljust(6) + "".join(str(row[column]).rjust(24) for column in columns))


def strings_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for one in value.values():
            yield from strings_in(one)
    elif isinstance(value, list):
        yield from (one for one in value if isinstance(one, str))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--items", type=int, default=1_000_000)
    parser.add_argument("--dump", type=Path)
    parser.add_argument("--wikireplace", type=Path)
    parser.add_argument("--ontology", type=Path, help="Compare this one, and build none")
    options = parser.parse_args()
    if options.ontology:
        bench_wikireplace(options.ontology, options.wikireplace)
        return
    print(f"{platform.platform()}, {platform.processor()}, Python {platform.python_version()}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "ontology"
        source = DumpSource(options.dump) if options.dump else InventedItems(options.items)
        start = time.perf_counter()
        meta = build_ontology(source, path)
        size = sum(entry["bytes"] for entry in meta["files"].values()) / 1e6
        seconds = time.perf_counter() - start
        print(f"{meta['counts']}; {size:.1f} MB; {seconds:.0f} s, peak {peak():.0f} MB")
        bench_lookups(path)
        if options.wikireplace:
            bench_wikireplace(path, options.wikireplace)


if __name__ == "__main__":
    main()
