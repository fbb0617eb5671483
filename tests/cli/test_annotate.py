import json

import pytest

from tests.commands import command, write_lines

run = command("annotate")


@pytest.fixture
def texts(tmp_path):
    records = (
        {"id": n, "name": f"Ann Lee{n % 5}", "text": f"Ann Lee was born in 18{n}."}
        for n in range(10, 40)
    )
    return write_lines(tmp_path / "texts.jsonl", records)


def test_a_corpus_with_statistics(texts, tmp_path):
    result = run(texts, tmp_path / "silver", "--split", "50/25/25")
    assert result.exit_code == 0, result.output
    statistics = json.loads((tmp_path / "silver" / "statistics.json").read_text())
    assert sum(side["documents"] for side in statistics.values()) == 30
    assert sum(side["people"] for side in statistics.values()) == 5
    assert "share_identified" in result.output


def test_the_same_command_gives_the_same_bytes(texts, tmp_path):
    for name in ("a", "b"):
        assert run(texts, tmp_path / name, "--strategy", "random", "--seed", 7).exit_code == 0
    for file in sorted((tmp_path / "a").iterdir()):
        assert file.read_bytes() == (tmp_path / "b" / file.name).read_bytes()


@pytest.mark.parametrize(
    ("code", "records", "arguments"),
    [
        ("KN550", [], []),
        ("KN552", [{"id": 1, "text": "they sang."}], []),
        ("KN554", [{"text": "Ann sang."}], []),
        ("KN554", [{"id": 1, "text": "Ann sang."}], ["--subject-column", "who"]),
        ("KN555", [{"id": 1, "text": "Ann sang."}], ["--split", "80/20"]),
        ("KN556", [{"id": 1, "text": "Ann sang."}, {"id": 2, "text": 3}], []),
        ("KN321", [{"id": 1, "text": "Ann sang."}], ["--strategy", "clever"]),
        ("KN003", [{"id": 1, "text": "Ann sang."}], ["--kb", "absent"]),
    ],
)
def test_bad_input_is_refused_and_nothing_is_left_behind(
    tmp_path, monkeypatch, code, records, arguments
):
    monkeypatch.chdir(tmp_path)
    path = write_lines(tmp_path / "texts.jsonl", records)
    result = run(path, tmp_path / "silver", *arguments)
    assert result.exit_code == 1
    assert code in result.output
    assert [file.name for file in tmp_path.iterdir()] == ["texts.jsonl"]


def test_an_existing_corpus_is_replaced_only_on_request(texts, tmp_path):
    assert run(texts, tmp_path / "silver").exit_code == 0
    assert "KN004" in run(texts, tmp_path / "silver").output
    assert run(texts, tmp_path / "silver", "--force").exit_code == 0
