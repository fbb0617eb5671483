"""How many people does an attacker recognize, in originals, in other tools' masks, in ours?

    python bench/bench_attack.py --data FOLDER wikireplace
    python bench/bench_attack.py --data FOLDER wikireplace k5=sanitized.jsonl --report risk.html
    python bench/bench_attack.py --data FOLDER actors --shares 0.1,0.25,0.5,1.0

To attack your own masking, prepare the texts, sanitize them and name the result:

    python bench/bench_attack.py --data FOLDER wikireplace --prepare WORK
    python -m spacy kanon sanitize WORK/original.jsonl --k 5 --output k5.jsonl
    python bench/bench_attack.py --data FOLDER wikireplace k5=k5.jsonl

The sets:

- `wikireplace`: 42 summaries whose person has a public article body of at least 20 words, against
  the bodies of 405 people's articles. Systems: the released k-anonymity masks, seven baselines, and
  the DIRECT and QUASI mentions of the annotator ("human").
- `actors`: 51 anonymized abstracts against 200 article bodies. The original abstracts are not
  public, so there is no mark for them here; `actors-sentences` has it in its place.
- `actors-sentences`: the actors of whom single sentences are known, against the same 200. They come
  from the same article, so sentences that the background holds as they stand are left out: 37 stay.
- `heldout`: 152 actors with at least 120 words of article body. The first fifth of the sentences
  (two at least) is the text, the rest is the background, so the two share no sentence.

- `retold`: 284 of the 405 people of `wikireplace`, none of the 42. The text is the first fifth of
  their article's sentences, and every second of these stays in the background: as in a summary,
  half of what it says the article says, too. For choosing settings.

"names and numbers masked" hides the person's own names, every capitalized word inside a sentence
and every digit: what a simple rule does.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import re
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from spacy_kanon.cli._util import named_file
from spacy_kanon.cli.attack import attack_releases
from spacy_kanon.evaluation.attackers import TransformerOptions, attacker_maker
from spacy_kanon.evaluation.report import Table

MIN_BACKGROUND_WORDS = 20
MIN_ARTICLE_WORDS = 120
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")
_SIMPLE_RULE = re.compile(r"(?<=[^.!?\n] )(?:[^\W\d_a-z]\w*)|\d+")


def read(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf8") as file:
        yield from map(json.loads, file)


def write(path: Path, records: list[dict[str, str]]) -> Path:
    lines = (json.dumps(record, ensure_ascii=False) + "\n" for record in records)
    path.write_text("".join(lines), encoding="utf8")
    return path


def prepare_wikireplace(data: Path, folder: Path) -> list[str]:
    source = data / "wikireplace"
    articles = [
        {"person": record["doc_id"], "text": record["text"]}
        for name in ("dev_articles", "train_articles")
        for record in read(source / f"{name}.jsonl.gz")
        if len(record["text"].split()) >= MIN_BACKGROUND_WORDS
    ]
    write(folder / "background.jsonl", articles)
    known = {article["person"] for article in articles}
    documents = json.loads((source / "dev.json").read_text(encoding="utf8"))
    kept = [document for document in documents if document["doc_id"] in known]
    write(folder / "original.jsonl", [{"id": d["doc_id"], "text": d["text"]} for d in kept])
    systems: dict[str, Any] = {"human": {d["doc_id"]: human_masks(d) for d in kept}}
    for name in ("greedy", "random"):
        content = (source / f"released_{name}.json").read_text(encoding="utf8")
        systems[f"released {name}"] = json.loads(content)
    content = (source / "baseline_masks.json").read_text(encoding="utf8")
    systems |= json.loads(content)
    ids = {document["doc_id"] for document in kept}
    chosen = {
        name: {doc_id: spans for doc_id, spans in masks.items() if doc_id in ids}
        for name, masks in systems.items()
    }
    (folder / "masks.json").write_text(json.dumps(chosen), encoding="utf8")
    return [str(folder / "masks.json")]


def human_masks(document: dict[str, Any]) -> list[list[int]]:
    return [
        [mention["start_offset"], mention["end_offset"]]
        for annotation in document["annotations"].values()
        for mention in annotation["entity_mentions"]
        if mention["identifier_type"] != "NO_MASK"
    ]


def prepare_actors(data: Path, folder: Path) -> list[str]:
    actors = list(read(data / "reidentification" / "actors.jsonl.gz"))
    write_actor_background(actors, folder)
    texts = [
        {"id": actor["name"], "text": actor["anonymized_abstract"]}
        for actor in actors
        if actor["anonymized_abstract"]
    ]
    return [f"anonymized={write(folder / 'anonymized.jsonl', texts)}"]


def prepare_actors_sentences(data: Path, folder: Path) -> list[str]:
    actors = list(read(data / "reidentification" / "actors.jsonl.gz"))
    write_actor_background(actors, folder)
    texts = []
    for actor in actors:
        new = [s for s in actor["abstract_sentences"] if s not in actor["public_knowledge"]]
        if new:
            texts.append({"id": actor["name"], "text": " ".join(dict.fromkeys(new))})
    write(folder / "original.jsonl", texts)
    return [simple_rule(texts, folder)]


def write_actor_background(actors: list[dict[str, Any]], folder: Path) -> None:
    records = [{"person": a["name"], "text": a["public_knowledge"]} for a in actors]
    write(folder / "background.jsonl", records)


def prepare_heldout(data: Path, folder: Path) -> list[str]:
    background, texts = [], []
    for actor in read(data / "reidentification" / "actors.jsonl.gz"):
        article = actor["public_knowledge"]
        if len(article.split()) < MIN_ARTICLE_WORDS:
            continue
        sentences = list(dict.fromkeys(filter(None, _SENTENCE.split(article))))
        cut = max(2, len(sentences) // 5)
        background.append({"person": actor["name"], "text": " ".join(sentences[cut:])})
        texts.append({"id": actor["name"], "text": " ".join(sentences[:cut])})
    write(folder / "background.jsonl", background)
    write(folder / "original.jsonl", texts)
    return [simple_rule(texts, folder)]


def prepare_retold(data: Path, folder: Path) -> list[str]:
    background, texts = [], []
    for name in ("dev_articles", "train_articles"):
        for record in read(data / "wikireplace" / f"{name}.jsonl.gz"):
            count = len(record["text"].split())
            if count < MIN_BACKGROUND_WORDS:
                continue
            article = record["text"]
            if name == "train_articles" and count >= MIN_ARTICLE_WORDS:
                sentences = list(dict.fromkeys(filter(None, _SENTENCE.split(article))))
                cut = max(2, len(sentences) // 5)
                texts.append({"id": record["doc_id"], "text": " ".join(sentences[:cut])})
                article = " ".join([*sentences[:cut:2], *sentences[cut:]])
            background.append({"person": record["doc_id"], "text": article})
    write(folder / "background.jsonl", background)
    write(folder / "original.jsonl", texts)
    return [simple_rule(texts, folder)]


def simple_rule(texts: list[dict[str, str]], folder: Path) -> str:
    """Mask the person's own names, capitalized words inside sentences, and numbers."""
    masked = []
    for record in texts:
        own = "|".join(map(re.escape, record["id"].split()))
        text = re.sub(rf"\b(?:{own})\b", "***", record["text"])
        masked.append({"id": record["id"], "text": _SIMPLE_RULE.sub("***", text)})
    return f"names and numbers masked={write(folder / 'rule.jsonl', masked)}"


