from spacy_kanon.detection.risk_spans import MarkedSpan
from spacy_kanon.training.corpora import decided_texts
from spacy_kanon.types import AnnotatedText, GoldMention

TEXT = "Ann Lee of Oslo met Lee."


def mention(start, end, kind, decision):
    return GoldMention(start, end, kind, decision, f"e{start}")


def test_decisions():
    mentions = [
        mention(20, 23, "PERSON", "NO_MASK"),
        mention(0, 7, "PERSON", "DIRECT"),
        mention(11, 15, "LOC", "NO_MASK"),
        mention(11, 15, "ORG", "QUASI"),  # one span, and somebody wants it masked
    ]
    text = AnnotatedText("d", TEXT, {"a": mentions, "b": mentions[:1], "c": []})
    first, second = decided_texts([text], {"m": {"d": [(0, 3)]}})
    doc_id, spanned, risky = first
    assert doc_id == "d" and risky == (True, True, False)
    assert [(s.start, s.end, s.kind) for s in spanned.spans] == [
        (0, 7, "PERSON"), (11, 15, "LOC"), (20, 23, "PERSON"),
    ]  # fmt: skip
    assert spanned.spans[0].entity == spanned.spans[2].entity
    assert spanned.groups == {"m": [MarkedSpan(0, 3, "MASK")]}
    assert second[2] == (False,)
