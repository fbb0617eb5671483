"""Annotated texts -> what spaCy trains a masker on: Docs whose entities are what has to go.

[corpora.train]
@readers = "spacy-kanon.MaskCorpus.v1"
path = ${paths.train}
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from spacy.language import Language
from spacy.tokens import Doc, Span
from spacy.training import Example
from spacy.util import logger, registry

from ..detection.risk_spans import MarkedSpan, RiskSpan, SpannedText, link_entities
from ..errors import Errors, KanonError
from ..formats.docbin import DOC_ID, choices_by_bounds, read_docs, set_options, set_votes
from ..formats.registry import infer_format, read_texts
from ..formats.wikireplace import replacement_choices
from ..names import (
    GOLD_ANNOTATIONS,
    KANON,
    KEEP,
    KINDS,
    MASK,
    NO_MASK,
    SPAN_RISK,
    TO_JUDGE,
    decision_label,
    decision_of,
    kind_of_label,
)
from ..types import AnnotatedText, GoldMention


class Alignment(NamedTuple):
    """Masks of a Doc as spaCy can learn them."""

    spans: tuple[Span, ...]  # Sorted, without overlaps, with no whitespace token at the ends.
    widened: int = 0  # Masks that began or ended inside a token and now cover all of it.
    joined: int = 0  # Masks that overlapped another one and are now one with it.


def align_masks(doc: Doc, masks: Iterable[tuple[int, int]]) -> Alignment:
    """Character offsets -> spans that spaCy's NER can learn (it refuses others, E024)."""
    return _align(doc, ((start, end, MASK) for start, end in masks))


def align_decisions(doc: Doc, mentions: Iterable[GoldMention]) -> Alignment:
    """Masks as by `align_masks`, and mentions that may stay where no mask is, labelled by kind."""
    gold = tuple(mentions)
    masks = _align(doc, _labelled(gold, masked=True))
    taken = {token.i for span in masks.spans for token in span}
    stays = _align(doc, _labelled(gold, masked=False)).spans
    kept = [span for span in stays if taken.isdisjoint(range(span.start, span.end))]
    spans = sorted([*masks.spans, *kept], key=lambda span: span.start)
    return masks._replace(spans=tuple(spans))


def _labelled(mentions: Iterable[GoldMention], *, masked: bool) -> Iterator[tuple[int, int, str]]:
    for mention in mentions:
        if (mention.identifier_type != NO_MASK) == masked:
            label = decision_label(kind_of_label(mention.kind), masked=masked)
            yield mention.start, mention.end, label


def _align(doc: Doc, marks: Iterable[tuple[int, int, str]]) -> Alignment:
    spans: list[tuple[int, int, str]] = []
    widened = joined = 0
    for start, end, label in sorted(set(marks)):
        found = doc.char_span(start, end, alignment_mode="expand")
        tokens = [token.i for token in found or () if not token.is_space]
        if not tokens:
            continue
        first, last = tokens[0], tokens[-1] + 1
        widened += len(doc[first:last].text) != len(doc.text[start:end].strip())
        if spans and first < spans[-1][1]:
            joined += 1
            spans[-1] = (spans[-1][0], max(spans[-1][1], last), spans[-1][2])
        else:
            spans.append((first, last, label))
    aligned = tuple(Span(doc, start, end, label=label) for start, end, label in spans)
    return Alignment(aligned, widened, joined)


def to_training_doc(
    text: AnnotatedText, nlp: Language, *, kinds: bool = False
) -> tuple[Doc, Alignment]:
    """A Doc whose entities are everything that any annotator wants hidden."""
    doc = nlp.make_doc(text.text)
    mentions = [mention for marked in text.annotations.values() for mention in marked]
    if kinds:
        alignment = align_decisions(doc, mentions)
    else:
        masked = [mention for mention in mentions if mention.identifier_type != NO_MASK]
        alignment = align_masks(doc, ((mention.start, mention.end) for mention in masked))
    return _with_masks(doc, alignment, text.doc_id)


def _with_masks(doc: Doc, alignment: Alignment, doc_id: str) -> tuple[Doc, Alignment]:
    doc.set_ents(list(alignment.spans))
    doc.user_data[DOC_ID] = doc_id
    return doc, alignment


