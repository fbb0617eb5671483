"""README, documentation, help, docstrings and messages speak plain technical English.

`WORDS` lists what this project does not write, each with the reason or the better word. Prose is
also checked for the length of its sentences and for sentences whose subject is a clause ("What is
masked goes ..."). Code and names in backquotes are not checked.
"""

import ast
import inspect
import io
import re
import tokenize
from collections.abc import Iterator

import pytest

import spacy_kanon
from tests.examples import ROOT, examples

from .commands import all_commands

WORDS = examples(__file__)["words"]
LONGEST = 35  # Words of a sentence in a paragraph or list.
RULES = [(re.compile(rf"\b(?:{words})\b", re.I), reason) for words, reason in WORDS]
# What no line of the package writes, in docstrings, messages or comments.
DIALECT = re.compile(
    r"\b(?:(?:no|some|any|every)body|who(?:m|so|mso)?ever|what goes|stands? there)\b", re.I
)
BESIDE = ["README.md", "CONTRIBUTING.md", "SECURITY.md"]
BESIDE += ["assets/README.md", "examples/README.md", "spacy_kanon/data/README.md"]
PATHS = [*(ROOT / name for name in BESIDE), *sorted((ROOT / "docs").rglob("*.md"))]
PAGES = {str(path.relative_to(ROOT)): path.read_text(encoding="utf8") for path in PATHS}


def findings(text: str) -> list[str]:
    """What a text says that the project does not write, each with the reason."""
    return [
        f"{match[0]!r}: {reason}" for pattern, reason in RULES for match in pattern.finditer(text)
    ]


def prose(page: str) -> Iterator[tuple[bool, str]]:
    """The blocks of a Markdown page without its code, and whether each is made of sentences."""
    page = re.sub(r"<!--.*?-->|^```.*?^```$|\]\([^)]*\)", "", page, flags=re.S | re.M)
    page = re.sub(r"^    .*$", "", page, flags=re.M)
    page = re.sub(r"`+[^`]*`+", "x", page)
    for block in re.split(r"\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|#+|\|) )", page):
        line = " ".join(block.split())
        if line:
            yield not line.startswith(("|", "#")), re.sub(r"^(?:[-*]|\d+\.|#+) ", "", line)


def sentences(block: str) -> list[str]:
    return re.split(r'(?<=[.?!:])\*{0,2}\s+(?=[*(\["]*[A-Zx])', block)


def findings_of_page(page: str) -> list[str]:
    found = []
    for spoken, block in prose(page):
        found += findings(block)
        for sentence in sentences(block) if spoken else ():
            if len(sentence.split()) > LONGEST:
                found.append(f"{len(sentence.split())} words: {sentence[:60]}")
            if re.match(r"\W*(?:What|Whom|Who)\b", sentence) and not sentence.endswith("?"):
                found.append(f"the subject is a clause: {sentence[:60]}")
    return found


def helps() -> Iterator[str]:
    """The help of every command and option."""
    for command in all_commands().values():
        yield command.help or ""
        yield from (getattr(parameter, "help", "") or "" for parameter in command.params)


def docstrings() -> Iterator[str]:
    """The docstrings of the public API: its names, and their public methods."""
    for name in spacy_kanon.__all__:
        thing = getattr(spacy_kanon, name)
        if not isinstance(thing, str):
            yield inspect.getdoc(thing) or ""
        for part, value in vars(thing).items() if inspect.isclass(thing) else ():
            if inspect.isfunction(value) and (part == "__init__" or not part.startswith("_")):
                yield value.__doc__ or ""


def messages() -> Iterator[str]:
    """The messages of all coded errors and warnings, as the sources write them."""
    for path in sorted((ROOT / "spacy_kanon").rglob("*.py")):
        source = path.read_text(encoding="utf8")
        for node in ast.walk(ast.parse(source)) if "[KN" in source else ():
            parts = node.values if isinstance(node, ast.JoinedStr) else [node]
            text = "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
            if text.startswith("[KN"):
                yield text


def dialect(source: str) -> list[str]:
    """Strings and comments of Python in which a word of the dialect is."""
    if not DIALECT.search(source):
        return []
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    spoken = (tokenize.STRING, tokenize.COMMENT, getattr(tokenize, "FSTRING_MIDDLE", -1))
    return [
        f"line {token.start[0]}: {match[0]}"
        for token in tokens
        if token.type in spoken
        for match in DIALECT.finditer(token.string)
    ]


def test_no_line_of_the_package_is_in_dialect():
    source = 'nobody = 1  # Somebody.\nx = "of whoever"\ny = f"what goes {x}"\n'
    assert dialect(source) == ["line 1: Somebody", "line 2: whoever", "line 3: what goes"]
    assert dialect('everybody = "joint_nobody"\n') == []
    found = {
        str(path.relative_to(ROOT)): lines
        for path in sorted((ROOT / "spacy_kanon").rglob("*.py"))
        if (lines := dialect(path.read_text(encoding="utf8")))
    }
    assert found == {}
    page = (
        "# What goes\n\nNobody knows `nobody`.\nWhat is masked is counted.\n\n"
        "```py\nsomebody\n```\n\n| cell | whoever |\n|---|---|\n"
    )
    kinds = [finding.split(":")[0] for finding in findings_of_page(page)]
    assert kinds == ["'goes'", "'Nobody'", "the subject is a clause", "'whoever'"]
    assert findings_of_page("A " + "long " * LONGEST + "sentence.")
    assert not findings_of_page("The masker masks a phrase. What does it count? People.")


@pytest.mark.parametrize("page", PAGES)
def test_pages(page):
    assert findings_of_page(PAGES[page]) == []


@pytest.mark.parametrize("texts", [helps, docstrings, messages])
def test_help_docstrings_and_messages(texts):
    found = [
        (text[:60], finding) for text in texts() for finding in findings(" ".join(text.split()))
    ]
    assert found == []


def test_the_documentation_is_short():
    words = {page: len(text.split()) for page, text in PAGES.items()}
    assert words["docs/measurements.md"] <= 1_500
    read = [count for page, count in words.items() if page.startswith(("README", "docs/"))]
    assert sum(read) <= 16_948
