"""Does training together lose anything against training centrally, and what travels?

    python bench/bench_federated.py INFOBOX.jsonl.gz CONFIG.cfg RUNS.jsonl [--seeds 10]

INFOBOX.jsonl.gz holds `{doc_id, text, infobox, gold}`. Documents are split by a hash of seed and
id, 70 to train and 30 to test. The training part is labelled automatically by its records, one
document per sentence, as in the paper; the test part are the sentences with people's labels.
Every setting makes the same number of passes over the data, from the same initial pipeline; a
seed changes the split, the division among clients, the initial parameters and the order. Every
finished run is a line of RUNS.jsonl, and runs that are there already are not repeated; the table
of all of them is printed at the end.

Config, rounds, passes and batches are those of the commands without options, `federate init CONFIG
start` and `federate simulate start TRAIN OUT --clients N --skew S`. The defaults were chosen by
cross-validation within the training part of seed 0; figures are for other seeds.
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

os.environ.setdefault("FLWR_TELEMETRY_ENABLED", "0")

import numpy as np
from bench_records import gold_sentences
from scipy.stats import ttest_rel
from spacy.tokens import Doc, DocBin

from spacy_kanon.federated.plan import AVERAGE, TRAVEL, Plan
from spacy_kanon.federated.simulate import Traffic, divide, initial_pipeline, simulate, write_parts
from spacy_kanon.federated.worker import Worker, get_arrays, make_optimizer, write_pipeline
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
CENTRAL, SKEW = "central", 0.5


class Setting(NamedTuple):
    """present: how many of the clients are there at all."""

    scenario: str
    clients: int
    skew: float | None
    present: int


SETTINGS = {
    CENTRAL: Setting(CENTRAL, 1, None, 1),
    "average, 2 even": Setting(AVERAGE, 2, None, 2),
    "average, 10 even": Setting(AVERAGE, 10, None, 10),
    "average, 10 skewed": Setting(AVERAGE, 10, SKEW, 10),
    "average, 2 skewed": Setting(AVERAGE, 2, SKEW, 2),
    "travel, 2 even": Setting(TRAVEL, 2, None, 2),
    "alone, 1 of 10": Setting(CENTRAL, 10, None, 1),
    "average, 2 of 10": Setting(AVERAGE, 10, None, 2),
    "average, 5 of 10": Setting(AVERAGE, 10, None, 5),
}


def documents(records: list[RecordText], seed: int) -> tuple[list[Doc], list[Doc]]:
    """Sentences with automatic labels to train on, and with people's labels to test on."""
    sides: dict[str, list[RecordText]] = {"train": [], "test": []}
    for record in records:
        sides[split_name(record.doc_id, {"train": 0.7, "test": 0.3}, seed)].append(record)
    options = AnnotateOptions(sentences=True, keep_empty=False, keep_citations=True)
    docs = annotate_records(sides["train"], load_mapping(), options).docs
    nlp = record_pipeline()
    return docs, [doc for record in sides["test"] for doc in gold_sentences(nlp, record)]


def run_setting(
    setting: Setting, folder: Path, options: argparse.Namespace, docs, test, seed: int
) -> dict[str, Any]:
    """Scores after each round, and bytes sent in a round."""
    rounds, epochs = options.rounds, options.epochs
    model, dev = folder / "model", folder / "test.spacy"
    write_pipeline(initial_pipeline(options.config, LABELS, seed=seed), model)
    DocBin(docs=test).to_disk(dev)
    divided = divide(docs, setting.clients, skew=setting.skew, seed=seed)[: setting.present]
    parts = [part for part in divided if part]
    sizes = [len(part) for part in parts]
    if setting.scenario == CENTRAL:
        worker = Worker.open(model, None, dev)
        worker.docs = [doc for part in parts for doc in part]
        optimizer, scores = make_optimizer(worker.nlp), []
        for number in range(1, rounds + 1):
            worker.continue_training(epochs=epochs, seed=seed, round=number, optimizer=optimizer)
            scores.append(worker.score(get_arrays(worker.nlp)))
        return {"scores": scores, "down": 0, "up": 0, "sizes": sizes}
    travel = setting.scenario == TRAVEL
    plan = Plan(
        scenario=setting.scenario,
        rounds=rounds,
        epochs=epochs,
        seed=seed,
        min_clients=1 if travel else len(parts),
    )
    traffic = Traffic()
    training = simulate(plan, model, write_parts(parts, folder), dev=dev, traffic=traffic)
    step = len(parts) if travel else 1
    scores = [entry["scores"] for entry in training.history][step - 1 :: step]
    return {
        "scores": scores,
        "down": traffic.down / rounds,
        "up": traffic.up / rounds,
        "sizes": sizes,
    }


