"""Folders damaged by accident and on purpose; `bench/fuzz_folders.py` runs more of the same."""

import shutil

import pytest

from tests.faulty_folders import (
    FLIPPED,
    HOSTILE,
    KB,
    MAKERS,
    ONTOLOGY,
    OTHER,
    REFUSED,
    SAME,
    TAMPERED,
    Reader,
    bits,
    damage,
)

SEED = 2022
# Hostile folders, by the number they have with seed 7, that ended a reader without these checks: by
# a segmentation fault or bus error in the trie library, an exception without a code, or a hang.
CORPUS = {
    KB: (42, 83, 87, 172, 305, 387, 406, 462),
    ONTOLOGY: (0, 8, 10, 36, 45, 109, 146, 222, 288, 319, 486, 494),
}
CORPUS_SEED = 7
ALLOWED = {FLIPPED: {REFUSED}, TAMPERED: {REFUSED, SAME}, HOSTILE: {REFUSED, SAME, OTHER}}


@pytest.fixture(scope="module", params=MAKERS)
def sound(request, tmp_path_factory):
    """A kind of folder, a sound one, and the process that reads damaged copies of it."""
    folder = tmp_path_factory.mktemp(request.param) / "sound"
    MAKERS[request.param](folder)
    with Reader(request.param, folder) as reader:
        assert reader.read(folder) == SAME
        yield request.param, folder, reader


def outcome_of(sound, tmp_path, how, seed, number):
    kind, folder, reader = sound
    copy = shutil.copytree(folder, tmp_path / f"{how}-{seed}-{number}")
    name = damage(copy, kind, how, seed, number)
    return reader.read(copy), name


@pytest.mark.parametrize("how,inputs", [(FLIPPED, 40), (TAMPERED, 40), (HOSTILE, 60)])
def test_damage_is_refused_with_a_code_or_changes_no_answer(sound, tmp_path, how, inputs):
    for index in range(inputs):
        number = index * bits(sound[1]) // inputs if how == FLIPPED else index
        result, name = outcome_of(sound, tmp_path, how, SEED, number)
        assert result.split(":")[0] in ALLOWED[how], (how, SEED, number, name, result)


def test_what_once_ended_a_reader_is_refused(sound, tmp_path):
    for number in CORPUS[sound[0]]:
        result, name = outcome_of(sound, tmp_path, HOSTILE, CORPUS_SEED, number)
        assert result.split(":")[0] == REFUSED, (number, name, result)
