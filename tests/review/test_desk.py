"""Commands through the desk: stored, counted, undone, in two tabs, after a kill."""

from __future__ import annotations

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.review.bench import MODES
from spacy_kanon.review.desk import Desk
from spacy_kanon.review.model.commands import StaleCommand
from spacy_kanon.review.store import project as trail
from spacy_kanon.review.store import sheets
from spacy_kanon.review.store.project import open_project

from .samples import TEXTS, make_desk, person

GRIEG = 1


@pytest.fixture
def desk(tmp_path, reader):
    desk = make_desk(tmp_path / "p", reader)
    yield desk
    desk.project.close()


def marked(desk, phrase, owner, text=GRIEG):
    bench = desk.bench(text)
    sheet = desk.state(text, owner).sheet
    return next(m for m in sheet if bench.text[m.start : m.end] == phrase)


def test_a_review_begins_with_what_sanitize_would_release(desk, reader):
    ann = person(desk.project, "ann")
    bench, state = desk.bench(GRIEG), desk.state(GRIEG, ann.id)
    counted = bench.count(state.sheet)
    assert counted.holds(reader.options.k)
    doc = reader._nlp(TEXTS["grieg"])
    assert bench.releaser.released(state.sheet).text == doc._.sanitized_text
    assert counted.support == doc._.kanon["k_reached"]


def test_every_command_is_counted_stored_and_undone_without_end(desk):
    ann = person(desk.project, "ann")
    first = desk.state(GRIEG, ann.id)
    mark = marked(desk, "Bergen", ann.id)
    versions = [first.sheet]
    for text in ("keep", "open", "keep", "open"):
        state = desk.state(GRIEG, ann.id)
        command = {"do": "choose", "mark": mark.number, "how": text, "all": True}
        outcome = desk.do(GRIEG, ann.id, command, ann, state.version)
        versions.append(outcome.state.sheet)
        assert outcome.counted == desk.bench(GRIEG).count(outcome.state.sheet)
    for expected in reversed(versions[:-1]):
        assert desk.do(GRIEG, ann.id, {"do": "undo"}, ann, 0).state.sheet.marks == expected.marks
    assert desk.do(GRIEG, ann.id, {"do": "undo"}, ann, 0).changed == ()
    for expected in versions[1:]:
        assert desk.do(GRIEG, ann.id, {"do": "redo"}, ann, 0).state.sheet.marks == expected.marks
    # Another process reads the same; what was done stands in the trail, without a word of it.
    stored = sheets.find_sheet(desk.project, GRIEG, ann.id)
    assert stored.sheet == desk.state(GRIEG, ann.id).sheet
    actions = [entry["action"] for entry in trail.entries(desk.project, last=12)]
    assert actions == ["choose"] * 4 + ["undo"] * 4 + ["redo"] * 4
    assert "Bergen" not in str(list(trail.entries(desk.project)))


def test_a_new_command_ends_what_can_be_redone(desk):
    ann = person(desk.project, "ann")
    mark = marked(desk, "Bergen", ann.id)
    keep = {"do": "choose", "mark": mark.number, "how": "keep"}
    desk.do(GRIEG, ann.id, keep, ann, 0)
    desk.do(GRIEG, ann.id, {"do": "undo"}, ann, 1)
    desk.do(GRIEG, ann.id, {"do": "unsure", "mark": mark.number, "value": True}, ann, 2)
    assert sheets.steps(desk.project, desk.state(GRIEG, ann.id)) == (1, 0)
    assert desk.do(GRIEG, ann.id, {"do": "redo"}, ann, 3).changed == ()


def test_two_tabs_lose_no_change(desk):
    ann = person(desk.project, "ann")
    bergen, year = marked(desk, "Bergen", ann.id), marked(desk, "1843", ann.id)
    keep = {"do": "choose", "how": "keep", "all": False}
    desk.do(GRIEG, ann.id, {**keep, "mark": bergen.number}, ann, 0)
    # The other tab has seen version 0: another mark goes, the same one does not.
    desk.do(GRIEG, ann.id, {**keep, "mark": year.number}, ann, 0)
    for late in (
        {"do": "unsure", "mark": bergen.number, "value": True},
        {"do": "choose", "mark": bergen.number, "how": "open", "all": True},
        {"do": "remove", "mark": bergen.number},
    ):
        with pytest.raises(StaleCommand):
            desk.do(GRIEG, ann.id, late, ann, 0)
    sheet = desk.state(GRIEG, ann.id).sheet
    assert sheet.marks[bergen.number].choice.how == sheet.marks[year.number].choice.how == "keep"
    assert desk.state(GRIEG, ann.id).version == 2
    desk.do(GRIEG, ann.id, late, ann, 2)


def test_a_request_that_comes_twice_is_done_once(desk):
    ann = person(desk.project, "ann")
    command = {"do": "note", "text": "late", "was": "", "request": "r1"}
    first = desk.do(GRIEG, ann.id, command, ann, 0)
    again = desk.do(GRIEG, ann.id, command, ann, 0)
    assert (first.state.version, again.state.version, again.changed) == (1, 1, ())


