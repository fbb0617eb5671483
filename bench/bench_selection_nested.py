"""Question: what does the learned selector reach when every choice is made inside the training?

Plain cross-validation reports the best of many settings on the folds that chose it. Here each outer
fold is scored by a model whose settings (penalty, parts of the features, encoder) were chosen by
cross-validation among the other documents alone. The models are the package's binary and listwise
framings: same features, same weighted cross-entropy with an L2 penalty, solved to its optimum by
L-BFGS instead of 150 steps of Adam, which takes a tenth of a second a fit. With `--spans` also:
does it help to know how often people masked the same words, or words with the same last one, in
other biographies?

    python bench/bench_selection_nested.py ../shared/data/wikireplace/dev.json --folds 7 \
        --spans ../shared/data/wikireplace/train_spans.jsonl.gz
"""

from __future__ import annotations

import argparse
import gzip
import itertools
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix, hstack

from spacy_kanon.components.replacement_selector import _ranked
from spacy_kanon.evaluation.selection import score_by_kind, score_selection
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.formats.wikireplace import replacement_choices
from spacy_kanon.models.selection_model import (
    BINARY,
    LISTWISE,
    Phrase,
    _sparse_rows,
    make_selection_model,
)
from spacy_kanon.models.text_encoders import make_hashed_text_encoder
from spacy_kanon.names import STAR

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))
from evaluate_selection import selection_items, to_phrase

FRAMINGS = (BINARY, LISTWISE)
PENALTIES = (1e-3, 3e-3, 1e-2)
WITHOUT: tuple[tuple[str, ...], ...] = ((), ("strings",))
INNER_FOLDS = 4
# Spans that a rate of other biographies counts as, and how much such a rate weighs.
_SPANS_OF_KIND, _WEIGHT_OF_RATE = 3.0, 3.0
_WORD = re.compile(r"\w+")

# Encoder or not, parts of the features left out, spans of other biographies or not.
Columns = tuple[bool, tuple[str, ...], bool]


class Setting(NamedTuple):
    columns: Columns
    framing: str
    penalty: float


class Data(NamedTuple):
    """Phrases, document of each, and per option its share of the votes and weight."""

    phrases: list[Phrase]
    documents: np.ndarray
    shares: np.ndarray
    weights: np.ndarray
    starts: np.ndarray


def read(path: Path) -> tuple[Data, list]:
    texts = read_texts(path)
    phrases, documents, shares, weights = [], [], [], []
    for number, text in enumerate(texts):
        choices = replacement_choices([text])
        together = Counter(choice.mention.kind for choice in choices)
        for choice in choices:
            phrases.append(to_phrase(choice, text, 60))
            documents.append(number)
            votes = {option: len(names) for option, names in choice.votes.items()}
            total = sum(votes.values())
            shares += [votes.get(option, 0) / total for option in choice.options]
            weights.append((total / together[choice.mention.kind]) ** 0.5)
    starts = np.cumsum([0, *(len(phrase.options) for phrase in phrases)])
    data = Data(phrases, np.array(documents), np.array(shares), np.array(weights), starts)
    return data, selection_items(texts)


