"""Commands that build and show knowledge bases and ontologies."""

from . import (
    build_kb,
    build_ontology,
    index_background,
    info,
    inspect_kb,
    inspect_ontology,
    list_properties,
    sample_texts,
)

__all__ = [
    "build_kb",
    "build_ontology",
    "index_background",
    "info",
    "inspect_kb",
    "inspect_ontology",
    "list_properties",
    "sample_texts",
]
