"""What is it worth to train a selector on, where one is there, instead of training it anew?

    python bench/bench_selection_update.py wikireplace/dev.json --seeds 3

For each seed the documents are dealt out by a hash: 15 are held out, 18 train the selector that is
there, of the others three are what training stops by and the rest are "reviewed". Shown are, on
those that were held out, the selector that is there, one of the reviewed texts alone, and the first
trained on with each learning rate; the rate that does best on the three is named.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path[:0] = [str(Path(__file__).parents[1] / name) for name in ("", "scripts")]

import spacy
from evaluate_selection import selection_report as evaluate_selection
from spacy.training.initialize import init_nlp
from spacy.training.loop import train
from spacy.util import load_config

CONFIGS = Path(__file__).parent.parent / "configs"
HELD_OUT, FIRST, STOP = 15, 18, 3
RATES = (0.001, 0.005, 0.02)


def fit(config: str, output: Path, parts: dict[str, Path], train_on: str, **more: Any) -> Path:
    """RETURNS: the best pipeline on the texts that training stops by."""
    paths = {"paths.train": str(parts[train_on]), "paths.dev": str(parts["stop"])}
    settings = load_config(CONFIGS / config, overrides={**paths, **more}, interpolate=False)
    output.mkdir()
    train(init_nlp(settings), output, use_gpu=-1, stdout=io.StringIO())
    return output / "model-best"


def run(records: list[dict[str, Any]], seed: int, folder: Path, steps: dict[str, int]) -> None:
    def rank(record: dict[str, Any]) -> bytes:
        return hashlib.sha256(f"{seed}:{record['doc_id']}".encode()).digest()

    ordered = sorted(records, key=rank)
    behind = HELD_OUT + FIRST
    parts = {}
    for name, some in (
        ("held_out", ordered[:HELD_OUT]), ("first", ordered[HELD_OUT:behind]),
        ("stop", ordered[behind : behind + STOP]), ("reviewed", ordered[behind + STOP :]),
    ):  # fmt: skip
        parts[name] = folder / f"{name}.json"
        parts[name].write_text(json.dumps(some), encoding="utf8")
    there = fit("selection_cpu.cfg", folder / "there", parts, "first", **steps)
    pipelines = {"there": there}
    pipelines["anew"] = fit("selection_cpu.cfg", folder / "anew", parts, "reviewed", **steps)
    on_stop = {}
    for rate in RATES:
        more = {**steps, "paths.init": str(there), "training.optimizer.learn_rate": rate}
        path = fit("selection_finetune.cfg", folder / f"on-{rate}", parts, "reviewed", **more)
        on_stop[rate] = spacy.load(path).meta["performance"]["selection_majority"]
        pipelines[f"on, {rate}"] = path
    best = max(RATES, key=lambda rate: (on_stop[rate], -rate))
    report = evaluate_selection(parts["held_out"], pipelines, folds=2, resamples=0)["systems"]
    for name in ("first level", *pipelines):
        majority, ranks = (
            report[name][metric]["value"]
            for metric in ("accuracy_majority", "mean_reciprocal_rank")
        )
        chosen = " (best on the texts to stop by)" if name == f"on, {best}" else ""
        print(
            f"seed {seed}, {name:<12} majority {majority:.3f}, MRR {ranks:.3f}{chosen}", flush=True
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("texts", type=Path)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--steps", type=int, help="Of each training (default: of the configs)")
    options = parser.parse_args()
    records = json.loads(options.texts.read_text(encoding="utf8"))
    steps = {} if options.steps is None else {"training.max_steps": options.steps}
    for seed in range(options.seeds):
        with tempfile.TemporaryDirectory() as folder:
            run(records, seed, Path(folder), steps)


if __name__ == "__main__":
    main()
