"""Commands that answer requests."""

from . import serve

__all__ = ["serve"]
