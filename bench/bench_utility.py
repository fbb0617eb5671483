"""Question: how much of the meaning of texts is left by wordings, and by what says less?

    python bench/bench_utility.py KB ONTOLOGY D/wikireplace/dev.json \
        --masks D/wikireplace/baseline_masks.json [--encoder FOLDER_OF_A_SENTENCE_TRANSFORMER] \
        [--learn D/biographies/biographies.jsonl.gz]

The same phrases are written as the generalizer words them, as `***` and as "[KIND]"; Presidio's
masks of the same texts as "<ENTITY>", since the file does not have their kinds. Prints the shares
of words and information that are kept, text-preserved similarity (TPS) and the agreement of topics
before and after (NMI of clusters).

With `--learn`, readability too: the perplexity of a model of word triples that learned from those
texts, without any that shares eight words in a row with a scored one. A placeholder that stands
everywhere is cheap for a model that reads much of it, and says nothing; so the figure to compare is
that of the words that no version changes, each read behind what the version makes of the others.
"""

from __future__ import annotations

import argparse
import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
from _kneser_ney import KneserNey, tokens
from bench_wordings import pipeline
from bench_wordings import read_texts as texts_in

from spacy_kanon.evaluation.utility import (
    Similarity,
    clustering_agreement,
    measure_utility,
    token_overlap,
)
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.models.text_encoders import make_transformer_text_encoder
from spacy_kanon.names import DEFAULT_K, KANON, KANON_REPORT, MASK, STAR
from spacy_kanon.text.placeholders import remove_placeholders
from spacy_kanon.text.rewriting import Replacement, rewrite
from spacy_kanon.types import MaskedSpan

# A version: per text what stands for which span.
Version = list[list[MaskedSpan]]
# Texts that share so many words in a row are taken for copies of each other.
_COPIED = 8
OTHER = "Presidio"


def versions(
    kb: Path, ontology: Path, texts: Sequence[str], k: int
) -> tuple[dict[str, Version], Version]:
    """The versions; and the first one as it stands in its sentences, articles included."""
    nlp = pipeline(kb, ontology, k)
    systems: dict[str, Version] = {"wordings": [], "***": [], "[KIND]": []}
    sentences: Version = []
    for doc in map(nlp, texts):
        report = doc._.get(KANON_REPORT)["generalization"]
        sentences.append([MaskedSpan(*replacement) for replacement in report["replacements"]])
        spans = [span for span in doc.spans[KANON] if span.label_ == MASK]
        for name, write in (
            ("wordings", lambda span: span._.replacement or STAR),
            ("***", lambda span: STAR),
            ("[KIND]", lambda span: f"[{span._.risk_evidence['kind']}]"),
        ):
            systems[name].append(
                [MaskedSpan(span.start_char, span.end_char, write(span)) for span in spans]
            )
    return systems, sentences


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


def learn(path: Path, scored: Sequence[str]) -> KneserNey:
    """A model of texts of which none repeats what a scored one says."""
    copied = {run for text in scored for run in _runs(tokens(text))}
    learned = [tokens(text) for text in texts_in(path)]
    apart = [text for text in learned if copied.isdisjoint(_runs(text))]
    model = KneserNey(apart)
    model.check([("born", "in"), ("member", "of"), ("in", "the"), ("", "")])
    print(f"learned from {len(apart):,} of {len(learned):,} texts, {model.size:,} words")
    return model


def _runs(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return (tuple(words[n : n + _COPIED]) for n in range(len(words) - _COPIED + 1))


def pieces(text: str, spans: Sequence[MaskedSpan], changed: np.ndarray) -> Iterator[tuple]:
    """Words of a version, each with whether no version changes it.

    changed (np.ndarray): Characters of the original that some version changes.
    """
    done = 0
    for span in [*sorted(spans, key=lambda span: span.start), MaskedSpan(len(text), len(text), "")]:
        # One pass by words: what stays is the same words for every version.
        for start, end in _stretches(changed[done : span.start], done):
            yield from ((word, not changed[start]) for word in tokens(text[start:end]))
        yield from ((word, False) for word in tokens(span.replacement or ""))
        done = max(done, span.end)


def _stretches(changed: np.ndarray, begin: int) -> Iterator[tuple[int, int]]:
    """Bounds of the stretches that are changed throughout, or nowhere."""
    if len(changed):
        borders = [0, *(np.flatnonzero(np.diff(changed)) + 1).tolist(), len(changed)]
        yield from ((begin + a, begin + b) for a, b in itertools.pairwise(borders))


def readability(model: KneserNey, texts: Sequence[str], systems: dict[str, Version]) -> None:
    """Prints perplexities: of all words of each version, and of those that stay in all."""
    for group in [[name for name in systems if name != OTHER], [OTHER]]:
        group = [name for name in group if name in systems]
        changed = [np.zeros(len(text) + 1, dtype=bool) for text in texts]
        for name in group:
            for marks, spans in zip(changed, systems[name], strict=True):
                for span in spans:
                    marks[span.start : span.end] = True
        untouched: Version = [[] for _ in texts]
        for name, version in {"original": untouched, **{n: systems[n] for n in group}}.items():
            costs: list[float] = []
            stays: list[bool] = []
            unknown = 0
            for text, spans, marks in zip(texts, version, changed, strict=True):
                words = list(pieces(text, spans, marks))
                costs += model.bits([word for word, _ in words])
                stays += [stay for _, stay in words]
                unknown += sum(not model.knows(word) for word, _ in words)
            bits, stay = np.array(costs), np.array(stays)
            print(
                f"{name:<9} perplexity of all {len(bits):,} words {2 ** bits.mean():.1f} "
                f"({unknown / len(bits):.1%} unknown), of the {stay.sum():,} that stay in "
                f"{', '.join(group)} {2 ** bits[stay].mean():.1f}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kb", type=Path)
    parser.add_argument("ontology", type=Path)
    parser.add_argument("texts", type=Path)
    parser.add_argument("--masks", type=Path)
    parser.add_argument("--encoder", default="")
    parser.add_argument("--learn", type=Path, help="Texts that a language model learns from")
    parser.add_argument("-k", type=int, default=DEFAULT_K)
    options = parser.parse_args()
    annotated = read_texts(options.texts)
    texts = [text.text for text in annotated]
    systems, sentences = versions(options.kb, options.ontology, texts, options.k)
    if options.masks:
        masks = json.loads(options.masks.read_text(encoding="utf8"))["Presidio"]
        systems[OTHER] = [merged(masks.get(t.doc_id, []), "<ENTITY>") for t in annotated]
    if options.learn:
        readability(learn(options.learn, texts), texts, systems | {"wordings": sentences})
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
