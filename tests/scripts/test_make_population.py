"""People drawn from shares: as the tables say, the same each time, and found by their terms."""

import shutil
from collections import Counter
from functools import cache

import numpy as np
import pytest
import tomllib
from make_population import SyntheticPeople, make_population

from spacy_kanon import open_kb
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.gazetteer import find_mentions
from spacy_kanon.kb.build import build_kb
from spacy_kanon.kb.format import folder_bytes
from spacy_kanon.kb.reader import POPULATIONS, population_names
from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.names import DATETIME
from tests.refusals import refused

NAMES = sorted(path.parent.name for path in POPULATIONS.glob("*/population.toml"))
PEOPLE = 3000


@cache
def drawn(name, people=PEOPLE):
    source = SyntheticPeople(name, people=people)
    return source, source.draw()


def is_wanted(value, wanted):
    """What `when` says, read literally."""
    if isinstance(wanted, list):
        return value in wanted
    low, dash, high = wanted.partition("-")
    if dash and low.isdigit() and high.isdigit():
        return int(low) <= int(value) <= int(high)
    return str(value) == wanted or (wanted == "*" and value != "")


@pytest.mark.parametrize("name", NAMES)
def test_people_are_as_the_rows_of_each_table_say(name):
    """The literal reading: of the people whom a row is the first to fit, these shares."""
    source, people = drawn(name)
    for table in source.shares["table"]:
        who = Counter(zip(*(people[n] for n in (*table["given"], table["attribute"])), strict=True))
        for row in table["rows"]:
            when = [(table["given"].index(n), w) for n, w in row.get("when", {}).items()]
            mine = {k: n for k, n in who.items() if all(is_wanted(k[i], w) for i, w in when)}
            who = Counter({k: n for k, n in who.items() if k not in mine})
            total, count = sum(row["shares"].values()), sum(mine.values())
            for value, share in row["shares"].items():
                has = sum(n for k, n in mine.items() if is_wanted(k[-1], value))
                chance = share / total
                spread = 5 * (count * chance * (1 - chance)) ** 0.5 + 5
                assert abs(has - count * chance) <= spread, (table["attribute"], row, value)
        assert not who


@pytest.mark.parametrize("name", NAMES)
def test_tables_name_their_sources_and_what_they_depend_on(name):
    source = SyntheticPeople(name)
    places = tomllib.loads((POPULATIONS / name / "places.toml").read_text("utf8"))
    tables = source.shares["table"]
    assert all(t["source"] and t["year"] > 2000 for t in [*tables, places, source.shares["major"]])
    known = {"region", "city", "country", "group"}
    for table in tables:
        assert set(table["given"]) <= known
        assert {key for row in table["rows"] for key in row.get("when", {})} <= set(table["given"])
        known.add(table["attribute"])
        for row in table["rows"]:
            # Countries of birth of a group are listed as far as they are frequent.
            whole = 97 <= sum(row["shares"].values()) <= 103
            assert whole or table["attribute"] == "birthplace"
    assert source.sample_of.size > 10 * source.population
    assert source.shares["independent"]


def test_regions_and_the_seed_decide_who_is_drawn():
    _, people = drawn("us")
    share = np.mean(people["region"] == "California")
    assert share == pytest.approx(39_538 / 331_450, abs=0.02)
    nurses = people["isco"] == "2221"
    assert np.mean(people["sex"][nurses] == "female") > 0.7
    assert set(people["work"][people["isco"] != ""]) == {"employed"}
    assert set(people["born"] + people["age"]) <= {2022, 2023}
    one, same, other = (SyntheticPeople("no", people=200, seed=seed) for seed in (1, 1, 2))
    assert [list(batch) for batch in one.batches()] == [list(batch) for batch in same.batches()]
    assert (one.draw()["born"] != other.draw()["born"]).any()


@pytest.fixture(scope="module")
def kb(tmp_path_factory):
    source, people = drawn("us")
    folder = tmp_path_factory.mktemp("population") / "kb"
    build_kb(source, folder)
    return open_kb(folder), people


