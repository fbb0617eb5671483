"""All texts about one person are decided together, and leave in the order in which they came."""

from functools import partial

import pytest

from spacy_kanon.release.runner import Recipe, sanitize_texts
from spacy_kanon.release.subjects import sanitize_subjects
from spacy_kanon.text.reversible_map import TextMap, restore

TEXTS = [
    ("Ann Xyzzy lives in Oslo.", "ann"),
    ("Bo Quux is an actor.", "bo"),
    ("A geologist, Ann Xyzzy, born in 1968.", "ann"),
    ("", "ann"),
    ("Nobody knows.", None),
    ("Ann Xyzzy of Bergen won in 1990. Xyzzy left Norway.", "ann"),
]


def outcomes(texts=TEXTS, **options):
    return list(sanitize_subjects(texts, partial(sanitize_texts, recipe=Recipe(**options))))


@pytest.fixture(scope="module")
def together():
    return outcomes(mapping=True, verify=True)


def test_they_leave_in_order_and_a_text_without_subject_is_a_problem(together):
    assert [outcome.problem is None for outcome in together] == [True] * 4 + [False, True]
    assert "KN345" in together[4].problem
    for (text, _), outcome in zip(TEXTS, together, strict=True):
        for span in outcome.record["spans"] if outcome.record else ():
            assert 0 <= span["start"] < span["end"] <= len(text)
            assert all(partner < len(outcome.record["spans"]) for partner in span["with"])


def test_what_stays_in_all_of_them_fits_k_people_together(together):
    own = [together[i].record for i in (0, 2, 3, 5)]
    assert len({record["k_reached"] for record in own}) == 1
    alone = list(sanitize_texts([TEXTS[i][0] for i in (0, 2, 5)], Recipe()))
    kept_alone = sum(not s["masked"] for outcome in alone for s in outcome.record["spans"])
    assert sum(not s["masked"] for record in own for s in record["spans"]) < kept_alone


def test_a_person_has_one_placeholder_in_all_of_them():
    texts = outcomes(config={"replacement": "numbered"})
    for i in (0, 2, 5):
        assert "PERSON 1" in texts[i].record["masked_text"]
    assert "PERSON 2" not in str([outcome.record for outcome in texts])


def test_every_text_is_restored_by_its_own_map(together):
    for (text, _), outcome in zip(TEXTS, together, strict=True):
        if outcome.record:
            text_map = TextMap.from_dict(outcome.map)
            assert restore(outcome.record["masked_text"], text_map) == text


def test_wordings_are_chosen_together_too():
    texts = outcomes(generalize={}, verify=True)
    assert texts[0].record["sanitized_text"].startswith("PERSON 1 lives in")
    assert [t.problem is None for t in texts] == [True] * 4 + [False, True]


def test_one_text_a_subject_is_sanitized_as_ever():
    texts = [(text, str(i)) for i, (text, _) in enumerate(TEXTS)]
    alone = list(sanitize_texts([text for text, _ in TEXTS], Recipe()))
    assert [t.record for t in outcomes(texts)] == [t.record for t in alone]


def test_processes_change_nothing(together):
    options = {"mapping": True, "verify": True}
    run = partial(sanitize_texts, recipe=Recipe(**options), n_process=2)
    assert list(sanitize_subjects(TEXTS, run)) == together


def test_nothing_is_left_in_the_folder(tmp_path):
    list(sanitize_subjects(TEXTS, partial(sanitize_texts, recipe=Recipe()), folder=tmp_path))
    assert not list(tmp_path.iterdir())
