from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from pyroaring import BitMap

from spacy_kanon.anonymity import state as reasons
from spacy_kanon.anonymity.decide import decide as decide_mentions
from spacy_kanon.anonymity.explain import explain, explain_before
from spacy_kanon.anonymity.state import Options
from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.names import CODE, DATETIME, LOC, MISC, PERSON
from spacy_kanon.types import Mention, Policy
from tests.refusals import refused

from ..fakes import FakeKnowledge

MANY = set(range(100))
PEOPLE = FakeKnowledge(
    {
        "Oslo": set(range(40)),
        "Bergen": set(range(30, 60)),
        "singer": {0, 1, 30, 31, 32, 33, 34, 35, 70},
        "geologist": {1, 2},
        "Norway": MANY,
        "Ann Berg": set(range(8)),
        "Berg": set(range(50)),
    },
    kinds={"Oslo": LOC, "Bergen": LOC, "Norway": LOC, "Ann Berg": PERSON, "Berg": PERSON},
    population=1_000,
)
MODEL_TEXT = "Ann Berg of Oslo, a singer, likes flumps"
MODEL_PHRASES = ("Ann Berg", "Oslo", "singer", "flumps")
FACTS = st.lists(st.sets(st.integers(0, 15)), min_size=1, max_size=6)


def mentions_of(text: str, *phrases: str, kinds: dict[str, str] | None = None) -> list[Mention]:
    found = []
    at = 0
    for phrase in phrases:
        at = text.index(phrase, at)
        known = phrase in PEOPLE
        kind = PEOPLE.kind(phrase) if known else (kinds or {}).get(phrase, MISC)
        found.append(Mention(at, at + len(phrase), kind, phrase, (phrase,) if known else ()))
        at += len(phrase)
    return found


def decided(text, mentions, knowledge, options, *, forced=()):
    said = [replace(m, policy=Policy.FORCED) if i in forced else m for i, m in enumerate(mentions)]
    return decide_mentions(text, said, knowledge, options, language=ENGLISH)


def decide(text: str, *phrases: str, kinds: dict[str, str] | None = None, **options: object):
    mentions = mentions_of(text, *phrases, kinds=kinds)
    return decided(text, mentions, PEOPLE, Options(**{"guarantee": "combinations", **options}))


# Counts by hand: Oslo & Bergen = 10 people (30..39); Oslo & singer = 8; Bergen & singer = 6;
# all three = 6 (30..35); geologist alone = 2; Oslo & geologist = 2.
def test_verdicts_by_hand(phrases, options, expected):
    masking = decide(" ".join(phrases), *phrases, **options)
    assert [(v.masked, v.reason, v.support) for v in masking.decisions] == expected


def test_who_is_counted_for_a_mention():
    text = "Oslo Oslo"
    known, other = mentions_of(text, "Oslo", "Oslo")
    named = Mention(other.start, other.end, CODE, "Oslo", ("Oslo",), "ents")
    result = decided(text, [known, named], PEOPLE, Options())
    assert [v.reason for v in result.decisions] == ["always", "always"]
    people = FakeKnowledge({"date/1972-05-06": {0, 1}, "date/1972-06-05": {2, 3, 4}}, population=10)
    mention = Mention(0, 8, DATETIME, "5/6/1972", ("date/1972-05-06", "date/1972-06-05"))
    assert decided("5/6/1972", [mention], people, Options()).k_reached == 5
    result = decided("", [], PEOPLE, Options())
    assert (result.decisions, result.k_reached, result.before.support) == ((), None, None)
    text = "Oslo Norway geologist"
    result = decide(text, "Oslo", "Norway", "geologist")
    assert (result.before.support, result.before.terms) == (2, (2,))
    assert explain_before(result) == ("As written, “geologist” fits 2 people of 1,000")
    # What stays has a number behind all that is masked: who hides it later makes nothing one.
    text = "Ann Berg, Oslo, Narnia, Berg, Bo Lind, Mordor, Narnia"
    phrases = text.split(", ")
    kinds = {"Bo Lind": PERSON, "Narnia": LOC, "Mordor": LOC, "Oslo": LOC}
    result = decide(text, *phrases, kinds=kinds)
    assert [v.entity for v in result.decisions if not v.masked] == [3]
    assert [v.entity for v in result.decisions] == [1, 3, 1, 1, 2, 2, 1]
    refused("KN328", decide, "Oslo", "Oslo", guarantee="joint", k=1_001)


def test_a_part_of_a_name_is_a_name_but_no_part_of_a_phrase(name, word, kind):
    text = f"{name} {word}"
    result = decide(text, name, word, kinds={name: PERSON, word: LOC})
    assert result.decisions[1].mention.kind == kind


def test_evidence_is_a_sentence(phrases, options, position, sentence):
    text = " ".join(phrases)
    result = decide(text, *phrases, **options)
    assert explain(result, position) == sentence


def test_evidence_of_a_guessed_kind_names_the_kind_that_is_masked(phrase, kind, worst):
    mentions = [replace(m, unsure=True) for m in mentions_of(phrase, phrase, kinds={phrase: kind})]
    result = decided(phrase, mentions, PEOPLE, Options())
    assert explain(result, 0) == f"“{phrase}” may be a {worst}: that kind is always masked"


