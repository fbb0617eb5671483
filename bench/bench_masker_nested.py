"""How well does a learned masker do where neither it nor its settings saw the documents?

    python bench/bench_masker_nested.py train STUDENT GOLD.json FOLDER [--steps 60 --rate 6e-5]
    python bench/bench_masker_nested.py report GOLD.json FOLDER ... [--kb KB --unknown model]
    python bench/bench_masker_nested.py promises GOLD.json FOLDER ... [--documents 30]

`train` goes on training a masker on gold without one fold, and without every two folds, and keeps
what each model finds in the documents it did not see at each logit bias. A folder is of one seed.

`report` is nested cross-validation. For the documents of one fold the bias is chosen on those of
the others, each masked by a model that saw neither. *Balanced* takes the best exact F1 there;
*catch* takes the least bias at which the share of missed quasi identifiers keeps the promise there
(conformal risk control). Masks are completed by `mask_spreader`, as in `assemble`; with --kb also
by `kanon_masker`. Intervals are over documents and seeds: both are drawn.

`promises` draws documents to calibrate on and looks at what is missed in all the others.
"""

import gzip
import itertools
import json
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import spacy
from _corpora import call, print_row
from spacy.language import Language

from spacy_kanon.components.kanon_tagger import LOGIT_BIASES, get_operating_point, scoring_once
from spacy_kanon.evaluation.intervals import Score, draws
from spacy_kanon.evaluation.mask_scores import METRICS, Settings, evaluate_masks
from spacy_kanon.evaluation.recall import Promise, choose, documents_with, joined, measure
from spacy_kanon.formats.masks import hidden_spans
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.training.silver import fold_of
from spacy_kanon.types import AnnotatedText

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "scripts"))
from cross_validate import train_model

CONFIG = ROOT / "configs" / "masker_finetune.cfg"
BALANCED = ("0.0", "0.5", "1.0", "1.5", "2.0")
CATCHES = (0.9, 0.95, 0.99)
SHOWN = (
    "exact_f1", "token_precision", "token_recall", "token_f1", "entity_recall_direct",
    "entity_recall_quasi",
)  # fmt: skip
RESAMPLES, FOLDS = 1000, 7
Entities = list[tuple[int, int, str]]
Offsets = list[tuple[int, int]]
Masks = dict[str, Offsets]


def train(
    init: Path, gold: Path, folder: Path, *, steps=60, kinds=True, rate=6e-5, seed=0, gpu_id=-1
) -> None:
    """Every model, one after the other; what is there already is not done again."""
    texts = read_texts(gold)
    left_out = [(fold,) for fold in range(FOLDS)]
    left_out += itertools.combinations(range(FOLDS), 2)
    folder.mkdir(parents=True, exist_ok=True)
    overrides = {"paths.init": str(init), "system.seed": seed, "vars.kinds": kinds}
    overrides |= {"training.max_steps": steps, "training.eval_frequency": steps}
    overrides["training.optimizer.learn_rate.initial_rate"] = rate
    settings = {"use_gpu": gpu_id, "overrides": overrides}
    for out in left_out:
        output = folder / f"{'-'.join(map(str, out))}.json.gz"
        if output.exists():
            continue
        held_out = [t for t in texts if fold_of(t.doc_id, FOLDS) in out]
        seen = [text for text in texts if text not in held_out]
        with tempfile.TemporaryDirectory() as scratch:
            model = train_model(CONFIG, seen, held_out, Path(scratch), settings)
            predictions = entities_of(spacy.load(model), held_out)
        with gzip.open(output, "wt", encoding="utf8") as file:
            json.dump(predictions, file)


def entities_of(nlp: Language, texts: Sequence[AnnotatedText]) -> dict[str, dict[str, Entities]]:
    """What a recognizer finds: bias -> document -> entities."""
    point: Any = get_operating_point(nlp)
    docs = [nlp.make_doc(text.text) for text in texts]
    for _, pipe in nlp.pipeline[: nlp.pipe_names.index(point.name)]:
        docs = [pipe(doc) for doc in docs]
    found: dict[str, dict[str, Entities]] = {}
    with scoring_once(nlp, point):
        for bias in LOGIT_BIASES:
            point.move(bias)
            for text, doc in zip(texts, docs, strict=True):
                ents = point.pipe(doc.copy()).ents
                entities = [(ent.start_char, ent.end_char, ent.label_) for ent in ents]
                found.setdefault(str(bias), {})[text.doc_id] = entities
    return found


