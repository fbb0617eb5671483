"""Spark releases what `sanitize` writes, however the rows are dealt out to its workers."""

import json
import os
import signal
import sys
from functools import partial
from itertools import islice

import pytest

from scripts.make_samples import sample_documents
from spacy_kanon import sanitize as sanitize_frame
from spacy_kanon.release.runner import Recipe
from spacy_kanon.release.sanitize import sanitize as sanitize_file
from spacy_kanon.spark import sanitize as sanitize_in_spark
from spacy_kanon.spark.sessions import PYTHON
from tests.components.kb import build_small_kb
from tests.fakes import pipeline, with_recipe
from tests.refusals import refused

pytest.importorskip("pyspark")
pyarrow = pytest.importorskip("pyarrow")
polars = pytest.importorskip("polars")
sanitize = partial(sanitize_in_spark, keep_original=["number"])
KEY = "0123456789abcdef" * 4
NEW = ("note_sanitized", "kanon_k", "kanon_problem")
SUBJECTS = {
    "number": [0, 1, 2, 3, 4, 5],
    "note": ["She lives in Oslo.", "Nobody.", "A geologist, born in 1968.", None, "Bo.", "No."],
    "plan": ["See Ann Lee.", None, "Nothing.", "Nothing.", "", "Ann Lee."],
    "who": ["a", "b", "a", "a", None, ""],
}


@pytest.fixture(scope="module")
def texts():
    return [text for _, text in islice(sample_documents(), 70)]


@pytest.fixture(scope="module")
def notes(spark, texts):
    rows = [(number, text) for number, text in enumerate(texts)]
    return spark.createDataFrame(rows, "number long, note string")


@pytest.fixture(scope="module")
def written(texts, tmp_path_factory):
    """Released text and k of each, as the command writes them."""
    folder = tmp_path_factory.mktemp("cli")
    lines = (json.dumps({"text": text}) for text in texts)
    (folder / "texts.jsonl").write_text("\n".join(lines), encoding="utf8")
    sanitize_file(folder / "texts.jsonl", folder / "out.jsonl", Recipe())
    rows = map(json.loads, (folder / "out.jsonl").read_text(encoding="utf8").splitlines())
    return [(row["masked_text"], row["k"], None) for row in rows]


def released(frame, key="number"):
    """The new columns, in the order of a key."""
    return [
        tuple(row[name] for name in NEW) for row in sorted(frame.collect(), key=lambda r: r[key])
    ]


@pytest.mark.parametrize("partitions", [1, 7])
def test_spark_releases_what_the_command_writes(notes, written, partitions):
    result = sanitize(notes.repartition(partitions), "note")
    assert result.columns == ["number", *NEW]
    assert released(result) == written
    assert any("***" in text for text, _, _ in written)


def test_originals_are_dropped_unless_asked_for(notes, keep, columns):
    assert sanitize_in_spark(notes, "note", keep_original=keep).columns == [*columns, *NEW]
    replaced = sanitize_in_spark(notes, "note", keep_original=keep, suffix="").columns
    assert replaced == [name for name in columns if name != "note"] + ["note", *NEW[1:]]


def test_a_worker_that_is_killed_loses_no_row_and_counts_none_twice(notes, written, tmp_path):
    from pyspark.sql import Observation, functions

    flag = str(tmp_path / "killed")

    def kill_once(batches):
        for number, batch in enumerate(batches):
            if number and not os.path.exists(flag):
                open(flag, "w").close()
                os.kill(os.getpid(), signal.SIGKILL)
            yield batch

    counts = Observation("counts")
    frame = sanitize(notes.limit(60).coalesce(1), "note")
    frame = frame.observe(
        counts, functions.count("*").alias("rows"), functions.count("kanon_problem").alias("bad")
    )
    frame.mapInArrow(kill_once, frame.schema).write.parquet(str(tmp_path / "out"))
    assert os.path.exists(flag)
    assert counts.get == {"rows": 60, "bad": 0}
    done = polars.read_parquet(tmp_path / "out" / "*.parquet").sort("number")
    assert done.select(NEW).rows() == written[:60]


def test_rows_that_cannot_be_done_say_why(spark):
    long = "Ann Lee was born in Oslo on 23 May 1972. " * 3000
    rows = list(enumerate(["He left.", long, None, ""]))
    frame = spark.createDataFrame(rows, "number long, note string").coalesce(1)
    result = released(sanitize(frame, "note", recipe=Recipe(timeout=0.3)))
    assert [row[0] for row in result] == ["He left.", None, None, ""]
    assert ["KN347" in (row[2] or "") for row in result] == [False, True, False, False]


