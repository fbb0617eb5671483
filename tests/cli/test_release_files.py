"""What a release shows besides its text, where it is written, and what a fault costs."""

import csv
import json
import os
import stat
import subprocess
import sys

import pytest

from tests.commands import command, write_lines
from tests.commands import read_lines as read

TEXT = "Ann Xyzzy was born in Oslo in 1972."


run = command()


def write(path, ids, text=TEXT):
    return write_lines(path, ({"id": i, "text": text} for i in ids))


# An id of the source, and what the release calls the record.
IDS = {
    "a name": ("wikiactors:Milton Frome", "record-1"),
    "an entity": ("Q42", "record-1"),
    "a birthday": ("1972-05-23", "record-1"),
    "a number": (17, 17),
    "digits": ("001-61391", "001-61391"),
    "a digest": ("d41d8cd98f00b204e9800998ecf8427e", "d41d8cd98f00b204e9800998ecf8427e"),
    "nothing": (None, None),
}


@pytest.mark.parametrize("identity,released", IDS.values(), ids=IDS)
def test_ids_with_words_are_numbered_and_come_back(tmp_path, identity, released):
    source = write(tmp_path / "in.jsonl", [identity])
    out, mapping, back = (tmp_path / name for name in ("out.jsonl", "map.jsonl", "back.jsonl"))
    result = run("sanitize", source, "-o", out, "--mapping", mapping)
    assert result.exit_code == 0
    assert ("1 ids hold words" in result.stderr) == (released == "record-1")
    assert [record["id"] for record in read(out)] == [released]
    assert run("restore", out, mapping, "-o", back).exit_code == 0
    assert read(back) == [{"id": identity, "text": TEXT}]
    result = run("sanitize", source, "-o", out, "--keep-ids")
    assert result.exit_code == 0 and "ids hold words" not in result.stderr
    assert [record["id"] for record in read(out)] == [identity]


def test_what_shows_the_original_is_for_its_owner_alone(tmp_path):
    source = write(tmp_path / "in.jsonl", [1])
    names = {"plain.jsonl": 0o644, "why.jsonl": 0o600, "map.jsonl": 0o600, "page.html": 0o600}
    before = os.umask(0o022)
    try:
        result = run(
            "sanitize", source, "-o", tmp_path / "plain.jsonl", "--html", tmp_path / "page.html",
            "--mapping", tmp_path / "map.jsonl", "--evidence", tmp_path / "why.jsonl",
        )  # fmt: skip
    finally:
        os.umask(before)
    assert result.exit_code == 0, result.output
    assert {n: stat.S_IMODE((tmp_path / n).stat().st_mode) for n in names} == names


@pytest.mark.parametrize("text", ["=1+1", "+47 22", "-2", "@x", "'=x", "'Ann' left", "\t=x"])
def test_cells_like_formulas_are_guarded_and_come_back(tmp_path, text):
    source = write(tmp_path / "in.jsonl", [1], text)
    out, mapping, back = (tmp_path / name for name in ("out.csv", "map.jsonl", "back.jsonl"))
    for option, guarded in ((), True), (("--no-csv-guard",), False):
        result = run("sanitize", source, "-o", out, "--mapping", mapping, *option)
        assert result.exit_code == 0, result.output
        with out.open(newline="", encoding="utf8") as file:
            [row] = csv.DictReader(file)
        if guarded:
            assert row["masked_text"][:1] not in "=+-@\t"
        assert run("restore", out, mapping, "-o", back).exit_code == 0
        assert [record["text"] for record in read(back)] == [text]


def test_standard_output_is_a_stream(tmp_path):
    """Two commands in one process, since a process takes seconds to start."""
    write(tmp_path / "in.jsonl", [1, 2])
    commands = [
        ["sanitize", "in.jsonl", "-o", "-"],
        ["sanitize", "in.jsonl", "-o", "/dev/stdout", "--mapping", "map.jsonl"],
    ]
    program = f"""
from pathlib import Path
from spacy_kanon.cli import kanon_cli
for words in {commands!r}:
    kanon_cli(words, standalone_mode=False)
    print(sorted(map(str, Path().iterdir())), flush=True)
"""
    process = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, cwd=tmp_path
    )
    *first, left, one, two, left_of_second = process.stdout.decode().splitlines()
    assert [json.loads(line)["id"] for line in first] == [1, 2] and left == "['in.jsonl']"
    assert [json.loads(line)["id"] for line in (one, two)] == [1, 2]
    assert left_of_second == "['in.jsonl', 'map.jsonl']"
    assert len(read(tmp_path / "map.jsonl")) == 3


def test_the_map_of_a_killed_run_is_used(tmp_path):
    source = write(tmp_path / "in.jsonl", [1])
    out, mapping, back = (tmp_path / name for name in ("out.jsonl", "map.jsonl", "back.jsonl"))
    run("sanitize", source, "-o", out, "--mapping", mapping)
    mapping.rename(tmp_path / "map.jsonl.run-0123456789ab")
    for old in (False, True):
        if old:
            run("sanitize", write(tmp_path / "else.jsonl", [1], "Bo left."), "-o",
                tmp_path / "else.out.jsonl", "--mapping", tmp_path / "else.map.jsonl")  # fmt: skip
            (tmp_path / "else.map.jsonl").rename(mapping)
        assert run("restore", out, mapping, "-o", back).exit_code == 0
        assert [record["text"] for record in read(back)] == [TEXT]
    run("sanitize", source, "-o", out, "--mapping", mapping)
    assert not list(tmp_path.glob("map.jsonl.run-*"))


def test_messages_hold_no_words(tmp_path):
    (tmp_path / "in.csv").write_text("Milton Frome,1972\n")
    result = run("sanitize", tmp_path / "in.csv")
    assert result.exit_code == 1 and "KN592" in result.stderr and "Frome" not in result.stderr
    assert "among its 2" in result.stderr
