"""Sanitize the shared biographies: speed, equal bytes in one process and two, and no breach.

    python bench/bench_biographies.py KB ../shared/data/biographies/biographies.jsonl.gz

The check is independent of the package's decision: it reads the records that `sanitize` wrote,
looks the keys of each kept phrase up in the knowledge base, turns posting lists into plain sets and
counts by the person-signature argument: a combination of kept terms (of any size) fits 1 to k - 1
people if and only if the set of all kept terms of some person does.
"""

from __future__ import annotations

import argparse
import json
import platform
import tempfile
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from spacy_kanon.kb.reader import KnowledgeBase, open_kb
from spacy_kanon.release.runner import Recipe
from spacy_kanon.release.sanitize import sanitize
from spacy_kanon.release.summary import Summary


def smallest_group(kept: dict[str, frozenset[int]], k: int) -> int | None:
    """Support of a breach among the kept terms, in plain sets; None if there is none."""
    own: dict[int, set[str]] = {}
    for term, people in kept.items():
        for person in people:
            own.setdefault(person, set()).add(term)
    signatures = Counter(frozenset(terms) for terms in own.values())
    for signature in signatures:
        support = sum(count for other, count in signatures.items() if signature <= other)
        if support < k:
            return support
    return None


def check(records: Iterator[dict], kb: KnowledgeBase) -> Counter:
    @lru_cache(maxsize=4096)
    def people(keys: tuple[str, ...]) -> frozenset[int]:
        assert keys, "something was kept that the knowledge base does not know"
        return frozenset(person for key in keys for person in kb.people(key))

    found: Counter = Counter()
    for record in records:
        kept = {"|".join(s["keys"]): s["keys"] for s in record["spans"] if not s["masked"]}
        terms = {key: people(tuple(keys)) for key, keys in kept.items()}
        breach = smallest_group(terms, record["k"])
        found["documents"] += 1
        found["kept terms"] += len(terms)
        found["breaches"] += breach is not None
    return found


def show(name: str, summary: Summary) -> None:
    share = summary.masked_tokens / summary.tokens
    print(
        f"{name}: {summary.documents:,} documents, {summary.tokens:,} tokens in "
        f"{summary.seconds:.0f} s = {summary.documents / summary.seconds:,.0f} docs/s, "
        f"{summary.tokens / summary.seconds:,.0f} tokens/s; {share:.1%} of tokens masked; "
        f"smallest k reached {summary.smallest_k}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kb", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--k", type=int, default=5)
    parser.add_argument("--selection", default="greedy")
    options = parser.parse_args()
    print(f"{platform.platform()}, Python {platform.python_version()}")
    config = {"kb": str(options.kb), "k": options.k, "selection": options.selection}
    recipe = Recipe(config=config)
    with tempfile.TemporaryDirectory() as folder:
        outputs = []
        for n_process in (1, 2):
            release = Path(folder) / f"{n_process}.jsonl"
            output = release.with_suffix(".why.jsonl")
            show(
                f"{n_process} process(es)",
                sanitize(options.texts, release, recipe, evidence=output, n_process=n_process),
            )
            outputs.append(output)
        assert outputs[0].read_bytes() == outputs[1].read_bytes(), "the outputs differ"
        print("the outputs are equal byte for byte")
        with outputs[0].open(encoding="utf8") as lines:
            found = check(map(json.loads, lines), open_kb(options.kb))
    print(", ".join(f"{count:,} {name}" for name, count in found.items()))
    assert not found["breaches"]


if __name__ == "__main__":
    main()
