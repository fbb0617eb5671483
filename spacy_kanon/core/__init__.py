"""Pure functions: no spaCy, no files, no hidden randomness."""
