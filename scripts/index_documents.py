"""Index documents about people for the web-search indicator, which then needs no web."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from spacy_kanon.cli._options import Force, TextColumn
from spacy_kanon.cli._util import Arg, Opt, script_command
from spacy_kanon.errors import Errors, KanonError
from spacy_kanon.formats.annotation_files import read_jsonl, read_text
from spacy_kanon.indicators.search import APPLICATION_ID, TABLES, VERSION
from spacy_kanon.storage.files import check_new_file, scratch_folder, whole_file
from spacy_kanon.storage.progress import is_quiet, progress_bar

REFUSED = "[KN715] {path}, document {doc_id}: {reason}. Correct the record and try again."
_NAMES = ("doc_id", "id", "name", "url", "title")


class Document(NamedTuple):
    """A background document: its name and its text."""

    name: str
    text: str


def build_index(
    documents: Iterable[Document],
    path: Path,
    *,
    force: bool = False,
    progress: bool = False,
) -> int:
    """Write an index, whole or not at all."""
    path = Path(path)
    if path.exists() and not force:
        raise KanonError(Errors.E004.format(path=path))
    with scratch_folder(path) as folder:
        work = folder / "index.sqlite"
        bar = progress_bar(documents, "index", total=None, unit="documents", shown=progress)
        count = _fill(work, bar, path)
        with work.open("rb") as source, whole_file(path, binary=True) as target:
            while block := source.read(1 << 20):
                target.write(block)
    return count


def _fill(work: Path, documents: Iterable[Document], path: Path) -> int:
    digest = hashlib.sha256()
    count = 0
    connection = sqlite3.connect(work)
    try:
        connection.executescript(
            f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {VERSION};"
            + TABLES.read_text("utf8")
        )
        for count, document in enumerate(documents, start=1):
            try:
                connection.execute("INSERT INTO documents VALUES (?, ?)", (count, document.name))
            except sqlite3.IntegrityError as error:
                reason = "another document has the same name"
                doc_id = f"number {count}"
                message = REFUSED.format(path=path, doc_id=doc_id, reason=reason)
                raise KanonError(message) from error
            connection.execute(
                "INSERT INTO words (rowid, content) VALUES (?, ?)", (count, document.text)
            )
            for part in document:
                digest.update(len(part).to_bytes(8, "big"))
                digest.update(part.encode("utf8", "surrogatepass"))
        if not count:
            raise KanonError(
                f"[KN711] There is no document in {path} to index. Check the path and the format."
            )
        connection.execute("INSERT INTO meta VALUES ('fingerprint', ?)", (digest.hexdigest(),))
        connection.execute("INSERT INTO words (words) VALUES ('optimize')")
        connection.commit()
    except sqlite3.OperationalError as error:  # No space left, or the like.
        raise KanonError(Errors.E002.format(path=path, reason=error)) from error
    finally:
        connection.close()
    return count


def index_documents(
    sources: Annotated[
        list[Path],
        Arg(help="Folder of .txt files, or JSONL (also .gz), a document a line"),
    ],
    output: Annotated[Path, Arg(help="Index to write (one SQLite file)")],
    text_column: TextColumn = "text",
    name_column: Annotated[
        str, Opt("--name-column", help=f"Of the name (default: the first of {', '.join(_NAMES)})")
    ] = "",
    force: Force = False,
) -> dict[str, Any]:
    """Index documents about people for the web-search indicator, which then needs no web.

    The index holds the words of the documents, so it is as confidential as they are.
    """
    check_new_file(output, force=force, inputs=sources)
    names = (name_column,) if name_column else _NAMES
    documents = (document for path in sources for document in _documents(path, text_column, names))
    shown = not is_quiet()
    count = build_index(documents, output, force=force, progress=shown)
    return {"documents": count, "output": output}


def _documents(path: Path, text_column: str, names: tuple[str, ...]) -> Iterator[Document]:
    if path.is_dir():
        for file in sorted(path.rglob("*.txt")):
            name = file.relative_to(path).with_suffix("").as_posix()
            yield Document(name, read_text(file, "a text file"))
        return
    for number, record in read_jsonl(path):
        name = next((str(record[key]) for key in names if record.get(key)), "")
        text = record.get(text_column)
        reason = f"it has no text in the field {text_column!r}"
        if not name:
            reason = f"it has no name (looked for {', '.join(names)})"
        if not name or not isinstance(text, str):
            doc_id = f"line {number}"
            raise KanonError(REFUSED.format(path=path, doc_id=doc_id, reason=reason))
        yield Document(name, text)


if __name__ == "__main__":
    script_command(index_documents)()
