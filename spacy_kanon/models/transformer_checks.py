"""Checks that a transformer config makes before it loads or downloads anything.

[nlp.before_creation]
@callbacks = "spacy-kanon.need_transformers.v1"

[initialize.before_init]
@callbacks = "spacy-kanon.check_transformer.v1"
name = ${vars.transformer}
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from spacy.language import Language
from spacy.util import registry

from ..errors import Errors, KanonError

PACKAGE = "spacy_transformers"
CONFIG = "config.json"
# What the fast and the slow tokenizers of the common architectures are stored in.
TOKENIZER_FILES = (
    "tokenizer.json", "vocab.txt", "vocab.json", "spiece.model", "sentencepiece.bpe.model",
    "tokenizer.model",
)  # fmt: skip


@registry.callbacks("spacy-kanon.need_transformers.v1")
def make_need_transformers() -> Callable[[type[Language]], type[Language]]:
    """Refuse to build or load a transformer pipeline where spacy-transformers is missing.

    RETURNS (Callable[[type[Language]], type[Language]]): For `nlp.before_creation`; it raises E001.
    """

    def need_transformers(lang_cls: type[Language]) -> type[Language]:
        if find_spec(PACKAGE) is None:
            raise KanonError(
                Errors.E001.format(packages="spacy-transformers", extra="transformers")
            )
        return lang_cls

    return need_transformers


@registry.callbacks("spacy-kanon.check_transformer.v1")
def make_check_transformer(name: str) -> Callable[[Language], Language]:
    """Refuse a folder that holds no transformer, before training begins.

    name (str): A folder, or the name of a model to download, which is not checked here.
    RETURNS (Callable[[Language], Language]): For `initialize.before_init`; it raises E564.
    """

    def check(nlp: Language) -> Language:
        check_transformer_folder(name)
        return nlp

    return check


def check_transformer_folder(name: str) -> None:
    """Refuse a folder that lacks a transformer's files.

    name (str): A folder, or the name of a model to download, which is not checked.
    RAISES (KanonError): E564 if `name` is a folder without configuration or tokenizer.
    """
    folder = Path(name)
    if not folder.is_dir():
        return
    if not (folder / CONFIG).is_file():
        raise KanonError(Errors.E564.format(path=folder, missing=f"no {CONFIG}"))
    if not any((folder / file).is_file() for file in TOKENIZER_FILES):
        files = ", ".join(TOKENIZER_FILES)
        raise KanonError(Errors.E564.format(path=folder, missing=f"no tokenizer (one of {files})"))
