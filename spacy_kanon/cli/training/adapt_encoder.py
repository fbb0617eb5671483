"""`python -m spacy kanon adapt-encoder`: an encoder that has read texts of one's own kind."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer
from wasabi import msg

from .._app import kanon_cli
from .._errors import friendly_errors

if TYPE_CHECKING:
    from ...models.encoder_adaptation import Adaptation, Adapted


@kanon_cli.command("adapt-encoder")
@friendly_errors
def adapt_encoder_cli(
    encoder: str = typer.Argument(..., help="Transformer, such as roberta-base; name or folder"),
    output: Path = typer.Argument(..., help="Folder to make: the encoder with a masked-word head"),
    texts: list[Path] = typer.Argument(
        ...,
        help="Plain or annotated texts: JSONL, CSV, Parquet, TAB's JSON, DocBin, ...",
    ),
    text_column: str = typer.Option("text", help="Field or column that holds the text"),
    steps: int = typer.Option(3000, help="Updates"),
    batch: int = typer.Option(2048, help="Sub-words of an update"),
    length: int = typer.Option(128, help="Sub-words of a run of text"),
    learn_rate: float = typer.Option(4e-4, help="Highest learning rate"),
    cpu_bfloat16: bool = typer.Option(
        False, help="Multiply in bfloat16: faster on processors with AVX512-BF16 or AMX"
    ),
    seed: int = typer.Option(0, help="Of the order and of what is hidden"),
    gpu_id: int = typer.Option(-1, "--gpu-id", "-g", help="GPU, or -1 for the CPU"),
    force: bool = typer.Option(False, "--force", help="Replace OUTPUT if it exists"),
) -> None:
    """Let an encoder guess hidden words of texts of your own kind, before any label is shown.

    The folder serves as --vars.transformer of the configs and as the language model of the risk
    indicators. Do not give it the texts that you will score on.
    """
    from ...models.encoder_adaptation import Adaptation

    options = Adaptation(
        steps=steps,
        length=length,
        batch=batch,
        learn_rate=learn_rate,
        seed=seed,
        cpu_bfloat16=cpu_bfloat16,
        gpu_id=gpu_id,
    )
    found = adapt_encoder(encoder, output, texts, options, text_column=text_column, force=force)
    msg.good(
        f"Encoder: {output}",
        f"{found.tokens:,} sub-words; on held-out texts {found.before:.3f} nats per hidden "
        f"sub-word before, {found.after:.3f} now",
    )


def adapt_encoder(
    encoder: str,
    output: Path,
    texts: list[Path],
    options: Adaptation,
    *,
    text_column: str = "text",
    force: bool = False,
) -> Adapted:
    """Write the adapted encoder; the arguments are those of the command.

    RAISES (KanonError): E003, E004, E556; what reading the texts and training raise.
    """
    from ...io.whole_files import whole_folder
    from ...models import encoder_adaptation

    found = [text for path in texts for text in _read(path, text_column)]
    with whole_folder(output, force=force) as folder:
        return encoder_adaptation.adapt_encoder(encoder, found, folder, options, progress=True)


def _read(path: Path, text_column: str) -> list[str]:
    from ...corpus.formats import registry as convert
    from ...io.texts import read_good_texts

    if path.suffix in (".json", ".spacy"):
        return [text.text for text in convert.read_texts(path)]
    return [record.text for record in read_good_texts(path, text_column=text_column)]
