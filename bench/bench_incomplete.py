"""What a knowledge base that lacks facts lets through: mask with it, count with the whole one.

    python bench/bench_incomplete.py KB ../shared/data/biographies/biographies.jsonl.gz \
        --documents 1000 --seeds 5

Texts are masked with a view of the knowledge base that lacks 10, 30 and 50 % of each person's
statements (`kb.subsampled`) under either guarantee. What stays is counted with the whole one,
twice:

- *kept*: the terms that the decision let stay. Under "joint" nothing can be found here: each of
  them fits at least as many people of the whole knowledge base as of the part.
- *visible*: all terms of the whole knowledge base in the released text. Words that the part has no
  fact of at all are no terms to it; where they do not look like an identifier either, nobody
  decides on them. With `--words` a term that nobody has any longer stays a term, of unknown risk;
  with `--words ONTOLOGY` only the words that people are called there do, as in a knowledge base
  that `build kb --words ONTOLOGY` made.

With `--ontology` the texts are generalized as well, and what was put for a term counts: whom all
that it says fits in the whole knowledge base ("city in Norway": whoever has one of its cities, and
Norway, if the part knew that as a term). What only the whole one takes for a term is *visible*.

The count is independent of the package's: posting lists as plain sets, people grouped by the terms
they have, a combination of 1 to k - 1 people looked for among these groups.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Collection, Iterable
from itertools import islice
from pathlib import Path

import spacy
from pyroaring import BitMap
from spacy.tokens import Doc

from spacy_kanon.cli.build import read_words
from spacy_kanon.components.token_bounds import analysis_of
from spacy_kanon.kb.postings import LiteralPostings
from spacy_kanon.kb.reader import KnowledgeBase, open_kb
from spacy_kanon.kb.subsampled import SubsampledKnowledge
from spacy_kanon.names import (
    KANON,
    MASK,
    MASKED_TEXT,
    REPLACEMENT,
    RISK_EVIDENCE,
    SANITIZED_TEXT,
)
from spacy_kanon.release.visible_terms import find_visible
from spacy_kanon.resources.slots import KnowledgeSlot
from spacy_kanon.storage.texts import read_good_texts

ALL_WORDS = "all"
Keys = tuple[str, ...]
People = frozenset[int]


class ThinnedSlot(KnowledgeSlot):
    """Gives a component a knowledge base that is no folder."""

    def __init__(self, thinned: SubsampledKnowledge) -> None:
        super().__init__(thinned.whole.path)
        self.thinned = thinned

    @property
    def invented(self) -> bool:
        return False

    def open(self) -> SubsampledKnowledge:
        return self.thinned


class SameTerms(SubsampledKnowledge):
    """The terms that a part knows, with the people of the whole."""

    def __init__(self, part: SubsampledKnowledge) -> None:
        super().__init__(
            part.whole,
            part.share,
            seed=part.seed,
            forgets_words=part.forgets_words,
            words=part.words,
        )
        self.part = part

    def __contains__(self, key: object) -> bool:
        return key in self.part

    def people(self, key: str) -> BitMap:
        return self.whole.people(key)


class PlainCounter:
    """Whom terms fit, in plain sets."""

    def __init__(self, kb: KnowledgeBase) -> None:
        self._literal = LiteralPostings(kb.path, kb.fingerprint)
        self._lists: dict[Keys, People] = {}

    def people(self, keys: Keys) -> People:
        if keys not in self._lists:
            self._lists[keys] = frozenset(
                person for key in keys for person in self._literal.people(key)
            )
        return self._lists[keys]

    @staticmethod
    def smallest(phrases: Collection[People], k: int) -> int | None:
        """Fewest people, if that are 1 to k - 1, that some combination of phrases fits."""
        signatures: dict[int, int] = {}
        for bit, people in enumerate(phrases):
            for person in people:
                signatures[person] = signatures.get(person, 0) | 1 << bit
        groups = Counter(signatures.values())
        least = k
        for signature, size in groups.items():
            if size < least:
                support = sum(n for other, n in groups.items() if signature & other == signature)
                least = min(least, support)
        return least if least < k else None


class Release:
    """Masks, and maybe generalizes, with a part of a knowledge base; knows whom phrases fit in the
    whole one."""

    def __init__(self, whole: KnowledgeBase, config: dict, ontology: Path | None) -> None:
        self.nlp = spacy.blank("en")
        self.counter = PlainCounter(whole)
        self.masker = self.nlp.add_pipe("kanon_masker", config={"kb": str(whole.path), **config})
        self.generalizer = self.judge = None
        if ontology is not None:
            settings = {"kb": str(whole.path), "ontology": str(ontology)}
            self.generalizer = self.nlp.add_pipe("wikidata_generalizer", config=settings)
            self.judge = self.nlp.create_pipe("wikidata_generalizer", config=settings)

    def use(self, thinned: SubsampledKnowledge) -> None:
        """Mask with this part from now on."""
        self.masker.kb = ThinnedSlot(thinned)
        if self.generalizer is not None:
            assert self.judge is not None
            self.generalizer.kb = ThinnedSlot(thinned)
            self.judge.kb = ThinnedSlot(SameTerms(thinned))
            self.generalizer.after_loading()
            self.judge.after_loading()

    def released(self, texts: list[str]) -> Iterable[tuple[str, list[People], int]]:
        """Each released text, whom each phrase fits that the decision let stay or put, and how many
        tokens went."""
        for doc in self.nlp.pipe(texts):
            kept = {
                tuple(span._.get(RISK_EVIDENCE)["keys"])
                for span in doc.spans[KANON]
                if span.label_ != MASK and span._.get(REPLACEMENT) is None
            }
            phrases = [self.counter.people(keys) for keys in sorted(kept) if keys]
            name = MASKED_TEXT
            if self.generalizer is not None:
                name = SANITIZED_TEXT
                phrases += self._wordings(doc)
            masked = sum(len(span) for span in doc.spans[KANON] if span.label_ == MASK)
            yield doc._.get(name), phrases, masked

    def _wordings(self, doc: Doc) -> Iterable[People]:
        """Whom what was put for terms fits in the whole knowledge base, each thing that it says."""
        assert self.generalizer is not None and self.judge is not None
        decision = self.generalizer.predict([doc])[0]
        terms = self.judge._worded(decision.case, ())
        for term, level in zip(terms, decision.choice.levels, strict=True):
            if level is not None:
                yield from (frozenset(people) for people in term.wordings[level].says or ())


def measure(release: Release, texts: list[str], kb: KnowledgeBase, k: int) -> Counter:
    figures: Counter = Counter()
    for text, kept, masked in release.released(texts):
        figures["masked"] += masked
        shown = find_visible(analysis_of(release.nlp.make_doc(text)), kb, kb.people)
        visible = {term.keys for term in shown}
        lists = {"kept": kept, "visible": [release.counter.people(keys) for keys in visible]}
        for name, phrases in lists.items():
            least = release.counter.smallest(phrases, k)
            figures[f"{name} breached"] += least is not None
            figures[f"{name} one"] += least == 1
            figures[f"{name} terms"] += len(phrases)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kb", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--documents", type=int, default=1000)
    parser.add_argument("--seeds", type=int, default=5)
    parser.add_argument("--k", type=int, nargs="+", default=[5, 20])
    parser.add_argument("--thin", type=float, nargs="+", default=[0.1, 0.3, 0.5])
    parser.add_argument("--guarantee", nargs="+", default=["combinations", "joint"])
    parser.add_argument("--ontology", type=Path, help="generalize as well")
    parser.add_argument(
        "--words", nargs="?", const=ALL_WORDS, help="the part knows all words, or an ontology's"
    )
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    kb = open_kb(options.kb)
    texts = [record.text for record in islice(read_good_texts(options.texts), options.documents)]
    total = len(texts) * options.seeds
    listed = () if options.words in (None, ALL_WORDS) else read_words(Path(options.words))
    print(f"{len(texts):,} documents, {options.seeds} seeds, {kb.population:,} people")
    print(
        "| lacks | k | guarantee | kept: 1..k-1 | exactly one | visible: 1..k-1 | exactly one "
        "| tokens masked |"
    )
    print("|---|---|---|---|---|---|---|---|")
    tokens = options.seeds * sum(map(len, spacy.blank("en").pipe(texts)))
    results = []
    for share in options.thin:
        views = [
            SubsampledKnowledge(
                kb, share, seed=seed, forgets_words=options.words != ALL_WORDS, words=listed
            )
            for seed in range(options.seeds)
        ]
        for k in options.k:
            for guarantee in options.guarantee:
                began = time.process_time()
                figures: Counter = Counter()
                release = Release(kb, {"k": k, "guarantee": guarantee}, options.ontology)
                for view in views:
                    release.use(view)
                    figures += measure(release, texts, kb, k)
                shown = " | ".join(
                    f"{figures[f'{name} {what}'] / total:.1%}"
                    for name in ("kept", "visible")
                    for what in ("breached", "one")
                )
                shown += f" | {figures['masked'] / tokens:.1%}"
                print(f"| {share:.0%} | {k} | {guarantee} | {shown} |", flush=True)
                seconds = time.process_time() - began
                row = {"lacks": share, "k": k, "guarantee": guarantee, "releases": total}
                results.append({**row, **figures, "seconds": seconds})
    if options.json is not None:
        options.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf8")
    joint = [row.get("kept breached", 0) for row in results if row["guarantee"] == "joint"]
    assert not any(joint), "a joint release has a breach among the terms that it kept"


if __name__ == "__main__":
    main()
