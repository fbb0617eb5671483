"""`python -m spacy kanon annotate-kinds`: texts in, a silver corpus for a recognizer out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from wasabi import msg

from ...errors import Errors, KanonError
from ...storage.output_checks import check_new_file
from ...storage.progress import progress_bar
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option


def annotate_kinds(
    texts: Path,
    output: Path,
    *,
    kb: Path | None = None,
    ner: str | None = None,
    text_column: str = "text",
    limit: int = 0,
    force: bool = False,
) -> dict[str, int]:
    """Make a silver corpus for a recognizer of the eight kinds of personal information.

    texts (Path): Texts: .txt, .jsonl, .csv, .tsv, .parquet (.gz).
    output (Path): DocBin to write (.spacy).
    kb (Path | None): Knowledge base (default: the bundled sample).
    ner (str | None): A pipeline with a recognizer, e.g. en_core_web_sm.
    text_column (str): Field that holds the text.
    limit (int): Texts to take (0: all).
    force (bool): Replace OUT if it exists.
    RETURNS (dict[str, int]): Number of texts, and of spans of each kind.
    RAISES (KanonError): E004, E003, E590 to E593 for the files; E323 for the pipeline.
    """
    import spacy
    from spacy.tokens import DocBin

    from ...formats.annotation_files import write_whole
    from ...kb.reader import open_kb
    from ...storage.texts import BadRecord, read_texts
    from ...training.silver import silver_doc

    check_new_file(output, force=force, inputs=[texts])
    try:
        nlp = spacy.load(ner) if ner else spacy.blank("en")
    except OSError as error:
        raise KanonError(Errors.E323.format(name=ner)) from error
    knowledge = open_kb(kb)
    docbin = DocBin()
    counts: dict[str, int] = {"texts": 0}
    records = read_texts(texts, text_column=text_column)
    for record in progress_bar(records, "annotate", total=limit or texts):
        if isinstance(record, BadRecord):
            reason = record.problem
            raise KanonError(
                Errors.E504.format(path=texts, doc_id=f"line {record.line}", reason=reason)
            )
        doc = silver_doc(nlp(record.text), knowledge)
        docbin.add(doc)
        counts["texts"] += 1
        for entity in doc.ents:
            counts[entity.label_] = counts.get(entity.label_, 0) + 1
        if counts["texts"] == limit:
            break
    if not counts["texts"]:
        raise KanonError(Errors.E593)
    write_whole(docbin.to_bytes(), output)
    return counts


@kanon_cli.command("annotate-kinds")
@friendly_errors
def annotate_kinds_cli(
    texts: Path = argument(annotate_kinds, "texts"),
    output: Path = argument(annotate_kinds, "output", metavar="OUT"),
    kb: Path | None = option(annotate_kinds, "kb", "--kb"),
    ner: str | None = option(annotate_kinds, "ner", "--ner"),
    text_column: str = option(annotate_kinds, "text_column", "--text-column"),
    limit: int = option(annotate_kinds, "limit", "--limit", "-n"),
    force: bool = option(annotate_kinds, "force", "--force", "-f"),
) -> dict[str, Any]:
    """Annotate PERSON, ORG, LOC, DATETIME, CODE, QUANTITY, DEM and MISC by gazetteers, rules and
    any recognizer at hand, to train one recognizer of all of them.
    """
    counts = annotate_kinds(
        texts, output, kb=kb, ner=ner or None, text_column=text_column, limit=limit, force=force
    )
    msg.table(sorted(counts.items()), aligns=("l", "r"))
    msg.good(f"Annotated: {output}")
    return {"counts": dict(counts), "output": output}
