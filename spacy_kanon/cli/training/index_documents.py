"""`python -m spacy kanon index-documents`: background documents in, a search index out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from wasabi import msg

from ...errors import Errors, KanonError
from ...storage.output_checks import check_new_file
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

if TYPE_CHECKING:
    from ...indicators.search import Document

_NAMES = ("doc_id", "id", "name", "url", "title")


def index_documents(
    sources: list[Path],
    output: Path,
    *,
    text_field: str = "text",
    name_field: str | None = None,
    force: bool = False,
    progress: bool = False,
) -> int:
    """Write a search index of documents about people.

    sources (list[Path]): Folder of .txt files, or JSONL (.jsonl, .jsonl.gz) with one document a
        line.
    output (Path): Index to write (one SQLite file).
    text_field (str): Field of the text, for JSONL.
    name_field (str | None): Field of the name (default: the first of doc_id, id, name, url, title).
    force (bool): Replace OUT if it exists.
    progress (bool): Show a progress bar.
    RETURNS (int): Number of documents.
    RAISES (KanonError): E003, E004, E500 for the files; E711 if there is no document; E715 for a
        record without text or name, or two documents of one name.
    """
    from ...indicators.search import build_index

    check_new_file(output, force=force, inputs=sources)
    documents = (
        document for path in sources for document in _documents(path, text_field, name_field)
    )
    return build_index(documents, output, force=force, progress=progress, total=sources)


@kanon_cli.command("index-documents")
@friendly_errors
def index_documents_cli(
    source: list[Path] = typer.Argument(
        ..., help="Folder of .txt files, or JSONL (.jsonl, .jsonl.gz) with one document a line"
    ),
    output: Path = argument(index_documents, "output", metavar="OUT"),
    text_field: str = option(index_documents, "text_field", "--text-field"),
    name_field: str = typer.Option(
        "", "--name-field", help=f"Field of the name (default: the first of {', '.join(_NAMES)})"
    ),
    force: bool = option(index_documents, "force", "--force", "-f"),
    quiet: bool = typer.Option(False, "--quiet", "-q", help="No progress bar"),
) -> dict[str, Any]:
    """Index documents about people for the web-search indicator, which then needs no web.

    OUT appears whole or not at all. It holds the words of the documents, so it is as confidential
    as they are.
    """
    count = index_documents(
        source,
        output,
        text_field=text_field,
        name_field=name_field or None,
        force=force,
        progress=not quiet,
    )
    msg.good(f"Indexed {count:,} documents: {output}")
    return {"documents": count, "output": output}


def _documents(path: Path, text_field: str, name_field: str | None) -> Iterator[Document]:
    from ...formats.annotation_files import read_jsonl, read_text
    from ...indicators.search import Document

    if path.is_dir():
        for file in sorted(path.rglob("*.txt")):
            name = file.relative_to(path).with_suffix("").as_posix()
            yield Document(name, read_text(file, "a text file"))
        return
    for number, record in read_jsonl(path, "JSONL of documents"):
        fields = (name_field,) if name_field else _NAMES
        name = next((str(record[key]) for key in fields if record.get(key)), "")
        if not name:
            reason = f"it has no name (looked for {', '.join(fields)})"
            raise KanonError(Errors.E715.format(path=path, doc_id=f"line {number}", reason=reason))
        yield Document(name, _text(record, text_field, path, f"line {number}"))


def _text(record: dict[str, Any], field: str, path: Path, name: str) -> str:
    text = record.get(field)
    if not isinstance(text, str):
        reason = f"it has no text in the field {field!r}"
        raise KanonError(Errors.E715.format(path=path, doc_id=name, reason=reason))
    return text
