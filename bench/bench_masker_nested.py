"""How well does a learned masker do where neither it nor any of its settings saw the documents?

    python bench/bench_masker_nested.py train STUDENT GOLD.json FOLDER --steps 120 --rate 1e-4
    python bench/bench_masker_nested.py report GOLD.json FOLDER [--kb KB --unknown model]
    python bench/bench_masker_nested.py transfer TRAIN.json FOLDER TEST.json TEST_FOLDER
    python bench/bench_masker_nested.py scores GOLD.json FOLDER SCORES.json --variant 40x6e-05

`train` goes on training a masker on gold without one fold, and without every two folds, and keeps
what each model finds in the documents it did not see: greedily, and by beam at each shift towards
hiding. Steps and rates are one variant; train several into one folder.

`report` is nested cross-validation. For the documents of one fold all is chosen on those of the
others, each masked by a model that saw neither: the variant, greedy or beam, and the shift.
*balanced* takes what has the best exact F1 there; *catch* takes the least shift at which the share
of missed quasi identifiers keeps the promise there (conformal risk control), and the variant that
is then most precise. Masks are completed by `mask_spreader`, as in `assemble`; with --kb also by
`kanon_masker`, whose settings --combine and --unknown are, so that promises are made of both.

`transfer` chooses the shift by cross-validation on one set and scores the model of all of it on
another (FOLDER holds the models without one fold, TEST_FOLDER one file for each variant).

`scores` writes what each document misses at each shift, its model not having seen it, for
`bench_recall.py coverage` and `points`.
"""

from __future__ import annotations

import argparse
import gzip
import itertools
import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import spacy
from spacy.language import Language

from spacy_kanon.components.operating_point import LOGIT_BIASES, get_operating_point, scoring_once
from spacy_kanon.evaluation.mask_scores import Settings, evaluate_masks
from spacy_kanon.evaluation.recall import Measured, Promise, choose, documents_with, measure
from spacy_kanon.formats.masks import hidden_spans
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.training.silver import fold_of
from spacy_kanon.types import AnnotatedText

CONFIG = Path(__file__).parent.parent / "configs" / "masker_finetune.cfg"
GREEDY = "greedy"
BALANCED = (GREEDY, "0.0", "0.5", "1.0", "1.5", "2.0")
CATCHES = (0.9, 0.95, 0.99)
SHOWN = (
    "exact_f1", "token_precision", "token_recall", "token_f1", "entity_recall_direct",
    "entity_recall_quasi",
)  # fmt: skip
Entities = list[tuple[int, int, str]]


def train_all(options: argparse.Namespace) -> None:
    """Every model, one after the other; what is there already is not done again."""
    from spacy.cli.train import train

    texts = read_texts(options.gold)
    left_out = [(fold,) for fold in range(options.folds)]
    left_out += itertools.combinations(range(options.folds), 2)
    options.folder.mkdir(parents=True, exist_ok=True)
    for folds in left_out:
        name = f"{options.steps}x{options.rate:g}_{'-'.join(map(str, folds))}"
        output = options.folder / f"{name}.json.gz"
        if output.exists():
            continue
        held_out = [t for t in texts if fold_of(t.doc_id, options.folds) in folds]
        with tempfile.TemporaryDirectory() as scratch:
            train_file, dev_file = Path(scratch) / "train.json", Path(scratch) / "dev.json"
            write_tab([text for text in texts if text not in held_out], train_file)
            write_tab(held_out, dev_file)
            overrides = {
                "paths.init": str(options.init),
                "paths.train": str(train_file),
                "paths.dev": str(dev_file),
                "training.max_steps": options.steps,
                "training.eval_frequency": options.steps,
                "training.optimizer.learn_rate.initial_rate": options.rate,
            }
            model = Path(scratch) / "model"
            train(CONFIG, model, use_gpu=options.gpu_id, overrides=overrides)
            predictions = entities_of(spacy.load(model / "model-last"), held_out)
        with gzip.open(output, "wt", encoding="utf8") as file:
            json.dump(predictions, file)


def entities_of(nlp: Language, texts: Sequence[AnnotatedText]) -> dict[str, dict[str, Entities]]:
    """What a recognizer finds: setting -> document -> entities."""
    point: Any = get_operating_point(nlp)
    docs = [nlp.make_doc(text.text) for text in texts]
    for _, pipe in nlp.pipeline[: nlp.pipe_names.index(point.name)]:
        docs = [pipe(doc) for doc in docs]

    def read() -> dict[str, Entities]:
        entities = {}
        for text, doc in zip(texts, docs, strict=True):
            ents = point.pipe(doc.copy()).ents
            entities[text.doc_id] = [(e.start_char, e.end_char, e.label_) for e in ents]
        return entities

    with scoring_once(nlp, point):
        settings = {GREEDY: read()}
        for bias in LOGIT_BIASES:
            point.move(bias)
            settings[str(bias)] = read()
    return settings


