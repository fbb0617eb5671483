"""How well can be done by who knows what is usually masked, but not this annotator?

    python bench/bench_ceiling.py GOLD.json [--spans train_spans.jsonl.gz]

Every mention is given with its bounds and its kind, also those that were left; to be decided is
only what to mask. People differ: the same words with the same kind are masked in one document and
left in another. A document does not count for itself: asked are the same words of the others, then
their last word, then the kind. Masked is what is masked there in more than a share.
"""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from _corpora import arguments
from bench_masker_nested import print_head, print_row, score

from spacy_kanon.formats.registry import read_texts
from spacy_kanon.names import NO_MASK
from spacy_kanon.types import AnnotatedText

sys.path.append(str(Path(__file__).parents[1] / "scripts"))
from fill_gaps import read_partial_texts

Mention = tuple[str, str, bool]
SHARES = (0.5, 0.3, 0.2)


def mentions_of(text: AnnotatedText) -> Iterator[tuple[tuple[int, int], Mention]]:
    for mentions in text.annotations.values():
        for each in mentions:
            words = text.text[each.start : each.end].casefold()
            yield (each.start, each.end), (words, each.kind, each.identifier_type != NO_MASK)


def keys_of(mention: Mention) -> list[tuple[str, ...]]:
    """From the words themselves to the kind alone."""
    words, kind, _ = mention
    last = words.split()[-1:]
    return [("words", words, kind), ("last word", *last, kind), ("kind", kind)]


def counted(mentions: Iterable[Mention]) -> tuple[Counter[tuple[str, ...]], ...]:
    """How many mentions each key has, and how many of them are masked."""
    of_key: Counter[tuple[str, ...]] = Counter()
    masked: Counter[tuple[str, ...]] = Counter()
    for mention in mentions:
        for key in keys_of(mention):
            of_key[key] += 1
            masked[key] += mention[2]
    return of_key, masked


def masks(
    texts: Sequence[AnnotatedText], elsewhere: Sequence[Mention], share: float
) -> dict[str, list[tuple[int, int]]]:
    of_doc = {text.doc_id: list(mentions_of(text)) for text in texts}
    every = [mention for mentions in of_doc.values() for _, mention in mentions]
    of_key, masked = counted([*every, *elsewhere])
    chosen = {}
    for doc_id, mentions in of_doc.items():
        here, here_masked = counted(mention for _, mention in mentions)
        chosen[doc_id] = []
        for bounds, mention in mentions:
            key = next((k for k in keys_of(mention) if of_key[k] > here[k]), None)
            left_over = of_key[key] - here[key] if key else 0
            if not left_over or (masked[key] - here_masked[key]) / left_over > share:
                chosen[doc_id].append(bounds)
    return chosen


def main() -> None:
    options = arguments(__doc__, "gold", spans=Path)
    texts = read_texts(options.gold)
    partial = read_partial_texts(options.spans) if options.spans else []
    elsewhere = [
        (span.surface.casefold(), span.kind, span.masked) for each in partial for span in each.spans
    ]
    print(f"{len(texts)} documents, {len(elsewhere):,} decisions besides")
    print_head()
    for share in SHARES:
        print_row(f"masked in more than {share:.0%}", score(texts, masks(texts, elsewhere, share)))


if __name__ == "__main__":
    main()
