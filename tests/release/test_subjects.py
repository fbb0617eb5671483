"""All texts about one person are decided together, and leave in the order in which they came."""

from functools import partial

import pytest

from spacy_kanon.errors import KanonError
from spacy_kanon.kb.build import build_kb
from spacy_kanon.names import DEM
from spacy_kanon.release.runner import Recipe, make_release_runner
from spacy_kanon.release.silver_texts import annotate_texts, silver_recipe
from spacy_kanon.release.subjects import sanitize_subjects
from spacy_kanon.text.reversible_map import TextMap, restore
from spacy_kanon.training.silver import Entry
from spacy_kanon.types import TermRow
from tests.kb.people import MemoryPeople

TEXTS = [
    ("Ann Xyzzy lives in Oslo.", "ann"),
    ("Bo Quux is an actor.", "bo"),
    ("A geologist, Ann Xyzzy, born in 1968.", "ann"),
    ("", "ann"),
    ("Nobody knows.", None),
    ("Ann Xyzzy of Bergen won in 1990. Xyzzy left Norway.", "ann"),
]


def outcomes(texts=TEXTS, **options):
    return by_subject(texts, make_release_runner(Recipe(**options)).run)


def by_subject(texts, run, **more):
    groups = [((text,), subject) for text, subject in texts]
    return [outcome for (outcome,) in sanitize_subjects(groups, run, **more)]


def test_texts_of_one_subject_are_one_release():
    together = outcomes(mapping=True, verify=True)
    assert [outcome.problem is None for outcome in together] == [True] * 4 + [False, True]
    assert "KN345" in together[4].problem
    for (text, _), outcome in zip(TEXTS, together, strict=True):
        for span in outcome.record["spans"] if outcome.record else ():
            assert 0 <= span["start"] < span["end"] <= len(text)
            assert all(partner < len(outcome.record["spans"]) for partner in span["with"])
    own = [together[i].record for i in (0, 2, 3, 5)]
    assert len({record["k_reached"] for record in own}) == 1
    alone = list(make_release_runner(Recipe()).run([TEXTS[i][0] for i in (0, 2, 5)]))
    kept_alone = sum(not s["masked"] for outcome in alone for s in outcome.record["spans"])
    assert sum(not s["masked"] for record in own for s in record["spans"]) < kept_alone
    for (text, _), outcome in zip(TEXTS, together, strict=True):
        if outcome.record:
            text_map = TextMap.from_dict(outcome.mapping)
            assert restore(outcome.record["masked_text"], text_map) == text
    options = {"mapping": True, "verify": True}
    run = partial(make_release_runner(Recipe(**options)).run, n_process=2)
    assert by_subject(TEXTS, run) == together


def test_placeholders_wordings_and_single_texts():
    texts = outcomes(config={"replacement": "numbered"})
    for i in (0, 2, 5):
        assert "PERSON 1" in texts[i].record["masked_text"]
    assert "PERSON 2" not in str([outcome.record for outcome in texts])
    texts = outcomes(generalize={}, verify=True)
    assert texts[0].record["sanitized_text"].startswith("PERSON 1 lives in")
    assert [t.problem is None for t in texts] == [True] * 4 + [False, True]
    texts = [(text, str(i)) for i, (text, _) in enumerate(TEXTS)]
    alone = list(make_release_runner(Recipe()).run([text for text, _ in TEXTS]))
    assert [t.record for t in outcomes(texts)] == [t.record for t in alone]


def test_refused_and_nothing_is_left_in_the_folder(tmp_path):
    by_subject(TEXTS, make_release_runner(Recipe()).run, output=tmp_path / "out")
    assert not list(tmp_path.iterdir())
    recipe = silver_recipe(kb=str(tmp_path / "absent"))
    with pytest.raises(KanonError):
        list(annotate_texts([Entry("1", "A", "A sang.")], recipe))


@pytest.mark.parametrize("selection", ["greedy", "random"])
def test_a_person_and_what_the_kb_does_not_know_are_masked(selection):
    text = "Qwertz Uiopson was born in Xyzzytown on 3 April 1873. He sang."
    recipe = silver_recipe(selection=selection)
    [(_, silver)] = annotate_texts([Entry("1", "Q", text)], recipe)
    assert [text[piece.start : piece.end] for piece in silver.masks] == [
        "Qwertz Uiopson",
        "Xyzzytown",
        "3 April 1873",
    ]


def test_the_same_seed_gives_the_same_masks_in_one_process_or_two():
    entries = [
        Entry(str(n), f"P{n}", f"P{n} of Oslo, born in 19{n:02}, is a poet.") for n in range(40)
    ]
    recipe = silver_recipe(selection="random", seed=3)
    alone = list(annotate_texts(entries, recipe))
    assert alone == list(annotate_texts(entries, recipe, n_process=2))


@pytest.fixture(scope="module")
def words_kb(tmp_path_factory):
    """Nine people are chefs; the jobs of geologists are missing."""
    folder = tmp_path_factory.mktemp("words")
    rows = [TermRow("chef", person, DEM, "P106") for person in range(9)]
    for name, words in (("without", ()), ("with", ("chef", "geologist"))):
        build_kb(MemoryPeople(rows), folder / name, words=words)
    return folder


@pytest.mark.parametrize("generalize", [None, {}], ids=["masked", "generalized"])
def test_a_word_that_nobody_is_known_to_have_is_of_unknown_risk(
    words_kb, generalize, name, config, masked
):
    if "guarantee" in config:
        generalize = None
    recipe = Recipe(
        config={"kb": str(words_kb / name), **config}, verify=True, generalize=generalize
    )
    [outcome] = make_release_runner(recipe).run(["A geologist and a chef, geologists."])
    assert outcome.problem is None and outcome.record["masked_text"] == masked
    geologist = next((s for s in outcome.record["spans"] if s["keys"] == ["geologist"]), None)
    assert geologist is None or geologist["k"] is None
