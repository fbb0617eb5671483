import json
from pathlib import Path

import pytest

from spacy_kanon.formats.masks import (
    masks_of,
    read_mask_systems,
    read_masks,
    read_masks_as_texts,
    write_masks,
)
from spacy_kanon.formats.registry import write_texts
from spacy_kanon.formats.spans import LabelledSpan, ReadOptions, check_offsets, check_same_text
from spacy_kanon.types import MaskedSpan
from tests.refusals import refused

from ..samples import TEXT, two_annotators


def write(tmp_path, value):
    path = tmp_path / "ours.json"
    path.write_text(json.dumps(value))
    return path


def test_names_of_systems(tmp_path):
    path = write(tmp_path, {"d1": [[0, 7], [18, 22, "a city"]], "d2": []})
    masks = {"d1": [MaskedSpan(0, 7), MaskedSpan(18, 22, "a city")], "d2": []}
    assert read_mask_systems(path) == {"ours": masks}
    out = tmp_path / "out.json"
    write_masks(masks, out)
    assert json.loads(out.read_text()) == json.loads(path.read_text())
    path = write(tmp_path, {"x": {"d1": [[0, 7]]}, "y": {"d1": []}})
    assert read_masks(path, "y") == {"d1": []}
    refused(r"KN511.*x, y", read_masks, path)


BAD_SPANS = [[1], [1, 2, 3], "12", [0.0, 2], [True, 2], [[0, 7], "PERSON"]]


@pytest.mark.parametrize("value", [*({"d9": [span]} for span in BAD_SPANS), {"d9": 3}, []])
def test_bad_files_name_the_document(value, tmp_path):
    refused(r"KN504.*d9" if value else "KN500", read_masks, write(tmp_path, value))


def test_masks_are_those_of_annotations_and_become_some(tmp_path):
    texts = [two_annotators()]
    write_texts(texts, tmp_path / "masks.json", "masks")
    assert read_masks(tmp_path / "masks.json") == masks_of(texts)
    assert masks_of(texts) == {"d1": [(0, 7, None), (18, 22, None), (24, 27, None)]}
    assert masks_of(texts, "a2") == {"d1": []}
    path = write(tmp_path, {"d1": [[0, 3], [24, 27]]})
    (text,) = read_masks_as_texts(path, ReadOptions(texts={"d1": TEXT}))
    mentions = text.annotations["annotator1"]
    assert [(m.start, m.end, m.identifier_type) for m in mentions] == [
        (0, 3, "QUASI"),
        (24, 27, "QUASI"),
    ]
    assert mentions[0].entity_id == mentions[1].entity_id  # both say "Ann"
    refused(r"KN507.*--texts", read_masks_as_texts, path, ReadOptions())
    refused(r"KN512.*d1", read_masks_as_texts, path, ReadOptions(texts={"d2": TEXT}))
    refused("KN502", read_masks_as_texts, path, ReadOptions(texts={"d1": "Ann"}))


SMILING = "Éva 😀 met\nBo in Oslo yesterday."
OSLO = SMILING.index("Oslo")


def test_spans_have_to_fit_their_text(start, end, expected, code):
    spans = [LabelledSpan(0, 3, expected="Éva"), LabelledSpan(start, end, expected=expected)]
    if code is None:
        check_offsets("doc-7", SMILING, spans)
        return
    refused(rf"{code}.*doc-7", check_offsets, "doc-7", SMILING, spans)


def test_how_two_texts_differ(other, difference):
    assert difference in refused(
        r"KN515.*d1", check_same_text, "d1", SMILING, other, Path("x.jsonl")
    )
    check_same_text("d1", SMILING, SMILING, Path("x.jsonl"))
