"""What `bench_linkage.py` holds against each other: attackers, and systems of ours."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import spacy

from spacy_kanon.evaluation.attackers import (
    AwareAttacker,
    AwareOptions,
    TransformerAttacker,
    TransformerOptions,
    VectorAttacker,
    VectorOptions,
)
from spacy_kanon.evaluation.reidentification import Background, Target
from spacy_kanon.linkage.reader import FEATURES
from spacy_kanon.names import KANON, MASK
from spacy_kanon.text.placeholders import remove_placeholders

KEY = "LINKAGE_KEY"  # The environment variable of the key of secret stops.
COUNTED_FIRST = 5  # k of the count before `linkage_masker` in "both".
WORD = re.compile(r"\w+")


class Cosine:
    """TF-IDF and the cosine."""

    def __init__(self, **options: Any) -> None:
        from sklearn.feature_extraction.text import TfidfVectorizer

        self.vectorizer = TfidfVectorizer(sublinear_tf=True, **options)

    def fit(self, background: Background) -> None:
        from sklearn.preprocessing import normalize

        texts = [" ".join(documents) for documents in background.documents]
        self.weights = normalize(self.vectorizer.fit_transform(texts)).T

    def scores(self, texts: Sequence[str]) -> Any:
        clean = [remove_placeholders(text) for text in texts]
        return (self.vectorizer.transform(clean) @ self.weights).toarray()


def make_attackers(options: argparse.Namespace) -> dict[str, Callable[[], Any]]:
    """Name, and what makes it. A name may go on with a seed."""
    attackers: dict[str, Callable[[], Any]] = {
        "pairs": lambda: Cosine(ngram_range=(1, 2), token_pattern=r"\w+"),
        "letters": lambda: Cosine(analyzer="char_wb", ngram_range=(3, 5)),
    }
    # Each reads the systems of its k: the others are another rule's.
    for k in options.k:
        attackers[f"aware {k}"] = lambda k=k: AwareAttacker(AwareOptions(k))
    if options.model is not None:
        read = VectorOptions(options.model, gpu_id=options.gpu_id)
        attackers["vectors"] = lambda: VectorAttacker(read)
        for seed in options.seeds:
            learn = TransformerOptions(options.model, seed=seed, gpu_id=options.gpu_id)
            attackers[f"transformer {seed}"] = lambda learn=learn: TransformerAttacker(learn)
    return {
        name: make
        for name, make in attackers.items()
        if name.partition(" ")[0] in options.attackers
    }


class Once:
    """An attacker that is fitted the first time only."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.attacker, self.fitted = make(), False

    def fit(self, background: Background) -> None:
        if not self.fitted:
            self.attacker.fit(background)
            self.fitted = True

    def scores(self, texts: Sequence[str]) -> Any:
        return self.attacker.scores(texts)


def guided(
    index: Path,
    k: int,
    guides: Sequence[str],
    *,
    margin: float | None = None,
    model: str | None = None,
    gpu_id: int = -1,
    kb: Path | None = None,
    secret: int | None = None,
) -> Any:
    """A pipeline with `linkage_masker`, behind `kanon_masker` if there is a knowledge base."""
    nlp = counted(kb, COUNTED_FIRST) if kb is not None else spacy.blank("en")
    makers: dict[str, dict[str, Any]] = {
        **{name: {"@misc": "spacy-kanon.TfidfLinkage.v1", "features": name} for name in FEATURES},
        "latent": {"@misc": "spacy-kanon.LatentLinkage.v1"},
        "vectors": {
            "@misc": "spacy-kanon.EmbeddingLinkage.v1", "model": model, "gpu_id": gpu_id
        },
    }  # fmt: skip
    config = {
        "index": str(index),
        "k": k,
        "margin": margin,
        "secret": secret,
        "key": None if secret is None else f"env:{KEY}",
        "guides": {name: makers[name] for name in guides},
    }
    masker = nlp.add_pipe("linkage_masker", config=config)
    for unused in set(FEATURES) - set(guides):
        masker.guides.pop(unused, None)  # A config is merged with the default one.
    return nlp


def counted(kb: Path, k: int) -> Any:
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker", config={"kb": str(kb), "k": k})
    return nlp


def mask(texts: list[dict[str, str]], nlp: Any) -> dict[str, list[list[int]]]:
    """Masked spans of each text, the subject known."""
    group = KANON if "kanon_masker" in nlp.pipe_names else "linkage"
    masks = {}
    for record in texts:
        doc = nlp.make_doc(record["text"])
        doc._.subject = record["id"]
        spans = [span for span in nlp(doc).spans[group] if span.label_ == MASK]
        masks[record["id"]] = [[span.start_char, span.end_char] for span in spans]
    return masks


def masked_texts(texts: list[dict[str, str]], masks: dict[str, Any]) -> tuple[list[Target], float]:
    """Masked texts, and the share of all words that stays."""
    targets, words, kept = [], 0, 0
    for record in texts:
        text, pieces, position = record["text"], [], 0
        for start, end in sorted(span[:2] for span in masks.get(record["id"], [])):
            if end > position:
                pieces += [text[position:start], "***"]
                position = end
        masked = "".join([*pieces, text[position:]])
        words += len(WORD.findall(text))
        kept += len(WORD.findall(masked))
        targets.append(Target(record["id"], record["id"], masked))
    return targets, kept / words
