"""Commands with people in the loop."""

from . import demo, review

__all__ = ["demo", "review"]
