"""Pages that are made from the code, so that they cannot fall behind it."""

from __future__ import annotations

import ast
import configparser
import importlib
import inspect
import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SETTINGS = ("reference/components.md", "guides/indicators.md")
MARKER = re.compile(r"<!-- settings of (\w+) -->\n")
GROUPS = ("architectures", "misc", "readers", "scorers", "tokenizers", "callbacks", "augmenters")


def pages() -> dict[str, str]:
    """The text of each page that is made, by its path below `docs`."""
    return {
        "reference/commands.md": "".join(_commands()),
        "reference/attributes.md": "".join(_attributes()),
        "reference/functions.md": "".join(_functions()),
        "reference/errors.md": "".join(_errors()),
        "reference/all.md": "".join(_everything()),
    }


def with_settings(text: str) -> str:
    """A page with a table of settings for each of its markers."""
    return MARKER.sub(lambda marker: "".join(_settings(marker[1])), text)


def _settings(name: str) -> Iterator[str]:
    """The settings of a component: defaults from its factory, meanings from the docstring."""
    from spacy.language import Language

    told = _explained(name)
    yield "| setting | default | meaning |\n|---|---|---|\n"
    for setting, default in Language.get_factory_meta(name).default_config.items():
        yield f"| `{setting}` | {_default(default)} | {_cell(told.get(setting))} |\n"


def _explained(name: str) -> dict[str, str]:
    text = inspect.getdoc(_load(_entries("spacy_factories")[name])) or ""
    return dict(re.findall(r"^(\w+) \(.+?\): (.+(?:\n .+)*)", text, re.M))


def _default(value: Any) -> str:
    """As JSON; of registered functions the names."""
    return ", ".join(f"`{name}`" for name in [*_registered(value)] or [json.dumps(value)])


def _registered(value: Any) -> dict[str, None]:
    if not isinstance(value, dict):
        return {}
    own = [name for key, name in value.items() if key.startswith("@")]
    return dict.fromkeys(own or (name for part in value.values() for name in _registered(part)))


def _commands() -> Iterator[str]:
    from typer.main import get_command

    from spacy_kanon.cli import kanon_cli

    yield "# Commands\n\nAll are called as `python -m spacy kanon COMMAND`.\n"
    for name, command in sorted(_leaves(get_command(kanon_cli), "")):
        yield f"\n## {name}\n\n{_plain(command.help)}\n\n"
        yield "| option | default | meaning |\n|---|---|---|\n"
        for parameter in command.params:
            names = ", ".join(f"`{n}`" for n in [*parameter.opts, *parameter.secondary_opts])
            if parameter.param_type_name == "argument":
                names = f"`{parameter.name.upper()}`"
            default = "" if _is_nothing(parameter.default) else f"`{parameter.default}`"
            yield f"| {names} | {default} | {_cell(getattr(parameter, 'help', ''))} |\n"


