"""What changes when a trained masker leaves PyTorch, in 32 bits and in eight?

    python bench/bench_onnx.py PIPELINE TEXTS [TEXTS ...] [--limit 20] [--batches]

PIPELINE is trained on PyTorch; TEXTS is gold in any format of `kanon convert`, or records with
texts. It is assembled without a knowledge base three times: as it is, for ONNX Runtime in 32 bits,
and in eight. On PyTorch it computes in 32 bits, and once more in bfloat16 where it was made to.
Printed are masks that differ from PyTorch's in 32 bits, scores of each where the texts are
annotated, words per second of processor time of the whole pipeline, each text alone, and what each
takes on disk and, packed, in a wheel. Threads are those of OMP_NUM_THREADS. `--batches` also reads
each in batches and by two processes, and says in how many texts a byte of the masks differs.
"""

from __future__ import annotations

import argparse
import gzip
import json
import tempfile
import time
import zipfile
from collections.abc import Sequence
from operator import ne
from pathlib import Path
from typing import Any

import spacy

from spacy_kanon.cli.assemble import assemble
from spacy_kanon.evaluation.mask_scores import Settings, evaluate_masks
from spacy_kanon.formats.masks import hidden_spans
from spacy_kanon.formats.registry import read_texts
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


def in_32_bits(nlp: Any) -> dict[str, Any]:
    """What to change in the config of a pipeline whose transformer computes in bfloat16."""
    models = {name: dict(nlp.get_pipe_config(name).get("model") or {}) for name in nlp.pipe_names}
    return {
        f"components.{name}.model.cpu_bfloat16": False
        for name, model in models.items()
        if model.get("cpu_bfloat16")
    }


def loaded_forms(pipeline: Path) -> dict[str, Any]:
    """Every form of a pipeline, that in 32 bits on PyTorch first."""
    loaded: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as scratch:
        for form, settings in FORMS.items():
            folder = Path(scratch) / form
            assemble(pipeline, folder, with_kb=False, **settings)
            began = time.process_time()
            nlp = spacy.load(folder)
            taken = time.process_time() - began
            size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6
            print(f"{form}: {size:.1f} MB, packed {packed(folder):.1f} MB, loads in {taken:.1f} s")
            change = in_32_bits(nlp)
            if change:
                loaded[f"{form}, 32 bits"] = spacy.load(folder, config=change)
            loaded[f"{form}, bfloat16" if change else form] = nlp
    return loaded


def packed(folder: Path) -> float:
    """Megabytes of a folder in a zip, as a wheel is one."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "packed.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in folder.rglob("*"):
                archive.write(file, file.relative_to(folder))
        return path.stat().st_size / 1e6


def differing_in_batches(nlp: Any, texts: Sequence[AnnotatedText]) -> str:
    """How many texts are masked otherwise in batches or by several processes."""
    written = [text.text for text in texts]
    single = [hidden_spans(nlp(text), "ents") for text in written]
    counts = []
    for settings in ({"batch_size": 3}, {"batch_size": 64}, {"n_process": 2, "batch_size": 5}):
        batched = [hidden_spans(doc, "ents") for doc in nlp.pipe(written, **settings)]
        counts.append(f"{sum(map(ne, single, batched))} by {settings}")
    return ", ".join(counts)


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
    parser.add_argument("--batches", action="store_true", help="also read in batches")
    options = parser.parse_args()
    loaded = loaded_forms(options.pipeline)
    for path in options.texts:
        texts = texts_of(path, options.limit)
        compare(path, texts, loaded)
        if options.batches:
            for form, nlp in loaded.items():
                print(f"{path.name}, {form}, texts that differ: {differing_in_batches(nlp, texts)}")


if __name__ == "__main__":
    main()
