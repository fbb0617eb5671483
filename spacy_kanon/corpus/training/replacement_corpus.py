"""WikiReplace -> what spaCy trains a `replacement_selector` on: phrases with options and votes.

[corpora.train]
@readers = "spacy-kanon.ReplacementCorpus.v1"
path = ${paths.train}
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from spacy.language import Language
from spacy.training import Example
from spacy.util import registry

from ...errors import Errors, KanonError
from ...names import REPLACEMENTS
from ...types import AnnotatedText
from ..formats.docbin import DOC_ID
from ..formats.registry import read_texts
from ..formats.replacement_docs import choices_by_bounds, set_options, set_votes
from ..formats.wikireplace import replacement_choices


def to_replacement_example(
    text: AnnotatedText, nlp: Language, *, spans_key: str = REPLACEMENTS
) -> Example:
    """An Example whose two Docs have the phrases with their options.

    The reference also has the majority option in `_.replacement`, and the votes in `user_data`.
    A mention covers whole tokens (`replacement_docs.choices_by_bounds`).

    text (AnnotatedText): Text and annotations of one document of WikiReplace.
    nlp (Language): Whose tokenizer is used.
    spans_key (str): Key of `Doc.spans` for the phrases.
    RETURNS (Example): Prediction and reference share no Doc.
    RAISES (KanonError): E504 if a replacement was chosen that was not offered.
    """
    reference, predicted = nlp.make_doc(text.text), nlp.make_doc(text.text)
    reference.user_data[DOC_ID] = text.doc_id
    choices = choices_by_bounds(reference, replacement_choices([text]))
    for doc in (reference, predicted):
        set_options(doc, choices, spans_key=spans_key)
    set_votes(reference, choices)
    return Example(predicted, reference)


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
