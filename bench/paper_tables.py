"""The papers' tables, made again: the published value beside ours.

    python bench/paper_tables.py bootstrapping PAGE.md TEXTS GOLD.json NER_MASKS.json --kb KB
    python bench/paper_tables.py generalization PAGE.md GOLD.json
    python bench/paper_tables.py indicators PAGE.md DATA_FOLDER --kb KB
    python bench/paper_tables.py wikipii PAGE.md INFOBOX.jsonl.gz

Each command measures one table, keeps our values in `paper_values.json`, and writes the page of all
tables anew, beside what `papers.json` says was published. Folds and seeds are fixed; nothing is
chosen by a score.
"""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from _corpora import call

HERE = Path(__file__).parent
PUBLISHED, OURS = HERE / "papers.json", HERE / "paper_values.json"
SCRIPTS, CONFIGS = HERE.parent / "scripts", HERE.parent / "configs"
WORK = Path("metrics/papers")
Values = Mapping[str, Sequence[float | None]]
SPAN_SCORES = (
    "exact_precision", "exact_recall", "exact_f1", "partial_precision", "partial_recall",
    "partial_f1", "entity_recall_direct", "entity_recall_quasi",
)  # fmt: skip
UNWEIGHTED = ("--weights", "none", "--resamples", 0, "--json")
MASK_SCORES = ("entity_recall_direct", "entity_recall_quasi", "token_precision", "token_f1")


def bootstrapping(
    page: Path, texts: Path, gold: Path, masks: Path, *overrides: str, kb: Path, steps=600, limit=0,
    work=WORK,
) -> None:  # fmt: skip
    """Maskers of automatic labels, scored against such labels and against people's."""
    work.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[float | None]] = {}
    for strategy in ("greedy", "random"):
        silver, model = (work / f"{strategy}_{part}" for part in ("silver", "model"))
        spacy("kanon", "annotate", texts, silver, "--kb", kb, "--strategy", strategy,
              "--split", "80/10/10", "--limit", limit, "--force")  # fmt: skip
        spacy("train", CONFIGS / "masker_cpu.cfg", "--output", model,
             "--paths.train", silver / "train.spacy", "--paths.dev", silver / "dev.spacy",
             "--training.max_steps", steps, "--training.eval_frequency", steps,
             *overrides)  # fmt: skip
        masker = ("--pipeline", f"ours={model / 'model-last'}", "--spans-key", "ents")
        for part in ("dev", "test"):
            scores = evaluate(silver / f"{part}.spacy", *masker)["ours"]
            found[f"{strategy}, automatic labels, {part}"] = [*scores[:6], None, None]
        found[f"{strategy}, labels of people"] = evaluate(gold, *masker)["ours"]
    found["recognizer, labels of people"] = evaluate(gold, masks)["spaCy"]
    write(page, work, "bootstrapping", found)


def evaluate(gold: Path, *arguments: Any) -> dict[str, list[float | None]]:
    """The scores of each system, as `kanon evaluate` gives them."""
    out = spacy("kanon", "evaluate", gold, *arguments, *UNWEIGHTED)
    return {
        one["system"]: [one["metrics"][name]["value"] for name in SPAN_SCORES]
        for one in json.loads(out)["systems"]
    }


def spacy(*arguments: Any) -> str:
    command = [sys.executable, "-m", "spacy", *map(str, arguments)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def generalization(page: Path, gold: Path, *, folds=10, work=WORK) -> None:
    """Selectors of replacements, cross-validated over documents."""
    sys.path.insert(0, str(SCRIPTS))
    import evaluate_selection as script

    from spacy_kanon.formats.registry import read_texts

    texts = read_texts(gold)
    items, fold_of = script.selection_items(texts), script.folds_of(texts, folds)
    majority = [item.majority for item in items]
    found: dict[str, list[float | None]] = {}
    for name in ("first level", "multiclass", "binary"):
        if name == "first level":
            rankings = script.first_level_rankings(items)
        else:
            config = script.read_selection_config(CONFIGS / "selection_cpu.cfg", name)
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
    write(page, work, "generalization", found)


def precision_recall_f1(gold: Sequence[Any], said: Sequence[Any], average: str) -> list[float]:
    from sklearn.metrics import precision_recall_fscore_support

    return precision_recall_fscore_support(gold, said, average=average, zero_division=0)[:3]


def indicators(page: Path, data: Path, *overrides: str, kb: Path, work=WORK) -> None:
    """Each indicator and the combinations, as `bench_indicators.py` measures them."""
    out = work / "indicators.json"
    command = [sys.executable, HERE / "bench_indicators.py", data, out, "--models", work]
    command += ["--kb", kb, "--resamples", 0, *overrides]
    subprocess.run([*map(str, command)], check=True)
    scores = json.loads(out.read_text(encoding="utf8"))
    values = {
        name: [row["metrics"][metric]["value"] for metric in MASK_SCORES]
        for name, row in scores.items()
    }
    write(page, work, "indicators", values)


def wikipii(page: Path, infobox: Path, *, seeds=1, work=WORK) -> None:
    """Annotation by records, and recognizers trained on it, against labels of people."""
    import bench_records

    annotated, config = [bench_records.annotation(infobox)], CONFIGS / "records_cpu.cfg"
    trained = [bench_records.recognizer(infobox, config, s, {}) for s in range(1, 1 + seeds)]
    runs = {"automatic annotation": annotated, "recognizer": trained}
    values = {f"{name}, labels of people": means(counts) for name, counts in runs.items()}
    write(page, work, "wikipii", values)


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


def write(path: Path, work: Path, name: str, values: Values) -> None:
    """Keep our values of a table, and write the page of all tables."""
    work.mkdir(parents=True, exist_ok=True)
    ours = json.loads(OURS.read_text("utf8")) | {f"paper-{name}": values}
    OURS.write_text(json.dumps(ours, indent=1) + "\n", encoding="utf8")
    path.write_text(page(json.loads(PUBLISHED.read_text("utf8")), ours), encoding="utf8")


if __name__ == "__main__":
    call(__doc__, bootstrapping, generalization, indicators, wikipii)
