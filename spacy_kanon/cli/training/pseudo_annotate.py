"""`python -m spacy kanon pseudo-annotate`: a masker's own decisions as annotations to train on."""

from __future__ import annotations

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
    from spacy.tokens import Doc

    from ...types import GoldMention

ANNOTATOR = "model"


def pseudo_annotate(
    pipeline: str,
    texts: Path,
    output: Path,
    *,
    limit: int = 0,
    longest: int = 0,
    text_column: str = "text",
) -> int:
    """Write a masker's own decisions as annotations to train on.

    Masked mentions are QUASI: a masker does not tell direct identifiers apart.

    pipeline (str): Trained masker, with or without kinds.
    texts (Path): Plain texts: JSONL, CSV, TSV or Parquet, also with .gz.
    output (Path): TAB JSON to write.
    limit (int): Take the first N texts only (0: all).
    longest (int): Leave out texts with more characters than this (0: none).
    text_column (str): Field or column that holds the text.
    RETURNS (int): Number of texts.
    RAISES (KanonError): E569 if nothing was masked; E608 if there is no such pipeline; what reading
        the texts raises.
    """
    from ...formats.tab import write_tab
    from ...names import NO_MASK
    from ...storage.texts import read_good_texts
    from ...types import AnnotatedText
    from ..evaluating.system_files import load_pipeline

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
    return len(annotated)


@kanon_cli.command("pseudo-annotate")
@friendly_errors
def pseudo_annotate_cli(
    pipeline: str = argument(pseudo_annotate, "pipeline"),
    texts: Path = argument(pseudo_annotate, "texts"),
    output: Path = argument(pseudo_annotate, "output"),
    limit: int = option(pseudo_annotate, "limit"),
    longest: int = option(pseudo_annotate, "longest"),
    text_column: str = option(pseudo_annotate, "text_column"),
    force: bool = typer.Option(False, "--force", help="Replace OUTPUT if it exists"),
) -> dict[str, Any]:
    """Annotate plain texts by a trained masker, for self-training.

    A masker that learned from few or patched texts teaches a second one on many whole ones. Do not
    give it the texts that you will score on.
    """
    check_new_file(output, force=force, inputs=[texts])
    count = pseudo_annotate(
        pipeline, texts, output, limit=limit, longest=longest, text_column=text_column
    )
    msg.good(f"{count} texts: {output}")
    return {"texts": count, "output": output}


def _mentions(doc: Doc) -> list[GoldMention]:
    """What the masker decided, hidden or kept; equal phrases of a kind are one entity."""
    from ...detection.label_map import decision_of, kind_of_label
    from ...names import NO_MASK, QUASI
    from ...types import GoldMention

    entities: dict[tuple[str, str], str] = {}
    mentions: list[GoldMention] = []
    for ent in doc.ents:
        masked = decision_of(ent.label_)
        if masked is None:
            continue
        kind = ent.id_ or kind_of_label(ent.label_)
        entity = entities.setdefault((kind, ent.text), f"e{len(entities) + 1}")
        mentions.append(
            GoldMention(
                ent.start_char,
                ent.end_char,
                kind,
                QUASI if masked else NO_MASK,
                entity,
                f"em{len(mentions) + 1}",
            )
        )
    return mentions
