"""`python -m spacy kanon fill-gaps`: spans without texts in, texts to train on out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from wasabi import msg

from ...errors import Errors, KanonError
from ...storage.output_checks import check_new_file
from ...storage.progress import progress_bar
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

if TYPE_CHECKING:
    from ...training.gaps import Gap


def fill_gaps(
    spans: Path,
    donors: Path,
    output: Path,
    *,
    kb: Path | None = None,
    copies: int = 4,
    limit: int = 2000,
    longest: int = 3000,
    text_column: str = "text",
    seed: int = 0,
) -> int:
    """Make training texts of annotated phrases whose text is not available.

    spans (Path): JSONL: doc_id and spans with offsets and decisions.
    donors (Path): Texts of the same kind: JSONL, CSV, TSV or Parquet.
    output (Path): TAB JSON to write.
    kb (Path | None): Knowledge base folder (default: bundled sample).
    copies (int): Times each document is filled, always differently.
    limit (int): Take the first N donors only (0: all).
    longest (int): Leave out donors with more characters than this.
    text_column (str): Field or column that holds the donors' text.
    seed (int): Of the choice of connecting texts.
    RETURNS (int): Number of texts.
    RAISES (KanonError): E550 if there are no spans; E556 for a donor that cannot be read; E561 if
        the donors hold no text between phrases.
    """
    from ...formats.tab import write_tab
    from ...training.gaps import GapBank, fill_all, read_partial_texts

    partials = read_partial_texts(spans)
    if not partials:
        raise KanonError(Errors.E550.format(path=spans))
    bank = GapBank.of(_gaps(donors, kb, limit, longest, text_column))
    texts = fill_all(partials, bank, copies=copies, seed=seed)
    write_tab(texts, output)
    return len(texts)


@kanon_cli.command("fill-gaps")
@friendly_errors
def fill_gaps_cli(
    spans: Path = argument(fill_gaps, "spans"),
    donors: Path = argument(fill_gaps, "donors"),
    output: Path = argument(fill_gaps, "output"),
    kb: Path | None = option(fill_gaps, "kb"),
    copies: int = option(fill_gaps, "copies"),
    limit: int = option(fill_gaps, "limit"),
    longest: int = option(fill_gaps, "longest"),
    text_column: str = option(fill_gaps, "text_column"),
    seed: int = option(fill_gaps, "seed"),
    force: bool = typer.Option(False, "--force", help="Replace OUTPUT if it exists"),
) -> dict[str, Any]:
    """Make training texts of annotated phrases whose text is not available.

    What stands between two phrases is taken from other texts, where it stands between two phrases
    of the same kinds and has the same length.
    """
    check_new_file(output, force=force, inputs=[spans, donors])
    count = fill_gaps(
        spans,
        donors,
        output,
        kb=kb,
        copies=copies,
        limit=limit,
        longest=longest,
        text_column=text_column,
        seed=seed,
    )
    msg.good(f"{count} texts: {output}")
    return {"texts": count, "output": output}


def _gaps(
    donors: Path, kb: Path | None, limit: int, longest: int, text_column: str
) -> Iterator[Gap]:
    import spacy

    from ...detection.analysis import Analysis
    from ...detection.detect import detect
    from ...kb.reader import open_kb
    from ...storage.texts import read_good_texts
    from ...training.gaps import gaps_of

    all_records = read_good_texts(donors, text_column=text_column)
    usable = (record for record in all_records if len(record.text) <= longest)
    knowledge = open_kb(kb)
    nlp = spacy.blank("en")
    records = islice(usable, limit) if limit else usable
    for record in progress_bar(records, "donors", total=limit or donors):
        doc = nlp.make_doc(record.text)
        starts = [token.idx for token in doc]
        ends = [token.idx + len(token) for token in doc]
        yield from gaps_of(doc.text, detect(Analysis(doc.text, starts, ends), knowledge))