def _leaves(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Commands by their whole names: "federate init"."""
    if not hasattr(command, "commands"):
        yield name, command
        return
    for part, other in command.commands.items():
        yield from _leaves(other, f"{name} {part}".strip())


def _attributes() -> Iterator[str]:
    """What components write, from their factories; an attribute names the components it is of."""
    from spacy.language import Language

    from spacy_kanon.components.doc_spans import DOC_EXTENSIONS

    yield "# Attributes\n\nWhat the components write to a `Doc` and its spans.\n\n"
    yield "| attribute | written by | read by |\n|---|---|---|\n"
    writers: dict[str, list[str]] = {}
    readers: dict[str, list[str]] = {}
    for name, target in _entries("spacy_factories").items():
        _load(target)  # Importing a factory registers it.
        meta = Language.get_factory_meta(name)
        for attribute in meta.assigns:
            writers.setdefault(attribute, []).append(name)
        for attribute in meta.requires:
            readers.setdefault(attribute, []).append(name)
    for attribute in {f"doc._.{n}" for n in DOC_EXTENSIONS} - {*writers}:
        writers[attribute] = ["you"]
    for attribute in sorted({*writers, *readers}):
        by = [
            ", ".join(f"`{name}`" for name in who.get(attribute, [])) for who in (writers, readers)
        ]
        yield f"| `{attribute}` | {by[0]} | {by[1]} |\n"


def _names(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _functions() -> Iterator[str]:
    yield "# Registered functions\n\nWhat a config may name, by the registry it stands in.\n"
    for group in GROUPS:
        entries = _entries(f"spacy_{group}")
        if entries:
            yield f"\n## @{group}\n"
        for name, target in sorted(entries.items()):
            function = _load(target)
            yield f"\n### {name}\n\n"
            if function is None:
                yield "Needs an extra that is not installed where this page was made.\n"
                continue
            signature = re.sub(
                r"\b(typing|collections\.abc)\.", "", str(inspect.signature(function))
            )
            yield f"```text\n{function.__name__}{signature}\n```\n\n"
            yield f"{_parameters(inspect.getdoc(function) or '')}\n"


@cache
def messages() -> dict[str, str]:
    """Code -> message of every error, in the catalogue or beside its `raise`."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "spacy_kanon").rglob("*.py")):
        source = path.read_text(encoding="utf8")
        for node in ast.walk(ast.parse(source)) if "[KN" in source else ():
            parts = node.values if isinstance(node, ast.JoinedStr) else [node]
            words = [
                part.value if isinstance(part, ast.Constant) else f"{{{ast.unparse(part.value)}}}"
                for part in parts
                if isinstance(part, (ast.Constant, ast.FormattedValue))
            ]
            text = "".join(word for word in words if isinstance(word, str))
            if match := re.match(r"\[(KN\d{3})\] ", text):
                found.setdefault(match[1], text[match.end() :])  # A whole comes before its parts.
    return dict(sorted(found.items()))


def _errors() -> Iterator[str]:
    yield (
        "# Errors\n\nEvery error has a code that stays the same in all versions. `{...}` stands "
        "for what depends on the case.\n\n| code | message, and what to do |\n|---|---|\n"
    )
    for code, text in messages().items():
        yield f"| `{code}` | {_cell(text)} |\n"


def _everything() -> Iterator[str]:
    """Each thing that has a name, and the page that says what it is."""
    yield (
        "# Everything by name\n\nWhat has a name, and where it is told of.\n\n"
        "| name | is | page |\n|---|---|---|\n"
    )
    for name, kind, page, anchor in sorted(things()):
        path, title = os.path.relpath(page, "reference"), page.removesuffix(".md")
        yield f"| `{name}` | {kind} | [{title}]({path}{anchor and '#'}{anchor}) |\n"


def things() -> Iterator[tuple[str, str, str, str]]:
    """Name, what it is, page below `docs` and anchor there."""
    from spacy.language import Language
    from typer.main import get_command

    from spacy_kanon.cli import kanon_cli
    from spacy_kanon.components.doc_spans import DOC_EXTENSIONS, SPAN_EXTENSIONS

    for name, command in _leaves(get_command(kanon_cli), ""):
        anchor = name.replace(" ", "-")
        yield name, "command", "reference/commands.md", anchor
        for option in {n for p in command.params for n in p.opts if n.startswith("--")}:
            yield f"{name} {option}", "option", "reference/commands.md", anchor
    for name, target in _entries("spacy_factories").items():
        _load(target)
        page = next(page for page in SETTINGS if f"\n## `{name}`\n" in _text(page))
        yield name, "component", page, name
        for setting in Language.get_factory_meta(name).default_config:
            yield f"{name}.{setting}", "setting", page, name
    for group in GROUPS:
        for name in _entries(f"spacy_{group}"):
            yield name, f"registered function (@{group})", "reference/functions.md", _slug(name)
    for prefix, names in (("doc._.", DOC_EXTENSIONS), ("span._.", SPAN_EXTENSIONS)):
        for name in names:
            yield prefix + name, "attribute", "reference/attributes.md", ""
    for code in messages():
        yield code, "error", "reference/errors.md", ""


def _slug(heading: str) -> str:
    """The anchor that Markdown makes of a heading."""
    return re.sub(r"[^\w\s-]", "", heading).strip().lower()


def _text(page: str) -> str:
    return (ROOT / "docs" / page).read_text(encoding="utf8")


def _entries(group: str) -> dict[str, str]:
    config = configparser.ConfigParser()
    config.read(ROOT / "setup.cfg", encoding="utf8")
    lines = config["options.entry_points"].get(group, "").strip().splitlines()
    pairs = (line.partition(" = ") for line in lines)
    return {name: target for name, _, target in pairs}


def _load(target: str) -> Any:
    module, _, name = target.partition(":")
    try:
        return getattr(importlib.import_module(module), name)
    except ImportError:
        return None


def _parameters(text: str) -> str:
    """Lines `name (Type): text` of a docstring as a list."""
    return re.sub(r"^(\w+(?:, \w+)*) \(([^)\n]*)\): ", r"\n- `\1` (`\2`): ", text, flags=re.M)


def _plain(text: str | None) -> str:
    return re.sub(r"\s*\n\s*\n\s*", "\n\n", (text or "").replace("\b", "")).strip()


def _cell(text: str | None) -> str:
    plain = " ".join((text or "").split())
    return plain.replace("|", "\\|").replace("<", "&lt;").replace("{", "&#123;")


def _is_nothing(default: Any) -> bool:
    return default in (None, "", [], (), ...) or "UNSET" in repr(default) or callable(default)