def entities_in(folder: Path, variant: str = "*") -> dict[str, Any]:
    """What `train` kept: variant -> folds left out -> setting -> document -> entities."""
    entities: dict[str, Any] = {}
    for path in sorted(folder.glob(f"{variant}_*.json.gz")):
        name, _, folds = path.name.removesuffix(".json.gz").rpartition("_")
        with gzip.open(path, "rt", encoding="utf8") as file:
            entities.setdefault(name, {})[folds] = json.load(file)
    return entities


class Models:
    """What models found in documents they did not see, completed as in a pipeline."""

    def __init__(
        self, folder: Path, texts: Sequence[AnnotatedText], options: argparse.Namespace
    ) -> None:
        self.texts = {text.doc_id: text for text in texts}
        self.entities = entities_in(folder)
        self.nlp = completing(options)
        self.key = "kanon" if options.kb else "ents"
        self._masks: dict[Any, list[tuple[int, int]]] = {}

    def settings(self, variant: str, folds: str) -> list[str]:
        """Shifts of a model, from hiding the least to hiding the most."""
        return sorted(set(self.entities[variant][folds]) - {GREEDY}, key=float)

    def masks(self, variant: str, folds: str, setting: str, doc_id: str) -> list[tuple[int, int]]:
        entities = self.entities[variant][folds][setting][doc_id]
        return self.completed(doc_id, [(start, end, label) for start, end, label in entities])

    def completed(self, doc_id: str, entities: Entities) -> list[tuple[int, int]]:
        """What a document's masks become behind the recognizer."""
        key = (doc_id, tuple(entities))
        if key not in self._masks:
            doc = self.nlp.make_doc(self.texts[doc_id].text)
            spans = [doc.char_span(start, end, label=label) for start, end, label in entities]
            doc.ents = [span for span in spans if span is not None]
            for _, pipe in self.nlp.pipeline:
                doc = pipe(doc)
            self._masks[key] = hidden_spans(doc, self.key)
        return self._masks[key]


def completing(options: argparse.Namespace) -> Language:
    nlp = spacy.blank(
        "en", config={"nlp": {"tokenizer": {"@tokenizers": "spacy-kanon.FineTokenizer.v1"}}}
    )
    nlp.add_pipe("mask_spreader")
    if options.kb is not None:
        config = {"kb": str(options.kb), "combine": options.combine, "unknown": options.unknown}
        nlp.add_pipe("kanon_masker", config=config)
    return nlp


def score(
    texts: Sequence[AnnotatedText],
    masks: dict[str, list[tuple[int, int]]],
    *,
    intervals: bool = True,
) -> Any:
    settings = Settings(weighting=None) if intervals else Settings(weighting=None, resamples=0)
    return evaluate_masks(texts, masks, settings=settings)


class Chosen:
    """Documents masked by models that did not see them, by settings that did not either."""

    def __init__(self, models: Models, variants: Sequence[str], folds: int) -> None:
        self.models, self.variants = models, variants
        self.parts: list[list[AnnotatedText]] = [[] for _ in range(folds)]
        for text in models.texts.values():
            self.parts[fold_of(text.doc_id, folds)].append(text)

    def inner(self, variant: str, fold: int) -> Iterator[tuple[str, AnnotatedText]]:
        """The documents of the other folds, each with a model that saw neither it nor `fold`."""
        for other, part in enumerate(self.parts):
            pair = "-".join(map(str, sorted((fold, other))))
            if other != fold and pair in self.models.entities[variant]:
                yield from ((pair, text) for text in part)

    def balanced(self, fold: int) -> tuple[str, str]:
        def value(choice: tuple[str, str]) -> float:
            pairs = list(self.inner(choice[0], fold))
            masks = {
                text.doc_id: self.models.masks(choice[0], pair, choice[1], text.doc_id)
                for pair, text in pairs
            }
            scores = score([text for _, text in pairs], masks, intervals=False)
            return float(scores["exact_f1"].value)

        return max(itertools.product(self.variants, BALANCED), key=value)

    def catching(self, fold: int, catch: float) -> tuple[str, str] | None:
        choices = []
        for variant in self.variants:
            measured, settings = self.measured(variant, list(self.inner(variant, fold)))
            column = choose(measured.losses, Promise(catch))
            if column is not None:
                choices.append((precision(measured, column), variant, settings[column]))
        return max(choices)[1:] if choices else None

    def measured(
        self, variant: str, pairs: Sequence[tuple[str, AnnotatedText]]
    ) -> tuple[Measured, list[str]]:
        model_of = {text.doc_id: folds for folds, text in pairs}
        settings = self.models.settings(variant, pairs[0][0])
        documents = documents_with([text for _, text in pairs], "quasi")
        masks = [
            [
                self.models.masks(variant, model_of[d.source.doc_id], setting, d.source.doc_id)
                for d in documents
            ]
            for setting in settings
        ]
        return measure(documents, masks, "quasi"), settings

    def alone(self, variant: str) -> list[tuple[str, AnnotatedText]]:
        """All documents, each with a model that did not see it: its fold's, or the only one."""
        models = self.models.entities[variant]
        if len(models) == 1:
            (name,) = models
            return [(name, text) for text in self.models.texts.values()]
        return [
            (str(fold), text)
            for fold, part in enumerate(self.parts)
            if str(fold) in models
            for text in part
        ]