SETS: dict[str, Callable[[Path, Path], list[str]]] = {
    "wikireplace": prepare_wikireplace,
    "actors": prepare_actors,
    "actors-sentences": prepare_actors_sentences,
    "heldout": prepare_heldout,
    "retold": prepare_retold,
}


def show(title: str, columns: list[str], rows: list[list[Any]]) -> None:
    print("\n" + Table(title, columns, rows).to_markdown())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("set", choices=SETS)
    parser.add_argument("systems", nargs="*", help="[NAME=]FILE: sanitized JSONL")
    parser.add_argument("--masks", action="append", default=[], help="[NAME=]FILE")
    parser.add_argument("--data", type=Path, required=True, help="folder with the data sets")
    parser.add_argument(
        "--prepare", type=Path, help="only write background and original texts here"
    )
    parser.add_argument("--shares", default="1.0", help="shares of the background: 0.1,0.5,1.0")
    parser.add_argument("--attacker", default="light", choices=("light", "transformer"))
    parser.add_argument("--model", help="folder of the transformer attacker's language model")
    usual = TransformerOptions(model="")
    parser.add_argument("--epochs", type=int, default=usual.epochs)
    parser.add_argument("--learn-rate", type=float, default=usual.learn_rate)
    parser.add_argument("--gpu-id", type=int, default=usual.gpu_id)
    parser.add_argument("--report", type=Path)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    if options.prepare:
        options.prepare.mkdir(parents=True, exist_ok=True)
        SETS[options.set](options.data, options.prepare)
        print(f"Prepared {options.set} in {options.prepare}")
        return
    print(f"{platform.machine()}, {os.cpu_count()} processors, Python {platform.python_version()}")
    how = TransformerOptions(
        options.model or "",
        epochs=options.epochs,
        learn_rate=options.learn_rate,
        seed=options.seed,
        gpu_id=options.gpu_id,
    )
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        given = SETS[options.set](options.data, folder)
        original = folder / "original.jsonl"
        start = time.perf_counter()
        findings = attack_releases(
            folder / "background.jsonl",
            [named_file(e) for e in (*given, *options.systems) if not e.endswith(".json")],
            masks=[named_file(e) for e in (*given, *options.masks) if e.endswith(".json")],
            texts=original if original.exists() else None,
            make_attacker=attacker_maker(options.attacker, how if options.model else None),
            attacker_name=options.attacker,
            shares=[float(share) for share in options.shares.split(",")],
            report=options.report,
            seed=options.seed,
        )
        print("\n\n".join(table.to_markdown() for table in findings.tables()))
        for note in findings.notes:
            print(f"- {note}")
        print(f"{time.perf_counter() - start:.1f} s in all")


if __name__ == "__main__":
    main()
