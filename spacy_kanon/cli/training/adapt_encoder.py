"""`python -m spacy kanon adapt-encoder`: an encoder that has read texts of one's own kind."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from wasabi import msg

from ...models.encoder_adaptation import Adaptation
from ...storage.output_checks import check_new_folder
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

if TYPE_CHECKING:
    from ...models.encoder_adaptation import Adapted


def adapt_encoder(
    encoder: str,
    output: Path,
    texts: list[Path],
    options: Adaptation,
    *,
    text_column: str = "text",
    force: bool = False,
) -> Adapted:
    """Write an encoder that has guessed hidden words of texts of one's own kind.

    encoder (str): Transformer, such as roberta-base; name or folder.
    output (Path): Folder to make: the encoder with a masked-word head.
    texts (list[Path]): Plain or annotated texts: JSONL, CSV, Parquet, TAB's JSON, DocBin, ...
    options (Adaptation): How to train.
    text_column (str): Field or column that holds the text.
    force (bool): Replace OUTPUT if it exists.
    RETURNS (Adapted): How much was read, and the loss before and after.
    RAISES (KanonError): E003 if a file is missing; E004 if OUTPUT exists; E556 for a record that
        cannot be read; what training raises.
    """
    from ...models import encoder_adaptation
    from ...storage.files import whole_folder

    check_new_folder(output, force=force, inputs=texts)
    corpus = [text for path in texts for text in _read(path, text_column)]
    with whole_folder(output, force=force) as folder:
        return encoder_adaptation.adapt_encoder(encoder, corpus, folder, options, progress=True)


@kanon_cli.command("adapt-encoder")
@friendly_errors
def adapt_encoder_cli(
    encoder: str = argument(adapt_encoder, "encoder"),
    output: Path = argument(adapt_encoder, "output"),
    texts: list[Path] = argument(adapt_encoder, "texts"),
    text_column: str = option(adapt_encoder, "text_column"),
    steps: int = option(Adaptation, "steps"),
    batch: int = option(Adaptation, "batch"),
    length: int = option(Adaptation, "length"),
    learn_rate: float = option(Adaptation, "learn_rate"),
    cpu_bfloat16: bool = option(Adaptation, "cpu_bfloat16"),
    seed: int = option(Adaptation, "seed"),
    gpu_id: int = option(Adaptation, "gpu_id", "--gpu-id", "-g"),
    force: bool = option(adapt_encoder, "force", "--force"),
) -> dict[str, Any]:
    """Let an encoder guess hidden words of texts of your own kind, before any label is shown.

    The folder serves as --vars.transformer of the configs and as the language model of the risk
    indicators. Do not give it the texts that you will score on.
    """
    options = Adaptation(
        steps=steps,
        length=length,
        batch=batch,
        learn_rate=learn_rate,
        seed=seed,
        cpu_bfloat16=cpu_bfloat16,
        gpu_id=gpu_id,
    )
    adapted = adapt_encoder(encoder, output, texts, options, text_column=text_column, force=force)
    msg.good(
        f"Encoder: {output}",
        f"{adapted.tokens:,} sub-words; on held-out texts {adapted.before:.3f} nats per hidden "
        f"sub-word before, {adapted.after:.3f} now",
    )
    return {**adapted._asdict(), "output": output}


def _read(path: Path, text_column: str) -> list[str]:
    from ...formats import registry as convert
    from ...storage.texts import read_good_texts

    if path.suffix in (".json", ".spacy"):
        return [text.text for text in convert.read_texts(path)]
    return [record.text for record in read_good_texts(path, text_column=text_column)]
