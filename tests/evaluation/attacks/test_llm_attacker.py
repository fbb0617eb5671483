"""A language model as attacker, against a real HTTP server with recorded answers."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from spacy_kanon.evaluation.llm import Chat, LlmAttacker, LlmOptions
from spacy_kanon.evaluation.reidentification import Background, Target, run_attack
from tests.refusals import refused

KNOWN = Background.from_pairs([("Ada Moe", "Lace."), ("Bo Lind", "Bees."), ("Cy Ruud", "Ice.")])
TEXTS = [Target("1", "Ada Moe", "*** wove lace."), Target("2", "Bo Lind", "*** kept bees.")]
ANSWERS = {
    "lace": 'Sure.\n```json\n{"people": ["Moe, Ada", "Cy Ruud"]}\n```',
    "bees": "I cannot tell.",
}


@pytest.fixture
def server():
    """Answers by a word of the question; fails first with the statuses that `fail` holds."""

    class Recorded(BaseHTTPRequestHandler):
        def do_POST(self):
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            here.asked.append((self.path, self.headers, asked))
            status = here.fail.pop(0) if here.fail else 200
            question = asked["messages"][1]["content"]
            words = next((a for word, a in here.answers.items() if word in question), "{}")
            reply = json.dumps({"choices": [{"message": {"content": words}}]}).encode()
            self.send_response(status)
            self.send_header("Location", f"{here.url}/elsewhere")
            self.send_header("Content-Length", str(len(reply)))
            self.end_headers()
            self.wfile.write(reply)

        def log_message(self, *arguments):
            pass

    here = ThreadingHTTPServer(("127.0.0.1", 0), Recorded)
    here.asked, here.fail, here.answers = [], [], dict(ANSWERS)
    here.url = f"http://127.0.0.1:{here.server_port}/v1"
    thread = threading.Thread(target=here.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield here
    here.shutdown()
    thread.join()
    here.server_close()


@pytest.mark.parametrize("task", ["among", "open"])
def test_who_it_is_and_answers_are_kept(server, tmp_path, task):
    options = LlmOptions(server.url, "m", task=task, cache=str(tmp_path / "answers"))
    scores = run_attack(KNOWN, {"ours": TEXTS}, lambda: LlmAttacker(options), top=(1, 2))
    ours = scores[0]
    assert ours.ranks == {"1": 1.0, "2": 2.0}  # The second answer says nothing: a guess of three.
    assert ours.recognized == pytest.approx((1 + 1 / 3) / 2)
    path, _, asked = server.asked[0]
    assert path == "/v1/chat/completions" and asked["model"] == "m" and asked["temperature"] == 0
    assert ("Cy Ruud" in asked["messages"][1]["content"]) == (task == "among")
    kept = [json.loads(file.read_text()) for file in (tmp_path / "answers").iterdir()]
    # The texts and the marks that are all stars, once each.
    assert {entry["answer"] for entry in kept} >= set(ANSWERS.values())
    assert all(file.stat().st_mode & 0o077 == 0 for file in (tmp_path / "answers").iterdir())
    before = len(server.asked)
    again = run_attack(KNOWN, {"ours": TEXTS}, lambda: LlmAttacker(options), top=(1, 2))[0]
    assert again.ranks == ours.ranks and len(server.asked) == before


def test_a_busy_server_is_asked_again_and_no_text_is_sent_elsewhere(server, monkeypatch):
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    monkeypatch.setenv("MODEL_KEY", "k" * 40)
    chat = Chat(server.url, "m", key="env:MODEL_KEY", tries=3, pause=0.001)
    server.fail += [503, 429]
    assert chat.ask("who", "lace") == ANSWERS["lace"]
    assert server.asked[0][1]["Authorization"] == "Bearer " + "k" * 40
    for statuses, tries in (([307], 1), ([400], 1), ([500, 502, 503], 3)):
        server.fail, server.asked[:] = list(statuses), []
        refused("KN659", chat.ask, "who", "lace")
        assert len(server.asked) == tries
