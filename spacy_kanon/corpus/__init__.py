"""Annotated texts: outside formats, training corpora, texts with records."""
