"""Systems that anybody can make in a minute: between them real systems should lie."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from ...types import AnnotatedText

_WORD = re.compile(r"\w+")


def mask_nothing(text: str) -> list[tuple[int, int]]:
    """No mask.

    text (str): Any text.
    RETURNS (list[tuple[int, int]]): Empty.
    """
    return []


def mask_everything(text: str) -> list[tuple[int, int]]:
    """One mask over the whole text.

    text (str): Any text.
    RETURNS (list[tuple[int, int]]): Its start and end; empty for an empty text.
    """
    return [(0, len(text))] if text else []


def mask_capitals(text: str) -> list[tuple[int, int]]:
    """Every word that starts with a capital or holds a digit, sentence starts included.

    text (str): Any text.
    RETURNS (list[tuple[int, int]]): Start and end of each, in text order.

    >>> mask_capitals("In 1815 Ada was born.")
    [(0, 2), (3, 7), (8, 11)]
    """
    return [
        match.span()
        for match in _WORD.finditer(text)
        if match[0][0].isupper() or any(char.isdigit() for char in match[0])
    ]


REFERENCES: dict[str, Callable[[str], list[tuple[int, int]]]] = {
    "(nothing)": mask_nothing,
    "(capitals, digits)": mask_capitals,
    "(everything)": mask_everything,
}


def reference_systems(
    gold: Sequence[AnnotatedText],
) -> dict[str, dict[str, list[tuple[int, int]]]]:
    """Masks of the reference systems, by name and document.

    gold (Sequence[AnnotatedText]): Annotated texts.
    RETURNS (dict[str, dict[str, list[tuple[int, int]]]]): Start and end of each mask.
    """
    return {
        name: {text.doc_id: mask(text.text) for text in gold} for name, mask in REFERENCES.items()
    }
