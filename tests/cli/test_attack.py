"""The attack command on small files, as a user would call it."""

import json

import pytest
from sample_texts import make_texts

from spacy_kanon.cli.attack import read_targets
from spacy_kanon.errors import KanonError
from spacy_kanon.kb.reader import SAMPLE
from tests.commands import command, write_lines

BACKGROUND = {
    "Ada": "Ada wove tapestries in Bergen. Her looms came from Ghent.",
    "Bo": "Bo sailed from Turku as a pilot. He kept bees.",
    "Cy": "Cy taught geometry in Leuven.",
}
TEXTS = {"Ada": "Ada wove in Ghent.", "Bo": "Bo was a pilot.", "Cy": "Cy taught geometry."}


run = command("attack")


@pytest.fixture
def files(tmp_path):
    masks = {
        "one": {p: [[0, len(p)]] for p in TEXTS},
        "all": {p: [[0, len(t)]] for p, t in TEXTS.items()},
    }
    (tmp_path / "masks.json").write_text(json.dumps(masks), encoding="utf8")
    records = {
        "background.jsonl.gz": [{"name": p, "text": t} for p, t in BACKGROUND.items()],
        "original.jsonl": [{"id": p, "text": t} for p, t in TEXTS.items()],
        "sanitized.jsonl": [{"id": p, "masked_text": "*** ***.", "spans": []} for p in TEXTS],
    }
    paths = [write_lines(tmp_path / name, lines) for name, lines in records.items()]
    named = {path.name.split(".")[0]: str(path) for path in [*paths, tmp_path / "masks.json"]}
    return {"folder": tmp_path, **named}


def rows_of(report, title):
    """The rows of a table of a report, without their scores' intervals."""
    sections = json.loads(report.read_text(encoding="utf8"))["sections"]
    return next(section["rows"] for section in sections if section.get("title") == title)


