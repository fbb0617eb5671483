"""Thin spaCy components over the pure functions of `core`."""
