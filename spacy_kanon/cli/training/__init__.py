"""Commands that make training data and trained pipelines."""

from . import (
    adapt_encoder,
    annotate,
    annotate_kinds,
    annotate_records,
    assemble,
    calibrate,
    cross_validate,
    federate,
    fill_gaps,
    index_documents,
    package_defaults,
    project,
    pseudo_annotate,
    train_bounds,
    train_indicators,
)

__all__ = [
    "adapt_encoder",
    "annotate",
    "annotate_kinds",
    "annotate_records",
    "assemble",
    "calibrate",
    "cross_validate",
    "federate",
    "fill_gaps",
    "index_documents",
    "package_defaults",
    "project",
    "pseudo_annotate",
    "train_bounds",
    "train_indicators",
]
