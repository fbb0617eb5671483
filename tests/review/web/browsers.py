"""Chromium of the system, driven by Playwright, and servers for it to ask."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from spacy_kanon.review.desk import Desk
from spacy_kanon.review.serving import address_of, bind, make_server
from spacy_kanon.review.store import people

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


def serving(desk: Desk) -> AbstractContextManager[str]:
    """The address of a server of a project in a thread of this process."""
    return running(make_server(desk, "127.0.0.1"))


@contextmanager
def running(server: Any) -> Iterator[str]:
    """The address of a server in a thread of this process."""
    bound = bind("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    yield address_of(bound)
    server.should_exit = True
    thread.join(10)
    bound.close()


def link_of(desk: Desk, address: str, name: str) -> str:
    person = people.person_named(desk.project, name)
    return f"{address}/enter/{people.new_token(desk.project, person)}"


def axe() -> str:
    """The source of axe-core, if somebody has put it there; it is not ours to pass on."""
    path = Path(os.environ.get("AXE_CORE", "node_modules/axe-core/axe.min.js"))
    if not path.is_file():
        pytest.skip("no axe-core: npm install axe-core, or set AXE_CORE to its axe.min.js")
    return path.read_text(encoding="utf8")
