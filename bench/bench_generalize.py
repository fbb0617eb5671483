"""Generalizing instead of masking: how much more stays, is k kept, what does it cost?

    python bench/bench_generalize.py KB ONTOLOGY ../shared/data/biographies/biographies.jsonl.gz

The check is independent of the package's decision and of its posting lists as bitmaps: it reads
what the Docs say was released, turns each phrase into a plain set of people (a class is the union
of the sets of its members) and counts in a table of people and phrases: a combination of any size
fits 1 to k - 1 people if and only if all released phrases of some person together do.
"""

from __future__ import annotations

import argparse
import gzip
import json
import platform
import time
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import numpy as np
import spacy
from spacy.tokens import Doc

from spacy_kanon.kb.reader import KnowledgeBase, open_kb
from spacy_kanon.names import DATE_PREFIX, ITEM_PREFIX, KANON, MASK, STAR
from spacy_kanon.ontology.reader import Ontology, open_ontology
from spacy_kanon.release.record import rewritten
from spacy_kanon.text.reversible_map import make_map, restore

NOTHING = ("PERSON", "QUANTITY", "CODE")


class Check:
    """Counts the released phrases of a Doc in plain sets."""

    def __init__(self, kb: KnowledgeBase, ontology: Ontology) -> None:
        self.kb, self.ontology = kb, ontology
        self.people_of_phrase = lru_cache(maxsize=8192)(self._people_of_phrase)

    def smallest_breach(self, doc: Doc, k: int) -> int | None:
        released = dict(self._released(doc))
        has = np.zeros((self.kb.population, max(1, len(released))), dtype=bool)
        for column, people in enumerate(released.values()):
            has[people, column] = True
        signatures, counts = np.unique(np.packbits(has, axis=1), axis=0, return_counts=True)
        for signature in signatures[(counts < k) & signatures.any(axis=1)]:
            support = counts[((signatures & signature) == signature).all(axis=1)].sum()
            if support < k:
                return int(support)
        return None

    def _released(self, doc: Doc) -> Iterator[tuple[str, list[int]]]:
        for span in doc.spans[KANON]:
            why = span._.risk_evidence
            after = why.get("after")
            if after is None:
                yield span.kb_id_, self._people_of_keys(tuple(why["keys"]))
                continue
            phrase = after["options"][after["level"]]["phrase"]
            if phrase:
                yield phrase, self.people_of_phrase(phrase)

    def _people_of_keys(self, keys: tuple[str, ...]) -> list[int]:
        return sorted({person for key in keys for person in self.kb.people(key)})

    def _people_of_phrase(self, phrase: str) -> list[int]:
        if phrase.startswith(DATE_PREFIX) and phrase.endswith("XX"):
            decades = tuple(f"{phrase[:-2]}{digit}X" for digit in range(10))
            return self._people_of_keys(decades)
        if phrase.startswith(DATE_PREFIX):
            return self._people_of_keys((phrase,))
        items = self.ontology.member_ids(phrase)
        return self._people_of_keys(tuple(f"{ITEM_PREFIX}{item}" for item in items))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kb", type=Path)
    parser.add_argument("ontology", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("-k", type=int, default=5)
    options = parser.parse_args()

    with gzip.open(options.texts, "rt", encoding="utf8") as lines:
        texts = [json.loads(line)["text"] for line in lines]
    step = max(1, len(texts) // options.documents)
    texts = texts[::step][: options.documents]
    nlp = spacy.blank("en")
    masker = nlp.add_pipe("kanon_masker", config={"kb": str(options.kb), "k": options.k})
    generalizer = nlp.add_pipe("wikidata_generalizer", config={"ontology": str(options.ontology)})
    check = Check(open_kb(options.kb), open_ontology(options.ontology))
    nlp(texts[0])  # Both are open.

    found: Counter = Counter()
    masked: Counter = Counter()
    softened: Counter = Counter()
    counted: Counter = Counter()
    seconds = Counter({"mask": 0.0, "generalize": 0.0})
    for text in texts:
        began = time.process_time()
        doc = masker(nlp.make_doc(text))
        between = time.process_time()
        doc = generalizer(doc)
        ended = time.process_time()
        seconds["mask"] += between - began
        seconds["generalize"] += ended - between
        found["breaches"] += check.smallest_breach(doc, options.k) is not None
        release = rewritten(doc)
        found["restored"] += restore(release.text, make_map(text, release)) == text
        for span in doc.spans[KANON]:
            if span.label_ == MASK:
                kind = span._.risk_evidence["kind"]
                masked[kind] += 1
                softened[kind] += span._.replacement != STAR
                counted[kind] += span._.risk_evidence["after"]["support"] is not None

    print(f"{platform.processor() or platform.machine()}, Python {platform.python_version()}")
    print(f"{len(texts):,} texts, k = {options.k}, {check.kb.population:,} people")
    print(f"documents with a breach in the release: {found['breaches']}")
    print(f"documents restored exactly: {found['restored']:,}")
    for kind in sorted(masked):
        share, told = softened[kind] / masked[kind], counted[kind] / masked[kind]
        print(
            f"{kind:<9} masked {masked[kind]:>6,}   generalized {share:6.1%}   "
            f"to something that says something {told:6.1%}"
        )
    total = sum(masked.values())
    print(f"all: {total:,} masked, {sum(softened.values()) / total:.1%} generalized")
    informative = [kind for kind in masked if kind not in NOTHING]
    print(
        f"without people, numbers and codes: "
        f"{sum(softened[k] for k in informative) / sum(masked[k] for k in informative):.1%}, to "
        f"something that says something "
        f"{sum(counted[k] for k in informative) / sum(masked[k] for k in informative):.1%}"
    )
    rate = {name: len(texts) / value for name, value in seconds.items()}
    both = len(texts) / sum(seconds.values())
    print(
        f"CPU: masking {rate['mask']:,.0f} texts/s, with generalization {both:,.0f} texts/s: "
        f"{sum(seconds.values()) / seconds['mask']:.2f} times masking alone"
    )


if __name__ == "__main__":
    main()