def test_the_plan_of_a_job_holds_no_secret(spark, tmp_path):
    (tmp_path / "key").write_text(KEY)
    (tmp_path / "key").chmod(0o600)
    settings = {"operators": {"PERSON": "hash"}, "key": f"file:{tmp_path / 'key'}"}
    texts = ["Ann Lee left.", "So did Bo Berg."]
    result = sanitize(spark.createDataFrame(list(enumerate(texts)), "number long, note string"),
                      "note", **settings)  # fmt: skip
    assert KEY not in result._jdf.queryExecution().toString()
    expected = sanitize_frame(polars.DataFrame({"note": texts}), "note", **settings)
    assert released(result) == expected.select(NEW).rows()


@pytest.mark.parametrize("partitions", [1, 3])
def test_rows_of_a_subject_are_decided_together(spark, partitions):
    rows = list(zip(*SUBJECTS.values(), strict=True))
    frame = spark.createDataFrame(rows, "number int, note string, plan string, who string")
    options = {"subject": "who", "k": 50, "keep_original": True}
    result = sanitize_in_spark(
        frame.repartition(partitions), ["note", "plan"], order="number", **options,
    ).collect()  # fmt: skip
    expected = sanitize_frame(polars.DataFrame(SUBJECTS), ["note", "plan"], **options)
    found = sorted((row.asDict() for row in result), key=lambda row: row["number"])
    assert found == expected.to_dicts()
    refusals = ["KN345" in (problem or "") for problem in expected["kanon_problem"]]
    assert refusals == [False] * 4 + [True] * 2


def test_a_knowledge_base_that_differs_ends_the_job(notes, tmp_path):
    kb = tmp_path / "kb"
    kb.symlink_to(build_small_kb(tmp_path / "first"))
    result = sanitize(notes, "note", kb=str(kb))
    kb.unlink()
    kb.symlink_to(build_small_kb(tmp_path / "second", seed=1))
    with pytest.raises(Exception, match=r"KN988.+knowledge base"):
        result.write.parquet(str(tmp_path / "out"))
    assert not list((tmp_path / "out").glob("[!._]*"))  # Nor a mark of success.


def test_a_knowledge_base_that_is_sent_need_not_lie_there(spark, tmp_path):
    kb = build_small_kb(tmp_path / "kb")
    texts = ["Ann Lee left.", None]
    frame = spark.createDataFrame(list(enumerate(texts)), "number long, note string")
    result = sanitize(frame, "note", kb=str(kb), ship=True)
    expected = sanitize_frame(polars.DataFrame({"note": texts}), "note", kb=str(kb))
    kb.rename(tmp_path / "elsewhere")
    assert released(result) == expected.select(NEW).rows()


def test_a_pipeline_is_named(spark, tmp_path):
    nlp = pipeline(kanon_masker={"k": 50})
    nlp.to_disk(tmp_path / "pipeline")
    texts = ["She lives in Oslo.", "A geologist, born in 1968."]
    frame = spark.createDataFrame(list(enumerate(texts)), "number long, note string")
    result = sanitize(frame, "note", recipe=Recipe(pipeline=str(tmp_path / "pipeline")))
    assert [row[0] for row in released(result)] == [nlp(text)._.masked_text for text in texts]


def test_what_cannot_be_done_is_told_before_the_job(spark, columns, options, code):
    frame = spark.createDataFrame([("a", "b", 1)], "note string, note2 string, number long")
    refused(code, sanitize_in_spark, frame, columns, **with_recipe(options))


def test_frames_of_others_are_refused():
    refused("KN989", sanitize, polars.DataFrame({"note": ["He left."]}), "note")


def test_workers_run_this_python_though_nobody_said_so(spark, notes, monkeypatch):
    context = spark.sparkContext
    monkeypatch.setattr(context, "pythonExec", "python-of-nobody")
    sanitize(notes, "note")
    assert context.pythonExec == sys.executable
    monkeypatch.setenv(PYTHON, "chosen")
    monkeypatch.setattr(context, "pythonExec", "chosen")
    sanitize(notes, "note")
    assert context.pythonExec == "chosen"


pytest.importorskip("pyspark")


def test_workers_are_forked_from_a_process_with_a_pipeline(spark):
    def of_batches(batches):
        for _ in batches:
            yield pyarrow.record_batch([[os.getppid()]], ["parent"])

    frame = spark.createDataFrame([(1,)], "number long").coalesce(1)
    parent = frame.mapInArrow(of_batches, "parent long").first().parent
    try:
        with open(f"/proc/{parent}/cmdline") as file:
            command = file.read()
    except OSError:
        pytest.skip("needs /proc")
    assert "spacy_kanon.spark.daemon" in command
