"""How good is annotation by records, and a recognizer trained on it, against people's annotation?

    python bench/bench_records.py annotation INFOBOX.jsonl.gz [--seed 0]
    python bench/bench_records.py recognizer INFOBOX.jsonl.gz CONFIG.cfg [--seeds 3] [--share 0.8]
        [--labels automatic,gold] [--transformer FOLDER]

INFOBOX.jsonl.gz holds `{doc_id, text, infobox, gold}`. The documents are split by a hash of seed
and id into two halves. Thresholds are calibrated on one half and scores reported on the other;
then the halves change places, so that every document is scored once. The recognizer is trained
on a share of the documents with automatic or with gold labels, and scored against gold on the
sentences of the others that have a gold mention, as in the paper; for as many steps as the config
says, nothing is selected on any score.
"""

import io
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from _corpora import arguments
from spacy.language import Language
from spacy.tokens import Doc, DocBin
from spacy.training.initialize import init_nlp
from spacy.training.loop import train
from spacy.util import load_config

from spacy_kanon.evaluation.span_scores import LabelledSpan, SpanCounts, score_by_label, score_spans
from spacy_kanon.records.annotation import STATED, annotate
from spacy_kanon.records.corpus import (
    AnnotateOptions,
    BadRecord,
    RecordText,
    annotate_records,
    calibrate,
    read_records,
)
from spacy_kanon.records.fields import load_mapping, record_values
from spacy_kanon.training.silver import part_at, position_of
from spacy_kanon.training.tokenizers import record_pipeline

LABELS = ("BD", "PR", "SP", "CH", "ED")
SCHEMES = ("strict", "exact", "type", "wikipii_type", "partial", "wikipii_partial")
Counts = dict[str, dict[str, SpanCounts]]


def read(path: Path) -> list[RecordText]:
    records = list(read_records(path, record_field="infobox"))
    for record in records:
        if isinstance(record, BadRecord):
            raise SystemExit(f"line {record.line}: {record.problem}")
    return records


def parts(
    records: Sequence[RecordText], seed: int, share: float = 0.5
) -> tuple[list[RecordText], list[RecordText]]:
    """Documents to fit on, a share, and the rest."""
    shares = {"fitted": share, "reported": 1 - share}
    sides: dict[str, list[RecordText]] = {name: [] for name in shares}
    for record in records:
        sides[part_at(position_of(f"{seed}/{record.doc_id}"), shares)].append(record)
    return sides["fitted"], sides["reported"]


def gold_sentences(nlp: Language, record: RecordText) -> list[Doc]:
    """Sentences with people's labels; a mention inside a token covers the token."""
    doc = nlp(record.text)
    spans = [
        doc.char_span(start, end, label=label, alignment_mode="expand")
        for start, end, label in record.gold
        if label in LABELS
    ]
    doc.set_ents(sorted({span for span in spans if span is not None}))
    return [sent.as_doc() for sent in doc.sents if sent.ents]


def show(title: str, runs: Sequence[Counts]) -> None:
    """A Markdown table, one row per label: means over runs, and the deviation of F1."""
    print(f"\n{title}: precision recall F1 ± deviation\n")
    print("| label | gold | " + " | ".join(SCHEMES) + " |\n|---|---|" + "---|" * len(SCHEMES))
    for label in [x for x in ("all", *LABELS) if any(x in run for run in runs)]:
        cells = []
        for scheme in SCHEMES:
            counts = [run[label][scheme] for run in runs if label in run]
            table = np.nan_to_num([(c.precision, c.recall, c.f1) for c in counts])
            mean, spread = table.mean(axis=0), table[:, 2].std(ddof=1) if len(table) > 1 else 0.0
            cells.append(f"{mean[0]:.3f} {mean[1]:.3f} {mean[2]:.3f} ± {spread:.3f}")
        gold = np.mean([run[label]["strict"].possible for run in runs])
        print(f"| {label} | {gold:.0f} | " + " | ".join(cells) + " |")


