"""Is the gazetteer ready sooner and smaller than spaCy's PhraseMatcher, and fast enough?

One run builds a knowledge base of generated terms, opens it, builds a PhraseMatcher with the same
terms, and lets both search the same tokenized texts, in turn, best of several. Their spans must
be equal. Times for "literal" compare like with like; "all" adds dates, names with initials and
the rule for ordinary words, "component" also writes the span group.

    python bench/bench_gazetteer.py [--terms 3000000] [--texts TEXTS.jsonl.gz]
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import psutil
import spacy
from spacy.matcher import PhraseMatcher
from spacy.tokens import Doc
from spacy.util import filter_spans

from spacy_kanon.components.token_bounds import analysis_of, token_bounds
from spacy_kanon.detection.gazetteer import find_mentions, longest_first
from spacy_kanon.detection.trie_search import TermWalker
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.names import LOC, ORG, PERSON
from spacy_kanon.text.normalization import normalize
from spacy_kanon.text.token_text import TokenText
from spacy_kanon.types import TermRow

SYLLABLES = (
    "ba be bi bo da de di do fa ga ka ke ki la le li lo ma mi mo na ne no pa ra re ri ro sa "
)
SYLLABLES += "se ta te ti to va ve vi ber dal den hal han kar lan mar nor ren sen son stein ter ton"
FILLER = "and then the a of in was born studied worked with for years later moved to at by who had"
PEOPLE_PER_TERM = 3


def generated_terms(count: int, seed: int) -> list[str]:
    """Names of one to five words, all different, in order of making."""
    chance = random.Random(seed)
    syllables = SYLLABLES.split()

    def word() -> str:
        return "".join(chance.choices(syllables, k=chance.randint(2, 4))).capitalize()

    given = [word() for _ in range(3000)]
    forms: list[Callable[[], str]] = [
        word,
        lambda: f"{chance.choice(given)} {word()}",
        lambda: f"{chance.choice(given)} {word()}",
        lambda: f"{chance.choice(given)} {chance.choice(given)} {word()}",
        lambda: f"University of {word()}",
        lambda: f"{word()} and {word()} Hospital",
    ]
    found: dict[str, None] = {}
    while len(found) < count:
        found[chance.choice(forms)()] = None
    return list(found)


class GeneratedPeople:
    """Implements `types.PeopleSource`: every term fits a few people."""

    def __init__(self, terms: Sequence[str]) -> None:
        self.terms = terms

    def describe(self) -> dict[str, object]:
        return {"name": "generated terms"}

    def batches(self) -> Iterator[Sequence[TermRow]]:
        kinds = (PERSON, LOC, ORG)
        for start in range(0, len(self.terms), 10_000):
            yield [
                TermRow(term, (start + i) // PEOPLE_PER_TERM, kinds[i % 3], "generated")
                for i, term in enumerate(self.terms[start : start + 10_000])
            ]

    @property
    def population(self) -> int:
        return (len(self.terms) - 1) // PEOPLE_PER_TERM + 1


def generated_texts(terms: Sequence[str], count: int, seed: int) -> list[str]:
    """Texts with about one term in seven words."""
    chance, filler = random.Random(seed), FILLER.split()

    def sentence() -> str:
        words = chance.choices(filler, k=chance.randint(6, 16))
        for at in sorted(chance.sample(range(len(words)), 2), reverse=True):
            words.insert(at, chance.choice(terms))
        return " ".join(words) + "."

    return [" ".join(sentence() for _ in range(8)) for _ in range(count)]


def read_texts(path: Path, limit: int) -> list[str]:
    with gzip.open(path, "rt", encoding="utf8") as lines:
        return [json.loads(line)["text"] for _, line in zip(range(limit), lines, strict=False)]


def private_megabytes() -> float:
    """Resident memory, in MB."""
    return psutil.Process(os.getpid()).memory_info().rss / 1e6


def best(actions: dict[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """Shortest processor time of each, in seconds; the order changes every round."""
    chance = random.Random(0)
    times: dict[str, list[float]] = {name: [] for name in actions}
    for _ in range(rounds):
        for name in chance.sample(list(actions), len(actions)):
            start = time.process_time()
            actions[name]()
            times[name].append(time.process_time() - start)
    return {name: min(found) for name, found in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--terms", type=int, default=100_000)
    parser.add_argument("--texts", type=Path, help="gzipped JSON lines with `text` (default: made)")
    parser.add_argument("--docs", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    print(f"{platform.platform()}, Python {platform.python_version()}, spaCy {spacy.__version__}")
    with tempfile.TemporaryDirectory() as folder:
        compare(args, Path(folder) / "kb")


def compare(args: argparse.Namespace, folder: Path) -> None:
    terms = generated_terms(args.terms, seed=0)
    start = time.perf_counter()
    build_kb(GeneratedPeople(terms), folder)
    print(f"{len(terms):,} terms; knowledge base built once in {time.perf_counter() - start:.1f} s")
    nlp = spacy.blank("en")
    texts = read_texts(args.texts, args.docs) if args.texts else []
    texts = texts or generated_texts(terms, args.docs, seed=1)
    # Folded beforehand: PhraseMatcher sees no term under a diacritic or an odd blank.
    texts = [normalize(text).text for text in texts]
    docs = [nlp.make_doc(text) for text in texts]
    tokens = sum(len(doc) for doc in docs)

    before, start = private_megabytes(), time.perf_counter()
    knowledge = open_kb(folder)
    knowledge.prefixes("A")
    ready_kb = time.perf_counter() - start
    walker = TermWalker(knowledge)
    search = [literal(doc, walker) for doc in docs]
    memory_kb = private_megabytes() - before

    before, start = private_megabytes(), time.perf_counter()
    matcher = PhraseMatcher(nlp.vocab, attr="ORTH")
    matcher.add("TERM", nlp.tokenizer.pipe(terms))
    ready_matcher = time.perf_counter() - start
    rival = [phrase_matcher(doc, matcher) for doc in docs]
    memory_matcher = private_megabytes() - before
    if search != rival:
        raise SystemExit("the spans differ")

    nlp.add_pipe("kb_gazetteer", config={"kb": str(folder)})
    component = nlp.get_pipe("kb_gazetteer")
    times = best(
        {
            "tokenizer": lambda: [nlp.make_doc(text) for text in texts],
            "PhraseMatcher": lambda: [phrase_matcher(doc, matcher) for doc in docs],
            "literal": lambda: [literal(doc, walker) for doc in docs],
            "all": lambda: [
                find_mentions(analysis_of(doc), knowledge, walker=walker) for doc in docs
            ],
            "component": lambda: [component(doc) for doc in docs],
        },
        args.rounds,
    )
    print(f"{len(docs):,} texts, {tokens:,} tokens, {sum(map(len, search)):,} equal spans")
    print(f"ready      {ready_kb * 1000:.1f} ms / {ready_matcher:.1f} s: "
          f"{ready_matcher / ready_kb:,.0f} times sooner")  # fmt: skip
    print(f"memory     {memory_kb:.0f} MB / {memory_matcher:.0f} MB: "
          f"1/{memory_matcher / max(memory_kb, 0.1):.0f}")  # fmt: skip
    for name, seconds in times.items():
        print(
            f"{name:14} {tokens / seconds / 1e6:6.2f} M tokens/s  "
            f"{times['PhraseMatcher'] / seconds:5.2f} of PhraseMatcher's speed, "
            f"{seconds / times['tokenizer']:.1%} of the tokenizer's time"
        )


def phrase_matcher(doc: Doc, matcher: PhraseMatcher) -> list[tuple[int, int]]:
    return [(span.start, span.end) for span in filter_spans(matcher(doc, as_spans=True))]


def literal(doc: Doc, walker: TermWalker) -> list[tuple[int, int]]:
    tokens = TokenText.of(doc.text, *token_bounds(doc))
    return [(one.first, one.last) for one in longest_first(walker.find(tokens))]


if __name__ == "__main__":
    main()