class Rates:
    """How often people masked a text, or texts with one last word, in other biographies."""

    def __init__(self, path: Path) -> None:
        self.masked: Counter[tuple[str, str, str]] = Counter()
        self.seen: Counter[tuple[str, str, str]] = Counter()
        for line in gzip.decompress(path.read_bytes()).decode("utf8").splitlines():
            spans = json.loads(line)["spans"]
            labels = {(s["entity_type"], s["span_text"].lower()): s["label"] for s in spans}
            for (kind, text), label in labels.items():
                for key in _keys_of(kind, text):
                    self.seen[key] += 1
                    self.masked[key] += label == "MASK"

    def features(self, phrase: Phrase) -> Iterator[dict[tuple[Any, ...], float]]:
        """Per option: the rates, above or below that of the kind, for the star and by level."""
        (of_kind, *keys) = _keys_of(phrase.kind, phrase.text.lower())
        base = (self.masked[of_kind] + 1) / (self.seen[of_kind] + 2)
        rates = {}
        for grain, kind, text in keys:
            masked, seen = self.masked[grain, kind, text], self.seen[grain, kind, text]
            rate = (masked + _SPANS_OF_KIND * base) / (seen + _SPANS_OF_KIND) - base
            rates[grain] = _WEIGHT_OF_RATE * rate, float(seen > 0)
        for level, option in enumerate(phrase.options):
            star = option == STAR
            row: dict[tuple[Any, ...], float] = {}
            for grain, (rate, seen_at_all) in rates.items():
                row[grain, phrase.kind, star] = row[grain, star] = rate
                row[grain, "level", min(level, 3)] = rate
                row[grain, "seen", phrase.kind, star] = seen_at_all
            yield row


def _keys_of(kind: str, text: str) -> list[tuple[str, str, str]]:
    words = _WORD.findall(text)
    return [("kind", kind, ""), ("text", kind, text), ("last word", kind, (words or [""])[-1])]


def rate_columns(data: Data, path: Path) -> csr_matrix:
    rates = Rates(path)
    rows = [row for phrase in data.phrases for row in rates.features(phrase)]
    names = {name: n for n, name in enumerate(dict.fromkeys(name for row in rows for name in row))}
    ends = np.cumsum([0, *map(len, rows)])
    columns = [names[name] for row in rows for name in row]
    values = [value for row in rows for value in row.values()]
    return csr_matrix((values, columns, ends), shape=(len(rows), len(names)))


def matrices(data: Data, spans: Path | None) -> dict[Columns, csr_matrix]:
    table: dict[Columns, csr_matrix] = {}
    for encoder, without in itertools.product((False, True), WITHOUT):
        text_encoder = make_hashed_text_encoder(width=1024) if encoder else None
        model = make_selection_model(encoder=text_encoder, without=without)
        model.initialize()
        keys, values, lengths = _sparse_rows(model, data.phrases)
        columns = np.unique(keys, return_inverse=True)[1]
        ends = np.concatenate([[0], np.cumsum(lengths)])
        table[encoder, without, False] = csr_matrix((values, columns, ends))
    if spans is not None:
        rates = rate_columns(data, spans)
        table |= {
            (encoder, without, True): hstack([matrix, rates]).tocsr()
            for (encoder, without, _), matrix in table.items()
        }
    return table


def rows_of(data: Data, chosen: np.ndarray) -> np.ndarray:
    return np.concatenate([np.arange(data.starts[n], data.starts[n + 1]) for n in chosen])


def fit(matrix: csr_matrix, data: Data, chosen: np.ndarray, setting: Setting) -> np.ndarray:
    """Weights of the features for some phrases."""
    penalty = setting.penalty
    rows = rows_of(data, chosen)
    x, y = matrix[rows], data.shares[rows]
    sizes = np.diff(data.starts)[chosen]
    w = np.repeat(data.weights[chosen] / data.weights[chosen].sum(), sizes)
    firsts = np.cumsum(sizes) - sizes

    def loss(beta: np.ndarray) -> tuple[float, np.ndarray]:
        z = x @ beta
        if setting.framing == LISTWISE:
            z -= np.repeat(np.maximum.reduceat(z, firsts), sizes)
            total = np.repeat(np.add.reduceat(np.exp(z), firsts), sizes)
            value = (w * y * (np.log(total) - z)).sum() + penalty / 2 * beta @ beta
            return value, x.T @ (w * (np.exp(z) / total - y)) + penalty * beta
        p = 1 / (1 + np.exp(-np.clip(z, -30, 30)))
        value = (w * (np.logaddexp(0, z) - y * z)).sum() + penalty / 2 * beta @ beta
        return value, x.T @ (w * (p - y)) + penalty * beta

    return minimize(loss, np.zeros(x.shape[1]), jac=True, method="L-BFGS-B").x


