"""Silver annotation for a recognizer of the eight kinds of personal information.

Papadopoulou et al. 2023, section 4.2: gazetteers of what the properties of humans in Wikidata take
for values (`data/properties.tsv` says which property is which kind, and why) and any recognizer at
hand annotate texts; a recognizer is trained on these. Where they overlap, the order is

1. dates, codes and quantities, which are recognized by their form;
2. the recognizer at hand, by the kinds its labels stand for;
3. terms of the knowledge base, the longest first;
4. capitalized sequences and quoted titles that nobody else has claimed.

Of an overlap the lower in rank is dropped whole: a recognizer learns nothing from half a name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from spacy.language import Language
from spacy.tokens import Doc, Span
from spacy.training import Example
from spacy.util import registry

from ...detection.analysis import Analysis
from ...detection.detect import search
from ...detection.label_map import kind_of_label
from ...errors import Errors, KanonError
from ...kb.terms import is_harmless
from ...names import CODE, DATETIME, MASK, QUANTITY
from ...types import AnnotatedText, Knowledge, Mention
from ..formats.docbin import DOC_ID
from ..formats.registry import read_texts

_BY_FORM = (DATETIME, CODE, QUANTITY)
_RULED, _RECOGNIZED, _KNOWN, _REST = range(4)


def annotate_kinds(doc: Doc, knowledge: Knowledge) -> list[Mention]:
    """What a recognizer should find in a text.

    doc (Doc): Tokenized; its entities are those of the recognizer at hand, if there is one.
    knowledge (Knowledge): Whose terms are looked for.
    RETURNS (list[Mention]): Sorted, without overlaps, on token boundaries.
    """
    starts = [token.idx for token in doc]
    ends = [token.idx + len(token) for token in doc]
    analysis = Analysis(doc.text, starts, ends)
    ruled = search(analysis).candidates  # Without a look at the terms: form comes first here.
    terms = [m for m in search(analysis, knowledge, rules=False).terms if not is_harmless(m.key)]
    recognized = [
        Mention(e.start_char, e.end_char, kind_of_label(e.label_), e.text, (), "ents")
        for e in doc.ents
        if e.label_ != MASK  # A masker says nothing about kinds.
    ]
    ranked = [(_RULED if m.kind in _BY_FORM else _REST, m) for m in ruled]
    ranked += [(_RECOGNIZED, m) for m in recognized]
    ranked += [(_RULED if m.kind in _BY_FORM else _KNOWN, m) for m in terms]
    return _without_overlaps(ranked)


def _without_overlaps(ranked: Iterable[tuple[int, Mention]]) -> list[Mention]:
    """By rank, then the longest, then the first."""
    taken: set[int] = set()
    kept = []
    for _, mention in sorted(ranked, key=lambda pair: (pair[0], *_longest_first(pair[1]))):
        characters = range(mention.start, mention.end)
        if taken.isdisjoint(characters):
            taken.update(characters)
            kept.append(mention)
    return sorted(kept, key=lambda mention: mention.start)


def _longest_first(mention: Mention) -> tuple[int, int]:
    return mention.start - mention.end, mention.start


def silver_doc(doc: Doc, knowledge: Knowledge) -> Doc:
    """The Doc with the silver kinds as its entities.

    doc (Doc): Tokenized; its entities are those of the recognizer at hand, if there is one.
    knowledge (Knowledge): Whose terms are looked for.
    RETURNS (Doc): The same Doc, changed.
    """
    return _with_entities(doc, ((m.start, m.end, m.kind) for m in annotate_kinds(doc, knowledge)))


def kind_doc(text: AnnotatedText, nlp: Language) -> Doc:
    """A Doc whose entities are all mentions of the first annotator by kind, masked or kept.

    Mentions that begin or end inside a token cover it; of overlapping ones the longest is kept.

    text (AnnotatedText): Text and annotations of one document.
    nlp (Language): Whose tokenizer is used.
    RETURNS (Doc): A new Doc with the document's id in `user_data`.
    """
    doc = nlp.make_doc(text.text)
    doc.user_data[DOC_ID] = text.doc_id
    mentions = next(iter(text.annotations.values()), ())
    kept = _without_overlaps(
        (0, Mention(m.start, m.end, kind_of_label(m.kind), m.mention_id)) for m in mentions
    )
    return _with_entities(doc, ((m.start, m.end, m.kind) for m in kept))


def _with_entities(doc: Doc, spans: Iterable[tuple[int, int, str]]) -> Doc:
    """Spans on token bounds, without whitespace at their ends, which spaCy's NER cannot learn."""
    entities: list[Span] = []
    for start, end, kind in spans:
        span = doc.char_span(start, end, label=kind, alignment_mode="expand")
        tokens = [] if span is None else [token.i for token in span if not token.is_space]
        if tokens and (not entities or tokens[0] >= entities[-1].end):
            entities.append(Span(doc, tokens[0], tokens[-1] + 1, label=kind))
    doc.set_ents(entities)
    return doc


@registry.readers("spacy-kanon.KindCorpus.v1")
def make_kind_corpus(path: Path | None) -> Callable[[Language], Iterator[Example]]:
    """Configure a gold corpus to train or evaluate a recognizer on.

    path (Path | None): Gold in any format that `convert` reads.
    RETURNS (Callable[[Language], Iterator[Example]]): From a pipeline to its Examples, which raises
        E550 for an empty corpus and E553 without a path.
    """

    def corpus(nlp: Language) -> Iterator[Example]:
        if path is None:
            raise KanonError(Errors.E553)
        texts = read_texts(Path(path))
        if not texts:
            raise KanonError(Errors.E550.format(path=path))
        for text in texts:
            doc = kind_doc(text, nlp)
            yield Example(nlp.make_doc(doc.text), doc)

    return corpus
