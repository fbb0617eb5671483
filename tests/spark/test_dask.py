"""The example of Dask in the guide releases what a data frame does."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from spacy_kanon.corpus.training.sample_background import sample_documents
from spacy_kanon.frames import sanitize

pandas = pytest.importorskip("pandas")
pytest.importorskip("pyarrow")

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "spark.md"
[EXAMPLE] = re.findall(r"```py\n(import dask.*?)```", GUIDE.read_text(encoding="utf8"), re.S)


def test_the_example_of_the_guide(tmp_path, monkeypatch):
    dask = pytest.importorskip("dask", reason="needs dask[dataframe], which is not installed")
    texts = [text for _, text in islice(sample_documents(), 12)]
    frame = pandas.DataFrame({"number": range(len(texts)), "note": texts})
    (tmp_path / "notes").mkdir()
    for part in range(2):
        frame[part::2].to_parquet(tmp_path / "notes" / f"{part}.parquet", index=False)
    monkeypatch.chdir(tmp_path)
    with dask.config.set(scheduler="synchronous"):
        exec(EXAMPLE, {})
    released = pandas.read_parquet(tmp_path / "released-by-dask").sort_values("number")
    expected = sanitize(frame, "note", k=10).drop(columns="note")
    assert list(released.columns) == list(expected.columns)
    for column in ("number", "note_sanitized"):
        assert released[column].tolist() == expected[column].tolist()
    assert released["kanon_problem"].isna().all()
