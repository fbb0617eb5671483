"""The templates of the pages: everything escaped, nothing missing by mistake."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

TEMPLATES = Path(__file__).parent / "templates"
STATIC = Path(__file__).parent / "static"


def fragment(template: str, **values: Any) -> Markup:
    """A page or a part of one.

    template (str): File name in `templates/`. **values (Any): What it shows.
    RETURNS (Markup): HTML.
    """
    return Markup(_environment().get_template(template).render(values))


@lru_cache(maxsize=1)
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.filters["count"] = lambda number: "–" if number is None else f"{number:,}"
    return environment
