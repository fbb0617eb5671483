"""Texts are divided as a whole, by chance or by what is present in them."""

from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.records.corpus import DIVISIONS, divide
from tests.refusals import refused

SHARES = {"train": 0.8, "test": 0.2}
DOCUMENTS = st.lists(
    st.tuples(st.integers(0, 9), st.lists(st.sampled_from(["BD", "SP", "CH"]), max_size=4)),
    max_size=20,
)


@given(DOCUMENTS, st.sampled_from(DIVISIONS), st.integers(0, 3))
def test_every_document_is_in_one_part_with_the_others_of_its_text(documents, by, seed):
    doc_ids = [f"{text}.{number}" for number, (text, _) in enumerate(documents)]
    labels = [found for _, found in documents]
    parts = divide(doc_ids, labels, SHARES, by=by, seed=seed)
    assert sorted(n for numbers in parts.values() for n in numbers) == list(range(len(documents)))
    assert all(numbers == sorted(numbers) for numbers in parts.values())
    texts = {name: {documents[n][0] for n in numbers} for name, numbers in parts.items()}
    assert not texts["train"] & texts["test"]


@given(st.lists(st.lists(st.sampled_from(["BD", "SP", "CH"]), max_size=4), max_size=20))
def test_by_presence_no_text_to_train_on_has_more_labels_than_one_to_test_on(labels):
    parts = divide([str(n) for n in range(len(labels))], labels, SHARES, by="presence")
    train, test = ([len(set(labels[n])) for n in parts[name]] for name in ("train", "test"))
    assert max(train, default=0) <= min(test, default=3)
    assert len(train) == -(-len(labels) * 4 // 5)


def test_another_division_is_refused():
    refused(r"KN808.*chance, presence", divide, ["a"], [[]], SHARES, by="size")
