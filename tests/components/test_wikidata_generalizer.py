import pytest
import spacy
from pyroaring import BitMap
from spacy.tokens import DocBin

from spacy_kanon.anonymity.recode import choose_wordings
from spacy_kanon.anonymity.state import JOINT, Choice, DocState, Term, Wording
from spacy_kanon.components import wikidata_generalizer as seen_again
from spacy_kanon.components.wikidata_generalizer import Seen, find_leaks, recheck
from spacy_kanon.errors import KanonError
from spacy_kanon.names import DATETIME, DEM, KANON, LOC, MASK, OMITTED, ORG, PERSON, STAR
from spacy_kanon.release.record import document_record, released_record
from spacy_kanon.text.rewriting import Replacement, rewrite
from spacy_kanon.types import Mention, TermRow
from tests.fakes import pipeline
from tests.growth import assert_linear
from tests.kb.people import kb_of
from tests.refusals import refused

from .kb import build_small_kb

OSLO = "Anna, an actor from Oslo, won in 1968. Oslo is big. Write to a@b.org."


def make(masker=None, **config):
    return pipeline(kanon_masker=masker or {}, wikidata_generalizer=config)


@pytest.fixture(scope="module")
def nlp():
    return make()


def test_text_options_report_and_record(nlp):
    doc = nlp(OSLO)
    expected = "PERSON 1, an actor from a city in Europe, won in 1968. A city in Europe is big."
    assert doc._.sanitized_text.startswith(expected)
    assert doc._.masked_text.startswith("***, an actor from ***, won in 1968. *** is big.")
    assert doc.text == OSLO
    oslo = next(span for span in doc.spans[KANON] if span.text == "Oslo")
    assert oslo._.generalizations[:3] == ["city in Norway", "city in Scandinavia", "city in Europe"]
    assert oslo._.generalizations[-1] == "***"
    assert oslo._.replacement == "city in Europe"
    assert oslo._.risk_evidence["message"].startswith("with what stays, “Oslo” would fit ")
    after = oslo._.risk_evidence["after"]
    assert after["message"].startswith("“city in Norway” with “actor” and “1968” fits 0 people")
    assert after["options"][after["level"]]["phrase"] == "class/Q515/in/Q46"
    fits = [option["fits"] for option in after["options"]]
    assert fits == sorted(fits) and fits[-1] == 20_000
    report = doc._.kanon
    assert report["k_reached"] >= report["k"] == 5
    general = report["generalization"]
    assert general["match"] == "items" and general["breaches"] == []
    assert general["generalized"] == 4 and general["stars"] == 0
    kept = [span for span in doc.spans[KANON] if span.label_ != MASK]
    assert kept and all(span._.generalizations is None for span in kept)
    record = document_record(doc)
    assert record["sanitized_text"] == doc._.sanitized_text
    bare = str(released_record(record) | {"sanitized_text": ""})
    assert "masked_text" not in bare
    assert "Oslo" not in bare and "Norway" not in bare and "city in Scandinavia" not in bare
    assert "Oslo" in str(record)


def test_a_thing_is_not_what_it_is_called_after(nlp, text, released):
    assert released in nlp(text)._.sanitized_text


def test_a_state_is_a_place_and_no_organization(nlp):
    """A knowledge base may have it as one: whom it employed."""
    finder = nlp.get_pipe("wikidata_generalizer")._prepared[1]
    mention = Mention(0, 1, ORG, "")
    asked = ("Norway", "Oslo", "actor", "Xyzzy")
    is_place = {name: finder._is_place(Seen(mention, name, "joined ", ".")) for name in asked}
    assert is_place == {"Norway": True, "Oslo": False, "actor": False, "Xyzzy": False}
    assert nlp("Norway House fell. He came from Norway.")._.sanitized_text.endswith("Scandinavia.")


def test_what_ends_or_is_spelled_as_something_else_is_what_it_is(nlp):
    """ "five" is no adjective, and the gold of a medal not Ann Gold."""
    doc = nlp("Anna is the youngest of five children. Ann Gold left. He won the gold medal.")
    expected = "PERSON 1 is the youngest of several children. PERSON 2 left. He won the medal."
    assert doc._.sanitized_text == expected
    finder = nlp.get_pipe("wikidata_generalizer")._prepared[1]
    assert finder._kind_of_thing("China", but_given=True) == ""
    assert finder._kind_of_thing("China") == LOC


