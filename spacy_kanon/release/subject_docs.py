"""All Docs about one person, decided together: what `sanitize_subjects` does to texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span, SpanGroup

from ..errors import Errors, KanonError
from ..names import (
    GENERALIZATIONS,
    KANON,
    KANON_REPORT,
    LINKAGE,
    MASKED_TEXT,
    MASKS,
    REPLACEMENT,
    RISK_EVIDENCE,
    RISK_K,
    RISK_LINKAGE,
    RISK_SCORE,
    SANITIZED_TEXT,
    SUBJECT,
)
from .document_parts import bounds_of, document_parts
from .subjects import BETWEEN

_VALUES = (RISK_SCORE, RISK_K, RISK_EVIDENCE, REPLACEMENT, GENERALIZATIONS, RISK_LINKAGE)


def sanitize_together(nlp: Language, docs: Sequence[Doc], *, subject: str | None = None) -> None:
    """Decide on all Docs about one person together, and write to each what came of it.

    What stays in all of them fits k people together, and a person has one number throughout. On
    each Doc stand `doc.spans["kanon"]` with the values of its spans, `doc._.masked_text`,
    `doc._.sanitized_text` behind a generalizer, `doc._.linkage` behind a `linkage_masker` and
    `doc._.kanon`, which tells of all Docs but for the number of mentions and of masked ones. No
    component can decide on one of them alone afterwards: it is refused (E443).

    nlp (Language): A pipeline with a `kanon_masker`; all its components run, once, on all Docs as
        one.
    docs (Sequence[Doc]): As `nlp.make_doc` makes them, maybe with entities and span groups of
        others; their tokens stay.
    subject (str | None): Whom they are about: `doc._.subject` of each, which operators and
        `linkage_masker` read.
    RAISES (KanonError): E443 if the pipeline has no `kanon_masker`; E346 if something was replaced
        across the end of a Doc; what the components raise. No Doc is changed then.

    >>> import spacy
    >>> nlp = spacy.blank("en")
    >>> masker = nlp.add_pipe("kanon_masker", config={"replacement": "numbered"})
    >>> docs = [nlp.make_doc("Ann Xyzzy left."), nlp.make_doc("Mrs Xyzzy, 12 May 1972")]
    >>> sanitize_together(nlp, docs)
    >>> [doc._.masked_text for doc in docs]
    ['PERSON 1 left.', 'Mrs PERSON 1, DATETIME 1']
    """
    if not docs:
        return
    whole, firsts = _one_doc(nlp, docs)
    if subject is not None:
        whole._.set(SUBJECT, subject)
    whole = nlp(whole)
    if KANON not in whole.spans:
        raise KanonError(Errors.E443)
    bounds = bounds_of([len(doc.text) for doc in docs], len(BETWEEN))
    parts = document_parts(whole, bounds, mapping=False)
    for doc, first, (start, end), part in zip(docs, firsts, bounds, parts, strict=True):
        group = whole.spans[KANON]
        positions = [i for i, span in enumerate(group) if start <= span.start_char < end]
        _write_spans(doc, group, positions, first)
        for name in (MASKED_TEXT, SANITIZED_TEXT):
            doc._.set(name, part["record"].get(name))
        doc._.set(LINKAGE, whole._.get(LINKAGE))
        report = _report(whole._.get(KANON_REPORT), part["record"], positions, (start, end))
        doc._.set(KANON_REPORT, report)
        if subject is not None:
            doc._.set(SUBJECT, subject)


def _one_doc(nlp: Language, docs: Sequence[Doc]) -> tuple[Doc, list[int]]:
    """The Docs as one, a blank line between them. RETURNS: It, and the first token of each."""
    between = Doc(nlp.vocab, words=[BETWEEN], spaces=[False])
    pieces: list[Doc] = []
    firsts, first = [], 0
    for number, doc in enumerate(docs):
        if number:
            pieces.append(between)
            first += len(between)
        firsts.append(first)
        if len(doc):
            pieces.append(doc)
            first += len(doc)
    if not pieces:
        return nlp.make_doc(""), firsts
    whole = Doc.from_docs(pieces, ensure_whitespace=False, exclude=["user_data"])
    assert whole is not None, "there are pieces"
    return whole, firsts


def _write_spans(doc: Doc, group: SpanGroup, positions: Sequence[int], first: int) -> None:
    """Write the spans of a Doc from those of all Docs, with the values they have there."""
    number_of = {position: number for number, position in enumerate(positions)}
    spans = []
    for position in positions:
        there = group[position]
        span = Span(doc, there.start - first, there.end - first, there.label, kb_id=there.kb_id)
        for name in _VALUES:
            span._.set(name, there._.get(name))
        evidence = there._.get(RISK_EVIDENCE)
        partners = [number_of[other] for other in evidence["with"] if other in number_of]
        span._.set(RISK_EVIDENCE, {**evidence, "with": partners})
        spans.append(span)
    texts = [group.attrs[MASKS][position] for position in positions]
    doc.spans[KANON] = SpanGroup(doc, name=KANON, attrs={MASKS: texts}, spans=spans)


def _report(
    report: Mapping[str, Any],
    record: Mapping[str, Any],
    positions: Sequence[int],
    bounds: tuple[int, int],
) -> dict[str, Any]:
    """The value of `doc._.kanon` of a Doc, from that of all Docs."""
    number_of = {position: number for number, position in enumerate(positions)}
    masked = sum(span["masked"] for span in record["spans"])
    part = {**report, "before": {**report["before"], "terms": record["before"]["terms"]}}
    part |= {"mentions": len(positions), "masked": masked}
    if "allowed" in report:
        refused = [number_of[p] for p in report["allowed"]["masked"] if p in number_of]
        part["allowed"] = {**report["allowed"], "masked": refused}
    if "generalization" in report:
        general = report["generalization"]
        inside = list(_inside(general["replacements"], *bounds))
        part["generalization"] = {**general, "replacements": inside}
    return part


def _inside(replacements: Sequence[Sequence[Any]], start: int, end: int) -> Iterator[list[Any]]:
    """The replacements between two offsets, as offsets from the first."""
    for first, last, text in replacements:
        if start <= first and last <= end:
            yield [first - start, last - start, text]
