"""Options of commands that can have Spark do their work."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import typer

from ..errors import Errors, KanonError
from ..spark.sessions import ALL_CORES, Engine

LOCAL, SPARK = "local", "spark"

ENGINE = typer.Option(
    LOCAL, "--engine", help="Who does the work: local (these --n-process processes) or spark"
)
MASTER = typer.Option(
    None,
    "--master",
    help="Of --engine spark: where it runs, such as local[4], yarn or spark://HOST:7077 (default: "
    "local[*], all cores of this machine)",
)
PARTITIONS = typer.Option(
    None,
    "--partitions",
    min=1,
    help="Of --engine spark: parts of the work, each done by one task (default: by its size)",
)
SPARK_CONFIG = typer.Option(
    [], "--spark-config", metavar="NAME=VALUE", help="Of --engine spark: a setting of it; repeat"
)
SHIP = typer.Option(
    False,
    "--ship",
    help="Of --engine spark: send knowledge base and ontology to the workers (default: they read "
    "them from the same paths)",
)


def engine_of(
    engine: str,
    master: str | None,
    partitions: int | None,
    spark_config: Sequence[str],
    ship: bool = False,
) -> Engine | None:
    """The engine that options describe.

    engine, master, partitions, spark_config, ship (Any): Of the command.
    RETURNS (Engine | None): None is this process, and those that it starts.
    RAISES (KanonError): E321 for another engine or setting, E998 for options of Spark without it.
    """
    if engine not in (LOCAL, SPARK):
        choices = f"{LOCAL}, {SPARK}"
        raise KanonError(Errors.E321.format(name="--engine", value=engine, choices=choices))
    if engine == LOCAL:
        for option, value in (
            ("--master", master), ("--partitions", partitions), ("--spark-config", spark_config),
            ("--ship", ship),
        ):  # fmt: skip
            if value:
                raise KanonError(Errors.E998.format(option=option))
        return None
    settings = {}
    for entry in spark_config:
        name, equals, value = entry.partition("=")
        if not equals:
            choices = "NAME=VALUE"
            raise KanonError(
                Errors.E321.format(name="--spark-config", value=entry, choices=choices)
            )
        settings[name] = value
    return Engine(master or ALL_CORES, partitions, settings, ship)


def refuse(options: Mapping[str, tuple[Any, str]]) -> None:
    """Refuse options that an engine of many machines cannot follow.

    options (Mapping[str, tuple[Any, str]]): By name: the value, and why it cannot.
    RAISES (KanonError): E990 for the first one that is set.
    """
    for option, (value, why) in options.items():
        if value:
            raise KanonError(Errors.E990.format(option=option, why=why))