def test_a_short_name_has_the_number_of_the_name_that_it_is_short_for(nlp):
    """The knowledge base has "Fuente" for the first term; the masker found the second alone."""
    text = "Fuente came. José Fuente Lara left. Fuente stayed. He was born in Fuente."
    names = [(0, 1), (13, 0), (36, 0), (66, 0)]  # Starts and terms.
    mentions = tuple(
        Mention(start, start + (16 if start == 13 else 6), PERSON, "x", (), "kb")
        for start, _ in names
    )
    terms = (
        Term("x", PERSON, "José Fuente Lara", None, False, mentions=(1, 2, 3), entity=2),
        Term("fuente", PERSON, "Fuente", None, False, mentions=(0,), entity=1),
    )
    case = DocState(text, 5, JOINT, "", mentions, terms, tuple(n for _, n in names))
    finder = nlp.get_pipe("wikidata_generalizer")._prepared[1]
    assert [term.entity for term in finder.one_person(case)] == [2, 2]
    options = finder.find(case, terms[0], (), ())
    assert "place" not in [option.text for option in options]


def test_no_person_is_a_company_and_no_film_a_creative_work(nlp):
    doc = nlp("He is a Scottish sports broadcaster. She saw the film Drop Dead Gorgeous.")
    assert not any(x in doc._.sanitized_text for x in ("sports organization", "creative work"))


def test_what_an_operator_wrote_stays_as_it_is():
    operators = {"PERSON": "stars", "CREDIT_CARD": {"name": "partial", "last": 4}}
    nlp = make({"operators": operators, "population": "sample"})
    text = nlp("Ann Xyzzy paid for the xyzzyish dan with 4111 1111 1111 1111.")._.sanitized_text
    assert text.startswith("*** paid") and text.endswith("with ***1111.")


def test_options_bring_nothing_back(nlp):
    # Where "1972" must go, "23 May 1972" does not become "1972".
    doc = nlp("Anna, an actor from Oslo, won in 1972, on 23 May 1972.")
    options = {span.text: span._.generalizations for span in doc.spans[KANON]}
    masked = {span.text for span in doc.spans[KANON] if span.label_ == MASK}
    assert "23 May 1972" in masked
    assert ("1972" in masked) != ("1972" in options["23 May 1972"])
    text = make(brackets=True)(OSLO)._.sanitized_text
    assert "an actor from [city in Europe], won" in text and text.startswith("[PERSON 1],")


def test_a_place_is_no_person(nlp, text, place):
    doc = nlp(text)
    said = {span.text: span._.replacement for span in doc.spans[KANON]}
    assert not said.get(place, "").startswith("PERSON"), said


def chosen_by(nlp, monkeypatch, level):
    """The Doc where a selector gives every term that must not stay one level."""

    def select(terms, *, k, node_budget):
        return Choice(tuple(None if term.stays else level for term in terms))

    monkeypatch.setattr(nlp.get_pipe("wikidata_generalizer"), "selector", select)
    return nlp(OSLO)


def test_selectors_that_do_not_count_or_choose_what_is_not_there(nlp, monkeypatch):
    report = chosen_by(nlp, monkeypatch, 0)._.kanon
    assert report["k_reached"] >= 5 and report["generalization"]["breaches"] == []
    message = refused(r"KN441.*number 1", chosen_by, nlp, monkeypatch, 99)
    assert "Oslo" not in message


def test_a_doc_without_evidence_of_a_masker_is_refused(nlp):
    [again] = DocBin(docs=[nlp(OSLO)]).get_docs(nlp.vocab)
    refused("KN443", nlp.get_pipe("wikidata_generalizer"), again)
    alone = pipeline(wikidata_generalizer={})
    refused("KN443", alone, "Oslo")
    assert alone("")._.sanitized_text == ""


def test_what_cannot_be_combined_or_preferred_is_refused():
    refused("KN442", make({"guarantee": "combinations"}), OSLO)
    refused("KN300", make, preference=-0.5)


def test_it_counts_with_the_knowledge_base_of_the_masker(tmp_path):
    kb = str(build_small_kb(tmp_path / "kb"))
    with pytest.warns(UserWarning, match="KN448"):
        doc = make({"kb": kb})("The geologist from Oslo.")
    assert doc._.kanon["population"] == 24
    nlp = pipeline(
        kanon_masker={"kb": kb},
        wikidata_generalizer={"kb": str(build_small_kb(tmp_path / "b", seed=1))},
    )
    with pytest.warns(UserWarning), pytest.raises(KanonError, match="KN444"):
        nlp("Oslo")


