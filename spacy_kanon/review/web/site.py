"""What all pages of a project share."""

from __future__ import annotations

from typing import Any

from starlette.responses import HTMLResponse, Response

from ..desk import Desk
from ..store.people import Person
from .templates_of import fragment
from .view import Views


class Site:
    """A project, and how its pages are made.

    desk (Desk): Of the project.
    views (Views): Of its sheets.
    """

    def __init__(self, desk: Desk) -> None:
        """desk (Desk): Of the project."""
        self.desk = desk
        self.project = desk.project
        self.views = Views(desk)

    def page(self, template: str, person: Person | None, token: str, **values: Any) -> Response:
        """template (str): File name. person (Person | None): Who looks. token (str): For changes.
        **values (Any): What the page shows.
        RETURNS (Response): The page.
        """
        values = {"person": person, "token": token, "where": "", **values}
        return HTMLResponse(fragment(template, **values))
