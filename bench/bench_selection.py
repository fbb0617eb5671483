"""Question: what is the text part of a learned selector worth, and what does it cost?

Cross-validates the binary framing over the documents of a WikiReplace file with no text encoder,
with the hashed one, and, if a folder or name is given, with a transformer. Prints accuracy against
the majority and mean reciprocal rank with intervals over documents, CPU seconds of the whole
cross-validation, and phrases ranked per CPU second that were never seen before.

    python bench/bench_selection.py dev.json [--transformer sentence-transformers/all-MiniLM-L6-v2]
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from spacy_kanon.evaluation.selection import Score, score_selection
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.formats.wikireplace import replacement_choices
from spacy_kanon.models.selection_model import make_selection_model
from spacy_kanon.models.text_encoders import (
    TextEncoder,
    make_hashed_text_encoder,
    make_transformer_text_encoder,
)
from spacy_kanon.types import AnnotatedText

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))
from evaluate_selection import (
    cross_validate,
    read_selection_config,
    selection_items,
    to_phrase,
)

CONFIG = Path(__file__).parents[1] / "configs" / "selection_cpu.cfg"
REPEATS = 3


def ranking_rate(texts: list[AnnotatedText], encoder: TextEncoder | None) -> float:
    """Phrases scored per CPU second, the best of some runs; nothing is remembered from another."""
    model = make_selection_model(encoder=encoder)
    model.initialize()
    rates = []
    for repeat in range(REPEATS):
        phrases = [
            replace(phrase, context=f"{repeat} {phrase.context}")
            for text in texts
            for choice in replacement_choices([text])
            for phrase in [to_phrase(choice, text, 60)]
        ]
        start = time.process_time()
        model.predict(phrases)
        rates.append(len(phrases) / (time.process_time() - start))
    return max(rates)


def percent(score: Score) -> str:
    return f"{100 * score.value:.1f} ({100 * score.low:.1f}-{100 * score.high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("gold", type=Path)
    parser.add_argument("--transformer", default="")
    parser.add_argument("--folds", type=int, default=10)
    options = parser.parse_args()
    texts = read_texts(options.gold)
    items = selection_items(texts)
    name = "spacy-kanon.TransformerTextEncoder.v1"
    encoders: dict[str, tuple[dict[str, Any] | None, TextEncoder | None]] = {
        "none": (None, None),
        "hashed": (
            {"@architectures": "spacy-kanon.HashedTextEncoder.v1"},
            make_hashed_text_encoder(),
        ),
    }
    if options.transformer:
        encoders["transformer"] = (
            {"@architectures": name, "name": options.transformer},
            make_transformer_text_encoder(options.transformer),
        )
    print(f"{platform.machine()}, Python {platform.python_version()}, {len(items)} phrases")
    for label, (settings, encoder) in encoders.items():
        config = read_selection_config(CONFIG, "binary")
        config["components"]["replacement_selector"]["model"]["encoder"] = settings
        start = time.process_time()
        found = cross_validate(texts, config, folds=options.folds, name=label)
        seconds = time.process_time() - start
        scores = score_selection(items, found.rankings)
        print(
            f"{label:12} majority {percent(scores.accuracy_majority)}"
            f"  MRR {percent(scores.mean_reciprocal_rank)}"
            f"  {seconds:.0f} CPU s  {ranking_rate(texts, encoder):.0f} phrases/s"
        )


if __name__ == "__main__":
    main()
