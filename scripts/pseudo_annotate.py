"""Annotate plain texts by a trained masker, for self-training."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Annotated, Any

from spacy.tokens import Doc

from spacy_kanon.cli._util import Arg, Force, Limit, Opt, TextColumn, script_command
from spacy_kanon.detection.label_map import decision_of, kind_of_label
from spacy_kanon.errors import Errors, KanonError
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.names import NO_MASK, QUASI
from spacy_kanon.release.runner import load_pipeline
from spacy_kanon.storage.output_checks import check_new_file
from spacy_kanon.storage.progress import progress_bar
from spacy_kanon.storage.texts import read_good_texts
from spacy_kanon.types import AnnotatedText, GoldMention

ANNOTATOR = "model"


def pseudo_annotate(
    pipeline: Annotated[str, Arg(help="Trained masker, with or without kinds")],
    texts: Annotated[Path, Arg(help="Plain texts: JSONL, CSV, TSV or Parquet, also with .gz")],
    output: Annotated[Path, Arg(help="TAB JSON to write")],
    limit: Limit = 0,
    longest: Annotated[int, Opt("--longest", help="Most characters of a text (0: any)")] = 0,
    text_column: TextColumn = "text",
    force: Force = False,
) -> dict[str, Any]:
    """Annotate plain texts by a trained masker, for self-training.

    A masker that learned from few or patched texts teaches a second one on many whole ones. Do not
    give it the texts that you will score on. Masked mentions are QUASI: a masker does not tell
    direct identifiers apart.
    """
    check_new_file(output, force=force, inputs=[texts])
    nlp = load_pipeline(pipeline)
    records = read_good_texts(texts, text_column=text_column)
    fitting = (r for r in records if not longest or len(r.text) <= longest)
    chosen = islice(fitting, limit) if limit else fitting
    stream = nlp.pipe(((record.text, record) for record in chosen), as_tuples=True)
    annotated = [
        AnnotatedText(f"{texts.name}:{record.line}", record.text, {ANNOTATOR: _mentions(doc)})
        for doc, record in progress_bar(stream, "texts", total=limit or texts)
    ]
    decisions = (m.identifier_type for text in annotated for m in text.annotations[ANNOTATOR])
    if all(decision == NO_MASK for decision in decisions):
        raise KanonError(Errors.E569.format(pipeline=pipeline, count=len(annotated)))
    write_tab(annotated, output)
    return {"texts": len(annotated), "output": output}


def _mentions(doc: Doc) -> list[GoldMention]:
    """Decisions of the masker, hidden or kept; equal phrases of a kind are one entity."""
    entities: dict[tuple[str, str], str] = {}
    mentions: list[GoldMention] = []
    for ent in doc.ents:
        masked = decision_of(ent.label_)
        if masked is None:
            continue
        kind = ent.id_ or kind_of_label(ent.label_)
        entity = entities.setdefault((kind, ent.text), f"e{len(entities) + 1}")
        decision, number = (QUASI if masked else NO_MASK), f"em{len(mentions) + 1}"
        mentions.append(GoldMention(ent.start_char, ent.end_char, kind, decision, entity, number))
    return mentions


if __name__ == "__main__":
    script_command(pseudo_annotate)()
