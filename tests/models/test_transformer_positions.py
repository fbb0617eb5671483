from types import SimpleNamespace

import pytest

from spacy_kanon.models.language_models import positions_of


@pytest.mark.parametrize(
    ("config", "expected"),
    [
        ({"max_position_embeddings": 512, "model_type": "bert"}, 512),
        ({"max_position_embeddings": 514, "model_type": "roberta", "pad_token_id": 1}, 512),
        ({"max_position_embeddings": 514, "model_type": "roberta", "pad_token_id": None}, 513),
        ({"model_type": "bert"}, 300),
        ({"max_position_embeddings": None, "model_type": "bert"}, 300),
        ({}, 300),
    ],
)
def test_positions(config, expected):
    assert positions_of(SimpleNamespace(**config), unknown=300) == expected
