"""Does a small trained model tell the kind of a phrase better than knowledge base and rules?

    python bench/bench_span_kinds.py KB D/wikireplace/train_spans.jsonl.gz D/wikireplace/dev.json

The model is linear, on letters of the phrase and words beside it, and learns from the spans of 453
documents; the 49 documents of the other file are scored, none of which it has seen. Compared are
the phrases that the masker finds with the bounds that people gave them. Shown besides: how good
both are where the model is sure, and who is right where it is sure and they differ.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import spacy
from scipy.sparse import hstack
from sklearn.feature_extraction import DictVectorizer
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression

from spacy_kanon.names import DEM, KANON, LOC, MISC, ORG

NAMES = (LOC, ORG, DEM, MISC)
SURE = (0.0, 0.5, 0.7, 0.9)
# A phrase and the words beside it.
Phrase = tuple[str, dict[str, int]]


def phrase_of(text: str, start: int, end: int) -> Phrase:
    before = reversed(text[max(0, start - 60) : start].split()[-3:])
    after = text[end : end + 40].split()[:2]
    words = [f"before {n} {word}" for n, word in enumerate(before)]
    words += [f"after {n} {word}" for n, word in enumerate(after)]
    return text[start:end], dict.fromkeys(words, 1)


def training_phrases(path: Path) -> Iterator[tuple[Phrase, str]]:
    with gzip.open(path, "rt", encoding="utf8") as lines:
        for line in lines:
            document = json.loads(line)
            for span in document["spans"]:
                if span.get("entity_type"):
                    text, start, end = document["partial_text"], span["start"], span["end"]
                    _, words = phrase_of(text, start, end)
                    yield (span["span_text"], words), span["entity_type"]


def scored_phrases(path: Path, kb: Path) -> Iterator[tuple[Phrase, str, str]]:
    """Phrases of people, their kind, and the kind that the masker gave a phrase of these bounds."""
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker", config={"kb": str(kb)})
    for document in json.loads(path.read_text(encoding="utf8")):
        text = document["text"]
        doc = nlp(text)
        kinds: dict[tuple[int, int], str] = {
            (span.start_char, span.end_char): span._.risk_evidence["kind"]
            for span in doc.spans[KANON]
        }
        mentions = {
            (mention["start_offset"], mention["end_offset"]): mention["entity_type"]
            for annotation in document["annotations"].values()
            for mention in annotation["entity_mentions"]
        }
        for bounds, kind in sorted(mentions.items()):
            if bounds in kinds:
                yield phrase_of(text, *bounds), kind, kinds[bounds]


class Model:
    def __init__(self, phrases: list[Phrase], kinds: list[str]) -> None:
        self.letters = TfidfVectorizer(
            analyzer="char_wb", ngram_range=(1, 4), min_df=2, lowercase=False, sublinear_tf=True
        ).fit([text for text, _ in phrases])
        self.words = DictVectorizer().fit([words for _, words in phrases])
        self.linear = LogisticRegression(C=10, max_iter=300).fit(self._features(phrases), kinds)

    def _features(self, phrases: list[Phrase]) -> Any:
        letters = self.letters.transform([text for text, _ in phrases])
        return hstack(
            [letters, 0.5 * self.words.transform([words for _, words in phrases])]
        ).tocsr()

    def kinds(self, phrases: list[Phrase]) -> tuple[np.ndarray, np.ndarray]:
        chances = self.linear.predict_proba(self._features(phrases))
        return self.linear.classes_[chances.argmax(axis=1)], chances.max(axis=1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kb", type=Path)
    parser.add_argument("train", type=Path)
    parser.add_argument("scored", type=Path)
    options = parser.parse_args()
    phrases, kinds = zip(*training_phrases(options.train), strict=True)
    model = Model(list(phrases), list(kinds))
    tested, gold, rules = map(list, zip(*scored_phrases(options.scored, options.kb), strict=True))
    guess, chance = model.kinds(tested)
    gold, rules = np.array(gold), np.array(rules)
    size = model.linear.coef_.size * 2 / 1e6
    print(f"{len(phrases):,} phrases to learn from, {len(tested):,} scored, {size:.2f} MB")
    named = np.isin(gold, NAMES)
    for title, among in (("all kinds", np.ones_like(named)), (" ".join(NAMES), named)):
        for sure in SURE:
            here = among & (chance >= sure)
            of_model, of_rules = (kinds[here] == gold[here] for kinds in (guess, rules))
            share = here.sum() / among.sum()
            print(
                f"{title}, model at least {sure:.1f} sure: {share:6.1%} of {among.sum()}: "
                f"model {of_model.mean():.1%}, rules {of_rules.mean():.1%}"
            )
    differ = named & (guess != rules) & (chance >= SURE[-1])
    print(
        f"sure and different: {differ.sum()}, model right {(guess == gold)[differ].sum()}, "
        f"rules right {(rules == gold)[differ].sum()}"
    )


if __name__ == "__main__":
    main()
