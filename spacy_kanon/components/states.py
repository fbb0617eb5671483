"""The state that `kanon_masker` leaves on a Doc, for the components behind it and for readers.

It travels with the span group "kanon", whose spans are its mentions, in plain values: through other
processes, DocBins and `to_bytes`. Of people it holds none: they are counted anew.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from spacy.tokens import Doc, Span, SpanGroup

from .. import names
from ..anonymity.state import DocState
from ..detection.law import exemptions
from ..errors import Errors, KanonError
from ..lang.language_rules import rules_of
from ..text.caches import when_forgetting
from ..types import Knowledge
from .replacements import evidence_of
from .supplied_spans import analysis_of

# The state that was read last, with the plain values that it was made of.
_read: list[tuple[Any, DocState]] = []
when_forgetting(_read.clear)


def write_state(doc: Doc, tokens: Sequence[tuple[int, int]], state: DocState) -> None:
    """Write the mentions of a state to a Doc, as spans that are masked or kept."""
    spans = [
        Span(
            doc, first, last, label=names.MASK if state.is_masked(position) else names.KEEP,
            kb_id=state.mentions[position].key,
        )
        for position, (first, last) in enumerate(tokens)
    ]  # fmt: skip
    attributes = {
        names.STATE: state.to_plain(),
        names.MASKS: [written.text for written in state.written],
    }
    doc.spans[names.KANON] = SpanGroup(doc, name=names.KANON, attrs=attributes, spans=spans)


def span_value(span: Span, name: str) -> Any:
    """An attribute of a decided span: what a component behind has set, else what was decided."""
    start, end = span.start_char, span.end_char
    data: Any = span.doc.user_data
    key = ("._.", name, start, end)
    if key in data:
        return data[key]
    state = _state_of(span.doc)
    if state is None:
        return None
    position = bisect_left(state.mentions, start, key=lambda mention: mention.start)
    if position == len(state.mentions) or state.mentions[position].start != start:
        return None
    if state.mentions[position].end != end:
        return None
    if name == names.RISK_EVIDENCE:
        data[key] = evidence_of(state, position)
        return data[key]
    decision = state.decisions[position]
    return {
        names.RISK_SCORE: decision.score,
        names.RISK_K: decision.support,
        names.REPLACEMENT: state.written[position].text if state.is_masked(position) else None,
    }[name]


def set_span_value(span: Span, value: Any, name: str) -> None:
    """Set an extension attribute of a span, whatever `kanon_masker` decided."""
    data: Any = span.doc.user_data
    data["._.", name, span.start_char, span.end_char] = value


def _plain_of(doc: Doc) -> Mapping[str, Any] | None:
    group = doc.spans.get(names.KANON) if names.KANON in doc.spans else None
    plain: Mapping[str, Any] | None = None if group is None else group.attrs.get(names.STATE)
    return plain


def _state_of(doc: Doc) -> DocState | None:
    """What was decided on a Doc, without people; None if that is not known."""
    plain = _plain_of(doc)
    if plain is None:
        return None
    if _read and _read[-1][0] is plain:
        return _read[-1][1]
    state = DocState.from_plain(doc.text, plain)
    _read[:] = [(plain, state)]
    return state


def doc_exemptions(doc: Doc) -> list[tuple[int, int, str]] | None:
    """The value of `doc._.exemptions`: each capitalized word in no mention, and its evidence."""
    state = _state_of(doc)
    if state is None:
        return None
    analysis = analysis_of(doc, rules_of(doc.lang_))
    return [(word.start, word.end, word.evidence) for word in exemptions(analysis, state.mentions)]


def parts_kept(doc: Doc) -> dict[int, str]:
    """What stands for the mentions of which a part was kept."""
    plain = _plain_of(doc)
    if plain is None:
        return {}
    masks = doc.spans[names.KANON].attrs[names.MASKS]
    return {position: masks[position] for position, _ in plain["without_part"]}


def fixed_masks(doc: Doc) -> dict[int, tuple[str, ...]]:
    """What stands in the place of terms for which an operator was named, if they go."""
    state = _state_of(doc)
    if state is None:
        return {}
    masks = {**dict(enumerate(doc.spans[names.KANON].attrs[names.MASKS])), **state.without_part}
    return {
        number: tuple(masks[position] for position in term.mentions)
        for number, term in enumerate(state.terms)
        if not all(state.is_open[position] for position in term.mentions)
    }


def read_state(doc: Doc, knowledge: Knowledge) -> DocState:
    """The state of a Doc. Terms of spans that were labelled MASK since do not stay."""
    plain = _plain_of(doc)
    if plain is None or doc._.get(names.KANON_REPORT) is None:
        raise KanonError(Errors.E443)
    group = doc.spans[names.KANON]
    parts = {position for position, _ in plain["without_part"]}
    masked = [
        position
        for position, span in enumerate(group)
        if span.label_ == names.MASK and position not in parts
    ]
    state = DocState.from_plain(doc.text, plain, knowledge, masked=masked)
    bounds = [(span.start_char, span.end_char) for span in group]
    if bounds != [(mention.start, mention.end) for mention in state.mentions]:
        raise KanonError(Errors.E443)
    return state


# What `kanon_masker` decides on a span is made when it is asked for.
DECIDED = (names.RISK_SCORE, names.RISK_K, names.RISK_EVIDENCE, names.REPLACEMENT)
SPAN_EXTENSIONS = (names.RISK_INDICATORS, names.RISK_LINKAGE, names.GENERALIZATIONS)
DOC_EXTENSIONS = (
    names.MASKED_TEXT,
    names.SANITIZED_TEXT,
    names.KANON_REPORT,
    names.LINKAGE,
    names.SUBJECT,
)


def register_extensions() -> None:
    """Register all attributes; what exists already stays as it is.

    spaCy keeps span attributes by name and character offsets: spans of different groups with
    the same bounds share their values.
    """
    for target, attributes in ((Span, SPAN_EXTENSIONS), (Doc, DOC_EXTENSIONS)):
        for name in attributes:
            if not target.has_extension(name):
                target.set_extension(name, default=None)
    for name in DECIDED:
        if not Span.has_extension(name):
            Span.set_extension(
                name,
                getter=partial(span_value, name=name),
                setter=partial(set_span_value, name=name),
            )
    if not Doc.has_extension(names.EXEMPTIONS):
        Doc.set_extension(names.EXEMPTIONS, getter=doc_exemptions)
