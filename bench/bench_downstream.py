"""Question: what can still be done with sanitized texts? By what a person did, for one.

    python bench/bench_linkage.py --data D wikireplace --kb kb --k 5,10,20 --write texts
    python bench/bench_downstream.py D/biographies/biographies.jsonl.gz texts

A linear classifier learns from other people's biographies, as written, in which of ten fields
somebody worked, and then reads the texts of each system. The truth is the field of the first word
for an occupation in the first sentence that has one, as written: a rule, the same for all systems.
Beside it: words and information that are kept, text-preserved similarity (TPS) and the agreement of
topics before and after (NMI of clusters).
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from bench_attack import show

from spacy_kanon.evaluation.reidentification import wilson_interval
from spacy_kanon.evaluation.utility import clustering_agreement, find_replaced, measure_utility
from spacy_kanon.text.placeholders import remove_placeholders

FIELDS = {
    "politics": "politician minister mayor senator governor diplomat ambassador legislator "
    "chairwoman congressman congresswoman activist",
    "sport": "footballer cyclist player swimmer boxer wrestler athlete coach skier driver pitcher "
    "runner sprinter goalkeeper golfer cricketer gymnast rower quarterback outfielder",
    "screen and stage": "actor actress filmmaker comedian screenwriter dancer presenter",
    "music": "singer songwriter musician composer rapper guitarist pianist conductor drummer",
    "writing": "writer author poet journalist novelist editor reporter playwright columnist",
    "science": "scientist physicist chemist mathematician biologist historian professor engineer "
    "economist psychologist philosopher astronomer physician surgeon",
    "art": "painter sculptor architect photographer artist illustrator designer",
    "law": "lawyer judge attorney jurist",
    "business": "businessman businesswoman entrepreneur executive banker industrialist",
    "arms and church": "general officer soldier admiral bishop priest archbishop pastor pilot",
}
_FIELD_OF = {word: field for field, words in FIELDS.items() for word in words.split()}
_WORD = re.compile(r"\w+")
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")


def field_of(text: str) -> str | None:
    """The field of the first occupation in a text.

    >>> field_of("Ada was born in Oslo. She is a retired footballer and coach.")
    'sport'
    """
    return next((_FIELD_OF[w] for w in _WORD.findall(text.casefold()) if w in _FIELD_OF), None)


def learn(texts: Sequence[str], fields: Sequence[str]) -> object:
    """A linear classifier of words and pairs of words."""
    from sklearn.feature_extraction.text import TfidfVectorizer
    from sklearn.pipeline import make_pipeline
    from sklearn.svm import LinearSVC

    words = TfidfVectorizer(sublinear_tf=True, ngram_range=(1, 2), min_df=2, token_pattern=r"\w+")
    return make_pipeline(words, LinearSVC(random_state=0)).fit(texts, fields)


def read(path: Path) -> dict[str, str]:
    lines = map(json.loads, path.read_text(encoding="utf8").splitlines())
    return {line["id"]: line["text"] for line in lines}


def biographies(path: Path, without: Iterable[str]) -> tuple[list[str], list[str]]:
    """Texts and fields of people of other names."""
    names = {"".join(_WORD.findall(name.casefold())) for name in without}
    texts, fields = [], []
    with gzip.open(path, "rt", encoding="utf8") as file:
        for record in map(json.loads, file):
            field = field_of(record["text"])
            name = "".join(_WORD.findall(record["name"].casefold()))
            if field is not None and name not in names:
                texts.append(record["text"])
                fields.append(field)
    return texts, fields


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("biographies", type=Path)
    parser.add_argument("texts", type=Path, help="folder of bench_linkage.py --write")
    options = parser.parse_args()
    original = read(options.texts / "original.jsonl")
    fields = {name: field for name, text in original.items() if (field := field_of(text))}
    classifier = learn(*biographies(options.biographies, original))
    rows = []
    for path in sorted(options.texts.glob("*.jsonl")):
        sanitized = read(path)
        before = [original[name] for name in original]
        after = [sanitized[name] for name in original]
        replaced = [find_replaced(a, b) for a, b in zip(before, after, strict=True)]
        utility = measure_utility(before, replaced)
        clean = [remove_placeholders(text) for text in after]
        guesses = classifier.predict([remove_placeholders(sanitized[name]) for name in fields])
        right = sum(guess == truth for guess, truth in zip(guesses, fields.values(), strict=True))
        share = right / len(fields)
        low, high = wilson_interval(share, len(fields))
        topics = clustering_agreement(before, clean)
        kept = (utility.tokens, utility.information, utility.similarity, topics)
        rows.append([path.stem, *kept, share, low, high])
    rows.sort(key=lambda row: -row[1])
    columns = ["system", "words", "information", "TPS", "NMI", "field right", "low", "high"]
    show(f"{len(original)} texts, {len(fields)} of a field", columns, rows)


if __name__ == "__main__":
    main()
