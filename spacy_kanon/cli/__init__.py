"""`python -m spacy kanon ...`: the command group, registered with spaCy by entry point.

Command modules import only light things at the top: this runs at the start of every
`python -m spacy`.
"""

from __future__ import annotations

from ._app import kanon_cli

# isort: split
from . import (  # noqa: F401
    adapt_encoder,
    annotate,
    annotate_kinds,
    annotate_records,
    assemble,
    attack,
    build_kb,
    build_ontology,
    calibrate,
    convert,
    cross_validate,
    evaluate,
    evaluate_selection,
    federate,
    fill_gaps,
    index_documents,
    inspect_kb,
    inspect_ontology,
    list_properties,
    pseudo_annotate,
    restore,
    sample_texts,
    sanitize,
    train_indicators,
)

__all__ = ["kanon_cli"]
