"""Errors 2xx: surfaces and candidates."""

from __future__ import annotations


class Surfaces:
    E220 = (
        "[KN220] The bounds of {tokens} tokens are out of order, or leave the text of "
        "{length} characters. Give sorted starts and ends that do not overlap."
    )
    E221 = "[KN221] case is {value!r}, but has to be one of: {choices}."
    E222 = (
        "[KN222] This knowledge base cannot be searched with case='folded'. Build it again "
        "with --folded, or search it with case='exact'."
    )
    E223 = (
        "[KN223] There are no rules for the language of this text. Search it for the terms of "
        "a knowledge base only (rules = false), or use a pipeline of a language that has rules."
    )
    E224 = (
        "[KN224] {component} needs rules for the language {lang!r}, and there are rules for "
        "{languages} only. {instead}"
    )
