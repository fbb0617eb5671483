"""Which document of a corpus is for training, and which to try what was trained on."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from ...errors import Errors, KanonError

DIVISIONS = ("chance", "presence")


def divide(
    doc_ids: Sequence[str],
    labels: Sequence[Sequence[str]],
    shares: Mapping[str, float],
    *,
    by: str = "chance",
    seed: int = 0,
) -> dict[str, list[int]]:
    """Divide documents into parts. The sentences of one text stay together.

    By chance every text goes where its id and the seed say. By presence, as WikiPII was divided,
    the texts in which most was found are the last part, and so on to the first, which is left the
    ones with least: of most labels first, then of most mentions, then by id.

    doc_ids (Sequence[str]): Of each document; what follows the last full stop, the number of a
        sentence, does not count.
    labels (Sequence[Sequence[str]]): Of the mentions in each document.
    shares (Mapping[str, float]): Part of all texts by name; they sum to 1.
    by (str): "chance" or "presence".
    seed (int): Of chance.
    RETURNS (dict[str, list[int]]): Positions of documents, in order, by name.
    RAISES (KanonError): E808 for another division.

    >>> labels = [["BD"], ["SP", "SP"], ["BD", "CH"], []]
    >>> divide(["a", "b", "c", "d"], labels, {"train": 0.5, "test": 0.5}, by="presence")
    {'train': [0, 3], 'test': [1, 2]}
    """
    check_division(by)
    texts = [text_of(doc_id) for doc_id in doc_ids]
    if by == "chance":
        part_of = {text: split_name(text, shares, seed) for text in texts}
    else:
        part_of = _by_presence(texts, labels, shares)
    parts: dict[str, list[int]] = {name: [] for name in shares}
    for number, text in enumerate(texts):
        parts[part_of[text]].append(number)
    return parts


def check_division(by: str) -> None:
    """RAISES (KanonError): E808 for a division that there is not. by (str): Its name."""
    if by not in DIVISIONS:
        raise KanonError(Errors.E808.format(by=by, allowed=", ".join(DIVISIONS)))


def text_of(doc_id: str) -> str:
    """The id of a text. doc_id (str): Of the text or of a sentence of it ("7.12")."""
    return doc_id.rsplit(".", 1)[0]


def split_name(text: str, shares: Mapping[str, float], seed: int) -> str:
    """Which part a text belongs to, told by its id and the seed alone.

    text (str): Id of a text.
    shares (Mapping[str, float]): Part of each split; they sum to 1.
    seed (int): Whatever number; the same gives the same result.
    RETURNS (str): One of the keys of `shares`.
    """
    digest = hashlib.sha256(f"{seed}/{text}".encode()).digest()
    return _at(int.from_bytes(digest[:8], "big") / 2**64, shares)


def _by_presence(
    texts: Sequence[str], labels: Sequence[Sequence[str]], shares: Mapping[str, float]
) -> dict[str, str]:
    present: dict[str, list[str]] = {text: [] for text in texts}
    for text, of_document in zip(texts, labels, strict=True):
        present[text] += of_document
    poorest_first = sorted(present, key=lambda text: (_richness(present[text]), text))
    return {text: _at(i / len(present), shares) for i, text in enumerate(poorest_first)}


def _richness(labels: Sequence[str]) -> tuple[int, int]:
    return len(set(labels)), len(labels)


def _at(position: float, shares: Mapping[str, float]) -> str:
    """The part that a place between 0 and 1 belongs to."""
    total = 0.0
    for name, share in shares.items():
        total += share
        if position < total:
            return name
    return list(shares)[-1]
