"""The texts of commands through Spark: `--engine spark`.

The process of the command reads the source and writes the release; Spark's workers run the
pipeline. What is written is what one process writes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING

from ..release.record import Outcome
from ..release.runner import Recipe, Text, make_release_runner
from ..spark.sessions import CONNECT, active_session, session
from ..spark.workers import (
    Shipped,
    absolute,
    check_fingerprints,
    get_fingerprints,
    mapped,
    ship_recipe,
    with_folders,
)

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

# The command is the only user of its session, and the session has no viewer.
_SETTINGS = {"spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false"}


class Cluster:
    """Spark as a command uses it. A session of its own starts with the first text.

    master (str): Master URL of Spark, see `session`.
    settings (Mapping[str, str]): Settings of Spark.
    ship (bool): Send the folders that are read to the workers.
    """

    def __init__(
        self,
        master: str = "local[*]",
        settings: Mapping[str, str] | None = None,
        ship: bool = False,
    ) -> None:
        self._master, self._settings, self._ship = master, dict(settings or {}), ship

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *error: object) -> None:
        if "spark" in self.__dict__ and self._is_own:
            self.spark.stop()

    @cached_property
    def spark(self) -> SparkSession:
        """The running session, or one that ends with this block."""
        self._is_own = active_session() is None
        spark = session(self._master, {**_SETTINGS, **self._settings})
        if self._is_own and not self._master.startswith(CONNECT):
            spark.sparkContext.setLogLevel("ERROR")
        return spark

    def sanitize_texts(
        self, texts: Iterable[Text], recipe: Recipe, *, n_process: int = 1
    ) -> Iterator[Outcome]:
        """Sanitize texts as `runner.sanitize_texts` does."""
        prints = get_fingerprints(make_release_runner(recipe).nlp)
        recipe = with_folders(recipe, absolute)
        shipped = ship_recipe(self.spark, recipe) if self._ship else Shipped()
        work = _Sanitizing(recipe, shipped, prints)
        yield from chain.from_iterable(mapped(self.spark, work, texts))


@dataclass(frozen=True)
class _Sanitizing:
    """A work from texts to their outcomes."""

    recipe: Recipe
    shipped: Shipped
    fingerprints: Mapping[str, str]

    def __call__(self) -> Callable[[list[Text]], list[Outcome]]:
        runner = make_release_runner(self.shipped.recipe(self.recipe))
        check_fingerprints(self.fingerprints, get_fingerprints(runner.nlp))
        return lambda texts: list(runner.run(texts))
