import pytest

from spacy_kanon.linkage.reader import open_background
from tests.commands import command, write_lines

LINES = [
    {"person": "Ada", "text": "Ada makes lace."},
    {"name": "Bo", "text": "Bo flies."},
    {"person": "Ada", "text": "She sings."},
]


run = command("build", "background")


@pytest.mark.parametrize("name", ["people.jsonl", "people.jsonl.gz"])
def test_people_are_indexed(tmp_path, name):
    source = write_lines(tmp_path / name, LINES)
    result = run(source, tmp_path / "index")
    assert result.exit_code == 0, result.output
    assert open_background(tmp_path / "index").people == ["Ada", "Bo"]
    assert open_background(tmp_path / "index").meta["documents"] == 3
    assert run(source, tmp_path / "index").exit_code == 1
    assert run(source, tmp_path / "index", "--force").exit_code == 0


@pytest.mark.parametrize(
    "records,arguments,code",
    [
        ([{"text": "no person"}], [], "KN180"),
        ([{"person": "Ada", "body": "x"}], [], "KN180"),
        (LINES, ["--subject-column", "person"], "KN180"),
        ([{"person": "Ada", "text": "!"}], [], "KN174"),
        (LINES[:1], [], "KN173"),
        ([], [], "KN173"),
    ],
)
def test_what_cannot_be_indexed(tmp_path, records, arguments, code):
    result = run(write_lines(tmp_path / "people.jsonl", records), tmp_path / "index", *arguments)
    assert result.exit_code == 1 and code in result.output
    assert not (tmp_path / "index").exists()
