import csv
import json
import os
import signal
import stat
import subprocess
import sys
import time

import pytest

from spacy_kanon.cli._util import SOME_BAD
from spacy_kanon.linkage.build import build_background
from spacy_kanon.release.runner import Recipe, make_release_runner
from spacy_kanon.storage.records import Record, read_records
from spacy_kanon.storage.texts import guess_format
from tests.commands import command, python, read_lines, write_lines
from tests.examples import examples

from ..io.documents.pages import lines, pdf

TEXTS = [
    "Ann Xyzzy was born in Oslo in 1972.", "", "Write to Bo Quux, a@b.org, 12 May 2001.",
    "The case no. 12345/06 was lodged by Mr. Quux.",
]  # fmt: skip
run = command("sanitize")
kanon = command()
ROWS = """id,name,note,plan,label
1,Ann Xyzzy,"Ann Xyzzy was born in Oslo in 1972.",See Bo Quux.,pos
2,Bo Quux,He left.,,neg
"""
BOTH = ("--text-column", "note", "--text-column", "plan")
TEXT = "Ann Xyzzy was born in Oslo in 1972."
FILES = dict(examples(__file__)["files"])
DOCUMENTS = {
    "x.html": "<p>Zoe <b>Xyzzy</b> came.</p>",
    "x.eml": "From: Zoe Xyzzy <zoe@xyzzy.org>\nSubject: a visit\n\nZoe Xyzzy came.\n",
}
SAMPLE = ("--population", "sample")
KEYED = ("--components.kanon_masker.key", "env:KANON_TEST_KEY")
KEY = "a secret of more than thirty-two characters"
KEYED_TEXTS = [
    "Mr. Bo Ek, 93 years old, born on 12 May 1932, MRN 00123456, was seen on 3 June 2001 in "
    "Springfield, IL 62704. Call (212) 555-0123 or b.ek@example.org.",
    "Ann Xyzzy came on 1 June 2001 and on 5 June 2001 to Oslo.",
]


@pytest.fixture
def source(tmp_path):
    return write_lines(tmp_path / "in.jsonl", ({"id": i, "text": t} for i, t in enumerate(TEXTS)))


def test_text_and_standard_output_with_evidence(source, tmp_path):
    result = run(source, "--evidence", tmp_path / "why.jsonl")
    assert "Xyzzy" not in result.stdout
    records = read_lines(tmp_path / "why.jsonl")
    assert "“Ann Xyzzy”" in records[0]["spans"][0]["evidence"]
    result = run(source, "--format", "text", "--evidence", tmp_path / "why.txt")
    assert "*** was born" in result.stdout and "“Ann Xyzzy”" not in result.stdout
    assert "“Ann Xyzzy”" in (tmp_path / "why.txt").read_text()
    result = run("-", "--format", "text", input="Ann Xyzzy left.")
    assert result.stdout.strip() == "*** left."


def test_a_bad_record_is_named_and_the_exit_status_says_so(tmp_path):
    (tmp_path / "in.jsonl").write_text('{"text": "Ann left."}\n{oops\n{"text": "Bo left."}\n')
    result = run(tmp_path / "in.jsonl", "-o", tmp_path / "out.jsonl", status=SOME_BAD)
    assert "line 2: not JSON" in result.stderr and "1 bad record" in result.stderr
    assert len((tmp_path / "out.jsonl").read_text().splitlines()) == 2


def test_settings_from_a_file_come_before_the_profile_and_after_options(source, tmp_path):
    config = tmp_path / "mine.cfg"
    config.write_text(
        '[components]\n\n[components.kanon_masker]\nk = 7\nreplacement = "kind"\nseed = 1\n'
    )
    settings = ("--config", config, "--components.kanon_masker.replacement", "numbered")
    for more, k in (((), 7), (("-k", 8), 8)):
        result = run(source, "--profile", "research", "--population", "sample", *settings, *more)
        record = json.loads(result.stdout.splitlines()[2])
        assert record["k"] == k and "[" not in record["masked_text"].replace("[EMAIL_1]", "")


