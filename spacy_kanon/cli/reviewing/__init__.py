"""Commands with people in the loop."""

from . import review

__all__ = ["review"]
