"""The papers' tables, made again: the published value beside ours.

    python bench/paper_tables.py bootstrapping PAGE.md TEXTS GOLD.json NER_MASKS.json --kb KB
    python bench/paper_tables.py generalization PAGE.md GOLD.json
    python bench/paper_tables.py indicators PAGE.md DATA_FOLDER --kb KB
    python bench/paper_tables.py wikipii PAGE.md INFOBOX.jsonl.gz

Each command measures one table, keeps our values in `paper_values.json`, and writes the page of all
tables anew, beside what `papers.json` says was published. Folds and seeds are fixed; nothing is
chosen by a score.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from _corpora import commands

HERE = Path(__file__).parent
PUBLISHED, OURS = HERE / "papers.json", HERE / "paper_values.json"
SCRIPTS = HERE.parent / "scripts"
Values = Mapping[str, Sequence[float | None]]
SPAN_SCORES = (
    "exact_precision", "exact_recall", "exact_f1", "partial_precision", "partial_recall",
    "partial_f1", "entity_recall_direct", "entity_recall_quasi",
)  # fmt: skip
MASK_SCORES = ("entity_recall_direct", "entity_recall_quasi", "token_precision", "token_f1")


def bootstrapping(options: argparse.Namespace) -> Values:
    """Maskers of automatic labels, scored against such labels and against people's."""
    found: dict[str, list[float | None]] = {}
    for strategy in ("greedy", "random"):
        silver, model = (options.work / f"{strategy}_{part}" for part in ("silver", "model"))
        kanon("annotate", options.texts, silver, "--kb", options.kb, "--strategy", strategy,
              "--split", options.split, "--limit", options.limit, "--force")  # fmt: skip
        call("train", options.config, "--output", model,
             "--paths.train", silver / "train.spacy", "--paths.dev", silver / "dev.spacy",
             "--training.max_steps", options.steps, "--training.eval_frequency", options.steps,
             *options.overrides)  # fmt: skip
        masker = ("--pipeline", f"ours={model / 'model-last'}", "--spans-key", "ents")
        for part in ("dev", "test"):
            scores = evaluate(silver / f"{part}.spacy", *masker)["ours"]
            found[f"{strategy}, automatic labels, {part}"] = [*scores[:6], None, None]
        found[f"{strategy}, labels of people"] = evaluate(options.gold, *masker)["ours"]
    found["recognizer, labels of people"] = evaluate(options.gold, options.masks)[options.system]
    return found


def evaluate(gold: Path, *arguments: Any) -> dict[str, list[float | None]]:
    """The scores of each system, as `kanon evaluate` gives them."""
    out = kanon("evaluate", gold, *arguments, "--weights", "none", "--resamples", 0, "--json")
    return {
        one["system"]: [one["metrics"][name]["value"] for name in SPAN_SCORES]
        for one in json.loads(out)["systems"]
    }


def kanon(*arguments: Any) -> str:
    return call("kanon", *arguments)