def test_preference_says_what_a_wording_is_worth_beside_its_bits():
    text = (
        "Anna, a Norwegian painter and geologist born in 1950 in Oslo, lived in Paris, a Catholic. "
        "She studied in Stockholm and was a violinist, a French writer and a politician."
    )
    docs = [make(preference=bits)(text) for bits in (0.0, 30.0)]
    reports = [doc._.kanon["generalization"] for doc in docs]
    assert [report["config"]["preference"] for report in reports] == [0.0, 30.0]
    assert reports[0]["bits"] > reports[1]["bits"]
    wordings = [[span._.replacement for span in doc.spans["kanon"]] for doc in docs]
    silent = [sum(wording in ("***", "person") for wording in chosen) for chosen in wordings]
    assert silent[0] > silent[1]


@pytest.mark.usefixtures("own_vocabulary")
def test_storing_the_ontology_makes_the_pipeline_stand_alone(tmp_path):
    nlp = make(store_ontology=True)
    expected = nlp(OSLO)._.sanitized_text
    nlp.to_disk(tmp_path / "nlp")
    assert (tmp_path / "nlp" / "wikidata_generalizer" / "ontology" / "meta.json").is_file()
    assert spacy.load(tmp_path / "nlp")(OSLO)._.sanitized_text == expected
    other = make().from_bytes(nlp.to_bytes())
    assert other(OSLO)._.sanitized_text == expected


def test_each_person_has_one_number(nlp, text, same, apart):
    doc = nlp(text)
    said = {span.text: span._.replacement for span in doc.spans["kanon"]}
    number = said[same[-1]]
    assert number.startswith("PERSON") and {said[name] for name in same} == {number}
    assert number not in {said[name] for name in apart}


def test_a_name_has_one_number_with_its_article_and_without(nlp):
    doc = nlp("The board (“the COTOREP”) met. She relied on the COTOREP’s decision. COTOREP left.")
    said = {span.text: span._.replacement for span in doc.spans[KANON] if "COTOREP" in span.text}
    assert len(said) > 1 and set(said.values()) == {"NAME 1"}


def test_a_given_name_is_a_place_where_people_live_there(nlp):
    doc = nlp("He studied in Paris. He left with Paris X in 1979.")
    said = {span.text: span._.replacement for span in doc.spans[KANON]}
    assert said["Paris"] == said["Paris X"] == "NAME 1"


def test_a_quoted_title_of_an_ordinary_word_is_a_name_and_a_degree_is_none(nlp):
    doc = nlp('He holds a Bachelors of Arts degree. He wrote the songs "Nobody" and "Zorkle".')
    said = {span.text: span._.replacement for span in doc.spans[KANON]}
    assert "NAME" not in (said.get("Bachelors of Arts") or "") and said["Nobody"] == "NAME 1"


def test_a_word_that_is_no_name_is_no_person(nlp, text):
    doc = nlp("Ann Xyzzy got her Bachelor's degree in May, and toured the Americas, Asia and Chad.")
    said = {span.text: span._.replacement for span in doc.spans[KANON]}
    kinds = ("PERSON",) if text == "Asia" else ("PERSON", "NAME")
    assert not (said.get(text) or "").startswith(kinds)


# What a wording says besides, in its sentence, is counted before the text is released.
@pytest.fixture(scope="module")
def knowledge(tmp_path_factory):
    rows = [TermRow("member of the board", person, DEM, "P39") for person in range(2)]
    rows += [TermRow("board", person, DEM, "P39") for person in range(9)]
    rows += [TermRow("Dozens", 3, LOC, "P19")]
    rows += [TermRow("Oslo", person, LOC, "P19") for person in range(12)]
    return kb_of(tmp_path_factory.mktemp("seen") / "kb", rows, words=["natural science"])


def test_terms_made_with_the_words_around(knowledge, text, start, end, wording, people, expected):
    new = rewrite(text, [Replacement(start, end, wording)])
    leaks = find_leaks(new, people and BitMap(range(*people)), knowledge, 5, None, [(0, len(text))])
    assert leaks == [(start, end)] * len(expected)


