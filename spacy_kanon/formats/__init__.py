"""Annotated texts in the formats of other tools, both ways."""
