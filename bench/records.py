"""How good is annotation by records, and a recognizer trained on it, against people's annotation?

    python bench/records.py annotation INFOBOX.jsonl.gz [--seed 0]
    python bench/records.py recognizer INFOBOX.jsonl.gz CONFIG.cfg [--seeds 3] [--max-steps 400]

INFOBOX.jsonl.gz holds `{doc_id, text, infobox, gold}`. The documents are split by a hash of seed
and id into two halves. Thresholds are calibrated on one half and scores reported on the other;
then the halves change places, so that every document is scored once. The recognizer is trained
on one half with automatic and with gold labels, and scored against gold on the other half.
"""

from __future__ import annotations

import argparse
import io
import json
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from spacy.language import Language
from spacy.tokens import Doc, DocBin
from spacy.training.initialize import init_nlp
from spacy.training.loop import train
from spacy.util import load_config

from spacy_kanon.corpus.record_annotation import MentionChoice, RecordMention, annotate
from spacy_kanon.corpus.record_calibration import calibrate
from spacy_kanon.corpus.record_mapping import (
    DEFAULT_MAPPING,
    RecordMapping,
    load_mapping,
    record_values,
)
from spacy_kanon.corpus.record_matching import fit
from spacy_kanon.corpus.record_tokenizer import record_pipeline
from spacy_kanon.corpus.records import AnnotateOptions, annotate_records, split_name
from spacy_kanon.corpus.records_input import BadRecord, RecordText, read_records
from spacy_kanon.evaluation.spans import LabelledSpan, SpanCounts, score_by_label, score_spans

FIVE = ("BD", "PR", "SP", "CH", "ED")
SCHEMES = ("strict", "exact", "type", "wikipii_type", "partial", "wikipii_partial")
# The labels of the data that the paper does not have.
MORE = {
    "DATE_OF_DEATH": ("date", "death_date", r"died|death|d\.|deceased|passed away|killed|buried"),
    "PLACE_OF_BIRTH": ("place", "place_of_birth", r"born|birth|native|née|hails?|from"),
    "PLACE_OF_RESIDENCE": (
        "place",
        "residence",
        r"live[sd]?|living|resid\w+|moved|settled|home|based|grew up|raised|relocated|in|to",
    ),
    "NATIONALITY": ("people", "nationality", r"is an?|was an?|citizen\w*|national\w*|born"),
    "EMPLOYEE_OR_MEMBER_OF": (
        "organization",
        "employer",
        r"work\w*|join\w*|member\w*|at|of|for|with|play\w*|serv\w+|employ\w*|found\w*|professor",
    ),
    "POLITICAL_AFFILIATION": (
        "organization",
        "party",
        r"party|member\w*|elected|candidate|politician|represent\w*|for|of|the",
    ),
}


def read(path: Path) -> list[RecordText]:
    records = []
    for record in read_records(path, record_field="infobox"):
        if isinstance(record, BadRecord):
            raise SystemExit(f"line {record.line}: {record.problem}")
        records.append(record)
    return records


def write_all_labels(path: Path) -> RecordMapping:
    """The default mapping with the labels that only this data has."""
    content = json.loads(DEFAULT_MAPPING.read_text(encoding="utf8"))
    for label, (kind, name, cues) in MORE.items():
        content[label] = {"kind": kind, "fields": [name], "cues": cues}
    path.write_text(json.dumps(content), encoding="utf8")
    return load_mapping(path)


def halves(records: Sequence[RecordText], seed: int) -> tuple[list[RecordText], list[RecordText]]:
    shares = {"one": 0.5, "other": 0.5}
    sides: dict[str, list[RecordText]] = {name: [] for name in shares}
    for record in records:
        sides[split_name(record.doc_id, shares, seed)].append(record)
    return sides["one"], sides["other"]


def gold_spans(record: RecordText, labels: Sequence[str]) -> list[LabelledSpan]:
    return [LabelledSpan(*span) for span in record.gold if span[2] in labels]


def show(counts: dict[str, dict[str, SpanCounts]]) -> None:
    """A Markdown table, one row per label."""
    print("| label | gold | " + " | ".join(SCHEMES) + " |")
    print("|---|---|" + "---|" * len(SCHEMES))
    for label, schemes in counts.items():
        cells = [
            f"{schemes[s].precision:.3f} {schemes[s].recall:.3f} {schemes[s].f1:.3f}"
            for s in SCHEMES
        ]
        print(f"| {label} | {schemes['strict'].possible} | " + " | ".join(cells) + " |")


def annotation(path: Path, seed: int, mentions: str) -> None:
    """Scores and errors of the automatic annotation."""
    choice, nlp = MentionChoice(mentions), record_pipeline()
    with tempfile.TemporaryDirectory() as folder:
        everything = write_all_labels(Path(folder) / "all.json")
    for title, mapping in (("the five labels", load_mapping()), ("all labels", everything)):
        labels = [label.label for label in mapping.labels]
        gold, found, causes = [], [], Counter()
        sides = halves(read(path), seed)
        for fitted, reported in (sides, sides[::-1]):
            calibrated = calibrate(fitted, mapping, choice, nlp)
            thresholds = {x.label: x.threshold for x in calibrated.labels}
            print(f"{title}: thresholds {json.dumps(thresholds)}")
            for record in reported:
                values, _ = record_values(record.record, calibrated)
                mentions_found = annotate(nlp(record.text), values, choice)
                gold.append(gold_spans(record, labels))
                found.append([LabelledSpan(m.start, m.end, m.label) for m in mentions_found])
                causes += error_causes(record, gold[-1], mentions_found, calibrated)
        print(f"\n{title}: precision recall F1, each document scored with the other half's fit\n")
        show({"all": score_spans(gold, found), **score_by_label(gold, found)})
        print(f"\n{title}: errors by cause\n")
        for cause, count in causes.most_common():
            print(f"| {cause} | {count} |")
        print()


