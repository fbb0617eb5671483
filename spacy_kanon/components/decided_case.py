"""The case that `kanon_masker` decided on a Doc, for the components behind it.

It travels with the span group "kanon", whose spans are its mentions, in plain values: through other
processes, DocBins and `to_bytes`. Of people it holds none: they are counted anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from spacy.tokens import Doc, Span, SpanGroup

from ..anonymity.case import Case
from ..errors import Errors, KanonError
from ..names import CASE, KANON, KANON_REPORT, LEFT, MASK, MASKS, PARTS
from ..types import Knowledge
from .masking.written_phrases import Masks


def write_case(doc: Doc, spans: Sequence[Span], case: Case, masks: Masks) -> None:
    """Write the spans and their case to a Doc.

    doc (Doc): The text of the case.
    spans (Sequence[Span]): One a mention.
    case (Case): What was decided.
    masks (Masks): Per mention what is put in its place if it is masked.
    """
    attributes = {
        CASE: case.to_plain(),
        MASKS: [written.text for written in masks.written],
        LEFT: list(masks.left),
        PARTS: [list(item) for item in masks.without_part.items()],
    }
    doc.spans[KANON] = SpanGroup(doc, name=KANON, attrs=attributes, spans=list(spans))


def parts_kept(doc: Doc) -> dict[int, str]:
    """What stands for the mentions of which a part was kept.

    doc (Doc): Decided on by `kanon_masker`.
    RETURNS (dict[int, str]): By position among the spans of `doc.spans["kanon"]`.
    """
    group = doc.spans.get(KANON)
    if group is None or group.attrs.get(CASE) is None:
        return {}
    return {position: group.attrs[MASKS][position] for position, _ in group.attrs[PARTS]}


def fixed_masks(doc: Doc) -> dict[int, tuple[str, ...]]:
    """What stands in the place of terms for which an operator was named, if they go.

    doc (Doc): Decided on by `kanon_masker`.
    RETURNS (dict[int, tuple[str, ...]]): By number of the term what stands for each of its mentions
        in their order; no generalizer changes these.
    """
    group = doc.spans.get(KANON)
    if group is None or group.attrs.get(CASE) is None:
        return {}
    masks = {**dict(enumerate(group.attrs[MASKS])), **dict(group.attrs[PARTS])}
    left = group.attrs[LEFT]
    return {
        number: tuple(masks[position] for position in term["mentions"])
        for number, term in enumerate(group.attrs[CASE]["terms"])
        if not all(left[position] for position in term["mentions"])
    }


def read_case(doc: Doc, knowledge: Knowledge) -> Case:
    """The case of a Doc. Terms of spans that somebody has labelled MASK since do not stay.

    doc (Doc): Not changed.
    knowledge (Knowledge): The knowledge base that the case was counted with.
    RETURNS (Case): One mention for each span of `doc.spans["kanon"]`.
    RAISES (KanonError): E443 if no `kanon_masker` has decided on the Doc, or its spans are not as
        it left them; E444 if it counted with another knowledge base.
    """
    group = doc.spans.get(KANON)
    plain = None if group is None else group.attrs.get(CASE)
    if group is None or plain is None or doc._.get(KANON_REPORT) is None:
        raise KanonError(Errors.E443)
    parts = {position for position, _ in group.attrs[PARTS]}
    masked = [
        position
        for position, span in enumerate(group)
        if span.label_ == MASK and position not in parts
    ]
    case = Case.from_plain(doc.text, plain, knowledge, leaving=masked)
    bounds = [(span.start_char, span.end_char) for span in group]
    if bounds != [(mention.start, mention.end) for mention in case.mentions]:
        raise KanonError(Errors.E443)
    return case
