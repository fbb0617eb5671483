"""Fill a template: one style sheet, everything escaped, nothing from outside the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

TEMPLATES = Path(__file__).parent / "templates"


def render(template: str, filters: Mapping[str, Callable[..., Any]], **values: Any) -> str:
    """A whole page.

    template (str): File name in `templates/`.
    filters (Mapping[str, Callable]): What the template calls by `value | name`; what they return is
        escaped unless it is `markupsafe.Markup`.
    **values (Any): What the template shows, by name.
    RETURNS (str): HTML without a script or an address.
    """
    environment = _environment().overlay()
    environment.filters = environment.filters | dict(filters)
    return environment.get_template(template).render(values)


@lru_cache(maxsize=1)
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        cache_size=0,  # A template is compiled with the filters of its own page.
    )
