"""Spans that other components have marked in a Doc, as mentions and masks, and spans to judge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from spacy.language import Language
from spacy.tokens import Doc, Span, SpanGroup

from ..detection.analysis import Analysis
from ..detection.detect import detect
from ..detection.labels import decision_of, kind_of_label, sub_kind_of_label
from ..detection.propagation import join_overlapping
from ..detection.risk_spans import RiskSpan, SpannedText, link_entities
from ..errors import Errors, KanonError
from ..formats.docbin import marks_of
from ..names import KEEP, KINDS, SUB_KINDS
from ..text.normalization import normalize_key
from ..types import Knowledge, Mention
from .token_bounds import token_bounds

ENTS = "ents"
# Attributes of the span group that `kb_gazetteer` writes.
_KNOWLEDGE_BASE = "knowledge_base"
_CASE = "case"
_KEYS = "keys"


def spans_of(doc: Doc, source: str) -> Iterable[Span]:
    """The entities ("ents") or a span group of a Doc; empty if it has no such group."""
    return doc.ents if source == ENTS else doc.spans.get(source, ())


def check_sources(doc: Doc, sources: Sequence[str], component: str) -> None:
    """See that every group of spans that is a source is there: a component that looks for spans
    writes its group also where it finds none.

    doc (Doc): As it comes to the component.
    sources (Sequence[str]): "ents" and names of span groups.
    component (str): Its name.
    RAISES (KanonError): E370 for a group that nobody has written.
    """
    for source in sources:
        if source != ENTS and source not in doc.spans and len(doc):
            groups = ", ".join(sorted(doc.spans)) or "none"
            raise KanonError(Errors.E370.format(component=component, source=source, groups=groups))


def supplied_mentions(
    doc: Doc, sources: Sequence[str], *, guesses: bool = False
) -> tuple[list[Mention], list[Mention]]:
    """Spans that other components marked, as mentions of unknown risk.

    What may stay is left out. A mask may have its kind or sub-kind as its id.

    doc (Doc): Not changed.
    sources (Sequence[str]): "ents" and names of span groups.
    guesses (bool): Whether the entities are those of a statistical recognizer alone.
    RETURNS (tuple[list[Mention], list[Mention]]): What counts as it is, source by source, and what
        a recognizer guessed.
    """
    sure: list[Mention] = []
    guessed: list[Mention] = []
    for source in sources:
        for span in spans_of(doc, source):
            decision = decision_of(span.label_)
            if span.start < span.end and decision is not False and span.label_ != KEEP:
                label = span.id_ if span.id_ in KINDS or span.id_ in SUB_KINDS else span.label_
                mention = Mention(
                    span.start_char,
                    span.end_char,
                    kind_of_label(label),
                    normalize_key(span.text) or span.text,
                    source=source,
                    sub_kind=sub_kind_of_label(label),
                )
                is_guess = guesses and source == ENTS and decision is None
                (guessed if is_guess else sure).append(mention)
    return sure, guessed


def has_guesses(nlp: Language) -> bool:
    """Whether the entities of a pipeline come from a statistical recognizer and nobody's rules.

    nlp (Language): The pipeline, with the components before the one that asks.
    RETURNS (bool): False if an entity ruler or a span ruler may have written some of them.
    """
    factories = {nlp.get_pipe_meta(name).factory for name in nlp.component_names}
    return "ner" in factories and factories.isdisjoint(("entity_ruler", "span_ruler"))


def supplied_masks(
    doc: Doc, sources: Sequence[str], *, undecided: bool = False
) -> list[tuple[int, int]]:
    """Character bounds of what a trained masker wants hidden.

    doc (Doc): Not changed.
    sources (Sequence[str]): "ents" and names of span groups.
    undecided (bool): Also what a recognizer marks without saying whether it may stay.
    RETURNS (list[tuple[int, int]]): Sorted and apart: overlapping ones are united.
    """
    return join_overlapping(
        (span.start_char, span.end_char)
        for source in sources
        for span in spans_of(doc, source)
        if span.start < span.end and _hides(span.label_, undecided)
    )


def need_recognizer(nlp: Language, name: str) -> None:
    """Refuse a pipeline in which nothing marks spans.

    nlp (Language): As far as it is built.
    name (str): Of the component that is about to be added.
    RAISES (KanonError): E585.
    """
    for earlier in nlp.pipe_names:
        meta = nlp.get_pipe_meta(earlier)
        if meta.factory != "kb_gazetteer" and {"doc.ents", "doc.spans"} & set(meta.assigns):
            return
    raise KanonError(Errors.E585.format(component=name))


def _hides(label: str, undecided: bool) -> bool:
    decision = decision_of(label)
    return undecided if decision is None else decision


def write_terms(
    doc: Doc,
    spans_key: str,
    spans: Sequence[Span],
    mentions: Sequence[Mention],
    *,
    fingerprint: str,
    case: str,
) -> None:
    """Write the terms of a knowledge base to a span group, with all that their spans cannot hold.

    spans, mentions (Sequence): The same terms, in the same order.
    fingerprint (str): Of the knowledge base. case (str): How it was searched.
    """
    keys = [[m.start, m.end, m.key, list(m.keys)] for m in mentions if m.keys != (m.key,)]
    attributes = {_KNOWLEDGE_BASE: fingerprint, _CASE: case, _KEYS: keys}
    doc.spans[spans_key] = SpanGroup(doc, name=spans_key, attrs=attributes, spans=list(spans))


def terms_in(doc: Doc, knowledge: Knowledge, case: str) -> list[Mention] | None:
    """The terms that a `kb_gazetteer` with this knowledge base has found in a Doc.

    Spans that somebody added to its group or took from it since count as they stand.

    RETURNS (list[Mention] | None): In text order; None if no group of the Doc holds them.
    """
    for group in doc.spans.values():
        attributes = group.attrs
        if (
            attributes.get(_KNOWLEDGE_BASE) == knowledge.fingerprint
            and attributes.get(_CASE) == case
        ):
            keys = {(start, end): (key, tuple(all_)) for start, end, key, all_ in attributes[_KEYS]}
            return sorted(_terms(group, keys, knowledge), key=lambda m: (m.start, m.end))
    return None


def _terms(
    group: Iterable[Span],
    keys: dict[tuple[int, int], tuple[str, tuple[str, ...]]],
    knowledge: Knowledge,
) -> Iterator[Mention]:
    for span in group:
        bounds = (span.start_char, span.end_char)
        key = span.kb_id_
        first, every = keys.get(bounds, (key, (key,) if key in knowledge else ()))
        if first != key:
            every = (key,) if key in knowledge else ()
        yield Mention(*bounds, span.label_, key, every)


def spans_to_judge(doc: Doc, sources: Sequence[str], *, rules: bool) -> tuple[RiskSpan, ...]:
    """What earlier components found and, with `rules`, what looks like an identifier.

    sources (Sequence[str]): "ents" and names of span groups; groups that are not there count as
        empty.
    RETURNS (tuple[RiskSpan, ...]): Sorted, without overlaps, on token boundaries, linked to
        entities.
    """
    text = doc.text
    starts, ends = token_bounds(doc)
    marked = [
        Mention(
            mark.start,
            mark.end,
            kind_of_label(mark.label),
            normalize_key(text[mark.start : mark.end]) or text[mark.start : mark.end],
            (),
            source,
        )
        for source in sources
        for mark in marks_of(doc, source) or ()
        if mark.start < mark.end
    ]
    mentions = detect(Analysis(text, starts, ends), None, marked, rules=rules, supplied_first=True)
    return link_entities(text, [RiskSpan(m.start, m.end, m.kind) for m in mentions])


def spanned_text(doc: Doc, spans: tuple[RiskSpan, ...], own: str) -> SpannedText:
    """The Doc as indicators see it; `own` is the group of the component that asks."""
    groups = {}
    for source in ("ents", *doc.spans):
        marks = marks_of(doc, source)
        if source != own and marks is not None:
            groups[source] = marks
    return SpannedText(doc.text, spans, groups)