def test_it_reads_until_nothing_leaks_however_often_it_takes(knowledge, monkeypatch):
    """Silencing one wording may join its neighbours: here every reading finds one alone."""
    one_alone = lambda *arguments: find_leaks(*arguments)[:1]  # noqa: E731
    monkeypatch.setattr(seen_again, "find_leaks", one_alone)
    piece, count = "a member of the Council. ", 30
    wordings = (Wording("board", says=(knowledge.people("board"),)), Wording(STAR))
    mentions = [
        Mention(start + 16, start + 23, DEM, f"council {start}", (), "test")
        for start in range(0, count * len(piece), len(piece))
    ]
    terms = [
        Term(mention.key, DEM, "Council", None, False, wordings, mentions=(position,))
        for position, mention in enumerate(mentions)
    ]
    case = DocState(
        piece * count, 5, JOINT, knowledge.fingerprint, tuple(mentions), tuple(terms),
        tuple(range(count)),
    )  # fmt: skip

    def realized(choice: Choice, *_) -> list[Replacement]:
        return [
            Replacement(mention.start, mention.end, wordings[level].text)
            for mention, level in zip(mentions, choice.levels, strict=True)
        ]

    choice, replacements = recheck(case, Choice((0,) * count), realized, knowledge)
    assert choice.levels == (1,) * count
    assert {replacement.text for replacement in replacements} == {STAR}


def of_council(knowledge, text, *wordings):
    start = text.index("Council")
    mention = Mention(start, start + 7, DEM, "council", (), "test")
    term = Term("council", DEM, "Council", None, False, wordings, mentions=(0,))
    return DocState(text, 5, JOINT, knowledge.fingerprint, (mention,), (term,), (0,))


def test_where_a_rule_of_the_language_says_too_much_a_mark_is_left(knowledge):
    """A rule over the whole text may write a term, or join one: no wording can be silenced then."""
    case = of_council(knowledge, "a member of the Council", Wording(STAR))
    realized = lambda _, omitted: [Replacement(16, 23, omitted.get((16, 23), "board"))]  # noqa: E731
    _, replacements = recheck(case, Choice((0,)), realized, knowledge)
    assert replacements == [Replacement(16, 23, OMITTED)]


def test_a_wording_gets_coarser_and_what_is_a_name_now_is_left_out(knowledge):
    says = [Wording(text, says=(BitMap(range(9)),)) for text in ("board", "body")]
    case = of_council(knowledge, "a member of the Council met Dozens", *says, Wording(STAR))

    def realized(choice, omitted):
        body = Replacement(16, 23, says[choice.levels[0]].text)
        return [body, *(Replacement(*s, {STAR: "Dozens"}.get(t, t)) for s, t in omitted.items())]

    choice, replacements = recheck(case, Choice((0,)), realized, knowledge)
    assert choice.levels == (1,)
    assert replacements == [Replacement(16, 23, "body"), Replacement(28, 34, OMITTED)]


def test_many_terms_and_many_wordings_take_linear_time(knowledge, monkeypatch):
    monkeypatch.setattr(seen_again, "detect", lambda analysis, *_, **__: towns[analysis.text])
    towns, texts = {}, {}
    for count in (2_000, 8_000):
        starts = range(5, 9 * count, 9)
        texts[count] = rewrite("Oslo 30. " * count, [Replacement(n, n + 2, "***") for n in starts])
        towns[texts[count].text] = [
            Mention(n, n + 4, LOC, "Oslo", ("Oslo",), "test") for n in range(0, 10 * count, 10)
        ]

    def read_again(count):
        assert find_leaks(texts[count], None, knowledge, 5) == []

    assert_linear(read_again, 8_000)


def test_an_ordinary_word_rather_stays_than_a_date(text, levels):
    who = [BitMap(range(*bounds)) for bounds in ((40,), (900,), (38, 60), (36, 200))]
    worker, seventies = Wording("worker", says=(who[1],)), Wording("the 1970s", says=(who[3],))
    terms = [
        Term("director", DEM, text, who[0], True, (worker, Wording(STAR))),
        Term("date/1972", DATETIME, "1972", who[2], True, (seventies, Wording(STAR))),
    ]
    assert choose_wordings(terms, k=5, population=1000)[0].levels == levels


def test_a_wording_that_few_people_have_is_worth_no_more_than_the_term(rare):
    wordings = (Wording("worker", says=(BitMap(range(rare)),)), Wording(STAR))
    term = Term("accountant", LOC, "x", BitMap(range(200)), True, wordings, (), (0,))
    choice, _ = choose_wordings([term], k=5, population=1000)
    assert choice.levels == (None,) and choice.counted.k_reached == 200
