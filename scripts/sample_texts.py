"""Write short biographies of the invented people in the bundled sample knowledge base."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import biographies

from spacy_kanon.cli._util import Arg, Force, Opt, Seed, script_command
from spacy_kanon.formats.annotation_files import write_jsonl
from spacy_kanon.storage.output_checks import check_new_file


def sample_texts(
    output: Annotated[Path, Arg(help="JSONL file to write: id, name, text")],
    count: Annotated[int, Opt("--count", help="Texts, each about another person")] = 400,
    seed: Seed = 0,
    force: Force = False,
) -> dict[str, Any]:
    """Write short biographies of the invented people in the bundled sample knowledge base."""
    check_new_file(output, force=force, inputs=[])
    texts = [dict(text) for text in biographies.sample_texts(count, seed=seed)]
    write_jsonl(texts, output)
    return {"texts": len(texts), "output": output}


if __name__ == "__main__":
    script_command(sample_texts)()