def test_terms_stand_for_those_who_were_drawn_so(kb):
    knowledge, people = kb
    assert knowledge.sample_of.name == "us"
    assert knowledge.sample_of.sampling == "synthetic"
    women, widowed = people["sex"] == "female", people["marital"] == "widowed"
    single = ~np.isin(people["marital"], ["married"]) & women & (people["age"] >= 16)
    expected = {
        "widow": women & widowed,
        "widowed": widowed,
        "single mother of two": single & (people["age"] < 60) & (people["children"] == "2"),
        "Ohio": people["region"] == "Ohio",
        "Midwest": np.isin(people["region"], ["Ohio", "Illinois"]),
        "NYC": np.isin(people["city"], ["Brooklyn", "Queens", "The Bronx"]),
        "Black woman": women & (people["race"] == "Black"),
        "age/43": people["age"] == 43,
        "age/4X": (people["age"] >= 40) & (people["age"] < 50),
        "age/adult": people["age"] >= 18,
        "date/1980": people["born"] == 1980,
        "electrician": people["isco"] == "7411",
        "engineer": np.char.startswith(people["isco"].astype(str), "214"),
    }
    for key, who in expected.items():
        found, ids = set(knowledge.people(key)), set(np.flatnonzero(who).tolist())
        # Other states, boroughs and unit groups have some names, too.
        assert ids and ids <= found, key
        assert ids == found or key in ("Midwest", "NYC", "electrician", "engineer"), key
    assert knowledge.count("United States") == PEOPLE


@pytest.mark.parametrize("name", population_names()[1:])
def test_a_bundled_sample_is_what_its_shares_make(name):
    """Made again where a share changes: `python scripts/make_population.py NAME FOLDER`."""
    source, knowledge = SyntheticPeople(name), open_kb(population=name)
    assert knowledge.meta["source"] == source.describe()
    assert knowledge.sample_of == source.sample_of
    assert knowledge.population == source.population == 200_000
    assert sum(folder_bytes(knowledge.path).values()) < 8_000_000


def test_what_a_word_says_of_several_attributes_is_asked_of_all_of_them(kb):
    knowledge, people = kb
    adults, education = people["age"] >= 18, people["education"]
    some = np.isin(education, ["less than high school", "some college"])
    expected = {
        "never finished high school": adults & (education == "less than high school"),
        "dropped out": adults & some,
        "housewife": (people["work"] == "at home") & (people["sex"] == "female"),
        "MBA": (education == "master") & (people["degree"] == "business"),
        "two sons": people["children"].astype(int) - people["daughters"].astype(int) == 2,
        "engaged to be married": people["wedding"] == "engaged",
        "green card": people["status"] == "permanent resident",
    }
    for key, who in expected.items():
        found, ids = set(knowledge.people(key)), set(np.flatnonzero(who).tolist())
        assert found == ids or (key == "two sons" and found < ids), key
    assert not people["status"][people["citizenship"] == "born"].any()
    assert not (people["wedding"][people["marital"] == "married"] == "engaged").any()


def test_shares_are_a_source_by_name_and_by_folder(tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(POPULATIONS / "no", folder, ignore=shutil.ignore_patterns("kb"))
    for name in ("occupations.toml", "occupations.tsv", "common.toml"):
        shutil.copy(POPULATIONS / name, tmp_path)
    shares = (folder / "population.toml").read_text("utf8")
    (folder / "population.toml").write_text(shares.replace("200_000", "300"), "utf8")
    assert make_population(folder, tmp_path / "kb")["people"] == 300
    assert open_kb(tmp_path / "kb").sample_of.name == "no"


def test_a_table_without_a_row_for_everyone_is_refused(tmp_path):
    refused(r"KN156.*Bundled populations are de, no, uk, us, world", SyntheticPeople, tmp_path)
    source = SyntheticPeople("no", people=50)
    source.shares["table"][1]["rows"] = source.shares["table"][1]["rows"][:1]
    refused(r"KN159.*No row of 'sex'", source.draw)


def test_what_people_say_finds_the_term(kb, text, keys):
    found = find_mentions(Analysis.of_plain(text), kb[0])
    assert {mention.keys[0] for mention in found if mention.keys} == keys
    assert all(kb[0].count(key) for key in keys)


def test_ages_become_a_band_and_a_part_of_life(kb):
    for age in range(6, 100):
        band, *more, free = ENGLISH.rule_wordings(str(age), DATETIME, keys=(f"age/{age}",))
        assert all(f"age/{age}" in keys for keys in band.keys)
        covered = [int(key.removeprefix("age/")) for key in band.keys[0]]
        assert covered == list(range(covered[0], covered[-1] + 1))
        part = "adult" if age >= 18 else "minor"
        assert [wording.keys for wording in more] == [((f"age/{part}",),)]
        assert free.keys == ()
