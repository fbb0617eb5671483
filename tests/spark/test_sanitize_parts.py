"""`sanitize --engine spark` writes what `sanitize` writes, in parts, whatever happens meanwhile."""

from __future__ import annotations

import gzip
import json
import os
import signal
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from scripts.make_samples import sample_documents
from spacy_kanon.errors import KanonError
from spacy_kanon.kb.reader import open_kb
from spacy_kanon.release.runner import Recipe
from spacy_kanon.release.writing.rows import Layout
from spacy_kanon.release.writing.sanitize import sanitize
from spacy_kanon.spark import part_runs
from spacy_kanon.spark.part_runs import run_parts, run_tasks
from spacy_kanon.spark.run_folder import part_file, plan_parts, sources_of
from spacy_kanon.spark.sanitize_parts import PartsPlan, SanitizeJob, sanitize_parts
from spacy_kanon.spark.sessions import Engine
from spacy_kanon.spark.workers import Counters, fingerprints_of, ship_recipe

from ..components.kb import build_small_kb

polars = pytest.importorskip("polars")
pytest.importorskip("pyspark")

COUNT = 60
ROWS = [
    {"id": f"d{number % 7}" if number % 2 else str(number), "text": text, "ward": number % 3}
    for number, (_, text) in enumerate(islice(sample_documents(), COUNT))
]


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """Tables of the same rows; that of JSON lines has bad records, too."""
    folder = tmp_path_factory.mktemp("tables")
    lines = [json.dumps(row) for row in ROWS]
    lines[20:20] = ["no JSON", "", '{"text": null}', '{"id": 1}']
    (folder / "rows.jsonl").write_text("\n".join(lines), encoding="utf8")
    frame = polars.DataFrame(ROWS)
    frame.write_csv(folder / "rows.csv")
    frame.write_parquet(folder / "rows.parquet", row_group_size=11)
    return folder


@pytest.fixture(scope="module")
def local(files, tmp_path_factory):
    """What the command writes by itself, and what it counts."""
    folder = tmp_path_factory.mktemp("local")
    summaries = {
        format: sanitize(
            files / f"rows.{format}", folder / f"rows.{format}", Recipe(), keep_column=["ward"]
        )
        for format in ("jsonl", "csv", "parquet")
    }
    return folder, summaries


def figures(summary):
    return {key: value for key, value in summary.to_plain().items() if key != "seconds"}


def parts_of(folder):
    return sorted((folder / "parts").iterdir())


@pytest.fixture
def plan(files, tmp_path):
    return PartsPlan(
        files / "rows.jsonl", tmp_path / "out", Recipe(), layout=Layout(keep=("ward",))
    )


@pytest.mark.parametrize("format,partitions", [("jsonl", 7), ("csv", 3), ("parquet", 4)])
def test_parts_are_what_the_command_writes(spark, files, local, plan, format, partitions):
    folder, summaries = local
    plan = replace(plan, source=files / f"rows.{format}")
    summary = sanitize_parts(plan, Engine(partitions=partitions))
    assert figures(summary) == figures(summaries[format])
    parts = parts_of(plan.output)
    assert [part.name for part in parts] == [f"part-{n:05}.{format}" for n in range(partitions)]
    whole = folder / f"rows.{format}"
    if format == "jsonl":
        assert b"".join(part.read_bytes() for part in parts) == whole.read_bytes()
    elif format == "csv":
        heads = {part.read_text().splitlines()[0] for part in parts}
        rows = [line for part in parts for line in part.read_text().splitlines()[1:]]
        assert [*heads, *rows] == whole.read_text().splitlines()
    else:
        assert polars.concat(map(polars.read_parquet, parts)).equals(polars.read_parquet(whole))
    assert not plan.output.with_name("out.unfinished").exists()


def test_the_manifest_says_what_was_done_and_nothing_of_the_source(spark, plan):
    sanitize_parts(plan, Engine(partitions=2))
    shown = json.loads((plan.output / "manifest.json").read_text())
    private = plan.output.with_name("out.run.json")
    assert private.stat().st_mode & 0o777 == 0o600
    prints = json.loads(private.read_text())["fingerprints"]
    assert {"source", "settings", "knowledge base", "version of spaCy"} <= set(prints)
    assert shown["fingerprints"] == {
        name: value for name, value in prints.items() if name not in ("source", "settings")
    }
    assert [part["records"] for part in shown["parts"]] == [31 - 3, 32]
    assert shown["counts"]["documents"] == COUNT
    counts = shown["counts"]
    assert counts["tokens"] > counts["masked"] > 0 < counts["singled_out"]
    assert counts["breaches"] == 0
    assert "rows" not in json.dumps(shown)


