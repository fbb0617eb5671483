"""How fast is an ontology opened and searched, and do its options agree with what people chose?

    python bench/bench_ontology.py ONTOLOGY
    python bench/bench_ontology.py ONTOLOGY --wikireplace DEV_JSON

An ontology is opened and asked for names that it has, and for the same with a typing error. With
`--wikireplace` the generated options are compared with the lists of that file, and with what people
chose of them; which of the strings that we lack are true of their phrase says
`bench/judgements/wikireplace-chosen.tsv`. Seed fixed, best of three passes, queries shuffled.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from spacy_kanon.names import DEM, LOC, MISC, ORG
from spacy_kanon.ontology.linker import Context, Linker
from spacy_kanon.ontology.reader import open_ontology

SEED = 7
QUERIES = 2000
PASSES = 3


def with_error(source: random.Random, name: str) -> str:
    place = source.randrange(1, len(name) - 2)
    return name[:place] + name[place + 1] + name[place] + name[place + 2 :]


def bench_lookups(path: Path) -> None:
    start = time.perf_counter()
    ontology = open_ontology(path)
    print(f"opened in {1000 * (time.perf_counter() - start):.1f} ms")
    linker, source = Linker(ontology), random.Random(SEED)
    labels = (ontology.label(source.randrange(len(ontology))) for _ in range(2 * QUERIES))
    names = [label for label in labels if len(label) > 8][:QUERIES]
    errors = [with_error(source, name) for name in names]
    print(f"{'query':<14}{'number':>8}{'p50 ms':>10}{'p95 ms':>10}")
    for title, texts in (("exact", names), ("typing error", errors)):
        runs = []
        for _ in range(PASSES):
            source.shuffle(texts)
            runs.append(sorted(milliseconds(linker, text) for text in texts))
        times = min(runs, key=statistics.median)
        late = times[int(0.95 * (len(times) - 1))]
        print(f"{title:<14}{len(texts):>8}{statistics.median(times):>10.3f}{late:>10.3f}")


def milliseconds(linker: Linker, text: str) -> float:
    start = time.perf_counter()
    linker.link(text, ORG, Context("He joined "))
    return 1000 * (time.perf_counter() - start)


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
    parser.add_argument("ontology", type=Path)
    parser.add_argument("--wikireplace", type=Path)
    options = parser.parse_args()
    print(f"{platform.platform()}, {platform.processor()}, Python {platform.python_version()}")
    bench_lookups(options.ontology)
    if options.wikireplace:
        bench_wikireplace(options.ontology, options.wikireplace)


if __name__ == "__main__":
    main()
