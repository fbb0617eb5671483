"""Attackers: TF-IDF, sentence vectors, a classifier over both, a language model that is asked, and
one that knows the rule of `linkage_masker`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import Errors, KanonError, check_choice, must_be, require
from ..linkage.build import build_background
from ..linkage.guides import TfidfLinkage
from ..linkage.reader import FEATURES, open_background
from ..linkage.search import Goal, make_units, possible, released_pieces
from ..models.text_encoders import make_transformer_text_encoder
from ..names import DEFAULT_LIKELY, STAR
from ..text.rewriting import remove_placeholders
from .llm import LlmAttacker, LlmOptions
from .reidentification import Attacker, Background


@dataclass(frozen=True, slots=True)
class LightOptions:
    """The light attacker has no settings."""


class LightAttacker:
    """TF-IDF of words, pairs and letters, one normalized sum a person (Rocchio); no parameters."""

    def __init__(self, options: LightOptions = LightOptions()) -> None:
        require("sklearn", extra="evaluation")
        from sklearn.feature_extraction.text import TfidfVectorizer

        shared: dict[str, Any] = {"sublinear_tf": True, "dtype": np.float32}
        self._vectorizers = [
            TfidfVectorizer(ngram_range=(1, 2), token_pattern=r"\w+", **shared),
            TfidfVectorizer(analyzer="char_wb", ngram_range=(3, 5), **shared),
        ]
        self._weights: list[Any] = []

    def fit(self, background: Background) -> None:
        """Learn one weight vector for each person and kind of feature."""
        from scipy.sparse import csr_array
        from sklearn.preprocessing import normalize

        documents = list(chain.from_iterable(background.documents))
        counts = list(map(len, background.documents))
        person = np.repeat(np.arange(len(counts)), counts)
        ones = np.ones(len(documents), dtype=np.float32)
        membership = csr_array(
            (ones, (person, np.arange(len(documents)))), shape=(len(counts), len(documents))
        )
        self._weights = [
            normalize(membership @ vectorizer.fit_transform(documents)).T.tocsr()
            for vectorizer in self._vectorizers
        ]

    def scores(self, texts: Sequence[str]) -> NDArray[np.floating]:
        """Sum of the two cosines with each person; shape (texts, people)."""
        clean = [remove_placeholders(text) for text in texts]
        words, letters = (
            (vectorizer.transform(clean) @ weights).toarray().astype(np.float64)
            for vectorizer, weights in zip(self._vectorizers, self._weights, strict=True)
        )
        cosines: NDArray[np.float64] = words + letters
        return cosines


# What an attacker learns from: passages of background documents, whole and masked.
#
# Anonymized texts lack names and numbers, background documents do not. An attacker that has only
# seen whole passages learns names and then meets none; one that has also seen passages as masks
# would leave them learns what else tells people apart.

_SENTENCE = re.compile(r"[^\n]+?(?:[.!?][\"'”’)\]]*(?=\s)|(?=\n)|$)", re.MULTILINE)
_NAME = re.compile(r"^\W*[A-ZÀ-Þ]|\d")
_SHORTEST = 8  # Words of a stretch that is cut out of a passage.
_MOST_OTHERS = 0.3  # Largest share of the words hidden that are neither names nor numbers.


def split_passages(text: str, words: int) -> Iterator[str]:
    """Cut a text into passages of whole sentences with at most `words` words.

    A sentence longer than that is cut into pieces of `words` words. Line breaks end a sentence.

    >>> list(split_passages("He sang. She wrote three books.", 4))
    ['He sang.', 'She wrote three books.']
    """
    passage: list[str] = []
    for sentence in _SENTENCE.findall(text):
        sentence_words = sentence.split()
        if passage and len(passage) + len(sentence_words) > words:
            yield " ".join(passage)
            passage = []
        passage += sentence_words
        while len(passage) > words:
            yield " ".join(passage[:words])
            passage = passage[words:]
    if passage:
        yield " ".join(passage)


def masked_copy(passage: str, rng: Random) -> str:
    """A passage as some anonymizer might leave it: often shorter, with `***` for words."""
    words: Sequence[str] = passage.split()
    if len(words) > _SHORTEST and rng.random() < 0.5:
        length = rng.randrange(_SHORTEST, len(words) + 1)
        start = rng.randrange(len(words) - length + 1)
        words = words[start : start + length]
    names, others = rng.random(), rng.random() * _MOST_OTHERS
    return " ".join(
        STAR if rng.random() < (names if _NAME.search(word) else others) else word for word in words
    )


@lru_cache(maxsize=2)
def encoder(model: str) -> Callable[[list[str]], Any]:
    """What makes vectors of unit length of texts. RAISES (KanonError): KN650: no such model."""
    network = make_transformer_text_encoder(model)
    try:
        network.initialize()
    except (OSError, ValueError) as error:
        reason = str(error).strip().splitlines()[0]
        raise KanonError(
            f"[KN650] The language model {model!r} could not be loaded: {reason}. Give the "
            "folder of a model on this machine, or a name that can be downloaded."
        ) from error
    return network.predict


@dataclass(frozen=True, slots=True)
class VectorOptions:
    """What the vector attacker reads with: an encoder, and the words of a passage."""

    model: str = ""  # Folder of a Hugging Face model on this machine, or its name on the hub.
    passage_words: int = 40

    def __post_init__(self) -> None:
        if self.passage_words < 1:
            raise must_be("passage_words", "at least 1", self.passage_words)


class VectorAttacker:
    """The nearest mean of sentence vectors of passages, by the cosine."""

    def __init__(self, options: VectorOptions) -> None:
        self.options = options
        self._mean: NDArray[np.float64] = np.zeros(0)
        self._people: NDArray[np.float64] = np.zeros((0, 0))

    def fit(self, background: Background) -> None:
        """Learn the people from their passages."""
        vectors, people = self._read(" ".join(documents) for documents in background.documents)
        self._mean = vectors.mean(axis=0)
        sums = np.zeros((len(background.people), vectors.shape[1]))
        np.add.at(sums, people, vectors - self._mean)
        self._people = _unit(sums)

    def scores(self, texts: Sequence[str]) -> NDArray[np.floating]:
        """Mean cosine of a text's passages with each person, zero without any word."""
        vectors, rows = self._read(texts)
        total = np.zeros((len(texts), len(self._people)))
        np.add.at(total, rows, _unit(vectors - self._mean) @ self._people.T)
        return total / np.maximum(np.bincount(rows, minlength=len(texts)), 1)[:, None]

    def _read(self, texts: Iterable[str]) -> tuple[NDArray[np.float64], NDArray[np.intp]]:
        """Vectors of all passages, and the number of the text that each is from."""
        passages = [
            (number, passage)
            for number, text in enumerate(texts)
            for passage in split_passages(remove_placeholders(text), self.options.passage_words)
            if any(map(str.isalnum, passage))
        ]
        rows = np.array([number for number, _ in passages], dtype=np.intp)
        if not passages:
            return np.zeros((0, len(self._mean))), rows
        vectors = encoder(self.options.model)([passage for _, passage in passages])
        return np.asarray(vectors, np.float64), rows


