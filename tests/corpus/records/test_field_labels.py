# ruff: noqa: E501
import json

import pytest

from spacy_kanon.records.fields import load_mapping, record_values
from tests.refusals import refused

MAPPING = load_mapping()


def values(record):
    return [(v.label.label, v.text) for v in record_values(record, MAPPING)[0]]


@pytest.mark.parametrize(
    "name,label",
    [  # The WikiPII paper, table 1, and the names of tables.
        *[(name, "BD") for name in ("Born", "Born:", "birth_date", "Date of birth")],
        *[
            (name, "PR")
            for name in ("Parent", "Parent(s)", "Parents", "Father", "Father's name", "Mother’s name")
        ],
        *[(name, "SP") for name in ("Spouse", "Spouse(s)", "Spouses", "SPOUSE ")],
        ("Children", "CH"),
        *[
            (name, "ED")
            for name in (
                "Education", "High school", "High school:", "Law School", "School", "Schools",
                "College", "College(s)", "Colleges", "Alma mater", "Almat mater", "alma_mater",
            )
        ],
    ],
)  # fmt: skip
def test_spellings_of_fields(name, label):
    text = "1972" if label == "BD" else "Xy Zed"
    assert values({name: text}) == [(label, text)]


@pytest.mark.parametrize("name", ["Occupation", "", "spouses of others", "Birth place"])
def test_other_fields_are_no_business_of_ours(name):
    assert values({name: "Oslo"}) == []


def test_empty_and_list_valued_fields(content, expected):
    assert [text for _, text in values({"Spouse": content})] == expected


def test_dates(content, expected, reason):
    found, problems = record_values({"Born": content}, MAPPING)
    assert [value.text for value in found] == expected
    assert bool(problems) == bool(reason) and all(reason in p.reason for p in problems)


def test_the_same_value_in_two_fields_stands_once_per_label():
    record = {"Spouse": "Ann Lee", "Spouses": ["Ann Lee"], "Children": "Ann Lee"}
    assert values(record) == [("SP", "Ann Lee"), ("CH", "Ann Lee")]


def test_mappings_that_cannot_be_used(tmp_path, content):
    path = tmp_path / "mapping.json"
    path.write_text(json.dumps(content))
    refused("KN801", load_mapping, path)
