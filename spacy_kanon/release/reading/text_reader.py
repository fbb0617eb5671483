"""The first component of a pipeline that releases texts: tokenizes, and forgets words in time.

Every word of every text stays in spaCy's vocabulary, so that a process that reads new names for a
week runs out of memory. Words of the first texts are worth keeping: they come again. When there are
enough of them, the others are kept in a memory zone of spaCy, which ends with a window of texts
(a call of `nlp.pipe` in this process, a batch in another one). Nothing may refer to a Doc after
that, so there is none for a pipeline with components by somebody else, which could keep one.

A text comes in a Doc without words, so that the process that reads files learns no words either.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from spacy.language import Language
from spacy.pipeline import Pipe
from spacy.tokens import Doc
from spacy.vocab import Vocab

NAME = "kanon_text_reader"
STRINGS = 20_000  # that the vocabulary may grow by before words are forgotten
_TEXT = "kanon_text"
# Packages whose components keep no Doc, and nothing of a vocabulary, from text to text.
_KEEP_NO_DOC = {"spacy", "spacy_kanon", "spacy_transformers", "spacy_curated_transformers"}


class TextReader(Pipe):
    """Makes a Doc with words of one that carries a text (`carrier`).

    vocab (Vocab): Of the pipeline.
    """

    def __init__(self, tokenizer: Any, vocab: Vocab, *, may_forget: bool, name: str = NAME) -> None:
        """tokenizer (Callable[[str], Doc]): Of the pipeline.
        vocab (Vocab): Of the pipeline.
        may_forget (bool): Whether nothing refers to a Doc after its window.
        name (str): Of the component in its pipeline.
        """
        self.name = name
        self.tokenizer = tokenizer
        self.vocab = vocab
        self._enough = len(vocab.strings) + STRINGS if may_forget else None

    def __call__(self, doc: Doc) -> Doc:
        """RETURNS (Doc): Tokenized, with what the carrier carries beside the text."""
        carried = dict(doc.user_data)
        read: Doc = self.tokenizer(carried.pop(_TEXT))
        read.user_data.update(carried)
        read._context = doc._context
        return read

    def pipe(self, stream: Iterable[Doc], *, batch_size: int = 1) -> Iterator[Doc]:
        """YIELDS (Doc): As by a call. Their words last until the stream ends."""
        if self._is_to_forget():
            with self.vocab.memory_zone():
                yield from super().pipe(stream, batch_size=batch_size)
        else:
            yield from super().pipe(stream, batch_size=batch_size)

    def _is_to_forget(self) -> bool:
        if self._enough is None or len(self.vocab.strings) < self._enough:
            return False
        return not self.vocab.in_memory_zone  # type: ignore[attr-defined]  # Zones do not nest.


def carrier(vocab: Vocab, text: str) -> Doc:
    """A Doc that has no words, and carries a text to a `TextReader`.

    vocab (Vocab): Of the pipeline.
    text (str): To be read.
    RETURNS (Doc): What else is in its `user_data` is carried along.
    """
    doc = Doc(vocab)
    doc.user_data[_TEXT] = text
    return doc


def add_text_reader(nlp: Language) -> None:
    """Let a pipeline begin with a `TextReader`.

    nlp (Language): Gets carriers from then on. Nobody keeps a Doc of it that a stream yields.
    """
    makers = [nlp.tokenizer, *(component for _, component in nlp.pipeline)]
    may_forget = all(_package_of(maker) in _KEEP_NO_DOC for maker in makers)
    reader = TextReader(nlp.tokenizer, nlp.vocab, may_forget=may_forget)
    Language.component(NAME, func=reader)
    nlp.add_pipe(NAME, first=True)


def has_text_reader(nlp: Language) -> bool:
    """nlp (Language): Any pipeline. RETURNS (bool): Whether it takes carriers."""
    return NAME in nlp.pipe_names


def _package_of(component: Any) -> str:
    """Where a function, or the class of an object, comes from."""
    module = component.__module__ if isinstance(component, type) else None
    module = module or getattr(component, "__module__", None) or type(component).__module__
    return str(module).partition(".")[0]
