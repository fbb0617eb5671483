"""Profiles are plain files that can be read, copied and changed."""

import pytest

from spacy_kanon.linkage.reader import SAMPLE
from spacy_kanon.names import KINDS, SUB_KINDS
from spacy_kanon.release import profiles
from spacy_kanon.release.runner import make_pipeline
from tests.fakes import pipeline
from tests.refusals import refused

NAMES = ["gdpr-strict", "hipaa-safe-harbor", "legal", "linkage", "research"]


def masker_of(profile):
    return profile.settings["components"]["kanon_masker"]


def test_the_bundled_profiles_can_be_copied(tmp_path):
    assert profiles.profile_names() == NAMES
    profile = profiles.read_profile("hipaa-safe-harbor")
    assert len(profile.rules) == 18
    assert len(masker_of(profile)["operators"]["ZIP"]["restricted"]) == 17
    assert [rule.text[:3] for rule in profile.rules if not rule.covers] == ["(P)", "(Q)"]
    path = tmp_path / "mine.cfg"
    text = (profiles.FOLDER / "research.cfg").read_text(encoding="utf8")
    path.write_text(text.replace("k = 5", "k = 7"), encoding="utf8")
    assert masker_of(profiles.read_profile(str(path)))["k"] == 7


@pytest.mark.parametrize("name", NAMES)
def test_each_makes_a_masker_and_names_every_label_once(name):
    profile = profiles.read_profile(name)
    pipeline(kanon_masker=masker_of(profile))
    labels = [label for rule in profile.rules for label in rule.covers]
    assert len(labels) == len(set(labels)) and set(labels) <= {*KINDS, *SUB_KINDS}
    masked = set(masker_of(profile)["always_mask"])
    assert masked <= set(labels), "every kind that always goes has a rule that says why"


def test_linkage_alone_counts_nothing_and_needs_an_index():
    settings = profiles.read_settings(
        profiles.read_profile("linkage"), None, options={}, overrides={}
    )
    refused("KN183", profiles.make_recipe, settings)
    nlp = make_pipeline(profiles.make_recipe(settings, linkage=SAMPLE))
    written = "Zoe Xyzzy, a Norwegian judoka, was born on 12 May 1972 in Oslo."
    masker = nlp.get_pipe("kanon_masker")
    assert masker(nlp.make_doc(written))._.masked_text == written
    assert nlp(written)._.linkage["k"] == 20


def test_linkage_alone_masks_what_its_index_does_not_know():
    settings = profiles.read_settings(
        profiles.read_profile("linkage"), None, options={}, overrides={}
    )
    nlp = make_pipeline(profiles.make_recipe(settings, linkage=SAMPLE))
    for written, unknown in (
        ("Wei Zhong (Chinese: 魏中) speaks English.", "魏中"),
        ("Wei Zhong (/weɪ ʒɔːŋ/ WAY-zhong) speaks English.", "/weɪ ʒɔːŋ/ WAY-zhong"),
        ("Wei Zhong [weɪ ʒɔːŋ] speaks English.", "weɪ ʒɔːŋ"),
        ("Wei Zhong (born 3 May 2011) speaks English.", "3 May 2011"),
        ("Wei Zhong was Captain Kade in Wolf Moon.", "Captain Kade in Wolf Moon"),
    ):
        doc = nlp.make_doc(written)
        doc._.subject = "Wei Zhong"
        released = nlp(doc)._.masked_text
        assert not {*unknown.split()} - {"in"} & {*released.split()}, released


def test_what_is_no_profile(tmp_path, text, code):
    path = tmp_path / "mine.cfg"
    path.write_text(text, encoding="utf8")
    refused(code, profiles.read_profile, str(path))