def precision(measured: Measured, column: int) -> float:
    return float(measured.agreed[:, column].sum() / max(measured.hidden[:, column].sum(), 1))


def report(options: argparse.Namespace) -> None:
    models = Models(options.folder, read_texts(options.gold), options)
    variants = options.variants or sorted(models.entities)
    chosen = Chosen(models, variants, options.folds)
    texts = list(models.texts.values())
    print_head()
    for variant in variants:
        masks = {
            t.doc_id: models.masks(variant, fold, GREEDY, t.doc_id)
            for fold, t in chosen.alone(variant)
        }
        print_row(f"{variant}, greedy, plain", score(texts, masks))
    for name in ("balanced", *CATCHES):
        masks, choices = {}, []
        for fold, part in enumerate(chosen.parts):
            choice = chosen.balanced(fold) if name == "balanced" else chosen.catching(fold, name)
            choices.append("none" if choice is None else " ".join(choice))
            if choice is None:
                break
            masks |= {
                t.doc_id: models.masks(choice[0], str(fold), choice[1], t.doc_id) for t in part
            }
        label = name if name == "balanced" else f"catch {name}"
        if "none" in choices:
            print(f"| {label} | too few documents for the promise |")
        else:
            print_row(label, score(texts, masks))
        print(f"  chosen: {'; '.join(choices)}")


def transfer(options: argparse.Namespace) -> None:
    models = Models(options.folder, read_texts(options.train), options)
    test = read_texts(options.test)
    final = Models(options.test_folder, test, options)
    chosen = Chosen(models, sorted(models.entities), options.folds)
    print_head()
    for variant in sorted(final.entities):
        measured, settings = chosen.measured(variant, chosen.alone(variant))
        (folds,) = final.entities[variant]
        rows = [("greedy", GREEDY), ("beam", "0.0")]
        for catch in CATCHES:
            column = choose(measured.losses, Promise(catch))
            rows.append((f"catch {catch}", "" if column is None else settings[column]))
        for label, setting in rows:
            if not setting:
                print(f"| {variant}, {label} | not even hiding the most keeps it |")
                continue
            masks = {t.doc_id: final.masks(variant, folds, setting, t.doc_id) for t in test}
            print_row(f"{variant}, {label} (shift {setting})", score(test, masks))


def write_scores(options: argparse.Namespace) -> None:
    models = Models(options.folder, read_texts(options.gold), options)
    chosen = Chosen(models, [options.variant], options.folds)
    pairs = chosen.alone(options.variant)
    moved, settings = chosen.measured(options.variant, pairs)
    column = [settings.index("0.0")]
    unmoved = Measured(
        moved.missed[:, column], moved.total, moved.agreed[:, column], moved.hidden[:, column]
    )
    record = {
        name: {part: getattr(counts, part).tolist() for part in Measured.__slots__}
        for name, counts in (("unmoved", unmoved), ("moved", moved))
    }
    options.scores.write_text(json.dumps(record), encoding="utf8")


def print_head() -> None:
    print("| setting | " + " | ".join(SHOWN) + " |")


def print_row(label: str, scores: Any) -> None:
    cells = [f"{scores[m].value:.3f} ({scores[m].low:.3f}-{scores[m].high:.3f})" for m in SHOWN]
    print(f"| {label} | " + " | ".join(cells) + " |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    training = commands.add_parser("train")
    training.add_argument("init", type=Path)
    training.add_argument("gold", type=Path)
    training.add_argument("folder", type=Path)
    training.add_argument("--steps", type=int, default=120)
    training.add_argument("--rate", type=float, default=1e-4)
    training.add_argument("--gpu-id", type=int, default=-1)
    training.set_defaults(run=train_all)
    reporting = commands.add_parser("report")
    reporting.add_argument("gold", type=Path)
    reporting.add_argument("folder", type=Path)
    reporting.add_argument("--variants", nargs="*")
    reporting.set_defaults(run=report)
    moving = commands.add_parser("transfer")
    for name in ("train", "folder", "test", "test_folder"):
        moving.add_argument(name, type=Path)
    moving.set_defaults(run=transfer)
    scoring = commands.add_parser("scores")
    for name in ("gold", "folder", "scores"):
        scoring.add_argument(name, type=Path)
    scoring.add_argument("--variant", required=True)
    scoring.set_defaults(run=write_scores)
    for command in (training, reporting, moving, scoring):
        command.add_argument("--folds", type=int, default=7)
        command.add_argument("--kb", type=Path)
        command.add_argument("--combine", default="union")
        command.add_argument("--unknown", default="mask")
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
