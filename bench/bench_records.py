"""How good is annotation by records, and a recognizer trained on it, against people's annotation?

    python bench/bench_records.py INFOBOX.jsonl.gz [CONFIG.cfg] [--seeds 3] [--transformer FOLDER]

INFOBOX.jsonl.gz holds `{doc_id, text, infobox, gold}`. Without a config the annotation is scored:
the documents are split by a hash of their ids into two halves, thresholds are calibrated on one
half and scores reported on the other; then the halves change places, so that every document is
scored once. With a config a recognizer is trained on four fifths of the documents with automatic
labels, and scored against gold on the sentences of the others that have a gold mention, as in the
paper; for as many steps as the config says, nothing is selected on any score.
"""

import io
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from _corpora import call
from spacy.language import Language
from spacy.tokens import Doc, DocBin
from spacy.training.initialize import init_nlp
from spacy.training.loop import train
from spacy.util import load_config

from spacy_kanon.evaluation.span_scores import LabelledSpan, SpanCounts, score_spans
from spacy_kanon.records import corpus
from spacy_kanon.records.annotation import STATED, annotate
from spacy_kanon.records.fields import load_mapping, record_values
from spacy_kanon.training.silver import part_at, position_of
from spacy_kanon.training.tokenizers import record_pipeline

LABELS = ("BD", "PR", "SP", "CH", "ED")
SCHEMES = ("strict", "exact", "type", "wikipii_type", "partial", "wikipii_partial")
Counts = dict[str, SpanCounts]


def read(path: Path) -> list[corpus.RecordText]:
    records = list(corpus.read_records(path, record_field="infobox"))
    for record in records:
        if isinstance(record, corpus.BadRecord):
            raise SystemExit(f"line {record.line}: {record.problem}")
    return records


def parts(
    records: Sequence[corpus.RecordText], seed: int, share: float = 0.5
) -> tuple[list[corpus.RecordText], list[corpus.RecordText]]:
    """Documents to fit on, a share, and the rest."""
    shares = {"fitted": share, "reported": 1 - share}
    sides: dict[str, list[corpus.RecordText]] = {name: [] for name in shares}
    for record in records:
        sides[part_at(position_of(f"{seed}/{record.doc_id}"), shares)].append(record)
    return sides["fitted"], sides["reported"]


def gold_sentences(nlp: Language, record: corpus.RecordText) -> list[Doc]:
    """Sentences with people's labels; a mention inside a token covers the token."""
    doc = nlp(record.text)
    spans = [
        doc.char_span(start, end, label=label, alignment_mode="expand")
        for start, end, label in record.gold
        if label in LABELS
    ]
    doc.set_ents(sorted({span for span in spans if span is not None}))
    return [sent.as_doc() for sent in doc.sents if sent.ents]


def annotation(path: Path) -> Counts:
    nlp, mapping, gold, found = record_pipeline(), load_mapping(), [], []
    sides = parts(read(path), 0)
    for fitted, reported in (sides, sides[::-1]):
        calibrated = corpus.calibrate(fitted, mapping, STATED, nlp)
        print(f"thresholds {json.dumps({x.label: x.threshold for x in calibrated.labels})}")
        for record in reported:
            values, _ = record_values(record.record, calibrated)
            marked = annotate(nlp(record.text), values, STATED)
            gold.append([LabelledSpan(*span) for span in record.gold if span[2] in LABELS])
            found.append([LabelledSpan(m.start, m.end, m.label) for m in marked])
    return score_spans(gold, found)


def recognizer(path: Path, config: Path, seed: int, overrides: dict[str, Any]) -> Counts:
    """Train on automatic labels, score on gold of documents not trained on."""
    nlp = record_pipeline()
    fitted, reported = parts(read(path), seed, 0.8)
    mapping = corpus.calibrate(fitted, load_mapping(), nlp=nlp)
    options = corpus.AnnotateOptions(sentences=True, keep_empty=False, keep_citations=True)
    docs = corpus.annotate_records(fitted, mapping, options, nlp).docs
    trained = train_pipeline(config, docs, overrides | {"system.seed": seed})
    test = [doc for record in reported for doc in gold_sentences(nlp, record)]
    blank = [
        Doc(trained.vocab, [t.text for t in d], [bool(t.whitespace_) for t in d]) for d in test
    ]
    return score_spans(spans_of(test), spans_of(trained.pipe(blank)))


def train_pipeline(config: Path, docs: Sequence[Doc], overrides: dict[str, Any]) -> Language:
    """Train for the steps of the config; the last pipeline counts, whatever its scores."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "train.spacy"
        DocBin(docs=docs).to_disk(path)
        settings = overrides | {"paths.train": str(path), "paths.dev": str(path)}
        settings |= {"training.patience": 0, "training.eval_frequency": 1_000_000}
        nlp = init_nlp(load_config(config, overrides=settings, interpolate=False))
        train(nlp, None, stdout=io.StringIO(), stderr=io.StringIO())
    return nlp


def spans_of(docs) -> list[list[LabelledSpan]]:
    return [[LabelledSpan(e.start_char, e.end_char, e.label_) for e in doc.ents] for doc in docs]


def main(path: Path, config: Path | None = None, *, seeds=3, transformer="") -> None:
    overrides = {"vars.transformer": transformer} if transformer else {}
    if config is None:
        runs = [annotation(path)]
    else:
        runs = [recognizer(path, config, seed, overrides) for seed in range(1, 1 + seeds)]
    for scheme in SCHEMES:
        table = [(c.precision, c.recall, c.f1) for c in (run[scheme] for run in runs)]
        mean, spread = np.mean(table, axis=0), np.std(table, axis=0, ddof=len(runs) > 1)
        print(f"{scheme}: " + " ".join(f"{value:.3f}" for value in mean) + f" ± {spread[2]:.3f}")


if __name__ == "__main__":
    call(__doc__, main)
