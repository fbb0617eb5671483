"""`python -m spacy kanon federate ...`: train a pipeline at several data holders."""

from __future__ import annotations

import importlib.util
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from wasabi import msg

from ...errors import Errors, KanonError
from ...federated.plan import CLIENT_SIDE, Plan
from ...storage.progress import progress_bar
from .._app import kanon_cli
from .._errors import friendly_errors
from .._manners import KanonGroup, show_line
from .._options import argument, option

if TYPE_CHECKING:
    from ...federated.simulate import Traffic
    from ...federated.training import Training

federate_cli = typer.Typer(
    name="federate",
    cls=KanonGroup,
    help="Train one pipeline at several data holders with Flower; their documents stay.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
kanon_cli.add_typer(federate_cli)


def init(
    config: Path, output: Path, *, labels: list[str], seed: int = 0, force: bool = False
) -> str:
    """Write the pipeline that all sides begin with, from a config and labels alone.

    config (Path): Training config, e.g. configs/records_cpu.cfg.
    output (Path): Folder of the pipeline to hand out to all sides.
    labels (list[str]): Of the entities.
    seed (int): Of the initial parameters.
    force (bool): Replace OUTPUT if it exists.
    RETURNS (str): The pipeline's fingerprint, which all sides compare.
    RAISES (KanonError): E003 if there is no config; E004 if OUTPUT exists; E813 for the config or
        the labels.
    """
    need_flower()
    from ...federated.setup import initial_pipeline, write_pipeline
    from ...federated.worker import fingerprint

    names = [label.strip() for label in labels if label.strip()]
    nlp = initial_pipeline(config, names, seed=seed)
    write_pipeline(nlp, output, force=force)
    return fingerprint(nlp)


@federate_cli.command("init")
@friendly_errors
def init_cli(
    config: Path = argument(init, "config"),
    output: Path = argument(init, "output"),
    labels: str = typer.Option("BD,PR,SP,CH,ED", "--labels", "-l", help="Separated by commas"),
    seed: int = option(init, "seed", "--seed"),
    force: bool = option(init, "force", "--force"),
) -> dict[str, Any]:
    """Initialize the pipeline that all sides begin with, from a config and labels alone."""
    mark = init(config, output, labels=labels.split(","), seed=seed, force=force)
    msg.good(f"Pipeline {mark}: {output}")
    return {"fingerprint": mark, "output": output}


def write_app(output: Path, plan: Plan, *, model: Path, results: Path, force: bool = False) -> None:
    """Write a Flower app for a deployment.

    output (Path): Folder of the Flower app to write.
    plan (Plan): The run of the training.
    model (Path): Initialized pipeline, on the server.
    results (Path): Folder for results, on the server.
    force (bool): Replace OUTPUT if it exists.
    RAISES (KanonError): E002 if it cannot be written; E004 if OUTPUT exists.
    """
    from ...federated.plan import write_flower_app

    write_flower_app(output, plan, model=model.resolve(), results=results.resolve(), force=force)


@federate_cli.command("app")
@friendly_errors
def app_cli(
    output: Path = argument(write_app, "output"),
    model: Path = option(write_app, "model", "--model"),
    results: Path = option(write_app, "results", "--results"),
    scenario: str = option(Plan, "scenario", "--scenario"),
    strategy: str = option(Plan, "strategy", "--strategy"),
    rounds: int = option(Plan, "rounds", "--rounds"),
    epochs: int = option(Plan, "epochs", "--epochs"),
    min_clients: int = option(Plan, "min_clients", "--min-clients"),
    timeout: float = option(Plan, "timeout", "--timeout"),
    clipping_norm: float = option(Plan, "clipping_norm", "--clipping-norm"),
    noise_multiplier: float = option(Plan, "noise_multiplier", "--noise-multiplier"),
    max_documents: int = option(Plan, "max_documents", "--max-documents"),
    force: bool = option(write_app, "force", "--force"),
) -> dict[str, Any]:
    """Write the Flower app for a deployment: run it with `flwr run OUTPUT CONNECTION`.

    Other settings of the plan stand in its pyproject.toml, under [tool.flwr.app.config].
    """
    plan = Plan(
        scenario=scenario,
        strategy=strategy,
        rounds=rounds,
        epochs=epochs,
        min_clients=min_clients,
        timeout=timeout,
        clipping_norm=clipping_norm,
        noise_multiplier=noise_multiplier,
        clipping_side=CLIENT_SIDE,
        max_documents=max_documents,
    )
    write_app(output, plan, model=model, results=results, force=force)
    msg.good(f"Flower app: {output}")
    return {"output": output}


def simulate(
    plan: Plan,
    model: Path,
    train: Path,
    output: Path,
    *,
    dev: Path | None = None,
    clients: int = 2,
    skew: float | None = None,
    batch_size: int = 0,
    engine: str = "local",
    resume: bool = False,
) -> tuple[Training, Traffic]:
    """Divide a corpus among clients and train them together on this machine.

    A client that gets no document is left out.

    plan (Plan): The run of the training; `min_clients` equal to `clients` means all that have
        documents.
    model (Path): Initialized pipeline (federate init).
    train (Path): DocBin to divide among the clients.
    output (Path): Folder: trained pipeline, report, checkpoint.
    dev (Path | None): DocBin to score on after each round.
    clients (int): Number of clients.
    skew (float | None): Dirichlet concentration of the division, 0.1 is very uneven; None is even.
    batch_size (int): Documents in a training step; 0 is 2 to 16, by what a client has.
    engine (str): local (one process) or ray (Flower's).
    resume (bool): Go on from the checkpoint in OUTPUT.
    RETURNS (tuple[Training, Traffic]): The training with its history, and bytes sent.
    RAISES (KanonError): E001, E003; E004 if the output exists and `resume` is not set; E5xx, E8xx.
    """
    need_flower()
    import logging

    from ...federated.setup import divide, write_parts
    from ...federated.simulate import Traffic
    from ...federated.simulate import simulate as simulate_parts
    from ...federated.worker import load_model, read_docs
    from ...storage.files import scratch_folder

    if output.exists() and not resume:
        raise KanonError(Errors.E004.format(path=output))
    logging.getLogger("flwr").setLevel(logging.WARNING)
    docs = read_docs(train, load_model(model).vocab)
    traffic = Traffic()
    bar = progress_bar(None, "rounds", total=plan.rounds)

    def step(entry: dict[str, Any]) -> None:
        bar.update()

    divided = divide(docs, clients, skew=skew, seed=plan.seed)
    holders = [part for part in divided if part]
    if plan.min_clients == clients:  # All of them, and who has no document never answers.
        plan = replace(plan, min_clients=max(1, len(holders)))
    with scratch_folder(output) as folder, bar:
        parts = write_parts(holders, folder)
        training = simulate_parts(
            plan,
            model,
            parts,
            dev=dev,
            folder=output,
            batch_size=batch_size,
            engine=engine,
            traffic=traffic,
            progress=step,
        )
    return training, traffic


@federate_cli.command("simulate")
@friendly_errors
def simulate_cli(
    model: Path = argument(simulate, "model"),
    train: Path = argument(simulate, "train"),
    output: Path = argument(simulate, "output"),
    dev: Path | None = option(simulate, "dev", "--dev"),
    clients: int = option(simulate, "clients", "--clients", "-n"),
    skew: float = typer.Option(
        0.0, "--skew", help="0: even; else the Dirichlet concentration, 0.1 is very uneven"
    ),
    scenario: str = option(Plan, "scenario", "--scenario"),
    strategy: str = option(Plan, "strategy", "--strategy"),
    server_learning_rate: float = option(Plan, "server_learning_rate", "--server-learning-rate"),
    server_momentum: float = option(Plan, "server_momentum", "--server-momentum"),
    rounds: int = option(Plan, "rounds", "--rounds"),
    epochs: int = option(Plan, "epochs", "--epochs"),
    fraction: float = option(Plan, "fraction", "--fraction"),
    min_clients: int = typer.Option(0, "--min-clients", help="Good replies needed (0: all)"),
    timeout: float = option(Plan, "timeout", "--timeout"),
    clipping_norm: float = option(Plan, "clipping_norm", "--clipping-norm"),
    noise_multiplier: float = option(Plan, "noise_multiplier", "--noise-multiplier"),
    clipping_side: str = option(Plan, "clipping_side", "--clipping-side"),
    delta: float = option(Plan, "delta", "--delta"),
    max_documents: int = option(Plan, "max_documents", "--max-documents"),
    batch_size: int = option(simulate, "batch_size", "--batch-size"),
    seed: int = option(Plan, "seed", "--seed"),
    engine: str = option(simulate, "engine", "--engine"),
    resume: bool = option(simulate, "resume", "--resume"),
) -> dict[str, Any]:
    """Divide a corpus among clients and train them together on this machine."""
    plan = Plan(
        scenario=scenario,
        strategy=strategy,
        server_learning_rate=server_learning_rate,
        server_momentum=server_momentum,
        rounds=rounds,
        epochs=epochs,
        seed=seed,
        fraction=fraction,
        min_clients=min_clients or clients,
        timeout=timeout,
        clipping_norm=clipping_norm,
        noise_multiplier=noise_multiplier,
        delta=delta,
        clipping_side=clipping_side,
        max_documents=max_documents,
    )
    training, traffic = simulate(
        plan,
        model,
        train,
        output,
        dev=dev,
        clients=clients,
        skew=skew or None,
        batch_size=batch_size,
        engine=engine,
        resume=resume,
    )
    _show(training, traffic, engine)
    msg.good(f"Trained pipeline: {output / 'model'}")
    return {"rounds": training.history, "output": output / "model"}


def need_flower() -> None:
    """Refuse to go on without Flower.

    RAISES (KanonError): E001 if Flower is not installed.
    """
    if importlib.util.find_spec("flwr") is None:
        raise KanonError(Errors.E001.format(packages="flwr", extra="federated"))


def _show(training: Training, traffic: Traffic, engine: str) -> None:
    rows = []
    for entry in training.history:
        score = (entry.get("scores") or {}).get("ents_f")
        loss = entry["metrics"].get("loss")
        rows.append(
            (
                entry["number"],
                f"{entry['used']}/{entry['asked']}",
                "" if loss is None else f"{loss:.3f}",
                "" if score is None else f"{score:.3f}",
                "; ".join(entry["dropped"].values()),
            )
        )
    header = ("round", "clients", "loss", "ents_f", "left out")
    msg.table(rows, header=header, divider=True)
    if engine == "local":
        show_line(f"bytes to clients {traffic.down:,}, from clients {traffic.up:,}")
    if training.plan.private:
        from ...federated.plan import privacy_spent

        spent = privacy_spent(training.history, training.plan.delta)
        show_line(_describe_privacy(**spent))


def _describe_privacy(
    delta: float | None, epsilon: float | None, epsilon_replaced: float | None
) -> str:
    if epsilon is None or epsilon_replaced is None:
        return "privacy: updates are clipped, but without noise there is no epsilon"
    return (
        f"privacy of a client's update in the parameters of all rounds: epsilon {epsilon:.2f} at "
        f"delta {delta:g} (counted or not; {epsilon_replaced:.2f} if replaced by another)"
    )
