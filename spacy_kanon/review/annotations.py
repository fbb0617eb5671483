"""Sheets as annotated texts, in the nouns that the corpus formats and the evaluation share."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from ..formats.tab import MENTION_FIELDS
from ..formats.wikireplace import SOURCE_ORDER, generalized_text, option_levels
from ..names import DEM, NO_MASK, STAR
from ..ontology.options import RULE_KINDS
from ..types import AnnotatedText, GoldMention
from .bench import Bench, identifier_of
from .desk import Desk
from .model.marks import OPERATOR, Mark, Sheet, Spoken
from .store import people, sheets, texts
from .store.sheets import SheetState

ADJUDICATED = "adjudicated"
_OWN_SOURCE = "annotator"
_DEFAULTS = {"edit_type": "insert"}


def submitted_sheets(desk: Desk, number: int) -> dict[str, SheetState]:
    """The finished sheets of a text."""
    names = {person.id: person.name for person in people.people(desk.project)}
    states = {}
    for holder in texts.annotators_of(desk.project, number):
        state = sheets.find_sheet(desk.project, number, holder)
        if state is not None and state.submitted is not None:
            states[names[holder]] = state
    return states


def final_sheet(desk: Desk, number: int) -> SheetState | None:
    """The sheet that speaks for a text."""
    state = sheets.find_sheet(desk.project, number, None)
    if state is not None and state.submitted is not None:
        return state
    holders = texts.annotators_of(desk.project, number)
    finished = submitted_sheets(desk, number)
    return next(iter(finished.values())) if len(holders) == len(finished) == 1 else None


def annotated_text(desk: Desk, number: int, states: Mapping[str, Sheet]) -> AnnotatedText:
    """A text with what several people said, for TAB and for agreement."""
    content = texts.content_of(desk.project, number)
    return AnnotatedText(
        content.doc_id,
        content.text,
        {name: _mentions(content.doc_id, name, sheet) for name, sheet in states.items()},
        dict(content.meta),
    )


def decided_text(desk: Desk, number: int, states: Mapping[str, Sheet]) -> AnnotatedText:
    """A text with what several people decided on each phrase in the place of its kind."""
    text = annotated_text(desk, number, states)
    decided = {}
    for name, mentions in text.annotations.items():
        speech = desk.bench(number).releaser.spoken(states[name])
        decided[name] = [
            replace(mention, kind=_decision(mark, speech))
            for mention, mark in zip(mentions, states[name], strict=True)
        ]
    return replace(text, annotations=decided)


def _decision(mark: Mark, speech: Spoken) -> str:
    if mark.choice is None:
        return "open"
    return f"{mark.choice.how} {speech.of(mark.choice, mark)}"


def _mentions(doc_id: str, name: str, sheet: Sheet) -> list[GoldMention]:
    return [
        GoldMention(
            mark.start,
            mark.end,
            mark.kind,
            identifier_of(mark),
            f"{doc_id}_{name}_e{mark.entity}",
            f"{doc_id}_{name}_em{position}",
            {**_DEFAULTS, "confidential_status": mark.confidential},
        )
        for position, mark in enumerate(sheet, start=1)
    ]


def replacement_text(desk: Desk, number: int) -> AnnotatedText | None:
    """A text in the form of WikiReplace, with the choices of all who have submitted."""
    finished = submitted_sheets(desk, number)
    if not finished:
        return None
    content, bench = texts.content_of(desk.project, number), desk.bench(number)
    final = final_sheet(desk, number)
    base = next(iter(finished.values())).sheet if final is None else final.sheet
    votes = _votes(bench, {name: state.sheet for name, state in finished.items()})
    if desk.mode.fixed and content.annotations:
        annotator = next(iter(content.annotations))
        marks = {mark.source: mark for mark in base}
        mentions = [
            _file_mention(entry, marks.get(entry["entity_mention_id"]), bench, base, votes)
            for entry in content.annotations[annotator]
        ]
    else:
        annotator = next(iter(finished)) if final is None else ADJUDICATED
        annotator = annotator if len(finished) > 1 else next(iter(finished))
        mentions = [
            _with_replacement(mention, mark, bench, base, votes)
            for mention, mark in zip(_mentions(content.doc_id, annotator, base), base, strict=True)
        ]
    meta = {k: v for k, v in content.meta.items() if k != "generalized_text"}
    text = AnnotatedText(content.doc_id, content.text, {annotator: mentions}, meta)
    return AnnotatedText(
        text.doc_id,
        text.text,
        text.annotations,
        {"task": "", "dataset_type": "test", **meta, "generalized_text": generalized_text(text)},
    )


def machine_masks(desk: Desk, doc_ids: Collection[str]) -> dict[str, list[tuple[int, int]]]:
    """What the machine had hidden, before anybody looked."""
    masks = {}
    for number, content in texts.all_contents(desk.project):
        if content.doc_id in doc_ids:
            marks = desk.bench(number).machine_marks()
            masks[content.doc_id] = [(mark.start, mark.end) for mark in marks if mark.hides]
    return masks


Votes = dict[tuple[int, int], dict[str, list[str]]]


def _votes(bench: Bench, finished: Mapping[str, Sheet]) -> Votes:
    """Who chose what, by bounds."""
    votes: Votes = {}
    for name, sheet in finished.items():
        speech = bench.releaser.spoken(sheet)
        for mark in sheet:
            if mark.choice is not None and mark.choice.hides:
                words = _replacement(bench, sheet, mark, speech)
                votes.setdefault((mark.start, mark.end), {}).setdefault(words, []).append(name)
    return votes


def _replacement(bench: Bench, sheet: Sheet, mark: Mark, speech: Spoken) -> str:
    """What somebody chose for a mark that hides. What an operator writes is no replacement that
    says anything, unless it is one of the wordings, too: the year of a date.
    """
    assert mark.choice is not None, "the mark hides"
    words = speech.of(mark.choice, mark)
    if mark.choice.how != OPERATOR:
        return words
    return words if any(w.text == words for w in bench.wordings(sheet, mark)) else STAR


def _file_mention(
    entry: Mapping[str, Any], mark: Mark | None, bench: Bench, sheet: Sheet, votes: Votes
) -> GoldMention:
    extra = {k: v for k, v in entry.items() if k not in (*MENTION_FIELDS, "span_text")}
    extra.pop("replacement", None)
    mention = GoldMention(
        entry["start_offset"],
        entry["end_offset"],
        entry["entity_type"],
        entry["identifier_type"],
        entry["entity_id"],
        entry["entity_mention_id"],
        extra,
    )
    if mark is None:
        return mention
    listed = (entry.get("replacement") or {}).get("generalizations")
    return _with_replacement(mention, mark, bench, sheet, votes, listed)


def _with_replacement(
    mention: GoldMention,
    mark: Mark,
    bench: Bench,
    sheet: Sheet,
    votes: Votes,
    listed: Mapping[str, Any] | None = None,
) -> GoldMention:
    chosen = votes.get((mark.start, mark.end), {})
    if mention.identifier_type == NO_MASK or not chosen:
        return mention
    if listed is None:
        speech = bench.releaser.spoken(sheet)
        options = [speech.of(option, mark) for option in bench.wordings(sheet, mark)]
        listed = {_source(mark): options}
    else:
        options = list(option_levels(listed))
    extra_words = [words for words in chosen if words not in options]
    if extra_words:
        listed = {**listed, _OWN_SOURCE: extra_words}
    ordered = [words for words in (*options, *extra_words) if words in chosen]
    field = {
        "generalizations": dict(listed),
        "generalization_selection": {words: chosen[words] for words in ordered},
    }
    return GoldMention(
        mention.start,
        mention.end,
        mention.kind,
        mention.identifier_type,
        mention.entity_id,
        mention.mention_id,
        {**mention.extra, "replacement": field},
    )


def _source(mark: Mark) -> str:
    """Where WikiReplace says that a list comes from: a rule, or the property it begins with."""
    if mark.kind in RULE_KINDS:
        return SOURCE_ORDER[0]
    return "P279" if mark.kind == DEM else "P31"