def error_causes(
    record: RecordText,
    gold: Sequence[LabelledSpan],
    found: Sequence[RecordMention],
    mapping: RecordMapping,
) -> Counter[str]:
    """Why strict scoring counts an error, one cause per missed gold span or spurious mention."""
    causes: Counter[str] = Counter()
    ours = {LabelledSpan(m.start, m.end, m.label) for m in found}
    values, _ = record_values(record.record, mapping)
    for span in set(gold) - ours:
        near = [m for m in found if m.start < span.end and span.start < m.end]
        written = record.text[span.start : span.end]
        fits = [fit(v.label.kind, v.text, written) for v in values if v.label.label == span.label]
        if any(m.label == span.label for m in near):
            causes["missed: other bounds"] += 1
        elif near:
            causes["missed: other label"] += 1
        elif not fits:
            causes["missed: no value of this label in the record"] += 1
        elif max(fits) < 0.75:
            causes["missed: no value resembles the mention"] += 1
        else:
            causes["missed: matches a value, but its context or score lost"] += 1
    right = {m.value for m in found if LabelledSpan(m.start, m.end, m.label) in set(gold)}
    for mention in found:
        if LabelledSpan(mention.start, mention.end, mention.label) in set(gold):
            continue
        near_gold = [s for s in gold if s.start < mention.end and mention.start < s.end]
        if any(s.label == mention.label for s in near_gold):
            causes["spurious: other bounds"] += 1
        elif near_gold:
            causes["spurious: other label"] += 1
        elif mention.value in right and mention.fit == 1:
            causes["spurious: the value again, not marked by the annotators"] += 1
        elif mention.value in right:
            causes["spurious: part or variant of a value found elsewhere"] += 1
        else:
            causes["spurious: only mention of the value"] += 1
    return causes


def recognizer(path: Path, config: Path, seeds: int, max_steps: int) -> None:
    """Train on automatic and on gold labels of one half, score on gold of the other half."""
    records, nlp = read(path), record_pipeline()
    results: dict[str, list[dict[str, SpanCounts]]] = {"automatic": [], "gold": []}
    for seed in range(seeds):
        fitted, reported = halves(records, seed)
        mapping = calibrate(fitted, load_mapping(), MentionChoice(), nlp)
        options = AnnotateOptions(sentences=True, keep_empty=False, keep_citations=True)
        docs = {
            "automatic": annotate_records(fitted, mapping, options, nlp).docs,
            "gold": gold_sentences(nlp, fitted),
        }
        test = gold_sentences(nlp, reported)
        for name, found in docs.items():
            trained = train_pipeline(config, found, seed, max_steps)
            counts = score_docs(trained, test)
            results[name].append(counts)
            f1 = {scheme: round(counts[scheme].f1, 3) for scheme in SCHEMES}
            print(f"{name}, seed {seed}, {len(found)} sentences: {f1}", flush=True)
    print("\n| trained on | " + " | ".join(SCHEMES) + " |\n|---|" + "---|" * len(SCHEMES))
    for name, runs in results.items():
        cells = []
        for scheme in SCHEMES:
            table = [(r[scheme].precision, r[scheme].recall, r[scheme].f1) for r in runs]
            mean, spread = np.mean(table, axis=0), np.std([row[2] for row in table])
            cells.append(f"{mean[0]:.3f} {mean[1]:.3f} {mean[2]:.3f} ± {spread:.3f}")
        print(f"| {name} | " + " | ".join(cells) + " |")


def gold_sentences(nlp: Language, records: Sequence[RecordText]) -> list[Doc]:
    """Sentences with gold mentions; a mention inside a token covers the token."""
    docs = []
    for record in records:
        doc = nlp(record.text)
        spans = [
            doc.char_span(start, end, label=label, alignment_mode="expand")
            for start, end, label in record.gold
            if label in FIVE
        ]
        doc.set_ents(sorted(set(spans)))
        docs += [sent.as_doc() for sent in doc.sents if sent.ents]
    return docs


def train_pipeline(config: Path, docs: Sequence[Doc], seed: int, max_steps: int) -> Language:
    """Train for a fixed number of steps: nothing is selected on any scores."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "train.spacy"
        DocBin(docs=docs).to_disk(path)
        overrides = {
            "paths.train": str(path),
            "paths.dev": str(path),
            "system.seed": seed,
            "training.max_steps": max_steps,
            "training.patience": 0,
            "training.eval_frequency": max_steps * 2,
        }
        nlp = init_nlp(load_config(config, overrides=overrides, interpolate=False))
        train(nlp, None, stdout=io.StringIO(), stderr=io.StringIO())
    return nlp


def score_docs(nlp: Language, docs: Sequence[Doc]) -> dict[str, SpanCounts]:
    gold = [spans_of(doc) for doc in docs]
    blank = [Doc(nlp.vocab, [t.text for t in d], [bool(t.whitespace_) for t in d]) for d in docs]
    return score_spans(gold, [spans_of(doc) for doc in nlp.pipe(blank)])


def spans_of(doc: Doc) -> list[LabelledSpan]:
    return [LabelledSpan(ent.start_char, ent.end_char, ent.label_) for ent in doc.ents]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("task", choices=("annotation", "recognizer"))
    parser.add_argument("path", type=Path)
    parser.add_argument("config", type=Path, nargs="?")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--mentions", default="stated")
    parser.add_argument("--max-steps", type=int, default=400)
    options = parser.parse_args()
    if options.task == "annotation":
        annotation(options.path, options.seed, options.mentions)
    else:
        recognizer(options.path, options.config, options.seeds, options.max_steps)


if __name__ == "__main__":
    main()
