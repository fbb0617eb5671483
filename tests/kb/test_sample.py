import json
import shutil
from pathlib import Path

import pytest

pytest.importorskip("polars")

from synthetic_people import SAMPLE_PEOPLE, SyntheticPeople

from scripts import make_samples
from scripts.make_samples import check_sample, main
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.reader import SAMPLE, open_kb
from spacy_kanon.text.normalization import normalize_key
from tests.refusals import refused

TEXTS = Path(__file__).parents[2] / "assets" / "sample_texts.jsonl"


def test_the_bundled_sample_is_what_its_generator_makes():
    assert check_sample("kb") == open_kb(None).fingerprint


def test_the_bundled_sample_is_small_and_skewed():
    kb = open_kb(None)
    assert kb.population == SAMPLE_PEOPLE
    assert sum(path.stat().st_size for path in SAMPLE.iterdir()) < 5_000_000
    assert kb.count("American") > 2_000
    assert kb.count("Oslo") > 10
    assert kb.count("born") == kb.count("Nobody Of This Name") == 0


def test_another_sample_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(make_samples, "SAMPLE_PEOPLE", 20)
    build_kb(SyntheticPeople(10, 1), tmp_path / "kb")
    refused("its source makes", check_sample, "kb", tmp_path / "kb")


def test_a_damaged_sample_is_told_by_the_command(tmp_path):
    shutil.copytree(SAMPLE, tmp_path / "kb")
    (tmp_path / "kb" / "meta.json").unlink()
    with pytest.raises(SystemExit):
        main(["kb", "--check", "--out", str(tmp_path / "kb")])


@pytest.mark.parametrize("line", TEXTS.read_text(encoding="utf8").splitlines())
def test_the_sample_texts_are_about_people_of_the_sample_or_of_nowhere(line):
    record = json.loads(line)
    kb = open_kb(None)
    if record["person"] is None:
        name = record["id"].replace("-", " ").title()
        assert name in record["text"] and kb.count(name) == 0
    else:
        assert kb.count(normalize_key(record["person"])) >= 1
        assert record["person"].split()[-1] in record["text"]