def _unit(rows: NDArray[np.float64]) -> NDArray[np.float64]:
    return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-12)


@dataclass(frozen=True, slots=True)
class LearnedOptions(VectorOptions):
    """What the learned attacker reads with."""

    passage_words: int = 60
    seed: int = 0  # Of the masked copies.


class LearnedAttacker:
    """Logistic regression over TF-IDF and sentence vectors, learned with masked copies."""

    def __init__(self, options: LearnedOptions) -> None:
        require("sklearn", extra="evaluation")
        from sklearn.feature_extraction.text import TfidfVectorizer
        from sklearn.linear_model import LogisticRegression

        self.options = options
        self._vectorizer = TfidfVectorizer(token_pattern=r"\w+", min_df=2, sublinear_tf=True)
        self._model = LogisticRegression(C=100, max_iter=40)
        self._people = 0

    def fit(self, background: Background) -> None:
        """Learn from every passage and two masked copies of it."""
        rng = Random(self.options.seed)
        passages: list[str] = []
        people: list[int] = []
        for person, documents in enumerate(background.documents):
            for passage in split_passages(" ".join(documents), self.options.passage_words):
                copies = [passage, *(masked_copy(passage, rng) for _ in range(2))]
                passages += map(remove_placeholders, copies)
                people += [person] * len(copies)
        self._people = len(background.people)
        self._vectorizer.fit(passages)
        self._model.fit(self._features(passages), people)

    def scores(self, texts: Sequence[str]) -> NDArray[np.floating]:
        """Mean probability of each person over a text's passages, zero without any."""
        rows = np.zeros((len(texts), self._people))
        for row, text in zip(rows, texts, strict=True):
            words = self.options.passage_words
            if passages := list(split_passages(remove_placeholders(text), words)):
                chances = self._model.predict_proba(self._features(passages))
                row[self._model.classes_] = chances.mean(axis=0)
        return rows

    def _features(self, passages: list[str]) -> Any:
        from scipy.sparse import csr_array, hstack

        vectors = csr_array(encoder(self.options.model)(passages))
        return hstack([self._vectorizer.transform(passages), vectors]).tocsr()