def test_a_folder_is_what_the_command_makes_of_it(spark, tmp_path):
    folder = tmp_path / "in"
    (folder / "b").mkdir(parents=True)
    text = "\n".join(json.dumps({"text": row["text"]}) for row in ROWS[:20]).encode()
    (folder / "a.jsonl").write_bytes(text)
    (folder / "b" / "c.jsonl.gz").write_bytes(gzip.compress(text[:4000]))
    (folder / "b" / "d.jsonl.gz").write_bytes(gzip.compress(text)[:-9])
    (folder / "e.csv").write_text("id,note\n1,2\n3,4\n")
    (folder / "f.csv").write_text("id,text\n1,Ann Lee left.\n2\n")
    summary = sanitize(folder, tmp_path / "local.jsonl", Recipe())
    by_spark = sanitize_parts(
        PartsPlan(folder, tmp_path / "out", Recipe(), format="jsonl"), Engine(partitions=9)
    )
    assert figures(by_spark) == figures(summary) and len(summary.bad) == 4
    written = b"".join(part.read_bytes() for part in parts_of(tmp_path / "out"))
    assert written == (tmp_path / "local.jsonl").read_bytes()


def parts_to_do(source, number):
    from spacy_kanon.storage.records import table_stats

    sources = sources_of(source)
    surveys = [table_stats(Path(s.path), s.format) for s in sources]
    return plan_parts(sources, surveys, partitions=number, workers=2)


@pytest.fixture(scope="module")
def make_job():
    from spacy_kanon.release.runner import make_release_pipeline
    from spacy_kanon.release.writing.files import Places

    prints = fingerprints_of(make_release_pipeline(Recipe()))
    places = Places(None, "jsonl", Layout(keep=("ward",)))
    return SanitizeJob(Recipe(), prints, {"text_column": ("text",)}, places)


def test_a_worker_that_is_killed_is_replaced(spark, files, local, make_job, tmp_path):
    flag, do = str(tmp_path / "killed"), make_job

    def killed_once(part, folder):
        receipt = do(part, folder)
        if part.number == 2 and not os.path.exists(flag):
            open(flag, "w").close()
            with part_file(folder / "parts" / "part-00002.jsonl") as file:
                file.write("half of it")
                file.flush()
                os.kill(os.getpid(), signal.SIGKILL)
        return receipt

    counters = Counters(spark)
    run = tmp_path / "run"
    done = run_parts(
        spark, killed_once, parts_to_do(files / "rows.jsonl", 4), run, counters=counters
    )
    assert os.path.exists(flag)
    written = [run / receipt["files"][0]["file"] for _, receipt in sorted(done.items())]
    whole = local[0] / "rows.jsonl"
    assert b"".join(path.read_bytes() for path in written) == whole.read_bytes()
    assert counters.values()["documents"] == COUNT
    assert counters.values() == part_runs.total_counts(done.values())
    run_parts(spark, do, parts_to_do(files / "rows.jsonl", 4)[:1], run, counters=counters)
    assert counters.values() == part_runs.total_counts(done.values())  # Part 0 counts once.


@pytest.mark.parametrize(
    "way,code", [("dies", "KN992"), ("forgets", "KN992"), ("fails", "KN345"), ("stops", "KN997")]
)
def test_what_ends_a_job(spark, way, code):
    def task(number):
        if way == "dies":
            os._exit(9)
        if way == "forgets":
            raise MemoryError
        if way == "fails":
            raise KanonError("[KN345] Nobody.")
        raise LookupError("what")

    with pytest.raises(KanonError, match=code):
        run_tasks(spark, task, 1, tasks=1)


def test_a_worker_without_memory_is_told_with_what_to_do(spark, files, make_job, tmp_path):
    resource, do = pytest.importorskip("resource"), make_job

    def limited(part, folder):
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        size = pages * resource.getpagesize() + (1 << 16)
        resource.setrlimit(resource.RLIMIT_AS, (size, size))
        return do(part, folder)

    advice = (
        r"KN992.+memory is the usual cause.+spark\.executor\.pyspark\.memory.+spark\.partitions"
    )
    with pytest.raises(KanonError, match=advice):
        run_parts(spark, limited, parts_to_do(files / "rows.jsonl", 1), tmp_path / "run")
    assert not list((tmp_path / "run").rglob("receipts/*"))


