"""Commands that make texts safe to release, and undo it."""

from . import restore, sanitize

__all__ = ["restore", "sanitize"]
