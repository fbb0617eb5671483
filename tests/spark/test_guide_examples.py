"""The examples of the guide release what a data frame does."""

import re
from itertools import islice
from pathlib import Path

import pytest

from scripts.make_samples import sample_documents
from spacy_kanon import sanitize
from spacy_kanon.spark import sanitize as sanitize_in_spark

pandas = pytest.importorskip("pandas")
pytest.importorskip("pyarrow")

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "spark.md"
EXAMPLES = re.findall(r"```py\n(.*?)```", GUIDE.read_text(encoding="utf8"), re.S)


def example(statement):
    [code] = [code for code in EXAMPLES if statement in code]
    return code


@pytest.fixture
def notes(tmp_path, monkeypatch):
    """A folder of Parquet in the working directory, and all of it as one frame."""
    texts = [text for _, text in islice(sample_documents(), 12)]
    frame = pandas.DataFrame({"number": range(len(texts)), "note": texts})
    (tmp_path / "notes").mkdir()
    for part in range(2):
        frame[part::2].to_parquet(tmp_path / "notes" / f"{part}.parquet", index=False)
    monkeypatch.chdir(tmp_path)
    return frame


def assert_released(folder, frame):
    released = pandas.read_parquet(folder).sort_values("number")
    expected = sanitize(frame, "note", keep_original=["number"], k=10)
    assert list(released.columns) == list(expected.columns)
    for column in ("number", "note_sanitized"):
        assert released[column].tolist() == expected[column].tolist()
    assert released["kanon_problem"].isna().all()


def test_spark(spark, notes, tmp_path):
    rows = notes.assign(plan="See him.", patient=notes.number % 3, day=notes.number)
    rows.to_parquet("notes/0.parquet", index=False)
    rows[:0].to_parquet("notes/1.parquet", index=False)
    names = {}
    for statement, folder in [("session(", "released"), ("Observation(", "counted")]:
        code = example(statement).replace('kb="/shared/kb", ', "").replace("print(counts.get)", "")
        for name in ("notes", "released", "counted"):  # Java has a working folder of its own.
            code = code.replace(f'parquet("{name}")', f'parquet("{tmp_path / name}")')
        exec(code, names)
        assert len(pandas.read_parquet(folder)) == len(rows)
    assert names["counts"].get == {"rows": len(rows), "problems": 0}


def test_spark_reads_and_writes_files(spark, notes, tmp_path):
    notes.to_json("notes.jsonl", orient="records", lines=True)
    code = example("read.json")
    for name in ("notes.jsonl", "released-lines"):
        code = code.replace(f'"{name}"', f'"{tmp_path / name}"')
    exec(code, {"spark": spark, "sanitize": sanitize_in_spark})
    found = [pandas.read_json(path, lines=True) for path in Path("released-lines").glob("*.json")]
    released = pandas.concat(found).sort_values("number")
    expected = sanitize(notes, "note", keep_original=["number"], profile="research")
    for column in ("number", "note_sanitized"):
        assert released[column].tolist() == expected[column].tolist()


def test_dask(notes):
    dask = pytest.importorskip("dask", reason="needs dask[dataframe], which is not installed")
    with dask.config.set(scheduler="synchronous"):
        exec(example("import dask"), {})
    assert_released("released-by-dask", notes)


@pytest.mark.slow  # Ray starts five processes of its own, and a worker imports all that we need.
def test_ray(notes, monkeypatch):
    ray = pytest.importorskip("ray", reason="needs ray, which is not installed")
    monkeypatch.setenv("RAY_worker_niceness", "0")  # 15 waits for all other tests of a machine.
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        exec(example("import ray"), {})
    finally:
        ray.shutdown()
    assert_released("released-by-ray", notes)
