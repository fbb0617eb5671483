"""Coded errors. Each message says what happened and what to do next.

Ranges: 0xx general, 1xx knowledge base, 2xx surfaces and candidates, 3xx the decision and the
components, 4xx ontology and generalization, 5xx corpora, 6xx evaluation, 7xx indicators,
8xx records and federated training.
"""

from __future__ import annotations


class KanonError(ValueError):
    """Base of all errors a user can do something about. `code` is stable across versions."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.code = message[1:6] if message.startswith("[K") else ""


class Errors:
    """The catalogue. Use as `raise KanonError(Errors.E001.format(...))`."""

    # 0xx general
    E001 = (
        "[KN001] This needs the package(s) {packages}, which are not installed. Install them "
        "with: pip install 'spacy-kanon[{extra}]'"
    )
    E002 = "[KN002] Cannot write to {path}: {reason}. Choose another place or free some space."
    E003 = "[KN003] {path} does not exist. Check the path."
    E004 = "[KN004] {path} exists already. Remove it first, choose another name or pass --force."
    # 1xx knowledge base
    # 2xx surfaces and candidates
    # 3xx the decision and the components
    E320 = (
        "[KN320] A replacement from {start} to {end} overlaps another one or leaves the text of "
        "{length} characters. Give replacements that do not overlap."
    )
    E321 = "[KN321] {name} is {value!r}, but has to be one of: {choices}."
    E322 = "[KN322] {name} has to be at least {least}, not {value!r}."
    # 4xx ontology and generalization
    # 5xx corpora
    # 6xx evaluation
    E640 = "[KN640] No report can be written to {path}: its name must end in one of {suffixes}."
    E641 = "[KN641] A row of the table '{title}' has {values} values for {columns} columns."
    # 7xx indicators
    # 8xx records and federated training
