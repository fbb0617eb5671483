"""WikiReplace -> what spaCy trains a `replacement_selector` on: phrases with options and votes.

[corpora.train]
@readers = "spacy-kanon.ReplacementCorpus.v1"
path = ${paths.train}
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from spacy.language import Language
from spacy.tokens import Doc, Span
from spacy.training import Example
from spacy.util import logger, registry

from ...errors import Errors, KanonError
from ...names import GENERALIZATIONS, REPLACEMENT, REPLACEMENT_VOTES, REPLACEMENTS
from ...types import AnnotatedText
from ..formats.docbin import DOC_ID
from ..formats.registry import read_texts
from ..formats.wikireplace import ReplacementChoice, replacement_choices


def to_replacement_example(
    text: AnnotatedText, nlp: Language, *, spans_key: str = REPLACEMENTS
) -> Example:
    """An Example whose two Docs have the phrases with their options.

    The reference also has the majority option in `_.replacement`, and the votes in `user_data`.
    A mention that starts or ends inside a token covers the whole token; of several that then have
    the same bounds the first one counts, because they would share their options.

    text (AnnotatedText): Text and annotations of one document of WikiReplace.
    nlp (Language): Whose tokenizer is used.
    spans_key (str): Key of `Doc.spans` for the phrases.
    RETURNS (Example): Prediction and reference share no Doc.
    RAISES (KanonError): E504 if a replacement was chosen that was not offered.
    """
    reference = nlp.make_doc(text.text)
    reference.user_data[DOC_ID] = text.doc_id
    choices = _by_span(reference, replacement_choices([text]))
    predicted = nlp.make_doc(text.text)
    for doc in (reference, predicted):
        _set_options(doc, choices, spans_key)
    for (start, end), choice in choices.items():
        Span(reference, start, end)._.set(REPLACEMENT, choice.majority)
    reference.user_data[REPLACEMENT_VOTES] = [
        {option: len(annotators) for option, annotators in choice.votes.items()}
        for choice in choices.values()
    ]
    return Example(predicted, reference)


def _by_span(
    doc: Doc, choices: list[ReplacementChoice]
) -> dict[tuple[int, int], ReplacementChoice]:
    """The choices by token bounds, in text order."""
    by_bounds: dict[tuple[int, int], ReplacementChoice] = {}
    for choice in choices:
        start, end = choice.mention.start, choice.mention.end
        span = doc.char_span(start, end, alignment_mode="expand")
        assert span is not None, "mentions were checked to lie inside their text"
        if (span.start, span.end) in by_bounds:
            logger.info("%s: %r shares its tokens with another", choice.doc_id, choice.surface)
        by_bounds.setdefault((span.start, span.end), choice)
    return dict(sorted(by_bounds.items()))


def _set_options(
    doc: Doc, choices: dict[tuple[int, int], ReplacementChoice], spans_key: str
) -> None:
    for name in (GENERALIZATIONS, REPLACEMENT):
        if not Span.has_extension(name):
            Span.set_extension(name, default=None)
    spans = [
        Span(doc, start, end, label=choice.mention.kind) for (start, end), choice in choices.items()
    ]
    for span, choice in zip(spans, choices.values(), strict=True):
        span._.set(GENERALIZATIONS, list(choice.options))
    doc.spans[spans_key] = spans


@registry.readers("spacy-kanon.ReplacementCorpus.v1")
def make_replacement_corpus(
    path: Path | None, spans_key: str = REPLACEMENTS
) -> Callable[[Language], Iterator[Example]]:
    """Configure a corpus to train or evaluate a `replacement_selector` on.

    path (Path | None): WikiReplace's JSON, or a DocBin that `convert` made of it.
    spans_key (str): The component's `spans_key`.
    RETURNS (Callable[[Language], Iterator[Example]]): From a pipeline to its Examples, which raises
        E485 without a path.
    """

    def corpus(nlp: Language) -> Iterator[Example]:
        if path is None:
            raise KanonError(Errors.E485)
        for text in read_texts(Path(path)):
            yield to_replacement_example(text, nlp, spans_key=spans_key)

    return corpus
