import pytest

from spacy_kanon.kb.countries import countries, country_of, country_variants, subdivision_name
from tests.refusals import refused


def test_countries_are_found_by_code_name_and_demonym(name, common):
    country = country_of(name)
    assert country is not None
    assert country.names[0] == common


@pytest.mark.parametrize("name", ["", "Atlantis", "no", "Oslo"])
def test_what_is_no_country(name):
    assert country_of(name) is None


def test_the_table_is_sound_and_has_the_codes_of_iso_3166():
    codes = [country.code for country in countries() if country.code]
    names = [country.names[0] for country in countries()]
    assert len(codes) == len(set(codes)) > 190
    assert len(names) == len(set(names))
    assert all(country.demonyms for country in countries())
    pycountry = pytest.importorskip("pycountry")
    for country in countries():
        if country.code and country.code != "XK":  # Kosovo's code is in use, not in the standard.
            assert pycountry.countries.get(alpha_2=country.code) is not None, country


def test_variants(name, some_names, some_demonyms):
    pytest.importorskip("pycountry")
    pytest.importorskip("babel")
    names, demonyms = country_variants(name)
    assert some_names <= set(names)
    assert some_demonyms <= set(demonyms)


def test_variants_in_other_languages():
    pytest.importorskip("pycountry")
    pytest.importorskip("babel")
    names, _ = country_variants("NO", ["de", "fr", "xx"])
    assert {"Norwegen", "Norvège"} <= set(names)


@pytest.mark.parametrize(
    "country,code,name", [("US", "VA", "Virginia"), ("CA", "QC", "Quebec"), ("US", "XX", None)]
)
def test_subdivisions(country, code, name):
    pytest.importorskip("pycountry")
    found = subdivision_name(country, code)
    assert (found and found.replace("é", "e")) == name


def test_missing_packages_are_named(monkeypatch):
    monkeypatch.setattr("spacy_kanon.errors.find_spec", lambda name: None)
    refused(r"KN001.*pycountry, babel", country_variants, "Norway")
