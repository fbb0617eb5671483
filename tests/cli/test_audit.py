import csv
import json

import pytest
from sample_texts import make_texts

from spacy_kanon.cli._util import SOME_BAD
from tests.commands import command, write_lines

ENTRIES = list(make_texts(8))
N = len(ENTRIES)


run = command("audit")


def figures(path):
    return json.loads(path.read_text())["releases"]


@pytest.fixture
def originals(tmp_path):
    return write_lines(tmp_path / "originals.jsonl", ENTRIES)


def write_csv(path, column):
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, ["id", column])
        writer.writeheader()
        writer.writerows({"id": entry["id"], column: entry["text"]} for entry in ENTRIES)


def write_parquet(path):
    pyarrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    parquet.write_table(pyarrow.Table.from_pylist(ENTRIES), path)


HALVES = [{"a": entry["text"][:20], "b": entry["text"][20:]} for entry in ENTRIES]


@pytest.mark.parametrize(
    "name,write,options,documents",
    [
        ("r.jsonl", lambda path: write_lines(path, ENTRIES), [], N),
        ("r.jsonl", lambda path: write_lines(path, HALVES), ["--text-column", "any"], N),
        ("r.csv", lambda path: write_csv(path, "masked_text"), [], N),
        ("r.csv", lambda path: write_csv(path, "body"), ["--text-column", "body"], N),
        ("r.parquet", write_parquet, [], N),
        ("r.txt", lambda path: path.write_text(ENTRIES[0]["text"]), [], 1),
    ],
    ids=["jsonl", "any", "csv", "column", "parquet", "text"],
)
def test_releases_in_any_form(tmp_path, name, write, options, documents):
    write(tmp_path / name)
    result = run(tmp_path / name, "--report", tmp_path / "out.json", *options)
    assert result.exit_code == 0, result.output
    [release] = figures(tmp_path / "out.json")
    assert (release["release"], release["documents"]) == ("r", documents)
    assert release["shares"]["breached"] == 1.0  # They are as written.
    for document in release["worst"]:
        assert document["support"] < 5 and document["witness"]


def test_of_several_texts_of_a_record_the_released_one_is_read(tmp_path):
    records = [
        {"text": entry["text"], "masked_text": entry["text"], "sanitized_text": "***"}
        for entry in ENTRIES
    ]
    path = write_lines(tmp_path / "r.jsonl", records)
    assert run(path, "--report", tmp_path / "out.json").exit_code == 0
    assert figures(tmp_path / "out.json")[0]["shares"]["breached"] == 0
    run(path, "--report", tmp_path / "out.json", "--text-column", "masked_text")
    assert figures(tmp_path / "out.json")[0]["shares"]["breached"] == 1


def test_what_sanitize_releases_singles_nobody_out(tmp_path, originals):
    sanitize = command("sanitize")
    assert sanitize(originals, "-o", tmp_path / "ours.jsonl", "--keep-ids").exit_code == 0
    result = run(
        tmp_path / "ours.jsonl", f"as written={originals}", "--texts", originals,
        "--subject-column", "name", "--report", tmp_path / "out.json",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    ours, written = figures(tmp_path / "out.json")
    assert ours["breached"] == 0 and ours["worst"] == []
    assert 0 < ours["shares"]["tokens_visible"] < 1
    assert written["shares"]["tokens_visible"] == 1
    assert written["subjects"] == written["subject_alone"] == N
    assert ours["subjects"] == N and ours["subject_within"] == 0


def test_masks_of_several_systems_on_the_originals(tmp_path, originals):
    systems = {
        "nothing": {entry["id"]: [] for entry in ENTRIES},
        "everything": {entry["id"]: [[0, len(entry["text"])], [0, 3, "She"]] for entry in ENTRIES},
    }
    (tmp_path / "masks.json").write_text(json.dumps(systems))
    result = run(
        "--masks", tmp_path / "masks.json", "--texts", originals,
        "--report", tmp_path / "out.html",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    printed = run("--masks", tmp_path / "masks.json", "--texts", originals, "--json").stdout
    nothing, everything = json.loads(printed)["releases"]
    assert nothing["shares"]["breached"] == 1 and nothing["shares"]["tokens_visible"] == 1
    assert everything["shares"]["breached"] == 0 and everything["tokens"] == 0
    assert {nothing["release"], everything["release"]} <= set(result.stdout.split())
    page = (tmp_path / "out.html").read_text()
    assert page.count("<article>") == N and "http" not in page.split("</style>")[1].split("<svg")[0]


def test_a_bad_record_is_named_and_the_others_are_counted(tmp_path):
    path = tmp_path / "r.jsonl"
    path.write_text('{"text": "A year: 1952."}\n{oops\n{"other": "x"}\n{"text": 3}\n')
    result = run(path, "--report", tmp_path / "out.json")
    assert result.exit_code == SOME_BAD
    for line in ("r, line 2: not JSON", "r, line 3: no field", "r, line 4: the text is int"):
        assert line in result.stderr
    assert figures(tmp_path / "out.json")[0]["documents"] == 1


@pytest.mark.parametrize(
    "content,arguments,code",
    [
        ('{"text": "x"}\n', ["-k", "100000000"], "KN300"),
        ('{"text": "x"}\n', ["-k", "1"], "KN300"),
        ('{"text": "x"}\n', ["--kb", "nowhere"], "KN003"),
        ('{"text": "x"}\n', ["--texts", "nowhere.jsonl"], "KN003"),
        ('{"text": "x"}\n', ["r.jsonl"], "KN609"),
        ('{"text": "x"}\n', ["--masks", "r.jsonl"], "KN507"),
        ('{"other": "x"}\n', [], "KN605"),
        ("", [], "KN605"),
        ("no JSON at all\n", [], "KN605"),
        ('{"text": "x"}\n', ["page.pdf"], "KN590"),
        ('{"text": "x"}\n', ["gone.jsonl"], "KN003"),
        ('{"id": "x", "text": "Nothing."}\n', ["--texts", "originals.jsonl"], "KN657"),
        (None, [], "KN605"),
    ],
)
def test_what_cannot_be_counted(tmp_path, monkeypatch, originals, content, arguments, code):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "page.pdf").write_text("x")
    if content is not None:
        (tmp_path / "r.jsonl").write_text(content)
        arguments = ["r.jsonl", *arguments]
    result = run(*arguments, "--report", "out.json")
    assert result.exit_code == 1 and code in result.stderr
    assert not (tmp_path / "out.json").exists()


def test_a_folder_is_counted_as_one_release(tmp_path):
    (tmp_path / "b").mkdir()
    (tmp_path / "a.jsonl").write_text('{"text": "He left."}\nno JSON\n')
    (tmp_path / "b" / "c.txt").write_text("She left.")
    result = run(tmp_path, "--report", tmp_path.with_suffix(".json"))
    assert result.exit_code == 3 and "line 2: a.jsonl: not JSON" in result.stderr
    [release] = figures(tmp_path.with_suffix(".json"))
    assert release["documents"] == 2
