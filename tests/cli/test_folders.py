"""A folder of files becomes a folder of files, or one file of all texts."""

import json

import pytest

from tests.commands import command

FILES = {
    "Zoe/Xyzzy.txt": "Zoe Xyzzy came.\n",
    "7.html": "<p>Zoe <b>Xyzzy</b> came.</p>",
    "rows.csv": "id,text\n1,Zoe Xyzzy came.\n2,He left.\n",
    "bad.eml": "no mail",
    "picture.png": "Zoe",
    ".hidden": "Zoe",
}


run = command("sanitize")


@pytest.fixture
def source(tmp_path):
    for name, text in FILES.items():
        path = tmp_path / "in" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf8")
    return tmp_path / "in"


def contents(folder):
    return {
        str(path.relative_to(folder)): path.read_text(encoding="utf8")
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_each_file_in_its_own_format_under_a_name_that_says_nothing(source, tmp_path):
    result = run(source, "-o", tmp_path / "out", "--compact")
    assert result.exit_code == 3, result.output
    assert "bad.eml: [KN976]" in result.stderr and "picture.png: [KN590]" in result.stderr
    assert contents(tmp_path / "out") == {
        "folder-1/file-2.txt": "*** came.\n",
        "7.html": "<p>*** <b></b> came.</p>",
        "file-5.csv": "id,text\n1,*** came.\n2,He left.\n",
    }
    again = run(source, "-o", tmp_path / "out")
    assert again.exit_code == 1 and "KN004" in again.stderr


def test_names_are_kept_where_that_is_asked_for(source, tmp_path):
    run(source, "-o", tmp_path / "out", "--keep-ids")
    assert set(contents(tmp_path / "out")) == {"Zoe/Xyzzy.txt", "7.html", "rows.csv"}


def test_one_file_of_all_texts_with_a_map(source, tmp_path):
    out, mapping = tmp_path / "out.jsonl", tmp_path / "map.jsonl"
    assert run(source, "-o", out, "--mapping", mapping, "--compact").exit_code == 3
    texts = [json.loads(line)["text"] for line in out.read_text(encoding="utf8").splitlines()]
    assert texts == ["*** came.", "*** came.\n", "*** came.", "He left."]
    assert len(mapping.read_text(encoding="utf8").splitlines()) == 5


@pytest.mark.parametrize(
    "arguments,code",
    [
        (("-o", "out", "--mapping", "map.jsonl"), "KN978"),
        (("-o", "out", "--html", "page.html"), "KN978"),
        (("-o", "out.html"), "KN594"),
        (("-o", "."), "KN008"),
    ],
)
def test_what_a_folder_cannot_become(source, tmp_path, monkeypatch, arguments, code):
    monkeypatch.chdir(tmp_path)
    result = run("in", *arguments)
    assert result.exit_code == 1 and code in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["in"]
