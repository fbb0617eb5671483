"""Scores of masks, spans and replacements against what people annotated."""
