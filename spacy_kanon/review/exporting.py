"""What leaves a project: released texts, their map, and annotations in the formats of the field."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ..errors import KanonError
from ..formats.docbin import write_docbin
from ..formats.tab import write_tab
from ..names import SANITIZED_TEXT
from ..release.record_ids import released_id
from ..storage.files import whole_file
from ..text.reversible_map import header, make_map
from ..text.rewriting import Replacement, rewrite
from ..types import AnnotatedText
from .annotations import (
    ADJUDICATED,
    annotated_text,
    final_sheet,
    replacement_text,
    submitted_sheets,
)
from .bench import identifier_of
from .desk import Desk
from .model.marks import Mark
from .store import project as trail
from .store import texts
from .store.people import Person


def export(desk: Desk, name: str, path: Path, by: Person | None = None) -> int:
    """Write one file."""
    count = EXPORTS[name](desk, path)
    if count == 0:
        raise KanonError("[KN928] No text has been released yet. Release one, then export.")
    detail = {"file": name, "texts": count}
    trail.record(desk.project, "export", person=by and by.id, detail=detail)
    return count


def _sanitized(desk: Desk, path: Path) -> int:
    records = list(_records(desk))
    if records:
        with whole_file(path) as file:
            file.writelines(json.dumps(record, ensure_ascii=False) + "\n" for record in records)
    return len(records)


def _records(desk: Desk) -> Iterator[dict[str, Any]]:
    options = desk.reader.options
    for stored in texts.texts_of(desk.project):
        if stored.released is None:
            continue
        release = texts.release_of(desk.project, stored.number)
        content = texts.content_of(desk.project, stored.number)
        marks = [Mark.from_plain(plain) for plain in release["marks"]]
        support = stored.release_k
        yield {
            "id": released_id(content.doc_id, stored.number),
            SANITIZED_TEXT: release["text"],
            "k": options.k,
            "k_reached": support,
            "population": desk.reader.population,
            "guarantee": options.guarantee,
            "override": support is None
            or support < options.k
            or release["unknown"] > 0
            or (release["audited"] is not None and release["audited"] < options.k),
            "spans": [
                {
                    "start": mark.start,
                    "end": mark.end,
                    "kind": mark.kind,
                    "masked": mark.hides,
                    "identifier_type": identifier_of(mark),
                }
                for mark in marks
            ],
        }


def _mapping(desk: Desk, path: Path) -> int:
    count = 0
    lines = [json.dumps(header(SANITIZED_TEXT)) + "\n"]
    for stored in texts.texts_of(desk.project):
        if stored.released is not None:
            release = texts.release_of(desk.project, stored.number)
            content = texts.content_of(desk.project, stored.number)
            changes = (Replacement(*change) for change in release["replacements"])
            text_map = make_map(content.text, rewrite(content.text, changes)).to_dict()
            identity = released_id(content.doc_id, stored.number)
            line = {"id": identity, "original_id": content.doc_id, **text_map}
            lines.append(json.dumps(line) + "\n")
            count += 1
    if count:
        with whole_file(path, private=True) as file:
            file.writelines(lines)
    return count


def annotated(desk: Desk) -> list[AnnotatedText]:
    """All texts that somebody has submitted, with what each said, and what was agreed on."""
    listed = []
    for stored in texts.texts_of(desk.project):
        views = {n: state.sheet for n, state in submitted_sheets(desk, stored.number).items()}
        final = final_sheet(desk, stored.number)
        if final is not None and final.person is None:
            views[ADJUDICATED] = final.sheet
        if views:
            listed.append(annotated_text(desk, stored.number, views))
    return listed


def reviewed(desk: Desk) -> list[AnnotatedText]:
    """The texts that have one final annotation, in the form of WikiReplace, to learn from."""
    numbers = [stored.number for stored in texts.texts_of(desk.project)]
    final = [number for number in numbers if final_sheet(desk, number) is not None]
    listed = (replacement_text(desk, number) for number in final)
    return [text for text in listed if text is not None]


def _tab(desk: Desk, path: Path) -> int:
    return _written(annotated(desk), path, write_tab)


def _wikireplace(desk: Desk, path: Path) -> int:
    numbers = [stored.number for stored in texts.texts_of(desk.project)]
    listed = [replacement_text(desk, number) for number in numbers]
    return _written([text for text in listed if text is not None], path, write_tab)


def _docbin(desk: Desk, path: Path) -> int:
    return _written(reviewed(desk), path, write_docbin)


def _written(
    listed: list[AnnotatedText], path: Path, write: Callable[[list[AnnotatedText], Path], None]
) -> int:
    if listed:
        write(listed, path)
        path.chmod(0o600)
    return len(listed)


def _trail(desk: Desk, path: Path) -> int:
    entries = list(trail.entries(desk.project))
    with whole_file(path, private=True) as file:
        file.writelines(json.dumps(entry, ensure_ascii=False) + "\n" for entry in entries)
    return len(entries)


EXPORTS: dict[str, Callable[[Desk, Path], int]] = {
    "sanitized.jsonl": _sanitized,
    "mapping.jsonl": _mapping,
    "tab.json": _tab,
    "wikireplace.json": _wikireplace,
    "reviewed.spacy": _docbin,
    "trail.jsonl": _trail,
}
