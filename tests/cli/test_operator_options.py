"""Operators, lists, profiles and the report on the command line."""

import json

import pytest

from spacy_kanon.release.sanitize import as_markdown
from tests.commands import command, write_lines
from tests.commands import read_lines as records

SAMPLE = ("--population", "sample")
KEYED = ("--components.kanon_masker.key", "env:KANON_TEST_KEY")
KEY = "a secret of more than thirty-two characters"
run = command()
TEXTS = [
    "Mr. Bo Ek, 93 years old, born on 12 May 1932, MRN 00123456, was seen on 3 June 2001 in "
    "Springfield, IL 62704. Call (212) 555-0123 or b.ek@example.org.",
    "Ann Xyzzy came on 1 June 2001 and on 5 June 2001 to Oslo.",
]


@pytest.fixture
def source(tmp_path, monkeypatch):
    monkeypatch.setenv("KANON_TEST_KEY", KEY)
    lines = [{"id": i, "who": f"p{i}", "text": text} for i, text in enumerate(TEXTS)]
    return write_lines(tmp_path / "in.jsonl", lines)


def operators(*settings):
    pairs = (setting.split("=") for setting in settings)
    return [part for k, v in pairs for part in (f"--components.kanon_masker.operators.{k}", v)]


@pytest.mark.parametrize("more", [(), ("--generalize",), ("--subject-column", "who")])
@pytest.mark.parametrize("dates", ["encrypt", "shift"])
def test_encrypted_phrases_come_back_with_the_key(source, tmp_path, dates, more):
    out, why, back = (tmp_path / f"{name}.jsonl" for name in ("out", "why", "back"))
    names = ("*=encrypt", "AGE=encrypt", f"DATETIME={dates}")
    result = run("sanitize", source, "-o", out, "--verify", *operators(*names), *KEYED, *more,
                 "--evidence", why)  # fmt: skip
    assert result.exit_code == 0, result.output
    assert ("not true (surrogate, shift)" in result.stderr) == (dates == "shift")
    released = out.read_text(encoding="utf8")
    assert not any(word in released for word in ("Bo Ek", "2001", "00123456", "b.ek"))
    assert not any(word in released for word in ("shift", '"kind"'))
    assert run("restore", out, "--key", "env:KANON_TEST_KEY", "-o", back).exit_code == 0
    texts = [record["text"] for record in records(back)]
    assert "Ann Xyzzy" in texts[1] and (texts == TEXTS) == (dates == "encrypt")
    moved = [span for span in records(why)[1]["spans"] if span.get("operator") == "shift"]
    assert [span["true"] for span in moved] == ([False, False] if dates == "shift" else [])


def test_another_key_brings_nothing_back(source, tmp_path, monkeypatch):
    out, back = tmp_path / "out.jsonl", tmp_path / "back.jsonl"
    assert run("sanitize", source, "-o", out, *operators("PERSON=encrypt"), *KEYED).exit_code == 0
    monkeypatch.setenv("KANON_OTHER_KEY", "another secret that is long enough, too")
    result = run("restore", out, "--key", "env:KANON_OTHER_KEY", "-o", back)
    assert result.exit_code == 1 and "KN354" in result.output, result.output
    assert not back.exists()


def test_a_map_or_a_key(source, tmp_path):
    for more in ((), ("map.jsonl", "--key", "env:KANON_TEST_KEY")):
        result = run("restore", source, *more, "-o", tmp_path / "back.jsonl")
        assert result.exit_code == 1 and "KN373" in result.output


def test_a_profile_its_report_and_what_nothing_looks_for(source, tmp_path):
    out, report = tmp_path / "out.jsonl", tmp_path / "report.json"
    profile = ("--profile", "hipaa-safe-harbor", *SAMPLE, "--report", report)
    result = run("sanitize", source, "--evidence", out, *profile)
    assert result.exit_code == 0, result.output
    first = records(out)[0]["masked_text"]
    assert "aged 90 or older" in first and "IL 627**" in first and "[MRN]" in first
    for gone in ("Bo Ek", "12 May", "1932", "June", "Springfield", "555-0123", "b.ek"):
        assert gone not in first
    assert "people are invented" in result.stderr and "Biometric" in result.stderr
    counts = json.loads(report.read_text(encoding="utf8"))
    rows = {row["rule"][:3]: row for row in counts["rules"]}
    assert rows["(D)"] == {"rule": "(D) Telephone numbers", "found": 1, "removed": 1,
                           "made_coarser": 0, "kept": 0}  # fmt: skip
    assert rows["(C)"]["made_coarser"] >= 2 and rows["(A)"]["removed"] == 2
    assert len(counts["not_looked_at"]) == 2 and counts["invented_people"]
    spans = [span for record in records(out) for span in record["spans"]]
    assert sum(row["found"] for row in counts["rules"]) == len(spans)
    assert sum(counts["removed_because"].values()) == sum(span["masked"] for span in spans)
    assert sum(counts["kept_because"].values()) == sum(not span["masked"] for span in spans)
    page = as_markdown(counts)
    assert "| (D) Telephone numbers | 1 | 1 | 0 | 0 |" in page
    assert "| (P) Biometric identifiers | nothing looks for it | | | |" in page
    for text in TEXTS:
        assert not any(word in page for word in text.replace(",", " ").split() if word[0].isupper()
                       and word not in ("Call", "MRN", "IL"))  # fmt: skip


def test_options_come_before_the_profile(source, tmp_path):
    out = tmp_path / "out.jsonl"
    profile = ("--profile", "research", "--k", "9", *SAMPLE, *operators("PERSON=hash"))
    more = ("--components.kanon_masker.always_mask", '["PERSON"]', *KEYED)
    assert run("sanitize", source, "-o", out, *profile, *more).exit_code == 0
    assert records(out)[0]["k"] == 9 and "[PERSON " in records(out)[0]["masked_text"]


def test_lists_and_what_k_did_not_allow(source, tmp_path):
    out, deny = tmp_path / "out.jsonl", tmp_path / "deny.txt"
    deny.write_text("came\n", encoding="utf8")
    lists = {"allow": ["Oslo", "MRN"], "deny": [{"file": str(deny)}]}
    more = ["-k", "5000"]
    for name, entries in lists.items():
        more += [f"--components.kanon_masker.{name}", json.dumps(entries)]
    result = run("sanitize", source, "--evidence", out, *more)
    assert result.exit_code == 0, result.output
    first, second = records(out)
    assert "MRN" in first["masked_text"] and "came" not in second["masked_text"]
    assert "1 phrases of the allow list were masked all the same" in result.stderr
    (oslo,) = [span for span in second["spans"] if span.get("allowed")]
    assert (oslo["masked"], oslo["reason"]) == (True, "rare")


def test_what_is_generalized_by_an_operator_needs_no_further_option(source, tmp_path):
    out = tmp_path / "out.jsonl"
    result = run("sanitize", source, "-o", out, *operators("LOC=generalize", "*=kind"))
    assert result.exit_code == 0, result.output
    assert "[PERSON]" in records(out)[0]["sanitized_text"]
