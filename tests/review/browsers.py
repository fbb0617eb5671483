"""Chromium of the system, driven by Playwright, and servers for it to ask."""

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from spacy_kanon.review.controller import Controller
from spacy_kanon.review.web.app import make_app, make_server

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@contextmanager
def open_browser() -> Iterator[object]:
    """One Chromium; skips the test where there is none."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("no Chromium on this machine: apt-get install chromium")
    with sync_api.sync_playwright() as playwright:
        arguments = ["--disable-gpu", "--disable-dev-shm-usage"]
        if os.geteuid() == 0:
            arguments.append("--no-sandbox")
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


@contextmanager
def serving(app: Any) -> Iterator[str]:
    """The address of a server in a thread of this process; a Controller is served by its app."""
    if isinstance(app, Controller):
        app = make_app(app, hosts=["127.0.0.1"])
    server, bound, address = make_server(app, "127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    yield address
    server.should_exit = True
    thread.join(10)
    bound.close()


def link_of(controller: Controller, address: str, name: str) -> str:
    return f"{address}/enter/{controller.project.new_link(controller.project.person(name))}"


def axe() -> str:
    """The source of axe-core where it is installed; its licence does not let us ship it."""
    path = Path(os.environ.get("AXE_CORE", "node_modules/axe-core/axe.min.js"))
    if not path.is_file():
        pytest.skip("no axe-core: npm install axe-core, or set AXE_CORE to its axe.min.js")
    return path.read_text(encoding="utf8")


def found_by_axe(page, source):
    """Serious faults for people who listen, or see badly, in light and dark."""
    serious = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(source)
        violations = page.evaluate("axe.run(document).then((report) => report.violations)")
        found = [v for v in violations if v["impact"] in ("serious", "critical")]
        serious += [(v["id"], v["nodes"][0]["html"][:120]) for v in found]
    return serious
