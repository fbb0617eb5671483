"""The vector attacker: sentence vectors of a language model, and a linear classifier on them.

It knows what words mean and cannot learn new words: the language model stays as it is. Every
passage of a background document is an example of its person, whole and in copies with masks
(`passages.masked_copy`), since the texts it will be shown have masks, too. A text goes to the
person with the highest mean probability over its passages. Minutes on a CPU, where fine-tuning the
same model takes hours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...errors import Errors, KanonError
from ...linkage.sentence_vectors import encoder
from ...models.masked_language_models import require_transformers
from ...text.placeholders import remove_placeholders
from .background import Background
from .passages import masked_copy, split_passages


@dataclass(frozen=True, slots=True)
class VectorOptions:
    """How the vector attacker learns.

    model (str): Folder of a Hugging Face encoder on this machine, or its name on the hub.
    copies (int): Masked copies of each passage to learn from besides the passage.
    passage_words (int): Most words of a passage.
    penalty (float): Weight of the examples against small weights of the classifier.
    seed (int): Seeds the masks of the copies.
    """

    model: str
    copies: int = 2
    passage_words: int = 40
    penalty: float = 100.0
    seed: int = 0


class VectorAttacker:
    """Logistic regression on sentence vectors of passages.

    options (VectorOptions): How it learns.
    RAISES (KanonError): E001 if scikit-learn, PyTorch or transformers is not installed; E650 when
        fitted, if the language model cannot be loaded.
    """

    def __init__(self, options: VectorOptions) -> None:
        require_transformers()
        if find_spec("sklearn") is None:
            raise KanonError(Errors.E001.format(packages="scikit-learn", extra="evaluation"))
        self.options = options
        self._classifier: Any = None

    def fit(self, background: Background) -> None:
        """Learn the people from their passages.

        background (Background): The documents of each person.
        RAISES (KanonError): E650 if the language model cannot be loaded.
        """
        from sklearn.linear_model import LogisticRegression

        rng = Random(self.options.seed)
        passages = [
            (person, copy)
            for person, documents in enumerate(background.documents)
            for document in documents
            for passage in split_passages(document, self.options.passage_words)
            for copy in self._copies(passage, rng)
        ]
        rows = self._embed([passage for _, passage in passages])
        self._classifier = LogisticRegression(C=self.options.penalty, max_iter=1000)
        self._classifier.fit(rows, [person for person, _ in passages])

    def scores(self, texts: Sequence[str]) -> NDArray[np.floating]:
        """Mean probability of each person over a text's passages; shape (texts, people).

        A text without any word has the same for everybody.

        texts (Sequence[str]): Anonymized.
        RETURNS (NDArray[np.floating]): From 0 to 1.
        """
        people = len(self._classifier.classes_)
        cut = [
            list(split_passages(remove_placeholders(text), self.options.passage_words))
            for text in texts
        ]
        row_of = np.repeat(np.arange(len(texts)), [len(passages) for passages in cut])
        total = np.zeros((len(texts), people))
        if len(row_of):
            vectors = self._embed([passage for passages in cut for passage in passages])
            np.add.at(total, row_of, self._classifier.predict_proba(vectors))
        return total / np.maximum(np.bincount(row_of, minlength=len(texts)), 1)[:, None]

    def _copies(self, passage: str, rng: Random) -> list[str]:
        masked = (masked_copy(passage, rng) for _ in range(self.options.copies))
        texts = [passage, *masked]
        return [text for text in map(remove_placeholders, texts) if text.strip()]

    def _embed(self, passages: Sequence[str]) -> NDArray[np.float32]:
        return encoder(self.options.model).embed(passages)
