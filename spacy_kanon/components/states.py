"""What `kanon_masker` writes in the place of mentions, and the state that it leaves on a Doc.

The state is for the components behind it and for readers. It travels with the span group "kanon",
whose spans are its mentions, in plain values: through other processes, DocBins and `to_bytes`. Of
people it holds none: they are counted anew.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import Any

from spacy.tokens import Doc, Span, SpanGroup

from .. import names
from ..anonymity.explain import explain
from ..anonymity.state import DocState
from ..detection.analysis import Analysis
from ..detection.law import title_starts
from ..detection.lists import Listed
from ..errors import Errors, KanonError
from ..operators.plain import Phrase
from ..operators.writing import Writer
from ..text.caches import when_forgetting
from ..text.rewriting import Replacement
from ..types import Knowledge
from .supplied_spans import span_of


def evidence_of(state: DocState, position: int) -> dict[str, Any]:
    """The value of `span._.risk_evidence` of a mention."""
    decision, written = state.decisions[position], state.written[position]
    mention = decision.mention
    operator = {"name": written.operator, "true": written.true}
    if written.instead_of:
        operator["instead_of"] = written.instead_of
    return {
        "kind": mention.kind,
        "sub_kind": mention.sub_kind,
        "keys": list(mention.keys),
        "entity": decision.entity,
        "source": mention.source,
        "reason": decision.reason,
        "support": decision.support,
        **({"allowed": True} if decision.allowed else {}),
        "with": list(decision.partners),
        "message": explain(state, position),
        **({"operator": operator} if state.is_masked(position) else {}),
    }


BEFORE = 20  # Characters before a name that may hold a title.


def write(
    analysis: Analysis, state: DocState, writer: Writer, subject: Any, *, allowed: Sequence[Listed]
) -> DocState:
    """Write what stands in the place of each mention."""
    text = state.text
    hidden = []  # Names of which a title, which invented names keep, is a part.
    for position, decision in enumerate(state.decisions):
        mention = decision.mention
        if decision.masked and mention.kind not in names.MEASURED:
            operator = writer.operator_for(Phrase("", mention.kind, mention.label))
            if operator is None or operator.true:
                hidden.append(position)
    starts = title_starts(analysis, state.mentions, hidden, allowed)
    phrases = _phrases(state, starts)
    around = writer.surroundings(
        text, None if subject is None else str(subject), language=analysis.language
    )
    written = [writer.write(phrase, around) for phrase in phrases]
    without_part = {}
    for position, mention in enumerate(state.mentions):
        if mention.part is not None and not state.decisions[position].masked:
            without_part[position] = written[position].text
            written[position] = writer.write_part(phrases[position], mention.part)
    return replace(
        state.beginning_at(starts),
        written=tuple(written),
        without_part=without_part,
        is_open=tuple(map(writer.is_left, phrases)),
    )


def _phrases(state: DocState, starts: Mapping[int, int]) -> list[Phrase]:
    """Mentions as operators see them; a person is identified by the longest form of the name."""
    text = state.text
    longest: dict[int, str] = {}
    for decision in state.decisions:
        mention = decision.mention
        if mention.kind == names.PERSON:
            name = text[mention.start : mention.end]
            longest[decision.entity] = max(longest.get(decision.entity, ""), name, key=len)
    phrases = []
    for position, decision in enumerate(state.decisions):
        mention = decision.mention
        start, end = starts.get(position, mention.start), mention.end
        phrases.append(
            Phrase(
                text[start:end],
                mention.kind,
                mention.label,
                decision.entity,
                longest[decision.entity] if mention.kind == names.PERSON else mention.key,
                text[max(0, start - BEFORE) : start],
            )
        )
    return phrases


# The state that was written or read last, with the plain values that it was made of.
_read: list[tuple[Any, DocState]] = []
when_forgetting(_read.clear)


def write_state(doc: Doc, state: DocState) -> None:
    """Write the mentions of a state to a Doc, as spans that are masked or kept."""
    spans = []
    for position, mention in enumerate(state.mentions):
        label = names.MASK if state.is_masked(position) else names.KEEP
        spans.append(span_of(doc, mention.start, mention.end, label, mention.key))
    _read[:] = [(state.to_plain(), state)]
    attributes = {
        names.STATE: _read[0][0],
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
    plain = _plain_of(span.doc)
    if plain is None:
        return None
    if not _read or _read[0][0] is not plain:
        _read[:] = [(plain, DocState.from_plain(span.doc.text, plain))]
    _, state = _read[0]
    position = bisect_left(state.mentions, start, key=attrgetter("start"))
    at = state.mentions[position : position + 1]
    if not at or (at[0].start, at[0].end) != (start, end):
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


def _plain_of(doc: Doc) -> Any:
    """The state in plain values; None if there is none."""
    return doc.spans[names.KANON].attrs.get(names.STATE) if names.KANON in doc.spans else None


def parts_kept(doc: Doc) -> dict[int, str]:
    """What stands for the mentions of which a part was kept."""
    plain = _plain_of(doc)
    if plain is None:
        return {}
    masks = doc.spans[names.KANON].attrs[names.MASKS]
    return {position: masks[position] for position, _ in plain["without_part"]}


def fixed_masks(doc: Doc, state: DocState) -> dict[int, str]:
    """What stands for the mentions of terms for which an operator was named, if they go."""
    masks = {**dict(enumerate(doc.spans[names.KANON].attrs[names.MASKS])), **state.without_part}
    closed = {state.term_of[n] for n, is_open in enumerate(state.is_open) if not is_open}
    return {n: masks[n] for n, number in enumerate(state.term_of) if number in closed}


def read_state(doc: Doc, knowledge: Knowledge) -> DocState:
    """The state of a Doc. Terms of spans that were labelled MASK since do not stay."""
    plain = _plain_of(doc)
    if plain is None or doc._.get(names.KANON_REPORT) is None:
        raise KanonError(Errors.E443)
    group = doc.spans[names.KANON]
    hidden = {position for position, span in enumerate(group) if span.label_ == names.MASK}
    masked = hidden.difference(position for position, _ in plain["without_part"])
    state = DocState.from_plain(doc.text, plain, knowledge, masked=masked)
    bounds = [(span.start_char, span.end_char) for span in group]
    if bounds != [(mention.start, mention.end) for mention in state.mentions]:
        raise KanonError(Errors.E443)
    return state


def released(doc: Doc) -> list[Replacement]:
    """What components put for stretches of the text, in order."""
    if names.KANON not in doc.spans:
        return []
    general = (doc._.get(names.KANON_REPORT) or {}).get("generalization")
    if general is not None:
        return [Replacement(*replacement) for replacement in general["replacements"]]
    return masked_by(doc, map(replacement_of, doc.spans[names.KANON]))


def masked_by(doc: Doc, texts: Iterable[str]) -> list[Replacement]:
    """What stands for the masked spans of a Doc; `texts` has one for each span, kept ones too."""
    return [
        Replacement(span.start_char, span.end_char, text)
        for span, text in zip(doc.spans[names.KANON], texts, strict=True)
        if span.label_ == names.MASK
    ]


def replacement_of(span: Span) -> str:
    """What is written in place of a masked span; `***` by default."""
    replacement = span._.get(names.REPLACEMENT)
    return names.STAR if replacement is None else str(replacement)


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
    """Register all attributes; what exists already stays as it is."""
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
