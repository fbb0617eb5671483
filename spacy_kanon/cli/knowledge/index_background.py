"""`python -m spacy kanon index-background`: what attackers may have read in, an index out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...storage.progress import progress_bar
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

if TYPE_CHECKING:
    from ...linkage.build import Built

_PERSONS = ("person", "name", "doc_id", "id")


def index_background(
    source: Path,
    output: Path,
    *,
    person_field: str | None = None,
    text_field: str = "text",
    model: str | None = None,
    force: bool = False,
    progress: bool = False,
) -> Built:
    """Index documents about people for `linkage_masker`.

    source (Path): JSONL (.jsonl or .jsonl.gz) with a person and a text per line; a person may have
        several lines.
    output (Path): Folder to make.
    person_field (str | None): Field with the person (default: the first of person, name, doc_id,
        id).
    text_field (str): Field with the text.
    model (str | None): Folder or name of a Hugging Face encoder: also store its vectors, for the
        guide spacy-kanon.EmbeddingLinkage.v1.
    force (bool): Replace an index at OUT.
    progress (bool): Show a progress bar.
    RETURNS (Built): Counts.
    RAISES (KanonError): E003, E004 or E181 for the files; E180 a line without person or text, E174
        a text without words, E173 fewer than two people; E001, E650 for the model.
    """
    from ...errors import Errors, KanonError
    from ...linkage.build import build_background

    if output.exists() and not force:
        raise KanonError(Errors.E004.format(path=output))
    encoder = None
    if model is not None:
        from ...linkage.guides import encoder as load

        encoder = load(model)
    fields = _PERSONS if person_field is None else (person_field,)
    documents = _documents(source, fields, text_field)
    bar = progress_bar(documents, "index", total=source, unit="documents", shown=progress)
    return build_background(bar, output, encoder=encoder, force=force)


@kanon_cli.command("index-background")
@friendly_errors
def index_background_cli(
    source: Path = argument(index_background, "source"),
    output: Path = argument(index_background, "output", metavar="OUT"),
    person_field: str | None = option(index_background, "person_field", "--person-field"),
    text_field: str = option(index_background, "text_field", "--text-field"),
    model: str | None = option(index_background, "model", "--model"),
    force: bool = option(index_background, "force", "--force", "-f"),
    progress: bool = option(index_background, "progress", "--progress"),
) -> dict[str, Any]:
    """Index what somebody may have read about people, so that masking can mislead him.

    OUT appears whole or not at all. It does not hold the documents, but their words can be guessed
    from it, so it is as confidential as they are.
    """
    from wasabi import msg

    built = index_background(
        source,
        output,
        person_field=person_field,
        text_field=text_field,
        model=model,
        force=force,
        progress=progress,
    )
    rows = [
        ("people", f"{built.people:,}"),
        ("documents", f"{built.documents:,}"),
        ("features", f"{built.features:,}"),
        ("postings", f"{built.postings:,}"),
        ("MB on disk", f"{built.bytes / 1e6:,.1f}"),
        ("fingerprint", built.fingerprint[:16]),
    ]
    msg.good(f"Indexed {output}")
    msg.table(rows, aligns=("l", "r"))
    return {**asdict(built), "output": output}


def _documents(path: Path, fields: tuple[str, ...], text_field: str) -> Iterator[tuple[str, str]]:
    """Person and text of each line."""
    from ...errors import Errors, KanonError
    from ...formats.annotation_files import read_jsonl

    for line, record in read_jsonl(path, "JSONL of background documents"):
        person = next((str(record[name]) for name in fields if record.get(name)), "")
        text = record.get(text_field)
        problem = ""
        if not person:
            problem = f"no person (looked for {', '.join(fields)})"
        elif not isinstance(text, str):
            problem = f"no text in the field {text_field!r}"
        if problem:
            raise KanonError(Errors.E180.format(path=path, line=line, problem=problem))
        yield person, str(text)
