"""Coded errors. Each message says what happened and what to do next.

A file per range: 0xx general, 1xx knowledge base (17x and 18x: linkage), 2xx surfaces and
candidates, 3xx the decision and the components (35x to 38x: operators, lists and profiles),
4xx ontology, generalization and selection, 5xx corpora and the learned masker, 6xx evaluation, 7xx
indicators, 8xx records and federated training, 9xx people in the loop
(95x and 96x: the service).
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable

from ._corpora import Corpora
from ._decision import Decision
from ._evaluation import Evaluation
from ._federated import Federated
from ._files import Files
from ._general import General
from ._generalization import Generalization
from ._indicators import Indicators
from ._knowledge import KnowledgeBase
from ._linkage import Linkage
from ._operators import Operators
from ._review import Review
from ._service import Service
from ._surfaces import Surfaces


class KanonError(ValueError):
    """Base of all errors a user can do something about. `code` is stable across versions."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.code = message[1:6] if message.startswith("[K") else ""


class RecordError(KanonError):
    """One text cannot be done; the others can."""


SHOW_WORDS = "SPACY_KANON_SHOW_WORDS"


def shown(words: object) -> str:
    """Words of somebody's text or table, for a message that may end in a log.

    words (object): What a reader would see; None is told as such.
    RETURNS (str): How long they are; the words themselves only if the environment variable
        `SPACY_KANON_SHOW_WORDS` is "1".
    """
    if words is None or os.environ.get(SHOW_WORDS) == "1":
        return repr(words)
    if isinstance(words, str):
        return f"({len(words)} characters)"
    return f"(a value of type {type(words).__name__})"


def did_you_mean(name: str, choices: Iterable[str]) -> str:
    """A hint for a name that there is not.

    name (str): As it was written.
    choices (Iterable[str]): What it could be.
    RETURNS (str): A sentence that begins with a space; "" if nothing is near.

    >>> did_you_mean("guarante", ["k", "guarantee", "seed"])
    " Did you mean 'guarantee'?"
    """
    nearest = difflib.get_close_matches(name, list(choices), n=1)
    return f" Did you mean {nearest[0]!r}?" if nearest else ""


class Errors(
    General,
    KnowledgeBase,
    Linkage,
    Surfaces,
    Decision,
    Generalization,
    Corpora,
    Evaluation,
    Indicators,
    Federated,
    Review,
    Operators,
    Files,
    Service,
):
    """The catalogue. Use as `raise KanonError(Errors.E001.format(...))`."""
