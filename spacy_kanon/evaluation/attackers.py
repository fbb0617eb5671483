"""Attackers: TF-IDF, sentence vectors, a language model that is trained on or asked, and one that
knows the rule of `linkage_masker`."""

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

from ..errors import Errors, KanonError, must_be, no_choice, require
from ..linkage.build import build_background
from ..linkage.guides import TfidfLinkage
from ..linkage.reader import FEATURES, open_background
from ..linkage.search import Goal, make_units, possible, released_pieces
from ..models.language_models import positions_of, require_transformers
from ..names import DEFAULT_LIKELY, STAR
from ..text.placeholders import remove_placeholders
from .llm import LlmAttacker, LlmOptions
from .reidentification import Attacker, Background


@dataclass(frozen=True, slots=True)
class LightOptions:
    """The light attacker has no settings."""


class LightAttacker:
    """TF-IDF of words and word pairs, and of 3 to 5 letters inside words; linear. Seconds.

    Each person is one weight vector, the normalized sum of the TF-IDF vectors of his documents (a
    Rocchio classifier), and a text is scored by the inner product with each. With a document or two
    per person this linear rule recognizes more people than a linear SVM and ridge regression did,
    and it needs no search for parameters and no chance.
    """

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


# What a fine-tuned attacker learns from: passages of background documents, whole and masked.
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
    """A passage as some anonymizer might leave it: often shorter, with `***` for words.

    Words with a capital or a digit are hidden with one probability, drawn for the passage from 0
    to 1, all others with one from 0 to .3; half of the time only a stretch of it is kept.
    """
    words: Sequence[str] = passage.split()
    if len(words) > _SHORTEST and rng.random() < 0.5:
        length = rng.randrange(_SHORTEST, len(words) + 1)
        start = rng.randrange(len(words) - length + 1)
        words = words[start : start + length]
    names, others = rng.random(), rng.random() * _MOST_OTHERS
    return " ".join(
        STAR if rng.random() < (names if _NAME.search(word) else others) else word for word in words
    )


_DROPOUT = 0.1
_WEIGHT_DECAY = 0.01
_WHOLE = ("epochs", "batch_size", "passage_words")
_MOST_PIECES = 512  # Word pieces of a passage; longer ones are cut off.


@dataclass(frozen=True, slots=True)
class TransformerOptions:
    """How the transformer attacker learns.

    learn_rate (float): Peak rate of the language model, after a linear warm-up over a tenth of all
        updates and before a linear decay to zero.
    head_rate (float): Peak rate of the layer that says who it is. It begins at nothing, so it has
        more to learn than the language model.
    """

    model: str = ""  # Folder of a Hugging Face model on this machine, or its name on the hub.
    epochs: int = 40  # Passes over the passages.
    batch_size: int = 64  # Passages per update.
    learn_rate: float = 1e-4
    head_rate: float = 3e-3
    passage_words: int = 60  # Most words of a passage; a longer sentence is cut.
    masked: float = 0.7  # Share of the passages that are read as masked copies.
    seed: int = 0  # Seeds dropout, the order of the passages and their masks.
    gpu_id: int = -1  # GPU, or -1 for the CPU.

    def __post_init__(self) -> None:
        for name, allowed, holds in (
            *((name, "at least 1", getattr(self, name) >= 1) for name in _WHOLE),
            *((name, "above 0", getattr(self, name) > 0) for name in ("learn_rate", "head_rate")),
            ("gpu_id", "at least -1", self.gpu_id >= -1),
            ("masked", "from 0 to 1", 0 <= self.masked <= 1),
        ):
            if not holds:
                raise must_be(name, allowed, getattr(self, name))


