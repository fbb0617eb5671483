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

from __future__ import annotations

import argparse
import io
import json
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from _gold_sentences import gold_sentences
from spacy.language import Language
from spacy.tokens import Doc, DocBin
from spacy.training.initialize import init_nlp
from spacy.training.loop import train
from spacy.util import load_config

from spacy_kanon.evaluation.span_scores import LabelledSpan, SpanCounts, score_by_label, score_spans
from spacy_kanon.records.annotation import MentionChoice, RecordMention, annotate, fit
from spacy_kanon.records.corpus import (
    AnnotateOptions,
    BadRecord,
    RecordText,
    annotate_records,
    calibrate,
    read_records,
    split_name,
)
from spacy_kanon.records.fields import DEFAULT_MAPPING, RecordMapping, load_mapping, record_values
from spacy_kanon.training.tokenizers import record_pipeline

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


def parts(
    records: Sequence[RecordText], seed: int, share: float = 0.5
) -> tuple[list[RecordText], list[RecordText]]:
    """Documents to fit on, a share, and the rest."""
    shares = {"fitted": share, "reported": 1 - share}
    sides: dict[str, list[RecordText]] = {name: [] for name in shares}
    for record in records:
        sides[split_name(record.doc_id, shares, seed)].append(record)
    return sides["fitted"], sides["reported"]


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
        gold, found = [], []
        causes: Counter[str] = Counter()
        sides = parts(read(path), seed)
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


class Sentence(NamedTuple):
    """A Doc with its labels, and the labels of which its record has a value."""

    doc: Doc
    stated: frozenset[str]


def recognizer(
    path: Path,
    config: Path,
    *,
    seeds: Sequence[int],
    share: float,
    labels: Sequence[str],
    overrides: dict[str, Any],
) -> None:
    """Train on automatic and on gold labels, score on gold of documents not trained on."""
    records, nlp = read(path), record_pipeline()
    runs: dict[str, list[Scored]] = {name: [] for name in labels}
    for seed in seeds:
        fitted, reported = parts(records, seed, share)
        mapping = calibrate(fitted, load_mapping(), MentionChoice(), nlp)
        options = AnnotateOptions(sentences=True, keep_empty=False, keep_citations=True)
        docs = {
            "automatic": annotate_records(fitted, mapping, options, nlp).docs,
            "gold": [sentence.doc for sentence in stated_sentences(nlp, fitted)],
        }
        test = stated_sentences(nlp, reported)
        for name in labels:
            trained = train_pipeline(config, docs[name], overrides | {"system.seed": seed})
            run = score_sentences(trained, test)
            runs[name].append(run)
            f1 = {scheme: round(run.counts["all"][scheme].f1, 3) for scheme in SCHEMES}
            print(f"{name}, seed {seed}, {len(docs[name])} sentences: {f1}", flush=True)
    for name, found in runs.items():
        show_runs(name, found)


class Scored(NamedTuple):
    """Counts by label ("all" for all) and scheme, and errors by cause."""

    counts: dict[str, dict[str, SpanCounts]]
    causes: Counter[str]


def show_runs(name: str, runs: Sequence[Scored]) -> None:
    """Means over seeds, the deviation of F1, and causes of errors per 100 gold mentions."""
    print(f"\ntrained on {name} labels, {len(runs)} seeds: precision recall F1 ± deviation\n")
    print("| label | gold | " + " | ".join(SCHEMES) + " |")
    print("|---|---|" + "---|" * len(SCHEMES))
    for label in ("all", *FIVE):
        cells = []
        for scheme in SCHEMES:
            counts = [run.counts[label][scheme] for run in runs if label in run.counts]
            table = np.nan_to_num([(c.precision, c.recall, c.f1) for c in counts])
            mean, spread = table.mean(axis=0), table[:, 2].std(ddof=1) if len(table) > 1 else 0.0
            cells.append(f"{mean[0]:.3f} {mean[1]:.3f} {mean[2]:.3f} ± {spread:.3f}")
        gold = np.mean([run.counts[label]["strict"].possible for run in runs])
        print(f"| {label} | {gold:.0f} | " + " | ".join(cells) + " |")
    causes: Counter[str] = sum((run.causes for run in runs), Counter())
    total = sum(run.counts["all"]["strict"].possible for run in runs)
    print("\n| per 100 gold mentions | |\n|---|---|")
    for cause, count in causes.most_common():
        print(f"| {cause} | {100 * count / total:.1f} |")


def stated_sentences(nlp: Language, records: Sequence[RecordText]) -> list[Sentence]:
    """Sentences with gold mentions, and the labels that the document's record has values of."""
    sentences, mapping = [], load_mapping()
    for record in records:
        values, _ = record_values(record.record, mapping)
        stated = frozenset(value.label.label for value in values)
        sentences += [Sentence(doc, stated) for doc in gold_sentences(nlp, record, FIVE)]
    return sentences


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


def score_sentences(nlp: Language, sentences: Sequence[Sentence]) -> Scored:
    docs = [sentence.doc for sentence in sentences]
    blank = [Doc(nlp.vocab, [t.text for t in d], [bool(t.whitespace_) for t in d]) for d in docs]
    gold, found = [spans_of(d) for d in docs], [spans_of(d) for d in nlp.pipe(blank)]
    causes: Counter[str] = Counter()
    for sentence, theirs, ours in zip(sentences, gold, found, strict=True):
        causes += recognizer_errors(sentence, theirs, ours)
    return Scored({"all": score_spans(gold, found), **score_by_label(gold, found)}, causes)


def recognizer_errors(
    sentence: Sentence, gold: Sequence[LabelledSpan], found: Sequence[LabelledSpan]
) -> Counter[str]:
    """Why strict scoring counts an error, one cause per missed gold span or spurious prediction."""
    causes: Counter[str] = Counter()
    for side, spans, others in (("missed", gold, found), ("spurious", found, gold)):
        for span in set(spans) - set(others):
            near = [other for other in others if other.start < span.end and span.start < other.end]
            if any((n.start, n.end) == (span.start, span.end) for n in near):
                causes[f"{side}: other label, same bounds"] += 1
            elif any(n.label == span.label for n in near):
                causes[f"{side}: other bounds"] += 1
            elif near:
                causes[f"{side}: other label and bounds"] += 1
            elif side == "missed":
                causes[f"missed: nothing found, {span.label}"] += 1
            elif span.label not in sentence.stated:
                causes[
                    f"spurious: no value in the record, perhaps not annotated, {span.label}"
                ] += 1
            else:
                causes[f"spurious: nothing there, {span.label}"] += 1
    return causes


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
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--share", type=float, default=0.8, help="documents to train on")
    parser.add_argument("--labels", default="automatic,gold", help="to train on")
    parser.add_argument("--transformer", help="folder or name, for configs with one")
    options = parser.parse_args()
    if options.task == "annotation":
        annotation(options.path, options.seed, options.mentions)
    else:
        overrides = {"vars.transformer": options.transformer} if options.transformer else {}
        recognizer(
            options.path,
            options.config,
            seeds=range(options.first_seed, options.first_seed + options.seeds),
            share=options.share,
            labels=options.labels.split(","),
            overrides=overrides,
        )


if __name__ == "__main__":
    main()
