"""How much of the gold does a blank English pipeline cover, and at which precision?

Gold: DIRECT and QUASI mentions of a file in the layout of the Text Anonymization Benchmark.
Masks: the rule-based candidates and the mentions of a knowledge base. Names, codes and all phrases
of unknown risk are masked; known ones if fewer than k people have them (`--mask known`: all).
The rival is a regular expression for capitals and digits.

    python bench/blank_pipeline.py DOCS.json [--kb KB] [--k 5] [--mask rare|known]
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import spacy

from spacy_kanon.detection.gazetteer import find_mentions
from spacy_kanon.detection.merge import merge_mentions
from spacy_kanon.detection.rules import find_candidates
from spacy_kanon.names import CODE, DIRECT, PERSON, QUASI
from spacy_kanon.types import Knowledge, Mention

Span = tuple[int, int]
CAPITALS_AND_DIGITS = re.compile(r"\b(?:[^\W\d_a-z]\w*|\w*\d\w*)")
IGNORED = frozenset(["the", "a", "an", "of", "mr", "mrs", "ms", "dr", "'s"])


@dataclass
class Score:
    """Counts over a corpus."""

    gold: int = 0
    masked: int = 0
    both: int = 0
    tokens: int = 0
    direct: int = 0
    direct_hidden: int = 0

    def __str__(self) -> str:
        return (
            f"token recall {self.both / self.gold:.3f}  precision {self.both / self.masked:.3f}  "
            f"direct-entity recall {self.direct_hidden / max(self.direct, 1):.3f} "
            f"({self.direct_hidden}/{self.direct})  tokens masked {self.masked / self.tokens:.3f}"
        )


def gold_mentions(record: dict) -> list[dict]:
    """Mentions of the first annotator that have to be masked."""
    first = next(iter(record["annotations"].values()))
    kept = (DIRECT, QUASI)
    return [one for one in first["entity_mentions"] if one["identifier_type"] in kept]


def covered(tokens: Sequence[tuple[str, Span]], spans: Sequence[Span]) -> set[int]:
    """Numbers of the tokens that lie wholly inside the spans, taken together."""
    hidden = bytearray(max((end for _, (_, end) in tokens), default=0))
    for start, end in spans:
        hidden[start:end] = b"\1" * len(hidden[start:end])
    return {i for i, (_, (start, end)) in enumerate(tokens) if all(hidden[start:end])}


def add(score: Score, record: dict, tokens: Sequence[tuple[str, Span]], spans: list[Span]) -> None:
    """Count one document. Articles, titles and punctuation do not count."""
    counted = {
        i for i, (word, _) in enumerate(tokens) if word.strip().rstrip(".").lower() not in IGNORED
    }
    counted -= {i for i in counted if not any(char.isalnum() for char in tokens[i][0])}
    gold = gold_mentions(record)
    gold_tokens = touched(tokens, [(one["start_offset"], one["end_offset"]) for one in gold])
    gold_tokens &= counted
    masked = covered(tokens, spans) & counted
    score.gold += len(gold_tokens)
    score.masked += len(masked)
    score.both += len(gold_tokens & masked)
    score.tokens += len(counted)
    entities: dict[str, list[Span]] = {}
    for one in gold:
        if one["identifier_type"] == DIRECT:
            bounds = (one["start_offset"], one["end_offset"])
            entities.setdefault(one["entity_id"], []).append(bounds)
    score.direct += len(entities)
    score.direct_hidden += sum(
        touched(tokens, bounds) & counted <= masked for bounds in entities.values()
    )


def touched(tokens: Sequence[tuple[str, Span]], spans: Sequence[Span]) -> set[int]:
    return {
        i for i, (_, (start, end)) in enumerate(tokens)
        if any(first < end and start < last for first, last in spans)
    }  # fmt: skip


def must_go(mention: Mention, knowledge: Knowledge | None, k: int, mask: str) -> bool:
    """A stand-in for the decision, one term at a time."""
    if mask == "known" or knowledge is None or not mention.keys or mention.kind in (PERSON, CODE):
        return True
    return sum(knowledge.count(key) for key in mention.keys) < k


def system(knowledge: Knowledge | None, k: int, mask: str) -> Callable[[spacy.tokens.Doc], list]:
    def spans(doc: spacy.tokens.Doc) -> list[Span]:
        starts = [token.idx for token in doc]
        ends = [token.idx + len(token) for token in doc]
        known = find_mentions(doc.text, starts, ends, knowledge) if knowledge else []
        rules = find_candidates(doc.text, starts, ends, known=known)
        merged = merge_mentions(doc.text, starts, ends, known, rules)
        return [(one.start, one.end) for one in merged if must_go(one, knowledge, k, mask)]

    return spans


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("docs", type=Path, help="JSON file in the layout of TAB")
    parser.add_argument("--kb", type=Path, help="knowledge base (default: none)")
    parser.add_argument("--k", type=int, default=5)
    parser.add_argument("--mask", choices=("rare", "known"), default="rare")
    parser.add_argument("--show", action="store_true", help="print what was missed and wrong")
    args = parser.parse_args()
    knowledge = None
    if args.kb:
        from spacy_kanon.kb.reader import open_kb

        knowledge = open_kb(args.kb)
    nlp = spacy.blank("en")
    systems = {
        "regex": lambda doc: [match.span() for match in CAPITALS_AND_DIGITS.finditer(doc.text)],
        "rules": system(knowledge, args.k, args.mask),
    }
    records = json.loads(args.docs.read_text(encoding="utf8"))
    for name, find in systems.items():
        score = Score()
        for record in records:
            doc = nlp(record["text"])
            tokens = [(token.text, (token.idx, token.idx + len(token))) for token in doc]
            spans = find(doc)
            add(score, record, tokens, spans)
            if args.show and name == "rules":
                show(record, tokens, spans)
        print(f"{name:8} {score}")


def show(record: dict, tokens: Sequence[tuple[str, Span]], spans: list[Span]) -> None:
    gold = touched(tokens, [(m["start_offset"], m["end_offset"]) for m in gold_mentions(record)])
    hidden = covered(tokens, spans)
    for name, numbers in (("missed", gold - hidden), ("wrong", hidden - gold)):
        print(record["doc_id"], name, *(tokens[i][0] for i in sorted(numbers)), sep=" | ")


if __name__ == "__main__":
    main()