def test_a_long_text_is_read_to_its_end():
    text = "He lived there for a while. " * 40_000 + "Bo Quux left."
    [outcome] = make_release_runner(Recipe()).run([text])
    assert len(text) > 1_000_000
    assert outcome.record["masked_text"].endswith("*** left.")


def test_interrupted_it_leaves_nothing(tmp_path):
    source = write_lines(tmp_path / "in.jsonl", [{"text": "Ann Xyzzy lives in Oslo. " * 2_000}])
    source.write_text(source.read_text() * 300)
    folder = tmp_path / "out"
    folder.mkdir()
    words = ["-m", "spacy", "kanon", "sanitize", source, "-o", folder / "out.jsonl"]
    process = subprocess.Popen([sys.executable, *words], stderr=subprocess.PIPE)
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
    result = run(
        source, "--evidence", why, "-n", processes, "--verify", *arguments, status=SOME_BAD
    )
    assert "line 2: [KN176]" in result.stderr
    assert "line 3: [KN345]" in result.stderr
    first, last = read_lines(why)
    assert "lace" not in first["masked_text"] and first["linkage"]["likely"] >= 3
    assert "subject" not in first["linkage"] and last["linkage"] == first["linkage"]
    assert [span["attackers"] for span in first["spans"] if span["reason"] == "linkage"]
    assert last["masked_text"] == "Her *** is known."


def test_linkage_looks_at_all_columns_and_guesses_without_one(background, tmp_path):
    source, index = background
    why = tmp_path / "why.jsonl"
    run(source, "--linkage", index, "--components.linkage_masker.k", 3, "--evidence", why)
    records = read_lines(why)
    assert all(record["linkage"]["reached"] for record in records)
    assert records[0]["masked_text"].split()[-1] == "***."
    record = {"note": "She makes lace.", "plan": "More lace."}
    source = write_lines(tmp_path / "columns.jsonl", [record])
    columns = ("--text-column", "note", "--text-column", "plan")
    result = run(source, "--linkage", index, "--components.linkage_masker.k", 3, *columns)
    [record] = map(json.loads, result.stdout.splitlines())
    assert record["note.masked_text"] == "She *** ***."
    assert record["plan.masked_text"] == "More ***."
    source, _ = background
    for more, k, code in ((), 2, "KN183"), (("--linkage", index), 11, "KN175"):
        result = run(source, *more, "--components.linkage_masker.k", k, fails=code)
        assert not result.stdout


def test_texts_of_one_subject_are_decided_together(tmp_path):
    texts = [("Ann Xyzzy lives in Oslo.", "a"), ("An actor, born in 1968.", "a"), ("Oslo.", "b"),
             ("Bo left.", "")]  # fmt: skip
    lines = [{"id": i, "text": t, "who": w} for i, (t, w) in enumerate(texts)]
    source = write_lines(tmp_path / "in.jsonl", lines)
    result = run(
        source, "--evidence", tmp_path / "out.jsonl", "--subject-column", "who", "--verify",
        "--mapping", tmp_path / "map.jsonl", "-o", tmp_path / "safe.jsonl", status=SOME_BAD
    )  # fmt: skip
    assert "line 4: [KN345]" in result.stderr
    records = read_lines(tmp_path / "out.jsonl")
    assert [record["id"] for record in records] == [0, 1, 2]
    assert records[0]["k_reached"] == records[1]["k_reached"] != records[2]["k_reached"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "in.jsonl", "map.jsonl", "out.jsonl", "safe.jsonl",
    ]  # fmt: skip


def rows_of(path):
    records = read_records(path, guess_format(path))
    return [record.values for record in records if isinstance(record, Record)]


@pytest.fixture
def table(tmp_path):
    path = tmp_path / "in.csv"
    path.write_text(ROWS, encoding="utf8")
    return path


