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
    """A pipeline from a training config, initialized by labels alone: it has seen no document.

    config_path (Path): A training config.
    seed (int): Of the initial parameters.
    labels (Sequence[str]): Given to every component that has labels.
    overrides (Mapping[str, Any] | None): Settings of the config, such as "training.dropout".
    RETURNS (Language): Initialized.
    RAISES (KanonError): E003 if there is no such config, E813 if it cannot be initialized so.
    """
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
    """Write a pipeline whole or not at all.

    nlp (Language): To store.
    folder (Path): To write.
    force (bool): Replace the folder if it exists.
    RAISES (KanonError): E002, E004.
    """
    with whole_folder(folder, force=force) as work:
        nlp.to_disk(work)


def divide(docs: Sequence[Doc], clients: int, *, skew: float | None, seed: int) -> list[list[Doc]]:
    """Divide documents among clients, each document to one.

    docs (Sequence[Doc]): All documents.
    clients (int): Parts to make.
    seed (int): Of the division.
    skew (float | None): None is an even division at random. A number is the concentration of a
        Dirichlet distribution per label (Hsu et al. 2019, "Measuring the effects of non-identical
        data distribution"): for each document's first label the clients' shares are drawn, so
        that 0.1 gives a client nearly one label and very unequal sizes, 100 nearly even ones.
    RETURNS (list[list[Doc]]): Of length `clients`; a client can be left with no document.
    RAISES (KanonError): E814 for fewer than one client or a skew that is not above 0.
    """
    if clients < 1 or (skew is not None and not skew > 0):
        raise KanonError(Errors.E814.format(clients=clients, skew=skew))
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
    """One DocBin per client: `client-0.spacy`, `client-1.spacy`, ...

    parts (Sequence[Sequence[Doc]]): Documents of each client.
    folder (Path): That exists.
    RETURNS (list[Path]): The files, in the order of the parts.
    """
    paths = [folder / f"client-{number}.spacy" for number in range(len(parts))]
    for part, path in zip(parts, paths, strict=True):
        DocBin(docs=part).to_disk(path)
    return paths
