"""Options of `sanitize` that are more than one word of a config."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...errors import Errors, KanonError

_FILE = "file:"


def operators_of(values: Sequence[str]) -> dict[str, str]:
    """The setting `operators` from options.

    values (Sequence[str]): Such as "EMAIL=hash".
    RETURNS (dict[str, str]): Name of the operator by label.
    RAISES (KanonError): E374 for what has another form.

    >>> operators_of(["EMAIL=hash", "*=kind"])
    {'EMAIL': 'hash', '*': 'kind'}
    """
    operators = {}
    for value in values:
        label, sign, name = value.partition("=")
        if not sign or not label.strip() or not name.strip():
            raise KanonError(Errors.E374.format(value=value))
        operators[label.strip()] = name.strip()
    return operators


def list_of(values: Sequence[str]) -> list[Any] | None:
    """The setting `allow` or `deny` from options.

    values (Sequence[str]): Phrases, and "file:PATH" for files with one a line.
    RETURNS (list[Any] | None): None for none.

    >>> list_of(["Acme", "file:names.txt"])
    ['Acme', {'file': 'names.txt'}]
    """
    entries: list[Any] = [
        {"file": value.removeprefix(_FILE)} if value.startswith(_FILE) else value
        for value in values
    ]
    return entries or None
