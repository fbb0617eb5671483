"""Make training texts of annotated phrases whose text is not available."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import spacy

from spacy_kanon.cli._options import Force, Kb, Limit, Seed, TextColumn
from spacy_kanon.cli._util import Arg, Opt, script_command
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import detect
from spacy_kanon.errors import Errors, KanonError
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.storage.output_checks import check_new_file
from spacy_kanon.storage.progress import progress_bar
from spacy_kanon.storage.texts import read_good_texts
from spacy_kanon.training.infilling import Gap, Infiller, gaps_of, infill_all, read_partial_texts


def fill_gaps(
    spans: Annotated[Path, Arg(help="JSONL: doc_id and spans with offsets and decisions")],
    donors: Annotated[Path, Arg(help="Texts of the same kind: JSONL, CSV, TSV or Parquet")],
    output: Annotated[Path, Arg(help="TAB JSON to write")],
    kb: Kb = None,
    copies: Annotated[int, Opt("--copies", help="Times each document is filled")] = 4,
    limit: Limit = 2000,
    longest: Annotated[int, Opt("--longest", help="Most characters of a donor")] = 3000,
    text_column: TextColumn = "text",
    seed: Seed = 0,
    force: Force = False,
) -> dict[str, Any]:
    """Make training texts of annotated phrases whose text is not available.

    Text between two phrases is taken from other texts: between two phrases of the same kinds, of
    the same length.
    """
    check_new_file(output, force=force, inputs=[spans, donors])
    partials = read_partial_texts(spans)
    if not partials:
        raise KanonError(Errors.E550.format(path=spans))
    bank = Infiller(_gaps(donors, kb, limit, longest, text_column))
    texts = infill_all(partials, bank, copies=copies, seed=seed)
    write_tab(texts, output)
    return {"texts": len(texts), "output": output}


def _gaps(
    donors: Path, kb: Path | None, limit: int, longest: int, text_column: str
) -> Iterator[Gap]:
    records = read_good_texts(donors, text_column=text_column)
    usable = (record for record in records if len(record.text) <= longest)
    chosen = islice(usable, limit) if limit else usable
    knowledge, nlp = open_kb(kb), spacy.blank("en")
    for record in progress_bar(chosen, "donors", total=limit or donors):
        doc = nlp.make_doc(record.text)
        starts = [token.idx for token in doc]
        ends = [token.idx + len(token) for token in doc]
        yield from gaps_of(doc.text, detect(Analysis(doc.text, starts, ends), knowledge))


if __name__ == "__main__":
    script_command(fill_gaps)()
