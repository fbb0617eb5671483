"""`mask_spreader`: what a trained masker hides once is hidden everywhere, and names always."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from spacy.language import Language
from spacy.tokens import Doc, Span

from ..core.candidates import find_candidates
from ..core.spread import join_overlapping, spread_masks
from ..errors import Errors, KanonError
from ..names import CODE, KINDS, MASK, PERSON
from ._tokens import token_bounds, tokens_of

DEFAULT_CONFIG: dict[str, Any] = {"kinds": [PERSON, CODE]}


@Language.factory(
    "mask_spreader",
    assigns=["doc.ents"],
    requires=[],
    default_config=DEFAULT_CONFIG,
    default_score_weights={},
)
def make_mask_spreader(nlp: Language, name: str, kinds: list[str]) -> MaskSpreader:
    """Make a `mask_spreader`.

    kinds (list[str]): Kinds of which everything that the rules recognize is masked, whatever the
        model says; empty to leave that out.
    """
    return MaskSpreader(name, kinds=kinds)


class MaskSpreader:
    """Complete the entities labelled MASK. Others are left alone where no mask needs their place.

    The same phrase elsewhere in the text is masked too, and so are candidates of the given kinds: a
    model that reads windows forgets, and leaves an initial over; rules do not. A candidate that a
    mask overlaps is one with it.
    """

    def __init__(
        self, name: str = "mask_spreader", *, kinds: Sequence[str] = (PERSON, CODE)
    ) -> None:
        for kind in kinds:
            if kind not in KINDS:
                raise KanonError(
                    Errors.E321.format(name="kinds", value=kind, choices=", ".join(KINDS))
                )
        self.name = name
        self.kinds = tuple(kinds)

    def __call__(self, doc: Doc) -> Doc:
        self.set_annotations([doc], self.predict([doc]))
        return doc

    def pipe(self, stream: Iterable[Doc], *, batch_size: int = 64) -> Iterator[Doc]:
        """Complete a stream of Docs, one at a time."""
        for doc in stream:
            yield self(doc)

    def predict(self, docs: Iterable[Doc]) -> list[list[tuple[int, int]]]:
        """All masks of each Doc as tokens [start, end), without changing it."""
        return [self._masks(doc) for doc in docs]

    def set_annotations(self, docs: Iterable[Doc], masks: Iterable[list[tuple[int, int]]]) -> None:
        """Write the masks to `doc.ents`."""
        for doc, found in zip(docs, masks, strict=True):
            covered = {i for start, end in found for i in range(start, end)}
            others = [
                ent
                for ent in doc.ents
                if ent.label_ != MASK and covered.isdisjoint(range(ent.start, ent.end))
            ]
            doc.set_ents([*others, *(Span(doc, *bounds, label=MASK) for bounds in found)])

    def _masks(self, doc: Doc) -> list[tuple[int, int]]:
        masks = [(ent.start, ent.end) for ent in doc.ents if ent.label_ == MASK]
        if self.kinds:
            masks = join_overlapping([*masks, *self._candidates(doc)])
        return spread_masks([token.text for token in doc], masks)

    def _candidates(self, doc: Doc) -> Iterator[tuple[int, int]]:
        starts, ends = token_bounds(doc)
        found = find_candidates(doc.text, starts, ends)
        yield from tokens_of((one for one in found if one.kind in self.kinds), starts, ends)

    def to_bytes(self, *, exclude: Iterable[str] = ()) -> bytes:
        """Nothing: all settings stand in the config."""
        return b""

    def from_bytes(self, data: bytes, *, exclude: Iterable[str] = ()) -> MaskSpreader:
        return self
