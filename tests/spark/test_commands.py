"""Commands with `--engine spark` write what they write without it, whatever happens meanwhile."""

import json
import os
import signal
from itertools import islice

import pytest

from scripts.make_samples import sample_documents
from spacy_kanon.cli import _spark
from spacy_kanon.cli._spark import Cluster
from spacy_kanon.errors import KanonError
from spacy_kanon.release.runner import Recipe, sanitize_texts
from spacy_kanon.release.sanitize import sanitize

from ..commands import command
from ..components.kb import build_small_kb

polars = pytest.importorskip("polars")
pytest.importorskip("pyspark")

TEXTS = list(islice(sample_documents(), 150))
ROWS = [
    {"id": f"d{number % 7}" if number % 2 else str(number), "text": text, "who": name}
    for number, (name, text) in enumerate(TEXTS)
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
    frame.write_parquet(folder / "rows.parquet")
    return folder


@pytest.fixture
def cluster(spark):
    with Cluster() as cluster:
        yield cluster


def figures(summary):
    return {key: value for key, value in summary.to_plain().items() if key != "seconds"}


def test_a_release_is_that_of_one_process(cluster, files, tmp_path, format, options):
    source, summaries = files / f"rows.{format}", {}
    for name, engine in {"local": sanitize_texts, "spark": cluster.sanitize_texts}.items():
        out, mapping = tmp_path / f"{name}.{format}", tmp_path / f"{name}.map"
        summaries[name] = sanitize(source, out, Recipe(), mapping=mapping, engine=engine, **options)
    assert figures(summaries["spark"]) == figures(summaries["local"])
    for suffix in (format, "map"):
        local, by_spark = (tmp_path / f"{name}.{suffix}" for name in summaries)
        assert by_spark.read_bytes() == local.read_bytes()


def test_a_command_tells_of_bad_records(spark, files, tmp_path):
    out = tmp_path / "out.jsonl"
    result = command("sanitize")(files / "rows.jsonl", "-o", out, "--engine", "spark", status=3)
    assert result.stderr.count("line 2") == 3
    sanitize(files / "rows.jsonl", tmp_path / "local.jsonl", Recipe())
    assert out.read_bytes() == (tmp_path / "local.jsonl").read_bytes()


def make_killed(flag):
    """A work whose process is killed, once or (without a flag) in each attempt."""

    class Killed(_spark._Sanitizing):
        def __call__(self):
            do = super().__call__()

            def killed(texts):
                done = do(texts)
                if flag is None or not os.path.exists(flag):
                    if flag is not None:
                        open(flag, "w").close()
                    os.kill(os.getpid(), signal.SIGKILL)
                return done

            return killed

    return Killed


@pytest.mark.parametrize("once", [True, False])
def test_killed_workers(cluster, files, tmp_path, monkeypatch, once):
    flag, out = str(tmp_path / "killed"), tmp_path / "out" / "rows.csv"
    out.parent.mkdir()
    monkeypatch.setattr(_spark, "_Sanitizing", make_killed(flag if once else None))
    if once:
        sanitize(files / "rows.csv", out, Recipe(), engine=cluster.sanitize_texts)
        assert os.path.exists(flag)
        sanitize(files / "rows.csv", tmp_path / "local.csv", Recipe())
        assert out.read_bytes() == (tmp_path / "local.csv").read_bytes()
    else:
        with pytest.raises(KanonError, match="KN992"):
            sanitize(files / "rows.csv", out, Recipe(), engine=cluster.sanitize_texts)
        assert not list(out.parent.iterdir())


def test_another_knowledge_base_ends_the_run(cluster, tmp_path):
    kb = tmp_path / "kb"
    kb.symlink_to(build_small_kb(tmp_path / "first"))
    other = build_small_kb(tmp_path / "second", seed=1)

    def texts():
        kb.unlink()
        kb.symlink_to(other)
        yield "Ann Lee left."

    with pytest.raises(KanonError, match=r"KN988.+knowledge base"):
        list(cluster.sanitize_texts(texts(), Recipe(config={"kb": str(kb)})))
