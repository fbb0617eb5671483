"""What this process remembers of the words of texts, and how to drop it.

Folding a stretch and reading a name are asked the same questions again and again, so the last
answers are kept, a bounded number of them. They hold pieces of texts and names after the text is
gone; a program that shares a process with others can drop them between two texts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

_CLEAR: list[Callable[[], None]] = []


def remembered(size: int) -> Callable[[Callable[Asked, Answer]], Callable[Asked, Answer]]:
    """Make a function remember its last answers, until `forget_texts` is called."""

    def decorate(function: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
        cached = lru_cache(maxsize=size)(function)
        _CLEAR.append(cached.cache_clear)
        return cached  # type: ignore[return-value]

    return decorate


def when_forgetting(clear: Callable[[], None]) -> None:
    """Have something that remembers texts in its own way cleared by `forget_texts` too."""
    _CLEAR.append(clear)


def forget_texts() -> None:
    """Drop all that this process remembers of texts outside of Docs and components.

    Components keep their own: words are dropped by the walker of its knowledge base
    (`component.kb.forget()`), wordings by its generalizer.
    """
    for clear in _CLEAR:
        clear()
