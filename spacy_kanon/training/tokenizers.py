"""English tokens at which a mention can begin and end even where a blank is missing.

spaCy's tokens of "1905–1981", "in 2011.Kamieniecki" and "(1960-05-19)19 May" run over the ends of
dates and names, so that no entity can be exactly one of them. Here ranges, full stops before a
capitalized word, closing brackets before a word and invisible marks of direction are tokens of
their own. Register name: `spacy-kanon.FineTokenizer.v1` (in `[nlp.tokenizer]`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import spacy
from spacy.language import Language
from spacy.tokenizer import Tokenizer  # type: ignore[import-not-found]
from spacy.util import compile_infix_regex, compile_prefix_regex, compile_suffix_regex, registry

RANGE = r"(?<=[0-9])[–—−-](?=[0-9])"
_STOP = r"(?:(?<=[0-9])|(?<=[A-Z]{2}))\.(?=[A-Z][a-z])"  # Not "B.Sc"
_BRACKET = r"(?<=\w)[)\]](?=\w)"
_INVISIBLE = r"[\u200b\u200e\u200f\u2060\ufeff]"


def make_fine_tokenizer() -> Callable[[Language], Tokenizer]:
    """For a config: spaCy's tokenizer of the language with these boundaries besides.

    RETURNS (Callable[[Language], Tokenizer]): From a pipeline to its tokenizer.
    """

    def create(nlp: Language) -> Tokenizer:
        tokenizer = with_infixes(nlp, [RANGE, _STOP, _BRACKET, _INVISIBLE])
        prefixes = [*(nlp.Defaults.prefixes or ()), _INVISIBLE]
        tokenizer.prefix_search = compile_prefix_regex(prefixes).search
        suffixes = [*(nlp.Defaults.suffixes or ()), _INVISIBLE]
        tokenizer.suffix_search = compile_suffix_regex(suffixes).search
        return tokenizer

    return create


def with_infixes(nlp: Language, infixes: Sequence[str]) -> Tokenizer:
    """spaCy's tokenizer of the language that also cuts at these patterns."""
    tokenizer: Tokenizer = registry.get("tokenizers", "spacy.Tokenizer.v1")()(nlp)
    every = [*(nlp.Defaults.infixes or ()), *infixes]
    tokenizer.infix_finditer = compile_infix_regex(every).finditer
    return tokenizer


def make_record_tokenizer() -> Callable[[Language], Tokenizer]:
    """For a config: spaCy's tokenizer of the language with one more infix.

    RETURNS (Callable[[Language], Tokenizer]): From a pipeline to its tokenizer.
    """

    return lambda nlp: with_infixes(nlp, [RANGE])


def record_pipeline() -> Language:
    """A blank pipeline with this tokenizer and sentence boundaries. It sets no entities."""
    nlp = spacy.blank("en")
    nlp.tokenizer = make_record_tokenizer()(nlp)
    nlp.add_pipe("sentencizer")
    return nlp
