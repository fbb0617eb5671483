"""What an index shows, and what a source distribution carries."""

import os
import re
from pathlib import Path

import pytest

pytest.importorskip("setuptools", reason="needs setuptools")
from setuptools._distutils.filelist import FileList

from tests.examples import ROOT

from .commands import setup_of

RELATIVE = re.compile(r"\]\((?![a-z]+:|#)")


@pytest.fixture(scope="module")
def setup():
    return setup_of(ROOT)


def test_links_of_a_readme_on_an_index(setup, readme, url, shown):
    assert setup["for_an_index"](readme, url, "1.0") == shown


def test_nothing_on_an_index_leads_nowhere(setup):
    readme = (ROOT / "README.md").read_text(encoding="utf8")
    assert RELATIVE.search(readme)
    for text in (setup["long_description"], setup["for_an_index"](readme, "https://x.org", "1")):
        assert not RELATIVE.search(text) and "Two commands" in text


def test_a_source_distribution_carries_what_the_documentation_names(setup):
    files = FileList()
    before = Path.cwd()
    os.chdir(ROOT)
    try:
        files.findall()
        for line in (ROOT / "MANIFEST.in").read_text(encoding="utf8").splitlines():
            files.process_template_line(line)
    finally:
        os.chdir(before)
    carried = {Path(name).as_posix() for name in files.files}
    folders = ("docs", "examples", "deploy", "bench", "tests", "scripts", "configs",
               "assets/mappings")  # fmt: skip
    needed = {
        path.relative_to(ROOT).as_posix()
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix not in (".pyc", ".pyo", ".pyd")
    }
    assert {"examples/texts.jsonl", "docs/images/audit.svg", "deploy/Dockerfile"} <= needed
    assert needed | {"mkdocs.yml", "project.yml", "CONTRIBUTING.md", "LICENSE"} <= carried
