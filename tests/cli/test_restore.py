from __future__ import annotations

import json
import stat

import pytest
from typer.testing import CliRunner

from spacy_kanon.cli import kanon_cli

TEXTS = [
    "Anna, an actor from Oslo, won in 1968. Oslo is big.",
    "",
    "Ann left.\r\n\r\nBo left.\n",
    "Bob left.\r\n\r\nBo left.\n",
    "Zu\u0308rich \u200b 👩‍👩‍👧 \u2028 Quux.",
]


def run(command, *arguments):
    return CliRunner().invoke(kanon_cli, [command, *map(str, arguments)])


def sanitize(folder, *options, output="out.jsonl", ids=True):
    records = [{"id": i, "text": text} if ids else {"text": text} for i, text in enumerate(TEXTS)]
    source = folder / "in.jsonl"
    source.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf8")
    return run(
        "sanitize", source, "-o", folder / output, "--mapping", folder / "map.jsonl", *options
    )


def restored(folder, output="out.jsonl", name="map.jsonl"):
    result = run("restore", folder / output, folder / name, "-o", folder / "back.jsonl")
    assert result.exit_code == 0, result.output
    lines = (folder / "back.jsonl").read_text(encoding="utf8").split("\n")[:-1]
    return [json.loads(line)["text"] for line in lines]


@pytest.mark.parametrize(
    "options,output",
    [
        ([], "out.jsonl"),
        (["--generalize"], "out.csv"),
        (["--generalize", "--components.wikidata_generalizer.brackets", "true"], "out.jsonl"),
        (["--generalize", "--consistent"], "out.jsonl"),
    ],
)
def test_what_was_sanitized_comes_back(tmp_path, options, output):
    result = sanitize(tmp_path, *options, output=output)
    assert result.exit_code == 0, result.output
    assert "personal data" in result.stderr
    assert restored(tmp_path, output) == TEXTS


def test_without_ids_the_order_tells(tmp_path):
    sanitize(tmp_path, "--generalize", ids=False)
    assert restored(tmp_path) == TEXTS


def test_only_the_owner_may_read_the_map_and_the_originals(tmp_path):
    sanitize(tmp_path, "--generalize")
    restored(tmp_path)
    for name in ("map.jsonl", "back.jsonl"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600


def test_the_output_does_not_hold_what_the_map_holds(tmp_path):
    sanitize(tmp_path, "--generalize")
    assert "Anna" not in (tmp_path / "out.jsonl").read_text()
    assert "Anna" in (tmp_path / "map.jsonl").read_text()


def test_a_changed_text_is_refused_and_nothing_is_written(tmp_path):
    sanitize(tmp_path, "--generalize")
    text = (tmp_path / "out.jsonl").read_text(encoding="utf8")
    (tmp_path / "out.jsonl").write_text(text.replace("is big", "is tiny"), encoding="utf8")
    result = run(
        "restore", tmp_path / "out.jsonl", tmp_path / "map.jsonl", "-o", tmp_path / "back.jsonl"
    )
    assert result.exit_code == 1 and "KN461" in result.stderr and "record 0" in result.stderr
    assert not (tmp_path / "back.jsonl").exists()


@pytest.mark.parametrize("content", [None, "", "{}\n", "\x00\xff", '{"format": "else"}\n'])
def test_files_that_are_no_maps(tmp_path, content):
    sanitize(tmp_path)
    if content is None:
        (tmp_path / "map.jsonl").unlink()
    else:
        (tmp_path / "map.jsonl").write_text(content, encoding="latin1")
    result = run(
        "restore", tmp_path / "out.jsonl", tmp_path / "map.jsonl", "-o", tmp_path / "back.jsonl"
    )
    assert result.exit_code == 1 and not (tmp_path / "back.jsonl").exists()
    assert ("KN003" if content is None else "KN460") in result.stderr


def test_a_map_needs_records(tmp_path):
    result = sanitize(tmp_path, "--format", "text")
    assert result.exit_code == 1 and "KN463" in result.stderr
    assert not (tmp_path / "map.jsonl").exists() and not (tmp_path / "out.jsonl").exists()


def test_one_wording_needs_generalization(tmp_path):
    result = sanitize(tmp_path, "--consistent")
    assert result.exit_code == 1 and "KN464" in result.stderr


def test_generalized_outputs(tmp_path):
    result = sanitize(
        tmp_path,
        "--generalize",
        "--verify",
        "--html",
        tmp_path / "page.html",
        "--evidence",
        tmp_path / "why.jsonl",
    )
    assert "of masked phrases generalized" in result.stderr
    record = json.loads((tmp_path / "out.jsonl").read_text(encoding="utf8").split("\n")[0])
    assert record["sanitized_text"].startswith("PERSON 1, an actor from a city in Europe,")
    record = json.loads((tmp_path / "why.jsonl").read_text(encoding="utf8").split("\n")[0])
    assert "“city in Norway” with “actor”" in record["spans"][2]["evidence"]
    assert "A city in Europe is big." in (tmp_path / "page.html").read_text()


def test_a_missing_ontology(tmp_path):
    result = sanitize(tmp_path, "--generalize", "--ontology", tmp_path / "none")
    assert result.exit_code == 1 and "KN4" in result.stderr
    assert not (tmp_path / "out.jsonl").exists()
