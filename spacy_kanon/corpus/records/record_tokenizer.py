"""English tokens with the ends of a range apart: "1905–1981" are three, so that a mention can be
one year of it. Register name: `spacy-kanon.RecordTokenizer.v1` (in `[nlp.tokenizer]`)."""

from __future__ import annotations

from collections.abc import Callable

import spacy
from spacy.language import Language
from spacy.tokenizer import Tokenizer  # type: ignore[import-not-found]

from ..training.fine_tokenizer import RANGE, with_infixes


def make_record_tokenizer() -> Callable[[Language], Tokenizer]:
    """For a config: spaCy's tokenizer of the language with one more infix.

    RETURNS (Callable[[Language], Tokenizer]): From a pipeline to its tokenizer.
    """

    return lambda nlp: with_infixes(nlp, [RANGE])


def record_pipeline(lang: str = "en") -> Language:
    """A blank pipeline with this tokenizer and sentence boundaries.

    lang (str): Language of the tokenizer.
    RETURNS (Language): It sets no entities.
    """
    nlp = spacy.blank(lang)
    nlp.tokenizer = make_record_tokenizer()(nlp)
    nlp.add_pipe("sentencizer")
    return nlp
