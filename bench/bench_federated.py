"""Does training together lose anything against training centrally, and what travels?

    python bench/federated.py run INFOBOX.jsonl.gz CONFIG.cfg RUNS.jsonl [--seeds 10]
    python bench/federated.py report RUNS.jsonl REPORT.html

INFOBOX.jsonl.gz holds `{doc_id, text, infobox, gold}`. Documents are split by a hash of seed and
id, 70 to train and 30 to test. The training part is labelled automatically by its records, one
document per sentence, as in the paper; the test part are the sentences with people's labels.
Every setting makes the same number of passes over the data, from the same initial pipeline; a
seed changes the split, the division among clients, the initial parameters and the order. Every
finished run is a line of RUNS.jsonl, and runs that are there already are not repeated.
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
from typing import Any

os.environ.setdefault("FLWR_TELEMETRY_ENABLED", "0")

import numpy as np
from spacy.tokens import Doc, DocBin

from spacy_kanon.corpus.record_mapping import load_mapping
from spacy_kanon.corpus.record_tokenizer import record_pipeline
from spacy_kanon.corpus.records import AnnotateOptions, annotate_records, split_name
from spacy_kanon.corpus.records_input import RecordText, read_records
from spacy_kanon.evaluation.report import Report
from spacy_kanon.federated.convergence import Convergence
from spacy_kanon.federated.parameters import get_arrays
from spacy_kanon.federated.plan import Plan
from spacy_kanon.federated.setup import divide, initial_pipeline, write_parts, write_pipeline
from spacy_kanon.federated.simulate import Traffic, simulate
from spacy_kanon.federated.worker import Worker, make_optimizer

LABELS = ("BD", "PR", "SP", "CH", "ED")
SKEW = 0.5
BATCH = 8
# A client has fewer documents and takes smaller batches, so that a pass has more steps.
CLIENT_BATCH = {2: 4, 10: 2}
# A small network: ten seeds of every setting fit in an hour of one processor.
SMALL = {
    "components.tok2vec.model.embed.width": 32,
    "components.tok2vec.model.embed.rows": [1000, 300, 500, 300],
    "components.tok2vec.model.encode.width": 32,
    "components.tok2vec.model.encode.depth": 2,
    "components.ner.model.hidden_width": 32,
    "components.ner.model.tok2vec.width": 32,
}
# Name -> scenario, clients, skew, share of the clients' data that is there at all.
SETTINGS: dict[str, tuple[str, int, float | None, int]] = {
    "central": ("central", 1, None, 1),
    "average, 2 even": ("average", 2, None, 2),
    "average, 10 even": ("average", 10, None, 10),
    "average, 2 skewed": ("average", 2, SKEW, 2),
    "average, 10 skewed": ("average", 10, SKEW, 10),
    "travel, 2 even": ("travel", 2, None, 2),
    "batches, 2 even": ("batches", 2, None, 2),
    "average, 2 of 10": ("average", 10, None, 2),
    "average, 5 of 10": ("average", 10, None, 5),
    "alone, 1 of 10": ("central", 10, None, 1),
}


def training_docs(records: list[RecordText]) -> list[Doc]:
    """Sentences with automatic labels."""
    options = AnnotateOptions(sentences=True, keep_empty=False, keep_citations=True)
    return annotate_records(records, load_mapping(), options).docs


def gold_docs(records: list[RecordText]) -> list[Doc]:
    """Sentences with people's labels; a mention inside a token covers the token."""
    nlp, docs = record_pipeline(), []
    for record in records:
        doc = nlp(record.text)
        spans = [
            doc.char_span(start, end, label=label, alignment_mode="expand")
            for start, end, label in record.gold
            if label in LABELS
        ]
        doc.set_ents(sorted(set(spans)))
        docs += [sent.as_doc() for sent in doc.sents if sent.ents]
    return docs


