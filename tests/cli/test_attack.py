"""The attack command on small files, as a user would call it."""

from __future__ import annotations

import gzip
import json

import pytest
from sample_texts import make_texts
from typer.testing import CliRunner

from spacy_kanon.cli import kanon_cli
from spacy_kanon.cli.attack import read_targets
from spacy_kanon.errors import KanonError
from spacy_kanon.kb.reader import SAMPLE

BACKGROUND = {
    "Ada": "Ada wove tapestries in Bergen. Her looms came from Ghent.",
    "Bo": "Bo sailed from Turku as a pilot. He kept bees.",
    "Cy": "Cy taught geometry in Leuven.",
}
TEXTS = {"Ada": "Ada wove in Ghent.", "Bo": "Bo was a pilot.", "Cy": "Cy taught geometry."}


def write_jsonl(path, records):
    content = "".join(json.dumps(record) + "\n" for record in records)
    opener = gzip.open if path.suffix == ".gz" else open
    with opener(path, "wt", encoding="utf8") as file:
        file.write(content)
    return str(path)


@pytest.fixture
def files(tmp_path):
    masks = {
        "one": {p: [[0, len(p)]] for p in TEXTS},
        "all": {p: [[0, len(t)]] for p, t in TEXTS.items()},
    }
    (tmp_path / "masks.json").write_text(json.dumps(masks), encoding="utf8")
    return {
        "folder": tmp_path,
        "background": write_jsonl(
            tmp_path / "background.jsonl.gz",
            [{"name": name, "text": text} for name, text in BACKGROUND.items()],
        ),
        "original": write_jsonl(
            tmp_path / "original.jsonl", [{"id": p, "text": t} for p, t in TEXTS.items()]
        ),
        "sanitized": write_jsonl(
            tmp_path / "sanitized.jsonl",
            [{"id": p, "masked_text": "*** ***.", "spans": []} for p in TEXTS],
        ),
        "masks": str(tmp_path / "masks.json"),
    }


def run(*arguments):
    return CliRunner().invoke(kanon_cli, ["attack", *map(str, arguments)])


def test_all_kinds_of_input_and_a_report(files):
    report = files["folder"] / "report.json"
    result = run(
        files["background"], f"ours={files['sanitized']}", "--masks", files["masks"], "--texts",
        files["original"], "--report", report,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    content = json.loads(report.read_text(encoding="utf8"))
    tables = {s["title"]: s for s in content["sections"] if "rows" in s}
    attack = tables["Re-identification attack"]
    systems = ["original", "ours", "one", "all", "everything masked", "random guess"]
    recognized = {row[0]: row[3] for row in attack["rows"]}
    assert list(recognized) == systems
    assert recognized["original"] == recognized["one"] == 1.0
    assert recognized["ours"] == recognized["all"] == pytest.approx(1 / 3)
    kept = {row[0]: row[2] for row in tables["Utility"]["rows"]}
    assert kept["original"] == 1.0 and kept["all"] == kept["everything masked"] == 0.0
    assert 0 < kept["one"] < 1
    assert [file["file"] for file in content["meta"]["inputs"]] == [
        "background.jsonl.gz", "original.jsonl", "sanitized.jsonl", "masks.json"
    ]  # fmt: skip


def test_without_originals_the_report_says_so(files):
    report = files["folder"] / "report.md"
    result = run(files["background"], files["sanitized"], "--report", report)
    assert result.exit_code == 0, result.output
    assert "No original texts were given" in report.read_text(encoding="utf8")


def test_absent_people_are_refused_or_skipped(files):
    path = write_jsonl(
        files["folder"] / "more.jsonl",
        [{"id": p, "text": t} for p, t in {**TEXTS, "Dee": "Dee."}.items()],
    )
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
        ["{background}", "{sanitized}", "--top", "half"],
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


@pytest.mark.parametrize("line", ["{", "[1]", '{"id": "x"}', '{"id": "x", "text": 1}'])
def test_lines_that_cannot_be_read(tmp_path, line):
    path = tmp_path / "texts.jsonl"
    path.write_text('{"id": "a", "text": "b"}\n' + line, encoding="utf8")
    with pytest.raises(KanonError, match=r"KN556.*line 2"):
        read_targets([("", path)])


def test_damaged_gzip(tmp_path):
    path = tmp_path / "texts.jsonl.gz"
    path.write_bytes(b"no gzip")
    with pytest.raises(KanonError, match="KN005"):
        read_targets([("", path)])


def test_counts_beside_the_attack(files):
    report = files["folder"] / "report.json"
    records = [{"id": p, "text": r["text"]} for p, r in zip(TEXTS, make_texts(3), strict=True)]
    written = write_jsonl(files["folder"] / "written.jsonl", records)
    result = run(
        files["background"], f"ours={files['sanitized']}", f"theirs={written}",
        "--kb", SAMPLE, "-k", "2", "--report", report,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    tables = {s["title"]: s for s in json.loads(report.read_text())["sections"] if "rows" in s}
    rows = [row[:3] for row in tables["Counted by the knowledge base"]["rows"]]
    assert rows == [["ours", 3, 0.0], ["theirs", 3, 1.0]]


def test_the_reader_who_knows_the_rule_and_its_settings(files):
    result = run(
        files["background"], f"ours={files['sanitized']}", "--texts", files["original"],
        "--attacker", "aware", "--attacker.k", "2", "--report", files["folder"] / "r.json",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    content = json.loads((files["folder"] / "r.json").read_text(encoding="utf8"))
    rows = next(s for s in content["sections"] if s.get("title") == "Re-identification attack")[
        "rows"
    ]
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