def test_what_is_done_is_not_done_again(spark, plan, local, monkeypatch):
    """A run is interrupted; before it goes on, nobody can take its place."""
    work = plan.output.with_name("out.unfinished")
    engine = Engine(partitions=5)

    def interrupt(bar, stand):
        if stand() >= 2:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(part_runs, "_move", interrupt)
        with pytest.raises(KeyboardInterrupt):
            sanitize_parts(plan, engine)
    assert not plan.output.exists() and work.stat().st_mode & 0o777 == 0o700
    done = {path.name for path in (work / "receipts").iterdir()}
    assert len(done) >= 2
    files = {path: path.stat().st_ino for path in parts_of(work)}
    for other, code in [
        (replace(plan, recipe=Recipe(config={"k": 9})), "KN991.+settings"),
        (replace(plan, source=plan.source.with_suffix(".csv")), "KN991"),
        (replace(plan, layout=Layout()), "KN991.+settings"),
    ]:
        with pytest.raises(KanonError, match=code):
            sanitize_parts(other, engine)
    with pytest.raises(KanonError, match=r"KN991.+number of parts"):
        sanitize_parts(plan, Engine(partitions=6))
    numbers = []

    def watched(spark, job, parts, folder, **options):
        numbers.extend(part.number for part in parts)
        return run_parts(spark, job, parts, folder, **options)

    monkeypatch.setattr(part_runs, "run_parts", watched)
    summary = sanitize_parts(plan, Engine())
    assert len(numbers) <= 5 - len(done)
    assert figures(summary) == figures(local[1]["jsonl"])
    parts = parts_of(plan.output)
    whole = (local[0] / "rows.jsonl").read_bytes()
    assert b"".join(part.read_bytes() for part in parts) == whole
    kept = [path for path in parts if path.stat().st_ino in files.values()]
    assert len(kept) >= len(done)
    with pytest.raises(KanonError, match="KN004"):
        sanitize_parts(plan, engine)


def test_a_folder_of_somebody_else_is_left_alone(spark, plan):
    work = plan.output.with_name("out.unfinished")
    work.mkdir()
    (work / "thesis.txt").write_text("all of it")
    with pytest.raises(KanonError, match=r"KN991.+content"):
        sanitize_parts(plan, Engine(partitions=1))
    assert (work / "thesis.txt").exists()


def test_parts_that_make_no_table_are_refused(spark, tmp_path, files):
    rows = [{"text": "He left.", "a": 1}, {"text": "She left.", "b": 2}]
    source = tmp_path / "in.jsonl"
    source.write_text("\n".join(map(json.dumps, rows)))
    plan = PartsPlan(source, tmp_path / "out", Recipe(), format="csv", layout=Layout(keep=("*",)))
    with pytest.raises(KanonError, match=r"KN994.+a.+b"):
        sanitize_parts(plan, Engine(partitions=2))
    with pytest.raises(KanonError, match="KN996"):
        sanitize_parts(PartsPlan(files, tmp_path / "out", Recipe()), Engine())


def test_columns_of_parquet_have_one_type(spark, tmp_path):
    rows = [{"id": None, "text": "He left."}, {"id": 7, "text": "Ann Lee left, Oslo."}]
    polars.DataFrame(rows).write_parquet(tmp_path / "in.parquet")
    plan = PartsPlan(tmp_path / "in.parquet", tmp_path / "out", Recipe())
    sanitize_parts(plan, Engine(partitions=2))
    frames = list(map(polars.read_parquet, parts_of(tmp_path / "out")))
    assert frames[0].schema == frames[1].schema
    assert polars.concat(frames)["id"].to_list() == [None, 7]


def test_a_knowledge_base_is_sent_to_the_workers(spark, tmp_path):
    kb = build_small_kb(tmp_path / "kb")
    recipe = Recipe(config={"kb": str(kb)})
    shipped = ship_recipe(spark, recipe)

    def opened(number):
        path = shipped.recipe(recipe).config["kb"]
        return path, open_kb(Path(path)).fingerprint

    path, fingerprint = run_tasks(spark, opened, 1, tasks=1)[0]
    assert path != str(kb) and fingerprint == open_kb(kb).fingerprint
    (tmp_path / "in.jsonl").write_text('{"text": "Ann Lee left."}\n')
    plan = PartsPlan(tmp_path / "in.jsonl", tmp_path / "out", recipe)
    assert sanitize_parts(plan, Engine(ship=True)).documents == 1
