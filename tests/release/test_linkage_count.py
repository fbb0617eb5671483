"""Readers of background documents look at released texts."""

import json

import pytest

from spacy_kanon.kb.reader import open_kb
from spacy_kanon.linkage.build import build_background
from spacy_kanon.linkage.reader import open_background
from spacy_kanon.release.audit import ReleaseAuditor, Tally, count_likely
from tests.commands import command, write_lines
from tests.refusals import refused

PEOPLE = [
    ("ada", "Ada makes lace and sings in Oslo."),
    ("bo", "Bo is a bobsleigh pilot in Oslo."),
    ("cy", "Cy is a pilot and sings."),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("read") / "index"
    build_background(PEOPLE, folder, parts=1)
    return folder


def test_people_as_likely_as_the_subject(folder, text, words, pairs):
    subject = "bo" if text == "Oslo pilot" else "ada"
    likely = count_likely(open_background(folder), 2, text, subject)
    assert (likely["words"], likely["pairs"]) == (words, pairs)


@pytest.mark.parametrize("subject", [None, "nobody", "Ada"])
def test_subjects_that_nobody_has_read_about(folder, subject):
    assert count_likely(open_background(folder), 2, "makes lace", subject) is None


def test_links_add_up():
    tally = Tally(3)
    for words, pairs in ((1, 1), (2, 1), (2, 5), (3, 3)):
        tally.add_link({"words": words, "pairs": pairs})
    assert (tally.linkable, tally.linked, tally.linked_few) == (4, 2, 3)
    assert Tally(3).shares()["linked"] is None


def audit(tmp_path, folder, *options, fails=""):
    records = [
        {"id": 1, "person": "ada", "text": "She makes lace."},
        {"id": 2, "person": "cy", "text": "***"},
        {"id": 3, "person": "nobody", "text": "She makes lace."},
    ]
    texts = write_lines(tmp_path / "r.jsonl", records)
    linkage = ("--linkage", folder, "--k", 2, "--report", tmp_path / "o.json")
    return command("audit")(texts, *linkage, *options, fails=fails)


def test_links_of_an_audit(tmp_path, folder):
    result = audit(tmp_path, folder, "--subject-column", "person")
    [release] = json.loads((tmp_path / "o.json").read_text())["releases"]
    assert (release["documents"], release["linkable"], release["linked"]) == (3, 2, 1)
    assert release["shares"]["linked"] == 0.5 and "breached" in release["shares"]
    assert "linked to the" in " ".join(result.stdout.split())
    (tmp_path / "o.json").unlink()
    audit(tmp_path, folder, fails="KN184")
    assert not (tmp_path / "o.json").exists()
    refused("KN175", ReleaseAuditor, open_kb(), 4, linkage=folder)
