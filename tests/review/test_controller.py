"""Commands through the controller: stored, counted, undone, in two tabs, after a restart."""

import pytest

from spacy_kanon.review.model import MODES, StaleCommand
from tests.refusals import refused

from .samples import TEXTS, make_controller

GRIEG = 1


@pytest.fixture
def ann(controller):
    return controller.project.person("ann")


def marked(controller, phrase, owner, text=GRIEG):
    words = controller.session(text).text
    annotation = controller.state(text, owner).annotation
    return next(m for m in annotation if words[m.start : m.end] == phrase)


def test_a_review_begins_with_what_sanitize_would_release(controller, ann, engine):
    session, state = controller.session(GRIEG), controller.state(GRIEG, ann.id)
    count = session.live.count(state.annotation)
    assert count.holds(engine.options.k)
    doc = engine.nlp(TEXTS["grieg"])
    assert session.writer.released(state.annotation).text == doc._.sanitized_text
    assert count.support == doc._.kanon["k_reached"]


def test_every_command_is_counted_stored_and_undone_without_end(controller, ann):
    first = controller.state(GRIEG, ann.id)
    mark = marked(controller, "Bergen", ann.id)
    versions = [first.annotation]
    for text in ("keep", "open", "keep", "open"):
        state = controller.state(GRIEG, ann.id)
        command = {"do": "choose", "mark": mark.number, "how": text, "all": True}
        outcome = controller.do(GRIEG, ann.id, command, ann, state.version)
        versions.append(outcome.state.annotation)
        assert outcome.count == controller.session(GRIEG).live.count(outcome.state.annotation)

    def step(name):
        return controller.do(GRIEG, ann.id, {"do": name}, ann, 0)

    for expected in reversed(versions[:-1]):
        assert step("undo").state.annotation.marks == expected.marks
    assert step("undo").changed == ()
    for expected in versions[1:]:
        assert step("redo").state.annotation.marks == expected.marks
    # Another process reads the same; the audit log has what was done, without a word of it.
    assert controller.project.find_state(GRIEG, ann.id) == controller.state(GRIEG, ann.id)
    entries = list(controller.project.log_entries())
    actions = [entry["action"] for entry in entries[-12:]]
    assert actions == ["choose"] * 4 + ["undo"] * 4 + ["redo"] * 4
    assert "Bergen" not in str(entries)


def test_a_new_command_ends_what_can_be_redone(controller, ann):
    mark = marked(controller, "Bergen", ann.id)
    keep = {"do": "choose", "mark": mark.number, "how": "keep"}
    unsure = {"do": "unsure", "mark": mark.number, "value": True}
    for base, command in enumerate((keep, {"do": "undo"}, unsure)):
        state = controller.do(GRIEG, ann.id, command, ann, base).state
    assert (len(state.done), len(state.undone)) == (1, 0)
    assert controller.do(GRIEG, ann.id, {"do": "redo"}, ann, 3).changed == ()


def test_two_tabs_lose_no_change(controller, ann):
    bergen, year = marked(controller, "Bergen", ann.id), marked(controller, "1843", ann.id)
    keep = {"do": "choose", "how": "keep", "all": False}
    controller.do(GRIEG, ann.id, {**keep, "mark": bergen.number}, ann, 0)
    # The other tab has seen version 0: another mark can be changed, the same one cannot.
    controller.do(GRIEG, ann.id, {**keep, "mark": year.number}, ann, 0)
    for late in (
        {"do": "unsure", "mark": bergen.number, "value": True},
        {"do": "choose", "mark": bergen.number, "how": "open", "all": True},
        {"do": "remove", "mark": bergen.number},
    ):
        with pytest.raises(StaleCommand):
            controller.do(GRIEG, ann.id, late, ann, 0)
    state = controller.state(GRIEG, ann.id)
    marks = state.annotation.marks
    assert marks[bergen.number].choice.how == marks[year.number].choice.how == "keep"
    assert state.version == 2
    controller.do(GRIEG, ann.id, late, ann, 2)


def test_a_request_that_comes_twice_is_done_once(controller, ann):
    command = {"do": "note", "text": "late", "was": "", "request": "r1"}
    first, again = (controller.do(GRIEG, ann.id, command, ann, 0) for _ in range(2))
    assert (first.state.version, again.state.version, again.changed) == (1, 1, ())


def test_what_is_visible_is_counted_although_it_was_unmarked(controller, ann):
    mark = marked(controller, "Edvard Grieg", ann.id)
    outcome = controller.do(GRIEG, ann.id, {"do": "remove", "mark": mark.number}, ann, 0)
    assert not outcome.count.holds(5)
    # Half a name that is left is read again.
    controller.do(GRIEG, ann.id, {"do": "undo"}, ann, 1)
    narrow = {"do": "bounds", "mark": mark.number, "start": mark.start, "end": mark.start + 6}
    assert not controller.do(GRIEG, ann.id, narrow, ann, 2).count.holds(5)


def test_a_wording_of_a_person_is_read_like_text(controller, ann, wording, holds):
    mark = marked(controller, "Edvard Grieg", ann.id)
    command = {"do": "choose", "mark": mark.number, "how": "own", "text": wording}
    assert controller.do(GRIEG, ann.id, command, ann, 0).count.holds(5) == holds


def test_a_submitted_annotation_is_closed_until_it_is_opened(controller, ann):
    mark = marked(controller, "Bergen", ann.id)
    open_one = {"do": "choose", "mark": mark.number, "how": "open"}
    controller.do(GRIEG, ann.id, open_one, ann, 0)
    refused("KN924", controller.submit, GRIEG, ann.id, ann)
    controller.do(GRIEG, ann.id, {"do": "undo"}, ann, 1)
    assert controller.submit(GRIEG, ann.id, ann).submitted
    refused("KN926", controller.do, GRIEG, ann.id, open_one, ann, 2)
    assert controller.reopen(GRIEG, ann.id, ann).submitted is None
    controller.do(GRIEG, ann.id, open_one, ann, 2)


@pytest.mark.parametrize(("mode", "marks"), [("blind", 0), ("tab", 5)])
def test_what_a_mode_begins_with(tmp_path, engine, mode, marks):
    controller = make_controller(tmp_path / "p", engine, mode)
    annotation = controller.state(GRIEG, controller.project.person("ann").id).annotation
    assert len(annotation.marks) >= marks and bool(annotation.marks) == bool(marks)
    assert not any(MODES[mode].is_decided(mark) for mark in annotation)
    controller.project.close()


def test_in_tab_annotation_the_identifier_type_decides_what_is_hidden(tmp_path, engine):
    controller = make_controller(tmp_path / "p", engine, "tab")
    ann = controller.project.person("ann")
    mark = marked(controller, "Bergen", ann.id)
    for identifier, how, text in (("QUASI", "option", "***"), ("NO_MASK", "keep", "")):
        command = {"do": "identifier", "mark": mark.number, "identifier": identifier}
        state = controller.do(GRIEG, ann.id, command, ann, 10**6).state
        choice = state.annotation.marks[mark.number].choice
        assert (choice.how, choice.text) == (how, text)
    controller.project.close()
