"""One tiny pipeline for all tests of this room."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def model(tmp_path_factory):
    samples = pytest.importorskip("tests.federated.samples")
    return samples.write_model(tmp_path_factory.mktemp("federated") / "model")


@pytest.fixture(scope="session")
def parts(tmp_path_factory):
    """Three clients with 12, 6 and 6 documents."""
    samples = pytest.importorskip("tests.federated.samples")
    folder, docs = tmp_path_factory.mktemp("parts"), samples.make_docs(24)
    return [
        samples.write_docs(docs[first:last], folder / f"client-{first}.spacy")
        for first, last in ((0, 12), (12, 18), (18, 24))
    ]