@pytest.mark.parametrize("suffix", ["csv", "tsv", "jsonl", "parquet"])
def test_several_texts_in_every_format_and_back(table, tmp_path, suffix):
    out, mapping, back = tmp_path / f"out.{suffix}", tmp_path / "map.jsonl", tmp_path / "back.jsonl"
    more = ("--keep-column", "label", "--mapping", mapping, "--id-column", "id")
    result = kanon("sanitize", table, "-o", out, *BOTH, *more)
    first, second = rows_of(out)
    assert (first["id"], first["label"], str(first["k"])) == ("1", "pos", "5")
    assert first["note.masked_text"].startswith("***") and "Quux" not in str(first)
    assert second["note.masked_text"] == "He left." and not second["plan.masked_text"]
    assert "name" not in first
    assert "columns label" in result.stderr and "columns name" in result.stderr
    kanon("restore", out, mapping, "-o", back)
    texts = [(row["note"], row["plan"]) for row in rows_of(back)]
    assert texts == [("Ann Xyzzy was born in Oslo in 1972.", "See Bo Quux."), ("He left.", "")]


def test_the_texts_of_a_record_are_decided_together(tmp_path):
    texts = {"a": "She lives in Oslo.", "b": "A geologist.", "c": "Born in 1968."}
    source = write_lines(tmp_path / "in.jsonl", [texts])
    columns = [option for name in texts for option in ("--text-column", name)]
    kanon("sanitize", source, "-o", tmp_path / "together.jsonl", *columns, "--k", "50", "--compact")
    write_lines(source, [{"text": "\n\n".join(texts.values())}])
    kanon("sanitize", source, "-o", tmp_path / "one.jsonl", "--k", "50", "--compact")
    [together], [one] = rows_of(tmp_path / "together.jsonl"), rows_of(tmp_path / "one.jsonl")
    assert "\n\n".join(together.values()) == one["text"]


def test_compact_rows_are_those_of_the_source(table, tmp_path):
    out = tmp_path / "out.csv"
    kanon("sanitize", table, "-o", out, *BOTH, "--compact", "--keep-column", "*")
    first, second = rows_of(out)
    assert list(first) == ["id", "name", "note", "plan", "label"]
    assert second == {"id": "2", "name": "Bo Quux", "note": "He left.", "plan": "", "label": "neg"}
    assert first["plan"] == "***." and first["name"] == "Ann Xyzzy"


def test_bad_tables_are_refused_in_words(tmp_path, monkeypatch, name, content, arguments, problem):
    monkeypatch.chdir(tmp_path)
    data = content if isinstance(content, bytes) else content.encode("utf8")
    (tmp_path / name).write_bytes(data)
    result = kanon("sanitize", name, "-o", "out.csv", *arguments, status=None)
    assert result.exit_code in (1, 3) and problem in result.stderr


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
    kanon(*arguments, "--profile", profile, "--population", "sample", *more)
    assert not any(name in out.read_text(encoding="utf8") for name in names)


def write(path, ids, text=TEXT):
    return write_lines(path, ({"id": i, "text": text} for i in ids))


# An id of the source, and what the release calls the record.
def test_ids_with_words_are_numbered_and_come_back(tmp_path, identity, released):
    source = write(tmp_path / "in.jsonl", [identity])
    out, mapping, back = (tmp_path / name for name in ("out.jsonl", "map.jsonl", "back.jsonl"))
    result = kanon("sanitize", source, "-o", out, "--mapping", mapping)
    assert ("1 ids hold words" in result.stderr) == (released == "record-1")
    assert [record["id"] for record in read_lines(out)] == [released]
    kanon("restore", out, mapping, "-o", back)
    assert read_lines(back) == [{"id": identity, "text": TEXT}]
    result = kanon("sanitize", source, "-o", out, "--keep-ids")
    assert "ids hold words" not in result.stderr
    assert [record["id"] for record in read_lines(out)] == [identity]


def test_what_shows_the_original_is_for_its_owner_alone(tmp_path):
    source = write(tmp_path / "in.jsonl", [1])
    names = {"plain.jsonl": 0o644, "why.jsonl": 0o600, "map.jsonl": 0o600}
    before = os.umask(0o022)
    try:
        private = ("--mapping", tmp_path / "map.jsonl", "--evidence", tmp_path / "why.jsonl")
        run(source, "-o", tmp_path / "plain.jsonl", *private)
    finally:
        os.umask(before)
    assert {n: stat.S_IMODE((tmp_path / n).stat().st_mode) for n in names} == names


