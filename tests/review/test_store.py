"""A project on disk: who can read it, what it refuses, what stays of it."""

import sqlite3
import stat
import subprocess
import sys

import pytest

from spacy_kanon.review.store import DATABASE, Project
from spacy_kanon.types import AnnotatedText, GoldMention
from tests.commands import python
from tests.refusals import refused


def content(doc_id: str, text: str = "Maya Kodnani lives in Ahmedabad") -> AnnotatedText:
    mention = GoldMention(0, 4, "PERSON", "DIRECT", "e1", "m1", {"edit_type": "insert"})
    return AnnotatedText(doc_id, text, {"gold": [mention]}, {"task": "x"})


@pytest.fixture
def project(tmp_path):
    opened = Project(tmp_path / "p", create=True)
    yield opened
    opened.close()


def test_only_the_owner_can_read_a_project(project):
    project.add_texts([content("a")], "-")
    modes = {p.name: stat.S_IMODE(p.stat().st_mode) for p in project.folder.iterdir()}
    assert stat.S_IMODE(project.folder.stat().st_mode) == 0o700
    assert DATABASE in modes and set(modes.values()) == {0o600}, modes


def test_two_servers_on_one_project_are_refused(project):
    code = (
        "import sys\nfrom pathlib import Path\n"
        "from spacy_kanon.review.store import Project\n"
        "from spacy_kanon.errors import KanonError\n"
        "try: Project(Path(sys.argv[1]))\n"
        "except KanonError as error: print(error.code)\n"
    )
    assert python("-c", code, project.folder).strip() == "KN902"


def test_what_is_no_project_is_left_alone(tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    refused("KN900", Project, tmp_path, create=True)
    refused("KN900", Project, tmp_path / "none")
    assert [p.name for p in tmp_path.iterdir()] == ["notes.txt"]


def test_a_project_of_another_version_and_a_damaged_one_are_named(tmp_path):
    Project(tmp_path, create=True).close()
    with sqlite3.connect(tmp_path / DATABASE) as database:
        database.execute("PRAGMA user_version = 99")
    database.close()
    refused("KN901", Project, tmp_path)
    for path in tmp_path.glob(f"{DATABASE}*"):
        path.unlink()
    (tmp_path / DATABASE).write_bytes(b"no database" * 1000)
    refused("KN903", Project, tmp_path)


def test_the_audit_log_only_grows_and_no_change_goes_unnoticed(project):
    for number in range(5):
        project.record("submit", number=number)
    for statement in ("DELETE FROM log WHERE id = 2", "UPDATE log SET text = 9 WHERE id = 2"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            project.execute(statement)
    project.execute("DROP TRIGGER log_is_not_changed")
    project.execute("UPDATE log SET detail = '{}' WHERE id = 3")
    project.close()
    refused(r"KN903.*entry 3 of the log", Project, project.folder)


def test_a_link_is_valid_until_it_is_replaced(project):
    ann = project.add_person("ann")
    old = project.new_link(ann)
    assert project.person_by_link(old).name == "ann"
    assert project.person_by_link(old + "x") is None
    new = project.new_link(ann)
    assert project.person_by_link(old) is None and project.person_by_link(new) is not None
    stored = b"".join(path.read_bytes() for path in project.folder.iterdir())
    assert new.encode() not in stored and old.encode() not in stored


@pytest.mark.parametrize("name", ["", "a b", "../x", "-a", "ä", "x" * 41, "<script>"])
def test_unsafe_names_are_refused(project, name):
    refused("KN909", project.add_person, name)


def test_texts_go_to_so_many_people_evenly_and_stay_with_them(project):
    project.add_texts([content(f"t{n}") for n in range(7)], "-")
    team = [project.add_person(name) for name in ("a", "b", "c")]
    project.assign(team[:2], 1)
    before = {n: project.annotators(n) for n in range(1, 8)}
    project.assign(team, 2)
    after = {n: project.annotators(n) for n in range(1, 8)}
    assert all(set(before[n]) <= set(after[n]) and len(after[n]) == 2 for n in after)
    load = [len(project.texts(person)) for person in team]
    assert max(load) - min(load) <= 1 and sum(load) == 14
    refused("KN911", project.assign, team, 4)


def test_texts_are_read_as_they_were_added_and_changed_ones_are_refused(project):
    texts = [content("a"), content("b", "two")]
    project.add_texts(texts, "-")
    project.add_texts([content("a"), content("c", "three")], "-")
    assert [text.doc_id for text in project.texts()] == ["a", "b", "c"]
    assert [project.content(number) for number in (1, 2)] == texts
    refused("KN912", project.add_texts, [content("b", "2")], "-")


KILLED = """
import sys
from pathlib import Path
from dataclasses import replace
from spacy_kanon.review.model import Annotation
from spacy_kanon.review.store import Project
from spacy_kanon.types import AnnotatedText
project = Project(Path(sys.argv[1]), create=True)
project.add_texts([AnnotatedText("a", "", {})], "-")
ann = project.add_person("ann")
state = project.begin(1, ann.id, Annotation(0), {})
while True:
    after = state.after("do", replace(state.annotation, note=str(state.version)))
    project.add_edit(state, after, ann, "note", request=None, figures={})
    state = after
    print(state.version, flush=True)
"""


def test_a_kill_loses_no_edit_that_was_stored(tmp_path):
    run = [sys.executable, "-c", KILLED, str(tmp_path / "p")]
    with subprocess.Popen(run, stdout=subprocess.PIPE, text=True) as child:
        stored = next(int(line) for line in child.stdout if int(line) >= 20)
        child.kill()
        stored = max([stored, *map(int, child.stdout.read().split())])
    project = Project(tmp_path / "p")
    state = project.find_state(1, 1)
    assert stored <= state.version <= stored + 1
    assert state.annotation.note == str(state.version - 1)
    assert sum(e["action"] == "note" for e in project.log_entries()) == state.version
    project.close()


def test_a_full_disk_changes_nothing_and_says_so(project):
    project.add_texts([content("a")], "-")
    project.execute(f"PRAGMA max_page_count = {project.rows('PRAGMA page_count')[0][0]}")
    big = content("b", "x" * 200_000)
    refused("KN929", project.add_texts, [big], "-")
    assert [text.id for text in project.texts()] == [1]
    project.execute("PRAGMA max_page_count = 100000")
    project.add_texts([big], "-")
    assert [text.id for text in project.texts()] == [1, 2]
