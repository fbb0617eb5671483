"""Commands that score, attack and audit."""

from . import attack, audit, convert, evaluate, evaluate_selection

__all__ = ["attack", "audit", "convert", "evaluate", "evaluate_selection"]
