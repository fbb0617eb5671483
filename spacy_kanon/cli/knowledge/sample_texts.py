"""`python -m spacy kanon sample-texts`: texts to try training on, without any download."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wasabi import msg

from ...storage.output_checks import check_new_file
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option


def sample_texts(output: Path, *, count: int = 400, seed: int = 0, force: bool = False) -> int:
    """Write texts about invented people.

    output (Path): JSONL file to write: id, name, text.
    count (int): How many texts, each about another person.
    seed (int): Of the choice of sentences.
    force (bool): Replace OUTPUT if it exists.
    RETURNS (int): How many were written.
    RAISES (KanonError): E002, E004 for the file; E562 for the count.
    """
    from ...formats.annotation_files import write_jsonl
    from ...training import sample_texts as source

    check_new_file(output, force=force, inputs=[])
    texts: list[dict[str, str]] = list(source.sample_texts(count, seed=seed))
    write_jsonl([dict(text) for text in texts], output)
    return len(texts)


@kanon_cli.command("sample-texts")
@friendly_errors
def sample_texts_cli(
    output: Path = argument(sample_texts, "output"),
    count: int = option(sample_texts, "count"),
    seed: int = option(sample_texts, "seed"),
    force: bool = option(sample_texts, "force", "--force"),
) -> dict[str, Any]:
    """Write short biographies of the invented people in the bundled sample knowledge base."""
    written = sample_texts(output, count=count, seed=seed, force=force)
    msg.good(f"{written} texts: {output}")
    return {"texts": written, "output": output}
