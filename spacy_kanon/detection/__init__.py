"""One reading of a text -> mentions. No spaCy, no files."""
