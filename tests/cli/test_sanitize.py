import csv
import json
import os
import re
import signal
import subprocess
import sys
import time

import pytest

from spacy_kanon.cli._util import SOME_BAD
from spacy_kanon.linkage.build import build_background
from spacy_kanon.release.runner import Recipe, sanitize_texts
from tests.commands import command, read_lines, write_lines

TEXTS = [
    "Ann Xyzzy was born in Oslo in 1972.",
    "",
    "Write to Bo Quux, a@b.org, 12 May 2001.",
    "The case no. 12345/06 was lodged by Mr. Quux.",
]


run = command("sanitize")


@pytest.fixture
def source(tmp_path):
    return write_lines(tmp_path / "in.jsonl", ({"id": i, "text": t} for i, t in enumerate(TEXTS)))


def test_jsonl_in_and_out(source, tmp_path):
    result = run(source, "-o", tmp_path / "out.jsonl")
    assert result.exit_code == 0, result.output
    assert "4 documents" in result.stderr
    records = read_lines(tmp_path / "out.jsonl")
    assert [record["id"] for record in records] == [0, 1, 2, 3]
    for text, record in zip(TEXTS, records, strict=True):
        assert record["k"] == 5 and "evidence" not in str(record)
        for span in record["spans"]:
            words = record["masked_text"][span["start"] : span["end"]]
            assert words == "***" if span["label"] == "MASK" else words in text


def test_standard_output_and_evidence(source, tmp_path):
    result = run(source, "--evidence", tmp_path / "why.jsonl")
    assert result.exit_code == 0 and "Xyzzy" not in result.stdout
    records = read_lines(tmp_path / "why.jsonl")
    assert "“Ann Xyzzy”" in records[0]["spans"][0]["evidence"]


def test_text_and_html(source, tmp_path):
    evidence = ("--evidence", tmp_path / "why.txt")
    result = run(source, "--format", "text", *evidence, "--html", tmp_path / "page.html")
    assert result.exit_code == 0
    assert "*** was born" in result.stdout and "“Ann Xyzzy”" not in result.stdout
    assert "“Ann Xyzzy”" in (tmp_path / "why.txt").read_text()
    assert "“Ann Xyzzy”" in (tmp_path / "page.html").read_text()


