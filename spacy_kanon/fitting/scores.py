"""Fits the scores of a span categorizer, so that they are probabilities."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ..errors import Errors, KanonError
from ..evaluation.plots import Reliability
from ..models.platt_scaling import expected_calibration_error, fit_platt
from ..release.runner import load_pipeline
from ..storage.files import whole_file, whole_folder
from ..storage.output_checks import check_new_folder, check_outputs
from ..training.corpora import read_training_docs

_FACTORY = "span_calibrator"


def fit_scores(
    pipeline: Path,
    dev: Path,
    output: Path,
    spans_key: str,
    threshold: float,
    diagram: Path | None,
    *,
    force: bool = False,
) -> dict[str, Any]:
    """Write a pipeline whose span categorizer's scores are probabilities.

    pipeline (Path): Trained pipeline with a spancat.
    dev (Path): Annotated texts: every other one is fitted to, the others are for the errors.
    output (Path): Folder to make: the pipeline with a span_calibrator.
    spans_key (str): Span group of the spancat.
    threshold (float): Least calibrated probability of a mask.
    diagram (Path | None): Reliability diagram to write (.png, .svg).
    force (bool): Replace OUTPUT if it exists.
    RETURNS (dict[str, Any]): Slope and intercept of Platt scaling, held-out spans, and their
        expected calibration error before and after.
    RAISES (KanonError): E323 if there is no pipeline; E560 if there are too few spans; E563 if the
        pipeline has no scored spans; what reading the texts raises.
    """

    check_new_folder(output, force=force, inputs=[pipeline, dev])
    check_outputs({"--diagram": diagram}, inputs={"the development texts": dev})
    nlp = load_pipeline(pipeline)
    for name in [name for name, factory in nlp.pipe_factories.items() if factory == _FACTORY]:
        nlp.remove_pipe(name)
    fitting, (scores, right) = _scored(nlp, dev, spans_key)
    fitted = fit_platt(*fitting)
    after = fitted(scores)
    if diagram is not None:
        _draw(diagram, after.tolist(), right)
    found = {"slope": fitted.slope, "intercept": fitted.intercept}
    nlp.add_pipe(_FACTORY, config={"spans_key": spans_key, "threshold": threshold, **found})
    with whole_folder(output, force=force) as folder:
        nlp.to_disk(folder)
    before, now = (expected_calibration_error(values, right) for values in (scores, after))
    errors = {"held_out": len(scores), "error_before": before, "error": now}
    return {**found, **errors, "output": output}


def _scored(
    nlp: Any, dev: Path, spans_key: str
) -> tuple[tuple[list[float], list[bool]], tuple[list[float], list[bool]]]:
    """Scores and whether the span is one of the gold's, of every other text each."""

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
    if find_spec("matplotlib") is None:
        raise KanonError(Errors.E001.format(packages="matplotlib", extra="evaluation"))
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 5), layout="constrained")
    Reliability(predicted, right)(figure.subplots())
    try:
        with whole_file(path, binary=True) as file:
            figure.savefig(file, dpi=150, format=path.suffix[1:])
    except ValueError as error:  # No such format.
        raise KanonError(Errors.E002.format(path=path, reason=error)) from error
