"""The application without its processes: requests are answered in this one."""

import asyncio

import pytest

httpx = pytest.importorskip("httpx")
pytest.importorskip("fastapi", reason="needs the extra `service`")

from spacy_kanon.service import workers  # noqa: E402
from spacy_kanon.service.app import make_app  # noqa: E402
from spacy_kanon.service.settings import ServiceSettings  # noqa: E402

TOKEN = "token-of-the-tests-0123456789"
BEARER = {"Authorization": f"Bearer {TOKEN}"}


class Here(workers.Workers):
    """Answers in this process."""

    ready = 2

    def admit(self):
        pass

    async def run(self, task, request, gone):
        return workers.do(task, request, self.settings.timeout)


class Client:
    """Sends requests to an application, in the main thread: only there time limits work."""

    def __init__(self, *, mapping=True, tokens=(TOKEN,), **settings):
        self.settings = ServiceSettings(max_texts=100, **settings)
        self.pool = Here.__new__(Here)
        self.pool.settings, self.pool.lang = self.settings, "en"
        self.pool.waiting = self.pool.lost = 0
        self.app = make_app(self.pool, self.settings, tokens, mapping=mapping)

    def send(self, method, path, *, headers=BEARER, **request):
        async def ask():
            transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
                return await client.request(method, path, headers=headers, **request)

        return asyncio.run(ask())

    def post(self, path, **body):
        return self.send("POST", path, json=body)