def test_how_model_and_counts_combine(combine, unknown, forced, gone):
    mentions = mentions_of(MODEL_TEXT, *MODEL_PHRASES)
    options = Options(combine=combine, unknown=unknown)
    result = decided(MODEL_TEXT, mentions, PEOPLE, options, forced=forced)
    assert {v.mention.key for v in result.decisions if v.masked} == gone


def test_the_risk_of_a_phrase_that_only_the_model_knows_is_that_of_the_unknown():
    mentions = mentions_of(MODEL_TEXT, *MODEL_PHRASES)
    result = decided(MODEL_TEXT, mentions, PEOPLE, Options(unknown="keep"), forced={3, 1})
    oslo, flumps = result.decisions[1], result.decisions[3]
    assert (oslo.reason, oslo.support) == (reasons.MODEL, 40)
    assert (flumps.reason, flumps.support, flumps.score) == (reasons.MODEL, None, 1.0)
    assert "masked by the trained model" in explain(result, 3)


# By hand: Oslo 40, Bergen 30 (10 with Oslo), singer 9 (8 with Oslo, 6 with Bergen and with both),
# geologist 2, Norway 100.
def test_joint_releases_by_hand(phrases, options, stays, support):
    result = decide(" ".join(phrases), *phrases, **{"guarantee": "joint", **options})
    kept = [phrase for phrase, v in zip(phrases, result.decisions, strict=True) if not v.masked]
    assert (kept, result.k_reached) == (stays, support)
    assert result.proof["optimality"] == (1.0 if options.get("selection") != "greedy" else 0.0)


def test_a_term_that_nobody_has_together_with_the_others_goes():
    people = FakeKnowledge({"x": range(10), "y": range(10, 20)}, population=100)
    mentions = [Mention(0, 1, MISC, "x", ("x",)), Mention(2, 3, MISC, "y", ("y",))]
    joint = decided("x y", mentions, people, Options())
    assert [v.masked for v in joint.decisions] == [False, True]
    assert (joint.decisions[1].reason, joint.decisions[1].support) == (reasons.TOGETHER, 0)
    assert "would fit 0 people" in explain(joint, 1)
    # Algorithm 1 keeps both, and one missing fact is enough to single somebody out.
    weaker = Options(guarantee="combinations")
    assert not any(v.masked for v in decided("x y", mentions, people, weaker).decisions)
    richer = FakeKnowledge({"x": range(11), "y": range(10, 20)}, population=100)
    breach = decided("x y", mentions, richer, weaker)
    assert [v.support for v in breach.decisions if v.masked] == [1]


def test_one_key_does_not_lend_its_people_to_another():
    """ "Class of '03" may be 1903 or 2003; "1903" is 1903."""
    people = FakeKnowledge({"date/1903": range(2), "date/2003": range(2, 50)}, population=100)
    either = Mention(0, 3, DATETIME, "date/1903", ("date/1903", "date/2003"))
    exact = Mention(4, 8, DATETIME, "date/1903", ("date/1903",))
    for guarantee in ("joint", "combinations"):
        result = decided("'03 1903", [either, exact], people, Options(guarantee=guarantee))
        assert [v.masked for v in result.decisions] == [False, True]
        assert len({term.key for term in result.terms}) == 2


def test_a_phrase_counts_as_all_that_it_shows():
    """May 1952 fits nobody who sings, 1952 fits one: the text shows the year, too."""
    people = FakeKnowledge(
        {"date/1952-05": range(10, 20), "date/1952": range(10, 60), "singer": range(59, 90)},
        population=100,
    )
    shows = (("date/1952",),)
    month = Mention(0, 3, DATETIME, "date/1952-05", ("date/1952-05",), shows=shows)
    singer = Mention(4, 7, MISC, "singer", ("singer",))
    result = decided("May sgr", [month, singer], people, Options(guarantee="combinations"))
    assert sum(v.masked for v in result.decisions) == 1
    [masked] = [v for v in result.decisions if v.masked]
    assert (masked.reason, masked.support) == (reasons.COMBINATION, 1)
    bare = decided(
        "May sgr", [replace(month, shows=()), singer], people, Options(guarantee="combinations")
    )
    assert not any(v.masked for v in bare.decisions)


@given(FACTS, FACTS, st.integers(2, 5))
def test_a_joint_release_fits_k_people_whatever_facts_the_knowledge_base_lacks(known, lacked, k):
    """Under `"combinations"` it does not: see above."""
    names = [f"x{number}" for number in range(len(known))]
    part = FakeKnowledge({n: p for n, p in zip(names, known, strict=True) if p}, population=20)
    mentions = [
        Mention(3 * i, 3 * i + 2, MISC, name, (name,) if name in part else ())
        for i, name in enumerate(names)
    ]
    result = decided(" ".join(names), mentions, part, Options(k=k))
    whole = [known[i] | (lacked[i] if i < len(lacked) else set()) for i in range(len(known))]
    stays = [i for i, decision in enumerate(result.decisions) if not decision.masked]
    assert len(BitMap.intersection(BitMap(range(20)), *(BitMap(whole[i]) for i in stays))) >= k
