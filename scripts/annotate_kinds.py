"""Annotate a silver corpus for a recognizer of the eight kinds of personal information.

Papadopoulou et al. 2023, section 4.2: gazetteers of what the properties of humans in Wikidata
take for values (`data/properties.tsv` says which property is which kind, and why) and any
recognizer at hand annotate texts; a recognizer is trained on these. Where they overlap, the order
is

1. dates, codes and quantities, which are recognized by their form;
2. the recognizer at hand, by the kinds its labels stand for;
3. terms of the knowledge base, the longest first;
4. capitalized sequences and quoted titles that no rule before has claimed.

Of an overlap the lower in rank is dropped whole: a recognizer learns nothing from half a name.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import spacy
from spacy.tokens import Doc, DocBin

from spacy_kanon.cli._options import Force, Kb, Limit, TextColumn
from spacy_kanon.cli._util import Arg, Opt, script_command
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import find_candidates
from spacy_kanon.detection.gazetteer import find_mentions
from spacy_kanon.errors import KanonError
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.kb.terms import is_harmless
from spacy_kanon.names import CODE, DATETIME, MASK, QUANTITY, kind_of_label
from spacy_kanon.release.runner import load_pipeline
from spacy_kanon.storage.files import check_new_file, whole_file
from spacy_kanon.storage.progress import progress_bar
from spacy_kanon.storage.texts import read_good_texts
from spacy_kanon.training.silver import with_entities, without_overlaps
from spacy_kanon.types import Knowledge, Mention

_BY_FORM = (DATETIME, CODE, QUANTITY)
_RULED, _RECOGNIZED, _KNOWN, _REST = range(4)


def find_kinds(doc: Doc, knowledge: Knowledge) -> list[Mention]:
    """What a recognizer should find in a text."""
    starts = [token.idx for token in doc]
    ends = [token.idx + len(token) for token in doc]
    analysis = Analysis(doc.text, starts, ends)
    ruled = find_candidates(analysis)  # Without a look at the terms: form comes first here.
    terms = [m for m in find_mentions(analysis, knowledge) if not is_harmless(m.key)]
    recognized = [
        Mention(e.start_char, e.end_char, kind_of_label(e.label_), e.text, (), "ents")
        for e in doc.ents
        if e.label_ != MASK  # A masker says nothing about kinds.
    ]
    ranked = [(_RULED if m.kind in _BY_FORM else _REST, m) for m in ruled]
    ranked += [(_RECOGNIZED, m) for m in recognized]
    ranked += [(_RULED if m.kind in _BY_FORM else _KNOWN, m) for m in terms]
    return without_overlaps(ranked)


def silver_doc(doc: Doc, knowledge: Knowledge) -> Doc:
    """The Doc with the silver kinds as its entities."""
    return with_entities(doc, ((m.start, m.end, m.kind) for m in find_kinds(doc, knowledge)))


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
    for record in progress_bar(records, "annotate", total=limit or None):
        doc = silver_doc(nlp(record.text), knowledge)
        docbin.add(doc)
        counts.update(["texts", *(entity.label_ for entity in doc.ents)])
    if not counts["texts"]:
        raise KanonError("[KN593] The input holds no record. Check the file.")
    with whole_file(output, binary=True) as file:
        file.write(docbin.to_bytes())
    return {"counts": dict(sorted(counts.items())), "output": output}


if __name__ == "__main__":
    script_command(annotate_kinds)()
