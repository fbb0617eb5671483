"""Annotated texts -> what spaCy trains a masker on: Docs whose entities are what has to go.

[corpora.train]
@readers = "spacy-kanon.MaskCorpus.v1"
path = ${paths.train}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from spacy.language import Language
from spacy.tokens import Doc, Span
from spacy.training import Example
from spacy.util import logger, registry

from ..errors import Errors, KanonError
from ..names import GOLD_ANNOTATIONS, MASK, NO_MASK
from ..types import AnnotatedText
from .convert import infer_format, read_texts
from .docbin import DOC_ID, read_docs

ENTS = "ents"


class Alignment(NamedTuple):
    """Masks of a Doc as spaCy can learn them.

    spans (tuple[Span, ...]): Sorted, without overlaps, with no whitespace token at the ends.
    widened (int): Masks that began or ended inside a token and now cover all of it.
    joined (int): Masks that overlapped another one and are now one with it.
    """

    spans: tuple[Span, ...]
    widened: int = 0
    joined: int = 0


def align_masks(doc: Doc, masks: Iterable[tuple[int, int]]) -> Alignment:
    """Character offsets -> spans that spaCy's NER can learn (it refuses others, E024).

    masks (Iterable[tuple[int, int]]): Inside the text, in any order, overlapping or not. What
        holds whitespace only is left out: there is nothing in it to hide.
    """
    bounds: list[tuple[int, int]] = []
    widened = joined = 0
    for start, end in sorted(set(masks)):
        span = _trimmed(doc.char_span(start, end, alignment_mode="expand"))
        if span is None:
            continue
        shown = doc.text[start:end].strip()
        widened += len(span.text) != len(shown)
        if bounds and span.start < bounds[-1][1]:
            joined += 1
            bounds[-1] = (bounds[-1][0], max(bounds[-1][1], span.end))
        else:
            bounds.append((span.start, span.end))
    spans = tuple(Span(doc, start, end, label=MASK) for start, end in bounds)
    return Alignment(spans, widened, joined)


def _trimmed(span: Span | None) -> Span | None:
    while span is not None and len(span) and span[0].is_space:
        span = span[1:]
    while span is not None and len(span) and span[-1].is_space:
        span = span[:-1]
    return span if span is not None and len(span) else None


def to_training_doc(text: AnnotatedText, nlp: Language) -> tuple[Doc, Alignment]:
    """A Doc whose entities are everything that any annotator wants hidden."""
    doc = nlp.make_doc(text.text)
    alignment = align_masks(
        doc,
        (
            (mention.start, mention.end)
            for mentions in text.annotations.values()
            for mention in mentions
            if mention.identifier_type != NO_MASK
        ),
    )
    doc.set_ents(list(alignment.spans))
    doc.user_data[DOC_ID] = text.doc_id
    return doc, alignment


def read_training_docs(
    path: Path, nlp: Language, *, spans_key: str | None = None
) -> list[tuple[Doc, Alignment]]:
    """The training Docs of a file in any format of `convert`, or of a silver DocBin.

    spans_key (str | None): Of a DocBin that `convert` did not write: the span group that holds the
        masks; None takes the entities.
    RAISES (KanonError): E550 for an empty corpus; E551 for labels other than MASK; E552 if nothing
        at all is masked; what the reader of the format raises.
    """
    path = Path(path)
    if infer_format(path) == "docbin":
        made = _from_docbin(path, nlp, spans_key or ENTS)
    else:
        made = [to_training_doc(text, nlp) for text in read_texts(path)]
    if not made:
        raise KanonError(Errors.E550.format(path=path))
    if not any(alignment.spans for _, alignment in made):
        raise KanonError(Errors.E552.format(path=path))
    return made


def _from_docbin(path: Path, nlp: Language, spans_key: str) -> list[tuple[Doc, Alignment]]:
    docs = read_docs(path)
    if any(GOLD_ANNOTATIONS in doc.user_data for doc in docs):
        return [to_training_doc(text, nlp) for text in read_texts(path, "docbin")]
    made = []
    for number, source in enumerate(docs, start=1):
        spans = source.ents if spans_key == ENTS else source.spans.get(spans_key, ())
        doc_id = str(source.user_data.get(DOC_ID, number))
        for span in spans:
            if span.label_ != MASK:
                raise KanonError(
                    Errors.E551.format(path=path, doc_id=doc_id, label=span.label_, expected=MASK)
                )
        doc = nlp.make_doc(source.text)
        alignment = align_masks(doc, ((span.start_char, span.end_char) for span in spans))
        doc.set_ents(list(alignment.spans))
        doc.user_data[DOC_ID] = doc_id
        made.append((doc, alignment))
    return made


@registry.readers("spacy-kanon.MaskCorpus.v1")
def make_mask_corpus(
    path: Path | None, spans_key: str | None = None, spans_to: str | None = None
) -> Callable[[Language], Iterator[Example]]:
    """Configure a corpus to train or evaluate a masker on.

    path (Path | None): Gold in any format that `convert` reads (TAB, WikiReplace, JSONL, ...), or a
        silver DocBin.
    spans_key (str | None): See `read_training_docs`.
    spans_to (str | None): Put the masks into this span group, too, for a span categorizer.
    """

    def corpus(nlp: Language) -> Iterator[Example]:
        if path is None:
            raise KanonError(Errors.E553)
        made = read_training_docs(Path(path), nlp, spans_key=spans_key)
        widened = sum(alignment.widened for _, alignment in made)
        joined = sum(alignment.joined for _, alignment in made)
        if widened or joined:
            logger.info(
                "%s: %d masks widened to whole tokens, %d overlapping ones joined",
                path,
                widened,
                joined,
            )
        for doc, alignment in made:
            if spans_to is not None:
                doc.spans[spans_to] = list(alignment.spans)
            yield Example(nlp.make_doc(doc.text), doc)

    return corpus
