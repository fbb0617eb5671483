"""The texts of a file, with the annotations that it may hold, for a project."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..formats.registry import read_texts as read_annotated
from ..formats.spans import check_unique_ids
from ..formats.tab import document_to_tab
from ..storage.records import plain_suffix
from ..storage.texts import BadRecord, read_texts
from ..types import AnnotatedText
from .store.texts import Content

_ANNOTATED = (".json", ".spacy")


def read_contents(
    path: Path, *, text_column: str = "text", id_column: str | None = None
) -> list[Content]:
    """Read a file: TAB or WikiReplace JSON, a DocBin, or texts as `sanitize` reads them.

    path (Path): The file.
    text_column (str): Field that holds the text.
    id_column (str | None): Field that names it; None takes "id" or "doc_id" if present.
    RETURNS (list[Content]): In file order.
    RAISES (KanonError): E913 if there is no text; E914 if a record cannot be read; E503 if two
        have one id; what the readers raise.
    """
    if plain_suffix(path) in _ANNOTATED:
        contents = [_annotated(text) for text in read_annotated(path)]
    else:
        contents = _plain(path, text_column, id_column)
    if not contents:
        raise KanonError(Errors.E913.format(path=path))
    check_unique_ids((content.doc_id for content in contents), path)
    return contents


def _annotated(text: AnnotatedText) -> Content:
    plain = document_to_tab(text)
    annotations: dict[str, list[dict[str, Any]]] = {
        annotator: entry["entity_mentions"] for annotator, entry in plain["annotations"].items()
    }
    return Content(text.doc_id, text.text, annotations, dict(text.meta))


def _plain(path: Path, text_column: str, id_column: str | None) -> list[Content]:
    contents, bad = [], []
    for record in read_texts(path, text_column=text_column, id_column=id_column):
        if isinstance(record, BadRecord):
            bad.append(record)
        else:
            name = f"{path.stem}-{record.line}" if record.id is None else str(record.id)
            contents.append(Content(name, record.text, {}, {}))
    if bad:
        first = bad[0]
        raise KanonError(
            Errors.E914.format(count=len(bad), path=path, line=first.line, problem=first.problem)
        )
    return contents