def read_training_docs(
    path: Path, nlp: Language, *, kinds: bool = False
) -> list[tuple[Doc, Alignment]]:
    """The training Docs of a file in any format of `convert`, or of a silver DocBin."""
    path = Path(path)
    if infer_format(path) == "docbin":
        pairs = _from_docbin(path, nlp, kinds)
    else:
        pairs = [to_training_doc(text, nlp, kinds=kinds) for text in read_texts(path)]
    if not pairs:
        raise KanonError(Errors.E550.format(path=path))
    if not any(decision_of(span.label_) for _, alignment in pairs for span in alignment.spans):
        raise KanonError(Errors.E552.format(path=path))
    return pairs


def _from_docbin(path: Path, nlp: Language, kinds: bool) -> list[tuple[Doc, Alignment]]:
    docs = read_docs(path)
    if any(GOLD_ANNOTATIONS in doc.user_data for doc in docs):
        return [to_training_doc(text, nlp, kinds=kinds) for text in read_texts(path, "docbin")]
    if kinds:
        raise KanonError(
            f"[KN568] {path} says what is masked, but not of which kind. Train on it without "
            "kinds (corpora.train.kinds = false), or give annotated texts."
        )
    pairs = []
    for number, source in enumerate(docs, start=1):
        doc_id = str(source.user_data.get(DOC_ID, number))
        for span in source.ents:
            if span.label_ != MASK:
                raise KanonError(
                    f"[KN551] {path}, document {doc_id}: the label {span.label_!r} is not "
                    f"{MASK!r}. A masker knows one label; rename the others."
                )
        doc = nlp.make_doc(source.text)
        alignment = align_masks(doc, ((span.start_char, span.end_char) for span in source.ents))
        pairs.append(_with_masks(doc, alignment, doc_id))
    return pairs


@registry.readers("spacy-kanon.MaskCorpus.v1")
def make_mask_corpus(
    path: Path | list[Path] | None, kinds: bool = False, remember: bool = False
) -> Callable[[Language], Iterator[Example]]:
    """Configure a corpus to train or evaluate a masker on.

    path (Path | list[Path] | None): Gold in any format that `convert` reads (TAB, WikiReplace,
        JSONL, ...), or a silver DocBin; or several files, one after the other.
    kinds (bool): Teach kinds and what may stay, too: MASK_PERSON, KEEP_LOC, ... instead of MASK.
    remember (bool): Put fingerprints of the texts into the pipeline's meta, for the corpus that it
        is trained on: `kanon calibrate` then notices them.
    RETURNS (Callable[[Language], Iterator[Example]]): From a pipeline to its Examples, which raises
        E553 without a path and what `read_training_docs` raises.
    """

    def corpus(nlp: Language) -> Iterator[Example]:
        if path is None:
            raise KanonError(Errors.E553)
        for file in path if isinstance(path, list) else [path]:
            pairs = read_training_docs(Path(file), nlp, kinds=kinds)
            _log_changes(file, [alignment for _, alignment in pairs])
            _keep_apart(nlp, [doc.text for doc, _ in pairs], file, training=remember)
            for doc, _ in pairs:
                yield Example(nlp.make_doc(doc.text), doc)

    return corpus


@registry.readers("spacy-kanon.MaskLabels.v1")
def make_mask_labels(kinds: bool = False) -> list[str] | None:
    """Configure the labels of a masker: with kinds all that later training can bring.

    kinds (bool): As in the corpus.
    RETURNS (list[str] | None): For `[initialize.components.tagger]`; None: what the corpus has.
    """
    decisions = [decision_label(kind, masked=masked) for kind in KINDS for masked in (True, False)]
    return sorted(decisions) if kinds else None


TRAINING_TEXTS = "training_texts"  # In a pipeline's meta.


# Few bytes notice a text that was used before, and do not prove to a stranger that it was.
def fingerprint_of(text: str, size: int = 4) -> str:
    """The same for texts that differ in blanks, line ends and capitals only.

    >>> fingerprint_of("Ann  Lee\\n") == fingerprint_of("ann lee")
    True
    """
    plain = " ".join(unicodedata.normalize("NFC", text).casefold().split())
    return hashlib.blake2b(plain.encode("utf8", "surrogatepass"), digest_size=size).hexdigest()


def training_texts(meta: Mapping[str, Any]) -> set[str]:
    """Fingerprints of the texts that a pipeline was trained on, as far as it says so."""
    return set((meta.get(KANON) or {}).get(TRAINING_TEXTS) or ())


def _keep_apart(nlp: Language, texts: Sequence[str], file: Path, *, training: bool) -> None:
    """Remember the texts of the training, and warn where others are scored on some of them."""
    known, prints = training_texts(nlp.meta), {fingerprint_of(text) for text in texts}
    if training:
        nlp.meta.setdefault(KANON, {})[TRAINING_TEXTS] = sorted(known | prints)
    elif same := len(known & prints):
        logger.warning(
            "%s: %d of %d texts are in the training, so scores on them are training scores. "
            "scripts/cross_validate.py measures on texts that a model did not see.",
            file,
            same,
            len(prints),
        )


