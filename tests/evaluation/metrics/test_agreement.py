import random
from itertools import combinations, permutations

import pytest
from sklearn.metrics import cohen_kappa_score

from spacy_kanon.evaluation import agreement
from tests.examples import examples
from tests.refusals import refused

from ..samples import gold, random_gold

# Krippendorff (2011), "Computing Krippendorff's alpha-reliability", section C, nominal data.
KRIPPENDORFF = list(zip(*examples(__file__)["krippendorff"], strict=True))
TEXT = "Ann Lee met Bo."
ONE, OTHER = ((0, 7), "DIRECT", "x"), ((12, 14), "QUASI", "y")
TEXTS = [gold("d", TEXT, a=[ONE], b=[((0, 3), "DIRECT", "x"), OTHER]), gold("e", TEXT, a=[ONE])]


def literal_alpha(table):
    """1 - Do / De over all ordered pairs of labels (Krippendorff 2011)."""
    units = [[label for label in row if label is not None] for row in table]
    units = [unit for unit in units if len(unit) > 1]
    every = [label for unit in units for label in unit]
    observed = sum(
        sum(a != b for a, b in permutations(unit, 2)) / (len(unit) - 1) for unit in units
    ) / len(every)
    expected = sum(a != b for a, b in permutations(every, 2)) / (len(every) * (len(every) - 1))
    return 1 - observed / expected


def test_published_examples_and_units_of_a_corpus():
    assert agreement.krippendorff_alpha(KRIPPENDORFF) == pytest.approx(0.743, abs=5e-4)
    # Cohen (1960) form: 20 yes/yes, 5 yes/no, 10 no/yes, 15 no/no gives 0.4.
    first = ["y"] * 25 + ["n"] * 25
    second = ["y"] * 20 + ["n"] * 5 + ["y"] * 10 + ["n"] * 15
    assert agreement.light_kappa(list(zip(first, second, strict=True))) == pytest.approx(0.4)
    units = [("O", "DIRECT"), ("DIRECT", "O"), ("O", "QUASI")]
    assert agreement.span_units(TEXTS) == [*units, ("DIRECT", None)]  # b did not see the second.
    characters = agreement.character_units(TEXTS[:1])
    assert len(characters) == len(TEXT)
    assert characters[0] == ("DIRECT", "DIRECT") and characters[5] == ("DIRECT", "O")
    rng = random.Random(1)
    found = agreement.agreement([random_gold(rng, f"d{i}") for i in range(5)])
    assert set(found) == {"span", "character"}
    assert all(-1 <= value <= 1 for level in found.values() for value in level.values())


@pytest.mark.parametrize("seed", range(30))
def test_equal_to_scikit_learn_and_to_the_literal_alpha(seed):
    rng = random.Random(seed)
    table = [tuple(rng.choice("ABC") for _ in range(3)) for _ in range(20)]
    columns = list(zip(*table, strict=True))
    kappas = [cohen_kappa_score(*pair) for pair in combinations(columns, 2)]
    assert agreement.light_kappa(table) == pytest.approx(sum(kappas) / 3)
    holed = [tuple(None if rng.random() < 0.2 else label for label in row) for row in table]
    assert agreement.krippendorff_alpha(holed) == pytest.approx(literal_alpha(holed))


def test_one_annotator_only():
    refused("KN605", agreement.agreement, [TEXTS[1]])
