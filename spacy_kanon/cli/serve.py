"""`python -m spacy kanon serve`: a pipeline behind HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..errors import require
from . import _options
from ._util import Arg, Opt, command, component_options, overrides_of, settings_of


@command("serve")
def serve(
    pipeline: Annotated[
        str, Arg(help="spaCy pipeline, by name or folder; blank:en is a blank one")
    ],
    profile: _options.Profile = None,
    config: _options.ConfigFile = None,
    kb: Annotated[Path | None, Opt(help="Knowledge base folder (default: the pipeline's)")] = None,
    k: _options.SetK = None,
    generalize: _options.Generalize = False,
    ontology: _options.Ontology = None,
    linkage: _options.Linkage = None,
    verify: _options.Verify = False,
    maps: Annotated[
        bool, Opt("--maps", help="Let clients ask for maps that restore texts (personal data)")
    ] = False,
    token_file: Annotated[
        Path | None, Opt(help="Tokens of clients, one a line (default: SPACY_KANON_TOKEN)")
    ] = None,
    host: Annotated[str, Opt(help="Address to listen on")] = "127.0.0.1",
    port: _options.Port = 8080,
    workers: Annotated[int, Opt(help="Processes that sanitize")] = 2,
    ctx: typer.Context = None,
) -> None:
    """Sanitize texts for clients over HTTP, also for those of Presidio.

    POST /sanitize takes one text or many; /analyze is as Presidio's. /openapi.json has all routes.
    Further settings: --service.timeout 30, --service.max_body 1000000 and so on, and
    --components.kanon_masker.NAME VALUE. SIGTERM lets running requests finish. Exit status: 0
    stopped, 1 could not start.
    """
    require("fastapi", "uvicorn", extra="service")
    from ..release.profiles import make_recipe, read_profile, read_settings
    from ..service.server import serve as serve_recipe
    from ..service.settings import ServiceSettings, read_tokens

    is_blank = pipeline.startswith("blank:")
    lang = pipeline.removeprefix("blank:") if is_blank else "en"
    overrides = overrides_of(ctx)
    given = {"host": host, "port": port, "workers": workers}
    service = settings_of(ServiceSettings, "service", overrides, alone=False, **given)
    options = {"nlp.lang": lang, **component_options(kb=kb, k=k, ontology=ontology)}
    rules = None if profile is None else read_profile(profile)
    recipe = make_recipe(
        read_settings(rules, config, options=options, overrides=overrides),
        generalize=generalize,
        linkage=linkage,
        pipeline=None if is_blank else pipeline,
        verify=verify,
        mapping=maps,
        timeout=service.timeout,
    )
    serve_recipe(recipe, service, read_tokens(token_file))
