from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.lang.en import person_names
from tests.growth import assert_linear


def test_parts(name, titles, given_names, particles, last, suffixes, nicknames):
    parts = person_names.parse_name(name)
    assert [" ".join(part) for part in (parts.titles, parts.given)] == [titles, given_names]
    assert (parts.particles, parts.surname) == (particles, last)
    assert [" ".join(part) for part in (parts.suffixes, parts.nicknames)] == [suffixes, nicknames]


def test_keys_of_a_name(name, some, none):
    keys = person_names.name_keys(name)
    assert set(some) <= set(keys)
    assert not set(none) & set(keys)
    assert len(keys) == len(set(keys))


def found(text):
    return [
        (text[mention.start : mention.end], mention.keys)
        for mention in person_names.find_names(text)
    ]


def test_forms_of_names(text, form, keys):
    assert (form, keys) in found(text)


def test_no_form_of_a_name(text):
    assert found(text) == []


def test_initials_in_a_text_lead_to_the_keys_of_the_name(name):
    parts = person_names.parse_name(name)
    keys = set(person_names.name_keys(name))
    initials = [part[0] for part in parts.given]
    for form in (
        f"{initials[0]}. {parts.full_surname}",
        f"{'.'.join(initials)}. {parts.full_surname}",
        f"{'. '.join(initials)}. {parts.full_surname}",
    ):
        assert any(set(mention_keys) & keys for _, mention_keys in found(f"It was {form} then."))


# Whether two names are known to be of one person.
def test_same_person(one, other, is_same):
    assert person_names.same_person(one, other) is is_same
    assert person_names.same_person(other, one) is is_same


@given(st.text(alphabet="aB. ,'\"()-éØ毛\n\u200bJr", max_size=30))
def test_any_string_is_read(text):
    assert all(person_names.name_keys(text)) or not text.strip()
    assert person_names.same_person(text, text) in (True, False)
    for mention in person_names.find_names(text):
        assert 0 <= mention.start < mention.end <= len(text)


def test_many_people_of_one_given_name_take_linear_time():
    people = [f"Anne Zor{number}kel" for number in range(4_000)]
    assert_linear(lambda size: person_names.cluster_persons(people[-size:]), 4_000)
