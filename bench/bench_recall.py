"""Does a promise of recall hold on documents that it was not made on?

    python bench/bench_recall.py score PIPELINE GOLD.json SCORES.json [--of quasi]
    python bench/bench_recall.py coverage SCORES.json ... [--documents 60] [--splits 200]

`score` moves a masker that never saw GOLD through all its settings and keeps what each document
misses. `coverage` draws documents to calibrate on, chooses the setting, and looks at what is missed
in all the others.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import numpy as np
import spacy

from spacy_kanon.components.operating_point import get_operating_point, masks_key
from spacy_kanon.evaluation.recall import Measured, Promise, choose, documents_with, least_documents
from spacy_kanon.fitting.calibrate import measure_points
from spacy_kanon.formats.registry import read_texts

PROMISES = [
    Promise(catch, confidence, bound)
    for catch in (0.9, 0.95)
    for confidence, bound in [
        (None, "betting"),
        (0.9, "betting"),
        (0.9, "hoeffding-bentkus"),
    ]
]


def score(arguments: argparse.Namespace) -> None:
    """Keep the counts of every document under every setting."""
    nlp = spacy.load(arguments.pipeline)
    point = get_operating_point(nlp)
    texts = read_texts(arguments.gold)[arguments.first : arguments.last]
    documents = documents_with(texts, arguments.of)
    key = masks_key(nlp, point)
    moved = measure_points(nlp, point, key, documents, arguments.of, move=True)
    record = {part: getattr(moved, part).tolist() for part in Measured.__slots__}
    arguments.scores.write_text(json.dumps(record), encoding="utf8")


def read(paths: list[Path]) -> Measured:
    """The counts of all files as those of one lot of documents."""
    records = [json.loads(path.read_text(encoding="utf8")) for path in paths]
    return Measured(
        *(np.concatenate([np.array(r[part]) for r in records]) for part in Measured.__slots__)
    )


def coverage(arguments: argparse.Namespace) -> None:
    """What is missed in documents that were not calibrated on, over many divisions."""
    losses = read(arguments.scores).losses
    print(f"{len(losses)} documents, {arguments.documents} of them to calibrate on")
    print("promise | certified | missed elsewhere, mean of these | broken, share of all splits")
    for promise in PROMISES:
        generator = np.random.default_rng(arguments.seed)
        elsewhere = []
        for _ in range(arguments.splits):
            order = generator.permutation(len(losses))
            calibration, held_out = order[: arguments.documents], order[arguments.documents :]
            column = choose(losses[calibration], promise)
            if column is not None:
                elsewhere.append(losses[held_out, column].mean())
        name = f"catch {promise.catch}" + (
            "" if promise.confidence is None else f", {promise.confidence} by {promise.bound}"
        )
        if not elsewhere:
            print(f"{name} | none (least {least_documents(promise)} documents) | |")
            continue
        broken = np.sum(np.array(elsewhere) > promise.level) / arguments.splits
        print(f"{name} | {len(elsewhere)} | {np.mean(elsewhere):.4f} | {broken:.3f}")


def main(arguments: list[str]) -> None:
    """Run one of the two."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    scoring = commands.add_parser("score")
    scoring.add_argument("pipeline")
    scoring.add_argument("gold", type=Path)
    scoring.add_argument("scores", type=Path)
    scoring.add_argument("--of", default="quasi")
    scoring.add_argument("--first", type=int, default=0)
    scoring.add_argument("--last", type=int)
    scoring.set_defaults(run=score)
    command = commands.add_parser("coverage")
    command.add_argument("scores", type=Path, nargs="+")
    command.add_argument("--documents", type=int, default=60)
    command.add_argument("--splits", type=int, default=200)
    command.add_argument("--seed", type=int, default=0)
    command.set_defaults(run=coverage)
    parsed = parser.parse_args(arguments)
    parsed.run(parsed)


if __name__ == "__main__":
    main(sys.argv[1:])
