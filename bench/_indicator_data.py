"""Corpora for `bench_indicators.py`: texts with decisions, on annotated and on detected spans."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TypeVar

import spacy
from spacy.tokens import SpanGroup

from spacy_kanon.detection.risk_spans import (
    MarkedSpan,
    RiskSpan,
    SpannedText,
    link_entities,
)
from spacy_kanon.detection.rules import find_candidates
from spacy_kanon.formats.docbin import write_docbin
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.indicators.fitting import DecidedText
from spacy_kanon.indicators.search import Document, build_index
from spacy_kanon.names import NO_MASK, RISK_SPANS, SPAN_RISK
from spacy_kanon.resources.doc_marks import marks_of
from spacy_kanon.training.corpora import decided_texts
from spacy_kanon.training.infilling import Infiller, gaps_of, infill_all, read_partial_texts
from spacy_kanon.types import AnnotatedText

CONFIGS = Path(__file__).parents[1] / "configs"
ANNOTATED, DETECTED = "annotated spans", "detected spans"
DONORS = 1500
JUDGE = "judge"
T = TypeVar("T")


@dataclass
class Corpus:
    """Texts to train on and to test on.

    tests (dict[str, list[DecidedText]]): The test texts, in the order of `gold`, with the spans
        that annotators marked or with those that a recognizer detected.
    seconds (dict[str, float]): Of one processor, per document, by indicator.
    """

    name: str
    train: list[DecidedText]
    train_gold: list[AnnotatedText]
    gold: list[AnnotatedText]
    tests: dict[str, list[DecidedText]]
    seconds: dict[str, float] = field(default_factory=dict)

    def timed(self, name: str, documents: int, job: Callable[[], T]) -> T:
        """Run a job and keep its processor seconds a document."""
        start = time.process_time()
        result = job()
        self.seconds[name] = (time.process_time() - start) / max(documents, 1)
        return result

    def detect(self, recognizer: Path) -> None:
        """Add the test texts with what a recognizer and the rules find."""
        nlp = spacy.load(recognizer)
        nlp.add_pipe("risk_indicators")
        self.tests[DETECTED] = self.timed(
            "recognizer and rules", len(self.gold), lambda: [_detected(t, nlp) for t in self.gold]
        )


def _detected(text: AnnotatedText, nlp) -> DecidedText:
    """Spans to judge; risky is what shares a character with a mention that somebody masked."""
    doc = nlp(text.text)
    found = [RiskSpan(s.start_char, s.end_char, s.id_) for s in doc.spans[RISK_SPANS]]
    spans = link_entities(text.text, found)
    masked = [
        mention
        for mentions in text.annotations.values()
        for mention in mentions
        if mention.identifier_type != NO_MASK
    ]
    risky = tuple(any(m.start < s.end and s.start < m.end for m in masked) for s in spans)
    return DecidedText(text.doc_id, SpannedText(text.text, spans), risky)


def decided(texts: Sequence[AnnotatedText]) -> list[DecidedText]:
    return [DecidedText(*one) for one in decided_texts(texts)]


def tab(folder: Path) -> Corpus:
    train, gold = (read_texts(folder / f"{part}.json") for part in ("train", "dev"))
    Random(0).shuffle(train)
    return Corpus("TAB dev", decided(train), train, gold, {ANNOTATED: decided(gold)})


def wikireplace(folder: Path, biographies: Path, count: int) -> Corpus:
    """Trained on the released spans of other biographies, the text between them filled in."""
    with gzip.open(biographies, "rt", encoding="utf8") as file:
        donors = [json.loads(line)["text"] for _, line in zip(range(DONORS), file, strict=False)]
    gaps = [gap for text in donors for gap in gaps_of(text, _mentions(text))]
    train = infill_all(read_partial_texts(folder / "train_spans.jsonl.gz"), Infiller(gaps))
    Random(0).shuffle(train)
    train = train[:count]
    gold = read_texts(folder / "dev.json")
    return Corpus("WikiReplace dev", decided(train), train, gold, {ANNOTATED: decided(gold)})


def _mentions(text: str):
    doc = spacy.blank("en").tokenizer(text)
    starts = [token.idx for token in doc]
    ends = [token.idx + len(token) for token in doc]
    return find_candidates(text, starts, ends)


def background(folder: Path, out: Path) -> Path:
    """Index of the articles of the people of the test texts among those of others."""
    documents = []
    for part in ("dev", "train"):
        with gzip.open(folder / f"{part}_articles.jsonl.gz", "rt", encoding="utf8") as file:
            records = [json.loads(line) for line in file]
        documents += [Document(f"{part}/{r['doc_id']}", r["text"]) for r in records]
    build_index(documents, out, force=True)
    return out


def with_group(texts: Sequence[DecidedText], name: str, marks: dict) -> list[DecidedText]:
    """The same texts with the marks of another system; those it has not seen have none."""
    found = []
    for one in texts:
        groups = {name: marks[one.doc_id]} if one.doc_id in marks else {}
        found.append(
            DecidedText(one.doc_id, SpannedText(one.text.text, one.text.spans, groups), one.risky)
        )
    return found


def train_span_classifier(
    train: Sequence[AnnotatedText], transformer: str, out: Path, epochs: int
) -> Path:
    """With `configs/span_classifier_trf.cfg`, for a fixed number of epochs.

    Nothing is chosen on a development set: two training texts stand in for it.
    """
    if (out / "model-last").exists():
        return out / "model-last"
    words = sum(len(text.text) // 5 for text in train)
    steps = max(20, epochs * words // 1000)
    with tempfile.TemporaryDirectory() as folder:
        nlp = spacy.blank("en")
        write_docbin(train, Path(folder) / "train.spacy", nlp)
        write_docbin(train[:2], Path(folder) / "dev.spacy", nlp)
        command = [
            sys.executable, "-m", "spacy", "train", str(CONFIGS / "span_classifier_trf.cfg"),
            "--output", str(out), "--vars.transformer", transformer,
            "--paths.train", f"{folder}/train.spacy", "--paths.dev", f"{folder}/dev.spacy",
            "--training.eval_frequency", "100000", "--training.max_epochs", str(epochs),
            "--training.optimizer.learn_rate.total_steps", str(steps),
            "--components.transformer.model.cpu_bfloat16", "true",
        ]  # fmt: skip
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return out / "model-last"


def span_risk(model: Path, texts: Sequence[DecidedText]) -> dict[str, list[MarkedSpan]]:
    """What a trained span classifier says of the spans of texts."""
    nlp = spacy.load(model)
    component = nlp.get_pipe("span_classifier")
    component.sources, component.rules = (JUDGE,), False
    found = {}
    for one in texts:
        doc = nlp.make_doc(one.text.text)
        spans = [
            doc.char_span(span.start, span.end, label=span.kind, alignment_mode="expand")
            for span in one.text.spans
        ]
        doc.spans[JUDGE] = SpanGroup(doc, name=JUDGE, spans=spans)
        found[one.doc_id] = marks_of(nlp(doc), SPAN_RISK) or []
    return found
