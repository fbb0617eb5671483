"""Recognizers of what has to go, and how far they lean towards hiding it."""