def annotation(path: Path, seed: int, mentions: str) -> Counts:
    nlp, mapping, gold, found = record_pipeline(), load_mapping(), [], []
    sides = parts(read(path), seed)
    for fitted, reported in (sides, sides[::-1]):
        calibrated = calibrate(fitted, mapping, mentions, nlp)
        print(f"thresholds {json.dumps({x.label: x.threshold for x in calibrated.labels})}")
        for record in reported:
            values, _ = record_values(record.record, calibrated)
            marked = annotate(nlp(record.text), values, mentions)
            gold.append([LabelledSpan(*span) for span in record.gold if span[2] in LABELS])
            found.append([LabelledSpan(m.start, m.end, m.label) for m in marked])
    counts = {"all": score_spans(gold, found), **score_by_label(gold, found)}
    show("each document annotated with the other half's thresholds", [counts])
    return counts


def recognizer(
    path: Path,
    config: Path,
    *,
    seeds: Sequence[int],
    share: float,
    labels: Sequence[str],
    overrides: dict[str, Any],
) -> dict[str, list[Counts]]:
    """Train on automatic and on gold labels, score on gold of documents not trained on."""
    records, nlp = read(path), record_pipeline()
    runs: dict[str, list[Counts]] = {name: [] for name in labels}
    for seed in seeds:
        fitted, reported = parts(records, seed, share)
        mapping = calibrate(fitted, load_mapping(), nlp=nlp)
        options = AnnotateOptions(sentences=True, keep_empty=False, keep_citations=True)
        docs = {
            "automatic": annotate_records(fitted, mapping, options, nlp).docs,
            "gold": [doc for record in fitted for doc in gold_sentences(nlp, record)],
        }
        test = [doc for record in reported for doc in gold_sentences(nlp, record)]
        for name in labels:
            trained = train_pipeline(config, docs[name], overrides | {"system.seed": seed})
            blank = [
                Doc(trained.vocab, [t.text for t in d], [bool(t.whitespace_) for t in d])
                for d in test
            ]
            gold, found = spans_of(test), spans_of(trained.pipe(blank))
            runs[name].append({"all": score_spans(gold, found), **score_by_label(gold, found)})
            f1 = {scheme: round(runs[name][-1]["all"][scheme].f1, 3) for scheme in SCHEMES}
            print(f"{name}, seed {seed}, {len(docs[name])} sentences: {f1}", flush=True)
    for name, counts in runs.items():
        show(f"trained on {name} labels, {len(counts)} seeds", counts)
    return runs


def train_pipeline(config: Path, docs: Sequence[Doc], overrides: dict[str, Any]) -> Language:
    """Train for the steps of the config; the last pipeline counts, whatever its scores."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "train.spacy"
        DocBin(docs=docs).to_disk(path)
        settings = overrides | {
            "paths.train": str(path),
            "paths.dev": str(path),
            "training.patience": 0,
            "training.eval_frequency": 1_000_000,
        }
        nlp = init_nlp(load_config(config, overrides=settings, interpolate=False))
        train(nlp, None, stdout=io.StringIO(), stderr=io.StringIO())
    return nlp


def spans_of(docs) -> list[list[LabelledSpan]]:
    return [[LabelledSpan(e.start_char, e.end_char, e.label_) for e in doc.ents] for doc in docs]


def main() -> None:
    options = arguments(
        __doc__, "task", "path", "config?", seed=0, seeds=3, mentions=STATED, first_seed=0,
        share=0.8, labels="automatic,gold", transformer=str,
    )  # fmt: skip
    if str(options.task) == "annotation":
        annotation(options.path, options.seed, options.mentions)
    else:
        recognizer(
            options.path,
            options.config,
            seeds=range(options.first_seed, options.first_seed + options.seeds),
            share=options.share,
            labels=options.labels.split(","),
            overrides={"vars.transformer": options.transformer} if options.transformer else {},
        )


if __name__ == "__main__":
    main()
