"""Let an encoder guess hidden words of texts of one's own kind, before any label is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from spacy_kanon.cli._util import Arg, Force, TextColumn, overrides_of, script_command, settings_of
from spacy_kanon.formats import registry
from spacy_kanon.models import encoder_adaptation
from spacy_kanon.storage.files import whole_folder
from spacy_kanon.storage.output_checks import check_new_folder
from spacy_kanon.storage.texts import read_good_texts


def adapt_encoder(
    encoder: Annotated[str, Arg(help="Transformer, such as roberta-base; name or folder")],
    output: Annotated[Path, Arg(help="Folder to make: the encoder with a masked-word head")],
    texts: Annotated[list[Path], Arg(help="Plain or annotated texts: JSONL, TAB, DocBin, ...")],
    text_column: TextColumn = "text",
    force: Force = False,
    ctx: typer.Context = None,
) -> dict[str, Any]:
    """Let an encoder guess hidden words of texts of your own kind, before any label is shown.

    The folder serves as --vars.transformer of the configs and as the language model of the risk
    indicators. Do not give it the texts that you will score on. Settings: --adaptation.steps 100.
    """
    options = settings_of(encoder_adaptation.Adaptation, "adaptation", overrides_of(ctx))
    check_new_folder(output, force=force, inputs=texts)
    corpus = [text for path in texts for text in _read(path, text_column)]
    with whole_folder(output, force=force) as folder:
        adapted = encoder_adaptation.adapt_encoder(encoder, corpus, folder, options, progress=True)
    return {**adapted._asdict(), "output": output}


def _read(path: Path, text_column: str) -> list[str]:
    if path.suffix in (".json", ".spacy"):
        return [text.text for text in registry.read_texts(path)]
    return [record.text for record in read_good_texts(path, text_column=text_column)]


if __name__ == "__main__":
    script_command(adapt_encoder)()
