"""Annotate a silver corpus for a recognizer of the eight kinds of personal information."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import spacy
from spacy.tokens import DocBin

from spacy_kanon.cli._options import Force, Kb, Limit, TextColumn
from spacy_kanon.cli._util import Arg, Opt, script_command
from spacy_kanon.errors import KanonError
from spacy_kanon.formats.annotation_files import write_whole
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.release.runner import load_pipeline
from spacy_kanon.storage.output_checks import check_new_file
from spacy_kanon.storage.progress import progress_bar
from spacy_kanon.storage.texts import read_good_texts
from spacy_kanon.training.silver import silver_doc


def annotate_kinds(
    texts: Annotated[Path, Arg(help="Texts: .txt, .jsonl, .csv, .tsv, .parquet (.gz)")],
    output: Annotated[Path, Arg(help="DocBin to write (.spacy)")],
    kb: Kb = None,
    ner: Annotated[
        str | None, Opt("--ner", help="A pipeline with a recognizer, e.g. en_core_web_sm")
    ] = None,
    text_column: TextColumn = "text",
    limit: Limit = 0,
    force: Force = False,
) -> dict[str, Any]:
    """Annotate PERSON, ORG, LOC, DATETIME, CODE, QUANTITY, DEM and MISC by gazetteers, rules and
    any recognizer at hand, to train one recognizer of all of them.
    """
    check_new_file(output, force=force, inputs=[texts])
    nlp = load_pipeline(ner) if ner else spacy.blank("en")
    knowledge, docbin = open_kb(kb), DocBin()
    counts: Counter[str] = Counter()
    records = islice(read_good_texts(texts, text_column=text_column), limit or None)
    for record in progress_bar(records, "annotate", total=limit or texts):
        doc = silver_doc(nlp(record.text), knowledge)
        docbin.add(doc)
        counts.update(["texts", *(entity.label_ for entity in doc.ents)])
    if not counts["texts"]:
        raise KanonError("[KN593] The input holds no record. Check the file.")
    write_whole(docbin.to_bytes(), output)
    return {"counts": dict(sorted(counts.items())), "output": output}


if __name__ == "__main__":
    script_command(annotate_kinds)()
