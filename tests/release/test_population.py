"""A release that was counted in a sample of a population: what each report says of it."""

import json

import pytest
from spacy.tokens import DocBin

from spacy_kanon import KanonError, Population, audit, build_kb, open_kb, sanitize
from spacy_kanon.components.doc_spans import read_state
from spacy_kanon.components.kanon_pipe import KnowledgeSlot
from spacy_kanon.kb.reader import SAMPLE
from spacy_kanon.names import DEM, LOC
from spacy_kanon.release.runner import Recipe, make_pipeline
from spacy_kanon.release.sanitize import Summary
from spacy_kanon.types import TermRow
from tests.commands import command
from tests.fakes import pipeline
from tests.kb.people import MemoryPeople

TEXT = "A judoka from Oslo met a sculptor in Bergen. Call 555-0100 or mail bo@example.org."


@pytest.fixture(scope="module")
def folders(tmp_path_factory):
    """The same 400 people as a list and as a sample of 40,000."""
    rows = [TermRow("Oslo", person, LOC, "P19") for person in range(300)]
    rows += [TermRow("judoka", person, DEM, "P106") for person in range(280, 400)]
    rows += [TermRow("Bergen", person, LOC, "P20") for person in range(298, 306)]
    rows += [TermRow("sculptor", 299, DEM, "P106")]
    place = tmp_path_factory.mktemp("population")
    people = MemoryPeople(rows)
    build_kb(people, place / "list")
    build_kb(people, place / "sample", population=Population("town", 40_000))
    build_kb(people, place / "whole", population=Population("town", 400))
    return place


def test_a_release_says_what_is_counted_estimated_and_promised(folders):
    (listed,) = sanitize([TEXT], kb=str(folders / "list"), k=5)
    (sampled,) = sanitize([TEXT], kb=str(folders / "sample"), k=5)
    assert listed.fits is None and listed.k_reached == 8
    fits = sampled.fits
    assert fits["needed"] <= fits["counted"] == 2 and "Oslo" in sampled.text
    assert "Oslo" not in listed.text
    low, high = fits["estimated"][1:]
    assert 5 <= sampled.k_reached == fits["promised"] <= fits["estimated"][0]
    assert low < 100 * fits["counted"] < high < 40_000
    assert "fits" not in sampled.report() and sampled.report(evidence=True)["fits"] == fits
    config = {"kb": str(folders / "sample"), "confidence": 0.99}
    nlp = make_pipeline(Recipe(config=config, generalize={}))
    doc = nlp(TEXT)
    report = doc._.kanon
    assert report["fits"]["confidence"] == 0.99 and report["fits"]["counted"] > 0
    assert report["k_reached"] == report["fits"]["promised"] >= 5
    again = next(DocBin(docs=[doc], store_user_data=True).get_docs(nlp.vocab))
    assert read_state(again, open_kb(folders / "sample")).fits["confidence"] == 0.99


@pytest.mark.parametrize(
    ("guarantee", "generalize"), [("joint", None), ("joint", {}), ("combinations", None)]
)
def test_a_sample_of_as_many_as_there_are_is_a_list_byte_for_byte(folders, guarantee, generalize):
    released = []
    for name in ("list", "whole"):
        config = {"kb": str(folders / name), "guarantee": guarantee}
        (release,) = sanitize([TEXT], recipe=Recipe(config=config, generalize=generalize))
        assert release.fits is None
        released.append((release.text, json.dumps(release.report(evidence=True))))
    assert released[0] == released[1]


def test_the_release_says_what_was_needed_and_the_audit_counts_it(folders):
    for generalize in (None, {}):
        recipe = Recipe(config={"kb": str(folders / "sample")}, verify=True, generalize=generalize)
        (release,) = sanitize([TEXT], recipe=recipe)
        assert release.problem is None and release.fits["counted"] < 20
    texts = [
        "A judoka from Oslo.", "A judoka from Oslo, then Bergen.", "Mail bo@example.org.",
        "Nothing.",
    ]  # fmt: skip
    listed = audit(texts, kb=folders / "list", k=5).tally
    sampled = audit(texts, kb=folders / "sample", k=5).tally
    assert (listed.breached, sampled.breached) == (1, 0)
    assert listed.direct == sampled.direct == 1
    assert listed.risk == pytest.approx(1 / 20 + 1 / 2 + 1 + 1 / 400)
    assert sampled.risk == pytest.approx(1 / 2000 + 1 / 200 + 1 + 1 / 40_000, rel=1e-3)


def test_a_summary_names_the_text_that_fits_fewest(folders, capsys):
    summary = Summary()
    releases = sanitize(["Oslo.", TEXT, "Nothing."], kb=str(folders / "sample"))
    for release in releases:
        summary.add(release)
    assert summary.fits == releases[1].fits
    summary.say()
    said = f"95% sure: at least {releases[1].k_reached}"
    assert said in capsys.readouterr().err and summary.report()["fits"] == summary.fits


def test_a_population_is_opened_by_its_name(folders, tmp_path):
    assert open_kb(population="sample").path == open_kb().path == SAMPLE
    for call in (
        lambda: open_kb(population="nowhere"),
        lambda: sanitize(["Oslo."], population="nowhere"),
        lambda: KnowledgeSlot(population="nowhere"),
    ):
        with pytest.raises(KanonError, match=r"KN158.*sample"):
            call()
    # A folder that is named goes before a population; a population that is set, before a folder
    # that a saved pipeline names.
    pipeline(kanon_masker={"kb": str(folders / "list")}).to_disk(tmp_path / "nlp")
    for config, people in (({}, 400), ({"population": "sample"}, 20_000)):
        nlp = make_pipeline(Recipe(pipeline=str(tmp_path / "nlp"), config=config))
        assert nlp("Oslo.")._.kanon["population"] == people


def test_the_commands_take_a_population(folders, tmp_path):
    run = command()
    texts, report = tmp_path / "texts.txt", tmp_path / "audit.json"
    texts.write_text("Nothing.\n")
    for words in ("audit", texts), ("sanitize", texts, "-o", tmp_path / "safe.txt"):
        run(*words, "--population", "nowhere", fails="KN158")
        run(*words, "--population", "sample")
    counted = ("--kb", folders / "sample")
    run("audit", texts, *counted, "--report", report)
    (figures,) = json.loads(report.read_text())["releases"]
    assert figures["shares"]["risk"] == pytest.approx(1 / 40_000) and not figures["direct"]
    why, safe = tmp_path / "why.jsonl", tmp_path / "more.txt"
    run("sanitize", texts, "-o", safe, *counted, "--evidence", why)
    assert json.loads(why.read_text(encoding="utf8"))["fits"]["population"] == "town"


def test_no_more_than_all_masked_phrases_are_generalized():
    """What could stay may be generalized, too: "Oslo", for the sake of the whole."""
    summary = Summary()
    for masked in (True, False):
        summary._add_span({"masked": masked, "generalized": True, "kind": "LOC", "reason": "x"})
    assert "100.0% of masked phrases generalized" in summary._figures()
