"""Who is recognized after masking against linkage, by attackers that were no guides?

    python bench/bench_linkage.py --data FOLDER wikireplace
    python bench/bench_linkage.py --data FOLDER heldout --k 2,5,10,20 --model MINILM
    python bench/bench_linkage.py --data FOLDER wikireplace --halves 0,1,2
    python bench/bench_linkage.py --data FOLDER --growth 405,10000,100000

The sets are those of `bench_attack.py`. For each attacker our texts are masked anew, guided by the
other kinds of features only: words and letters against an attacker of word pairs, words and pairs
against one of letters, all three against vectors of a transformer. The attackers are scikit-learn's
(TF-IDF, cosine; logistic regression on the mean sentence vectors), their background is all of it.

`--halves SEEDS`: guides have a random half of each person's sentences, attackers the other half.
`--growth`: time and memory with invented people, each of 12 sentences sampled from the background.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import re
import resource
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import spacy
from bench_attack import SETS, show

from spacy_kanon.evaluation.attacks.background import Background, Target
from spacy_kanon.evaluation.attacks.reidentification import run_attack
from spacy_kanon.linkage.build import build_background, passages
from spacy_kanon.linkage.features import FEATURES
from spacy_kanon.linkage.sentence_vectors import encoder
from spacy_kanon.text.placeholders import remove_placeholders

_WORD = re.compile(r"\w+")
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")


class Cosine:
    """TF-IDF and the cosine."""

    def __init__(self, **options: Any) -> None:
        from sklearn.feature_extraction.text import TfidfVectorizer

        self.vectorizer = TfidfVectorizer(sublinear_tf=True, **options)

    def fit(self, background: Background) -> None:
        from sklearn.preprocessing import normalize

        texts = [" ".join(documents) for documents in background.documents]
        self.weights = normalize(self.vectorizer.fit_transform(texts)).T

    def scores(self, texts: Sequence[str]) -> Any:
        clean = [remove_placeholders(text) for text in texts]
        return (self.vectorizer.transform(clean) @ self.weights).toarray()


class Vectors:
    """Logistic regression on sentence vectors of passages."""

    def __init__(self, model: str) -> None:
        self.embed = encoder(model).embed

    def fit(self, background: Background) -> None:
        from sklearn.linear_model import LogisticRegression

        cut = [
            (person, " ".join(part))
            for person, documents in enumerate(background.documents)
            for document in documents
            for part in passages(document.split())
        ]
        rows = self.embed([text for _, text in cut])
        self.model = LogisticRegression(C=100, max_iter=200).fit(rows, [p for p, _ in cut])

    def scores(self, texts: Sequence[str]) -> Any:
        scores = np.zeros((len(texts), len(self.model.classes_)))
        for row, text in enumerate(texts):
            words = remove_placeholders(text).split()
            cut = [" ".join(part) for part in passages(words)] or [""]
            scores[row] = self.model.predict_proba(self.embed(cut)).mean(axis=0)
        return scores


def make_attackers(model: str | None) -> dict[str, Callable[[], Any]]:
    attackers: dict[str, Callable[[], Any]] = {
        "pairs": lambda: Cosine(ngram_range=(1, 2), token_pattern=r"\w+"),
        "letters": lambda: Cosine(analyzer="char_wb", ngram_range=(3, 5)),
    }
    if model is not None:
        attackers["vectors"] = lambda: Vectors(model)
    return attackers


class Once:
    """An attacker that is fitted the first time only."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.attacker, self.fitted = make(), False

    def fit(self, background: Background) -> None:
        if not self.fitted:
            self.attacker.fit(background)
            self.fitted = True

    def scores(self, texts: Sequence[str]) -> Any:
        return self.attacker.scores(texts)