def rank(matrix: csr_matrix, data: Data, chosen: np.ndarray, beta: np.ndarray) -> list[list[int]]:
    return [
        _ranked(
            data.phrases[n],
            (matrix[data.starts[n] : data.starts[n + 1]] @ beta).tolist(),
            known=True,
        )
        for n in chosen
    ]


def folds_of(documents: np.ndarray, count: int) -> Sequence[tuple[np.ndarray, np.ndarray]]:
    """Phrases to train on and to score; the n-th document is in fold n modulo `count`."""
    order = {document: n for n, document in enumerate(dict.fromkeys(documents.tolist()))}
    fold = np.array([order[document] % count for document in documents.tolist()])
    return [(np.flatnonzero(fold != n), np.flatnonzero(fold == n)) for n in range(count)]


def accuracy(data: Data, items: list, chosen: np.ndarray, rankings: list[list[int]]) -> float:
    return score_selection([items[n] for n in chosen], rankings).accuracy_majority.value


def best(data: Data, items: list, table: dict, chosen: np.ndarray) -> Setting:
    """The setting that cross-validation among some phrases prefers; of equals the plainest."""
    folds = [
        (chosen[train], chosen[test])
        for train, test in folds_of(data.documents[chosen], INNER_FOLDS)
    ]
    scores = {}
    for setting in settings(table):
        matrix = table[setting.columns]
        hits = [
            accuracy(data, items, test, rank(matrix, data, test, fit(matrix, data, train, setting)))
            * len(test)
            for train, test in folds
        ]
        scores[setting] = sum(hits) / len(chosen)
    return max(scores, key=lambda s: (round(scores[s], 4), s.penalty, not s.columns[0]))


def settings(table: dict) -> Iterator[Setting]:
    for columns, framing, penalty in itertools.product(table, FRAMINGS, PENALTIES):
        yield Setting(columns, framing, penalty)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("gold", type=Path)
    parser.add_argument("--folds", type=int, default=10)
    parser.add_argument("--spans", type=Path, help="Spans of other biographies that people judged")
    options = parser.parse_args()
    data, items = read(options.gold)
    table = matrices(data, options.spans)
    every = np.arange(len(data.phrases))
    outer = folds_of(data.documents, options.folds)
    print(f"{len(items)} phrases, {len(set(data.documents.tolist()))} documents")
    plain: dict[Setting, float] = {}
    for setting in settings(table):
        matrix = table[setting.columns]
        rankings: list[list[int]] = [[] for _ in every]
        for train, test in outer:
            beta = fit(matrix, data, train, setting)
            for n, ranking in zip(test, rank(matrix, data, test, beta), strict=True):
                rankings[n] = ranking
        scores = score_selection(items, rankings)
        plain[setting] = scores.accuracy_majority.value
        print(
            f"plain {setting}: majority {scores.accuracy_majority.value:.1%}, "
            f"MRR {scores.mean_reciprocal_rank.value:.3f}",
            flush=True,
        )
    rankings = [[] for _ in every]
    for number, (train, test) in enumerate(outer):
        setting = best(data, items, table, train)
        matrix = table[setting.columns]
        beta = fit(matrix, data, train, setting)
        for n, ranking in zip(test, rank(matrix, data, test, beta), strict=True):
            rankings[n] = ranking
        print(f"fold {number}: {setting}", flush=True)
    scores = score_selection(items, rankings)
    for name, score in (
        ("majority", scores.accuracy_majority),
        ("MRR", scores.mean_reciprocal_rank),
    ):
        print(f"nested {name} {score.value:.1%} ({score.low:.1%}-{score.high:.1%})")
    by_kind = score_by_kind(items, rankings, resamples=0)
    print(", ".join(f"{k} {s.accuracy_majority.value:.1%}" for k, s in by_kind.items()))
    print(f"best plain majority {max(plain.values()):.1%}")
    print(f"chosen on all documents: {best(data, items, table, every)}")


if __name__ == "__main__":
    main()
