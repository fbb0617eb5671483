"""What leaves a project: released texts, their map, annotations in the formats of the field.

`EXPORTS` are the files.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from .. import Replacement
from ..errors import KanonError
from ..formats.registry import write_texts
from ..formats.wikireplace import SOURCE_ORDER, generalized_text
from ..names import DEM, NO_MASK, SANITIZED_TEXT
from ..storage.files import whole_file
from ..types import AnnotatedText, GoldMention
from .controller import Controller
from .engine import RULE_KINDS, Rewritten, make_map, map_header, released_id, rewrite
from .model import Annotation, Mark
from .session import DocumentSession
from .store import Person

ADJUDICATED = "adjudicated"
_OWN_SOURCE = "annotator"


def _mentions(doc_id: str, name: str, annotation: Annotation) -> list[GoldMention]:
    return [
        GoldMention(
            mark.start,
            mark.end,
            mark.kind,
            mark.identifier_type,
            f"{doc_id}_{name}_e{mark.entity}",
            f"{doc_id}_{name}_em{position}",
            {"edit_type": "insert", "confidential_status": mark.confidential},
        )
        for position, mark in enumerate(annotation, start=1)
    ]


def replacement_text(controller: Controller, number: int) -> AnnotatedText | None:
    """A text in the form of WikiReplace, with the choices of all who have submitted."""
    finished = {n: state.annotation for n, state in controller.submitted(number).items()}
    if not finished:
        return None
    session, final = controller.session(number), controller.final(number)
    content = session.content
    base = next(iter(finished.values())) if final is None else final.annotation
    votes = _votes(session, finished)
    adjudicated = final is not None and len(finished) > 1
    annotator = ADJUDICATED if adjudicated else next(iter(finished))
    mentions = [
        _with_replacement(mention, mark, session, base, votes)
        for mention, mark in zip(_mentions(content.doc_id, annotator, base), base, strict=True)
    ]
    meta = {"task": "", "dataset_type": "test", **content.meta}
    text = AnnotatedText(content.doc_id, content.text, {annotator: mentions}, meta)
    return replace(text, meta={**meta, "generalized_text": generalized_text(text)})


Votes = dict[tuple[int, int], dict[str, list[str]]]


def _votes(session: DocumentSession, finished: Mapping[str, Annotation]) -> Votes:
    """Who chose which wording, by bounds."""
    votes: Votes = {}
    for name, annotation in finished.items():
        for mark in annotation:
            if mark.choice is None or not mark.choice.hides:
                continue
            words = session.writer.wording(annotation, mark)
            votes.setdefault((mark.start, mark.end), {}).setdefault(words, []).append(name)
    return votes


def _with_replacement(
    mention: GoldMention, mark: Mark, session: DocumentSession, base: Annotation, votes: Votes
) -> GoldMention:
    chosen = votes.get((mark.start, mark.end), {})
    if mention.identifier_type == NO_MASK or not chosen:
        return mention
    # WikiReplace names where a list comes from: a rule, or the property it begins with.
    source = "P279" if mark.kind == DEM else "P31"
    source = SOURCE_ORDER[0] if mark.kind in RULE_KINDS else source
    options = session.options(base, mark)
    known = [session.writer.wording(base, mark, option) for option in options]
    added = [words for words in chosen if words not in known]
    field = {
        "generalizations": {source: known, **({_OWN_SOURCE: added} if added else {})},
        "generalization_selection": {w: chosen[w] for w in (*known, *added) if w in chosen},
    }
    return replace(mention, extra={**mention.extra, "replacement": field})


def annotated(controller: Controller) -> list[AnnotatedText]:
    """All texts with a submitted annotation: what each annotator said, and what was agreed on."""
    texts = []
    for stored in controller.project.texts():
        views = {n: state.annotation for n, state in controller.submitted(stored.id).items()}
        final = controller.final(stored.id)
        if final is not None and final.person is None:
            views[ADJUDICATED] = final.annotation
        if views:
            content = controller.project.content(stored.id)
            mentions = {name: _mentions(content.doc_id, name, a) for name, a in views.items()}
            texts.append(replace(content, annotations=mentions))
    return texts


def replacements(controller: Controller, *, final: bool = False) -> list[AnnotatedText]:
    """All texts with a submitted annotation in the form of WikiReplace."""
    texts = (
        replacement_text(controller, text.id)
        for text in controller.project.texts()
        if not final or controller.final(text.id) is not None
    )
    return [text for text in texts if text is not None]


def reviewed(controller: Controller) -> list[AnnotatedText]:
    """The texts with one final annotation in the form of WikiReplace, to learn from."""
    return replacements(controller, final=True)


def _released(controller: Controller) -> Iterator[tuple[Any, AnnotatedText, Rewritten, bool]]:
    """Released id, content, release, and whether a lead overrode k, of each released text."""
    for stored in controller.project.texts():
        if stored.released is not None:
            release = controller.project.release(stored.id)
            content = controller.project.content(stored.id)
            changes = (Replacement(*change) for change in release["replacements"])
            identity = released_id(content.doc_id, stored.id)
            override = release["reason"] is not None
            yield identity, content, rewrite(content.text, changes), override


def _sanitized(controller: Controller) -> Iterator[dict[str, Any]]:
    """The released texts, with offsets in the released text alone."""
    engine = controller.engine
    for identity, _, rewritten, override in _released(controller):
        spans = zip(rewritten.starts, rewritten.replacements, strict=True)
        yield {
            "id": identity,
            SANITIZED_TEXT: rewritten.text,
            "k": engine.options.k,
            "population": engine.population,
            "invented_people": engine.is_sample,
            "guarantee": engine.options.guarantee,
            "override": override,
            "spans": [{"start": start, "end": start + len(one.text)} for start, one in spans],
        }


def _mapping(controller: Controller) -> Iterator[dict[str, Any]]:
    """The maps that restore the originals."""
    for number, (identity, content, rewritten, _) in enumerate(_released(controller)):
        if number == 0:
            yield map_header(SANITIZED_TEXT)
        text_map = make_map(content.text, rewritten).to_dict()
        yield {"id": identity, "original_id": content.doc_id, **text_map}


JSONL = "jsonl"
# By name of the file: what it holds, what makes its records, and their format.
EXPORTS: dict[str, tuple[str, Callable[[Controller], Iterable[Any]], str]] = {
    "sanitized.jsonl": ("The released texts. No word of the originals.", _sanitized, JSONL),
    "mapping.jsonl": (
        "Restores the originals (kanon restore). Personal data: keep it apart.", _mapping, JSONL
    ),
    "tab.json": (
        "All submitted annotations in the layout of TAB. Holds the originals.",
        annotated,
        "tab",
    ),
    "wikireplace.json": (
        "The choices of replacements in the layout of WikiReplace. Holds the originals.",
        replacements,
        "tab",
    ),
    "reviewed.spacy": ("A DocBin to train on. Holds the originals.", reviewed, "docbin"),
    "audit_log.jsonl": (
        "Who did what when, with a hash that chains the entries.",
        lambda controller: controller.project.log_entries(),
        JSONL,
    ),
}  # fmt: skip


def export(controller: Controller, name: str, path: Path, by: Person | None = None) -> int:
    """Write one file of `EXPORTS`. RAISES (KanonError): KN928 if there is nothing to write."""
    _, make, format_name = EXPORTS[name]
    records = list(make(controller))
    if not records:
        raise KanonError("[KN928] No text has been released yet. Release one, then export.")
    if format_name == JSONL:
        with whole_file(path, private=True) as file:
            file.writelines(json.dumps(one, ensure_ascii=False) + "\n" for one in records)
    else:
        write_texts(records, path, format_name)
        path.chmod(0o600)
    controller.project.record("export", by, file=name, records=len(records))
    return len(records)
