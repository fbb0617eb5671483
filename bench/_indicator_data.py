"""Corpora and indications for `bench_indicators.py`: what is trained on what."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import spacy

from spacy_kanon.core.candidates import find_candidates
from spacy_kanon.core.indication import MarkedSpan, SpannedText, marks_of
from spacy_kanon.corpus.convert import read_texts
from spacy_kanon.corpus.decisions import decided_texts
from spacy_kanon.corpus.docbin import to_doc, write_docbin
from spacy_kanon.corpus.gaps import GapBank, fill_all, gaps_of, read_partial_texts
from spacy_kanon.indicators.fitting import DecidedText
from spacy_kanon.types import AnnotatedText

CONFIGS = Path(__file__).parents[1] / "configs"


@dataclass
class Corpus:
    """Texts to train on and to test on, with the gold texts of the latter."""

    name: str
    train: list[DecidedText]
    test: list[DecidedText]
    train_gold: list[AnnotatedText]
    test_gold: list[AnnotatedText]
    seconds: dict[str, float] = field(default_factory=dict)

    def timed(self, name: str, documents: int, job: Callable):
        """Run a job and keep its processor seconds a document."""
        start = time.process_time()
        result = job()
        self.seconds[name] = (time.process_time() - start) / max(documents, 1)
        return result


def decided(texts: Sequence[AnnotatedText], groups=None) -> list[DecidedText]:
    return [DecidedText(*one) for one in decided_texts(texts, groups)]


def tab(folder: Path) -> Corpus:
    train, test = (read_texts(folder / f"{part}.json") for part in ("train", "dev"))
    return Corpus("TAB dev", decided(train), decided(test), train, test)


def wikireplace(folder: Path, biographies: Path, count: int) -> Corpus:
    """Trained on the spans of other biographies, with the missing text between them filled in.

    count (int): How many of them; with 0 there is nothing to train on.
    """
    import gzip
    import json

    test = read_texts(folder / "dev.json")
    if not count:
        return Corpus("WikiReplace dev", [], decided(test), [], test)
    with gzip.open(biographies, "rt", encoding="utf8") as file:
        texts = [json.loads(line)["text"] for _, line in zip(range(1500), file, strict=False)]
    gaps = [gap for text in texts for gap in gaps_of(text, _mentions(text))]
    partial = read_partial_texts(folder / "train_spans.jsonl.gz")
    train = fill_all(partial, GapBank.of(gaps))
    Random(0).shuffle(train)
    train = train[:count]
    return Corpus("WikiReplace dev", decided(train), decided(test), train, test)


def _mentions(text: str):
    doc = spacy.blank("en").tokenizer(text)
    starts = [token.idx for token in doc]
    ends = [token.idx + len(token) for token in doc]
    return find_candidates(text, starts, ends)


def with_groups(texts: Sequence[DecidedText], groups: dict[str, dict]) -> list[DecidedText]:
    """The same texts with the marks of other systems."""
    found = []
    for one in texts:
        marks = {name: docs[one.doc_id] for name, docs in groups.items() if one.doc_id in docs}
        text = SpannedText(one.text.text, one.text.spans, {**one.text.groups, **marks})
        found.append(DecidedText(one.doc_id, text, one.risky))
    return found


def train_span_classifier(
    train: Sequence[AnnotatedText], transformer: str, out: Path, epochs: int
) -> None:
    """With `configs/span_classifier_trf.cfg`, for a fixed number of epochs."""
    words = sum(len(text.text) // 5 for text in train)
    steps = max(20, epochs * words // 1000)
    _train(
        "span_classifier_trf.cfg", train, transformer, out,
        ["--training.max_epochs", str(epochs),
         "--training.optimizer.learn_rate.total_steps", str(steps)],
    )  # fmt: skip


def _train(
    config: str,
    train: Sequence[AnnotatedText],
    transformer: str,
    out: Path,
    overrides: Sequence[str],
) -> None:
    """The dev set is a stand-in: nothing is chosen by it."""
    with tempfile.TemporaryDirectory() as folder:
        nlp = spacy.blank("en")
        write_docbin(train, Path(folder) / "train.spacy", nlp)
        write_docbin(train[:2], Path(folder) / "dev.spacy", nlp)
        command = [
            sys.executable, "-m", "spacy", "train", str(CONFIGS / config), "--output", str(out),
            "--vars.transformer", transformer,
            "--paths.train", f"{folder}/train.spacy", "--paths.dev", f"{folder}/dev.spacy",
            "--training.eval_frequency", "100000", *overrides,
        ]  # fmt: skip
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def span_risk(model: Path, texts: Sequence[AnnotatedText]) -> dict[str, list[MarkedSpan]]:
    """What a trained span classifier says of the gold spans."""
    nlp = spacy.load(model)
    component = nlp.get_pipe("span_classifier")
    component.sources, component.rules = ("gold",), False
    found = {}
    for text in texts:
        marks = marks_of(nlp(to_doc(text, nlp)), "span_risk")
        found[text.doc_id] = marks or []
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="See the top of bench_indicators.py")
    parser.add_argument("data", type=Path, help="folder with tab/, wikireplace/, biographies/")
    parser.add_argument("report", type=Path, help="report to write (.md, .html or .json)")
    parser.add_argument("--language-model", help="for lm_probability and perturbation")
    parser.add_argument("--transformer", help="encoder of the span classifier")
    parser.add_argument("--models", type=Path, required=True, help="folder for trained models")
    parser.add_argument("--tab-masks", type=Path, help="of tab/dev by a masker trained on train")
    parser.add_argument(
        "--wiki-masks", type=Path, help="of wikireplace/dev by one not trained on it"
    )
    parser.add_argument("--kb", type=Path, help="knowledge base for the counts")
    parser.add_argument("--recall", type=float, default=0.95)
    parser.add_argument("--window", type=int, default=96)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--filled", type=int, default=453, help="filled biographies to train on")
    parser.add_argument("--only", choices=["tab", "wikireplace"])
    return parser.parse_args()
