"""Tables in and out: several texts a record, other columns, formats by name, compact rows."""

import pytest

from spacy_kanon.storage.records import Record, read_records
from spacy_kanon.storage.texts import guess_format
from tests.commands import command, write_lines

ROWS = """id,name,note,plan,label
1,Ann Xyzzy,"Ann Xyzzy was born in Oslo in 1972.",See Bo Quux.,pos
2,Bo Quux,He left.,,neg
"""
BOTH = ("--text-column", "note", "--text-column", "plan")


run = command()


def rows_of(path):
    records = read_records(path, guess_format(path))
    return [record.values for record in records if isinstance(record, Record)]


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "in.csv"
    path.write_text(ROWS, encoding="utf8")
    return path


@pytest.mark.parametrize("suffix", ["csv", "tsv", "jsonl", "parquet"])
def test_several_texts_in_every_format_and_back(source, tmp_path, suffix):
    out, mapping, back = tmp_path / f"out.{suffix}", tmp_path / "map.jsonl", tmp_path / "back.jsonl"
    more = ("--keep-column", "label", "--mapping", mapping)
    result = run("sanitize", source, "-o", out, *BOTH, *more)
    assert result.exit_code == 0, result.output
    first, second = rows_of(out)
    assert (first["id"], first["label"], str(first["k"])) == ("1", "pos", "5")
    assert first["note.masked_text"].startswith("***") and "Quux" not in str(first)
    assert second["note.masked_text"] == "He left." and not second["plan.masked_text"]
    assert "name" not in first
    assert "columns label" in result.stderr and "columns name" in result.stderr
    assert run("restore", out, mapping, "-o", back).exit_code == 0
    assert [(row["note"], row["plan"]) for row in rows_of(back)] == [
        ("Ann Xyzzy was born in Oslo in 1972.", "See Bo Quux."),
        ("He left.", ""),
    ]


def test_the_texts_of_a_record_are_decided_together(tmp_path):
    texts = {"a": "She lives in Oslo.", "b": "A geologist.", "c": "Born in 1968."}
    source = write_lines(tmp_path / "in.jsonl", [texts])
    columns = [option for name in texts for option in ("--text-column", name)]
    run("sanitize", source, "-o", tmp_path / "together.jsonl", *columns, "--k", "50", "--compact")
    write_lines(source, [{"text": "\n\n".join(texts.values())}])
    run("sanitize", source, "-o", tmp_path / "one.jsonl", "--k", "50", "--compact")
    [together], [one] = rows_of(tmp_path / "together.jsonl"), rows_of(tmp_path / "one.jsonl")
    assert "\n\n".join(together.values()) == one["text"]


def test_compact_rows_are_those_of_the_source(source, tmp_path):
    out = tmp_path / "out.csv"
    result = run("sanitize", source, "-o", out, *BOTH, "--compact", "--keep-column", "*")
    assert result.exit_code == 0, result.output
    first, second = rows_of(out)
    assert list(first) == ["id", "name", "note", "plan", "label"]
    assert second == {"id": "2", "name": "Bo Quux", "note": "He left.", "plan": "", "label": "neg"}
    assert first["plan"] == "***." and first["name"] == "Ann Xyzzy"


@pytest.mark.parametrize(
    "name,content,arguments,problem",
    [
        ("in.csv", "id;text\n1;Ann\n", (), "KN598"),
        ("in.csv", b"id,text\n1,Zo\xeb\n", (), "iconv -f latin1"),
        ("in.csv", b"id,t\xebxt\n1,Ann\n", (), "iconv -f latin1"),
        ("in.csv", "id,text,k\n1,Ann,2\n", ("--keep-column", "k"), "KN597"),
        ("in.csv", "id,text\n1,Ann\n", ("--keep-column", "x"), "KN592"),
        ("in.csv", "id,text\n1,Ann\n", ("--text-column", "x"), "KN592"),
        ("in.csv", "id,text\n1,Ann\n", ("--format", "text", "--mapping", "m.jsonl"), "KN463"),
        ("in.jsonl", '{"text":"Ann"}\n{"text":"Ann","b":1}', ("--keep-column", "*"), "KN595"),
    ],
)
def test_bad_tables_are_refused_in_words(tmp_path, monkeypatch, name, content, arguments, problem):
    monkeypatch.chdir(tmp_path)
    data = content if isinstance(content, bytes) else content.encode("utf8")
    (tmp_path / name).write_bytes(data)
    result = run("sanitize", name, "-o", "out.csv", *arguments)
    assert result.exit_code in (1, 3) and problem in result.stderr


@pytest.mark.parametrize("name", ["out.json", "out", "out.xlsx", "out.jsonl.gz"])
def test_a_name_that_promises_no_format_is_refused(source, tmp_path, name):
    result = run("sanitize", source, "-o", tmp_path / name, *BOTH)
    assert result.exit_code == 1 and "KN599" in result.stderr
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize("suffix", ["csv", "jsonl"])
@pytest.mark.parametrize("profile", ["gdpr-strict", "hipaa-safe-harbor", "legal"])
@pytest.mark.parametrize("more", [(), ("--subject-column", "who")], ids=["alone", "by subject"])
def test_headers_are_read_as_labels_of_their_cells(tmp_path, suffix, profile, more):
    source, out = tmp_path / f"in.{suffix}", tmp_path / "out.csv"
    names = ["King", "Young", "Long"]
    csv_lines = ["surname,who", *(f"{name},{name}1" for name in names)]
    json_lines = [f'{{"surname": "{name}", "who": "{name}1"}}' for name in names]
    lines = csv_lines if suffix == "csv" else json_lines
    source.write_text("\n".join(lines) + "\n", encoding="utf8")
    arguments = ["sanitize", source, "-o", out, "--text-column", "surname", "--compact"]
    result = run(*arguments, "--profile", profile, "--population", "sample", *more)
    assert result.exit_code == 0, result.output
    assert not any(name in out.read_text(encoding="utf8") for name in names)
