"""Texts as strings: normalization, tokens, rewriting and maps back, windows. No spaCy, no files."""
