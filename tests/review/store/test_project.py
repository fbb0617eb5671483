"""A project on disk: whose it is, what it refuses, what stays of it."""

from __future__ import annotations

import base64
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.review.store import people, texts
from spacy_kanon.review.store import project as trail
from spacy_kanon.review.store.project import DATABASE, Vault, open_project, read_key

KEY = bytes(range(32))
SECRET = "Maya Kodnani lives in Ahmedabad"


def content(doc_id: str, text: str = SECRET) -> texts.Content:
    return texts.Content(doc_id, text, {}, {})


@pytest.fixture
def project(tmp_path):
    opened = open_project(tmp_path / "p", create=True)
    yield opened
    opened.close()


def code_of(function, *args, **kwargs) -> str:
    with pytest.raises(KanonError) as caught:
        function(*args, **kwargs)
    return caught.value.code


def test_nobody_else_can_read_a_project(project):
    texts.add_texts(project, [content("a")], path="-")
    modes = {p.name: stat.S_IMODE(p.stat().st_mode) for p in project.folder.iterdir()}
    assert stat.S_IMODE(project.folder.stat().st_mode) == 0o700
    assert DATABASE in modes and set(modes.values()) == {0o600}, modes


def test_two_servers_on_one_project_are_refused(project):
    code = (
        "import sys\nfrom pathlib import Path\n"
        "from spacy_kanon.review.store.project import open_project\n"
        "from spacy_kanon.errors import KanonError\n"
        "try: open_project(Path(sys.argv[1]))\n"
        "except KanonError as error: print(error.code)\n"
    )
    run = [sys.executable, "-c", code, str(project.folder)]
    assert subprocess.check_output(run, text=True).strip() == "KN902"


