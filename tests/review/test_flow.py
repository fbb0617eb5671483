"""A project from the first page to the last export, by the requests that pages make."""

import json
import re

from spacy_kanon.formats.docbin import read_docbin
from spacy_kanon.formats.tab import read_tab
from spacy_kanon.formats.wikireplace import replacement_choices
from spacy_kanon.release.restore import MapFile
from spacy_kanon.storage.records import read_records
from spacy_kanon.text.reversible_map import restore

from .clients import Client
from .samples import TEXTS, make_controller


def mark_of(client, text, phrase, whose="mine"):
    page = client.get(f"/text/{text}/{whose}").text
    return int(re.search(rf'data-m="(\d+)"[^>]*aria-label="{re.escape(phrase)},', page)[1])


def command(client, number, whose="mine", **fields):
    path = f"/text/{number}/{whose}"
    state = client.get(f"{path}/state?since=-1").json()
    response = client.do(f"{path}/do", {"version": state["version"], **fields})
    assert response.status_code == 200, response.text
    return response.json()


def test_two_annotate_a_lead_adjudicates_releases_and_exports(controller, tmp_path):
    ann, bob, lea = (Client(controller, name) for name in ("ann", "bob", "lea"))
    command(ann, 1, do="choose", mark=mark_of(ann, 1, "composer"), how="keep", all=True)
    command(bob, 1, do="remove", mark=mark_of(bob, 1, "1843"))
    command(bob, 1, do="mark", start=38, end=42, kind="MISC")
    for client in (ann, bob):
        for number in (1, 2, 3):
            response = client.send(f"/text/{number}/mine/submit")
            assert response.status_code == 200
        assert "All done" in client.get("/next").text
    # Adjudication: what both said is there; what they differ on is open and says who said what.
    page = lea.get("/text/1/agreed").text
    assert "Bergen, place, replaced" in page and "composer, demographic, not decided" in page
    refused = lea.send("/text/1/release")
    assert refused.status_code == 400 and "KN924" in refused.text
    number = mark_of(lea, 1, "composer", "agreed")
    panel = lea.get(f"/text/1/agreed/mark/{number}").json()["panel"]
    assert "ann: composer (DEM, keep)\nbob: composer (DEM, " in panel
    command(lea, 1, "agreed", do="choose", mark=number, how="option", text="***")
    late = ann.send("/text/1/mine/reopen")
    assert late.status_code == 400 and "KN927" in late.text
    command(lea, 1, "agreed", do="remove", mark=mark_of(lea, 1, "1843", "agreed"))
    for mark in controller.state(1, None).annotation:
        if mark.choice is None:
            command(lea, 1, "agreed", do="choose", mark=mark.number, how="option", text="***")
    # k does not hold with a year that bob unmarked, so it takes a reason; then it is closed.
    refused = lea.send("/text/1/release")
    assert refused.status_code == 400 and "KN925" in refused.text
    assert lea.send("/text/1/release", reason="short").status_code == 400
    assert lea.send("/text/1/release", reason="The person agreed in writing.").status_code == 200
    assert "Released" in lea.get("/text/1/agreed").text
    late = lea.do("/text/1/agreed/do", {"do": "undo", "version": 9})
    assert late.status_code == 409 and "KN923" in late.text
    # Texts on which nothing has to be decided go out because k holds.
    for number in (2, 3):
        assert lea.send(f"/text/{number}/release").status_code == 200, number
    exports = {
        name: lea.get(f"/export/{name}").content
        for name in ("sanitized.jsonl", "mapping.jsonl", "tab.json", "wikireplace.json",
                     "reviewed.spacy", "audit_log.jsonl")
    }  # fmt: skip
    for name, content in exports.items():
        (tmp_path / name).write_bytes(content)
    records = [json.loads(line) for line in exports["sanitized.jsonl"].splitlines()]
    assert [record["override"] for record in records] == [True, False, False]
    assert not any("k_reached" in record for record in records)
    assert "Grieg" not in exports["sanitized.jsonl"].decode()
    maps = MapFile(read_records(tmp_path / "mapping.jsonl", "jsonl"), path="-")
    for record, text in zip(records, TEXTS.values(), strict=True):
        text_map = maps.take(record["sanitized_text"], record["id"], record=1)
        assert restore(record["sanitized_text"], text_map) == text
    tab = read_tab(tmp_path / "tab.json")
    assert [list(text.annotations) for text in tab] == [["ann", "bob", "adjudicated"]] * 3
    choices = replacement_choices(read_tab(tmp_path / "wikireplace.json"))
    assert {who for choice in choices for names in choice.votes.values() for who in names} == {
        "ann", "bob",
    }  # fmt: skip
    assert [text.doc_id for text in read_docbin(tmp_path / "reviewed.spacy")] == list(TEXTS)
    entries = [json.loads(line) for line in exports["audit_log.jsonl"].splitlines()]
    release = next(entry for entry in entries if entry["action"] == "release")
    assert (release["who"], release["words"]) == ("lea", "The person agreed in writing.")
    # As words: a hash may well hold 1843.
    assert not re.search(r"\b(?:Grieg|Bergen|1843)\b", exports["audit_log.jsonl"].decode())


