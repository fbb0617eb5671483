"""`python -m spacy kanon serve`: a pipeline behind HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from ...service.settings import ServiceSettings
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option


def serve(
    pipeline: str,
    settings: ServiceSettings,
    *,
    token_file: Path | None = None,
    config: dict[str, Any] | None = None,
    generalize: bool = False,
    ontology: Path | None = None,
    linkage: Path | None = None,
    verify: bool = False,
    mapping: bool = False,
) -> None:
    """Answer requests until the process is told to stop.

    pipeline (str): spaCy pipeline, by name or folder; blank:en is a blank one. A `kanon_masker` is
        added if it has none.
    settings (ServiceSettings): How to run.
    token_file (Path | None): File with the tokens of clients, one a line (default: the environment
        variable SPACY_KANON_TOKEN).
    config (dict[str, Any] | None): Settings of the `kanon_masker` that override the pipeline's.
    generalize (bool): Put something true and less specific where that keeps k.
    ontology (Path | None): Ontology folder of --generalize (default: bundled sample).
    linkage (Path | None): Index of background documents: also mask what links to one.
    verify (bool): Count each released text again another way.
    mapping (bool): Let clients ask for the maps that restore texts (personal data).
    RAISES (KanonError): For settings, folders and tokens that do not fit.
    RAISES (OSError): The port cannot be listened on.
    """
    from ...errors import Errors, KanonError
    from ...release.runner import Recipe
    from ...service.gateway import read_tokens
    from ...service.server import need_service
    from ...service.server import serve as serve_recipe
    from ...service.settings import pipeline_of

    need_service()
    if ontology is not None and not generalize:
        raise KanonError(Errors.E464.format(option="--ontology"))
    name, lang = pipeline_of(pipeline)
    recipe = Recipe(
        pipeline=name,
        lang=lang,
        config=config or {},
        verify=verify,
        generalize={"ontology": None if ontology is None else str(ontology)}
        if generalize
        else None,
        mapping=mapping,
        linkage=None if linkage is None else {"index": str(linkage)},
        timeout=settings.timeout,
    )
    serve_recipe(recipe, settings, read_tokens(token_file))


@kanon_cli.command("serve")
@friendly_errors
def serve_cli(
    pipeline: str = argument(serve, "pipeline"),
    token_file: Path | None = option(serve, "token_file", "--token-file"),
    kb: Path | None = typer.Option(None, help="Knowledge base folder (default: the pipeline's)"),
    k: int | None = typer.Option(
        None, "--k", "-k", help="People that all that stays has to fit (default: the pipeline's)"
    ),
    generalize: bool = option(serve, "generalize", "--generalize", "-g"),
    ontology: Path | None = option(serve, "ontology", "--ontology"),
    linkage: Path | None = option(serve, "linkage", "--linkage"),
    verify: bool = option(serve, "verify", "--verify"),
    mapping: bool = option(serve, "mapping", "--mapping"),
    host: str = option(ServiceSettings, "host", "--host"),
    port: int = option(ServiceSettings, "port", "--port"),
    workers: int = option(ServiceSettings, "workers", "--workers"),
    queue: int = option(ServiceSettings, "queue", "--queue"),
    timeout: float = option(ServiceSettings, "timeout", "--timeout"),
    max_body: int = option(ServiceSettings, "max_body", "--max-body"),
    max_texts: int = option(ServiceSettings, "max_texts", "--max-texts"),
    body_timeout: float = option(ServiceSettings, "body_timeout", "--body-timeout"),
    connections: int = option(ServiceSettings, "connections", "--connections"),
    access_log: bool = option(ServiceSettings, "access_log", "--access-log/--no-access-log"),
    certificate: str | None = option(ServiceSettings, "certificate", "--certificate"),
    certificate_key: str | None = option(ServiceSettings, "certificate_key", "--certificate-key"),
) -> None:
    """Sanitize texts for clients over HTTP, also for those of Presidio.

    POST /sanitize takes one text or many; /analyze and /anonymize are as Presidio's. /docs has all
    routes. SIGTERM lets running requests finish. Exit status: 0 stopped, 1 could not start.
    """
    settings = ServiceSettings(
        host=host,
        port=port,
        workers=workers,
        queue=queue,
        timeout=timeout,
        max_body=max_body,
        max_texts=max_texts,
        body_timeout=body_timeout,
        connections=connections,
        access_log=access_log,
        certificate=certificate,
        certificate_key=certificate_key,
    )
    overrides = {"kb": None if kb is None else str(kb), "k": k}
    serve(
        pipeline,
        settings,
        token_file=token_file,
        config={key: value for key, value in overrides.items() if value is not None},
        generalize=generalize,
        ontology=ontology,
        linkage=linkage,
        verify=verify,
        mapping=mapping,
    )
