"""Detection: one reading of a text becomes mentions without overlaps.

Takes an `Analysis` of the text, terms of a knowledge base, candidates of other components and
lists. Gives mentions, each with its kind, key, source and policy. `detect` is the entry. It must
not know spaCy, files or decisions.
"""
