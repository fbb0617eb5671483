"""The documentation builds, without a dead link, and says all that there is to say."""

import ast
import functools
import http.server
import json
import re
import threading
from itertools import pairwise

import pytest

from tests.examples import ROOT, SETUP

from .commands import all_commands, flags_of, module_at, python

RESULTS = ROOT / "bench/results"
HOMES = (ROOT, ROOT / "spacy_kanon")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
# Of other programs, of scripts and of spaCy.
OTHER_FLAGS = {"--help", "--build", "--hypothesis-profile", "--node-config", "--folds",
               "--initial", "--initial-selector", "--selector"}  # fmt: skip


@pytest.fixture(scope="module")
def reference():
    return module_at(ROOT / "docs/_reference.py")


@pytest.fixture(scope="module")
def made(reference):
    """The pages that are made from the code."""
    return reference.pages()


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    pytest.importorskip("mkdocs", reason="needs MkDocs: pip install 'spacy-kanon[docs]'")
    folder = tmp_path_factory.mktemp("site")
    python("-m", "mkdocs", "build", "--strict", "-q", "-d", folder, NO_MKDOCS_2_WARNING="1")
    return folder


def test_it_builds_without_a_dead_link_and_loads_nothing(site):
    assert (site / "index.html").exists() and (site / "reference/errors.html").exists()
    address = r"""["']?(?:https?:)?//"""
    sources = rf"<(?:script|img|iframe)[^>]*\ssrc={address}"
    links = r"""<link[^>]*\srel=["']?(?:stylesheet|icon|preload|preconnect)["']?[^>]*\shref="""
    loaded = re.compile(f"{sources}|{links}{address}")
    pages = list(site.rglob("*.html"))
    assert len(pages) > 15
    for page in pages:
        assert not loaded.search(page.read_text(encoding="utf8")), page.name


def test_the_search_finds_pages(site):
    """From a server, as the start page says; a folder alone has none."""
    from .review.browsers import open_browser

    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=site)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with open_browser() as browser:
            page = browser.new_page()
            page.goto(f"http://127.0.0.1:{server.server_port}/index.html", wait_until="networkidle")
            # The page listens for keys: what is filled in at once may be read too early or never.
            page.locator("input[name=query]").press_sequentially("prosecutor risk")
            # Results come while one types: those of "p" first.
            links = page.locator(".md-search-result__link[href*='components.html']")
            links.first.wait_for(state="attached")
        server.shutdown()


def test_every_name_has_its_page(reference, made):
    """Commands, options, settings, error codes, attributes and registered functions."""
    from spacy.tokens import Doc, Span

    from spacy_kanon.components.doc_spans import register_extensions

    register_extensions()
    things = {name: (kind, page) for name, kind, page, _ in reference.things()}
    kinds = {kind.split(" (")[0] for kind, _ in things.values()}
    assert kinds == {"command", "option", "component", "setting", "registered function",
                     "attribute", "error"}  # fmt: skip
    assert "Needs an extra" not in made["reference/functions.md"]
    written = {*re.findall(r"`((?:doc|span)\._\.\w+)`", made["reference/attributes.md"])}
    for name, (kind, page) in things.items():
        text = made.get(page) or reference.with_settings((ROOT / "docs" / page).read_text("utf8"))
        shown = name.split(" ")[-1] if kind == "option" else name
        shown = shown.split(".", 1)[1] if kind == "setting" else shown
        assert shown in text, f"{page} says nothing of {name}"
        if kind == "attribute":
            target = Doc if name.startswith("doc") else Span
            assert target.has_extension(name.split(".")[-1]) and name in written, name


def test_every_option_and_setting_is_explained(made, reference):
    commands = made["reference/commands.md"]
    mute = re.findall(r"^\| `(--[^|]*) \|[^|]*\|  \|$", commands, re.M)
    assert mute == []
    # By the docstring of its factory, from which the tables of settings are made.
    from spacy.language import Language

    pages = "".join((ROOT / "docs" / page).read_text("utf8") for page in reference.SETTINGS)
    for name in reference._entries("spacy_factories"):
        assert [*reference._explained(name)] == [*Language.get_factory_meta(name).default_config]
        assert f"<!-- settings of {name} -->" in pages


