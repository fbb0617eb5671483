"""Spans of a Doc as values: those that other components marked, and the state of `kanon_masker`.

The state is for the components behind it and for readers. It travels with the span group "kanon",
whose spans are its mentions, in plain values: through other processes, DocBins and `to_bytes`. Of
people it holds none: they are counted anew.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import Any

import numpy as np
from spacy.language import Language
from spacy.tokens import Doc, Span, SpanGroup
from thinc.api import get_current_ops
from thinc.types import Ragged

from .. import names
from ..anonymity.explain import explain
from ..anonymity.state import DocState
from ..detection.analysis import Analysis, labelled
from ..detection.detect import detect
from ..detection.law import title_starts
from ..detection.lists import Listed, Supplied
from ..detection.risk_spans import RiskSpan, link_entities
from ..errors import Errors, KanonError
from ..formats.docbin import marks_of
from ..lang.en.rules import ENGLISH
from ..lang.language_rules import LanguageRules
from ..operators.plain import Phrase
from ..operators.writing import Writer
from ..text.borders import cut_tokens, read_borders
from ..text.caches import when_forgetting
from ..text.rewriting import Replacement
from ..text.spans import merge
from ..types import Knowledge

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
        if source != names.ENTS and source not in doc.spans and len(doc):
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
        for span in doc.ents if source == names.ENTS else doc.spans.get(source, ()):
            if span.start == span.end:
                continue
            start, end, decision = span.start_char, span.end_char, names.decision_of(span.label_)
            if undecided if decision is None else decision:
                found.forced.append((start, end))
            if span.label_ == names.KEEP:
                found.allowed.append(Listed(start, end, ""))
            elif decision is not False:
                is_kind = span.id_ in names.KINDS or span.id_ in names.SUB_KINDS
                label = span.id_ if is_kind else span.label_
                mention = labelled(text, start, end, label, source)
                is_guess = guesses and source == names.ENTS and decision is None
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
            doc.spans[names.TO_JUDGE]
            if names.TO_JUDGE in doc.spans
            else [span_of(doc, s.start, s.end) for s in spans_to_judge(doc, sources, rules=rules)]
            for doc in docs
        ]
        bounds = [[span.start, span.end] for spans in groups for span in spans]
        return Ragged(
            ops.asarray(bounds, dtype="i") if bounds else ops.xp.zeros((0, 0), dtype="i"),
            ops.asarray1i([len(spans) for spans in groups]),
        )

    return suggest


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
        whose = longest[decision.entity] if mention.kind == names.PERSON else mention.key
        about = mention.kind, mention.label, decision.entity, whose
        phrases.append(Phrase(text[start:end], *about, text[max(0, start - BEFORE) : start]))
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
