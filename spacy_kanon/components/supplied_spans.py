"""Spans that other components have marked in a Doc, as mentions and masks, and spans to judge."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from spacy.language import Language
from spacy.tokens import Doc, Span, SpanGroup
from thinc.api import get_current_ops
from thinc.types import Ragged

from ..detection.analysis import Analysis, labelled
from ..detection.detect import detect
from ..detection.lists import Listed, Supplied
from ..detection.risk_spans import RiskSpan, link_entities
from ..errors import KanonError
from ..formats.docbin import marks_of
from ..lang.en.rules import ENGLISH
from ..lang.language_rules import LanguageRules
from ..names import ENTS, KEEP, KINDS, SUB_KINDS, TO_JUDGE, decision_of
from ..text.borders import cut_tokens, read_borders
from ..text.spans import merge

_ANNOTATIONS: list[int | str] = [
    "TAG", "POS", "LEMMA", "MORPH", "ENT_IOB", "ENT_TYPE", "ENT_ID", "ENT_KB_ID", "SENT_START",
]  # fmt: skip
_BEGINS, _INSIDE = 3, 1  # Of ENT_IOB.
# A full stop between sentences; brackets of "(aged 8)", "(-8 C)" and "(8-)", faces to spaCy.
_GLUED = re.compile(r"(?<=[\d)\]”\"?!])\.(?=[A-Z][a-z]*[ ,'’])|(?<=(?<!\w)8)-?\)|\((?=-8\b)")


def token_bounds(doc: Doc) -> tuple[list[int], list[int]]:
    """Character offsets of the start and the end (exclusive) of each token."""
    lengths, blanks = doc.to_array(["LENGTH", "SPACY"]).T
    ends = (lengths + blanks).cumsum() - blanks
    return (ends - lengths).tolist(), ends.tolist()


def span_of(doc: Doc, start: int, end: int, label: str = "", kb_id: str = "") -> Span:
    """The tokens that hold some characters."""
    span = doc.char_span(start, end, label, kb_id, alignment_mode="expand")
    assert span is not None, "the characters are those of the Doc"
    return span


def cut_at_borders(doc: Doc) -> Doc:
    """The Doc, or one whose tokens cross no delimiter of structured text, sentence or number."""
    text = doc.text
    borders = read_borders(text)
    cuts = [match.span() for match in _GLUED.finditer(text)]
    if borders is not None:
        cuts = sorted({*cuts, *borders.cuts})
    if not cuts:
        return doc
    old_starts, old_ends = token_bounds(doc)
    starts, ends = cut_tokens(old_starts, old_ends, cuts)
    if len(starts) == len(doc):
        return doc
    apart = set(starts)  # A blank may be a token, or the beginning of one.
    spaces = [text[end : end + 1] == " " and end not in apart for end in ends]
    new = Doc(doc.vocab, [text[a:b] for a, b in zip(starts, ends, strict=True)], spaces)
    token_of = np.searchsorted(old_starts, starts, side="right") - 1
    rows: Any = doc.to_array(_ANNOTATIONS)[token_of]
    again = np.diff(token_of, prepend=-1) == 0  # A token that is not the first part of one.
    begins = _ANNOTATIONS.index("ENT_IOB")
    rows[again & (rows[:, begins] == _BEGINS), begins] = _INSIDE
    rows[again, _ANNOTATIONS.index("SENT_START")] = np.uint64(2**64 - 1)
    new.from_array(_ANNOTATIONS, rows)
    if doc.has_annotation("DEP"):
        first = np.searchsorted(token_of, np.arange(len(doc)))
        heads = first[[doc[int(i)].head.i for i in token_of]]
        heads[again] = first[token_of[again]]
        offsets = (heads - np.arange(len(new))).astype(np.int64).view(np.uint64)
        tree: Any = np.stack([offsets, doc.to_array(["DEP"])[token_of]], axis=1)
        new.from_array(["HEAD", "DEP"], tree)
    for name, group in doc.spans.items():
        spans: list[Any] = [
            new.char_span(s.start_char, s.end_char, s.label, s.kb_id, span_id=s.id) for s in group
        ]
        new.spans[name] = SpanGroup(new, name=group.name, attrs=group.attrs, spans=spans)
    new.user_data = doc.user_data
    new.cats, new._context = doc.cats, doc._context
    if len(doc.tensor) == len(doc):
        new.tensor = doc.tensor[token_of]
    return new


def analysis_of(doc: Doc, language: LanguageRules | None = ENGLISH) -> Analysis:
    """One reading of the text of a Doc, with its tokens."""
    return Analysis(doc.text, *token_bounds(doc), language)


def check_sources(doc: Doc, sources: Sequence[str], component: str) -> None:
    """See that every source is there: components write a group also where they find none."""
    for source in sources:
        if source != ENTS and source not in doc.spans and len(doc):
            groups = ", ".join(sorted(doc.spans)) or "none"
            raise KanonError(
                f"[KN370] {component!r} takes {source!r} for a source, and no component before "
                f"it has written that group of spans (there are: {groups}). Mend the name in "
                f"`sources`, or put the component that writes it before {component!r}."
            )


def read_sources(
    doc: Doc, sources: Sequence[str], *, guesses: bool = False, undecided: bool = False
) -> Supplied:
    """The spans of other components; of labels that decide nothing, whether entities are guesses
    and whether spans hide."""
    found, text = Supplied([], [], [], [], [], []), doc.text
    for source in sources:
        for span in doc.ents if source == ENTS else doc.spans.get(source, ()):
            if span.start == span.end:
                continue
            start, end, decision = span.start_char, span.end_char, decision_of(span.label_)
            if undecided if decision is None else decision:
                found.forced.append((start, end))
            if span.label_ == KEEP:
                found.allowed.append(Listed(start, end, ""))
            elif decision is not False:
                label = span.id_ if span.id_ in KINDS or span.id_ in SUB_KINDS else span.label_
                mention = labelled(text, start, end, label, source)
                is_guess = guesses and source == ENTS and decision is None
                (found.guessed if is_guess else found.mentions).append(mention)
    return found._replace(forced=merge(found.forced), allowed=sorted({*found.allowed}))


def has_guesses(nlp: Language) -> bool:
    """Whether the entities of a pipeline come from a statistical recognizer and from no rules."""
    factories = {nlp.get_pipe_meta(name).factory for name in nlp.component_names}
    return "ner" in factories and factories.isdisjoint(("entity_ruler", "span_ruler"))


def need_recognizer(nlp: Language, name: str) -> None:
    """Refuse a pipeline in which nothing marks spans."""
    for earlier in nlp.pipe_names:
        meta = nlp.get_pipe_meta(earlier)
        if meta.factory != "kb_gazetteer" and {"doc.ents", "doc.spans"} & set(meta.assigns):
            return
    raise KanonError(
        "[KN585] unknown = 'model' leaves to a trained masker what the knowledge base does not "
        f"know, and no component before {name!r} marks spans. Add the masker first, or set "
        "unknown to 'mask'."
    )


def spans_to_judge(doc: Doc, sources: Sequence[str], *, rules: bool) -> tuple[RiskSpan, ...]:
    """What earlier components found and, with `rules`, what looks like an identifier."""
    text = doc.text
    marked = [
        labelled(text, mark.start, mark.end, mark.label, source)
        for source in sources
        for mark in marks_of(doc, source) or ()
        if mark.start < mark.end
    ]
    mentions = detect(analysis_of(doc), None, marked, rules=rules, supplied_first=True)
    return link_entities(text, [RiskSpan(m.start, m.end, m.kind) for m in mentions])


def make_spans_to_judge(sources: Sequence[str], rules: bool) -> Callable[..., Ragged]:
    """`spacy-kanon.SpansToJudge.v1`: for spaCy's `spancat_singlelabel` the spans of
    `doc.spans["to_judge"]`, if that is there, or those that `risk_indicators` would judge.
    """

    def suggest(docs: Iterable[Doc], *, ops: Any = None) -> Ragged:
        ops = ops or get_current_ops()
        groups = [
            doc.spans[TO_JUDGE]
            if TO_JUDGE in doc.spans
            else [span_of(doc, s.start, s.end) for s in spans_to_judge(doc, sources, rules=rules)]
            for doc in docs
        ]
        bounds = [[span.start, span.end] for spans in groups for span in spans]
        return Ragged(
            ops.asarray(bounds, dtype="i") if bounds else ops.xp.zeros((0, 0), dtype="i"),
            ops.asarray1i([len(spans) for spans in groups]),
        )

    return suggest
