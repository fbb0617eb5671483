"""`python -m spacy kanon calibrate`: a masker that keeps a promise of recall."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from wasabi import msg

from ..errors import Errors, KanonError
from . import _options
from ._util import Arg, Opt, command


@command("calibrate")
def calibrate(
    pipeline: Annotated[Path, Arg(help="Trained pipeline")],
    dev: Annotated[Path, Arg(help="Annotated texts like those to come, not trained on")],
    output: Annotated[Path | None, Arg(help="Folder to make; none with --check")] = None,
    catch: Annotated[float | None, Opt(help="Share to hide: .95 misses at most 5 %")] = None,
    of: Annotated[str, Opt(help="Of what: quasi (entities), direct (entities) or token")] = "quasi",
    confidence: Annotated[
        float | None, Opt(help="Of the promise, e.g. .9 (default: on average)")
    ] = None,
    component: Annotated[
        str | None, Opt(help="What to move (default: the last that can be)")
    ] = None,
    check: Annotated[
        bool, Opt("--check", help="Does a calibrated PIPELINE keep its promise on these texts?")
    ] = False,
    min_precision: Annotated[
        float, Opt(help="Refuse a promise at which less of the masks is right")
    ] = 0.5,
    force: _options.Force = False,
) -> dict[str, Any]:
    """Promise the share of identifiers that a masker masks.

    The masker is moved to the recall that a promise about documents like DEV needs, and the
    promise is stored.
    """
    from ..components.kanon_masker import said_of
    from ..evaluation.recall import NAMES
    from ..fitting.calibrate import Settings, calibrate_recall, check_recall

    if check:
        if output is not None or catch is not None:
            reason = "it reads a promise and writes nothing; leave OUTPUT and --catch"
            raise KanonError(Errors.E580.format(argument="--check", reason=reason))
        record, drift = check_recall(pipeline, dev, warn=msg.warn)
        if drift.broken:
            raise KanonError(
                "[KN577] The promise does not hold on these documents: "
                f"{NAMES[record['of']]} missed are at least {drift.low:.3f} on average, "
                f"where at most {1 - record['catch']:.3f} was promised. They are not like "
                "those that it was calibrated on; calibrate on documents of their kind."
            )
        msg.good(
            f"In {drift.documents} documents {drift.missed:.1%} are missed: the promise can hold."
        )
        return {"promise": said_of(record), "new": drift._asdict()}
    if output is None:
        reason = "none is named; name a folder to make, or pass --check"
        raise KanonError(Errors.E580.format(argument="OUTPUT", reason=reason))
    if catch is None:
        reason = "none is named; name the share to hide, such as .95"
        raise KanonError(Errors.E580.format(argument="--catch", reason=reason))
    settings = Settings(catch, of, confidence, component, min_precision)
    record = calibrate_recall(pipeline, dev, output, settings, force=force, warn=msg.warn)
    return {"promise": said_of(record), "output": output}
