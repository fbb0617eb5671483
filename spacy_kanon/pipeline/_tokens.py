"""Between tokens and characters of a Doc."""

from __future__ import annotations

from spacy.tokens import Doc


def token_bounds(doc: Doc) -> tuple[list[int], list[int]]:
    """Character offsets of the start and the end (exclusive) of each token."""
    if not len(doc):
        return [], []
    lengths, blanks = doc.to_array(["LENGTH", "SPACY"]).astype("int64").T
    ends = (lengths + blanks).cumsum() - blanks
    return (ends - lengths).tolist(), ends.tolist()