@pytest.mark.parametrize("text", ["=1+1", "+47 22", "-2", "@x", "'=x", "'Ann' left", "\t=x"])
def test_cells_like_formulas_are_guarded_and_come_back(tmp_path, text):
    source = write(tmp_path / "in.jsonl", [1], text)
    out, mapping, back = (tmp_path / name for name in ("out.csv", "map.jsonl", "back.jsonl"))
    for option, guarded in ((), True), (("--no-csv-guard",), False):
        kanon("sanitize", source, "-o", out, "--mapping", mapping, *option)
        with out.open(newline="", encoding="utf8") as file:
            [row] = csv.DictReader(file)
        if guarded:
            assert row["masked_text"][:1] not in "=+-@\t"
        kanon("restore", out, mapping, "-o", back)
        assert [record["text"] for record in read_lines(back)] == [text]


def test_standard_output_is_a_stream(tmp_path):
    """Two commands in one process, since a process takes seconds to start."""
    write(tmp_path / "in.jsonl", [1, 2])
    program = """
from pathlib import Path
from spacy_kanon.cli import kanon_cli
for output in ("-", "/dev/stdout"):
    kanon_cli(["sanitize", "in.jsonl", "-o", output], standalone_mode=False)
    print(sorted(map(str, Path().iterdir())), flush=True)
"""
    printed = python("-c", program, cwd=tmp_path)
    *first, left, one, two, left_of_second = printed.splitlines()
    assert [json.loads(line)["id"] for line in first] == [1, 2] and left == "['in.jsonl']"
    assert [json.loads(line)["id"] for line in (one, two)] == [1, 2]
    assert left_of_second == "['in.jsonl']"


def test_the_map_of_a_killed_run_is_used(tmp_path):
    source = write(tmp_path / "in.jsonl", [1])
    out, mapping, back = (tmp_path / name for name in ("out.jsonl", "map.jsonl", "back.jsonl"))
    kanon("sanitize", source, "-o", out, "--mapping", mapping)
    mapping.rename(tmp_path / "map.jsonl.run-0123456789ab")
    for old in (False, True):
        if old:
            kanon("sanitize", write(tmp_path / "else.jsonl", [1], "Bo left."), "-o",
                tmp_path / "else.out.jsonl", "--mapping", tmp_path / "else.map.jsonl")  # fmt: skip
            (tmp_path / "else.map.jsonl").rename(mapping)
        kanon("restore", out, mapping, "-o", back)
        assert [record["text"] for record in read_lines(back)] == [TEXT]
    kanon("sanitize", source, "-o", out, "--mapping", mapping)
    assert not list(tmp_path.glob("map.jsonl.run-*"))


def test_a_document_as_a_record_and_messages_without_words(tmp_path):
    (tmp_path / "in.csv").write_text("Milton Frome,1972\n")
    result = kanon("sanitize", tmp_path / "in.csv", fails="KN592")
    assert "Frome" not in result.stderr
    assert "among its 2" in result.stderr
    (tmp_path / "x.html").write_text(DOCUMENTS["x.html"], encoding="utf8")
    run(tmp_path / "x.html", "-o", tmp_path / "out.jsonl")
    record = json.loads((tmp_path / "out.jsonl").read_text(encoding="utf8"))
    assert record["masked_text"] == "*** came." and record["id"] == "record-1"


@pytest.fixture
def folder(tmp_path):
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


def test_each_file_in_its_own_format_under_a_name_that_says_nothing(folder, tmp_path):
    result = run(folder, "-o", tmp_path / "out", "--compact", status=3)
    assert "bad.eml: [KN976]" in result.stderr and "picture.png: [KN590]" in result.stderr
    assert contents(tmp_path / "out") == {
        "folder-1/file-2.txt": "*** came.\n",
        "7.html": "<p>*** <b></b> came.</p>",
        "file-5.csv": "id,text\n1,*** came.\n2,He left.\n",
    }
    run(folder, "-o", tmp_path / "out", fails="KN004")


