import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.kb import terms
from spacy_kanon.kb.countries import countries, country_of, country_variants, subdivision_name
from spacy_kanon.names import KEY_PREFIXES
from tests.refusals import refused

GROUPS = json.loads(terms.HARMLESS_PATH.read_text(encoding="utf8"))


@given(st.text(max_size=120))
def test_keys_are_short_and_never_look_like_a_prefixed_key(surface):
    key = terms.surface_key(surface)
    if key is not None:
        assert 1 < len(key) <= 100
        assert len(key.split()) <= 12
        assert not key.startswith(KEY_PREFIXES)
        assert terms.surface_key(key) == key


def test_keys_of_names_and_by_names():
    name = "Thomas Daniel Jasper"
    keys = terms.person_keys(name)
    assert set(keys) >= {name, "Thomas Jasper", *name.split()}
    assert set(keys) >= {"name/T Jasper", "name/T D Jasper", "name/Thomas D Jasper"}
    assert len(keys) == len(set(keys))
    assert terms.person_keys("King of Pop") == ("King of Pop",)  # A by-name gives only itself.
    page_title = terms.person_keys("Joel Abbot (politician)")
    assert "Joel Abbot" in page_title and not any("politician" in key for key in page_title)
    assert "He" not in terms.person_keys("Jiankui He") and "Will" in terms.person_keys("Will Smith")
    keys = terms.own_name_keys(["Kobe Bryant"], ["Black Mamba", "Kobe Bean Bryant", "Vino"])
    assert {"Kobe Bryant", "Black Mamba", "Bean", "Vino", "Bryant"} <= set(keys)
    assert not {"Black", "Mamba"} & set(keys)
    assert {"Black", "Mamba"} <= set(terms.own_name_keys([], ["Black Mamba"]))
    keys = terms.relative_keys(["James Cameron", "Cher"])
    assert "James Cameron" in keys and "name/J Cameron" in keys
    assert not {"James", "Cameron", "Cher"} & set(keys)
    assert len(terms.harmless_terms()) < 1000


@pytest.mark.parametrize("group", GROUPS, ids=[group["group"] for group in GROUPS])
def test_groups_have_a_reason_and_no_term_twice(group):
    assert len(group["reason"]) > 20
    assert group["case"] in ("exact", "lower and title")
    assert len(group["terms"]) == len(set(group["terms"]))
    assert all(term == term.lower() for term in group["terms"])


def test_countries_are_found_by_code_name_and_demonym(name, common):
    country = country_of(name)
    assert country is not None
    assert country.names[0] == common


def test_the_table_is_sound_and_has_the_codes_of_iso_3166():
    assert [*map(country_of, ("", "Atlantis", "no", "Oslo"))] == [None] * 4
    codes = [country.code for country in countries() if country.code]
    names = [country.names[0] for country in countries()]
    assert len(codes) == len(set(codes)) > 190
    assert len(names) == len(set(names))
    assert all(country.demonyms for country in countries())
    pycountry = pytest.importorskip("pycountry")
    for country in countries():
        if country.code and country.code != "XK":  # Kosovo's code is in use, not in the standard.
            assert pycountry.countries.get(alpha_2=country.code) is not None, country


def test_variants(name, languages, some_names, some_demonyms):
    pytest.importorskip("pycountry")
    pytest.importorskip("babel")
    names, demonyms = country_variants(name, languages)
    assert some_names <= set(names)
    assert some_demonyms <= set(demonyms)


def test_subdivisions(country, code, name):
    pytest.importorskip("pycountry")
    found = subdivision_name(country, code)
    assert (found and found.replace("é", "e")) == name


def test_missing_packages_are_named(monkeypatch):
    monkeypatch.setattr("spacy_kanon.errors.find_spec", lambda name: None)
    refused(r"KN001.*pycountry, babel", country_variants, "Norway")
