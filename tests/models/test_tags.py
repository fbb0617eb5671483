"""Tags of tokens: which tags are best together, and what a batch teaches."""

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.models import tagging


def can_stand(tags) -> bool:
    """No entity is continued by what nothing of its label stands before."""
    before = (0, *tags)
    return all(
        tag % 2 or not tag or last in (tag, tag - 1)
        for last, tag in zip(before, tags, strict=False)
    )


def cut(last: int, tag: int) -> bool:
    """Whether an entity begins or ends between two tags."""
    return bool(tag % 2 or (last and not tag))


@given(st.integers(0, 5), st.integers(1, 2), st.integers(0, 2**20), st.booleans())
def test_the_best_tags_are_those_of_a_search_through_all(count, labels, seed, charged):
    chance = np.random.default_rng(seed)
    scores = chance.normal(size=(count, 1 + 2 * labels))
    costs = chance.choice([0.0, 1.5], size=count).tolist() if charged else [0.0] * count

    def worth(tags):
        paid = sum(costs[i] for i in range(1, count) if cut(tags[i - 1], tags[i]))
        return sum(scores[i, tag] for i, tag in enumerate(tags)) - paid

    every = itertools.product(range(1 + 2 * labels), repeat=count)
    best = max((tags for tags in every if can_stand(tags)), key=worth)
    assert tuple(tagging.best_tags(scores, costs)) == best
    assert charged or tuple(tagging.best_tags(scores)) == best


def test_where_a_cut_costs(text, joined):
    words = text.split()
    costs = tagging.cut_costs(words, [True] * len(words))
    assert [i for i, cost in enumerate(costs) if cost] == joined
    apart = tagging.cut_costs(["Jean", "-", "Paul"], [False, False, True])
    assert apart == [0.0, tagging.CUT_COST, tagging.CUT_COST]


@given(st.lists(st.integers(0, 4), max_size=12).filter(can_stand))
def test_entities_hold_the_tokens_that_are_tagged(tags):
    entities = tagging.entities_of(tags, ["A", "B"])
    inside = {i for start, end, _ in entities for i in range(start, end)}
    assert inside == {i for i, tag in enumerate(tags) if tag}
    assert [start for start, _, _ in entities] == [i for i, tag in enumerate(tags) if tag % 2]


@pytest.mark.parametrize("smoothing", [0.0, 0.1])
@pytest.mark.parametrize("class_weights", [[1, 1, 1], [1, 10, 10], [0.3, 2, 5]])
def test_the_loss_and_its_gradient_are_those_of_pytorch(class_weights, smoothing):
    torch = pytest.importorskip("torch")
    chance = np.random.default_rng(7)
    logits, tags = chance.normal(size=(40, 5)) * 3, chance.integers(-1, 5, size=40)
    weights = tagging.weights_of(class_weights, ["A", "B"])
    loss, gradient = tagging.weighted_loss(logits, tags, weights, smoothing)
    theirs = torch.tensor(logits, requires_grad=True)
    entropy = torch.nn.CrossEntropyLoss(
        weight=torch.tensor(weights), label_smoothing=smoothing, ignore_index=tagging.MISSING
    )
    reference = entropy(theirs, torch.tensor(tags))
    reference.backward()
    assert loss == pytest.approx(reference.item())
    assert gradient == pytest.approx(theirs.grad.numpy())


def test_nothing_said_and_far_scores():
    loss, gradient = tagging.weighted_loss(np.ones((3, 3)), np.full(3, tagging.MISSING), np.ones(3))
    assert loss == 0 and not gradient.any()
    logs = tagging.log_softmax(np.asarray([[1e6, 0.0, -1e6]]))
    assert logs.max() == 0 and not np.isnan(logs).any()
