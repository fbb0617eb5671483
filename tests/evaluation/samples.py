"""Gold texts made by hand and at random."""

import random

from spacy_kanon.types import AnnotatedText, GoldMention

SAID = "Ann Lee of the Oslo Court and Mr Bo met in 1972, No. 18403/91; she's born about May"
KINDS = ("PERSON", "LOC", "DATETIME")
TYPES = ("DIRECT", "QUASI", "QUASI", "NO_MASK")


def gold(doc_id: str, text: str, **annotators: list[tuple]) -> AnnotatedText:
    """Mentions as (surface or offsets, identifier type, entity id[, kind])."""
    annotations = {}
    for annotator, mentions in annotators.items():
        annotations[annotator] = []
        for what, identifier_type, entity, *kind in mentions:
            start, end = what if isinstance(what, tuple) else (text.index(what), 0)
            end = end or start + len(what)
            annotations[annotator].append(
                GoldMention(start, end, kind[0] if kind else "PERSON", identifier_type, entity)
            )
    return AnnotatedText(doc_id, text, annotations)


def random_gold(rng: random.Random, doc_id: str, annotators: int = 3) -> AnnotatedText:
    text = " ".join(rng.choices(SAID.split(), k=rng.randint(3, 40)))
    annotations = {}
    for name in (f"a{number}" for number in range(annotators)):
        annotations[name] = [
            GoldMention(*span, rng.choice(KINDS), rng.choice(TYPES), f"{name}_e{rng.randint(1, 4)}")
            for span in random_spans(rng, len(text), rng.randint(0, 6))
        ]
    return AnnotatedText(doc_id, text, annotations)


def random_spans(rng: random.Random, length: int, count: int) -> list[tuple[int, int]]:
    """Spans of 1 to 15 characters, not sorted; they may overlap."""
    starts = [rng.randrange(length) for _ in range(count)]
    return [(start, min(length, start + rng.randint(1, 15))) for start in starts]


def separate_spans(rng: random.Random, length: int, count: int) -> list[tuple[int, int]]:
    """Sorted spans that do not overlap; they may touch."""
    edges = sorted(rng.sample(range(length + 1), min(2 * count, length // 2 * 2)))
    return list(zip(edges[::2], edges[1::2], strict=True))
