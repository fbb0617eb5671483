"""The pages in a real browser: by keyboard, in two tabs, without scripts, small, after a kill."""

import contextlib
import json
import multiprocessing
import os
import signal
import socket
import sys
import time
from pathlib import Path

import pytest

from spacy_kanon.review.controller import Controller
from spacy_kanon.review.model import MODES
from spacy_kanon.review.store import Project
from spacy_kanon.review.web.app import make_app, make_server
from spacy_kanon.types import AnnotatedText

from .browsers import axe, found_by_axe, link_of, open_browser, serving
from .samples import make_controller
from .test_security import HOSTILE

pytest.importorskip("starlette", reason="the extra `review` is not installed")

MORE = HOSTILE + "\nShe came from Trondheim to Zürich 𝔘 in May."
LINE = "A line about nobody in particular. "


@pytest.fixture(scope="module")
def browser():
    with open_browser() as chromium:
        yield chromium


@pytest.fixture(scope="module")
def controller(tmp_path_factory, engine):
    folder = tmp_path_factory.mktemp("browser") / "p"
    controller = make_controller(
        folder, engine, names=("ann", "bob", "cat"), per_text=3, hostile=MORE
    )
    project = controller.project
    project.add_texts([AnnotatedText("long", LINE * 30_000, {})], "-")
    project.set_machine(5, *engine.read(LINE))  # There is nothing in so many lines either.
    project.assign([project.person("ann")], 1)
    yield controller
    controller.project.close()


@pytest.fixture(scope="module")
def address(controller):
    with serving(controller) as address:
        yield address


class Problems(list):
    """What went wrong in a page, as its console tells."""


