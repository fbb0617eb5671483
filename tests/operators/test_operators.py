"""What each operator writes, and what none of them ever shows."""

import os
import pickle
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.errors import RecordError
from spacy_kanon.lang.en.rules import ENGLISH
from spacy_kanon.names import DATETIME, KINDS, LOC, MISC, PERSON, SUB_KINDS
from spacy_kanon.operators.coarse import shift_days
from spacy_kanon.operators.keyed import ENCRYPTED, decrypt
from spacy_kanon.operators.plain import KeySource, Phrase, Secret
from spacy_kanon.operators.writing import OPERATORS, Writer
from tests.refusals import refused

KEY = "a secret of more than thirty-two characters"
TEXT = "Ann Berg met Bo Ek in Oslo on 12 May 1972."
LABELS = {**{kind: kind for kind in KINDS}, **SUB_KINDS}


@pytest.fixture(autouse=True)
def key(monkeypatch):
    monkeypatch.setenv("KANON_TEST_KEY", KEY)


def writer(settings, style="stars", **more):
    return Writer(style, settings, key=KeySource("env:KANON_TEST_KEY"), **more)


def write(settings, *phrases, text=TEXT, subject=None, **more):
    made = writer(settings, **more)
    around = made.surroundings(text, subject, language=ENGLISH)
    return [made.write(phrase, around) for phrase in phrases]


def person(text, identity="", number=1, before=""):
    return Phrase(text, PERSON, PERSON, number, identity or text, before)


def phrase(text, label="MRN", number=1):
    return Phrase(text, LABELS.get(label, MISC), label, number, text)


# An operator, the label and the text of a phrase, its number, what is written.
def test_what_is_written(operator, label, text, number, pattern):
    (written,) = write({"*": operator}, phrase(text, label, number))
    assert re.fullmatch(pattern, written.text)
    name = operator if isinstance(operator, str) else operator["name"]
    assert name in (written.operator, written.instead_of)
    assert written.true == (written.operator not in ("shift", "surrogate"))


@pytest.mark.parametrize("operator", [name for name in OPERATORS if name not in ("partial",)])
@pytest.mark.parametrize("label", sorted(LABELS))
def test_nothing_of_a_phrase_is_left(operator, label):
    words = ["Zxqvb", "Wkjhp", "Yfgdt"]
    (written,) = write({"*": operator}, Phrase(" ".join(words), LABELS[label], label, 1, "Zxqvb"))
    assert not any(word.lower() in written.text.lower() for word in words)


def test_the_sub_kind_comes_first_then_the_kind_then_all_others(settings, label, text, written):
    assert write(settings, phrase(text, label), style="numbered")[0].text == written


def test_what_is_left_numbered_or_needs_a_subject():
    made = writer({"LOC": "generalize", "PERSON": "kind"})
    around = made.surroundings(TEXT, None)
    written = made.write(phrase("Oslo", LOC), around)
    assert (written.text, written.instead_of) == ("***", "generalize")
    assert made.is_left(phrase("Oslo", LOC)) and made.is_left(phrase("1"))
    assert not made.is_left(person("Ann"))
    one, two = (
        write({}, person("Ann Berg"), text=text, style="numbered", same_within="corpus")[0].text
        for text in ("One.", "Two.")
    )
    assert one == two and re.fullmatch(r"\[PERSON [A-Z2-7]{6}\]", one)
    with pytest.raises(RecordError, match="KN360"):
        write({"*": "hash"}, person("Ann Berg"), same_within="subject")


@pytest.mark.parametrize("operator", ["hash", "pseudonym", "encrypt", "surrogate"])
def test_where_the_same_person_is_called_the_same(operator, same_within, alike):
    texts = [(TEXT, "a"), (TEXT, "a"), ("Ann Berg again.", "a"), ("Ann Berg!", "b")]
    first, *others = [
        write({"*": operator}, person("Ann Berg"), text=text, subject=subject,
              same_within=same_within)[0].text
        for text, subject in texts
    ]  # fmt: skip
    assert tuple(first == other for other in others) == alike


