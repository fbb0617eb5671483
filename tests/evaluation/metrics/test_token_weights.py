import math

import pytest

from spacy_kanon.evaluation.masks import UnigramWeights


def test_unigrams():
    # 7 tokens of 4 types in the corpus, one is added to every type and to "unseen".
    weights = UnigramWeights(["a a a b", "A b c"])
    assert weights("a B c d", [(0, 1), (2, 3), (4, 5), (6, 7), (0, 7), (1, 2)]) == pytest.approx(
        [-math.log(n / 11) for n in (5, 3, 2, 1, 1)] + [0.0]
    )