class Nested:
    """Documents masked by models of one seed that did not see them."""

    def __init__(self, folder: Path, texts: Sequence[AnnotatedText], nlp: Language) -> None:
        # What `train` kept: folds left out -> bias -> document -> entities.
        self.entities: dict[str, dict[str, dict[str, Entities]]] = {}
        for path in sorted(folder.glob("*.json.gz")):
            out = path.name.removesuffix(".json.gz").rpartition("_")[2]
            with gzip.open(path, "rt", encoding="utf8") as file:
                self.entities[out] = json.load(file)
        self.texts = {text.doc_id: text for text in texts}
        self.parts: list[list[AnnotatedText]] = [[] for _ in range(FOLDS)]
        for text in texts:
            self.parts[fold_of(text.doc_id, FOLDS)].append(text)
        self.biases = [str(bias) for bias in LOGIT_BIASES]
        self.nlp = nlp
        self.key = "kanon" if "kanon_masker" in nlp.pipe_names else "ents"
        self._masks: dict[Any, Offsets] = {}

    def masks(self, folds: str, bias: str, doc_id: str) -> Offsets:
        """What a document's masks become behind the recognizer."""
        entities = self.entities[folds][bias][doc_id]
        key = (doc_id, tuple(map(tuple, entities)))
        if key not in self._masks:
            doc = self.nlp.make_doc(self.texts[doc_id].text)
            spans = [doc.char_span(start, end, label=label) for start, end, label in entities]
            doc.ents = [span for span in spans if span is not None]
            for _, pipe in self.nlp.pipeline:
                doc = pipe(doc)
            self._masks[key] = hidden_spans(doc, self.key)
        return self._masks[key]

    def inner(self, fold: int) -> Iterator[tuple[str, AnnotatedText]]:
        """The documents of the other folds, each with a model that saw neither it nor `fold`.

        Without models of two folds it has seen `fold`: the choice is cross-validated, not nested.
        """
        for other, part in enumerate(self.parts):
            if other != fold:
                pair = "-".join(map(str, sorted((fold, other))))
                folds = pair if pair in self.entities else str(other)
                yield from ((folds, text) for text in part)

    def outer(self) -> Iterator[tuple[str, AnnotatedText]]:
        """All documents, each with the model of its fold; a single model saw none of them."""
        for fold, part in enumerate(self.parts):
            folds = str(fold) if len(self.entities) > 1 else next(iter(self.entities))
            yield from ((folds, text) for text in part)

    def masked(self, pairs: Sequence[tuple[str, AnnotatedText]], bias: str) -> Masks:
        return {text.doc_id: self.masks(folds, bias, text.doc_id) for folds, text in pairs}

    def balanced(self, fold: int) -> str:
        """The bias with the best exact F1 in the other folds."""
        pairs = list(self.inner(fold))
        texts = [text for _, text in pairs]
        scores = {bias: evaluate(texts, self.masked(pairs, bias)) for bias in BALANCED}
        return max(BALANCED, key=lambda bias: scores[bias]["exact_f1"].value)

    def catching(self, fold: int, catch: float) -> str | None:
        """The least bias that keeps the promise in the other folds."""
        column = choose(self.measured(list(self.inner(fold))).losses, Promise(catch))
        return None if column is None else self.biases[column]

    def measured(self, pairs: Sequence[tuple[str, AnnotatedText]]) -> Any:
        """What is missed in the documents that have quasi identifiers, at each bias."""
        folds_of = {text.doc_id: folds for folds, text in pairs}
        documents = documents_with([text for _, text in pairs], "quasi")
        ids = [document.source.doc_id for document in documents]
        rows = [[self.masks(folds_of[i], bias, i) for i in ids] for bias in self.biases]
        return measure(documents, rows, "quasi")

    def chosen(self, choose_bias: Callable[[int], str | None]) -> tuple[Masks, list[str | None]]:
        """All documents, masked at the bias of their fold; none if a fold has no bias."""
        masks: Masks = {}
        biases = [choose_bias(fold) for fold in range(len(self.parts))]
        for fold, bias in enumerate(biases):
            if bias is not None:
                masks |= self.masked([(str(fold), text) for text in self.parts[fold]], bias)
        return {} if None in biases else masks, biases


def read_seeds(
    gold: Path, folders: Sequence[Path], kb: Path | None, **settings: str
) -> list[Nested]:
    tokenizer = {"@tokenizers": "spacy-kanon.FineTokenizer.v1"}
    nlp = spacy.blank("en", config={"nlp": {"tokenizer": tokenizer}})
    nlp.add_pipe("mask_spreader")
    if kb is not None:
        nlp.add_pipe("kanon_masker", config={"kb": str(kb), **settings})
    texts = read_texts(gold)
    return [Nested(folder, texts, nlp) for folder in folders]


