"""Who gets in, what they may do, and what never leaves: by table."""

import re

import pytest

from .clients import Client
from .samples import make_controller

HOSTILE = (
    "<script>alert(1)</script> Edvard Grieg </textarea><img src=x onerror=alert(2)> \u202egnirts "
    "javascript:alert(3) \x00\r\n" + "w" * 3000
)
PAGES = [
    "/", "/guidelines", "/next", "/export", "/export/tab.json", "/text/1", "/text/1/mine",
    "/text/1/agreed", "/text/1/release", "/text/1/mine/state",
    "/text/1/mine/mark/1",
]  # fmt: skip
CHANGES = [
    "/", "/text/1/mine/do", "/text/1/mine/submit", "/text/1/mine/reopen",
    "/text/1/release",
]  # fmt: skip


@pytest.fixture(scope="module")
def controller(tmp_path_factory, engine):
    folder = tmp_path_factory.mktemp("web") / "p"
    controller = make_controller(
        folder, engine, names=("ann", "bob", "cat"), per_text=3, hostile=HOSTILE
    )
    yield controller
    controller.project.close()


@pytest.fixture(scope="module")
def ann(controller):
    return Client(controller, "ann")


@pytest.fixture(scope="module")
def lea(controller):
    return Client(controller, "lea")


@pytest.mark.parametrize("path", PAGES)
def test_nothing_is_shown_without_a_session(controller, path):
    stranger = Client(controller, None)
    assert stranger.get(path).status_code == 401
    stranger.http.cookies.set("kanon_review", "x' OR 1=1 --")
    assert stranger.get(path).status_code == 401


@pytest.mark.parametrize("path", CHANGES)
def test_nothing_is_changed_without_the_token_of_the_session(controller, ann, path):
    other = Client(controller, "bob")
    assert Client(controller, None).do(path, {}).status_code == 401
    for token in ("", "x", other.token, "ä"):
        response = ann.http.post(path, data={"token": token, "do": "undo"})
        assert response.status_code == 403, path
    response = ann.do(path, {"do": "undo"}, origin="http://evil.example")
    assert response.status_code == 403
    response = ann.do(path, {"do": "undo"}, origin="null")
    assert response.status_code == 403


def test_an_annotator_does_not_lead(ann, path):
    assert ann.get(path).status_code == 403


def test_others_and_names_are_out_of_reach(ann, lea):
    assert lea.get("/text/1/mine").status_code == 404
    assert ann.get("/text/1/agreed").status_code == 404
    assert ann.get("/text/99").status_code == 404
    assert ann.get("/text/1/bob").status_code == 404
    assert ann.do("/text/1/agreed/do", {"do": "undo", "version": 0}).status_code == 404
    assert ann.get("/", headers={"host": "evil.example"}).status_code == 400


def test_no_path_leads_out(lea, path):
    response = lea.get(path)
    assert response.status_code == 404
    assert "CREATE TABLE" not in response.text and "root:" not in response.text


def test_what_cannot_be_read_is_refused(ann, content, times, kind, status):
    headers = {"content-type": kind, "x-request-token": ann.token}
    response = ann.http.post("/text/1/mine/do", content=content * times, headers=headers)
    assert response.status_code == status


@pytest.mark.parametrize("path", ["/", "/health", "/static/review.js", "/nothing"])
def test_every_answer_has_the_headers(ann, path):
    headers = ann.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cache-control"] == "no-store"
    assert headers["x-frame-options"] == "DENY"


def test_addresses_cookies_and_sessions(controller):
    client = Client(controller, None)
    token = controller.project.new_link(controller.project.person("cat"))
    response = client.http.get(f"/enter/{token}", follow_redirects=False)
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    assert client.get("/enter/wrong", follow_redirects=False).status_code == 404
    bob = Client(controller, "bob")
    assert bob.get("/").status_code == 200
    Client(controller, "bob")  # Has a new link.
    assert bob.get("/").status_code == 401


def test_hostile_text_is_shown_and_not_run(controller):
    cat = Client(controller, "cat")
    page = cat.get("/text/4").text
    assert "&lt;script&gt;" in page and "&lt;img" in page and "<img" not in page
    assert 'data-sign="U+202E">\u202e</bdi>' in page and "\x00" not in page
    assert "&#13;" in page
    scripts = re.findall(r"<script[^>]*>", page)
    assert scripts == ['<script src="/static/review.js" defer>']
    assert not re.search(r"\son\w+=|style=", re.sub(r"&lt;.*?&gt;", "", page))


def test_hostile_words_of_people_are_shown_and_not_run(controller):
    cat = Client(controller, "cat")
    words = "<script>alert(4)</script>"
    state = cat.get("/text/2/mine/state?since=-1").json()
    number = int(re.search(r'data-m="(\d+)"', state["blocks"]["0"])[1])
    command = {"do": "choose", "mark": number, "how": "own", "text": words}
    answer = cat.do("/text/2/mine/do", {**command, "version": 0, "selected": number}).json()
    assert all("<script>" not in html for html in answer["blocks"].values())
    assert "<script>" not in answer["panel"] + answer["status"]
    note = {"do": "comment", "mark": number, "text": words, "version": 1, "selected": number}
    assert "<script>" not in cat.do("/text/2/mine/do", note).json()["panel"]
    assert "<script>alert" not in cat.get("/text/2").text


def test_addresses_hold_no_word_and_wrong_filters_nothing(controller, lea, ann):
    for path in ("/", "/text/1", "/text/1/agreed", "/export"):
        for address in re.findall(r'(?:href|action|src)="([^"]*)"', lea.get(path).text):
            assert re.fullmatch(r"#main|/[\w./]*", address), address
            assert not re.search("grieg|bergen|curie|hostile", address, re.IGNORECASE)
    assert "No text fits" in ann.send("/", search="' OR 1=1 --").text
    assert "grieg" in ann.send("/", search="edvard", show="nonsense", order="x").text
    assert "/text/2" not in ann.send("/", search="edvard").text
