"""`python -m spacy kanon calibrate`: a masker keeps a promise, or its scores are probabilities."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import typer
from wasabi import msg

from ...errors import Errors, KanonError
from ...storage.output_checks import check_new_folder, check_outputs
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, help_of, option
from .calibrate_recall import (
    Settings,
    calibrate_recall,
    check_recall,
    show_check,
    show_recall,
)

if TYPE_CHECKING:
    from spacy.language import Language

_FACTORY = "span_calibrator"


class Calibrated(NamedTuple):
    """What was fitted, and how well it went.

    slope, intercept (float): Of Platt scaling.
    held_out (int): Number of spans that the errors are of.
    error_before, error (float): Expected calibration error before and after.
    """

    slope: float
    intercept: float
    held_out: int
    error_before: float
    error: float


def calibrate(
    pipeline: Path,
    dev: Path,
    output: Path,
    *,
    spans_key: str = "sc",
    threshold: float = 0.5,
    diagram: Path | None = None,
    force: bool = False,
) -> Calibrated:
    """Write a pipeline whose span categorizer's scores mean what they say.

    pipeline (Path): Trained pipeline with a spancat.
    dev (Path): Annotated texts that it was not trained on.
    output (Path): Folder to make: the pipeline with a span_calibrator.
    spans_key (str): Span group of the spancat.
    threshold (float): Least calibrated probability of a mask.
    diagram (Path | None): Reliability diagram to write (.png, .svg).
    force (bool): Replace OUTPUT if it exists.
    RETURNS (Calibrated): Of every other text, which was not fitted to.
    RAISES (KanonError): E004; E323 if there is no pipeline; E560 if there are too few spans; E563
        if the pipeline has no scored spans; what reading the texts raises.
    """
    import spacy

    from ...models.platt_scaling import expected_calibration_error, fit_platt
    from ...storage.files import whole_folder

    check_new_folder(output, force=force, inputs=[pipeline, dev])
    check_outputs({"--diagram": diagram}, inputs={"the development texts": dev})
    try:
        nlp = spacy.load(pipeline)
    except OSError as error:
        raise KanonError(Errors.E323.format(name=pipeline)) from error
    for name in [name for name, factory in nlp.pipe_factories.items() if factory == _FACTORY]:
        nlp.remove_pipe(name)
    fitting, checking = _scored(nlp, dev, spans_key)
    fitted = fit_platt(*fitting)
    after = fitted(checking[0])
    if diagram is not None:
        _draw(diagram, after.tolist(), checking[1])
    nlp.add_pipe(
        _FACTORY,
        config={
            "spans_key": spans_key,
            "slope": fitted.slope,
            "intercept": fitted.intercept,
            "threshold": threshold,
        },
    )
    with whole_folder(output, force=force) as folder:
        nlp.to_disk(folder)
    return Calibrated(
        fitted.slope,
        fitted.intercept,
        len(checking[0]),
        expected_calibration_error(checking[0], checking[1]),
        expected_calibration_error(after, checking[1]),
    )


@kanon_cli.command("calibrate")
@friendly_errors
def calibrate_cli(
    pipeline: Path = argument(calibrate_recall, "pipeline"),
    dev: Path = argument(calibrate_recall, "dev"),
    output: Path | None = typer.Argument(None, help="Folder to make; none for --check"),
    catch: float | None = typer.Option(None, "--catch", help=help_of(Settings, "catch")),
    of: str = option(Settings, "of", "--of"),
    confidence: float | None = option(Settings, "confidence", "--confidence"),
    bound: str = option(Settings, "bound", "--bound"),
    component: str | None = option(Settings, "component", "--component"),
    beam_width: int = option(Settings, "beam_width", "--beam-width"),
    kinds: str = typer.Option(
        "", metavar="KIND=FACTOR,...", help="Factors of a recognizer's shift for some kinds"
    ),
    check: bool = typer.Option(
        False, "--check", help="Does a calibrated PIPELINE keep its promise on these documents?"
    ),
    spans_key: str = option(calibrate, "spans_key"),
    threshold: float = option(calibrate, "threshold"),
    diagram: Path | None = option(calibrate, "diagram"),
    force: bool = option(calibrate, "force", "--force"),
) -> dict[str, Any]:
    """Make a masker catch a share of what has to go, or make its scores probabilities.

    With --catch: the masker is moved as far towards hiding as a promise about documents like DEV
    needs, and the promise is stored. Without: Platt scaling is fitted to the scores of a span
    categorizer, on half of the texts; the other half says how well it went.
    """
    if check:
        if output is not None or catch is not None:
            raise _not_together(
                "--check", "it reads a promise and writes nothing; leave OUTPUT and --catch"
            )
        record, drift = check_recall(pipeline, dev)
        show_check(record, drift)
        return {"promise": asdict(record), "new": drift._asdict()}
    if output is None:
        raise _not_together("OUTPUT", "none is named; name a folder to make, or pass --check")
    if catch is not None:
        settings = Settings(catch, of, confidence, bound, component, beam_width, _factors(kinds))
        record = calibrate_recall(pipeline, dev, output, settings, force=force)
        show_recall(record)
        msg.good(f"Calibrated: {output}")
        return {"promise": asdict(record), "output": output}
    result = calibrate(
        pipeline,
        dev,
        output,
        spans_key=spans_key,
        threshold=threshold,
        diagram=diagram,
        force=force,
    )
    msg.good(
        f"Calibrated: {output}",
        f"slope {result.slope:.3f}, intercept {result.intercept:.3f}; expected calibration error "
        f"on {result.held_out} held-out spans {result.error_before:.3f}, now {result.error:.3f}",
    )
    return {**result._asdict(), "output": output}


def _not_together(argument: str, reason: str) -> KanonError:
    return KanonError(Errors.E580.format(argument=argument, reason=reason))


def _factors(kinds: str) -> dict[str, float]:
    """KIND=FACTOR,... as numbers by kind."""
    factors = {}
    for part in filter(None, kinds.split(",")):
        kind, _, factor = part.partition("=")
        try:
            factors[kind] = float(factor)
        except ValueError as error:
            expected = "KIND=FACTOR,..."
            raise KanonError(
                Errors.E300.format(name="--kinds", expected=expected, value=kinds)
            ) from error
    return factors


def _scored(
    nlp: Language, dev: Path, spans_key: str
) -> tuple[tuple[list[float], list[bool]], tuple[list[float], list[bool]]]:
    """Scores and whether the span is one of the gold's, of every other text each."""
    from ...training.corpora import read_training_docs

    halves: tuple[tuple[list[float], list[bool]], ...] = (([], []), ([], []))
    gold = [doc for doc, _ in read_training_docs(dev, nlp)]
    for number, (reference, doc) in enumerate(
        zip(gold, nlp.pipe(doc.text for doc in gold), strict=True)
    ):
        group: Any = doc.spans.get(spans_key)
        if group is None or (len(group) and "scores" not in group.attrs):
            raise KanonError(Errors.E563.format(spans_key=spans_key))
        gold_bounds = {(ent.start, ent.end) for ent in reference.ents}
        scores, right = halves[number % 2]
        scores += [float(score) for score in group.attrs.get("scores", ())]
        right += [(span.start, span.end) in gold_bounds for span in group]
    if not all(halves[1]):
        raise KanonError(Errors.E560.format(right=0, wrong=0))
    return halves[0], halves[1]


def _draw(path: Path, predicted: list[float], right: list[bool]) -> None:
    from importlib.util import find_spec

    if find_spec("matplotlib") is None:
        raise KanonError(Errors.E001.format(packages="matplotlib", extra="evaluation"))
    from matplotlib.figure import Figure

    from ...reports.plots import Reliability
    from ...storage.files import whole_file

    figure = Figure(figsize=(5, 5), layout="constrained")
    Reliability(predicted, right)(figure.subplots())
    try:
        with whole_file(path, binary=True) as file:
            figure.savefig(file, dpi=150, format=path.suffix[1:])
    except ValueError as error:  # No such format.
        raise KanonError(Errors.E002.format(path=path, reason=error)) from error