def test_a_folder_gets_names_or_one_file(folder, tmp_path):
    run(folder, "-o", tmp_path / "out", "--keep-ids", status=SOME_BAD)
    assert set(contents(tmp_path / "out")) == {"Zoe/Xyzzy.txt", "7.html", "rows.csv"}
    out, mapping = tmp_path / "out.jsonl", tmp_path / "map.jsonl"
    run(folder, "-o", out, "--mapping", mapping, "--compact", status=3)
    texts = [record["text"] for record in read_lines(out)]
    assert texts == ["*** came.", "*** came.\n", "*** came.", "He left."]
    assert len(mapping.read_text(encoding="utf8").splitlines()) == 5


@pytest.mark.usefixtures("source", "table", "folder")
def test_what_cannot_be_done_leaves_no_file(tmp_path, monkeypatch, arguments, code):
    monkeypatch.chdir(tmp_path)
    before = contents(tmp_path)
    assert not run(*arguments.split(), fails=code).stdout
    assert contents(tmp_path) == before and len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("name", DOCUMENTS)
@pytest.mark.parametrize("options", [(), ("--generalize",)], ids=["masked", "generalized"])
def test_the_structure_stays_and_the_name_goes(tmp_path, name, options):
    (tmp_path / name).write_text(DOCUMENTS[name], encoding="utf8")
    run(tmp_path / name, "-o", tmp_path / f"out-{name}", *options)
    out = (tmp_path / f"out-{name}").read_text(encoding="utf8")
    assert "Zoe" not in out and "yzzy" not in out
    assert "</b> came.</p>" in out if name == "x.html" else "Subject: a visit" in out


def test_pages_are_drawn_anew_with_their_text_beside(tmp_path):
    pdfium = pytest.importorskip("pypdfium2")
    (tmp_path / "x.pdf").write_bytes(pdf(lines("Zoe Xyzzy came.")))
    run(tmp_path / "x.pdf", "-o", tmp_path / "out.pdf")
    assert (tmp_path / "out.pdf.txt").read_text(encoding="utf8") == "*** came."
    page = pdfium.PdfDocument(tmp_path / "out.pdf")[0]
    assert page.get_textpage().count_chars() == 0


@pytest.fixture
def keyed(tmp_path, monkeypatch):
    monkeypatch.setenv("KANON_TEST_KEY", KEY)
    lines = [{"id": i, "who": f"p{i}", "text": text} for i, text in enumerate(KEYED_TEXTS)]
    return write_lines(tmp_path / "in.jsonl", lines)


def operators(*settings):
    pairs = (setting.split("=") for setting in settings)
    return [part for k, v in pairs for part in (f"--components.kanon_masker.operators.{k}", v)]


@pytest.mark.parametrize("more", [(), ("--generalize",), ("--subject-column", "who")])
@pytest.mark.parametrize("dates", ["encrypt", "shift"])
def test_encrypted_phrases_come_back_with_the_key(keyed, tmp_path, dates, more):
    out, why, back = (tmp_path / f"{name}.jsonl" for name in ("out", "why", "back"))
    names = ("*=encrypt", "AGE=encrypt", f"DATETIME={dates}")
    given = (*operators(*names), *KEYED, *more, "--evidence", why)
    result = kanon("sanitize", keyed, "-o", out, "--verify", *given)
    assert ("not true (surrogate, shift)" in result.stderr) == (dates == "shift")
    released = out.read_text(encoding="utf8")
    assert not any(word in released for word in ("Bo Ek", "2001", "00123456", "b.ek"))
    assert not any(word in released for word in ("shift", '"kind"'))
    kanon("restore", out, "--key", "env:KANON_TEST_KEY", "-o", back)
    texts = [record["text"] for record in read_lines(back)]
    assert "Ann Xyzzy" in texts[1] and (texts == KEYED_TEXTS) == (dates == "encrypt")
    moved = [span for span in read_lines(why)[1]["spans"] if span.get("operator") == "shift"]
    assert [span["true"] for span in moved] == ([False, False] if dates == "shift" else [])


