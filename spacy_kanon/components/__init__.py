"""Thin spaCy components, one factory per file."""