def run(
    path: Path, config: Path, out: Path, seeds: range, rounds: int, epochs: int, only: str
) -> None:
    records = [r for r in read_records(path, record_field="infobox") if isinstance(r, RecordText)]
    lines = out.read_text().splitlines() if out.exists() else []
    done = {(entry["setting"], entry["seed"]) for entry in map(json.loads, lines)}
    todo = [name for name in SETTINGS if not only or name in only.split("; ")]
    for seed in seeds:
        sides: dict[str, list[RecordText]] = {"train": [], "test": []}
        for record in records:
            sides[split_name(record.doc_id, {"train": 0.7, "test": 0.3}, seed)].append(record)
        docs, test = training_docs(sides["train"]), gold_docs(sides["test"])
        nlp = initial_pipeline(config, LABELS, seed=seed, overrides=SMALL)
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            write_pipeline(nlp, folder / "model")
            DocBin(docs=test).to_disk(folder / "test.spacy")
            for setting in todo:
                if (setting, seed) not in done:
                    started = time.process_time()
                    entry = run_setting(setting, folder, docs, seed, rounds, epochs)
                    entry |= {
                        "setting": setting,
                        "seed": seed,
                        "train": len(docs),
                        "test": len(test),
                        "seconds": time.process_time() - started,
                        "parameters": sum(a.size for a in get_arrays(nlp).values()),
                    }
                    with out.open("a") as file:
                        file.write(json.dumps(entry) + "\n")
                    print(setting, seed, entry["scores"][-1]["ents_f"], flush=True)


def run_setting(
    setting: str, folder: Path, docs: list[Doc], seed: int, rounds: int, epochs: int
) -> dict[str, Any]:
    """Scores after each round, and bytes sent in all rounds."""
    scenario, clients, skew, present = SETTINGS[setting]
    parts = divide(docs, clients, skew=skew, seed=seed)[:present]
    if scenario == "central":
        return central([doc for part in parts for doc in part], folder, seed, rounds, epochs)
    paths = write_parts(parts, folder)
    travel = scenario == "travel"
    # A client is asked to make all passes of a round; batches make one pass in a round.
    plan = Plan(
        scenario=scenario,
        rounds=rounds * (epochs if scenario == "batches" else 1),
        epochs=epochs,
        seed=seed,
        min_clients=present if scenario != "travel" else 1,
    )
    traffic = Traffic()
    training = simulate(
        plan,
        folder / "model",
        paths,
        dev=folder / "test.spacy",
        batch_size=CLIENT_BATCH[clients] if scenario == "average" else BATCH,
        traffic=traffic,
    )
    step = present if travel else epochs if scenario == "batches" else 1
    scores = [entry["scores"] for entry in training.history][step - 1 :: step]
    return {
        "scores": scores,
        "down": traffic.down / rounds,
        "up": traffic.up / rounds,
        "sizes": [len(part) for part in parts],
    }


def central(docs: list[Doc], folder: Path, seed: int, rounds: int, epochs: int) -> dict[str, Any]:
    worker = Worker.open(folder / "model", None, folder / "test.spacy", batch_size=BATCH)
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
    base = {entry["seed"]: entry["scores"][-1]["ents_f"] for entry in by_setting["central"]}
    rows = []
    for name, found in by_setting.items():
        final = np.array([entry["scores"][-1]["ents_f"] for entry in found])
        pairs = [(e["scores"][-1]["ents_f"], base[e["seed"]]) for e in found if e["seed"] in base]
        rows.append(
            [
                name,
                seeds[name],
                float(final.mean()),
                float(final.std(ddof=1)) if len(final) > 1 else None,
                float(np.mean([ours - theirs for ours, theirs in pairs])) if pairs else None,
                float(np.mean([entry["down"] for entry in found])) / 1e6,
                float(np.mean([entry["up"] for entry in found])) / 1e6,
            ]
        )
    header = ["setting", "seeds", "strict F1", "deviation", "minus central", "MB down", "MB up"]
    page.table("F1 on people's labels after all rounds; bytes per round", header, rows)
    for title, wanted in (
        ("Convergence", lambda n: " of 10" not in n),
        ("Effect of more data", lambda n: " of 10" in n or n in ("central", "average, 10 even")),
    ):
        page.figure(title, _lines(by_setting, wanted, epochs))
    page.write(out)
    print(page.to_markdown())


def _lines(
    by_setting: dict[str, list[dict[str, Any]]], wanted: Callable[[str], bool], epochs: int
) -> Convergence:
    runs = {
        name: [[score["ents_f"] for score in entry["scores"]] for entry in found]
        for name, found in by_setting.items()
        if wanted(name)
    }
    return Convergence(runs, "strict F1", epochs)


def main() -> None:
    logging.getLogger("flwr").setLevel(logging.ERROR)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("task", choices=("run", "report"))
    parser.add_argument("paths", type=Path, nargs="+")
    parser.add_argument("--seeds", type=int, default=10)
    parser.add_argument("--only", default="", help="settings to run, separated by '; '")
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--epochs", type=int, default=2)
    options = parser.parse_args()
    if options.task == "run":
        seeds = range(options.first_seed, options.first_seed + options.seeds)
        run(*options.paths, seeds, options.rounds, options.epochs, options.only)
    else:
        report(*options.paths, options.epochs)


if __name__ == "__main__":
    main()