def show(entries: list[dict[str, Any]]) -> None:
    """Strict F1 on people's labels after all rounds, against central training of the same seed."""
    final = {(e["setting"], e["seed"]): e["scores"][-1]["ents_f"] for e in entries}
    print("| setting | seeds | strict F1 | deviation | minus central | 95 % | MB down | MB up |")
    print("|---|---|---|---|---|---|---|---|")
    for name in SETTINGS:
        found = [e for e in entries if e["setting"] == name]
        if not found:
            continue
        scores = [final[name, e["seed"]] for e in found]
        pairs = [(final[name, s], final[CENTRAL, s]) for n, s in final if n == name]
        ours, theirs = np.array(pairs).T
        cells = [f"{np.mean(scores):.3f}", "", f"{np.mean(ours - theirs):.3f}", ""]
        if len(found) > 1:
            low, high = ttest_rel(ours, theirs).confidence_interval()
            cells[1], cells[3] = f"{np.std(scores, ddof=1):.3f}", f"{low:.3f} to {high:.3f}"
        traffic = [f"{np.mean([e[way] for e in found]) / 1e6:.2f}" for way in ("down", "up")]
        print(f"| {name} | {len(found)} | " + " | ".join([*cells, *traffic]) + " |")


def main() -> None:
    logging.getLogger("flwr").setLevel(logging.ERROR)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("infobox", "config", "runs"):
        parser.add_argument(name, type=Path)
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=Plan().rounds)
    parser.add_argument("--epochs", type=int, default=Plan().epochs, help="passes in a round")
    parser.add_argument("--only", default="; ".join(SETTINGS), help="settings, separated by '; '")
    options = parser.parse_args()
    found = read_records(options.infobox, record_field="infobox")
    records = [record for record in found if isinstance(record, RecordText)]
    lines = options.runs.read_text().splitlines() if options.runs.exists() else []
    entries = [json.loads(line) for line in lines]
    done = {(entry["setting"], entry["seed"]) for entry in entries}
    for seed in range(options.first_seed, options.first_seed + options.seeds):
        todo = [name for name in options.only.split("; ") if (name, seed) not in done]
        docs, test = documents(records, seed) if todo else ([], [])
        for name in todo:
            started = time.process_time()
            with tempfile.TemporaryDirectory() as folder:
                entry = run_setting(SETTINGS[name], Path(folder), options, docs, test, seed)
            seconds = time.process_time() - started
            entry |= {"setting": name, "seed": seed, "train": len(docs), "test": len(test)}
            entries.append(entry | {"seconds": seconds})
            with options.runs.open("a") as file:
                file.write(json.dumps(entries[-1]) + "\n")
            print(name, seed, entry["scores"][-1]["ents_f"], f"{seconds:.0f} s", flush=True)
    if any(entry["setting"] == CENTRAL for entry in entries):
        show(
            [
                e
                for e in entries
                if (CENTRAL, e["seed"]) in {(x["setting"], x["seed"]) for x in entries}
            ]
        )


if __name__ == "__main__":
    main()
