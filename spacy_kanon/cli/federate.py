"""`python -m spacy kanon federate ...`: train a pipeline at several data holders."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import Errors, KanonError, require
from ..storage.progress import progress_bar
from . import _options
from ._util import Arg, Opt, command, kanon_cli, make_group, overrides_of, settings_of

federate_cli = make_group(
    "federate", "Train one pipeline at several data holders with Flower; their documents stay."
)
kanon_cli.add_typer(federate_cli)


@command("init", federate_cli)
def init(
    config: Annotated[Path, Arg(help="Training config, e.g. configs/records_cpu.cfg")],
    output: Annotated[Path, Arg(help="Folder of the pipeline to hand out to all sides")],
    labels: Annotated[str, Opt(help="Of the entities, by commas")] = "BD,PR,SP,CH,ED",
    seed: _options.Seed = 0,
    force: _options.Force = False,
) -> dict[str, Any]:
    """Initialize the pipeline that all sides begin with, from a config and labels alone.

    Its fingerprint is printed: all sides compare it.
    """
    require("flwr", extra="federated")
    from ..federated.simulate import initial_pipeline
    from ..federated.worker import fingerprint, write_pipeline

    names = [label.strip() for label in labels.split(",") if label.strip()]
    nlp = initial_pipeline(config, names, seed=seed)
    write_pipeline(nlp, output, force=force)
    return {"fingerprint": fingerprint(nlp), "output": output}


@command("app", federate_cli)
def app(
    output: Annotated[Path, Arg(help="Folder of the Flower app to write")],
    *,
    model: Annotated[Path, Opt(help="Initialized pipeline, on the server")],
    results: Annotated[Path, Opt(help="Folder for results, on the server")],
    force: _options.Force = False,
    ctx: typer.Context = None,
) -> dict[str, Any]:
    """Write the Flower app for a deployment: run it with `flwr run OUTPUT CONNECTION`.

    The training is set by --plan.rounds 5, --plan.strategy FedAdam and so on, or in the app's
    pyproject.toml, under [tool.flwr.app.config].
    """
    from ..federated.plan import Plan, write_flower_app

    plan = settings_of(Plan, "plan", overrides_of(ctx))
    write_flower_app(output, plan, model=model.resolve(), results=results.resolve(), force=force)
    return {"output": output}


@command("simulate", federate_cli)
def simulate(
    model: Annotated[Path, Arg(help="Initialized pipeline (federate init)")],
    train: Annotated[Path, Arg(help="DocBin to divide among the clients")],
    output: Annotated[Path, Arg(help="Folder: trained pipeline, report")],
    dev: Annotated[Path | None, Opt(help="DocBin to score on after each round")] = None,
    clients: Annotated[int, Opt(help="Number of clients")] = 2,
    batch_size: Annotated[
        int, Opt(help="Documents in a training step; 0 is 2 to 16, by client")
    ] = 0,
    ctx: typer.Context = None,
) -> dict[str, Any]:
    """Divide a corpus among clients and train them together on this machine.

    The training is set by --plan.rounds 5, --plan.strategy Krum and so on. A client that gets no
    document is left out.
    """
    require("flwr", extra="federated")
    import logging

    from ..federated import simulate as simulation
    from ..federated.plan import Plan
    from ..federated.worker import load_model
    from ..formats.docbin import read_docs

    plan = settings_of(Plan, "plan", overrides_of(ctx), min_clients=clients)
    if output.exists():
        raise KanonError(Errors.E004.format(path=output))
    logging.getLogger("flwr").setLevel(logging.WARNING)
    docs = read_docs(train, load_model(model).vocab)
    traffic: Counter[str] = Counter()
    holders = [part for part in simulation.divide(docs, clients, seed=plan.seed) if part]
    if plan.min_clients == clients:  # All of them, and who has no document never answers.
        plan = replace(plan, min_clients=max(1, len(holders)))
    with progress_bar(None, "rounds", total=plan.rounds) as bar:
        training = simulation.simulate(
            plan,
            model,
            holders,
            dev=dev,
            folder=output,
            batch_size=batch_size,
            traffic=lambda way, content: traffic.update({way: len(content)}),
            progress=lambda entry: bar.update(),
        )
    result: dict[str, Any] = {"output": output / "model"}
    result |= {"bytes_to_clients": traffic["down"], "bytes_from_clients": traffic["up"]}
    if plan.private:
        from ..federated.plan import privacy_spent

        result["privacy"] = privacy_spent(training.history, plan.delta)
    return {**result, "rounds": training.history}
