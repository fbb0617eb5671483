"""`python -m spacy kanon ...`: the command group, registered with spaCy by entry point.

Command modules import only light things at the top: this runs at the start of every
`python -m spacy`.
"""

from __future__ import annotations

from ._app import kanon_cli

# isort: split
from . import evaluating, knowledge, reviewing, sanitizing, serving, training

__all__ = [
    "evaluating",
    "kanon_cli",
    "knowledge",
    "reviewing",
    "sanitizing",
    "serving",
    "training",
]
