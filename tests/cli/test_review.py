"""`kanon review`: what it makes, refuses, prints and exports; the server runs as users run it."""

import json
import re
import signal
import stat
import subprocess
import sys
import urllib.request

import pytest

from spacy_kanon.kb.reader import SAMPLE
from spacy_kanon.review.setup import Plan, begin, new_links
from spacy_kanon.review.store import Project
from tests.commands import command, write_lines
from tests.fakes import pipeline
from tests.refusals import refused

TEXTS = [
    {"id": "grieg", "text": "Edvard Grieg was a composer from Bergen."},
    {"id": "curie", "text": "Marie Curie worked in Paris."},
]


@pytest.fixture
def source(tmp_path):
    return write_lines(tmp_path / "texts.jsonl", TEXTS)


def test_the_server_prints_links_serves_and_stops_when_told(source, tmp_path):
    command = [sys.executable, "-m", "spacy", "kanon", "review", str(source)]
    options = ["--project", str(tmp_path / "p"), "--port", "0", "--annotator", "ann"]
    options += ["--kb", str(SAMPLE)]
    server = subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1
    )
    try:
        links = dict(server.stdout.readline().strip().split("\t") for _ in range(2))
        assert set(links) == {"lead", "ann"}
        said = server.stderr.readline() + server.stderr.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", said)[0]
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        with browser.open(links["ann"], timeout=20) as response:
            assert b"Guidelines: review" in response.read()
        with browser.open(address, timeout=20) as response:
            assert b"grieg" in response.read()
        with browser.open(f"{address}/health", timeout=20) as response:
            assert response.read() == b"ok\n"
    finally:
        server.send_signal(signal.SIGTERM)
        out, err = server.communicate(timeout=20)
    assert server.returncode in (0, 143)
    assert "people are invented" in said
    assert "Traceback" not in err and "Grieg" not in out + err and "/enter" not in err
    assert stat.S_IMODE((tmp_path / "p").stat().st_mode) == 0o700


def test_a_project_goes_on_with_its_settings_and_takes_new_texts(source, tmp_path):
    folder = tmp_path / "p"
    controller = begin(folder, source, Plan(mode="tab", annotators=("ann",), config={"k": 7}))
    assert set(new_links(controller.project)) == {"lead", "ann"}
    controller.project.close()
    with source.open("a") as file:
        file.write(json.dumps({"id": "new", "text": "Nobody."}) + "\n")
    controller = begin(folder, source, Plan(annotators=("bob",)))
    assert (controller.mode.name, controller.engine.options.k) == ("tab", 7)
    assert [text.machine is not None for text in controller.project.texts()] == [True] * 3
    assert set(new_links(controller.project)) == {"bob"}
    assert set(new_links(controller.project, ["ann"])) == {"ann"}
    assert new_links(controller.project) == {}
    controller.project.close()
    refused("KN908", begin, folder, None, Plan(mode="review"))
    refused("KN908", begin, folder, None, Plan(config={"k": 5}))
    refused("KN321", begin, folder, None, Plan(mode="nonsense"))
    project = Project(folder)
    project.set(**{**project.settings(), "mode": "replacement"})  # Of an older version.
    project.close()
    refused("KN321", begin, folder, None, Plan())


def test_what_pages_do_not_do_is_refused(source, tmp_path, config, code):
    refused(code, begin, tmp_path / "p", source, Plan(config=config))


def test_the_masker_and_the_ontology_of_a_pipeline_are_those_of_the_project(source, tmp_path):
    nlp = pipeline(kanon_masker={"k": 6}, wikidata_generalizer={"brackets": True})
    nlp.to_disk(tmp_path / "nlp")
    controller = begin(tmp_path / "p", source, Plan(pipeline=str(tmp_path / "nlp")))
    assert controller.engine.options.k == 6
    for text in controller.project.texts():
        session = controller.session(text.id)
        released = session.writer.released(session.first_annotation()).text
        assert released == nlp(session.text)._.sanitized_text
    controller.project.close()


def test_texts_that_cannot_be_read_make_no_project(tmp_path, name, content, code):
    path = tmp_path / name
    path.write_text(content)
    refused(code, begin, tmp_path / "p", path, Plan())
    assert not (tmp_path / "p").exists()


def test_a_text_that_is_there_and_released_is_not_added_again(source, tmp_path):
    controller = begin(tmp_path / "p", source, Plan())
    lead = controller.project.person("lead")
    controller.submit(1, lead.id, lead)
    controller.release(1, lead, "Nothing is in it.")
    controller.project.close()
    controller = begin(tmp_path / "p", source, Plan())
    assert [text.released is not None for text in controller.project.texts()] == [True, False]
    controller.project.close()


def test_all_is_exported_without_a_server(source, tmp_path):
    controller = begin(tmp_path / "p", source, Plan())
    lead = controller.project.person("lead")
    for number in (1, 2):
        controller.submit(number, lead.id, lead)
    controller.project.close()
    command("review")("--project", tmp_path / "p", "--export", tmp_path / "out")
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        "tab.json", "wikireplace.json", "reviewed.spacy", "audit_log.jsonl",
    }  # fmt: skip
    assert all(stat.S_IMODE(p.stat().st_mode) == 0o600 for p in (tmp_path / "out").iterdir())
