"""`mask_bounds` behind a recognizer that reads a text several times."""

from __future__ import annotations

import pickle

import pytest
import spacy
from spacy.tokens import Doc
from train_bounds import train_bounds

from spacy_kanon.components.recognition.leaning import leaning_of
from spacy_kanon.components.recognition.mask_bounds import MaskBounds
from spacy_kanon.components.recognition.readings import READINGS, readings_in
from spacy_kanon.errors import KanonError
from spacy_kanon.formats.tab import write_tab
from spacy_kanon.models.action_bias import Shift, move_to, shift_of
from spacy_kanon.resources.recall_record import TRAINING_TEXTS
from spacy_kanon.text.fingerprints import fingerprint_of

from ...recall_samples import documents, trained
from ...scripts import invoke

TEXTS = documents(12, 5)
SHIFTS = [-1.0, 0.0, 1.0, 2.0, 4.0, 6.0]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A masker that leans to hiding nothing, documents, and the masker with bounds."""
    folder = tmp_path_factory.mktemp("bounds")
    nlp = trained(beam_width=1)
    move_to(nlp.get_pipe("ner"), Shift(-1.0))
    nlp.meta["kanon"] = {TRAINING_TEXTS: [fingerprint_of(documents(1, 0)[0].text)]}
    nlp.to_disk(folder / "masker")
    write_tab(documents(20, 1), folder / "gold.json")
    write_tab(documents(8, 2), folder / "more.json")
    write_tab(documents(2, 0), folder / "seen.json")
    fold = f"--fold={folder / 'masker'}={folder / 'more.json'}"
    result = train(folder, "gold.json", "out", fold, "--steps", "200")
    assert result.exit_code == 0 and "documents    28" in result.output, result.output
    return folder


@pytest.fixture(scope="module")
def nlp(folder):
    return spacy.load(folder / "out")


def train(folder, gold, output, *options):
    paths = [str(folder / "masker"), str(folder / gold), str(folder / output)]
    return invoke(train_bounds, *paths, *options)


def exact(nlp) -> float:
    """Exact F1 on documents that neither the masker nor its bounds saw."""
    both = masked = marked = 0
    for text in TEXTS:
        gold = {(m.start, m.end) for m in text.annotations["a"]}
        masks = {
            (ent.start_char, ent.end_char)
            for ent in nlp(text.text).ents
            if ent.label_.startswith("MASK")
        }
        both, masked, marked = both + len(gold & masks), masked + len(masks), marked + len(gold)
    return 2 * both / (masked + marked)


def test_bounds_are_better_than_before(folder, nlp):
    assert exact(nlp) > exact(spacy.load(folder / "masker")) + 0.05


def test_readings_are_those_of_the_moved_recognizer_and_leave_it_alone(folder):
    nlp = spacy.load(folder / "masker")
    ner = nlp.get_pipe("ner")
    text = TEXTS[0].text
    expected = []
    for shift in SHIFTS:
        move_to(ner, Shift(-1.0 + shift))
        expected.append([(e.start, e.end) for e in nlp(text).ents if e.label_[:4] == "MASK"])
    move_to(ner, Shift(-1.0))
    ner.readings = SHIFTS
    doc = nlp(text)
    assert [[(s.start, s.end) for s in spans] for spans in readings_in(doc)] == expected
    assert shift_of(ner).shift == -1.0 and expected[0] != expected[-1]
    assert readings_in(nlp.make_doc(text)) is None


def test_readings_leave_the_doc_when_the_bounds_are_chosen(nlp):
    doc = nlp(TEXTS[0].text)
    assert READINGS not in doc.spans and doc.ents


@pytest.mark.parametrize("way", ["disk", "bytes", "pickle", "batches"])
def test_copies_and_batches_change_no_byte(nlp, way, tmp_path):
    texts = ["", *(text.text for text in TEXTS)]
    expected = [nlp(text).to_bytes() for text in texts]
    if way == "disk":
        nlp.to_disk(tmp_path)
        copy = spacy.load(tmp_path)
    elif way == "bytes":
        copy = spacy.blank("en").from_config(nlp.config).from_bytes(nlp.to_bytes())
    else:
        copy = pickle.loads(pickle.dumps(nlp))
    assert [doc.to_bytes() for doc in copy.pipe(texts, batch_size=3)] == expected


def test_a_lower_threshold_hides_more(nlp):
    leaning = leaning_of(nlp)
    assert leaning.name == "mask_bounds" and leaning.spans_key == "ents"
    before, hidden = leaning.setting["threshold"], []
    for value in (-3, 0, 7):
        leaning.move(value)
        hidden.append(sum(len(e) for t in TEXTS for e in nlp(t.text).ents if e.label_[0] == "M"))
    nlp.get_pipe("mask_bounds").threshold = before
    assert hidden == sorted(hidden) and hidden[0] < hidden[-1]


@pytest.mark.parametrize(
    ("gold", "options", "code"),
    [
        ("seen.json", [], "KN589"),
        ("gold.json", ["--fold", "folder"], "KN608"),
        ("gold.json", ["--threshold", "2"], "KN300"),
        ("none.json", [], "KN003"),
    ],
)
def test_what_cannot_be_learned_from_leaves_nothing(folder, gold, options, code):
    result = train(folder, gold, "bad", *options)
    assert result.exit_code == 1 and code in result.output
    assert not (folder / "bad").exists()


def test_a_pipeline_without_a_recognizer_is_refused(folder):
    spacy.blank("en").to_disk(folder / "blank")
    paths = [str(folder / name) for name in ("blank", "gold.json", "bad")]
    result = invoke(train_bounds, *paths)
    assert result.exit_code == 1 and "KN300" in result.output


def test_bounds_need_readings(nlp):
    bounds = nlp.get_pipe("mask_bounds")
    with pytest.raises(KanonError, match="KN588"):
        bounds(nlp.make_doc("Ann left Oslo."))
    recognizer = nlp.get_pipe("ner")
    before, recognizer.readings = recognizer.readings, [0.0, 1.0]
    with pytest.raises(KanonError, match=r"KN588.* 6 of them.* holds 2"):
        nlp("Ann left Oslo.")
    recognizer.readings = before
    assert len(bounds(Doc(nlp.vocab))) == 0
    doc = nlp.make_doc("Ann left Oslo.")
    assert not MaskBounds()(doc).ents  # Before it is trained it does nothing.
