"""`python -m spacy kanon federate ...`: train a pipeline at several data holders."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from wasabi import msg, table

from ...errors import Errors, KanonError
from .._app import kanon_cli
from .._errors import friendly_errors

if TYPE_CHECKING:
    from ...federated.plan import Plan
    from ...federated.simulate import Traffic
    from ...federated.training import Training

federate_cli = typer.Typer(
    name="federate",
    help="Train one pipeline at several data holders with Flower; their documents stay.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
kanon_cli.add_typer(federate_cli)


@federate_cli.command("init")
@friendly_errors
def init_cli(
    config: Path = typer.Argument(..., help="Training config, e.g. configs/records_cpu.cfg"),
    output: Path = typer.Argument(..., help="Folder of the pipeline to hand out to all sides"),
    labels: str = typer.Option("BD,PR,SP,CH,ED", "--labels", "-l", help="Separated by commas"),
    seed: int = typer.Option(0, "--seed", help="Of the initial parameters"),
    force: bool = typer.Option(False, "--force", help="Replace OUTPUT if it exists"),
) -> None:
    """Initialize the pipeline that all sides begin with, from a config and labels alone."""
    mark = init(config, output, labels=labels.split(","), seed=seed, force=force)
    msg.good(f"Pipeline {mark}: {output}")


def init(
    config: Path, output: Path, *, labels: list[str], seed: int = 0, force: bool = False
) -> str:
    """RETURNS (str): the pipeline's fingerprint, which all sides compare.

    RAISES (KanonError): E003, E004, E813.
    """
    need_flower()
    from ...federated.parameters import fingerprint
    from ...federated.setup import initial_pipeline, write_pipeline

    names = [label.strip() for label in labels if label.strip()]
    nlp = initial_pipeline(config, names, seed=seed)
    write_pipeline(nlp, output, force=force)
    return fingerprint(nlp)


@federate_cli.command("app")
@friendly_errors
def app_cli(
    output: Path = typer.Argument(..., help="Folder of the Flower app to write"),
    model: Path = typer.Option(..., "--model", help="Initialized pipeline, on the server"),
    results: Path = typer.Option(..., "--results", help="Folder for results, on the server"),
    scenario: str = typer.Option("average", "--scenario", help="average, travel, batches, secure"),
    strategy: str = typer.Option("FedAvg", "--strategy", help="One of Flower's strategies"),
    rounds: int = typer.Option(10, "--rounds", help="Rounds of training"),
    epochs: int = typer.Option(1, "--epochs", help="Passes over a client's documents per round"),
    min_clients: int = typer.Option(2, "--min-clients", help="Clients to wait for (secure: 3)"),
    clipping_norm: float = typer.Option(0.0, "--clipping-norm", help="Above 0: clip at clients"),
    noise_multiplier: float = typer.Option(
        0.0, "--noise-multiplier", help="Differential privacy: noise relative to the norm"
    ),
    max_documents: int = typer.Option(
        1000, "--max-documents", help="For secure: most documents of a client"
    ),
    force: bool = typer.Option(False, "--force", help="Replace OUTPUT if it exists"),
) -> None:
    """Write the Flower app for a deployment: run it with `flwr run OUTPUT CONNECTION`.

    Other settings of the plan stand in its pyproject.toml, under [tool.flwr.app.config].
    """
    from ...federated.plan import CLIENT_SIDE, Plan

    plan = Plan(
        scenario=scenario,
        strategy=strategy,
        rounds=rounds,
        epochs=epochs,
        min_clients=min_clients,
        clipping_norm=clipping_norm,
        noise_multiplier=noise_multiplier,
        clipping_side=CLIENT_SIDE,
        max_documents=max_documents,
    )
    write_app(output, plan, model=model, results=results, force=force)
    msg.good(f"Flower app: {output}")


def write_app(output: Path, plan: Plan, *, model: Path, results: Path, force: bool = False) -> None:
    """RAISES (KanonError): E002, E004."""
    from ...federated.deployment import write_flower_app

    write_flower_app(output, plan, model=model.resolve(), results=results.resolve(), force=force)


@federate_cli.command("simulate")
@friendly_errors
def simulate_cli(
    model: Path = typer.Argument(..., help="Initialized pipeline (federate init)"),
    train: Path = typer.Argument(..., help="DocBin to divide among the clients"),
    output: Path = typer.Argument(..., help="Folder: trained pipeline, report, checkpoint"),
    dev: Path = typer.Option(None, "--dev", help="DocBin to score on after each round"),
    clients: int = typer.Option(2, "--clients", "-n", help="Number of clients"),
    skew: float = typer.Option(
        0.0, "--skew", help="0: even; else the Dirichlet concentration, 0.1 is very uneven"
    ),
    scenario: str = typer.Option(
        "average",
        "--scenario",
        help="average (strategy), travel (client to client), batches (documents travel), secure",
    ),
    strategy: str = typer.Option("FedAvg", "--strategy", help="One of Flower's strategies"),
    server_learning_rate: float = typer.Option(
        0.0, "--server-learning-rate", help="Of FedAvgM, FedAdam, ... (0: Flower's default)"
    ),
    server_momentum: float = typer.Option(0.9, "--server-momentum", help="Of FedAvgM"),
    rounds: int = typer.Option(10, "--rounds", help="Rounds of training"),
    epochs: int = typer.Option(1, "--epochs", help="Passes over a client's documents per round"),
    fraction: float = typer.Option(1.0, "--fraction", help="Share of clients taken in a round"),
    min_clients: int = typer.Option(0, "--min-clients", help="Good replies needed (0: all)"),
    timeout: float = typer.Option(3600.0, "--timeout", help="Seconds to wait for a reply"),
    clipping_norm: float = typer.Option(
        0.0, "--clipping-norm", help="Differential privacy: norm that updates are cut to"
    ),
    noise_multiplier: float = typer.Option(
        0.0, "--noise-multiplier", help="Differential privacy: noise relative to the norm"
    ),
    clipping_side: str = typer.Option("server", "--clipping-side", help="server or client"),
    delta: float = typer.Option(1e-5, "--delta", help="Delta for which epsilon is told"),
    max_documents: int = typer.Option(
        1000, "--max-documents", help="For secure: most documents of a client"
    ),
    batch_size: int = typer.Option(16, "--batch-size", help="Documents in a training step"),
    seed: int = typer.Option(0, "--seed", help="Of division, order and noise-free randomness"),
    engine: str = typer.Option("local", "--engine", help="local (one process) or ray (Flower's)"),
    resume: bool = typer.Option(False, "--resume", help="Go on from the checkpoint in OUTPUT"),
) -> None:
    """Divide a corpus among clients and train them together on this machine."""
    from ...federated.plan import Plan

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


def simulate(
    plan: Plan,
    model: Path,
    train: Path,
    output: Path,
    *,
    dev: Path | None = None,
    clients: int = 2,
    skew: float | None = None,
    batch_size: int = 16,
    engine: str = "local",
    resume: bool = False,
) -> tuple[Training, Traffic]:
    """Simulate; the arguments are those of the command.

    RAISES (KanonError): E001, E003; E004 if the output exists and `resume` is not set; E5xx, E8xx.
    """
    need_flower()
    import logging
    import tempfile

    from tqdm import tqdm

    from ...federated.setup import divide, write_parts
    from ...federated.simulate import Traffic
    from ...federated.simulate import simulate as simulate_parts
    from ...federated.worker import load_model, read_docs

    if output.exists() and not resume:
        raise KanonError(Errors.E004.format(path=output))
    logging.getLogger("flwr").setLevel(logging.WARNING)
    docs = read_docs(train, load_model(model).vocab)
    traffic = Traffic()
    bar = tqdm(total=plan.rounds, desc="Rounds", unit="", disable=None)

    def progress(entry: dict[str, Any]) -> None:
        bar.update()

    with tempfile.TemporaryDirectory() as folder, bar:
        parts = write_parts(divide(docs, clients, skew=skew, seed=plan.seed), Path(folder))
        training = simulate_parts(
            plan,
            model,
            parts,
            dev=dev,
            folder=output,
            batch_size=batch_size,
            engine=engine,
            traffic=traffic,
            progress=progress,
        )
    return training, traffic


def need_flower() -> None:
    """RAISES (KanonError): E001 if Flower is not installed."""
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
    typer.echo(table(rows, header=header, divider=True))
    if engine == "local":
        typer.echo(f"bytes to clients {traffic.down:,}, from clients {traffic.up:,}")
    if training.plan.private:
        from ...federated.privacy import privacy_spent

        spent = privacy_spent(training.history, training.plan.delta)
        typer.echo(_describe_privacy(**spent))


def _describe_privacy(
    delta: float | None, epsilon: float | None, epsilon_replaced: float | None
) -> str:
    if epsilon is None or epsilon_replaced is None:
        return "privacy: updates are clipped, but without noise there is no epsilon"
    return (
        f"privacy of a client's update in the parameters of all rounds: epsilon {epsilon:.2f} at "
        f"delta {delta:g} (counted or not; {epsilon_replaced:.2f} if replaced by another)"
    )
