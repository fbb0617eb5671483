"""Where masks begin and end: what a recognizer and rules propose, judged against each other."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import srsly
from numpy.typing import NDArray
from thinc.api import Adam, Model, Relu, Sigmoid, chain, fix_random_seed

from ..names import KINDS, LONGEST_MENTION
from ..storage.progress import progress_bar

# Spans that may be masks, and what is seen of each, as rows of numbers.
#
# A recognizer is read several times, leaning to hiding less and more (`models.action_bias`).
# Proposed is every span of these readings and of the rules, with its ends also a token or two
# further in and out. Seen of it are the readings it stands in and where its tokens and neighbours
# first go, what the rules make of the place, and the forms of the words at its ends; no word is
# known by its letters but the small ones of `_SMALL_WORDS`.

Array = NDArray[Any]
Bounds = tuple[int, int]

_AROUND = (
    *((first, last) for first in (-1, 0, 1) for last in (-1, 0, 1)),
    *((far, 0) for far in (-2, 2)),
    *((0, far) for far in (-2, 2)),
)
_SMALL_WORDS = [
    "the", "a", "an", "of", "in", "at", "to", "and", "or", "for", "with", "by", "from", "on",
    "as", ",", ".", "(", ")", "-", "–", "'", "'s", "\"", ":", ";", "his", "her", "he", "she",
    "it", "was", "is", "were", "born", "who", "which",
]  # fmt: skip
_WORD_NUMBER = {word: i + 1 for i, word in enumerate(_SMALL_WORDS)}
_LENGTHS = (1, 2, 3, 4, 6, 9)
_SHAPES = 6
_MOST = 3.0


class Proposals(NamedTuple):
    """What several readings and the rules say of one text.

    words (Sequence[str]): Its tokens.
    readings (Sequence[Sequence[Bounds]]): Tokens of the masks of each reading, from the one that
        hides the least to the one that hides the most.
    rules (Sequence[tuple[int, int, str]]): Tokens and kinds of what rules recognize.
    """

    words: Sequence[str]
    readings: Sequence[Sequence[Bounds]]
    rules: Sequence[tuple[int, int, str]]


def width_of(readings: int) -> int:
    """How many numbers a row has. readings (int): How many readings there are."""
    small = len(_SMALL_WORDS) + 1
    return (
        readings + 7 + 4  # Readings: itself, when tokens go, ends of others.
        + len(KINDS) + 1 + 5  # Rules: kind, ends, crossings.
        + len(_LENGTHS) + 1 + 4 * (_SHAPES + small) + 7 + 2
    )  # fmt: skip


def candidates_of(proposals: Proposals) -> list[Bounds]:
    """The spans to judge. Sorted, each once, none with an end that is no word."""
    count = len(proposals.words)
    shapes = [_shape(word) for word in proposals.words]
    sure = {tuple(span) for reading in proposals.readings for span in reading}
    sure |= {(start, end) for start, end, _ in proposals.rules}
    around = {
        (start + first, end + last)
        for start, end in sure
        for first, last in _AROUND
        if 0 <= start + first < end + last <= count
    }
    return sorted(
        (start, end)
        for start, end in around
        if end - start <= LONGEST_MENTION
        and ((start, end) in sure or (shapes[start] and shapes[end - 1]))
    )


def rows_of(proposals: Proposals, candidates: Sequence[Bounds]) -> Array:
    """What is seen of each candidate."""
    width = width_of(len(proposals.readings))
    if not candidates:
        return np.zeros((0, width), dtype="float32")
    starts, ends = np.array(candidates, dtype=int).T
    columns = [
        *_read(proposals, candidates, starts, ends),
        *_ruled(proposals, candidates, starts, ends),
        *_worded(proposals, starts, ends),
    ]
    rows = np.concatenate([np.atleast_2d(column.T).T for column in columns], axis=1)
    assert rows.shape == (len(candidates), width)
    return rows.astype("float32")


def _read(
    proposals: Proposals, candidates: Sequence[Bounds], starts: Array, ends: Array
) -> Iterable[Array]:
    """In which readings the span stands; where its tokens and neighbours first go; its ends."""
    count, levels = len(proposals.words), len(proposals.readings)
    hidden = np.full(count + 2, levels, dtype=float)  # A token more on either side, never hidden.
    begins, stops = np.zeros(count + 1), np.zeros(count + 1)
    for level in reversed(range(levels)):
        for start, end in proposals.readings[level]:
            hidden[start + 1 : end + 1] = level
            begins[start] += 1
            stops[end] += 1
    hidden /= levels
    for reading in proposals.readings:
        spans = {tuple(span) for span in reading}
        yield _one_column([span in spans for span in candidates])
    inside = np.stack([starts + 1, ends + 1], axis=1).ravel()
    for least_or_most in (np.minimum, np.maximum):
        yield _one_column(least_or_most.reduceat(np.append(hidden, 1.0), inside)[::2])
    yield _one_column(_sums(hidden, starts + 1, ends + 1) / (ends - starts))
    for places in (starts + 1, ends, starts, ends + 1):
        yield _one_column(hidden[places])
    yield _one_column(begins[starts] / levels)
    yield _one_column(stops[ends] / levels)
    yield _one_column(np.minimum(_sums(begins, starts + 1, ends) / levels, 1))
    yield _one_column(np.minimum(_sums(stops, starts + 1, ends) / levels, 1))


def _ruled(
    proposals: Proposals, candidates: Sequence[Bounds], starts: Array, ends: Array
) -> Iterable[Array]:
    """What the rules take the span for, and whether it begins, ends or cuts what they recognize."""
    count = len(proposals.words)
    kinds = {(start, end): KINDS.index(kind) + 1 for start, end, kind in proposals.rules}
    yield np.eye(len(KINDS) + 1)[[kinds.get(span, 0) for span in candidates]]
    begins, stops, within = np.zeros(count + 1), np.zeros(count + 1), np.zeros(count + 1)
    for start, end, _ in proposals.rules:
        begins[start] = stops[end] = 1
        within[start + 1 : end] = 1
    yield _one_column(begins[starts])
    yield _one_column(stops[ends])
    yield _one_column(within[starts])
    yield _one_column(within[ends])
    yield _one_column(np.minimum(_sums(begins, starts, ends) / _MOST, 1))


def _worded(proposals: Proposals, starts: Array, ends: Array) -> Iterable[Array]:
    """Length, forms of words in and around the span, and how often it stands in the text."""
    words = proposals.words
    shapes = np.array([_shape(word) for word in words] + [0])
    numbers = np.array([_WORD_NUMBER.get(word.lower(), 0) for word in words] + [0])
    lengths = np.digitize(ends - starts, _LENGTHS, right=True)
    yield np.eye(len(_LENGTHS) + 1)[lengths]
    # Before the first token and behind the last one stands the last, empty place.
    for places in (starts, ends - 1, starts - 1, ends):
        yield np.eye(_SHAPES)[shapes[places]]
        yield np.eye(len(_SMALL_WORDS) + 1)[numbers[places]]
    size = ends - starts
    for chosen in ((1, 2), (3,), (4,)):
        yield _one_column(_sums(np.isin(shapes, chosen), starts, ends) / size)
    for word in (",", "and", "of", "("):
        yield _one_column(_sums(numbers == _WORD_NUMBER[word], starts, ends) > 0)
    yield _one_column(starts / len(words))
    lower = [word.lower() for word in words]
    texts = [" ".join(lower[start:end]) for start, end in zip(starts, ends, strict=True)]
    hiding_most = Counter(" ".join(lower[a:b]) for a, b in proposals.readings[-1])
    yield _one_column([min(hiding_most[text], _MOST) / _MOST for text in texts])


def _shape(word: str) -> int:
    """0 sign, 1 capitalized, 2 capitals, 3 digits first, 4 lower case, 5 all else."""
    if not any(character.isalnum() for character in word):
        return 0
    if word[0].isupper():
        return 2 if len(word) > 1 and word.isupper() else 1
    if word[0].isdigit():
        return 3
    return 4 if word.isalpha() else 5


def _sums(values: Array, starts: Array, ends: Array) -> Array:
    """Sums of values[start:end]; 0 where that is empty."""
    total = np.concatenate([[0.0], np.cumsum(values)])
    return np.where(ends > starts, total[ends] - total[np.minimum(starts, ends)], 0.0)


def _one_column(values: Any) -> Array:
    return np.asarray(values, dtype=float)[:, None]


def best_apart(
    candidates: Sequence[Bounds], probabilities: Sequence[float], threshold: float
) -> list[Bounds]:
    """The spans apart from each other whose probabilities over the threshold add up to most.

    With a threshold of half the F1 that is reached, this is what has the best F1 to be expected.

    >>> best_apart([(0, 3), (0, 1), (2, 4)], [0.7, 0.6, 0.6], 0.4)
    [(0, 1), (2, 4)]
    """
    worth = sorted(
        (end, start, float(probability) - threshold)
        for (start, end), probability in zip(candidates, probabilities, strict=True)
        if probability > threshold
    )
    ends = [end for end, _, _ in worth]
    best = [0.0]
    taken: list[int | None] = []
    for number, (_, start, value) in enumerate(worth):
        before = bisect_right(ends, start, 0, number)
        taken.append(before if best[before] + value > best[-1] else None)
        best.append(max(best[-1], best[before] + value))
    chosen: list[Bounds] = []
    number = len(worth)
    while number:
        behind = taken[number - 1]
        if behind is None:
            number -= 1
        else:
            end, start, _ = worth[number - 1]
            chosen.append((start, end))
            number = behind
    return chosen[::-1]


def with_untouched(chosen: Sequence[Bounds], sure: Sequence[Bounds]) -> list[Bounds]:
    """What was chosen, and each sure span that it leaves visible altogether.

    >>> with_untouched([(0, 2)], [(1, 4), (5, 6)])
    [(0, 2), (5, 6)]
    """
    covered = {i for start, end in chosen for i in range(start, end)}
    untouched = [span for span in sure if covered.isdisjoint(range(*span))]
    return sorted([*chosen, *untouched])


WIDTH = 32
DROPOUT = 0.3
STEPS = 1200
BATCH = 256
RATE = 0.005
NETWORKS = 4


class Networks:
    """Small networks whose mean says how probable each candidate is.

    They are saved with the component that holds them (`components.kanon_pipe.Slot`).
    """

    name = "networks"

    def __init__(self, networks: Sequence[Model] = ()) -> None:
        self._networks = list(networks)

    @property
    def trained(self) -> bool:
        """Whether there is any."""
        return bool(self._networks)

    @property
    def width(self) -> int:
        """Numbers in a row that they learned from; 0 before they are trained."""
        return int(self._networks[0].get_dim("nI")) if self._networks else 0

    def __call__(self, rows: Array) -> Array:
        """Judge candidates."""
        if not len(rows):
            return np.zeros(0)
        judged: Any = [network.predict(rows)[:, 0] for network in self._networks]
        return np.asarray(np.mean(judged, axis=0))

    def to_bytes(self, *, exclude: Iterable[str] = ()) -> bytes:
        """All networks. exclude (Iterable[str]): "networks" leaves them out."""
        networks = [] if self.name in exclude else self._networks
        sizes = [[n.get_dim("nI"), n.attrs["width"]] for n in networks]
        return srsly.msgpack_dumps({"sizes": sizes, "data": [n.to_bytes() for n in networks]})

    def from_bytes(self, data: bytes, *, exclude: Iterable[str] = ()) -> None:
        """Undo `to_bytes`."""
        if self.name not in exclude:
            stored = srsly.msgpack_loads(data)
            self._networks = [
                bounds_network(*size).from_bytes(network)
                for size, network in zip(stored["sizes"], stored["data"], strict=True)
            ]

    def to_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> None:
        if self.name not in exclude:
            path.mkdir(parents=True, exist_ok=True)
            (path / self.name).write_bytes(self.to_bytes())

    def from_disk(self, path: Path, *, exclude: Iterable[str] = ()) -> None:
        """Undo `to_disk`."""
        if self.name not in exclude:
            self.from_bytes((path / self.name).read_bytes())


def fit_networks(
    rows: Array, right: Sequence[bool], *, steps: int = STEPS, seed: int = 0
) -> Networks:
    """Train several networks, each from another seed."""
    networks = []
    for number in range(seed, seed + NETWORKS):
        fix_random_seed(number)
        networks.append(bounds_network(rows.shape[1]))
        train(networks[-1], rows, right, steps=steps, seed=number)
    return Networks(networks)


def bounds_network(rows: int, width: int = WIDTH) -> Model:
    """From rows of numbers to a probability each."""
    model: Model = chain(Relu(width, rows, dropout=DROPOUT), Sigmoid(1, width))
    model.attrs["width"] = width
    model.initialize()
    return model


def train(
    model: Model, rows: Array, right: Sequence[bool], *, steps: int = STEPS, seed: int = 0
) -> None:
    """Learn which candidates people masked, by the logarithmic loss."""
    fix_random_seed(seed)
    generator = np.random.default_rng(seed)
    rows = np.asarray(rows, dtype="float32")
    labels = np.asarray(right, dtype="float32")[:, None]
    optimizer = Adam(RATE, L2=1e-4, L2_is_weight_decay=True, grad_clip=1.0)
    order = generator.permutation(len(rows))
    first = 0
    for step in progress_bar(range(steps), "steps", total=steps, leave=False, delay=2):
        if first >= len(order):
            order, first = generator.permutation(len(rows)), 0
        chosen = order[first : first + BATCH]
        first += BATCH
        predicted, backward = model.begin_update(rows[chosen])
        # Of the loss by its probability; the layer multiplies by p (1 - p).
        clipped = np.clip(predicted, 1e-6, 1 - 1e-6)
        backward((clipped - labels[chosen]) / (clipped * (1 - clipped)) / len(chosen))
        optimizer.learn_rate = RATE * (1 - step / steps)
        model.finish_update(optimizer)