def test_forms_of_a_name_and_keys_that_change():
    forms = ["Anna Marie Berg", "Berg", "Anna", "A. Berg", "BERG", "Anna Berg's", "Dr. Berg"]
    full, last, first, short, capitals, possessive, title = (
        written.text
        for written in write({"*": "surrogate"}, *(person(f, "Anna Marie Berg") for f in forms))
    )
    given, second, family = full.split()
    assert (last, first, short) == (family, given, f"{given[0]}. {family}")
    assert (capitals, possessive, title) == (
        family.upper(), f"{given} {family}'s", f"Dr. {family}"
    )  # fmt: skip
    assert second != given
    (written,) = write({"*": "encrypt"}, phrase("00123456"))
    swapped = "A" if written.text[-6] != "A" else "B"
    changed = [written.text.replace("[MRN", "[SSN")]
    changed += [written.text[:-6] + swapped + written.text[-5:]]
    for text, key in [(written.text, b"x" * 40), *((text, KEY.encode()) for text in changed)]:
        (match,) = ENCRYPTED.finditer(text)
        refused("KN354", decrypt, match, Secret(key), record=1)


def test_gender_stays(name, before, gender):
    from spacy_kanon.operators.surrogates import _gender

    assert _gender(person(name, before=before), name, "en_US") == gender


@given(st.text(max_size=60), st.sampled_from(sorted(LABELS)))
def test_what_is_encrypted_comes_back(text, label):
    os.environ["KANON_TEST_KEY"] = KEY
    (written,) = write({"*": "encrypt"}, phrase(text, label))
    (match,) = ENCRYPTED.finditer(f"It was {written.text}.")
    assert decrypt(match, Secret(KEY.encode()), record=1) == text


@pytest.mark.parametrize("weekday", [False, True])
def test_dates_of_a_subject_move_alike(weekday):
    settings = {"*": {"name": "shift", "weekday": weekday}}
    days = ("12 May 1972", "May 14, 1972", "1972", "Oct 1979")
    phrases = [phrase(day, DATETIME) for day in days]
    moved = write(settings, *phrases, subject="a")
    again = write(settings, *phrases, subject="a", text="Another text.")
    other = write(settings, *phrases, subject="b")
    assert [one.text for one in moved] == [one.text for one in again]
    assert [one.text for one in moved] != [one.text for one in other]
    for before, one in zip(phrases, moved, strict=True):
        assert one.text != before.text and not one.true


@given(st.binary(max_size=8), st.integers(380, 5000), st.booleans())
def test_days_move_every_part_of_a_date(subject, most_days, weekday):
    days = shift_days(Secret(KEY.encode()), subject, most_days, weekday=weekday)
    assert 366 <= abs(days) <= most_days and days % 365
    assert not weekday or days % 7 == 0


def test_settings_that_cannot_be_meant(settings, more, code):
    refused(code, writer, settings, **more)


def test_a_key_from_a_file(tmp_path):
    path = tmp_path / "key"
    refused("KN351", KeySource(f"file:{path}").secret)
    path.write_text(KEY + "\n", encoding="utf8")
    one, two = KeySource(f"file:{path}").secret(), KeySource("env:KANON_TEST_KEY").secret()
    assert one.digest("x", "y") == two.digest("x", "y")


def test_no_key_leaves_the_process_and_digests_are_of_parts():
    source = KeySource("env:KANON_TEST_KEY")
    secret = source.secret()
    assert KEY.encode() not in pickle.dumps(source)
    assert KEY not in repr(secret) and KEY not in str(vars(source))
    with pytest.raises(TypeError):
        pickle.dumps(secret)
    secret = Secret(KEY.encode())
    assert secret.digest("a", "b", "c") != secret.digest("a", "bc")
    assert secret.digest("a", "b") != secret.digest("b", "a")
