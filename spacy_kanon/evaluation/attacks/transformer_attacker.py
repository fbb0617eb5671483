"""The transformer attacker: a language model fine-tuned to tell people apart, as in the paper.

Manzanares-Salor, Sánchez and Lison (2024), section 4: documents are cut into passages of whole
sentences, every passage is a training example of its person, and a text goes to the person with the
highest mean probability over its passages. Here a spaCy pipeline does it: `transformer` of
spacy-transformers and a `textcat` that listens to it, trained together through Thinc.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ...errors import Errors, KanonError
from .background import Background

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.training import Example
    from thinc.api import Optimizer

_SENTENCE = re.compile(r"[^\n]+?(?:[.!?][\"'”’)\]]*(?=\s)|(?=\n)|$)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class TransformerOptions:
    """How the transformer attacker learns.

    model (str): Folder of a Hugging Face model on this machine, or its name on the hub.
    epochs (int): Passes over the passages.
    batch_size (int): Passages per update.
    learn_rate (float): Peak rate of Adam, after a linear warm-up over a tenth of all updates and
        before a linear decay to zero.
    passage_words (int): Most words of a passage; a longer sentence is cut.
    seed (int): Seeds the classification head, dropout and the order of the passages.

    RAISES (KanonError): E651 for a number that cannot be.
    """

    model: str
    epochs: int = 10
    batch_size: int = 16
    learn_rate: float = 1e-4
    passage_words: int = 60
    seed: int = 0

    def __post_init__(self) -> None:
        for name in ("epochs", "batch_size", "passage_words"):
            if getattr(self, name) < 1:
                raise KanonError(
                    Errors.E651.format(name=name, value=getattr(self, name), allowed="at least 1")
                )
        if not self.learn_rate > 0:
            raise KanonError(
                Errors.E651.format(name="learn_rate", value=self.learn_rate, allowed="above 0")
            )


class TransformerAttacker:
    """Fine-tunes a transformer with one class per person.

    options (TransformerOptions): How it learns.
    on_epoch (Callable[[int, float], None]): Told the number of epochs done and the last loss.
    RAISES (KanonError): E001 if spacy-transformers is not installed; E650 when fitted, if the
        language model cannot be loaded.
    """

    def __init__(
        self,
        options: TransformerOptions,
        *,
        on_epoch: Callable[[int, float], None] = lambda epoch, loss: None,
    ) -> None:
        if find_spec("spacy_transformers") is None:
            raise KanonError(
                Errors.E001.format(packages="spacy-transformers", extra="transformers")
            )
        self.options = options
        self._on_epoch = on_epoch
        self._nlp: Language | None = None
        self._people = 0

    def fit(self, background: Background) -> None:
        """Fine-tune on every passage of every document.

        background (Background): The documents of each person.
        RAISES (KanonError): E650 if the language model cannot be loaded.
        """
        from spacy.util import minibatch
        from thinc.api import fix_random_seed

        fix_random_seed(self.options.seed)
        self._people = len(background.people)
        passages = [
            (person, passage)
            for person, documents in enumerate(background.documents)
            for document in documents
            for passage in split_passages(document, self.options.passage_words)
        ]
        nlp = build_pipeline(self.options, self._people)
        examples = _make_examples(nlp, passages, self._people)
        _initialize(nlp, self.options, examples)
        updates = self.options.epochs * -(-len(examples) // self.options.batch_size)
        optimizer = _make_optimizer(self.options.learn_rate, updates)
        order = np.random.default_rng(self.options.seed)
        for epoch in range(1, self.options.epochs + 1):
            losses: dict[str, float] = {}
            shuffled = [examples[i] for i in order.permutation(len(examples))]
            for batch in minibatch(shuffled, self.options.batch_size):
                nlp.update(batch, sgd=optimizer, drop=0.1, losses=losses)
                optimizer.step_schedules()
            self._on_epoch(epoch, losses["textcat"])
        self._nlp = nlp

    def scores(self, texts: Sequence[str]) -> NDArray[np.floating]:
        """Mean probability of each person over a text's passages; shape (texts, people).

        A text without any passage has zero for everybody.

        texts (Sequence[str]): Anonymized.
        RETURNS (NDArray[np.floating]): From 0 to 1.
        """
        assert self._nlp is not None, "fit first"
        passages = [
            (passage, row)
            for row, text in enumerate(texts)
            for passage in split_passages(text, self.options.passage_words)
        ]
        total = np.zeros((len(texts), self._people))
        count = np.zeros((len(texts), 1))
        docs = self._nlp.pipe(passages, as_tuples=True, batch_size=self.options.batch_size)
        for doc, row in docs:
            total[row] += [doc.cats[str(person)] for person in range(self._people)]
            count[row] += 1
        return total / np.maximum(count, 1)


def split_passages(text: str, words: int) -> Iterator[str]:
    """Cut a text into passages of whole sentences with at most `words` words.

    A sentence longer than that is cut into pieces of `words` words. Line breaks end a sentence.

    text (str): Any text.
    words (int): Most words of a passage.
    YIELDS (str): Words with single blanks between.

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