def test_who_looks_early_misses_nothing_that_is_agreed_on_later(controller):
    lea = Client(controller, "lea")
    assert "0 of 0 checked" in lea.get("/text/2/agreed").text
    for name in ("ann", "bob"):
        Client(controller, name).send("/text/2/mine/submit")
    assert "not decided" not in lea.get("/text/2/agreed").text
    agreed = controller.state(2, None)
    assert len(agreed.annotation.marks) == len(controller.submitted(2)["ann"].annotation.marks)
    assert controller.project.find_state(2, None) == agreed
    mark_of(lea, 2, "Poland", "agreed")


def test_a_released_text_is_opened_again_with_a_reason(tmp_path, engine):
    controller = make_controller(tmp_path / "p", engine, names=("ann",), per_text=1)
    ann, lea = Client(controller, "ann"), Client(controller, "lea")
    ann.send("/text/2/mine/submit")
    assert lea.send("/text/2/release").status_code == 200
    assert "released" in ann.get("/").text
    assert ann.send("/text/2/mine/reopen", reason="I want to do it again").status_code == 403
    assert lea.send("/text/2/agreed/reopen", reason="").status_code == 400
    assert lea.send("/text/2/agreed/reopen", reason="A name was missed.").status_code == 200
    assert ann.send("/text/2/mine/reopen").status_code == 200
    mark = mark_of(ann, 2, "Poland")
    command(ann, 2, do="choose", mark=mark, how="option", text="***")
    controller.project.close()


def test_a_page_that_is_late_is_told_and_shown_what_is(controller):
    ann = Client(controller, "ann")
    mark = mark_of(ann, 1, "Bergen")
    path = "/text/1/mine/do"
    keep = {"do": "choose", "mark": mark, "how": "keep", "version": 0}
    assert ann.do(path, keep).status_code == 200
    late = ann.do(path, {"do": "unsure", "mark": mark, "value": True, "version": 0})
    assert late.status_code == 409 and "KN922" in late.json()["problem"]
    fresh = ann.get("/text/1/mine/state?since=0&selected=0").json()
    assert fresh["version"] == 1 and list(fresh["blocks"]) == ["0"]
    assert ann.get("/text/1/mine/state?since=1").json() == {"version": 1}


def test_what_a_choice_would_break_is_said_before_it_is_made(controller):
    ann = Client(controller, "ann")
    mark = mark_of(ann, 1, "composer")
    panel = ann.get(f"/text/1/mine/mark/{mark}").json()["panel"]
    assert re.search(r"breaks k: \d+ with “", panel)
    foreseen = int(re.search(r"as written.*?breaks k: (\d+)", panel, re.DOTALL)[1])
    status = command(ann, 1, do="choose", mark=mark, how="keep", all=True)["status"]
    assert int(re.search(r"k = (\d+)", status)[1]) == foreseen


def test_where_people_decide_alone_no_count_is_shown(tmp_path, engine):
    controller = make_controller(tmp_path / "p", engine, "blind")
    page = Client(controller, "ann").get("/text/1").text
    assert "k =" not in page and "risk-" not in page
    controller.project.close()


def test_a_full_disk_is_told_and_the_page_may_try_again(controller):
    ann = Client(controller, "ann")
    ann.get("/text/1/mine")
    controller.project.execute(
        f"PRAGMA max_page_count = {controller.project.rows('PRAGMA page_count')[0][0]}"
    )
    note = {"do": "note", "text": "x" * 4000, "was": "", "request": "r1", "version": 0}
    answers = [ann.do("/text/1/mine/do", note)]
    while answers[-1].status_code == 200:
        version = answers[-1].json()["version"]
        text = f"{version}" * 3000
        note = {**note, "text": text[:4000], "was": note["text"], "request": f"r{version + 1}"}
        answers.append(ann.do("/text/1/mine/do", {**note, "version": version}))
    assert answers[-1].status_code == 507 and "KN929" in answers[-1].json()["problem"]
    controller.project.execute("PRAGMA max_page_count = 100000")
    again = ann.do("/text/1/mine/do", {**note, "version": len(answers) - 1})
    assert again.status_code == 200 and again.json()["note"] == note["text"]


def test_a_database_that_vanishes_is_no_secret(controller):
    ann = Client(controller, "ann")
    controller.project.close()
    response = ann.get("/text/1")
    assert response.status_code == 500
    assert "Traceback" not in response.text and str(controller.project.folder) not in response.text


def test_what_a_mark_is_called_has_the_words_that_are_seen_on_it(controller):
    """Who speaks to a program says what is seen: "a city in Norway", with its article."""
    page = Client(controller, "ann").get("/text/2/mine").text
    marks = re.findall(r'aria-label="([^"]*)"><span class="w">.*?<span class="r">([^<]*)<', page)
    assert any(shown.startswith("a ") for _, shown in marks)
    assert [shown for label, shown in marks if f"replaced by {shown}, " not in label] == []
