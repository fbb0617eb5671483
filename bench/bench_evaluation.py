"""How long does scoring take, and how does span scoring compare with nervaluate?

    python bench/bench_evaluation.py FOLDER_OF_TAB [--repeat 5]

FOLDER_OF_TAB holds `dev.json` and `train.json`. Systems: the reference systems. Best of several
runs, competitors in a shuffled order with a fixed seed.
"""

from __future__ import annotations

import argparse
import platform
import random
import time
from collections.abc import Callable
from pathlib import Path

from nervaluate.evaluator import Evaluator

from spacy_kanon.evaluation.comparison import mask_capitals
from spacy_kanon.evaluation.mask_scores import Settings, evaluate_masks
from spacy_kanon.evaluation.span_scores import LabelledSpan, score_spans
from spacy_kanon.formats.tab import read_tab


def best_of(jobs: dict[str, Callable[[], object]], repeat: int) -> dict[str, float]:
    """Seconds of the fastest run of each job."""
    best = dict.fromkeys(jobs, float("inf"))
    order = random.Random(0)
    for _ in range(repeat):
        for name in order.sample(sorted(jobs), len(jobs)):
            start = time.perf_counter()
            jobs[name]()
            best[name] = min(best[name], time.perf_counter() - start)
    return best


def score_jobs(path: Path) -> dict[str, Callable[[], object]]:
    texts = read_tab(path)
    masks = {text.doc_id: mask_capitals(text.text) for text in texts}
    name = f"{path.name} ({len(texts)} documents)"
    return {
        f"read {name}": lambda: read_tab(path),
        f"all scores, 1000 resamples, {name}": lambda: evaluate_masks(texts, masks),
        f"all scores, no intervals, {name}": lambda: evaluate_masks(
            texts, masks, settings=Settings(resamples=0)
        ),
    }


def span_jobs(path: Path) -> dict[str, Callable[[], object]]:
    gold, system = [], []
    for text in read_tab(path):
        mentions = next(iter(text.annotations.values()))
        gold.append([LabelledSpan(m.start, m.end, m.kind) for m in mentions])
        system.append([LabelledSpan(s, e, "PERSON") for s, e in mask_capitals(text.text)])
    sides = [
        [[{"label": s.label, "start": s.start, "end": s.end - 1} for s in doc] for doc in side]
        for side in (gold, system)
    ]
    tags = sorted({span.label for doc in gold for span in doc})
    return {
        f"six schemes, {path.name}": lambda: score_spans(gold, system),
        f"nervaluate's four, overall and per label, {path.name}": lambda: Evaluator(
            *sides, tags=tags, loader="dict"
        ).evaluate(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--repeat", type=int, default=5)
    arguments = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    for jobs in (
        score_jobs(arguments.folder / "dev.json"),
        score_jobs(arguments.folder / "train.json"),
        span_jobs(arguments.folder / "dev.json"),
    ):
        for name, seconds in best_of(jobs, arguments.repeat).items():
            print(f"{seconds:8.3f} s  {name}")


if __name__ == "__main__":
    main()