def test_another_key_brings_nothing_back(keyed, tmp_path, monkeypatch):
    out, back = tmp_path / "out.jsonl", tmp_path / "back.jsonl"
    encrypted = (*operators("PERSON=encrypt"), *KEYED)
    kanon("sanitize", keyed, "-o", out, *encrypted)
    monkeypatch.setenv("KANON_OTHER_KEY", "another secret that is long enough, too")
    kanon("restore", out, "--key", "env:KANON_OTHER_KEY", "-o", back, fails="KN354")
    assert not back.exists()


def test_a_profile_its_report_and_what_nothing_looks_for(keyed, tmp_path):
    out, report = tmp_path / "out.jsonl", tmp_path / "report.json"
    profile = ("--profile", "hipaa-safe-harbor", *SAMPLE, "--report", report)
    result = kanon("sanitize", keyed, "--evidence", out, *profile)
    first = read_lines(out)[0]["masked_text"]
    assert "90+" in first and "IL 627**" in first and "[MRN]" in first
    for gone in ("Bo Ek", "12 May", "1932", "June", "Springfield", "555-0123", "b.ek"):
        assert gone not in first
    assert "people are invented" in result.stderr and "Biometric" in result.stderr
    counts = json.loads(report.read_text(encoding="utf8"))
    rows = {row["rule"][:3]: row for row in counts["rules"]}
    assert rows["(D)"] == {"rule": "(D) Telephone numbers", "found": 1, "removed": 1,
                           "made_coarser": 0, "kept": 0}  # fmt: skip
    assert rows["(C)"]["made_coarser"] >= 2 and rows["(A)"]["removed"] == 2
    assert len(counts["not_looked_at"]) == 2 and counts["invented_people"]
    spans = [span for record in read_lines(out) for span in record["spans"]]
    assert sum(row["found"] for row in counts["rules"]) == len(spans)
    assert sum(counts["removed_because"].values()) == sum(span["masked"] for span in spans)
    assert sum(counts["kept_because"].values()) == sum(not span["masked"] for span in spans)
    page = report.read_text(encoding="utf8")
    for text in KEYED_TEXTS:
        assert not any(word in page for word in text.replace(",", " ").split() if word[0].isupper()
                       and word not in ("Call", "MRN", "IL"))  # fmt: skip


def test_options_come_before_the_profile_and_operators_suffice(keyed, tmp_path):
    out = tmp_path / "out.jsonl"
    profile = ("--profile", "research", "--k", "9", *SAMPLE, *operators("PERSON=hash"))
    more = ("--components.kanon_masker.always_mask", '["PERSON"]', *KEYED)
    kanon("sanitize", keyed, "-o", out, *profile, *more)
    assert read_lines(out)[0]["k"] == 9 and "[PERSON " in read_lines(out)[0]["masked_text"]
    kanon("sanitize", keyed, "-o", out, *operators("LOC=generalize", "*=kind"))
    assert "[PERSON]" in read_lines(out)[0]["sanitized_text"]


def test_lists_and_what_k_did_not_allow(keyed, tmp_path):
    out, deny = tmp_path / "out.jsonl", tmp_path / "deny.txt"
    deny.write_text("came\n", encoding="utf8")
    lists = {"allow": ["Oslo", "MRN"], "deny": [{"file": str(deny)}]}
    more = ["-k", "5000"]
    for name, entries in lists.items():
        more += [f"--components.kanon_masker.{name}", json.dumps(entries)]
    result = kanon("sanitize", keyed, "--evidence", out, *more)
    first, second = read_lines(out)
    assert "MRN" in first["masked_text"] and "came" not in second["masked_text"]
    assert "1 phrases of the allow list were masked all the same" in result.stderr
    (oslo,) = [span for span in second["spans"] if span.get("allowed")]
    assert (oslo["masked"], oslo["reason"]) == (True, "rare")