@pytest.fixture
def enter(browser, controller, address):
    """Opens a page as somebody; in the end no page may have run into anything."""
    contexts, problems = [], Problems()

    def open_as(name, path="/", **settings):
        context = browser.new_context(viewport={"width": 1280, "height": 800}, **settings)
        context.set_default_timeout(8000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("dialog", lambda dialog: problems.append(dialog.message) or dialog.dismiss())
        page.on("console", lambda m: problems.append(m.text) if m.type == "error" else None)
        page.goto(link_of(controller, address, name))
        page.goto(address + path)
        return page

    open_as.problems = problems
    yield open_as
    for context in contexts:
        context.close()
    assert problems == []


def settled(page):
    page.wait_for_selector("#saved:text-is('Saved')")


def keys(page, *names):
    for name in names:
        page.keyboard.press(name)
        settled(page)


def chosen(page, words):
    page.wait_for_selector(f"#panel h2:text-is('{words}')")


def person_id(controller, name):
    return controller.project.person(name).id


def test_two_annotate_three_texts_by_keyboard_and_a_lead_releases_them(controller, address, enter):
    for name in ("ann", "bob"):
        page = enter(name, "/text/1")
        page.keyboard.press("n")
        chosen(page, "Edvard Grieg")
        while page.inner_text("#panel h2") != "composer":
            page.keyboard.press("n")
            page.wait_for_timeout(60)
        if name == "bob":  # Hide it altogether, and mark a word that nobody has marked.
            keys(page, "x")
            keys(page, "ArrowRight")
            assert page.evaluate("getSelection().toString().trim()") == "born"
            keys(page, "Shift+ArrowRight", "Shift+O")
            chosen(page, "born in")
            keys(page, "u")
            assert "2 of 7 checked" not in page.inner_text("#status")
        keys(page, *(["o", "Enter"] * 7))
        assert "7 of 7 checked" in page.inner_text("#status")
        for number in (1, 2, 3):
            if f"/text/{number}" not in page.url:
                page.goto(f"{address}/text/{number}")
            page.keyboard.press("Control+Enter")
            page.wait_for_url(lambda url, n=number: not url.endswith(f"/text/{n}"))
    cat = enter("cat", "/text/1")
    for number in (1, 2, 3):
        cat.goto(f"{address}/text/{number}")
        cat.keyboard.press("Control+Enter")
        cat.wait_for_url(lambda url, n=number: not url.endswith(f"/text/{n}"))
    lea = enter("lea", "/text/1/agreed")
    lea.keyboard.press("o")  # The mark on which they differ.
    assert "cat: composer" in lea.input_value("#panel [name=comment]")
    keys(lea, "x")
    settled(lea)
    for number in (1, 2, 3):
        lea.goto(f"{address}/text/{number}/release")
        lea.focus("text=Release >> nth=-1")
        lea.get_by_role("button", name="Release").press("Enter")
        lea.wait_for_url(f"{address}/")
    assert lea.inner_text("tr:has-text('grieg') .tag") == "released"
    lea.goto(f"{address}/export")
    with lea.expect_download() as download:
        lea.get_by_role("link", name="sanitized.jsonl").press("Enter")
    lines = Path(download.value.path()).read_text(encoding="utf8").splitlines()
    texts = [json.loads(line)["sanitized_text"] for line in lines]
    assert len(texts) == 3
    assert "composer" not in texts[0] and "Norwegian person" in texts[0]


def test_the_count_on_the_page_is_the_counted_one(controller, enter):
    page = enter("ann", "/text/4")
    page.evaluate("document.getElementById('view').value = 'written'")
    for step in range(3):
        was = page.inner_text("#panel")
        page.keyboard.press("n")
        page.wait_for_function("was => document.getElementById('panel').innerText !== was", arg=was)
        keys(page, "0" if step % 2 == 0 else "x")
        state = controller.state(4, person_id(controller, "ann"))
        count = controller.session(4).live.count(state.annotation)
        shown = page.get_attribute("#counts", "data-support")
        assert (int(shown), state.version) == (count.support, step + 1)
        assert f"k = {count.support:,}" in page.inner_text("#status")


def test_hostile_text_is_shown_and_offsets_are_those_of_the_text(controller, enter):
    page = enter("bob", "/text/4")
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    page.select_option("#view", "written")
    # Behind signs that are boxed, replaced or two units long, a word is what it was.
    page.get_by_text("She came").first.evaluate(
        """element => { const walker = document.createTreeWalker(element, 4); let node;
        while ((node = walker.nextNode())) { const at = node.data.indexOf('She');
        if (at >= 0) { getSelection().setBaseAndExtent(node, at, node, at + 3); return; } } }"""
    )
    page.keyboard.press("Shift+M")
    chosen(page, "She")
    text = controller.session(4).text
    sheet = controller.state(4, person_id(controller, "bob")).annotation
    assert [text[m.start : m.end] for m in sheet if m.kind == "MISC" and m.checked] == ["She"]
    page.keyboard.press("Escape")
    keys(page, "ArrowRight", "ArrowRight", "m")
    assert "came" in page.inner_text("#panel h2") or "from" in page.inner_text("#panel h2")


def test_the_mouse_marks_and_bounds_move_by_words(controller, enter):
    page = enter("cat", "/text/4")
    page.select_option("#view", "written")
    box = page.evaluate(
        """() => { const walker = document.createTreeWalker(document.getElementById('text'), 4);
        for (let node; (node = walker.nextNode());) { const at = node.data.indexOf('came');
        if (at < 0) continue; const range = document.createRange(); range.setStart(node, at);
        range.setEnd(node, at + 4); range.startContainer.parentElement.scrollIntoView();
        const {x, y, width, height} = range.getBoundingClientRect();
        return [x + width / 2, y + height / 2]; } }"""
    )
    page.mouse.dblclick(*box)
    page.click("#kinds [data-kind=MISC]")
    chosen(page, "came")
    page.keyboard.press("}")
    chosen(page, "came from")
    keys(page, "u")
    chosen(page, "came")
    keys(page, "u")


def test_two_tabs_show_each_other_and_lose_nothing(controller, address, enter):
    one = enter("cat", "/text/4")
    two = one.context.new_page()
    two.goto(f"{address}/text/4")
    one.keyboard.press("n")
    one.wait_for_selector("#panel h2")
    keys(one, "x")
    two.wait_for_selector("#counts[data-back='1']", state="attached")
    # A tab that is behind is told, and shown what is.
    two.evaluate("version = 0")
    two.locator(".m").first.click()
    two.wait_for_selector("#panel h2")
    two.keyboard.press("q")
    two.wait_for_selector("#banner:not([hidden])")
    assert "KN922" in two.inner_text("#banner")
    keys(two, "q")
    mark = next(iter(controller.state(4, person_id(controller, "cat")).annotation))
    assert mark.unsure and mark.choice.text == "***"
    enter.problems.clear()  # The 409 that was asked for.


def test_a_browser_without_scripts_says_so(enter):
    page = enter("ann", "/text/4", java_script_enabled=False)
    page.get_by_text("This page needs JavaScript").wait_for(state="visible")


def test_a_phone_shows_all_without_scrolling_sideways(enter, address, name, paths):
    page = enter(name)
    page.set_viewport_size({"width": 400, "height": 800})
    wide = {}
    for path in paths:
        page.goto(address + path)
        if path == "/text/4":
            page.locator(".m").first.click()
            page.wait_for_selector("#panel.filled")
        wide[path] = page.evaluate("document.documentElement.scrollWidth")
    assert not {path: width for path, width in wide.items() if width > 400}


def test_a_million_characters_open(controller, enter):
    page = enter("ann", "/text/5")
    page.wait_for_selector(".block >> nth=100", state="attached")
    assert len(controller.session(5).text) > 1_000_000
    page.evaluate(
        "getSelection().setBaseAndExtent(document.querySelectorAll('.written')[100].firstChild, 2,"
        " document.querySelectorAll('.written')[100].firstChild, 6)"
    )
    page.keyboard.press("Shift+M")
    page.wait_for_selector("#panel h2")


def serve_in_child(folder, port, engine):
    controller = Controller(Project(folder), engine, MODES["review"])
    app = make_app(controller, hosts=["127.0.0.1"])
    server, bound, _ = make_server(app, "127.0.0.1", port)
    server.run(sockets=[bound])


@pytest.mark.skipif(sys.platform != "linux", reason="needs fork and SIGKILL")
def test_a_server_killed_while_somebody_types_loses_half_a_second_at_most(
    tmp_path, engine, browser
):
    controller = make_controller(tmp_path / "p", engine, names=("ann",), per_text=1)
    ann = controller.project.person("ann")
    link = link_of(controller, "", "ann")
    controller.project.close()
    fork = multiprocessing.get_context("fork")
    with socket.create_server(("127.0.0.1", 0)) as bound:
        port = bound.getsockname()[1]
    address = f"http://127.0.0.1:{port}"

    def start():
        child = fork.Process(target=serve_in_child, args=(tmp_path / "p", port, engine))
        child.start()
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                return child
            time.sleep(0.05)
        raise AssertionError("the server does not start")

    server = start()
    context = browser.new_context()
    page = context.new_page()
    page.goto(address + link)
    page.goto(f"{address}/text/1")
    page.keyboard.press("n")
    page.wait_for_selector("#panel h2")
    page.focus("[name=comment]")
    sentence = "who else is known to have been there then"
    page.keyboard.type(sentence[:20], delay=25)
    typed_at_kill = sentence[:20]
    time.sleep(0.5)
    page.keyboard.type(sentence[20:30], delay=25)
    os.kill(server.pid, signal.SIGKILL)
    server.join()
    stored = Project(tmp_path / "p")
    comment = next(iter(stored.find_state(1, ann.id).annotation)).comment
    stored.close()
    assert comment.startswith(typed_at_kill)  # All but what was typed in the last half second.
    page.keyboard.type(sentence[30:], delay=10)
    page.wait_for_selector("#banner:not([hidden])")
    assert page.input_value("[name=comment]") == sentence
    server = start()  # Nothing that stands in the page is lost when the server is back.
    settled(page)
    os.kill(server.pid, signal.SIGKILL)
    server.join()
    stored = Project(tmp_path / "p")
    assert next(iter(stored.find_state(1, ann.id).annotation)).comment == sentence
    stored.close()
    context.close()


def test_axe_finds_nothing_serious(controller, enter, address):
    source = axe()
    for name in ("ann", "bob", "cat"):
        controller.submit(1, person_id(controller, name), controller.project.person(name))
    page = enter("lea")
    serious = {}
    for path in ("/", "/guidelines", "/export", "/text/1/release", "/text/4/agreed"):
        page.goto(address + path)
        serious[path] = found_by_axe(page, source)
    page = enter("ann", "/text/4")
    page.locator(".m").first.click()
    page.wait_for_selector("#panel h2")
    serious["/text/4"] = found_by_axe(page, source)
    assert not {path: problems for path, problems in serious.items() if problems}


@pytest.mark.parametrize("mode", ["blind", "tab"])
def test_axe_finds_nothing_serious_where_people_annotate(tmp_path, engine, browser, mode):
    source = axe()
    controller = make_controller(tmp_path / "p", engine, mode, names=("ann",), per_text=1)
    with serving(controller) as address:
        page = browser.new_page()
        page.goto(link_of(controller, address, "ann"))
        page.goto(f"{address}/text/1")
        if mode == "tab":
            page.locator(".m").first.click()
            page.wait_for_selector("#panel h2")
        assert found_by_axe(page, source) == []
        page.close()
    controller.project.close()