def test_every_flag_that_is_named_exists():
    """In pages outside of code blocks, and in messages; scripts and benchmarks have their own."""

    known = OTHER_FLAGS.union(*map(flags_of, all_commands().values()))
    said = [
        code
        for path in PAGES
        if path.name != "measurements.md"  # Its commands are benchmarks.
        for code in re.findall(
            r"`([^`]+)`", re.sub(r"^```.*?^```$", "", path.read_text("utf8"), flags=re.S | re.M)
        )
        if not re.search(r"\b(?:bench|scripts)/", code)
    ]
    for path in (ROOT / "spacy_kanon").rglob("*.py"):
        source = path.read_text("utf8")
        tree = ast.parse(source if "[KN" in source else "")
        constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        said += [value for value in constants if str(value).startswith("[KN")]
    flags = {f for text in said for f in re.findall(r"(?<![\w-])--[a-z][\w-]*(?![\w-]|\.\w)", text)}
    assert len(flags) > 40 and flags <= known, flags - known


def rows_of(path: str, heading: str = "# ") -> set[str]:
    """The names in code in the first column of the tables of a page, or of one section."""
    text = (ROOT / path).read_text(encoding="utf8")
    text = text[text.index(heading) :].split("\n## ")[0] if heading != "# " else text
    firsts = re.findall(r"^\| (`[^|]*) \|", text, re.M)
    return {name.rstrip("/") for first in firsts for name in re.findall(r"`([^`]+)`", first)}


def test_files_rooms_and_charts_are_explained():
    files = {path.name for path in (ROOT / "spacy_kanon/data").iterdir()} - {"README.md"}
    assert rows_of("spacy_kanon/data/README.md") == files
    text = (ROOT / "docs/explanations/architecture.md").read_text(encoding="utf8")
    named = set(re.findall(r"`((?:\w+/)+\w+\.\w+)`", text))
    assert len(named) > 15
    assert [name for name in sorted(named) if not any((p / name).exists() for p in HOMES)] == []
    layers = SETUP["importlinter:contract:layers"]["layers"]
    rows = rows_of("docs/explanations/architecture.md", "## Packages")
    assert rows == set(re.findall(r"\w+", layers))
    charts = [row["what"] for row in json.loads((RESULTS / "charts.json").read_text("utf8"))]
    page = (ROOT / "docs/measurements.md").read_text("utf8")
    shown = dict(re.findall(r"!\[([^]]+)\]\(images/(\w+)\.svg\)", page))
    assert sorted(shown.values()) == sorted(charts) and len(charts) == 6
    assert {path.stem for path in (ROOT / "docs/images").glob("*.svg")} == {*charts}
    assert all(len(text.split()) > 12 and re.search(r"\d", text) for text in shown)


# A screen reader says these where a sighted reader sees a picture, a column or a place.
@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_page_can_be_read_aloud(path):
    """One title, headings without a leap, named columns, described pictures, links with a name."""
    text = re.sub(r"^```.*?^```$", "", path.read_text("utf8"), flags=re.S | re.M)
    levels = [len(marks) for marks in re.findall(r"^(#+) ", text, re.M)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    heads = re.findall(r"^\|(.+)\|\n\|[-| :]+\|$", text, re.M)
    assert all(cell.strip() for head in heads for cell in head.split("|"))
    assert all(re.search(r"\w+ \w+", alt) for alt in re.findall(r"!\[([^]]*)\]", text))
    names = re.findall(r"(?<!!)\[([^]]+)\]\([^)]+\)", text)
    assert not {name.lower() for name in names} & {"here", "this", "link", "see", "page", "more"}


def test_the_commands_of_measurements_exist():
    """Of the page, and of the figures that are data: `bench/results/*.json`."""
    results = {path.name: json.loads(path.read_text("utf8")) for path in RESULTS.glob("*.json")}
    assert all(
        {*row} - {"table"} == {"what", "figure", "command"}
        for rows in results.values()
        for row in rows
    )
    commands = [row["command"] for rows in results.values() for row in rows]
    commands.append((ROOT / "docs/measurements.md").read_text("utf8"))
    named = {name for text in commands for name in re.findall(r"(?:bench|scripts)/\w+\.py", text)}
    assert len(named) > 15
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_the_tables_of_measurements_are_their_results():
    """Written by `python bench/plot_results.py docs`."""
    pytest.importorskip("matplotlib", reason="needs matplotlib: pip install 'spacy-kanon[test]'")
    import plot_results as plot

    page = (ROOT / "docs/measurements.md").read_text("utf8")
    assert plot.with_rows(page) == page
    tables = {row["table"] for row in plot.results("measurements")}
    assert tables == {*re.findall(r"^<!-- rows of (\w+) -->$", page, re.M)}
