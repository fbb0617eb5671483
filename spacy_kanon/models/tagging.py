"""Entities as a tag for each token: which tags, which of them may follow, and the network."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from spacy.tokens import Doc
from spacy.util import registry
from thinc.api import Dropout, Gelu, Linear, Model, chain
from thinc.types import Floats2d

from ..names import decision_of

TokenVectors = Model[list[Doc], list[Floats2d]]
TagScores = Model[list[Doc], list[Floats2d]]


@registry.architectures("spacy-kanon.TokenTagger.v1")
def build_token_tagger(
    tok2vec: TokenVectors, hidden_width: int = 0, nO: int | None = None
) -> TagScores:
    """Build the network.

    tok2vec (TokenVectors): Any of spaCy's, a listener too.
    hidden_width (int): Of a layer between vectors and scores; 0 for none: one linear layer, as in
        the BERT token classifiers of the papers.
    nO (int | None): Number of tags; `kanon_tagger` sets it when it is initialized.
    RETURNS (TagScores): From Docs to the scores of their tokens, shape (tokens, tags) each.
    """
    scores: Model[Floats2d, Floats2d] = Linear(nO=nO)
    output: Model[Floats2d, Floats2d] = chain(Dropout(0.0), scores)
    if hidden_width:
        hidden: Model[Floats2d, Floats2d] = Gelu(nO=hidden_width, normalize=True)
        output = chain(Dropout(0.0), hidden, Dropout(0.0), scores)
    return Model(
        "token_tagger",
        forward,
        init=_initialize,
        layers=[tok2vec, output],
        refs={"tok2vec": tok2vec, "scores": scores},
    )


def _initialize(model: TagScores, X: Any = None, Y: Any = None) -> None:
    tok2vec, output = model.layers
    if X is None:
        return
    tok2vec.initialize(X=X)
    output.initialize(X=model.ops.xp.concatenate(tok2vec.predict(X)))


def forward(
    model: TagScores, docs: list[Doc], is_train: bool
) -> tuple[list[Floats2d], Callable[[list[Floats2d]], list[Doc]]]:
    """Scores and the backward pass, one Doc after the other: neighbours must change no last bit."""
    tok2vec, output = model.layers
    vectors, backprop_tokens = tok2vec(docs, is_train)
    passes = [output(rows, is_train) for rows in vectors]

    def backprop(gradients: list[Floats2d]) -> list[Doc]:
        pairs = zip(passes, gradients, strict=True)
        return backprop_tokens([backprop_rows(rows) for (_, backprop_rows), rows in pairs])

    return [scores for scores, _ in passes], backprop


# Tags of tokens: outside, beginning and continuing an entity of each label.
#
# Numbers of tags: 0 is outside, 1 + 2 i begins an entity of label i, 2 + 2 i continues it.

Array = NDArray[Any]
MISSING = -1


def tags_of(biluo: Iterable[str | None], labels: Sequence[str]) -> list[int | None]:
    """spaCy's tags as numbers.

    >>> tags_of(["O", "B-MASK", "L-MASK", "U-MASK", None, "U-LOC"], ["MASK"])
    [0, 1, 2, 1, -1, None]
    """
    numbers: dict[str | None, int] = {None: MISSING, "-": MISSING, "O": 0}
    for i, label in enumerate(labels):
        for letter, number in (("B", 1), ("U", 1), ("I", 2), ("L", 2)):
            numbers[f"{letter}-{label}"] = number + 2 * i
    return [numbers.get(tag) for tag in biluo]


# What it costs to begin or end an entity inside a phrase, in nats. Between 2 and 4 the exact F1 of
# biographies hardly changes; where nothing is charged it is lower by .016.
CUT_COST = 2.0
_SIGNS = frozenset("$£€¥%")
_UNITS = frozenset({"million", "billion", "thousand", "percent", "per"})
_DASHES = frozenset("-–—/'")
_LINKS = frozenset({"of", "the"})


def cut_costs(words: Sequence[str], spaces: Sequence[bool]) -> list[float]:
    """What it costs to cut before each token.

    Phrases are runs of capitalized words, also with "of" or "of the" between two of them, words
    joined by a hyphen, and numbers with their signs and units.

    >>> cut_costs(["Bank", "of", "Oslo", "paid", "$", "3"], [True, True, True, True, False, True])
    [0.0, 2.0, 2.0, 0.0, 0.0, 2.0]
    """
    named = [word[:1].isupper() and not word.isupper() for word in words]
    behind = _neighbour_named(words[::-1], named[::-1])[::-1]
    before = _neighbour_named(words, named)
    costs = [0.0] * len(words)
    for i in range(1, len(words)):
        left, right = words[i - 1], words[i]
        amount = left in _SIGNS and right[:1].isdigit()
        amount |= left[:1].isdigit() and (right in _SIGNS or right.lower() in _UNITS)
        touching = not spaces[i - 1]
        number = left[:1].isdigit() or right[:1].isdigit()
        hyphen = touching and not number and (left in _DASHES or right in _DASHES)
        run = named[i - 1] and named[i] and not touching
        linked = (left in _LINKS or right in _LINKS) and before[i - 1] and behind[i]
        if amount or hyphen or run or linked:
            costs[i] = CUT_COST
    return costs


def _neighbour_named(words: Sequence[str], named: Sequence[bool]) -> list[bool]:
    """Whether each token, or what stands before the linking words that it ends, is a name."""
    found: list[bool] = []
    for word, is_name in zip(words, named, strict=True):
        found.append(is_name or (word in _LINKS and bool(found) and found[-1]))
    return found


def best_tags(scores: Array, costs: Sequence[float] | None = None) -> list[int]:
    """The tags that add up to most among those that can follow each other.

    An entity is continued only by what began or continued one of its label.

    >>> best_tags(np.log([[0.5, 0.4, 0.1], [0.1, 0.0001, 0.9]]))
    [1, 2]
    >>> best_tags(np.log([[0.1, 0.8, 0.1], [0.1, 0.5, 0.4]]), [0.0, 2.0])
    [1, 2]
    """
    if not len(scores):
        return []
    first, *rows = np.asarray(scores, dtype="float64").tolist()
    tags = len(first)
    # Nothing can be continued at the beginning. Plain numbers: arrays of so few cost more.
    total = [-math.inf if tag and tag % 2 == 0 else score for tag, score in enumerate(first)]
    came_from: list[list[int]] = []
    for row, cost in zip(rows, [0.0] * len(rows) if costs is None else costs[1:], strict=True):
        # Every tag pays for the cut, unless it continues outside or inside an entity.
        cut = [total[0]] + [value - cost for value in total[1:]]
        highest = max(cut)
        outside = cut.index(highest)
        if cost:
            cut[0] -= cost
            highest = max(cut)
        sources = [cut.index(highest)] * tags
        sums = [highest + score for score in row]
        sources[0] = outside
        sums[0] = (total[0] if not outside else total[outside] - cost) + row[0]
        # Continued is what has the same label.
        for inside in range(2, tags, 2):
            source = inside - 1 if total[inside - 1] >= total[inside] else inside
            sources[inside] = source
            sums[inside] = total[source] + row[inside]
        came_from.append(sources)
        total = sums
    path = [total.index(max(total))]
    for sources in reversed(came_from):
        path.append(sources[path[-1]])
    return path[::-1]


def entities_of(tags: Sequence[int], labels: Sequence[str]) -> list[tuple[int, int, str]]:
    """Tags as entities.

    >>> entities_of([1, 2, 1, 0, 1], ["MASK"])
    [(0, 2, 'MASK'), (2, 3, 'MASK'), (4, 5, 'MASK')]
    """
    entities: list[tuple[int, int, str]] = []
    for token, tag in enumerate(tags):
        if not tag:
            continue
        if tag % 2:
            entities.append((token, token + 1, labels[tag // 2]))
        else:
            start, _, label = entities[-1]
            entities[-1] = (start, token + 1, label)
    return entities


def hiding_labels(labels: Iterable[str]) -> frozenset[str]:
    """The labels of what has to go: all of them, unless some of them decide.

    >>> sorted(hiding_labels(["MASK_LOC", "KEEP_LOC"])), sorted(hiding_labels(["GPE", "PER"]))
    (['MASK_LOC'], ['GPE', 'PER'])
    """
    labels = list(labels)
    deciding = any(decision_of(label) is not None for label in labels)
    return frozenset(label for label in labels if decision_of(label) or not deciding)


def bias_of_tags(labels: Sequence[str], bias: float) -> Array:
    """What is added to the logits of each tag: the bias to tags that hide.

    >>> bias_of_tags(["MASK_LOC", "KEEP_LOC"], 0.5).tolist()
    [0.0, 0.5, 0.5, 0.0, 0.0]
    """
    hiding = hiding_labels(labels)
    return np.asarray([0.0, *np.repeat([bias * (label in hiding) for label in labels], 2)])


def weights_of(class_weights: Sequence[float], labels: Sequence[str]) -> Array:
    """The weight of each tag.

    >>> weights_of([1, 10, 5], ["MASK", "LOC"]).tolist()
    [1.0, 10.0, 5.0, 10.0, 5.0]
    """
    outside, *inside = class_weights
    return np.asarray([outside, *(list(inside) * len(labels))], dtype="float64")


def weighted_loss(
    logits: Array, tags: Array, weights: Array, label_smoothing: float = 0.0
) -> tuple[float, Array]:
    """Cross entropy with class weights and smoothed labels, as PyTorch's `CrossEntropyLoss`."""
    logs = log_softmax(logits)
    stated = tags != MISSING
    total = float(weights[tags[stated]].sum())
    if not total:
        return 0.0, np.zeros(logits.shape)
    right = np.zeros(logs.shape)
    right[stated] = label_smoothing / logits.shape[1]
    right[np.flatnonzero(stated), tags[stated]] += 1 - label_smoothing
    right *= weights / total
    gradient = right.sum(axis=1, keepdims=True) * np.exp(logs) - right
    return float(-(right * logs).sum()), gradient


def log_softmax(logits: Array) -> Array:
    """Logarithms of probabilities. logits (Array): Shape (tokens, tags)."""
    values = np.asarray(logits, dtype="float64")
    values = values - values.max(axis=1, keepdims=True, initial=-np.inf)
    return np.asarray(values - np.log(np.exp(values).sum(axis=1, keepdims=True)))
