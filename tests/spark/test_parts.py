"""Parts cover each record of each file once, in order."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import KanonError
from spacy_kanon.spark.run_folder import MOST_PARTS, RECORDS, Part, Source, plan_parts, sources_of
from spacy_kanon.spark.sessions import with_attempts
from spacy_kanon.storage.records import EVERY, TableStats
from spacy_kanon.storage.tables import Begin

pytest.importorskip("pyarrow")


def sources(counts):
    files = [Source(f"/files/{i}.jsonl", "jsonl", f"{i}.jsonl", i + 1) for i in range(len(counts))]
    surveys = [
        TableStats(n, "", tuple(Begin(i, i + 3, 10 * i) for i in range(0, max(n, 1), EVERY)))
        for n in counts
    ]
    return files, surveys


@given(
    counts=st.lists(st.integers(0, 30_000), min_size=1, max_size=5),
    partitions=st.none() | st.integers(1, 99),
    workers=st.integers(1, 64),
)
def test_parts_cover_all_records(counts, partitions, workers):
    files, surveys = sources(counts)
    parts = plan_parts(files, surveys, partitions=partitions, workers=workers)
    assert [part.number for part in parts] == list(range(len(parts)))
    for file, count in zip(files, counts, strict=True):
        stretches = [part.stretch for part in parts if part.source == file]
        at = 0
        for stretch in stretches:
            assert stretch.first == at
            assert stretch.begin.records == min(at, max(count - 1, 0)) // EVERY * EVERY
            at += count - at if stretch.count is None else stretch.count
        assert at == count and stretches[-1].count is None
    if partitions is not None and len(counts) == 1:
        assert len(parts) == max(min(partitions, counts[0]), 1)
    plain = json.loads(json.dumps([asdict(part) for part in parts]))
    assert list(map(Part.from_plain, plain)) == parts


@pytest.mark.parametrize(
    "records,workers,number",
    [(0, 2, 1), (50, 2, 1), (1000, 2, 5), (10_000, 2, 8), (100 * RECORDS, 2, 100),
     (10 * MOST_PARTS * RECORDS, 2, MOST_PARTS)],
)  # fmt: skip
def test_how_many_parts_there_are_if_nobody_says(records, workers, number):
    survey = TableStats(records, "")
    files = [Source("/a.csv", "csv")]
    assert len(plan_parts(files, [survey], partitions=None, workers=workers)) == number


@pytest.mark.parametrize(
    "names,code",
    [([], "KN003"), (["a.jsonl", "b.pdf"], "KN993"), (["a.txt"], "KN993"), (["a.jsonl"], None),
     (["b.csv", "a/c.tsv.gz", ".hidden"], None)],
)  # fmt: skip
def test_sources(tmp_path, names, code):
    for name in names:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("text\n")
    if code is not None:
        with pytest.raises(KanonError, match=code):
            sources_of(tmp_path)
        return
    shown = [name for name in sorted(names) if not name.startswith(".")]
    assert [source.name for source in sources_of(tmp_path)] == shown
    assert {source.number for source in sources_of(tmp_path)} == set(range(1, len(shown) + 1))


@pytest.mark.parametrize(
    "master,tried",
    [("local", "local[1,4]"), ("local[*]", "local[*,4]"), ("local[8]", "local[8,4]"),
     ("local[2,1]", "local[2,1]"), ("spark://a:7077", "spark://a:7077"), ("sc://a", "sc://a")],
)  # fmt: skip
def test_masters(master, tried):
    assert with_attempts(master) == tried