@dataclass(frozen=True, slots=True)
class AwareOptions:
    """The settings of `linkage_masker` that the attacker knows; its key is not among them."""

    k: int = DEFAULT_LIKELY  # People who had to be as likely.
    margin: float = 0.1  # Share by which others had to be ahead to count.


class AwareAttacker:
    """Knows the masker's settings and documents, and inverts it (Wong et al. 2007)."""

    def __init__(self, options: AwareOptions) -> None:
        self._goal = Goal(options.k, margin=options.margin)
        self._guides = [TfidfLinkage(feature) for feature in FEATURES]

    def fit(self, background: Background) -> None:
        """Make the index that the masker had."""
        with TemporaryDirectory() as folder:
            pairs = zip(background.people, background.documents, strict=True)
            known = ((person, text) for person, texts in pairs for text in texts)
            build_background(known, Path(folder) / "index")
            self._index = open_background(Path(folder) / "index")

    def scores(self, texts: Sequence[str]) -> NDArray[np.floating]:
        """From 0 to 1 a guide, less 10 for people whom the rule excludes; shape (texts, people)."""
        return np.stack([self._scores(text) for text in texts])

    def _scores(self, text: str) -> NDArray[np.float64]:
        visible = make_units(list(released_pieces(text))).visible
        people = np.arange(self._index.population)
        seen = np.stack([g.attack(self._index, visible, people).scores for g in self._guides])
        best = np.maximum(seen.max(axis=1, keepdims=True), 1e-12)
        out = np.where(possible(seen, self._goal), 0.0, 10.0)
        return np.asarray((seen / best).sum(axis=0) - out)


# Name, its options and what it is.
_ATTACKERS: dict[str, tuple[Callable[..., Any], Callable[..., Attacker]]] = {
    "light": (LightOptions, LightAttacker),
    "aware": (AwareOptions, AwareAttacker),
    "vectors": (VectorOptions, VectorAttacker),
    "learned": (LearnedOptions, LearnedAttacker),
    "llm": (LlmOptions, LlmAttacker),
}


def options_of(name: str) -> Callable[..., Any]:
    """The dataclass of an attacker's options. RAISES (KanonError): E321 for an unknown name."""
    check_choice("attacker", name, _ATTACKERS)
    return _ATTACKERS[name][0]


def attacker_maker(name: str, options: Any = None) -> Callable[[], Attacker]:
    """A function that makes a fresh attacker."""
    chosen = options_of(name)() if options is None else options
    if getattr(chosen, "model", None) == "":
        raise KanonError(Errors.E655.format(attacker=name))
    return partial(_ATTACKERS[name][1], chosen)
