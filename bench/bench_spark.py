"""Question: what does Spark cost, and is what it releases what one process releases?

    python bench/bench_spark.py TEXTS.jsonl.gz --kb KB --documents 2000
    python bench/bench_spark.py TEXTS.jsonl.gz --kb KB --ways alone command --kill

One pipeline in four ways: `alone` (one process), `command` (`sanitize --engine spark`), `frame`
(`spacy_kanon.spark.sanitize`) and `plain` (spaCy in `mapInPandas`). Each runs in a process of its
own, first with a few texts and then with all; the difference is free of what starting costs. CPU
seconds and memory are those of all processes, with Java and the workers. `--kill` kills a worker
once while it works.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import platform
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import psutil

SETTINGS = {"spark.ui.enabled": "false", "spark.driver.memory": "1g"}
PARTS = 8


def pipeline(kb: str | None) -> Any:
    import spacy

    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker", config={"kb": kb})
    return nlp


def alone(kb: str | None, texts: list[str]) -> list[str]:
    from spacy_kanon.release.runner import Recipe, sanitize_texts

    return [o.record["masked_text"] for o in sanitize_texts(texts, Recipe(config={"kb": kb}))]


def command(kb: str | None, texts: list[str]) -> list[str]:
    from spacy_kanon.cli._spark import Cluster
    from spacy_kanon.release.runner import Recipe

    with Cluster("local[2]", SETTINGS) as cluster:
        outcomes = cluster.sanitize_texts(texts, Recipe(config={"kb": kb}))
        return [outcome.record["masked_text"] for outcome in outcomes]


def frame_of(texts: list[str]) -> Any:
    from spacy_kanon.spark import session

    spark = session("local[2]", SETTINGS)
    spark.sparkContext.setLogLevel("ERROR")
    frame = spark.createDataFrame(list(enumerate(texts)), "number long, text string")
    return frame.repartition(PARTS)


def in_order(frame: Any, name: str) -> list[str]:
    """Sorted here: `orderBy` takes a sample of its rows first, which does all texts twice."""
    return [row[name] for row in sorted(frame.collect(), key=lambda row: row.number)]


def frame(kb: str | None, texts: list[str]) -> list[str]:
    from spacy_kanon.spark import sanitize

    safe = sanitize(frame_of(texts), "text", kb=kb, keep_original=["number"])
    return in_order(safe, "text_sanitized")


def plain(kb: str | None, texts: list[str]) -> list[str]:
    def masked(frames: Iterator[Any]) -> Iterator[Any]:
        nlp = pipeline(kb)
        for part in frames:
            yield part.assign(text=[doc._.masked_text for doc in nlp.pipe(part["text"])])

    return in_order(frame_of(texts).mapInPandas(masked, "number long, text string"), "text")


WAYS = {"alone": alone, "command": command, "frame": frame, "plain": plain}


def watched(arguments: list[str], kill: bool) -> tuple[str, float, float, dict[str, int]]:
    """Digest, seconds, CPU seconds of all processes, and most MB that one of a sort holds alone."""
    began = time.perf_counter()
    line = [sys.executable, __file__, *arguments]
    started = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    top, cpu = psutil.Process(started.pid), {}
    memory: dict[str, int] = defaultdict(int)
    while started.poll() is None:
        with suppress(psutil.Error):
            for process in [top, *top.children(recursive=True)]:
                with suppress(psutil.Error):
                    times = process.cpu_times()
                    cpu[process.pid] = used = times.user + times.system
                    sort = "driver" if process == top else process.name()
                    size = process.memory_full_info().uss // 10**6
                    memory[sort] = max(memory[sort], size)
                    is_worker = process.parent() not in (None, top) and "java" not in sort
                    if kill and is_worker and used > 20:  # CPU seconds: it is at work.
                        process.send_signal(signal.SIGKILL)
                        kill = False
        time.sleep(0.2)
    assert started.returncode == 0 and not kill, (arguments, started.returncode)
    return started.stdout.read().strip(), time.perf_counter() - began, sum(cpu.values()), memory


def compare(options: argparse.Namespace) -> None:
    kb = [] if options.kb is None else ["--kb", options.kb]
    print(f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores")
    digests = set()
    for way in options.ways:
        took = []
        for number in (options.few, options.documents):
            given = [str(options.texts), "--run", way, "--documents", str(number), *kb]
            digest, seconds, cpu, memory = watched(given, options.kill and number > options.few)
            took.append((number, cpu))
        digests.add(digest)
        (few, first), (many, second) = took
        each = (second - first) / (many - few)
        sizes = ", ".join(f"{name} {size} MB" for name, size in sorted(memory.items()))
        print(
            f"{way}: {1 / each:.1f} documents per CPU second, {first - few * each:.0f} CPU s to "
            f"start; {many:,} in {seconds:.0f} s and {second:.0f} CPU s; {sizes}",
            flush=True,
        )
    print("the same texts" if len(digests) == 1 else f"DIFFERENT: {digests}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--kb")
    parser.add_argument("--few", type=int, default=200)
    parser.add_argument("--documents", type=int, default=2000)
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=list(WAYS))
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("--run", choices=WAYS, help="what a process of its own does")
    options = parser.parse_args()
    if options.run is None:
        compare(options)
        return
    opened = gzip.open if options.texts.suffix == ".gz" else open
    with opened(options.texts, "rt", encoding="utf8") as file:
        texts = [json.loads(line)["text"] for line in islice(file, options.documents)]
    print(hashlib.sha256(json.dumps(WAYS[options.run](options.kb, texts)).encode()).hexdigest())


if __name__ == "__main__":
    main()
