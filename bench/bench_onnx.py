"""What changes when a trained masker leaves PyTorch, in 32 bits and in eight?

    python bench/bench_onnx.py PIPELINE TEXTS [TEXTS ...] [--limit 20]

PIPELINE is trained on PyTorch; TEXTS is gold in any format of `kanon convert`, or records with
texts. It is assembled without a knowledge base three times: as it is, for ONNX Runtime in 32 bits,
and in eight. Printed are masks that differ from PyTorch's, scores of each where the texts are
annotated, words per second of processor time of the whole pipeline, each text alone, and what each
takes on disk and, packed, in a wheel. Threads are those of OMP_NUM_THREADS.
"""

from __future__ import annotations

import argparse
import gzip
import json
import tempfile
import time
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import spacy

from spacy_kanon.cli.training.assemble import assemble
from spacy_kanon.corpus.formats.hidden_spans import hidden_spans
from spacy_kanon.corpus.formats.registry import read_texts
from spacy_kanon.evaluation.metrics.mask_scores import Settings, evaluate_masks
from spacy_kanon.types import AnnotatedText

FORMS: dict[str, dict[str, bool]] = {
    "PyTorch": {},
    "ONNX, 32 bits": {"onnx": True},
    "ONNX, 8 bits": {"onnx": True, "int8": True},
}
SHOWN = (
    "exact_f1", "token_precision", "token_recall", "entity_recall_direct", "entity_recall_quasi",
)  # fmt: skip
Masks = dict[str, list[tuple[int, int]]]


def texts_of(path: Path, limit: int) -> list[AnnotatedText]:
    """Annotated texts, or plain ones of JSON lines."""
    if ".jsonl" not in path.name:
        return read_texts(path)[:limit]
    opened: Any = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf8") as lines:
        records = [json.loads(line) for line, _ in zip(lines, range(limit), strict=False)]
    return [AnnotatedText(str(i), record["text"], {}) for i, record in enumerate(records)]


def masks_of(nlp: Any, texts: Sequence[AnnotatedText]) -> tuple[Masks, int, float]:
    """What is hidden in each text; words, and seconds of processor time."""
    nlp("Warm.")
    masks, words = {}, 0
    began = time.process_time()
    for text in texts:
        doc = nlp(text.text)
        masks[text.doc_id] = hidden_spans(doc, "ents")
        words += len(doc)
    return masks, words, time.process_time() - began


def packed(folder: Path) -> float:
    """Megabytes of a folder in a zip, as a wheel is one."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "packed.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in folder.rglob("*"):
                archive.write(file, file.relative_to(folder))
        return path.stat().st_size / 1e6


def compare(path: Path, texts: Sequence[AnnotatedText], loaded: dict[str, Any]) -> None:
    expected: Masks = {}
    for form, nlp in loaded.items():
        masks, words, seconds = masks_of(nlp, texts)
        expected = expected or masks
        differing = [set(masks[i]) ^ set(expected[i]) for i in expected]
        scores = ""
        if all(text.annotations for text in texts):
            settings = Settings(weighting=None, resamples=0)
            by_name = evaluate_masks(texts, masks, settings=settings)
            scores = ", ".join(f"{name} {by_name[name].value:.3f}" for name in SHOWN)
        print(
            f"{path.parent.name}/{path.name}, {form}: {len(texts)} texts, {words:,} tokens, "
            f"{sum(map(len, masks.values()))} masks, {sum(map(bool, differing))} texts differ, "
            f"{sum(map(len, differing))} masks on one side only; "
            f"{words / seconds:,.0f} tokens/s; {scores}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pipeline", type=Path)
    parser.add_argument("texts", type=Path, nargs="+")
    parser.add_argument("--limit", type=int, default=1_000_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        loaded = {}
        for form, settings in FORMS.items():
            folder = Path(scratch) / form
            assemble(options.pipeline, folder, with_kb=False, kinds=["PERSON", "CODE"], **settings)
            began = time.process_time()
            loaded[form] = spacy.load(folder)
            taken = time.process_time() - began
            size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6
            print(f"{form}: {size:.1f} MB, packed {packed(folder):.1f} MB, loads in {taken:.1f} s")
        for path in options.texts:
            compare(path, texts_of(path, options.limit), loaded)


if __name__ == "__main__":
    main()
