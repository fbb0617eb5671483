"""Small backgrounds, and the scores of a text written down literally."""

import math
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
from hypothesis import strategies as st

from spacy_kanon.linkage.build import build_background
from spacy_kanon.linkage.guides import FREELY, Visible
from spacy_kanon.linkage.reader import BackgroundIndex, open_background
from tests.examples import examples

PEOPLE = examples(__file__)["people"]
words = st.sampled_from(["lace", "oslo", "pilot", "sings", "the", "zoe", "a"])
documents = st.lists(st.lists(words, min_size=1, max_size=8), min_size=2, max_size=5)


def index_of(folder: Path, people: Sequence[tuple[str, str]] = tuple(PEOPLE)) -> BackgroundIndex:
    """An index of (person, text) pairs."""
    build_background(people, folder, force=True, parts=1)
    return open_background(folder)


def index_of_words(tmp_path_factory, texts: Sequence[Sequence[str]]) -> BackgroundIndex:
    """An index of a person a text, each of plain words."""
    folder = tmp_path_factory.mktemp("index") / "x"
    return index_of(folder, [(str(i), " ".join(text)) for i, text in enumerate(texts)])


def visible_of(words: Sequence[str], units: Sequence[int] | None = None) -> Visible:
    """A text of plain words; without `units` equal words are one unit."""
    if units is None:
        first = list(dict.fromkeys(words))
        units = [first.index(word) for word in words]
    count = max(units, default=-1) + 1
    return Visible(
        list(words),
        np.array(units, dtype=np.intp),
        np.zeros(len(words), bool),
        np.bincount(np.array(units, dtype=np.intp), minlength=count).astype(float),
        np.full(count, FREELY, dtype=np.int8),
    )


def features_of(words: Sequence[str | None], feature: str) -> Counter[str]:
    """The features of words, None standing for a hidden one, in words."""
    if feature == "words":
        return Counter(word for word in words if word is not None)
    if feature == "pairs":
        pairs = pairwise(words)
        return Counter(f"{a} {b}" for a, b in pairs if a is not None and b is not None)
    padded = [f" {word} " for word in words if word is not None]
    return Counter(p[i : i + 4] for p in padded for i in range(max(len(p) - 3, 1)))


def literal_scores(
    documents: Sequence[Sequence[str]], words: Sequence[str | None], feature: str
) -> list[float]:
    """Score of each person: the sum over the text's features of both TF-IDF weights, divided by
    the length of the person's vector."""
    people = [features_of(document, feature) for document in documents]
    text = features_of(words, feature)

    def idf(name: str) -> float:
        return 1 + math.log((1 + len(people)) / (1 + sum(name in person for person in people)))

    scores = []
    for person in people:
        vector = {name: (1 + math.log(count)) * idf(name) for name, count in person.items()}
        length = math.sqrt(sum(weight**2 for weight in vector.values())) or 1e-12
        scores.append(
            sum((1 + math.log(count)) * idf(n) * vector.get(n, 0) for n, count in text.items())
            / length
        )
    return scores
