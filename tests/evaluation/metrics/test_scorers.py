import pytest
import spacy
from spacy.language import Language
from spacy.training import Example

from spacy_kanon.evaluation.scorers import make_mask_scorer, mask_score

TEXT = "Ann Lee met Bo in Oslo ."


def example(gold, predicted, key="sc"):
    """Spans as (start, end, label) in characters."""
    docs = []
    for spans in (predicted, gold):
        doc = spacy.blank("en").make_doc(TEXT)
        made = [doc.char_span(start, end, label=label) for start, end, label in spans]
        if key == "ents":
            doc.ents = made
        else:
            doc.spans[key] = made
        docs.append(doc)
    return Example(*docs)


@pytest.mark.parametrize("key", ["sc", "ents"])
def test_worked_example(key):
    eg = example([(0, 7, "MASK"), (18, 22, "MASK")], [(0, 3, "MASK"), (18, 22, "MASK")], key)
    scores = mask_score([eg], spans_key=key)
    assert scores["mask_exact_p"] == scores["mask_exact_r"] == scores["mask_exact_f"] == 0.5
    assert scores["mask_partial_f"] == 0.75
    assert scores["mask_token_p"] == 1.0 and scores["mask_token_r"] == pytest.approx(2 / 3)
    meta = Language.get_factory_meta("kanon_masker")
    assert set(scores) == set(meta.default_score_weights)


def test_only_masks_count_whatever_the_group():
    eg = example([(0, 7, "MASK")], [(0, 7, "KEEP"), (12, 14, "MASK")])
    assert mask_score([eg], spans_key="sc")["mask_exact_f"] == 0
    assert mask_score([eg], spans_key="sc", labels=())["mask_exact_r"] == 1
    eg = example([(0, 7, "MASK")], [(0, 7, "MASK")])
    eg.reference.spans["gold"] = eg.reference.spans.pop("sc")
    scorer = make_mask_scorer(spans_key="sc", gold_spans_key="gold")
    assert scorer([eg])["mask_exact_f"] == 1.0
    assert len(eg.reference.spans["gold"]) == 1 and "sc" not in eg.reference.spans
