import stat

import pytest

from tests.commands import command, read_lines, write_lines
from tests.examples import examples
from tests.fakes import pipeline

TEXTS = examples(__file__)["texts"]
restore = command("restore")


def sanitize(folder, *options, output="out.jsonl", ids=True):
    records = [{"id": i, "text": text} if ids else {"text": text} for i, text in enumerate(TEXTS)]
    source = write_lines(folder / "in.jsonl", records)
    mapping = ("--mapping", folder / "map.jsonl")
    return command("sanitize")(source, "-o", folder / output, *mapping, *options)


def test_what_was_sanitized_comes_back(tmp_path, options, output, ids):
    result = sanitize(tmp_path, *options, output=output, ids=ids)
    assert "personal data" in result.stderr
    assert "Anna" not in (tmp_path / output).read_text()
    assert "Anna" in (tmp_path / "map.jsonl").read_text()
    restore(tmp_path / output, tmp_path / "map.jsonl", "-o", tmp_path / "back.jsonl")
    assert [record["text"] for record in read_lines(tmp_path / "back.jsonl")] == TEXTS
    for name in ("map.jsonl", "back.jsonl"):  # Only the owner may read them.
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600


@pytest.mark.parametrize("options", [(), ("--compact",)])
def test_what_a_pipeline_generalizes_by_itself_comes_back(tmp_path, options):
    nlp = pipeline(kanon_masker={})
    nlp.add_pipe("wikidata_generalizer")
    nlp.to_disk(tmp_path / "pipeline")
    sanitize(tmp_path, "--pipeline", tmp_path / "pipeline", *options)
    assert "actor" in (tmp_path / "out.jsonl").read_text()
    restore(tmp_path / "out.jsonl", tmp_path / "map.jsonl", "-o", tmp_path / "back.jsonl")
    assert [record["text"] for record in read_lines(tmp_path / "back.jsonl")] == TEXTS


def test_a_changed_text_is_refused_and_nothing_is_written(tmp_path):
    sanitize(tmp_path, "--generalize")
    text = (tmp_path / "out.jsonl").read_text(encoding="utf8")
    (tmp_path / "out.jsonl").write_text(text.replace("is big", "is tiny"), encoding="utf8")
    back = tmp_path / "back.jsonl"
    result = restore(tmp_path / "out.jsonl", tmp_path / "map.jsonl", "-o", back, fails="KN461")
    assert "record 0" in result.stderr and not back.exists()


def test_generalized_outputs(tmp_path):
    result = sanitize(tmp_path, "--generalize", "--verify", "--evidence", tmp_path / "why.jsonl")
    assert "of masked phrases generalized" in result.stderr
    record, *_ = read_lines(tmp_path / "out.jsonl")
    assert record["sanitized_text"].startswith("PERSON 1, an actor from a city in Europe,")
    record, *_ = read_lines(tmp_path / "why.jsonl")
    assert "“city in Norway” with “actor”" in record["spans"][2]["evidence"]
