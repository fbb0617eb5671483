"""`python -m spacy kanon demo`: a page on which one tries the masker on a text."""

from __future__ import annotations

import webbrowser
from pathlib import Path

import typer

from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import option

DEFAULT_PORT = 8795


def demo(
    kb: Path | None = None,
    *,
    ontology: Path | None = None,
    port: int = DEFAULT_PORT,
    browser: bool = True,
) -> None:
    """Serve the page until it is interrupted.

    kb (Path | None): Knowledge base folder (default: bundled sample).
    ontology (Path | None): Ontology folder (default: bundled sample).
    port (int): Port of this machine to listen on; 0 takes any.
    browser (bool): Open the page.
    RAISES (KanonError): E001 without the extra; what is wrong with the folders.
    RAISES (OSError): The port cannot be listened on.
    """
    from ...review.serving import LOCAL, address_of, bind, check_packages, hosts_of, server_of

    check_packages()
    from ...review.trying import Asked, DemoReader
    from ...review.web.demo import EXAMPLE, make_demo

    reader = DemoReader(*(None if path is None else str(path) for path in (kb, ontology)))
    reader.read(Asked(EXAMPLE, operator="generalize"))  # A folder that does not fit is told now.
    with bind(LOCAL, port) as bound:
        address = address_of(bound)
        typer.echo(address)
        typer.echo("Ctrl+C ends it. Nothing that is pasted is stored.", err=True)
        if browser:
            webbrowser.open(address)
        server_of(make_demo(reader, hosts=hosts_of(LOCAL))).run(sockets=[bound])


@kanon_cli.command("demo")
@friendly_errors
def demo_cli(
    kb: Path | None = option(demo, "kb", "--kb"),
    ontology: Path | None = option(demo, "ontology", "--ontology"),
    port: int = option(demo, "port", min=0, max=65535),
    browser: bool = option(demo, "browser"),
) -> None:
    """Open a page of this machine: paste a text, move k, guarantee and operator, see what happens.

    Nothing is stored, and nothing is loaded from elsewhere.
    """
    demo(kb, ontology=ontology, port=port, browser=browser)
