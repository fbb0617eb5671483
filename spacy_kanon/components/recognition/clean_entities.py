"""What is left of a recognizer's entities: no junk at their ends, none longer than a mention."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spacy.tokens import Doc, Span

from ...detection.mask_ends import cut, trim
from ...lang.en.mention_ends import NEVER_FIRST, NEVER_LAST
from ...models.action_bias import hiding_labels
from ...names import LONGEST_MENTION


def clean_entities(docs: Iterable[Doc], labels: Sequence[str], *, english: bool) -> None:
    """Trim and cut the entities of Docs.

    docs (Iterable[Doc]): They are changed.
    labels (Sequence[str]): All that the recognizer has.
    english (bool): Whether English words are trimmed from the ends.
    """
    hiding = hiding_labels(labels)
    for doc in docs:
        ents = [part for ent in doc.ents for part in _clean(doc, ent, hiding, english)]
        if ents != list(doc.ents):
            doc.set_ents(ents)


def _clean(doc: Doc, ent: Span, hiding: frozenset[str], english: bool) -> list[Span]:
    """An entity without junk at its ends, in pieces of a length that mentions have."""
    words = [token.text for token in doc[ent.start : ent.end]]
    first, last = trim(
        words,
        0,
        len(words),
        never_first=NEVER_FIRST if english else frozenset(),
        never_last=NEVER_LAST if english else frozenset(),
    )
    if last - first <= LONGEST_MENTION:
        pieces = [(first, last)]
    else:  # What may stay is forgotten instead: it hides nothing.
        pieces = cut(words, first, last) if ent.label_ in hiding else []
    if pieces == [(0, len(words))]:
        return [ent]
    return [
        Span(doc, ent.start + start, ent.start + end, label=ent.label, kb_id=ent.kb_id)
        for start, end in pieces
    ]
