"""Does training together lose anything against training centrally, and what travels?

    python bench/bench_federated.py run INFOBOX.jsonl.gz CONFIG.cfg RUNS.jsonl [--seeds 10]
    python bench/bench_federated.py report RUNS.jsonl REPORT.html

INFOBOX.jsonl.gz holds `{doc_id, text, infobox, gold}`. Documents are split by a hash of seed and
id, 70 to train and 30 to test. The training part is labelled automatically by its records, one
document per sentence, as in the paper; the test part are the sentences with people's labels.
Every setting makes the same number of passes over the data, from the same initial pipeline; a
seed changes the split, the division among clients, the initial parameters and the order. Every
finished run is a line of RUNS.jsonl, and runs that are there already are not repeated.

Config, rounds, passes and batches are those of the commands without options, `federate init CONFIG
start` and `federate simulate start TRAIN OUT --clients N --skew S`; every run stores its command.
The defaults were chosen by cross-validation within the training part of seed 0; figures are for
other seeds.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("FLWR_TELEMETRY_ENABLED", "0")

import numpy as np
from _gold_sentences import gold_sentences
from scipy.stats import t as student_t
from spacy.tokens import Doc, DocBin

from spacy_kanon.evaluation.report import Report
from spacy_kanon.federated.convergence import Convergence
from spacy_kanon.federated.plan import AVERAGE, BATCHES, TRAVEL, Plan
from spacy_kanon.federated.setup import divide, initial_pipeline, write_parts, write_pipeline
from spacy_kanon.federated.simulate import Traffic, simulate
from spacy_kanon.federated.worker import Worker, get_arrays, make_optimizer
from spacy_kanon.records.corpus import (
    AnnotateOptions,
    RecordText,
    annotate_records,
    read_records,
    split_name,
)
from spacy_kanon.records.fields import load_mapping
from spacy_kanon.training.tokenizers import record_pipeline

LABELS = ("BD", "PR", "SP", "CH", "ED")
SKEW = 0.5


class Setting(NamedTuple):
    """present: how many of the clients are there at all."""

    scenario: str
    clients: int
    skew: float | None
    present: int

    @property
    def command(self) -> str:
        """What a reader types; the parts of absent clients are left out of TRAIN beforehand."""
        if self.scenario == CENTRAL:
            return "spacy train"
        skew = f" --skew {self.skew}" if self.skew else ""
        scenario = f" --scenario {self.scenario}" if self.scenario != AVERAGE else ""
        return f"federate simulate start TRAIN OUT --clients {self.present}{skew}{scenario}"


CENTRAL = "central"
SETTINGS = {
    CENTRAL: Setting(CENTRAL, 1, None, 1),
    "average, 2 even": Setting(AVERAGE, 2, None, 2),
    "average, 10 even": Setting(AVERAGE, 10, None, 10),
    "average, 10 skewed": Setting(AVERAGE, 10, SKEW, 10),
    "average, 2 skewed": Setting(AVERAGE, 2, SKEW, 2),
    "travel, 2 even": Setting(TRAVEL, 2, None, 2),
    "batches, 2 even": Setting(BATCHES, 2, None, 2),
    "alone, 1 of 10": Setting(CENTRAL, 10, None, 1),
    "average, 2 of 10": Setting(AVERAGE, 10, None, 2),
    "average, 5 of 10": Setting(AVERAGE, 10, None, 5),
}


def training_docs(records: list[RecordText]) -> list[Doc]:
    """Sentences with automatic labels."""
    options = AnnotateOptions(sentences=True, keep_empty=False, keep_citations=True)
    return annotate_records(records, load_mapping(), options).docs


def gold_docs(records: list[RecordText]) -> list[Doc]:
    """Sentences with people's labels."""
    nlp = record_pipeline()
    return [doc for record in records for doc in gold_sentences(nlp, record, LABELS)]


def run(
    path: Path, config: Path, out: Path, seeds: range, rounds: int, epochs: int, only: str
) -> None:
    records = [r for r in read_records(path, record_field="infobox") if isinstance(r, RecordText)]
    lines = out.read_text().splitlines() if out.exists() else []
    done = {(entry["setting"], entry["seed"]) for entry in map(json.loads, lines)}
    chosen = only.split("; ") if only else list(SETTINGS)
    for seed in seeds:
        todo = [name for name in chosen if (name, seed) not in done]
        if not todo:
            continue
        sides: dict[str, list[RecordText]] = {"train": [], "test": []}
        for record in records:
            sides[split_name(record.doc_id, {"train": 0.7, "test": 0.3}, seed)].append(record)
        docs, test = training_docs(sides["train"]), gold_docs(sides["test"])
        for name in todo:
            started = time.process_time()
            with tempfile.TemporaryDirectory() as folder:
                entry = run_setting(
                    SETTINGS[name], Path(folder), config, docs, test, seed, rounds, epochs
                )
            entry |= {
                "setting": name,
                "command": SETTINGS[name].command,
                "seed": seed,
                "train": len(docs),
                "test": len(test),
                "seconds": time.process_time() - started,
            }
            with out.open("a") as file:
                file.write(json.dumps(entry) + "\n")
            print(name, seed, entry["scores"][-1]["ents_f"], flush=True)