def call(*arguments: Any) -> str:
    command = [sys.executable, "-m", "spacy", *map(str, arguments)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def generalization(options: argparse.Namespace) -> Values:
    """Selectors of replacements, cross-validated over documents."""
    sys.path.insert(0, str(SCRIPTS))
    import evaluate_selection as script

    from spacy_kanon.formats.registry import read_texts

    texts = read_texts(options.gold)
    items, fold_of = script.selection_items(texts), script.folds_of(texts, options.folds)
    majority = [item.majority for item in items]
    found: dict[str, list[float | None]] = {}
    for name in ("first level", "multiclass", "binary"):
        if name == "first level":
            rankings = script.first_level_rankings(items)
        else:
            config = script.read_selection_config(options.config, name)
            predictions = script.cross_validate(texts, config, fold_of, name=name)
            rankings = predictions.rankings
        scores = script.score_selection(items, rankings, resamples=0)
        accuracies = [scores.accuracy_majority.value, scores.accuracy_any.value]
        if name == "binary":
            pairs = zip(items, predictions.probabilities, strict=True)
            chosen = [share > 0.5 for _, shares in pairs for share in shares]
            wanted = [o == m for i, m in zip(items, majority, strict=True) for o in i.options]
            measured = precision_recall_f1(wanted, chosen, "binary")
        else:
            first = [i.options[r[0]] for i, r in zip(items, rankings, strict=True)]
            levels = [
                [item.options.index(option) + 1 for item, option in zip(items, said, strict=True)]
                for said in (majority, first)
            ]
            measured = precision_recall_f1(*levels, "weighted")
        rank = None if name == "first level" else scores.mean_reciprocal_rank.value
        found[name] = [*accuracies, *measured, rank]
    return found


def precision_recall_f1(gold: Sequence[Any], said: Sequence[Any], average: str) -> list[float]:
    from sklearn.metrics import precision_recall_fscore_support

    return precision_recall_fscore_support(gold, said, average=average, zero_division=0)[:3]


def indicators(options: argparse.Namespace) -> Values:
    """Each indicator and the combinations, as `bench_indicators.py` measures them."""
    out = options.work / "indicators.json"
    command = [sys.executable, HERE / "bench_indicators.py", options.data, out]
    command += ["--models", options.work, "--kb", options.kb, "--resamples", 0, *options.overrides]
    subprocess.run([*map(str, command)], check=True)
    scores = json.loads(out.read_text(encoding="utf8"))
    return {
        name: [row["metrics"][metric]["value"] for metric in MASK_SCORES]
        for name, row in scores.items()
    }


def wikipii(options: argparse.Namespace) -> Values:
    """Annotation by records, and recognizers trained on it, against labels of people."""
    import bench_records

    seeds = range(1, 1 + options.seeds)
    annotated = [bench_records.annotation(options.infobox)]
    trained = [bench_records.recognizer(options.infobox, options.config, s, {}) for s in seeds]
    runs = {"automatic annotation": annotated, "recognizer": trained}
    return {f"{name}, labels of people": means(counts) for name, counts in runs.items()}


def means(runs: Sequence[Any]) -> list[float | None]:
    schemes = ("strict", "exact", "wikipii_type", "wikipii_partial")
    counts = [[run[scheme] for scheme in schemes] for run in runs]
    table = [[v for c in row for v in (c.precision, c.recall, c.f1)] for row in counts]
    return [float(value) for value in np.mean(table, axis=0)]


def page(published: Mapping[str, Any], ours: Mapping[str, Values]) -> str:
    """All tables in Markdown: "published / ours" in each cell."""
    lines = ["# The papers' tables", "", "In each cell: the published value / ours.", ""]
    for name, table in published.items():
        head = ["system", *table["measures"]]
        lines += [f"## {table['title']}", ""]
        lines += [f"`python -m spacy project run {name}`. {table['note']}"]
        lines += ["", f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
        empty = [None] * len(table["measures"])
        rows, found = table["rows"], ours.get(name, {})
        for row in dict.fromkeys([*rows, *found]):
            cells = zip(rows.get(row, empty), found.get(row, empty), strict=True)
            lines.append(f"| {row} | {' | '.join(f'{shown(p)} / {shown(o)}' for p, o in cells)} |")
        lines.append("")
    return "\n".join(lines)


def shown(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}".removeprefix("0")


def config(name: str) -> dict[str, Path]:
    return {"config": HERE.parent / "configs" / f"{name}.cfg"}


def main() -> None:
    kept = {"work": Path("metrics/papers"), "values": OURS}
    split = {"split": "80/10/10", "limit": 0}  # Of the texts.
    options, overrides = commands(
        __doc__,
        (
            bootstrapping,
            ["page", "texts", "gold", "masks"],
            {"kb": Path, "steps": 600, "system": "spaCy", **split, **config("masker_cpu"), **kept},
        ),
        (generalization, ["page", "gold"], {"folds": 10, **config("selection_cpu"), **kept}),
        (indicators, ["page", "data"], {"kb": Path, **kept}),
        (wikipii, ["page", "infobox"], {"seeds": 1, **config("records_cpu"), **kept}),
    ).parse_known_args()
    options.overrides = overrides
    options.work.mkdir(parents=True, exist_ok=True)
    ours = json.loads(options.values.read_text("utf8")) if options.values.exists() else {}
    ours[f"paper-{options.command}"] = options.run(options)
    options.values.write_text(json.dumps(ours, indent=1) + "\n", encoding="utf8")
    published = json.loads(PUBLISHED.read_text(encoding="utf8"))
    options.page.write_text(page(published, ours), encoding="utf8")


if __name__ == "__main__":
    main()
