"""Frames come back as frames of their type that hold what can be released, and nothing else."""

import pickle

import pytest

from spacy_kanon import Sanitizer, sanitize
from spacy_kanon.frames import batches
from tests.fakes import with_recipe
from tests.refusals import refused

DATA = {
    "note": ["Zoe Xyzzy was born in Oslo in 1972.", None, "He left."],
    "plan": ["See Bo Quux.", "Nothing.", None],
    "who": ["a", "b", "a"],
}
SANITIZED = {
    "note_sanitized": ["*** was born in *** in 1972.", None, "He left."],
    "plan_sanitized": ["***.", "Nothing.", None],
    "kanon_k": [5, 5, 5],
    "kanon_problem": [None, None, None],
}


def make(kind):
    """A frame of the data, and what gives its columns as lists."""
    module = pytest.importorskip(kind)
    if kind == "polars":
        return module.DataFrame(DATA), lambda frame: frame.to_dict(as_series=False)
    frame = module.DataFrame(DATA, index=[7, 8, 9])

    def lists(frame):
        assert list(frame.index) == [7, 8, 9]
        columns = frame.astype(object).where(frame.notna(), None)
        return {name: columns[name].tolist() for name in columns}

    return frame, lists


@pytest.mark.parametrize("kind", ["pandas", "polars"])
def test_originals_are_dropped_unless_they_are_asked_for(kind, keep, kept):
    frame, lists = make(kind)
    result = sanitize(frame, ["note", "plan"], keep_original=keep)
    assert type(result) is type(frame)
    assert lists(result) == {**{name: DATA[name] for name in kept}, **SANITIZED}
    assert lists(frame) == DATA


@pytest.mark.parametrize("kind", ["pandas", "polars"])
def test_an_empty_suffix_replaces(kind):
    frame, lists = make(kind)
    result = lists(sanitize(frame, "note", suffix="", keep_original=True, k=5))
    assert result["note"] == SANITIZED["note_sanitized"] and result["plan"] == DATA["plan"]


def test_rows_of_one_subject_are_decided_together():
    texts = ["She lives in Oslo.", "Nobody.", "A geologist, born in 1968.", "She left."]
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame({"t": texts, "who": ["a", "b", "a", None]})
    apart = sanitize(frame, "t", k=50)
    together = sanitize(frame, "t", k=50, subject="who")
    stars = ["".join(f["t_sanitized"].drop_nulls()).count("***") for f in (apart, together)]
    assert stars[1] > stars[0]
    assert together["t_sanitized"][3] is None and "KN345" in together["kanon_problem"][3]


def test_batches_of_any_mapping_and_after_a_pickle():
    function = batches(["note", "plan"], Sanitizer())
    assert function(DATA) == SANITIZED
    assert pickle.loads(pickle.dumps(function))(DATA) == SANITIZED
    assert function({"note": [], "plan": []}) == {name: [] for name in SANITIZED}


def test_a_data_set_is_mapped():
    frame = pytest.importorskip("datasets").Dataset.from_dict(DATA)
    mapped = frame.map(batches(["note", "plan"], Sanitizer()), batched=True)
    assert mapped.to_dict() == {**DATA, **SANITIZED}


def test_what_cannot_be_done(columns, options, code):
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame({**DATA, "note2": DATA["note"], "number": [1, 2, 3]})
    refused(code, sanitize, frame, columns, **with_recipe(options))


def test_two_columns_of_one_name_are_none_of_them():
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame([["Ann Xyzzy", "left"]], columns=["note", "note"])
    refused(r"KN981.+twice", sanitize, frame, "note")


@pytest.mark.parametrize("null", [None, float("nan"), "NA"])
@pytest.mark.parametrize("dtype", ["object", "string"])
def test_what_kinds_of_frames_take_for_null_stays_null(null, dtype):
    pandas = pytest.importorskip("pandas")
    value = pandas.NA if null == "NA" else null
    frame = pandas.DataFrame({"note": pandas.array(["He left.", value], dtype="object")})
    assert sanitize(frame.astype(dtype), "note")["note_sanitized"].isna().tolist() == [False, True]