def run_setting(
    setting: Setting,
    folder: Path,
    config: Path,
    docs: list[Doc],
    test: list[Doc],
    seed: int,
    rounds: int,
    epochs: int,
) -> dict[str, Any]:
    """Scores after each round, and bytes sent in all rounds."""
    write_pipeline(initial_pipeline(config, LABELS, seed=seed), folder / "model")
    DocBin(docs=test).to_disk(folder / "test.spacy")
    divided = divide(docs, setting.clients, skew=setting.skew, seed=seed)[: setting.present]
    parts = [part for part in divided if part]
    if setting.scenario == CENTRAL:
        present = [doc for part in parts for doc in part]
        return central(present, folder, seed, rounds, epochs)
    travel, batches = setting.scenario == TRAVEL, setting.scenario == BATCHES
    # A client is asked to make all passes of a round; batches make one pass in a round.
    plan = Plan(
        scenario=setting.scenario,
        rounds=rounds * (epochs if batches else 1),
        epochs=epochs,
        seed=seed,
        min_clients=1 if travel else len(parts),
    )
    traffic = Traffic()
    training = simulate(
        plan,
        folder / "model",
        write_parts(parts, folder),
        dev=folder / "test.spacy",
        traffic=traffic,
    )
    step = len(parts) if travel else epochs if batches else 1
    return {
        "scores": [entry["scores"] for entry in training.history][step - 1 :: step],
        "down": traffic.down / rounds,
        "up": traffic.up / rounds,
        "sizes": [len(part) for part in parts],
    }


def central(docs: list[Doc], folder: Path, seed: int, rounds: int, epochs: int) -> dict[str, Any]:
    worker = Worker.open(folder / "model", None, folder / "test.spacy")
    worker.docs = docs
    optimizer, scores = make_optimizer(worker.nlp), []
    for number in range(1, rounds + 1):
        worker.continue_training(epochs=epochs, seed=seed, round=number, optimizer=optimizer)
        scores.append(worker.score(get_arrays(worker.nlp)))
    return {"scores": scores, "down": 0, "up": 0, "sizes": [len(docs)]}


def report(runs: Path, out: Path, epochs: int) -> None:
    entries = [json.loads(line) for line in runs.read_text().splitlines()]
    by_setting = {
        name: found
        for name in SETTINGS
        if (found := [entry for entry in entries if entry["setting"] == name])
    }
    page = Report("Federated training against central training")
    seeds = {name: len(found) for name, found in by_setting.items()}
    base = {e["seed"]: e["scores"][-1]["ents_f"] for e in by_setting[CENTRAL]}
    rows: list[list[str | float | None]] = []
    for name, found in by_setting.items():
        final = np.array([entry["scores"][-1]["ents_f"] for entry in found])
        pairs = [(e["scores"][-1]["ents_f"], base[e["seed"]]) for e in found if e["seed"] in base]
        difference, half = interval(np.array([ours - theirs for ours, theirs in pairs]))
        rows.append(
            [
                name,
                seeds[name],
                float(final.mean()),
                float(final.std(ddof=1)) if len(final) > 1 else None,
                difference if name != CENTRAL else None,
                half if name != CENTRAL else None,
                float(np.mean([entry["down"] for entry in found])) / 1e6,
                float(np.mean([entry["up"] for entry in found])) / 1e6,
            ]
        )
    header = ["setting", "seeds", "strict F1", "deviation", "minus central", "95 % ±"]
    header += ["MB down", "MB up"]
    page.table("F1 on people's labels after all rounds; bytes per round", header, rows)
    for title, chosen in (
        ("Convergence", lambda n: " of 10" not in n),
        ("Effect of more data", lambda n: " of 10" in n or n in (CENTRAL, "average, 10 even")),
    ):
        page.figure(title, _lines(by_setting, chosen, epochs))
    page.write(out)
    print(page.to_markdown())


def interval(differences: np.ndarray) -> tuple[float | None, float | None]:
    """Mean of paired differences and half its 95 % interval by Student's t."""
    if len(differences) < 2:
        return (float(differences[0]) if len(differences) else None), None
    error = differences.std(ddof=1) / np.sqrt(len(differences))
    return float(differences.mean()), float(student_t.ppf(0.975, len(differences) - 1) * error)


def _lines(
    by_setting: dict[str, list[dict[str, Any]]], chosen: Callable[[str], bool], epochs: int
) -> Convergence:
    runs = {
        name: [[score["ents_f"] for score in entry["scores"]] for entry in found]
        for name, found in by_setting.items()
        if chosen(name)
    }
    return Convergence(runs, "strict F1", epochs)


def main() -> None:
    logging.getLogger("flwr").setLevel(logging.ERROR)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    tasks = parser.add_subparsers(dest="task", required=True)
    runner, reporter = tasks.add_parser("run"), tasks.add_parser("report")
    for name in ("infobox", "config", "runs"):
        runner.add_argument(name, type=Path)
    runner.add_argument("--seeds", type=int, default=10)
    runner.add_argument("--first-seed", type=int, default=1)
    runner.add_argument("--rounds", type=int, default=Plan().rounds)
    runner.add_argument("--only", default="", help="settings to run, separated by '; '")
    for name in ("runs", "report"):
        reporter.add_argument(name, type=Path)
    for task in (runner, reporter):
        task.add_argument(
            "--epochs", type=int, default=Plan().epochs, help="passes over the data in a round"
        )
    options = parser.parse_args()
    if options.task == "report":
        report(options.runs, options.report, options.epochs)
        return
    seeds = range(options.first_seed, options.first_seed + options.seeds)
    run(
        options.infobox,
        options.config,
        options.runs,
        seeds,
        options.rounds,
        options.epochs,
        options.only,
    )


if __name__ == "__main__":
    main()
