"""Who is recognized after masking against linkage, by attackers that were no guides?

    python bench/bench_linkage.py --data FOLDER wikireplace --kb KB --model MINILM --json rows.json
    python bench/bench_linkage.py --data FOLDER retold --texts 71 \\
        --systems guided --guides words,pairs,letters,latent

The sets are those of `bench_attack.py`. For each attacker our texts are masked anew, guided by the
other kinds of features only: words and letters against an attacker of word pairs, words and pairs
against one of letters, all three against vectors of a transformer and against the same transformer
fine-tuned. The first two attackers are scikit-learn's (TF-IDF, cosine), the others `VectorAttacker`
and `TransformerAttacker`; their background is all of it. "ours" counts by a knowledge base (--kb),
"guided" is `linkage_masker` alone, "both" is it behind the count at k = 5. --guides names who
guides: "latent" and, with --embedding, "vectors" are no attackers but for the last two.
--masks: masks of other tools, of `make_masks.py`. --systems: which to score, by the beginnings of
their names.
--json keeps the rows, and a next run makes only those that are missing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from _linkage_systems import KEY, Once, counted, guided, make_attackers, mask, masked_texts
from bench_attack import SETS, show, write

from spacy_kanon.evaluation.reidentification import Background, Target, run_attack
from spacy_kanon.linkage.build import build_background
from spacy_kanon.linkage.guides import encoder
from spacy_kanon.linkage.reader import FEATURES

COLUMNS = ["attacker", "system", "kept", "recognized", "low", "high", "seconds"]
ATTACKERS = ["aware", "pairs", "letters", "vectors", "transformer"]


def read_jsonl(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf8").splitlines()]


def our_systems(
    options: argparse.Namespace, index: Path, texts: list[dict[str, str]], guides: Sequence[str]
) -> dict[str, Callable[[], dict[str, list[list[int]]]]]:
    """Name, and what masks the texts. Settings of one tool stand behind its name and "@"."""
    systems: dict[str, Callable[[], dict[str, list[list[int]]]]] = {}
    if options.kb is not None:
        for k in options.k:
            systems[f"ours@k={k}"] = lambda k=k: mask(texts, counted(options.kb, k))
    more = "".join(f" {guide}" for guide in guides if guide not in FEATURES)
    for name, kb in (("guided", None), *([("both", options.kb)] if options.kb else [])):
        for margin in options.margin:
            for k in options.k:
                setting = f"k={k}" if margin is None else f"k={k} margin={margin}"
                for secret in (None, k) if options.secret else (None,):
                    nlp = partial(
                        guided, index, k, guides, margin=margin, model=options.embedding,
                        gpu_id=options.gpu_id, kb=kb, secret=secret,
                    )  # fmt: skip
                    stop = "" if secret is None else " secret"
                    systems[f"{name}@{setting}{stop}{more}"] = lambda nlp=nlp: mask(texts, nlp())
    return systems


def attack_set(options: argparse.Namespace, folder: Path) -> None:
    SETS[options.set](options.data, folder)
    people = [(r["person"], r["text"]) for r in read_jsonl(folder / "background.jsonl")]
    people = [(person, text) for person, text in people if text.strip()]
    original = folder / "original.jsonl"
    texts = read_jsonl(original if original.exists() else folder / "anonymized.jsonl")
    texts = evenly(texts, options.texts)
    index = folder / "index"
    guide_reads = encoder(options.embedding, options.gpu_id) if options.embedding else None
    build_background(people, index, encoder=guide_reads)
    known = Background.from_pairs(people)
    as_written = "original" if original.exists() else "anonymized"
    others = {as_written: {}, **masks_of_others(folder)}
    for path in options.masks:
        others |= json.loads(path.read_text())
    rows = Rows(options.json)
    made: dict[Any, tuple[dict[str, Any], float]] = {}  # Masks, and seconds a text.
    for attacker, make in make_attackers(options).items():
        guides = [guide for guide in options.guides if guide != attacker]
        ready = Once(make)
        ours = our_systems(options, index, texts, guides)
        for name in chosen([*others, *ours], options.systems):
            key = {"set": options.set, "attacker": attacker, "system": name}
            if key in rows:
                continue
            maker = (name, *guides) if name in ours else name
            if maker not in made:
                began = time.process_time()
                masks = ours[name]() if name in ours else others[name]
                made[maker] = masks, (time.process_time() - began) / len(texts)
            masks, seconds = made[maker]
            targets, kept = masked_texts(texts, masks)
            if options.write is not None and attacker == options.attackers[-1]:
                write_texts(options.write, name, targets)
            score = run_attack(known, {name: targets}, lambda ready=ready: ready)[0]
            low, high = score.interval
            figures = {"kept": kept, "recognized": score.recognized, "low": low, "high": high}
            rows.add({**key, **figures, "seconds": seconds})
            print(attacker, name, *(f"{value:.3f}" for value in figures.values()), flush=True)
    shown = [[row[column] for column in COLUMNS] for row in rows.rows if row["set"] == options.set]
    show(f"{options.set}: {len(texts)} texts, {len(known.people)} people", COLUMNS, shown)


def evenly(texts: list[dict[str, str]], count: int | None) -> list[dict[str, str]]:
    """About so many of the texts, or all."""
    return texts if count is None else texts[:: max(len(texts) // count, 1)]


def chosen(systems: Sequence[str], beginnings: Sequence[str] | None) -> list[str]:
    """Those that are asked for, by the beginnings of their names; all if nobody asks."""
    if beginnings is None:
        return list(systems)
    return [name for name in systems if name.startswith(tuple(beginnings))]


def write_texts(folder: Path, name: str, targets: Sequence[Target]) -> None:
    """For `attack`, `audit` and `bench_downstream.py`."""
    folder.mkdir(parents=True, exist_ok=True)
    records = [{"id": target.doc_id, "text": target.text} for target in targets]
    write(folder / f"{name}.jsonl", records)


class Rows:
    """Figures, kept in a file as soon as they are there."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        there = path is not None and path.exists()
        self.rows: list[dict[str, Any]] = json.loads(path.read_text()) if there else []

    def __contains__(self, key: dict[str, Any]) -> bool:
        return any(key.items() <= row.items() for row in self.rows)

    def add(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        if self.path is not None:
            self.path.write_text(json.dumps(self.rows, indent=1) + "\n")


def masks_of_others(folder: Path) -> dict[str, Any]:
    """Masks of other tools and of people, by system; none if the set has none."""
    path = folder / "masks.json"
    return dict(json.loads(path.read_text())) if path.exists() else {}


def numbers(listed: str) -> list[int]:
    return [int(part) for part in listed.split(",")]


def names(listed: str) -> list[str]:
    return listed.split(",")


def margins(listed: str) -> list[float | None]:
    return [float(part) for part in listed.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("set", nargs="?", default="wikireplace", choices=SETS)
    parser.add_argument("--data", type=Path, required=True, help="folder with the data sets")
    parser.add_argument("--k", type=numbers, default=[2, 5, 10, 20])
    parser.add_argument("--margin", type=margins, default=[None], help="0.1,0.25 (usual: 0.1)")
    parser.add_argument("--secret", action="store_true", help="also with a secret stop, m = k")
    parser.add_argument("--attackers", type=names, default=ATTACKERS)
    parser.add_argument("--guides", type=names, default=list(FEATURES))
    parser.add_argument("--systems", type=names, help="beginnings of the names to score")
    parser.add_argument("--masks", type=Path, nargs="*", default=[], help="masks of other tools")
    parser.add_argument("--texts", type=int, help="about so many of the set's texts")
    parser.add_argument("--seeds", type=numbers, default=[0], help="of the fine-tuned attacker")
    parser.add_argument("--gpu-id", type=int, default=-1)
    parser.add_argument("--kb", type=Path, help="knowledge base, for the masks by counting")
    parser.add_argument("--model", help="folder of a sentence encoder, for two more attackers")
    parser.add_argument("--embedding", help="folder of a sentence encoder, for one more guide")
    parser.add_argument("--json", type=Path, help="keep the rows here")
    parser.add_argument(
        "--write", type=Path, help="folder for texts as the last attacker sees them"
    )
    options = parser.parse_args()
    os.environ.setdefault(KEY, "a fixed key of the benchmark, for equal releases")
    if options.embedding:
        options.guides.append("vectors")
    print(f"{platform.machine()}, Python {platform.python_version()}")
    with tempfile.TemporaryDirectory() as name:
        attack_set(options, Path(name))


if __name__ == "__main__":
    main()
