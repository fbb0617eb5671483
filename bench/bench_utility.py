"""Question: how much of the meaning of texts is left by wordings, and by what says less?

    python bench/bench_utility.py KB ONTOLOGY D/wikireplace/dev.json \
        --masks D/wikireplace/baseline_masks.json [--encoder FOLDER_OF_A_SENTENCE_TRANSFORMER]

The same phrases are written as the generalizer words them, as `***` and as "[KIND]"; Presidio's
masks of the same texts as "<ENTITY>", since the file does not have their kinds. Prints the shares
of words and information that are kept, text-preserved similarity (TPS) and the agreement of topics
before and after (NMI of clusters).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from bench_wordings import pipeline

from spacy_kanon.corpus.formats.registry import read_texts
from spacy_kanon.evaluation.attacks.similarity import Similarity, token_overlap
from spacy_kanon.evaluation.attacks.utility import clustering_agreement, measure_utility
from spacy_kanon.models.text_encoders import make_transformer_text_encoder
from spacy_kanon.names import DEFAULT_K, KANON, MASK, STAR
from spacy_kanon.text.placeholders import remove_placeholders
from spacy_kanon.text.rewriting import Replacement, rewrite
from spacy_kanon.types import MaskedSpan

# A version: per text what stands for which span.
Version = list[list[MaskedSpan]]


def versions(kb: Path, ontology: Path, texts: Sequence[str], k: int) -> dict[str, Version]:
    nlp = pipeline(kb, ontology, k)
    systems: dict[str, Version] = {"wordings": [], "***": [], "[KIND]": []}
    for doc in map(nlp, texts):
        spans = [span for span in doc.spans[KANON] if span.label_ == MASK]
        for name, write in (
            ("wordings", lambda span: span._.replacement or STAR),
            ("***", lambda span: STAR),
            ("[KIND]", lambda span: f"[{span._.risk_evidence['kind']}]"),
        ):
            systems[name].append(
                [MaskedSpan(span.start_char, span.end_char, write(span)) for span in spans]
            )
    return systems


def merged(spans: Sequence[Sequence[int]], wording: str) -> list[MaskedSpan]:
    joined: list[list[int]] = []
    for start, end in sorted(spans):
        if joined and start < joined[-1][1]:
            joined[-1][1] = max(end, joined[-1][1])
        else:
            joined.append([start, end])
    return [MaskedSpan(start, end, wording) for start, end in joined]


def text_of(original: str, spans: Sequence[MaskedSpan]) -> str:
    return rewrite(
        original, [Replacement(span.start, span.end, span.replacement or "") for span in spans]
    ).text


def cosine(encode: Callable[[Sequence[str]], np.ndarray]) -> Similarity:
    def similarity(originals: Sequence[str], replacements: Sequence[str]) -> list[float]:
        if not originals:
            return []
        pairs = encode(originals) * encode(replacements)
        return [float(value) for value in np.clip(pairs.sum(axis=1), 0, 1)]

    return similarity


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kb", type=Path)
    parser.add_argument("ontology", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--masks", type=Path)
    parser.add_argument("--encoder", default="")
    parser.add_argument("-k", type=int, default=DEFAULT_K)
    options = parser.parse_args()
    annotated = read_texts(options.texts)
    texts = [text.text for text in annotated]
    systems = versions(options.kb, options.ontology, texts, options.k)
    if options.masks:
        masks = json.loads(options.masks.read_text(encoding="utf8"))["Presidio"]
        systems["Presidio"] = [merged(masks.get(t.doc_id, []), "<ENTITY>") for t in annotated]
    measures: dict[str, tuple[Similarity, Callable | None]] = {"words": (token_overlap, None)}
    if options.encoder:
        encoder = make_transformer_text_encoder(options.encoder)
        encoder.initialize()

        def encode(batch: Sequence[str]) -> np.ndarray:
            vectors = np.asarray(encoder.predict(list(batch)))
            return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)

        measures["encoder"] = (cosine(encode), encode)
    for name, version in systems.items():
        new = [text_of(text, spans) for text, spans in zip(texts, version, strict=True)]
        for measure, (similarity, embed) in measures.items():
            utility = measure_utility(texts, version, similarity=similarity)
            topics = clustering_agreement(texts, [remove_placeholders(t) for t in new], embed=embed)
            print(
                f"{name:<9} by {measure:<8} words kept {utility.tokens:.1%}, "
                f"information {utility.information:.1%}, TPS {utility.similarity:.1%}, "
                f"NMI {topics:.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
