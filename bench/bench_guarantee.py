"""Does the guarantee hold on real texts, and what does it keep?

    python bench/bench_guarantee.py check KB biographies.jsonl.gz
    python bench/bench_guarantee.py keeps KB biographies.jsonl.gz --documents 1000
    python bench/bench_guarantee.py thin dump.json.bz2 thin.json.bz2 --share 0.3

Breaches are counted independently of the package's decision: posting lists as plain sets, people
grouped by the terms they have. A combination of terms (of any size) fits 1 to k - 1 people if and
only if the set of all terms of some person does.

`check` sanitizes all texts, in one process and in two, compares the bytes and counts breaches among
the kept phrases of the records.

`keeps` decides on the same mentions under each guarantee and selection. Bits are
-log2(people / population) of each kept term; proven is the share of texts whose joint release is
proven to be the best; the time is of the whole decision, in processor milliseconds.

`thin` writes a dump that lacks a share of the statements about people, drawn at random: what is
released with its knowledge base is counted with the whole one by `audit`.
"""

import bz2
import json
import platform
import random
import tempfile
import time
from collections import Counter
from collections.abc import Collection, Sequence
from functools import cache
from itertools import chain, islice, product
from pathlib import Path
from typing import Any

import numpy as np
import spacy
from _corpora import call, print_row

from spacy_kanon.anonymity.decide import decide
from spacy_kanon.anonymity.joint import bits_kept
from spacy_kanon.anonymity.state import Options
from spacy_kanon.components.doc_spans import analysis_of
from spacy_kanon.detection.detect import detect
from spacy_kanon.detection.gazetteer import TermWalker
from spacy_kanon.kb.postings import LiteralPostings
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.release.runner import Recipe
from spacy_kanon.release.sanitize import sanitize
from spacy_kanon.storage.texts import read_good_texts

SETTINGS = {
    "combinations, greedy": {"guarantee": "combinations", "selection": "greedy"},
    "joint, greedy": {"selection": "greedy"},
    "joint, best by tokens": {"weights": "tokens"},
    "joint, best by bits": {"weights": "bits"},
}
EVERY = 7  # Texts that `keeps` takes one of.
People = frozenset[int]


def smallest(phrases: Collection[People], k: int) -> int | None:
    """Fewest people, if that are 1 to k - 1, that some combination of phrases fits."""
    signatures: Counter[int] = Counter()
    for bit, people in enumerate(phrases):
        for person in people:
            signatures[person] |= 1 << bit
    groups = Counter(signatures.values())
    least = k
    for signature, size in groups.items():
        if size < least:
            support = sum(n for other, n in groups.items() if signature & other == signature)
            least = min(least, support)
    return least if least < k else None


def check(kb: Path, texts: Path, *, k=5) -> None:
    recipe = Recipe(config={"kb": str(kb), "k": k})
    knowledge, found = open_kb(kb), Counter()
    literal = LiteralPostings(knowledge.path, knowledge.fingerprint)
    people = cache(lambda keys: frozenset(chain.from_iterable(map(literal.people, keys))))
    with tempfile.TemporaryDirectory() as folder:
        outputs = []
        for n_process in (1, 2):
            release = Path(folder) / f"{n_process}.jsonl"
            outputs.append(release.with_suffix(".why.jsonl"))
            made = sanitize(texts, release, recipe, evidence=outputs[-1], n_process=n_process)
            print(
                f"{n_process} process(es): {made.documents:,} documents, {made.tokens:,} tokens in "
                f"{made.seconds:.0f} s = {made.tokens / made.seconds:,.0f} tokens/s; "
                f"{made.masked_tokens / made.tokens:.1%} of tokens masked"
            )
        assert outputs[0].read_bytes() == outputs[1].read_bytes(), "the outputs differ"
        with outputs[0].open(encoding="utf8") as lines:
            for record in map(json.loads, lines):
                kept = {tuple(s["keys"]) for s in record["spans"] if not s["masked"]}
                assert all(kept), "something was kept that the knowledge base does not know"
                lists = [people(keys) for keys in kept]
                found["documents"] += 1
                found["kept terms"] += len(lists)
                found["breaches"] += smallest(lists, record["k"]) is not None
    print(", ".join(f"{count:,} {name}" for name, count in found.items()))
    assert not found["breaches"]


def keeps(kb: Path, texts: Path, *, k: Sequence[int] = (2, 5, 10, 20, 50), documents=1000) -> None:
    knowledge, nlp = open_kb(kb), spacy.blank("en")
    walker = TermWalker(knowledge)
    cases: list[tuple[str, list[Any], list[int]]] = []
    tokens = 0
    for record in islice(read_good_texts(texts), 0, documents * EVERY, EVERY):
        text = record.text
        doc = nlp.make_doc(text)
        mentions = detect(analysis_of(doc), knowledge, walker=walker)
        cases.append((text, mentions, [len(doc.char_span(m.start, m.end)) for m in mentions]))
        tokens += len(doc)
    print(f"{len(cases):,} texts, {tokens:,} tokens, {knowledge}")
    print("| k | setting | masked | terms | bits | proven | nodes | ms: median | 95 % | worst |")
    for least, (name, settings) in product(k, SETTINGS.items()):
        counts: Counter[str] = Counter()
        nodes, times = 0, []
        for text, mentions, lengths in cases:
            began = time.process_time()
            options = Options(k=least, **settings)
            state = decide(text, mentions, knowledge, options, language=ENGLISH)
            times.append((time.process_time() - began) * 1000)
            decided = zip(lengths, state.decisions, strict=True)
            counts["masked"] += sum(length for length, decision in decided if decision.masked)
            sizes = [len(term.people) for term in state.terms if term.stays and term.people]
            counts["terms"] += len(sizes)
            counts["bits"] += sum(bits_kept(size, knowledge.population) for size in sizes)
            if state.proof:
                counts["proven"] += state.proof["optimality"] == 1.0
                nodes = max(nodes, state.proof["nodes"])
        median, most, worst = np.percentile(times, [50, 95, 100])
        proven = f"{counts['proven'] / len(cases):.1%}" if "best" in name else "-"
        sizes = f"{counts['terms']:,}", f"{counts['bits']:,.0f}", proven, f"{nodes:,}"
        cells = *sizes, f"{median:.2f}", f"{most:.2f}", f"{worst:.1f}"
        print_row(least, name, f"{counts['masked'] / tokens:.2%}", *cells)


def thin(dump: Path, out: Path, *, share=0.3, seed=2030) -> None:
    drawn = random.Random(seed)
    with bz2.open(dump, "rt") as lines, bz2.open(out, "wt") as thinned:
        for line in lines:
            record = json.loads(line.rstrip(",\n")) if line.startswith("{") else {}
            claims = record.get("claims", {})
            if '"Q5"' in json.dumps(claims.get("P31")):
                for name in filter("P31".__ne__, claims):
                    claims[name] = [claim for claim in claims[name] if drawn.random() >= share]
                line = json.dumps(record) + line[len(line.rstrip(",\n")) :]
            thinned.write(line)


if __name__ == "__main__":
    print(f"{platform.platform()}, Python {platform.python_version()}")
    call(__doc__, check, keeps, thin)