def build_pipeline(options: TransformerOptions, people: int) -> Language:
    """A blank pipeline with a transformer and a classifier that listens to it, untrained.

    options (TransformerOptions): Which language model.
    people (int): Number of classes.
    RETURNS (Language): Its labels are "0", "1", ...
    """
    import spacy

    nlp = spacy.blank("xx")
    nlp.add_pipe(
        "transformer",
        config={
            "model": {
                "@architectures": "spacy-transformers.TransformerModel.v3",
                "name": options.model,
                "tokenizer_config": {"use_fast": True},
                "get_spans": {
                    "@span_getters": "spacy-transformers.strided_spans.v1",
                    "window": 128,
                    "stride": 96,
                },
            }
        },
    )
    nlp.add_pipe(
        "textcat",
        config={
            "model": {
                "@architectures": "spacy.TextCatReduce.v1",
                "exclusive_classes": True,
                "use_reduce_first": False,
                "use_reduce_last": False,
                "use_reduce_max": False,
                "use_reduce_mean": True,
                "tok2vec": {
                    "@architectures": "spacy-transformers.TransformerListener.v1",
                    "grad_factor": 1.0,
                    "pooling": {"@layers": "reduce_mean.v1"},
                },
            }
        },
    )
    nlp.config["initialize"]["components"] = {
        "textcat": {"labels": [str(person) for person in range(people)]}
    }
    return nlp


def _make_examples(
    nlp: Language, passages: Sequence[tuple[int, str]], people: int
) -> list[Example]:
    from spacy.training import Example

    nobody = {str(person): 0.0 for person in range(people)}
    return [
        Example.from_dict(nlp.make_doc(passage), {"cats": {**nobody, str(person): 1.0}})
        for person, passage in passages
    ]


def _initialize(nlp: Language, options: TransformerOptions, examples: list[Example]) -> None:
    """Load the language model and shape the head on a few examples.

    RAISES (KanonError): E650 if the language model cannot be loaded.
    """
    sample = examples[: max(options.batch_size, 2)]
    try:
        nlp.initialize(lambda: sample)
    except (OSError, ValueError) as error:
        reason = str(error).strip().splitlines()[0]
        raise KanonError(Errors.E650.format(model=options.model, reason=reason)) from error


def _make_optimizer(learn_rate: float, updates: int) -> Optimizer:
    from thinc.api import Adam, warmup_linear

    schedule: Any = warmup_linear(learn_rate, max(updates // 10, 1), updates)
    optimizer: Optimizer = Adam(
        schedule, L2=0.01, grad_clip=1.0, use_averages=False, L2_is_weight_decay=True
    )
    return optimizer