class TransformerAttacker:
    """Fine-tunes a transformer with one class per person.

    Manzanares-Salor, Sánchez and Lison (2024), section 4: documents are cut into passages of whole
    sentences, every passage is a training example of its person, and a text goes to the person with
    the highest mean probability over its passages. Beside them it learns from copies with masks
    (`masked_copy`), drawn anew in each pass: the texts it will be shown have masks, too.
    """

    def __init__(
        self,
        options: TransformerOptions,
    ) -> None:
        require_transformers()
        self.options = options
        self._reader: _Reader | None = None
        self._people = 0

    def fit(self, background: Background) -> None:
        """Fine-tune on every passage of every document."""
        from thinc.api import fix_random_seed

        options = self.options
        fix_random_seed(options.seed)
        rng = Random(options.seed)
        self._people = len(background.people)
        passages = [
            (person, passage)
            for person, documents in enumerate(background.documents)
            for document in documents
            for passage in split_passages(document, options.passage_words)
        ]
        reader = _Reader(options, self._people)
        step = reader.training(options.epochs * -(-len(passages) // options.batch_size))
        for _ in range(options.epochs):
            rng.shuffle(passages)
            for batch, people in _batches(passages, options.batch_size):
                step([_drawn(passage, options.masked, rng) for _, passage in batch], people)
        self._reader = reader

    def scores(self, texts: Sequence[str]) -> NDArray[np.floating]:
        """Mean probability of each person over a text's passages; shape (texts, people).

        A text without any passage has zero for all people.
        """
        assert self._reader is not None, "fit first"
        passages = [
            (row, passage)
            for row, text in enumerate(texts)
            for passage in split_passages(remove_placeholders(text), self.options.passage_words)
        ]
        total = np.zeros((len(texts), self._people))
        count = np.zeros((len(texts), 1))
        for batch, rows in _batches(passages, self.options.batch_size):
            probabilities = self._reader.probabilities([passage for _, passage in batch])
            np.add.at(total, rows, probabilities)
            np.add.at(count, rows, 1)
        return total / np.maximum(count, 1)


class _Reader:
    """A language model, the mean of its last layer, and a linear layer with a row per person."""

    def __init__(self, options: TransformerOptions, people: int) -> None:
        import torch

        self.options = options
        loaded = load_encoder(options.model, options.gpu_id)
        self.tokenizer, self.encoder, self.device = loaded
        self.longest = min(positions_of(self.encoder.config), _MOST_PIECES)
        self.head: Any = torch.nn.Linear(self.encoder.config.hidden_size, people).to(self.device)
        torch.nn.init.zeros_(self.head.weight)
        torch.nn.init.zeros_(self.head.bias)

    def training(self, updates: int) -> Callable[[Sequence[str], Sequence[int]], None]:
        """A function that learns from passages and their people."""
        import torch

        modules = torch.nn.ModuleList([self.encoder, self.head]).train()
        encoder = {"params": self.encoder.parameters(), "lr": self.options.learn_rate}
        head = {"params": self.head.parameters(), "lr": self.options.head_rate, "weight_decay": 0}
        optimizer = torch.optim.AdamW([encoder, head], weight_decay=_WEIGHT_DECAY)
        warm = max(updates // 10, 1)
        schedule = torch.optim.lr_scheduler.LambdaLR(
            optimizer,
            lambda done: min((done + 1) / warm, (updates - done) / max(updates - warm, 1)),
        )

        def step(passages: Sequence[str], people: Sequence[int]) -> None:
            vectors = torch.nn.functional.dropout(self._vectors(passages), _DROPOUT)
            truth = torch.tensor(people, device=self.device)
            loss = torch.nn.functional.cross_entropy(self.head(vectors), truth)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(modules.parameters(), 1.0)
            optimizer.step()
            schedule.step()

        return step

    def probabilities(self, passages: Sequence[str]) -> NDArray[np.floating]:
        import torch

        self.encoder.eval()
        with torch.inference_mode():
            rows: NDArray[np.floating] = (
                self.head(self._vectors(passages)).softmax(-1).cpu().numpy()
            )
        return rows

    def _vectors(self, passages: Sequence[str]) -> Any:
        """Mean of the last layer over a passage's word pieces; shape (passages, width)."""
        import torch

        sizes = {"padding": True, "truncation": True, "max_length": self.longest}
        pieces = self.tokenizer(list(passages), return_tensors="pt", **sizes).to(self.device)
        with torch.autocast("cuda", dtype=torch.bfloat16, enabled=self.device != "cpu"):
            layer = self.encoder(**pieces).last_hidden_state
        mask = pieces["attention_mask"].unsqueeze(-1)
        return (layer.float() * mask).sum(1) / mask.sum(1)


def _drawn(passage: str, masked: float, rng: Random) -> str:
    """The passage or a masked copy of it, as the attacked texts are read: without placeholders."""
    if rng.random() < masked:
        passage = masked_copy(passage, rng)
    return remove_placeholders(passage)


def _batches(
    passages: Sequence[tuple[int, str]], size: int
) -> Iterator[tuple[Sequence[tuple[int, str]], list[int]]]:
    """Passages and their numbers, `size` at a time."""
    for start in range(0, len(passages), size):
        batch = passages[start : start + size]
        yield batch, [number for number, _ in batch]


def load_encoder(model: str, gpu_id: int = -1) -> tuple[Any, Any, str]:
    """The tokenizer and the network of a Hugging Face encoder, and the device that it is on."""
    import torch
    from transformers import AutoModel, AutoTokenizer

    if not -1 <= gpu_id < torch.cuda.device_count():
        allowed = f"from -1 to {torch.cuda.device_count() - 1}, as many GPUs as PyTorch sees"
        raise must_be("gpu_id", allowed, gpu_id)
    device = "cpu" if gpu_id < 0 else f"cuda:{gpu_id}"
    try:
        tokenizer = AutoTokenizer.from_pretrained(model)
        return tokenizer, AutoModel.from_pretrained(model).to(device), device
    except (OSError, ValueError) as error:
        reason = str(error).strip().splitlines()[0]
        raise KanonError(Errors.E650.format(model=model, reason=reason)) from error


# Sub-words of a passage at most, 40 words have about 55; and texts that are read together.
_MOST_SUB_WORDS, _TEXTS = 128, 64


@lru_cache(maxsize=2)
def encoder(model: str, gpu_id: int = -1) -> Callable[[Sequence[str]], NDArray[np.float32]]:
    """Load a model: mean of its last layer's vectors over the sub-words, of unit length."""
    require_transformers()
    import torch

    tokenizer, network, device = load_encoder(model, gpu_id)
    network.eval()

    def embed(texts: Sequence[str]) -> NDArray[np.float32]:
        rows = np.zeros((len(texts), network.config.hidden_size), np.float32)
        order = sorted(range(len(texts)), key=lambda row: -len(texts[row]))  # Of like length.
        for start in range(0, len(order), _TEXTS):
            chosen = order[start : start + _TEXTS]
            batch = tokenizer(
                [texts[row] for row in chosen],
                padding=True,
                truncation=True,
                max_length=_MOST_SUB_WORDS,
                return_tensors="pt",
            ).to(device)
            with torch.inference_mode():
                states = network(**batch).last_hidden_state
            weights = batch["attention_mask"].unsqueeze(-1)
            mean = (states * weights).sum(1) / weights.sum(1)
            rows[chosen] = torch.nn.functional.normalize(mean, dim=1).cpu().numpy()
        return rows

    return embed


@dataclass(frozen=True, slots=True)
class VectorOptions:
    """What the vector attacker reads with: an encoder, the words of a passage, GPU or -1."""

    model: str = ""
    passage_words: int = 40
    gpu_id: int = -1


class VectorAttacker:
    """The nearest mean of sentence vectors.

    It knows what words mean and cannot learn new ones: the language model stays as it is. Each
    person is the mean of the vectors of his passages, seen from the mean of all passages, and a
    passage is compared with each by the cosine; a text is the mean over its passages. With twenty
    passages a person this linear rule recognized more held-out passages than logistic regression
    did, whole and without names and numbers. Minutes on a CPU, where fine-tuning takes hours.
    """

    def __init__(self, options: VectorOptions) -> None:
        require_transformers()
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
        """Mean cosine of a text's passages with each person; shape (texts, people).

        A text without any word has zero for all people.
        """
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
        embed = encoder(self.options.model, self.options.gpu_id)
        vectors = embed([passage for _, passage in passages])
        return vectors.astype(np.float64), rows


def _unit(rows: NDArray[np.float64]) -> NDArray[np.float64]:
    return rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-12)


@dataclass(frozen=True, slots=True)
class AwareOptions:
    """The settings of `linkage_masker` that the attacker knows; its key is not among them."""

    k: int = DEFAULT_LIKELY  # People who had to be as likely.
    margin: float = 0.1  # Share by which others had to be ahead to count.


class AwareAttacker:
    """Has the package, its settings and the same documents, and inverts what the masker does.

    It asks the masker's guides about every person. Whom the rule would not have released the text
    for is excluded (`linkage.search.possible`): for a masker that stops at k, the best of the rest
    is mostly the subject (the minimality attack, Wong et al., VLDB 2007). The rest is ordered by
    the sum of the guides' scores, each as a share of its best.
    """

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
    "transformer": (TransformerOptions, TransformerAttacker),
    "llm": (LlmOptions, LlmAttacker),
}


def options_of(name: str) -> Callable[..., Any]:
    """The dataclass of an attacker's options. RAISES (KanonError): E321 for an unknown name."""
    if name not in _ATTACKERS:
        raise no_choice("attacker", name, _ATTACKERS)
    return _ATTACKERS[name][0]


def attacker_maker(name: str, options: Any = None) -> Callable[[], Attacker]:
    """A function that makes a fresh attacker."""
    chosen = options_of(name)() if options is None else options
    if getattr(chosen, "model", None) == "":
        raise KanonError(Errors.E655.format(attacker=name))
    return partial(_ATTACKERS[name][1], chosen)
