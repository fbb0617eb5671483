"""`audit --engine spark` counts what `audit` counts."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from scripts.make_samples import sample_documents
from spacy_kanon.errors import KanonError
from spacy_kanon.linkage.build import build_background
from spacy_kanon.release.audit_run import Measure, audit_releases
from spacy_kanon.spark import part_runs
from spacy_kanon.spark.audit_parts import audit_parts
from spacy_kanon.spark.sessions import Engine

pytest.importorskip("pyspark")

TEXTS = list(islice(sample_documents(), 40))


@pytest.fixture(scope="module")
def releases(tmp_path_factory):
    """A file with bad records, and a folder of which some texts have no id."""
    folder = tmp_path_factory.mktemp("releases")
    lines = [
        json.dumps({"id": number, "masked_text": text, "who": name})
        for number, (name, text) in enumerate(TEXTS)
    ]
    lines[7:7] = ["no JSON", '{"id": 1, "masked_text": null}']
    (folder / "a.jsonl").write_text("\n".join(lines))
    (folder / "b").mkdir()
    for number in range(3):
        rows = [json.dumps({"text": text, "who": name}) for name, text in TEXTS[number::3]]
        (folder / "b" / f"{number}.jsonl").write_text("\n".join(rows))
    return [("", folder / "a.jsonl"), ("other", folder / "b")]


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    path = tmp_path_factory.mktemp("index") / "people"
    build_background([(name, text) for name, text in TEXTS[:20]], path)
    return path


def plain(audits):
    return json.dumps([entry.to_plain() for entry in audits])


def test_parts_are_counted_as_the_whole(spark, releases, index):
    options = {"subject_column": "who", "linkage": index}
    measure = Measure(k=4, thin=0.3, seeds=2, worst=3)
    by_spark = audit_parts(releases, Engine(partitions=4), measure=measure, **options)
    expected = audit_releases(releases, measure, **options)
    assert plain(by_spark) == plain(expected)
    assert [len(entry.bad) for entry in expected] == [2, 0]
    assert all(entry.tally.breached and entry.worst for entry in expected)


def test_an_audit_that_was_interrupted_goes_on(spark, releases, tmp_path, monkeypatch):
    keep, measure = tmp_path / "audit.json", Measure(k=4)
    work = tmp_path / "audit.json.unfinished"

    def interrupt(bar, stand):
        if stand():
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(part_runs, "_move", interrupt)
        with pytest.raises(KeyboardInterrupt):
            audit_parts(releases, Engine(partitions=3), measure=measure, keep=keep)
    assert list((work / "receipts").iterdir())
    with pytest.raises(KanonError, match=r"KN991.+settings"):
        audit_parts(releases, Engine(), measure=Measure(k=5), keep=keep)
    again = audit_parts(releases, Engine(), measure=measure, keep=keep)
    assert plain(again) == plain(audit_releases(releases, measure))
    assert [path.name for path in tmp_path.iterdir()] == ["audit.json.run.json"]


@pytest.mark.parametrize(
    "rows,code", [(["no JSON"], "KN605.+line 1"), (None, "KN605"), (2, "KN609")]
)
def test_releases_that_cannot_be_counted(spark, tmp_path, rows, code):
    path = tmp_path / "a.jsonl"
    path.write_text("\n".join(rows or []) if isinstance(rows, list) else '{"text": "He left."}')
    released = [] if rows is None else [("", path)] * (rows if isinstance(rows, int) else 1)
    with pytest.raises(KanonError, match=code):
        audit_parts(released, Engine(partitions=1), measure=Measure(k=4))