def test_csv(tmp_path):
    (tmp_path / "in.csv").write_text('key,body\nk1,"Ann Xyzzy, of Oslo"\n')
    result = run(
        tmp_path / "in.csv", "-o", tmp_path / "out.csv", "--text-column", "body",
        "--id-column", "key", "--keep-ids",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    with (tmp_path / "out.csv").open(newline="") as file:
        [row] = csv.DictReader(file)
    assert row["id"] == "k1" and row["masked_text"].startswith("***")


def test_standard_input():
    result = run("-", "--format", "text", input="Ann Xyzzy left.")
    assert result.exit_code == 0 and result.stdout.strip() == "*** left."


def test_a_bad_record_is_named_and_the_exit_status_says_so(tmp_path):
    (tmp_path / "in.jsonl").write_text('{"text": "Ann left."}\n{oops\n{"text": "Bo left."}\n')
    result = run(tmp_path / "in.jsonl", "-o", tmp_path / "out.jsonl")
    assert result.exit_code == SOME_BAD
    assert "line 2: not JSON" in result.stderr and "1 bad record" in result.stderr
    assert len((tmp_path / "out.jsonl").read_text().splitlines()) == 2


PAIRS = ["--components.kanon_masker.max_arity", "2"]


@pytest.mark.parametrize(
    "arguments,code",
    [
        (["--k", "0"], "KN322"),
        (["--kb", "nowhere"], "KN003"),
        (["--kb", "nowhere", "-n", "2"], "KN003"),
        (["--components.kanon_masker.unknown", "perhaps"], "KN321"),
        (["--format", "pdf"], "KN594"),
        (["--verify", "--components.kanon_masker.guarantee", "combinations", *PAIRS], "KN325"),
        (PAIRS, "KN326"),
        (["--components.kanon_masker.scope", '["no such term"]'], "KN329"),
    ],
)
def test_what_cannot_be_done_leaves_no_file(source, tmp_path, arguments, code):
    result = run(source, "-o", tmp_path / "out.jsonl", *arguments)
    assert result.exit_code == 1 and code in result.stderr and not result.stdout
    assert [path.name for path in tmp_path.iterdir()] == ["in.jsonl"]


# What is not known, and the nearest name.
TYPOS = {
    "an option": (["--subjct-column", "who"], "(Did you mean|Possible options).+--subject-column"),
    "a section": (["--component.kanon_masker.k", "9"], "KN377.+Did you mean 'components'"),
    "a component": (["--components.kanon_maskr.k", "9"], "KN377.+Did you mean 'kanon_masker'"),
    "a setting": (["--components.kanon_masker.guarante", "x"], "KN377.+Did you mean 'guarantee'"),
}


@pytest.mark.parametrize("arguments,message", TYPOS.values(), ids=TYPOS)
def test_a_typo_gets_the_nearest_name(source, tmp_path, arguments, message):
    result = run(source, "-o", tmp_path / "out.jsonl", *arguments)
    said = " ".join(result.stderr.split())
    assert result.exit_code in (1, 2) and re.search(message, said), said


def test_settings_from_a_file_come_before_the_profile_and_after_options(source, tmp_path):
    config = tmp_path / "mine.cfg"
    config.write_text(
        '[components]\n\n[components.kanon_masker]\nk = 7\nreplacement = "kind"\nseed = 1\n'
    )
    settings = ("--config", config, "--components.kanon_masker.replacement", "numbered")
    for more, k in (((), 7), (("-k", 8), 8)):
        result = run(source, "--profile", "research", "--population", "sample", *settings, *more)
        assert result.exit_code == 0, result.output
        record = json.loads(result.stdout.splitlines()[2])
        assert record["k"] == k and "[" not in record["masked_text"].replace("[EMAIL_1]", "")


def test_a_long_text_is_read_to_its_end():
    text = "He lived there for a while. " * 40_000 + "Bo Quux left."
    [outcome] = sanitize_texts([text], Recipe())
    assert len(text) > 1_000_000
    assert outcome.record["masked_text"].endswith("*** left.")


def test_interrupted_it_leaves_nothing(tmp_path):
    source = write_lines(tmp_path / "in.jsonl", [{"text": "Ann Xyzzy lives in Oslo. " * 2_000}])
    source.write_text(source.read_text() * 300)
    folder = tmp_path / "out"
    folder.mkdir()
    process = subprocess.Popen(
        [sys.executable, "-m", "spacy", "kanon", "sanitize", source, "-o", folder / "out.jsonl"],
        stderr=subprocess.PIPE,
        env=os.environ,
    )
    deadline = time.monotonic() + 60
    while not list(folder.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert list(folder.iterdir()), "it never began to write"
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=60)
    assert process.returncode == 130
    assert list(folder.iterdir()) == []


@pytest.fixture
def background(tmp_path):
    people = [("Ann", "Ann makes lace in Oslo.")]
    people += [(f"Bo {number}", f"Bo {number} lives in Oslo.") for number in range(9)]
    build_background(people, tmp_path / "index", parts=1)
    texts = [
        {"id": 1, "text": "She makes lace.", "person": "Ann"},
        {"id": 2, "text": "She makes lace.", "person": "nobody"},
        {"id": 3, "text": "He lives in Oslo.", "person": ""},
        {"id": 4, "text": "Her lace is known.", "person": "Ann"},
    ]
    return write_lines(tmp_path / "people.jsonl", texts), tmp_path / "index"


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("more", [[], ["--generalize"]])
def test_linkage_masks_what_background_gives_away(background, tmp_path, processes, more):
    source, index = background
    linkage = ("--linkage", index, "--components.linkage_masker.k", 3)
    arguments = (*linkage, "--subject-column", "person", *more)
    why = tmp_path / "why.jsonl"
    result = run(source, "--evidence", why, "-n", processes, "--verify", *arguments)
    assert result.exit_code == SOME_BAD and "line 2: [KN176]" in result.stderr
    assert "line 3: [KN345]" in result.stderr
    first, last = read_lines(why)
    assert "lace" not in first["masked_text"] and first["linkage"]["likely"] >= 3
    assert "subject" not in first["linkage"] and last["linkage"] == first["linkage"]
    assert [span["attackers"] for span in first["spans"] if span["reason"] == "linkage"]
    assert last["masked_text"] == "Her *** is known."


def test_linkage_guesses_whom_a_text_is_about_where_no_column_says_it(background, tmp_path):
    source, index = background
    why = tmp_path / "why.jsonl"
    result = run(source, "--linkage", index, "--components.linkage_masker.k", 3, "--evidence", why)
    records = read_lines(why)
    assert result.exit_code == 0 and all(record["linkage"]["reached"] for record in records)
    assert records[0]["masked_text"].split()[-1] == "***."


def test_linkage_looks_at_all_columns_of_a_record(background, tmp_path):
    _, index = background
    record = {"note": "She makes lace.", "plan": "More lace."}
    source = write_lines(tmp_path / "columns.jsonl", [record])
    columns = ("--text-column", "note", "--text-column", "plan")
    result = run(source, "--linkage", index, "--components.linkage_masker.k", 3, *columns)
    [record] = map(json.loads, result.stdout.splitlines())
    assert record["note.masked_text"] == "She *** ***."
    assert record["plan.masked_text"] == "More ***."


def test_settings_of_linkage_need_an_index_of_enough_people(background):
    source, index = background
    for more, k, code in ((), 2, "KN183"), (("--linkage", index), 11, "KN175"):
        result = run(source, *more, "--components.linkage_masker.k", k)
        assert result.exit_code == 1 and code in result.stderr and not result.stdout


def test_texts_of_one_subject_are_decided_together(tmp_path):
    texts = [("Ann Xyzzy lives in Oslo.", "a"), ("An actor, born in 1968.", "a"), ("Oslo.", "b"),
             ("Bo left.", "")]  # fmt: skip
    lines = [{"id": i, "text": t, "who": w} for i, (t, w) in enumerate(texts)]
    source = write_lines(tmp_path / "in.jsonl", lines)
    result = run(
        source, "--evidence", tmp_path / "out.jsonl", "--subject-column", "who", "--verify",
        "--mapping", tmp_path / "map.jsonl",
    )  # fmt: skip
    assert result.exit_code == SOME_BAD and "line 4: [KN345]" in result.stderr
    records = read_lines(tmp_path / "out.jsonl")
    assert [record["id"] for record in records] == [0, 1, 2]
    assert records[0]["k_reached"] == records[1]["k_reached"] != records[2]["k_reached"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "in.jsonl", "map.jsonl", "out.jsonl",
    ]  # fmt: skip


SPARK = ["--engine", "spark"]


@pytest.mark.parametrize(
    "options,code",
    [
        (["--engine", "flink"], "KN321"),
        (["--spark.master", "yarn"], "KN998"),
        (["--spark.ship"], "KN998"),
        ([*SPARK, "--spark.mastr", "yarn"], "KN377.+Did you mean 'master'"),
        ([*SPARK, "-o", "out", "-n", "2"], "KN990.+--n-process"),
        ([*SPARK, "-o", "out.jsonl", "--format", "xml"], "KN321"),
        ([*SPARK, "-o", "there"], "KN007"),
    ],
)
def test_what_spark_cannot_do_is_refused(options, code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "in.jsonl").write_text('{"text": "He left."}\n')
    (tmp_path / "there").mkdir()
    result = run("in.jsonl", *options)
    assert result.exit_code == 1
    assert re.search(code, result.stderr)
    assert {path.name for path in tmp_path.iterdir()} == {"in.jsonl", "there"}
