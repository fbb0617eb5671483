"""Browsers of a few people, without a browser."""

import re
from typing import Any

import pytest

starlette = pytest.importorskip("starlette", reason="the extra `review` is not installed")

from starlette.testclient import TestClient  # noqa: E402

from spacy_kanon.review.controller import Controller  # noqa: E402
from spacy_kanon.review.web.app import make_app  # noqa: E402

ADDRESS = "http://127.0.0.1:8790"


class Client:
    """One person's browser.

    http (TestClient): With their cookie.
    token (str): What their pages send with changes.
    """

    def __init__(self, controller: Controller, name: str | None) -> None:
        app = make_app(controller, hosts=["127.0.0.1"])
        self.http = TestClient(app, base_url=ADDRESS, raise_server_exceptions=False)
        self.token = ""
        if name is not None:
            project = controller.project
            response = self.http.get(f"/enter/{project.new_link(project.person(name))}")
            self.token = re.search(r'name="request-token" content="(\w+)"', response.text)[1]

    def get(self, path: str, **settings: Any):
        return self.http.get(path, **settings)

    def do(self, path: str, command: dict[str, Any], **headers: str):
        headers = {"x-request-token": self.token, "accept": "application/json", **headers}
        return self.http.post(path, json=command, headers=headers)

    def send(self, path: str, **fields: str):
        return self.http.post(path, data={"token": self.token, **fields})
