"""Between tokens and characters of a Doc."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spacy.attrs import ORTH, SPACY
from spacy.tokens import Doc

from ..detection.analysis import Analysis
from ..lang.en.rules import ENGLISH
from ..lang.language_rules import LanguageRules
from ..models.language_models import token_offsets
from ..types import Mention


def token_bounds(doc: Doc) -> tuple[list[int], list[int]]:
    """Character offsets of the start and the end (exclusive) of each token."""
    starts, ends = token_offsets(doc)
    return starts.tolist(), ends.tolist()


def text_of(doc: Doc) -> str:
    """The text of a Doc; `doc.text` makes an object of each token, which takes longer."""
    strings = doc.vocab.strings
    rows = doc.to_array([ORTH, SPACY])
    return "".join(
        [strings[word] + " " if space else strings[word] for word, space in rows.tolist()]
    )


def tokens_of(
    mentions: Iterable[Mention], starts: Sequence[int], ends: Sequence[int]
) -> list[tuple[int, int]]:
    """First and last token (exclusive) of mentions that begin and end with a token."""
    first = {start: i for i, start in enumerate(starts)}
    last = {end: i + 1 for i, end in enumerate(ends)}
    return [(first[mention.start], last[mention.end]) for mention in mentions]


def analysis_of(doc: Doc, language: LanguageRules | None = ENGLISH) -> Analysis:
    """One reading of the text of a Doc, with its tokens.

    doc (Doc): Not changed.
    language (LanguageRules | None): Of its text; None if there are no rules for it.
    RETURNS (Analysis): To be searched.
    """
    return Analysis(text_of(doc), *token_bounds(doc), language)
