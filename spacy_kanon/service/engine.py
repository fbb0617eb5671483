"""One pipeline in one process: texts in, outcomes out, within the time of a request."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from ..errors import Errors
from ..release.release_maker import Outcome
from ..release.runner import Recipe, make_release_pipeline, release_texts
from ..release.streaming import Entry
from ..release.time_limit import START, start_time, stop_time

_CODED = "[KN"
_TIME_IS_OVER = Errors.E347[: len("[KN347]")]
_LEAST = 0.001  # Seconds: a clock of none would never ring.


class Engine:
    """Runs a pipeline on the texts of requests.

    nlp (Language): The pipeline.
    """

    def __init__(self, recipe: Recipe) -> None:
        """recipe (Recipe): How to make the pipeline. Its time limit is that of each request.

        RAISES (KanonError): The pipeline or its folders cannot be opened.
        """
        self.nlp = make_release_pipeline(recipe)
        self.mapping = recipe.mapping
        self._limit: Any = self.nlp.get_pipe(START)
        # What is loaded with the first text stays, so not within the memory of a request.
        self.outcomes(["Ann Xyzzy, born in Oslo on 12 May 1972."], Deadline(recipe.timeout))
        stop_time()

    def outcomes(self, texts: Iterable[Entry | str], deadline: Deadline) -> list[Outcome]:
        """Sanitize the texts of a request.

        texts (Iterable[Entry | str]): In the order of the outcomes.
        deadline (Deadline): Of the request.
        RETURNS (list[Outcome]): One a text. A problem quotes nothing of the text.
        RAISES (KanonError): What is no text's fault.
        """
        return [self._outcome(text, deadline) for text in texts]

    def _outcome(self, text: Entry | str, deadline: Deadline) -> Outcome:
        left = deadline.left
        if left <= _LEAST:
            return Outcome(None, deadline.message, 0, 0)
        self._limit.seconds = left
        (outcome,) = release_texts(self.nlp, [text])
        start_time(deadline.left)  # The clock of the text has stopped; that of the request runs.
        problem = outcome.problem
        if problem is None:
            return outcome
        if problem.startswith(_TIME_IS_OVER):
            problem = deadline.message
        elif not problem.startswith(_CODED):  # A message of others can quote the text.
            problem = Errors.E953.format(error="it failed in a component")
        return Outcome(None, problem, 0, 0)


class Deadline:
    """When the time of a request is over."""

    def __init__(self, seconds: float) -> None:
        """seconds (float): From now on."""
        self.seconds = seconds
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds until then; next to none afterwards."""
        return max(_LEAST, self._end - time.monotonic())

    @property
    def message(self) -> str:
        """What a client is told of a text that was not done by then."""
        return Errors.E952.format(seconds=self.seconds)
