"""How much a masker catches, and what can be promised of documents that nobody has annotated."""