def test_people_have_sheets_of_their_own(desk):
    ann, bob = person(desk.project, "ann"), person(desk.project, "bob")
    mark = marked(desk, "Bergen", ann.id)
    desk.do(GRIEG, ann.id, {"do": "remove", "mark": mark.number, "all": True}, ann, 0)
    assert marked(desk, "Bergen", bob.id)
    with pytest.raises(StopIteration):
        marked(desk, "Bergen", ann.id)


def test_what_is_visible_is_counted_whoever_unmarked_it(desk):
    ann = person(desk.project, "ann")
    mark = marked(desk, "Edvard Grieg", ann.id)
    outcome = desk.do(GRIEG, ann.id, {"do": "remove", "mark": mark.number}, ann, 0)
    assert not outcome.counted.holds(5)
    # Half a name that is left is read again.
    outcome = desk.do(GRIEG, ann.id, {"do": "undo"}, ann, 1)
    narrow = {"do": "bounds", "mark": mark.number, "start": mark.start, "end": mark.start + 6}
    assert not desk.do(GRIEG, ann.id, narrow, ann, 2).counted.holds(5)


@pytest.mark.parametrize(
    ("wording", "holds"),
    [
        ("somebody", True),
        ("Edvard Grieg", False),  # known
        ("Zyxw Qvrtz", False),  # unknown, so never safe
        ("the painter", False),  # fits many, but with what stays nobody
    ],
)
def test_a_wording_of_a_person_is_read_like_text(desk, wording, holds):
    ann = person(desk.project, "ann")
    mark = marked(desk, "Edvard Grieg", ann.id)
    command = {"do": "choose", "mark": mark.number, "how": "own", "text": wording}
    assert desk.do(GRIEG, ann.id, command, ann, 0).counted.holds(5) == holds


def test_a_submitted_sheet_is_closed_until_it_is_opened(desk):
    ann = person(desk.project, "ann")
    mark = marked(desk, "Bergen", ann.id)
    open_one = {"do": "choose", "mark": mark.number, "how": "open"}
    desk.do(GRIEG, ann.id, open_one, ann, 0)
    with pytest.raises(KanonError, match="KN924"):
        desk.submit(GRIEG, ann.id, ann)
    desk.do(GRIEG, ann.id, {"do": "undo"}, ann, 1)
    assert desk.submit(GRIEG, ann.id, ann).submitted
    with pytest.raises(KanonError, match="KN926"):
        desk.do(GRIEG, ann.id, open_one, ann, 2)
    assert desk.reopen(GRIEG, ann.id, ann).submitted is None
    desk.do(GRIEG, ann.id, open_one, ann, 2)


def test_a_full_disk_leaves_the_sheet_as_it_was_in_memory_too(desk):
    ann = person(desk.project, "ann")
    desk.state(GRIEG, ann.id)
    desk.project.execute(f"PRAGMA max_page_count = {desk.project.row('PRAGMA page_count')[0]}")
    command = {"do": "note", "text": "x" * 5000, "was": ""}
    with pytest.raises(KanonError, match="KN929"):
        for _ in range(40):
            desk.do(GRIEG, ann.id, command, ann, desk.state(GRIEG, ann.id).version)
            command = {"do": "note", "text": command["was"] or "y" * 5000, "was": command["text"]}
    stored = sheets.find_sheet(desk.project, GRIEG, ann.id)
    assert desk.state(GRIEG, ann.id) == stored


@pytest.mark.parametrize(
    ("mode", "marks", "undecided"), [("blind", 0, 0), ("tab", 5, 5), ("replacement", 1, 1)]
)
def test_what_a_mode_begins_with(tmp_path, reader, mode, marks, undecided):
    desk = make_desk(tmp_path / "p", reader, mode)
    state = desk.state(GRIEG, person(desk.project, "ann").id)
    assert len(state.sheet.marks) >= marks
    assert (len(state.sheet.marks) > 0) == (marks > 0)
    open_marks = [m for m in state.sheet if not MODES[mode].is_decided(m)]
    assert len(open_marks) == len(state.sheet.marks) >= undecided
    desk.project.close()


def test_in_tab_annotation_the_identifier_type_decides_what_is_hidden(tmp_path, reader):
    desk = make_desk(tmp_path / "p", reader, "tab")
    ann = person(desk.project, "ann")
    mark = marked(desk, "Bergen", ann.id)
    for identifier, how, text in (("QUASI", "option", "***"), ("NO_MASK", "keep", "")):
        command = {"do": "identifier", "mark": mark.number, "identifier": identifier}
        version = desk.state(GRIEG, ann.id).version
        state = desk.do(GRIEG, ann.id, command, ann, version).state
        choice = state.sheet.marks[mark.number].choice
        assert (choice.how, choice.text) == (how, text)
    desk.project.close()


def test_a_project_is_resumed_where_it_was_left(tmp_path, reader):
    desk = make_desk(tmp_path / "p", reader)
    ann = person(desk.project, "ann")
    mark = marked(desk, "Bergen", ann.id)
    desk.do(GRIEG, ann.id, {"do": "comment", "mark": mark.number, "text": "really?"}, ann, 0)
    before = desk.state(GRIEG, ann.id)
    desk.project.close()
    again = Desk(open_project(tmp_path / "p"), reader, MODES["review"])
    assert again.state(GRIEG, ann.id) == before
    again.project.close()
