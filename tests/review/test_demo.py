"""The page to try the masker on: what it shows, what it refuses, what it keeps."""

import logging
import re

import pytest

pytest.importorskip("starlette", reason="the extra `review` is not installed")

from starlette.testclient import TestClient

from spacy_kanon.cli import review as command
from spacy_kanon.review.web.demo import EXAMPLE, OPERATORS, DemoReader, Query, make_demo
from spacy_kanon.text.caches import _CLEAR
from tests.refusals import refused

from .browsers import axe, found_by_axe, open_browser, serving

SECRET = "Zebedee Quillfeather"


@pytest.fixture(scope="module")
def reader():
    return DemoReader()


@pytest.fixture(scope="module")
def client(reader):
    app = make_demo(reader, hosts=["127.0.0.1"])
    return TestClient(app, base_url="http://127.0.0.1:8795")


@pytest.fixture(scope="module")
def token(client):
    return re.search(r'name="request-token" content="([^"]+)"', client.get("/").text)[1]


def read(client, token, **fields):
    headers = {"x-request-token": token, "accept": "application/json"}
    return client.post("/read", json=fields, headers=headers)


def test_settings_change_what_is_released(reader, settings, released):
    sight = reader.read(Query(text=EXAMPLE.split(". She")[0] + ".", **settings))
    assert sight["released"].startswith(released)
    assert sight["k_reached"] >= settings.get("k", 5)
    assert "".join(words for words, _ in sight["pieces"]) == EXAMPLE.split(". She")[0] + "."


@pytest.mark.parametrize("text", ["", "no phrase here", "<b>Ann Xyzzy</b> & “Oslo”", "\x00\u202e"])
@pytest.mark.parametrize("operator", OPERATORS)
def test_any_text_is_shown_as_text(client, token, text, operator):
    response = read(client, token, text=text, operator=operator)
    assert response.status_code == 200 and "<b>" not in response.json()["html"]


def test_what_the_page_does_not_offer_is_refused(client, token, fields):
    response = read(client, token, **fields)
    assert response.status_code == 400 and "KN935" in response.json()["problem"]


def test_only_the_page_itself_may_ask(client, token):
    assert read(client, "x", text="").status_code == 403
    headers = {"x-request-token": token, "origin": "http://evil.example"}
    assert client.post("/read", json={"text": ""}, headers=headers).status_code == 403
    assert client.get("/", headers={"host": "evil.example"}).status_code == 400
    assert client.get(f"/read?text={SECRET}").status_code == 405
    assert "default-src 'none'" in client.get("/").headers["content-security-policy"]


def test_a_failure_quotes_nothing(client, token, reader, monkeypatch, caplog):
    def fail(asked):
        raise RuntimeError(asked.text)

    monkeypatch.setattr(reader, "read", fail)
    with caplog.at_level(logging.DEBUG):
        response = read(client, token, text=SECRET)
    assert response.status_code == 500
    assert SECRET not in response.text + caplog.text


@pytest.mark.parametrize("operator", OPERATORS)
def test_nothing_of_a_text_is_kept(client, token, reader, caplog, operator):
    text = f"{SECRET} sang in Oslo."
    with caplog.at_level(logging.DEBUG):
        assert SECRET in read(client, token, text=text, operator=operator).json()["html"]
    assert SECRET not in caplog.text
    caches = [clear.__self__ for clear in _CLEAR if hasattr(clear.__self__, "cache_info")]
    assert caches and all(cache.cache_info().currsize == 0 for cache in caches)
    for nlp in reader._pipelines.values():
        assert not {*SECRET.split()} & {*nlp.vocab.strings}


def test_the_command_serves_a_folder_to_this_machine_alone(monkeypatch, capsys, tmp_path):
    opened, served = [], []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("uvicorn.Server.run", lambda server, sockets: served.extend(sockets))
    command.demo(port=0)
    address = capsys.readouterr().out.strip()
    assert opened == [address] and address.startswith("http://127.0.0.1:") and len(served) == 1
    command.demo(port=0, browser=False)
    assert len(opened) == 1
    monkeypatch.setattr("webbrowser.open", pytest.fail)
    refused("KN003", command.demo, tmp_path / "none")


@pytest.fixture(scope="module")
def address(reader):
    reader.read(Query(text=EXAMPLE))  # Before a browser waits for it.
    with serving(make_demo(reader, hosts=["127.0.0.1"])) as address:
        yield address


def test_in_a_browser(address):
    with open_browser() as browser:
        page = browser.new_page(viewport={"width": 400, "height": 800})
        asked = []

        def until(words):
            page.locator("#released", has_text=words).wait_for()

        page.on("request", lambda request: asked.append(request.url))
        page.goto(address)
        page.wait_for_selector("#released")
        assert "Ann Xyzzy" not in page.inner_text("#released")
        page.fill("#text", f"{SECRET}, a Norwegian singer, lives in Oslo.")
        until("in ***.")
        page.select_option("#operator", "kind")
        until("[PERSON], a ")
        page.focus("#k")
        page.keyboard.press("Home")
        until("in Oslo.")
        assert page.inner_text("#k-shown") == "2"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert all(url.startswith(address) and "Quill" not in url for url in asked)
        stored = "localStorage.length + sessionStorage.length + document.cookie.length"
        assert page.evaluate(stored) == 0
        silent = browser.new_context(java_script_enabled=False).new_page()
        silent.goto(address)
        silent.locator("#scripts", has_text="needs JavaScript").wait_for()


def test_axe_finds_nothing_serious(address):
    with open_browser() as browser:
        page = browser.new_context(bypass_csp=True).new_page()
        page.goto(address)
        page.wait_for_selector("#released")
        assert found_by_axe(page, axe()) == []
