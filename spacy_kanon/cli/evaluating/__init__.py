"""Commands that score and attack."""

from . import attack, convert, evaluate, evaluate_selection

__all__ = ["attack", "convert", "evaluate", "evaluate_selection"]
