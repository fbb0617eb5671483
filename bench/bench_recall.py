"""Does a promise of recall hold on documents that it was not made on?

    python bench/bench_recall.py score PIPELINE GOLD.json SCORES.json [--of quasi]
    python bench/bench_recall.py coverage SCORES.json ... [--documents 60] [--splits 200]
    python bench/bench_recall.py points SCORES.json ...

`score` moves a masker that never saw GOLD through all its settings and keeps what each document
misses. `coverage` draws documents to calibrate on, chooses the setting, and looks at what is missed
in all the others. `points` says what each promise costs on the documents of each file.
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
        (0.9, "bernstein"),
    ]
]


def score(arguments: argparse.Namespace) -> None:
    """Keep the counts of every document under every setting."""
    nlp = spacy.load(arguments.pipeline)
    point = get_operating_point(nlp)
    texts = read_texts(arguments.gold)[arguments.first : arguments.last]
    documents = documents_with(texts, arguments.of)
    unmoved = measure_points(nlp, point, masks_key(nlp, point), documents, arguments.of, move=False)
    moved = measure_points(nlp, point, masks_key(nlp, point), documents, arguments.of, move=True)
    record = {
        name: {part: getattr(counts, part).tolist() for part in Measured.__slots__}
        for name, counts in (("unmoved", unmoved), ("moved", moved))
    }
    arguments.scores.write_text(json.dumps(record), encoding="utf8")


def read(paths: list[Path], name: str = "moved") -> Measured:
    """The counts of all files as those of one lot of documents."""
    records = [json.loads(path.read_text(encoding="utf8"))[name] for path in paths]
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


def points(arguments: argparse.Namespace) -> None:
    """Caught and precision, as it was and for each promise, with intervals over documents."""
    measured, unmoved = read(arguments.scores), read(arguments.scores, "unmoved")
    print(f"{len(measured.total)} documents")
    rows = [("as it was", unmoved, 0)]
    for catch in (0.9, 0.95, 0.99):
        column = choose(measured.losses, Promise(catch))
        if column is None:
            caught, least = 1 - measured.losses[:, -1].mean(), least_documents(Promise(catch))
            print(f"catch {catch}: none (hiding the most {caught:.3f}; least {least} documents)")
        else:
            rows.append((f"catch {catch}", measured, column))
    for name, counts, column in rows:
        caught, precision = counts.caught(column), counts.precision(column)
        print(
            f"{name}: mean of documents {1 - counts.losses[:, column].mean():.3f}, together "
            f"{caught.value:.3f} ({caught.low:.3f} to {caught.high:.3f}), token precision "
            f"{precision.value:.3f} ({precision.low:.3f} to {precision.high:.3f})"
        )


def main(arguments: list[str]) -> None:
    """Run one of the three."""
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
    for name, function in (("coverage", coverage), ("points", points)):
        command = commands.add_parser(name)
        command.add_argument("scores", type=Path, nargs="+")
        command.add_argument("--documents", type=int, default=60)
        command.add_argument("--splits", type=int, default=200)
        command.add_argument("--seed", type=int, default=0)
        command.set_defaults(run=function)
    parsed = parser.parse_args(arguments)
    parsed.run(parsed)


if __name__ == "__main__":
    main(sys.argv[1:])