def read_jsonl(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf8").splitlines()]


def guided(index: Path, k: int, guides: Sequence[str], mode: str = "subject") -> Any:
    nlp = spacy.blank("en")
    config = {
        "index": str(index),
        "k": k,
        "mode": mode,
        "guides": {
            name: {"@misc": "spacy-kanon.TfidfLinkage.v1", "features": name} for name in guides
        },
    }
    masker = nlp.add_pipe("linkage_masker", config=config)
    for unused in set(FEATURES) - set(guides):
        masker.guides.pop(unused, None)  # A config is merged with the default one.
    return nlp


def mask(texts: list[dict[str, str]], nlp: Any) -> dict[str, list[list[int]]]:
    """Masked spans of each text, the subject known."""
    masks = {}
    for record in texts:
        doc = nlp.make_doc(record["text"])
        doc._.subject = record["id"]
        spans = nlp(doc).spans["linkage"]
        masks[record["id"]] = [[span.start_char, span.end_char] for span in spans]
    return masks


def apply(texts: list[dict[str, str]], masks: dict[str, Any]) -> tuple[list[Target], float]:
    """Masked texts, and the share of all words that stays."""
    targets, words, kept = [], 0, 0
    for record in texts:
        text, pieces, position = record["text"], [], 0
        for start, end in sorted(span[:2] for span in masks[record["id"]]):
            if end > position:
                pieces += [text[position:start], "***"]
                position = end
        masked = "".join([*pieces, text[position:]])
        words += len(_WORD.findall(text))
        kept += len(_WORD.findall(masked))
        targets.append(Target(record["id"], record["id"], masked))
    return targets, kept / words


def attack_set(options: argparse.Namespace, folder: Path) -> None:
    SETS[options.set](options.data, folder)
    people = [(r["person"], r["text"]) for r in read_jsonl(folder / "background.jsonl")]
    people = [(person, text) for person, text in people if text.strip()]
    texts = read_jsonl(folder / "original.jsonl")
    build_background(people, folder / "index")
    known = Background.from_pairs(people)
    systems: dict[str, Any] = {"original": {record["id"]: [] for record in texts}}
    if (folder / "masks.json").exists():
        systems |= json.loads((folder / "masks.json").read_text())
    rows = []
    for attacker, make in make_attackers(options.model).items():
        guides = [feature for feature in FEATURES if feature != attacker]
        ready = Once(make)
        settings = {
            f"guided k={k}": lambda k=k, guides=guides: mask(
                texts, guided(folder / "index", k, guides)
            )
            for k in options.k
        }
        for name in [*systems, *settings]:
            began = time.perf_counter()
            masks = systems[name] if name in systems else settings[name]()
            seconds = (time.perf_counter() - began) / len(texts)
            targets, kept = apply(texts, masks)
            score = run_attack(known, {name: targets}, lambda ready=ready: ready)[0]
            rows.append([attacker, name, kept, score.recognized, *score.interval, seconds])
            print(attacker, name, *(f"{value:.3f}" for value in rows[-1][2:]), flush=True)
    columns = ["attacker", "system", "kept", "recognized", "low", "high", "s/text"]
    show(f"{options.set}: {len(texts)} texts, {len(known.people)} people", columns, rows)


def attack_halves(options: argparse.Namespace, folder: Path) -> None:
    """Guides know one half of the background, attackers the other."""
    SETS[options.set](options.data, folder)
    texts = read_jsonl(folder / "original.jsonl")
    rows = []
    for seed in options.halves:
        rng = random.Random(seed)
        halves: tuple[list[tuple[str, str]], ...] = ([], [])
        for record in read_jsonl(folder / "background.jsonl"):
            sentences = [s for s in _SENTENCE.split(record["text"]) if _WORD.search(s)]
            rng.shuffle(sentences)
            middle = len(sentences) // 2
            for half, part in zip(halves, (sentences[:middle], sentences[middle:]), strict=True):
                half.append((record["person"], " ".join(part or sentences)))
        build_background(halves[0], folder / f"half{seed}")
        known = Background.from_pairs(halves[1])
        for attacker, make in make_attackers(None).items():
            guides = [feature for feature in FEATURES if feature != attacker]
            masks = {"original": {record["id"]: [] for record in texts}}
            for k in options.k:
                masks[f"guided k={k}"] = mask(texts, guided(folder / f"half{seed}", k, guides))
            for name, spans in masks.items():
                targets, kept = apply(texts, spans)
                score = run_attack(known, {name: targets}, make)[0]
                rows.append([seed, attacker, name, kept, score.recognized, *score.interval])
    columns = ["seed", "attacker", "system", "kept", "recognized", "low", "high"]
    show(f"{options.set}, guided by one half, attacked by the other", columns, rows)


def measure_growth(options: argparse.Namespace, folder: Path) -> None:
    SETS["wikireplace"](options.data, folder)
    real = read_jsonl(folder / "background.jsonl")
    texts = read_jsonl(folder / "original.jsonl")
    sentences = [s for record in real for s in _SENTENCE.split(record["text"]) if _WORD.search(s)]
    rows = []
    for people in options.growth:
        rng = random.Random(people)

        def documents(people: int = people, rng: random.Random = rng) -> Any:
            yield from ((record["person"], record["text"]) for record in real)
            for number in range(people - len(real)):
                yield f"invented {number}", " ".join(rng.sample(sentences, 12))

        out = folder / f"growth{people}"
        began = time.perf_counter()
        built = build_background(documents(), out)
        building = time.perf_counter() - began
        nlp = guided(out, 10, FEATURES)
        began = time.process_time()
        masks = mask(texts, nlp)
        seconds = time.process_time() - began
        _, kept = apply(texts, masks)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        rate = len(texts) / seconds
        rows.append([built.people, built.bytes / 1e6, building, rate, kept, peak])
        print(*(f"{value:.3f}" for value in rows[-1]), flush=True)
    columns = ["people", "index MB", "build s", "docs/s (CPU)", "kept", "peak MB so far"]
    show("Growth with the people of the index", columns, rows)


def numbers(listed: str) -> list[int]:
    return [int(part) for part in listed.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("set", nargs="?", default="wikireplace", choices=SETS)
    parser.add_argument("--data", type=Path, required=True, help="folder with the data sets")
    parser.add_argument("--k", type=numbers, default=[2, 5, 10, 20])
    parser.add_argument("--model", help="folder of a sentence encoder, for one more attacker")
    parser.add_argument("--halves", type=numbers, help="seeds")
    parser.add_argument("--growth", type=numbers, help="numbers of people")
    options = parser.parse_args()
    print(f"{platform.machine()}, Python {platform.python_version()}")
    with tempfile.TemporaryDirectory() as name:
        if options.growth:
            measure_growth(options, Path(name))
        elif options.halves:
            attack_halves(options, Path(name))
        else:
            attack_set(options, Path(name))


if __name__ == "__main__":
    main()
