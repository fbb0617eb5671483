"""`python -m spacy kanon restore`: sanitized texts and their map, or a key -> the originals."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from ..errors import KanonError
from . import _options
from ._util import Arg, Opt, command, say


@command("restore", shown=False)
def restore(
    sanitized: Annotated[Path, Arg(help="What sanitize wrote (.jsonl, .csv, .tsv, .parquet)")],
    mapping: Annotated[
        Path | None, Arg(help="What sanitize --mapping wrote in the same run; none with --key")
    ] = None,
    *,
    output: Annotated[
        Path, Opt("--output", "-o", help="File for the originals (.jsonl), readable by you only")
    ],
    text_column: Annotated[
        str | None, Opt(help="Field of the released text (default: as written)")
    ] = None,
    id_column: _options.IdColumn = None,
    key: Annotated[str | None, Opt(help="env:NAME or file:PATH: decrypt")] = None,
) -> dict[str, Any]:
    """Put back exactly what sanitize replaced.

    Nothing is written if one text is not the one that its map was made for. With a key instead of
    a map, what the operator encrypt wrote is put back; the rest stays as released.
    """
    from ..release.restore import restore_by_key, restore_by_map
    from ..storage.files import check_outputs

    if (mapping is None) == (key is None):
        raise KanonError(
            "[KN373] Give the map that sanitize --mapping wrote, or with --key the key of "
            "encrypted phrases: one of the two."
        )
    check_outputs({"--output": output}, inputs=[sanitized, mapping])
    if key is not None:
        count = restore_by_key(sanitized, key, output, text_column=text_column)
        say(
            f"{count['texts']:,} texts, {count['decrypted']:,} phrases decrypted; the rest stays "
            f"as released ({output})"
        )
        return {**count, "output": output}
    assert mapping is not None
    texts = restore_by_map(sanitized, mapping, output, text_column=text_column, id_column=id_column)
    say(f"{texts:,} texts restored to {output}")
    return {"texts": texts, "output": output}
