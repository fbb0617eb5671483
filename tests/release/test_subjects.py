"""All texts about one person are decided together, and leave in the order in which they came."""

from __future__ import annotations

import pytest
import spacy

from spacy_kanon.errors import KanonError
from spacy_kanon.linkage.build import build_background
from spacy_kanon.release.record import document_record
from spacy_kanon.release.runner import Recipe, make_pipeline, sanitize_texts
from spacy_kanon.release.subjects import sanitize_subjects, sanitize_together
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
    return list(sanitize_subjects(texts, Recipe(**options)))


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
    assert list(sanitize_subjects(TEXTS, Recipe(**options), n_process=2)) == together


def test_nothing_is_left_in_the_folder(tmp_path):
    list(sanitize_subjects(TEXTS, Recipe(), folder=tmp_path))
    assert not list(tmp_path.iterdir())


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    people = [("ann", "Ann makes lace in Oslo."), ("bo", "Bo won in Bergen."), ("cy", "Cy left.")]
    folder = tmp_path_factory.mktemp("background") / "index"
    build_background(people, folder, parts=1)
    return folder


def docs_of_ann(recipe):
    nlp = make_pipeline(recipe)
    docs = [nlp.make_doc(text) for text, subject in TEXTS if subject == "ann"]
    sanitize_together(nlp, docs, subject="ann")
    return nlp, docs


@pytest.mark.parametrize(
    "options",
    [
        {"config": {"replacement": "numbered", "k": 50}},
        {"config": {"allow": ["Bergen", "1990"]}, "generalize": {}},
        {"linkage": {"k": 2}, "generalize": {}},
    ],
    ids=["masked", "generalized", "linkage"],
)
def test_docs_of_one_subject_get_what_the_texts_of_the_subject_get(options, index):
    if "linkage" in options:
        options = {**options, "linkage": {"index": str(index), **options["linkage"]}}
    recipe = Recipe(**options)
    _, docs = docs_of_ann(recipe)
    by_texts = outcomes(**options)
    about_ann = [number for number, (_, subject) in enumerate(TEXTS) if subject == "ann"]
    assert [document_record(doc) for doc in docs] == [by_texts[i].record for i in about_ann]
    for doc, (text, _) in zip(docs, [TEXTS[i] for i in about_ann], strict=True):
        assert doc.text == text and doc._.subject == "ann"
        assert doc._.kanon["mentions"] == len(doc.spans["kanon"])


def test_docs_of_one_subject_are_not_decided_again_alone():
    nlp, docs = docs_of_ann(Recipe(generalize={}))
    with pytest.raises(KanonError, match="KN443"):
        nlp.get_pipe("wikidata_generalizer")(docs[0])


def test_entities_of_docs_of_one_subject_are_candidates():
    nlp = make_pipeline(Recipe())
    docs = [nlp.make_doc("the quux left"), nlp.make_doc("nobody saw the xyzzy")]
    docs[1].set_ents([spacy.tokens.Span(docs[1], 3, 4, "MISC")])
    sanitize_together(nlp, docs)
    assert [doc._.masked_text for doc in docs] == ["the quux left", "nobody saw the ***"]


@pytest.mark.parametrize("texts", [[], [""], ["", ""]])
def test_no_docs_and_empty_ones(texts):
    nlp = make_pipeline(Recipe())
    docs = [nlp.make_doc(text) for text in texts]
    sanitize_together(nlp, docs)
    assert [doc._.masked_text for doc in docs] == texts


def test_docs_need_a_masker():
    nlp = spacy.blank("en")
    doc = nlp.make_doc("Ann Xyzzy lives in Oslo.")
    with pytest.raises(KanonError, match="KN443"):
        sanitize_together(nlp, [doc])
    assert not doc.spans