def test_what_is_no_project_is_left_alone(tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    assert code_of(open_project, tmp_path, create=True) == "KN900"
    assert code_of(open_project, tmp_path / "none") == "KN900"
    assert [p.name for p in tmp_path.iterdir()] == ["notes.txt"]


def test_a_project_of_another_version_and_a_damaged_one_are_named(tmp_path):
    open_project(tmp_path, create=True).close()
    with sqlite3.connect(tmp_path / DATABASE) as database:
        database.execute("UPDATE settings SET value = '99' WHERE name = 'version'")
    database.close()
    assert code_of(open_project, tmp_path) == "KN901"
    for path in tmp_path.glob(f"{DATABASE}*"):
        path.unlink()
    (tmp_path / DATABASE).write_bytes(b"no database" * 1000)
    assert code_of(open_project, tmp_path) == "KN903"


def test_texts_are_encrypted_by_choice_and_bound_to_their_key(tmp_path):
    folder = tmp_path / "p"
    project = open_project(folder, key=KEY, create=True)
    texts.add_texts(project, [content("maya")], path="-")
    texts.set_machine(project, 1, {"case": SECRET}, support=1)
    trail.record(project, "release", words=SECRET)
    assert texts.content_of(project, 1).text == SECRET
    project.close()
    stored = b"".join(path.read_bytes() for path in folder.iterdir())
    assert b"Kodnani" not in stored and b"maya" not in stored
    assert code_of(open_project, folder) == "KN904"
    assert code_of(open_project, folder, key=bytes(32)) == "KN906"
    again = open_project(folder, key=KEY)
    assert [each for _, each in texts.all_contents(again)] == [content("maya")]
    again.execute("UPDATE texts SET machine = body")  # A row that was moved does not open.
    assert code_of(texts.machine_of, again, 1) == "KN903"
    again.close()
    plain = tmp_path / "plain"
    open_project(plain, create=True).close()
    assert code_of(open_project, plain, key=KEY) == "KN907"


@pytest.mark.parametrize(
    ("name", "body", "mode", "code"),
    [
        ("good", base64.b64encode(KEY) + b"\n", 0o600, None),
        ("short", base64.b64encode(b"x"), 0o600, "KN905"),
        ("text", b"this is no key", 0o600, "KN905"),
        ("open", base64.b64encode(KEY), 0o644, "KN915"),
    ],
)
def test_a_key_file_is_checked(tmp_path, name, body, mode, code):
    path = tmp_path / name
    path.write_bytes(body)
    path.chmod(mode)
    if code is None:
        assert read_key(path) == KEY
    else:
        assert code_of(read_key, path) == code
    assert code_of(read_key, tmp_path / "none") == "KN003"


def test_what_a_vault_seals_opens_with_the_same_key_and_label_only():
    sealed = Vault(KEY).seal(["ä"], "marks/1")
    assert Vault(KEY).open(sealed, "marks/1") == ["ä"]
    for vault, label in (
        (Vault(KEY), "marks/2"),
        (Vault(bytes(32)), "marks/1"),
        (Vault(), "marks/1"),
    ):
        with pytest.raises(ValueError):
            vault.open(sealed, label)


def test_the_audit_trail_only_grows_and_shows_every_change(project):
    for number in range(5):
        trail.record(project, "submit", text=number, detail={"n": number})
    assert [entry["action"] for entry in trail.entries(project, last=2)] == ["submit", "submit"]
    assert trail.first_broken(project) is None
    for statement in ("DELETE FROM trail WHERE id = 2", "UPDATE trail SET text = 9 WHERE id = 2"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            project.execute(statement)
    project.execute("DROP TRIGGER trail_is_not_changed")
    project.execute("UPDATE trail SET detail = '{}' WHERE id = 3")
    assert trail.first_broken(project) == 3


def test_links_let_in_until_they_are_revoked(project):
    ann = people.add_person(project, "ann")
    token = people.new_token(project, ann)
    session = people.begin_session(project, token)
    assert people.person_of_session(project, session).name == "ann"
    assert people.begin_session(project, token + "x") is None
    newer = people.new_token(project, ann)
    assert people.begin_session(project, token) is None
    assert people.person_of_session(project, session) is None
    session = people.begin_session(project, newer)
    people.revoke(project, ann)
    assert people.begin_session(project, newer) is None
    assert people.person_of_session(project, session) is None
    stored = b"".join(path.read_bytes() for path in Path(project.folder).iterdir())
    assert newer.encode() not in stored and session.encode() not in stored


@pytest.mark.parametrize("name", ["", "a b", "../x", "-a", "ä", "x" * 41, "<script>"])
def test_names_that_could_be_anything_are_refused(project, name):
    assert code_of(people.add_person, project, name) == "KN909"


def test_texts_go_to_so_many_people_evenly_and_stay_with_them(project):
    texts.add_texts(project, [content(f"t{n}") for n in range(7)], path="-")
    team = [people.add_person(project, name) for name in ("a", "b", "c")]
    texts.assign(project, team[:2], 1)
    before = {n: texts.annotators_of(project, n) for n in range(1, 8)}
    texts.assign(project, team, 2)
    after = {n: texts.annotators_of(project, n) for n in range(1, 8)}
    assert all(set(before[n]) <= set(after[n]) and len(after[n]) == 2 for n in after)
    load = [len(texts.texts_of(project, person)) for person in team]
    assert max(load) - min(load) <= 1 and sum(load) == 14
    assert code_of(texts.assign, project, team, 4) == "KN911"


def test_the_same_texts_are_not_added_twice_and_changed_ones_are_refused(project):
    assert texts.add_texts(project, [content("a"), content("b", "two")], path="-") == 2
    assert texts.add_texts(project, [content("a"), content("c", "three")], path="-") == 1
    assert code_of(texts.add_texts, project, [content("b", "2")], path="-") == "KN912"


def test_a_full_disk_changes_nothing_and_says_so(project):
    texts.add_texts(project, [content("a")], path="-")
    pages = project.row("PRAGMA page_count")[0]
    project.execute(f"PRAGMA max_page_count = {pages}")
    big = content("b", "x" * 200_000)
    assert code_of(texts.add_texts, project, [big], path="-") == "KN929"
    assert [text.number for text in texts.texts_of(project)] == [1]
    project.execute("PRAGMA max_page_count = 100000")
    assert texts.add_texts(project, [big], path="-") == 1
