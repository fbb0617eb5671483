"""`python -m spacy kanon review` and `demo`: pages to review and annotate on, and to try a text."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer
from wasabi import msg

from ..errors import KanonError, require
from . import _options
from ._util import Arg, Opt, command, component_options, overrides_of

SAMPLE = "The knowledge base is the bundled sample: its people are invented."


@command("review")
def review(
    texts: Annotated[
        Path | None,
        Arg(help="Texts as for sanitize, annotated texts or a DocBin; none: those of the project"),
    ] = None,
    *,
    project: Annotated[Path, Opt(help="Folder of the project; made if it is missing")],
    mode: Annotated[str | None, Opt(help="review (default), blind or tab")] = None,
    annotator: Annotated[
        list[str], Opt(help="Name of an annotator; repeat (default: the lead alone)")
    ] = [],
    per_text: Annotated[
        int | None, Opt(min=1, help="Annotators that each text goes to (default: 1)")
    ] = None,
    kb: _options.Kb = None,
    k: _options.SetK = None,
    ontology: _options.Ontology = None,
    pipeline: _options.Pipeline = None,
    text_column: _options.TextColumn = "text",
    id_column: _options.IdColumn = None,
    guidelines: Annotated[
        Path | None, Opt(help="Text for annotators in place of the built-in one")
    ] = None,
    link: Annotated[
        list[str], Opt(help="Name of a person who gets a new link; the old one ends")
    ] = [],
    host: Annotated[
        str, Opt(help="Address to listen on; another machine's needs a proxy with TLS")
    ] = "127.0.0.1",
    port: _options.Port = 8790,
    name: Annotated[list[str], Opt(help="Name under which browsers reach the server; repeat")] = [],
    export: Annotated[
        Path | None, Opt(help="Write all exports to this folder instead of serving")
    ] = None,
    ctx: typer.Context = None,
) -> None:
    """Serve pages on which people review what the machine masked, annotate, and release texts.

    Personal links are printed once, to standard output. A link works under the name that it was
    made for. Further settings of the masker: --components.kanon_masker.NAME VALUE.
    """
    require("starlette", "uvicorn", extra="review")
    from ..formats.annotation_files import read_text
    from ..release.profiles import read_settings
    from ..review.setup import Plan, begin, new_links
    from ..storage.files import whole_folder

    options = component_options(kb=kb and kb.resolve(), k=k, ontology=None)
    settings = read_settings(options=options, overrides=overrides_of(ctx))
    plan = Plan(
        mode=mode,
        per_text=per_text,
        config=settings.get("components", {}).get("kanon_masker", {}),
        ontology=None if ontology is None else str(ontology.resolve()),
        pipeline=pipeline,
        guidelines=None if guidelines is None else read_text(guidelines, "guidelines"),
        annotators=tuple(annotator),
        text_column=text_column,
        id_column=id_column,
    )
    controller = begin(project, texts, plan, progress=sys.stderr.isatty())
    try:
        if export is not None:
            with whole_folder(export) as folder:
                _export(controller, folder)
            return
        from ..review.web.app import host_names, make_app, make_server

        app = make_app(controller, hosts=host_names(host, *name))
        server, bound, address = make_server(app, host, port)
        with bound:
            for person, secret in new_links(controller.project, link).items():
                typer.echo(f"{person}\t{address}/enter/{secret}")
            typer.echo(f"Serving {project} at {address} (Ctrl+C ends it)", err=True)
            if controller.engine.is_sample:
                typer.echo(f"{SAMPLE} Name your own with --kb.", err=True)
            server.run(sockets=[bound])
    finally:
        controller.project.close()


def _export(controller: Any, folder: Path) -> None:
    from ..review.exporting import EXPORTS, export

    for name in EXPORTS:
        try:
            count = export(controller, name, folder / name)
        except KanonError as error:
            msg.warn(f"{name}: {error}")
        else:
            msg.good(f"{name}: {count}")


@command("demo")
def demo(
    kb: _options.Kb = None,
    ontology: _options.Ontology = None,
    port: _options.Port = 8795,
    browser: Annotated[bool, Opt(help="Open the page")] = True,
) -> None:
    """Open a page of this machine: paste a text, move k, guarantee and operator, see what happens.

    Nothing is stored, and nothing is loaded from elsewhere.
    """
    require("starlette", "uvicorn", extra="review")
    from ..review.web.app import LOCAL, host_names, make_server
    from ..review.web.demo import EXAMPLE, DemoReader, Query, make_demo

    reader = DemoReader(*(None if path is None else str(path) for path in (kb, ontology)))
    # A folder that does not fit is told now.
    reader.read(Query(text=EXAMPLE, operator="generalize"))
    app = make_demo(reader, hosts=host_names(LOCAL))
    server, bound, address = make_server(app, LOCAL, port)
    with bound:
        typer.echo(address)
        typer.echo("Ctrl+C ends it. Nothing that is pasted is stored.", err=True)
        if browser:
            webbrowser.open(address)
        server.run(sockets=[bound])