def _log_changes(path: Path, alignments: Sequence[Alignment]) -> None:
    widened = sum(alignment.widened for alignment in alignments)
    joined = sum(alignment.joined for alignment in alignments)
    if widened or joined:
        message = "%s: %d masks widened to whole tokens, %d overlapping ones joined"
        logger.info(message, path, widened, joined)


# WikiReplace -> what spaCy trains a `replacement_selector` on: phrases with options and votes.
#
# [corpora.train] @readers = "spacy-kanon.ReplacementCorpus.v1" path = ${paths.train}


def to_replacement_example(text: AnnotatedText, nlp: Language) -> Example:
    """An Example whose two Docs have the phrases with options, the reference with the votes."""
    reference, predicted = nlp.make_doc(text.text), nlp.make_doc(text.text)
    reference.user_data[DOC_ID] = text.doc_id
    choices = choices_by_bounds(reference, replacement_choices([text]))
    for doc in (reference, predicted):
        set_options(doc, choices)
    set_votes(reference, choices)
    return Example(predicted, reference)


@registry.readers("spacy-kanon.ReplacementCorpus.v1")
def make_replacement_corpus(path: Path | None) -> Callable[[Language], Iterator[Example]]:
    """Configure a corpus to train or evaluate a `replacement_selector` on.

    path (Path | None): WikiReplace's JSON, or a DocBin that `convert` made of it.
    RETURNS (Callable[[Language], Iterator[Example]]): From a pipeline to its Examples, which raises
        E485 without a path.
    """

    def corpus(nlp: Language) -> Iterator[Example]:
        if path is None:
            raise KanonError(
                "[KN485] No corpus path. Give one: paths.train and paths.dev of the config, or "
                "--paths.train FILE --paths.dev FILE."
            )
        for text in read_texts(Path(path)):
            yield to_replacement_example(text, nlp)

    return corpus


@registry.readers("spacy-kanon.SpanDecisions.v1")
def make_span_decisions(path: Path | None) -> Callable[[Language], Iterator[Example]]:
    """Read annotated texts for a `spancat_singlelabel`: which of their spans people would mask.

    path (Path | None): Texts with annotations, in any format that `convert` reads.
    RETURNS (Callable[[Language], Iterator[Example]]): From a pipeline to its Examples: the spans in
        `doc.spans["to_judge"]`, and of the reference in `doc.spans["span_risk"]`, labelled MASK or
        KEEP.
    """

    def corpus(nlp: Language) -> Iterator[Example]:
        for _, text, risky in decided_texts(read_texts(Path(path)) if path else ()):
            start, reference = nlp.make_doc(text.text), nlp.make_doc(text.text)
            labels = (MASK if masked else KEEP for masked in risky)
            spans: list[Any] = [
                reference.char_span(span.start, span.end, label, alignment_mode="expand")
                for span, label in zip(text.spans, labels, strict=True)
            ]
            start.spans[TO_JUDGE] = [Span(start, s.start, s.end) for s in spans]
            reference.spans[SPAN_RISK] = spans
            yield Example(start, reference)

    return corpus


Decided = tuple[str, SpannedText, tuple[bool, ...]]


def decided_texts(
    texts: Iterable[AnnotatedText],
    groups: Mapping[str, Mapping[str, Sequence[tuple[int, int]]]] | None = None,
) -> list[Decided]:
    """Document id, text with its spans, and whether each was masked, once for each annotator."""
    decided: list[Decided] = []
    for text in texts:
        marks = {
            name: [MarkedSpan(start, end, MASK) for start, end in spans[text.doc_id]]
            for name, spans in (groups or {}).items()
        }
        for mentions in text.annotations.values():
            kinds: dict[tuple[int, int], str] = {}
            masked: dict[tuple[int, int], bool] = {}
            for mention in mentions:
                bounds = mention.start, mention.end
                kinds.setdefault(bounds, mention.kind)
                masked[bounds] = masked.get(bounds, False) or mention.identifier_type != NO_MASK
            if kinds:
                spans = [RiskSpan(*bounds, kind) for bounds, kind in kinds.items()]
                linked = link_entities(text.text, spans)
                risky = tuple(masked[span.start, span.end] for span in linked)
                decided.append((text.doc_id, SpannedText(text.text, linked, marks), risky))
    return decided
