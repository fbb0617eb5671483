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

The count is independent of the package's: posting lists as plain sets, people grouped by the terms
they have, a combination of 1 to k - 1 people looked for among these groups.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Collection, Iterable
from itertools import islice
from pathlib import Path

import spacy

from spacy_kanon.cli.build import read_words
from spacy_kanon.components.kanon_pipe import KnowledgeSlot
from spacy_kanon.components.supplied_spans import analysis_of
from spacy_kanon.kb.postings import LiteralPostings
from spacy_kanon.kb.reader import KnowledgeBase, open_kb
from spacy_kanon.kb.subsampled import SubsampledKnowledge
from spacy_kanon.names import KANON, MASK, MASKED_TEXT, RISK_EVIDENCE
from spacy_kanon.release.audit import find_visible
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
    """Masks with a part of a knowledge base; knows whom phrases fit in the whole one."""

    def __init__(self, whole: KnowledgeBase, config: dict) -> None:
        self.nlp = spacy.blank("en")
        self.counter = PlainCounter(whole)
        self.masker = self.nlp.add_pipe("kanon_masker", config={"kb": str(whole.path), **config})

    def released(self, texts: list[str]) -> Iterable[tuple[str, list[People], int]]:
        """Each released text, whom each phrase fits that stays, and how many tokens went."""
        for doc in self.nlp.pipe(texts):
            kept = {
                tuple(span._.get(RISK_EVIDENCE)["keys"])
                for span in doc.spans[KANON]
                if span.label_ != MASK
            }
            phrases = [self.counter.people(keys) for keys in sorted(kept) if keys]
            masked = sum(len(span) for span in doc.spans[KANON] if span.label_ == MASK)
            yield doc._.get(MASKED_TEXT), phrases, masked


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
    parser.add_argument(
        "--words", nargs="?", const=ALL_WORDS, help="the part knows all words, or an ontology's"
    )
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
    joint = 0
    for share in options.thin:
        views = [
            SubsampledKnowledge(
                kb, share, seed=seed, forgets_words=options.words != ALL_WORDS, words=listed
            )
            for seed in range(options.seeds)
        ]
        for k in options.k:
            for guarantee in options.guarantee:
                figures: Counter = Counter()
                release = Release(kb, {"k": k, "guarantee": guarantee})
                for view in views:
                    release.masker.kb = ThinnedSlot(view)
                    figures += measure(release, texts, kb, k)
                shown = " | ".join(
                    f"{figures[f'{name} {what}'] / total:.1%}"
                    for name in ("kept", "visible")
                    for what in ("breached", "one")
                )
                shown += f" | {figures['masked'] / tokens:.1%}"
                print(f"| {share:.0%} | {k} | {guarantee} | {shown} |", flush=True)
                joint += figures["kept breached"] * (guarantee == "joint")
    assert not joint, "a joint release has a breach among the terms that it kept"


if __name__ == "__main__":
    main()
