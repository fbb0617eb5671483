"""Replacements are dealt out to the pieces of a text, and lose nothing on the way."""

from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.documents.document import joined, rewritten_pieces, split
from spacy_kanon.text.rewriting import Replacement


@st.composite
def cases(draw):
    """A text in pieces with something between them, and replacements that are apart."""
    pieces = draw(st.lists(st.tuples(st.text("ab", max_size=4), st.sampled_from(["", " ", "--"]))))
    text, bounds = "", []
    for piece, between in pieces:
        bounds.append((len(text), len(text) + len(piece)))
        text += piece + between
    cuts = sorted(draw(st.sets(st.integers(0, len(text)), max_size=6)))
    ends = zip(cuts[::2], cuts[1::2], strict=False)
    return text, bounds, [Replacement(start, end, f"<{start}>") for start, end in ends]


@given(cases())
def test_what_is_replaced_goes_and_the_rest_stays(case):
    text, bounds, replacements = case
    pieces = split(bounds, replacements)
    gone = {i for r in replacements for i in range(r.start, r.end)}
    texts = rewritten_pieces(text, bounds, pieces)
    for (low, high), new in zip(bounds, texts, strict=True):
        kept = "".join(text[i] for i in range(low, high) if i not in gone)
        written = text[low:high] if new is None else new
        assert "".join(c for c in written if c in "ab") == kept
        assert (new is None) == gone.isdisjoint(range(low, high))
    shown = joined(text, bounds, texts)
    for r in replacements:
        touches = any(max(r.start, low) < min(r.end, high) for low, high in bounds)
        assert shown.count(r.text) == touches
