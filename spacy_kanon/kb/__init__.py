"""The knowledge base: people and the terms that are true of each, on disk.

Takes dumps and tables. `build` gives a folder in `format`, and `reader` opens it memory-mapped:
terms, postings and counts of people. It must not know spaCy, texts or decisions.
"""
