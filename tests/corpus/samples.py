"""A text with two annotators, in memory."""

from spacy_kanon.types import AnnotatedText, GoldMention

TEXT = "Ann Lee met Bo in Oslo. Ann left."


def mention(start: int, end: int, kind: str, identifier: str, entity: str, number: int, **extra):
    return GoldMention(start, end, kind, identifier, entity, f"m{number}", extra)


def two_annotators(doc_id: str = "d1") -> AnnotatedText:
    return AnnotatedText(
        doc_id,
        TEXT,
        {
            "a1": [
                mention(0, 7, "PERSON", "DIRECT", "a1e1", 1, edit_type="check"),
                mention(24, 27, "PERSON", "DIRECT", "a1e1", 2, edit_type="insert"),
                mention(18, 22, "LOC", "QUASI", "a1e2", 3, edit_type="check"),
            ],
            "a2": [mention(12, 14, "PERSON", "NO_MASK", "a2e1", 4, edit_type="check")],
            "a3": [],
        },
        {"dataset_type": "dev", "meta": {"year": 2009}, "quality_checked": ["a1"]},
    )
