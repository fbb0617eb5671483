"""What each guarantee and selection keeps of real texts, how far that is proven, and the time.

    python bench/bench_guarantee.py KB biographies.jsonl.gz --documents 1000

Every text is searched once; then each setting decides on the same mentions. Tokens masked are
those of all mentions that go (PERSON and CODE always do). Bits are -log2(people / population) of
each kept term. `proven` is the share of texts whose joint release is proven to be the best. The
time is of the whole decision, the risk as written included, in processor milliseconds.
"""

from __future__ import annotations

import argparse
import platform
import time
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

import numpy as np
import spacy

from spacy_kanon.anonymity.decide import decide
from spacy_kanon.anonymity.joint import bits_kept
from spacy_kanon.anonymity.options import Options
from spacy_kanon.anonymity.state import DocState
from spacy_kanon.components.supplied_spans import analysis_of
from spacy_kanon.detection.detect import detect
from spacy_kanon.detection.gazetteer import TermWalker
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.storage.texts import read_good_texts

SETTINGS = {
    "combinations, greedy": {"guarantee": "combinations", "selection": "greedy"},
    "joint, greedy": {"selection": "greedy"},
    "joint, best by tokens": {"weights": "tokens"},
    "joint, best by bits": {"weights": "bits"},
}


@dataclass(slots=True)
class Row:
    """What one setting did."""

    masked: int = 0
    terms: int = 0
    bits: float = 0.0
    proven: int = 0
    nodes: int = 0
    times: list[float] = field(default_factory=list)


def add(row: Row, state: DocState, tokens: dict[int, int], population: int) -> None:
    row.masked += sum(
        tokens[position] for position, verdict in enumerate(state.decisions) if verdict.masked
    )
    for term in state.terms:
        if term.stays and term.people:
            row.terms += 1
            row.bits += bits_kept(len(term.people), population)
    if state.proof:
        row.proven += state.proof["optimality"] == 1.0
        row.nodes = max(row.nodes, state.proof["nodes"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kb", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("--every", type=int, default=7, help="take every n-th text")
    parser.add_argument("--k", type=int, nargs="+", default=[2, 5, 10, 20, 50])
    args = parser.parse_args()
    knowledge, nlp = open_kb(args.kb), spacy.blank("en")
    walker = TermWalker(knowledge)
    cases, total = [], 0
    records = islice(read_good_texts(args.texts), 0, args.documents * args.every, args.every)
    for text in (record.text for record in records):
        doc = nlp.make_doc(text)
        mentions = detect(analysis_of(doc), knowledge, walker=walker)
        lengths = {
            i: len(doc.char_span(mention.start, mention.end)) for i, mention in enumerate(mentions)
        }
        cases.append((text, mentions, lengths))
        total += len(doc)
    print(f"{platform.machine()}, {len(cases):,} texts, {total:,} tokens, {knowledge}")
    print(f"{'k':>3} {'setting':24} masked  terms   bits proven nodes  ms: median    95 %  worst")
    for k in args.k:
        for name, settings in SETTINGS.items():
            row, options = Row(), Options(k=k, **settings)
            for text, mentions, lengths in cases:
                began = time.process_time()
                state = decide(text, mentions, knowledge, options, language=ENGLISH)
                row.times.append((time.process_time() - began) * 1000)
                add(row, state, lengths, knowledge.population)
            median, most, worst = np.percentile(row.times, [50, 95, 100])
            proven = f"{row.proven / len(cases):6.1%}" if "best" in name else "     -"
            print(
                f"{k:3} {name:24} {row.masked / total:6.2%} {row.terms:6,} {row.bits:6,.0f} "
                f"{proven} {row.nodes:5,} {median:11.2f} {most:7.2f} {worst:6.1f}"
            )


if __name__ == "__main__":
    main()
