"""Gold to train a recognizer of kinds on, and what a pipeline finds in texts."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha1
from pathlib import Path

from spacy_kanon.evaluation.span_scores import LabelledSpan
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.types import AnnotatedText

CONFIGS = Path(__file__).parents[1] / "configs"
HELD = 10  # One text in this many is kept to choose settings on.


def write_gold(tab: Path, filled: Path, out: Path) -> tuple[Path, Path]:
    """Judgments and filled biographies in one file, and a part of both in another.

    tab (Path): TAB's training texts.
    filled (Path): What `fill-gaps` made of the released spans of WikiReplace. Its variants of one
        biography (`id#1`, `id#2`) stay together.
    RETURNS (tuple[Path, Path]): train.json and held.json in `out`.
    """
    texts = [*read_texts(tab), *read_texts(filled)]
    held = [text for text in texts if _is_held(text)]
    paths = out / "train.json", out / "held.json"
    for path, part in zip(paths, ([t for t in texts if not _is_held(t)], held), strict=True):
        write_tab(part, path)
    return paths


def _is_held(text: AnnotatedText) -> bool:
    name = text.doc_id.partition("#")[0]
    return int(sha1(name.encode("utf8")).hexdigest(), 16) % HELD == 0


def train(config: str, train: Path, held: Path, out: Path, *options: str) -> Path:
    """`spacy train` with a config of this repository; the folder of the last model."""
    command = [
        sys.executable, "-m", "spacy", "train", str(CONFIGS / config), "--output", str(out),
        "--paths.train", str(train), "--paths.dev", str(held), *options,
    ]  # fmt: skip
    subprocess.run(command, check=True)
    return out / "model-last"


def found_spans(nlp, texts: Sequence[AnnotatedText]) -> dict[str, list[LabelledSpan]]:
    """The entities of a pipeline by document, with character offsets."""
    return {
        text.doc_id: [LabelledSpan(e.start_char, e.end_char, e.label_) for e in nlp(text.text).ents]
        for text in texts
    }
