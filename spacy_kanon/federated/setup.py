"""What all sides agree on before training: an initialized pipeline; and, to try it out on one
machine, a division of documents among clients.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from spacy.language import Language
from spacy.tokens import Doc, DocBin
from spacy.util import fix_random_seed, load_config, load_model_from_config

from ..errors import Errors, KanonError
from ..storage.files import whole_folder
from .worker import resolve_optimizer


def initial_pipeline(
    config_path: Path,
    labels: Sequence[str],
    *,
    seed: int = 0,
    overrides: Mapping[str, Any] | None = None,
) -> Language:
    """A pipeline from a training config, initialized by labels alone: it has seen no document."""
    if not config_path.is_file():
        raise KanonError(Errors.E003.format(path=config_path))
    if not labels:
        raise KanonError(Errors.E813.format(path=config_path, reason="no labels were given"))
    try:
        config = load_config(config_path, overrides=dict(overrides or {}), interpolate=False)
        fix_random_seed(seed)
        nlp = load_model_from_config(config, auto_fill=True)
        for _, component in nlp.pipeline:
            if getattr(component, "label_data", None) is not None:
                for label in labels:
                    component.add_label(label)  # type: ignore[attr-defined]
        # spaCy itself would resolve an optimizer whose variables are not filled in.
        nlp.initialize(sgd=resolve_optimizer(nlp))
    except (OSError, ImportError, ValueError, KeyError) as error:
        raise KanonError(Errors.E813.format(path=config_path, reason=error)) from error
    return nlp


def write_pipeline(nlp: Language, folder: Path, *, force: bool = False) -> None:
    """Write a pipeline whole or not at all."""
    with whole_folder(folder, force=force) as work:
        nlp.to_disk(work)


def divide(docs: Sequence[Doc], clients: int, *, skew: float | None, seed: int) -> list[list[Doc]]:
    """Divide documents among clients, each document to one."""
    if clients < 1 or (skew is not None and not skew > 0):
        raise KanonError(
            f"[KN814] Documents cannot be divided among {clients} clients with skew {skew}. Give "
            "at least one client and a skew above 0."
        )
    generator = np.random.default_rng(seed)
    order = [docs[i] for i in generator.permutation(len(docs))]
    if skew is None:
        return [order[i::clients] for i in range(clients)]
    groups: dict[str, list[Doc]] = {}
    for doc in order:
        groups.setdefault(doc.ents[0].label_ if doc.ents else "", []).append(doc)
    parts: list[list[Doc]] = [[] for _ in range(clients)]
    for label in sorted(groups):
        shares = generator.dirichlet([skew] * clients)
        owners = generator.choice(clients, size=len(groups[label]), p=shares)
        for doc, owner in zip(groups[label], owners, strict=True):
            parts[owner].append(doc)
    return parts


def write_parts(parts: Sequence[Sequence[Doc]], folder: Path) -> list[Path]:
    """One DocBin per client: `client-0.spacy`, `client-1.spacy`, ..."""
    paths = [folder / f"client-{number}.spacy" for number in range(len(parts))]
    for part, path in zip(parts, paths, strict=True):
        DocBin(docs=part).to_disk(path)
    return paths