def test_all_kinds_of_input_and_a_report(files):
    report = files["folder"] / "report.json"
    result = run(
        files["background"], f"ours={files['sanitized']}", "--masks", files["masks"], "--texts",
        files["original"], "--report", report,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    systems = ["original", "ours", "one", "all", "everything masked", "random guess"]
    recognized = {row[0]: row[3] for row in rows_of(report, "Re-identification attack")}
    assert list(recognized) == systems
    assert recognized["original"] == recognized["one"] == 1.0
    assert recognized["ours"] == recognized["all"] == pytest.approx(1 / 3)
    kept = {row[0]: row[2] for row in rows_of(report, "Utility")}
    assert kept["original"] == 1.0 and kept["all"] == kept["everything masked"] == 0.0
    assert 0 < kept["one"] < 1
    inputs = json.loads(report.read_text(encoding="utf8"))["meta"]["inputs"]
    assert [file["file"] for file in inputs] == [
        "background.jsonl.gz", "original.jsonl", "sanitized.jsonl", "masks.json"
    ]  # fmt: skip


def test_without_originals_the_report_says_so(files):
    report = files["folder"] / "report.md"
    result = run(files["background"], files["sanitized"], "--report", report)
    assert result.exit_code == 0, result.output
    assert "No original texts were given" in report.read_text(encoding="utf8")


def test_absent_people_are_refused_or_skipped(files):
    records = [{"id": p, "text": t} for p, t in {**TEXTS, "Dee": "Dee."}.items()]
    path = write_lines(files["folder"] / "more.jsonl", records)
    refused = run(files["background"], path)
    assert refused.exit_code == 1
    report = files["folder"] / "report.md"
    skipped = run(files["background"], path, "--skip-absent", "--report", report)
    assert skipped.exit_code == 0, skipped.output
    assert "1 people are absent from the background, left out: Dee." in report.read_text("utf8")


@pytest.mark.parametrize(
    "arguments",
    [
        ["nothing.jsonl"],
        ["{background}"],  # no texts
        ["{background}", "nothing.jsonl"],
        ["{background}", "--masks", "{masks}"],  # masks without originals
        ["{background}", "{sanitized}", "{sanitized}"],  # one name twice
        ["{background}", "{sanitized}", "--attacker", "oracle"],
        ["{background}", "{sanitized}", "--attacker", "transformer"],  # no model
        ["{background}", "{sanitized}", "--attacker", "vectors"],
        ["{background}", "{sanitized}", "--kb", "nothing"],
        ["{background}", "{sanitized}", "--attacker.model", "x", "--attacker.epocs", "1"],
        ["{background}", "{sanitized}", "--text-column", "body"],
        ["{background}", "{sanitized}", "--report", "report.pdf"],
    ],
)
def test_bad_calls_end_with_status_1_and_write_nothing(files, arguments, monkeypatch):
    monkeypatch.chdir(files["folder"])
    before = sorted(files["folder"].iterdir())
    result = run(*(argument.format(**files) for argument in arguments))
    assert result.exit_code == 1, result.output
    assert isinstance(result.exception, SystemExit), result.exception
    assert sorted(files["folder"].iterdir()) == before


@pytest.mark.parametrize(
    "masks,code",
    [
        ({"Ada": []}, "KN600"),
        ({**{p: [] for p in TEXTS}, "Dee": []}, "KN601"),
        ({**{p: [] for p in TEXTS}, "Ada": [[0, 999]]}, "KN602"),
    ],
)
def test_masks_that_do_not_fit(files, masks, code):
    path = files["folder"] / "bad.json"
    path.write_text(json.dumps(masks), encoding="utf8")
    with pytest.raises(KanonError, match=code):
        read_targets([], [("", path)], files["folder"] / "original.jsonl")


def test_masks_keep_their_replacements_and_unite_overlaps(files):
    path = files["folder"] / "soft.json"
    masks = {"Ada": [[0, 3, "She"], [12, 17, "a city"]], "Bo": [[0, 6], [3, 8, "x"]], "Cy": []}
    path.write_text(json.dumps(masks), encoding="utf8")
    targets, given = read_targets([], [("", path)], files["folder"] / "original.jsonl")
    assert [t.text for t in targets["soft"]] == ["She wove in a city.", "*** pilot.", TEXTS["Cy"]]
    assert given["soft"]["Ada"][0].replacement == "She"


@pytest.mark.parametrize(
    "name,line,message",
    [
        ("texts.jsonl", b"{", r"KN556.*line 2"),
        ("texts.jsonl", b"[1]", r"KN556.*line 2"),
        ("texts.jsonl", b'{"id": "x"}', r"KN556.*line 2"),
        ("texts.jsonl", b'{"id": "x", "text": 1}', r"KN556.*line 2"),
        ("texts.jsonl.gz", b"", "KN005"),  # no gzip
    ],
)
def test_lines_that_cannot_be_read(tmp_path, name, line, message):
    path = tmp_path / name
    path.write_bytes(b'{"id": "a", "text": "b"}\n' + line)
    with pytest.raises(KanonError, match=message):
        read_targets([("", path)])


def test_counts_beside_the_attack(files):
    report = files["folder"] / "report.json"
    records = [{"id": p, "text": r["text"]} for p, r in zip(TEXTS, make_texts(3), strict=True)]
    written = write_lines(files["folder"] / "written.jsonl", records)
    result = run(
        files["background"], f"ours={files['sanitized']}", f"theirs={written}",
        "--kb", SAMPLE, "-k", "2", "--report", report,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    rows = [row[:3] for row in rows_of(report, "Counted by the knowledge base")]
    assert rows == [["ours", 3, 0.0], ["theirs", 3, 1.0]]


def test_the_reader_who_knows_the_rule_and_its_settings(files):
    report = files["folder"] / "r.json"
    result = run(
        files["background"], f"ours={files['sanitized']}", "--texts", files["original"],
        "--attacker", "aware", "--attacker.k", "2", "--report", report,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    rows = rows_of(report, "Re-identification attack")
    # Two people are as likely for what the rule releases: a text that shows one person is not that
    # person's.
    assert {row[0]: row[3] for row in rows}["original"] == 0.0
    assert run(files["background"], "--attacker", "aware", "--attacker.q", "2").exit_code == 1


def test_a_language_model_is_named_and_told_to_be_sent_texts(files):
    result = run(
        files["background"], f"ours={files['sanitized']}", "--attacker", "llm",
        "--attacker.model", "m", "--attacker.endpoint", "http://127.0.0.1:9/v1",
        "--attacker.tries", "1",
    )  # fmt: skip
    assert "sent to http://127.0.0.1:9/v1" in result.output and "KN659" in result.output
    assert "KN655" in run(files["background"], "--attacker", "llm").output