def evaluate(texts: Sequence[AnnotatedText], masks: Masks) -> Any:
    return evaluate_masks(texts, masks, settings=Settings(weighting=None, resamples=0))


def score(texts: Sequence[AnnotatedText], *seeds: Masks) -> dict[str, Score]:
    """Scores of all seeds together, with intervals over documents and seeds."""
    systems = [evaluate(texts, masks) for masks in seeds]
    columns = sorted({name for system in systems for name in system.columns})
    counts = np.zeros((len(seeds), len(texts), len(columns)))
    for row, system in zip(counts, systems, strict=True):
        row[:, [columns.index(name) for name in system.columns]] = system.counts
    documents = draws(len(texts), RESAMPLES, 0)
    seed_weights = draws(len(seeds), RESAMPLES, 1)
    drawn = np.einsum("rs,rd,sdc->rc", seed_weights, documents, counts)
    scores = {}
    for metric in filter(lambda metric: metric.name in SHOWN, METRICS):
        value, spread = (
            metric.compute(lambda name, sums=sums: sums[..., columns.index(name)])
            for sums in (counts.sum(axis=(0, 1)), drawn)
        )
        scores[metric.name] = Score(float(value), *np.nanpercentile(spread, [2.5, 97.5]))
    return scores


def report(
    gold: Path,
    folders: Sequence[Path],
    *,
    biases: Sequence[float] = (),
    kb: Path | None = None,
    combine="union",
    unknown="mask",
) -> None:
    seeds = read_seeds(gold, folders, kb, combine=combine, unknown=unknown)
    texts = list(seeds[0].texts.values())
    print_row("setting", *SHOWN)
    for bias in (0.0, *biases):
        masks = [seed.masked(list(seed.outer()), str(float(bias))) for seed in seeds]
        print_scores(f"bias {bias:g}", score(texts, *masks))
    if len(seeds[0].entities) == 1:  # Documents of another set: nothing can be chosen on them.
        return
    for name in ("balanced", *CATCHES):
        is_balanced = name == "balanced"
        ways = (s.balanced if is_balanced else partial(s.catching, catch=name) for s in seeds)
        found = [seed.chosen(way) for seed, way in zip(seeds, ways, strict=True)]
        label = name if is_balanced else f"catch {name}"
        if all(masks for masks, _ in found):
            print_scores(label, score(texts, *(masks for masks, _ in found)))
        else:
            print_row(label, "too few documents for the promise")
        print(f"  chosen: {'; '.join(' '.join(map(str, chosen)) for _, chosen in found)}")


def promises(
    gold: Path,
    folders: Sequence[Path],
    *,
    documents=30,
    draws=200,
    kb: Path | None = None,
    combine="union",
    unknown="mask",
) -> None:
    """What is missed in documents that were not calibrated on, over many draws."""
    seeds = read_seeds(gold, folders, kb, combine=combine, unknown=unknown)
    parts = [seed.measured(list(seed.outer())) for seed in seeds]
    losses = joined(parts).losses.reshape(len(parts), -1, parts[0].missed.shape[1])
    print(f"{losses.shape[1]} documents, {documents} of them to calibrate on")
    print_row("promise", "certified", "missed in the others, mean", "kept, share of the draws")
    for catch, confidence in itertools.product((0.9, 0.95), (None, 0.9)):
        promise = Promise(catch, confidence)
        generator, missed = np.random.default_rng(0), []
        for draw in range(draws):
            order = generator.permutation(losses.shape[1])
            of_seed = losses[draw % len(losses)]
            column = choose(of_seed[order[:documents]], promise)
            if column is not None:
                missed.append(of_seed[order[documents:], column].mean())
        name = f"catch {catch}" + ("" if confidence is None else f" with confidence {confidence}")
        kept = np.mean(np.array(missed) <= promise.level) if missed else np.nan
        mean = np.mean(missed) if missed else np.nan
        print_row(name, f"{len(missed)} of {draws}", f"{mean:.3f}", f"{kept:.3f}")


def print_scores(label: str, scores: Any) -> None:
    cells = (f"{scores[m].value:.3f} ({scores[m].low:.3f}-{scores[m].high:.3f})" for m in SHOWN)
    print_row(label, *cells)


if __name__ == "__main__":
    call(__doc__, train, report, promises)
