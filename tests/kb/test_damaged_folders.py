"""Damaged folders; `bench/fuzz_folders.py` runs more of the same."""

import shutil

import pytest

from tests.faulty_folders import (
    FLIPPED,
    MAKERS,
    REFUSED,
    SAME,
    TAMPERED,
    Reader,
    bits,
    damage,
)

SEED = 2022
ALLOWED = {FLIPPED: {REFUSED}, TAMPERED: {REFUSED, SAME}}


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


@pytest.mark.parametrize("how,inputs", [(FLIPPED, 40), (TAMPERED, 60)])
def test_damage_is_refused_with_a_code_or_changes_no_answer(sound, tmp_path, how, inputs):
    for index in range(inputs):
        number = index * bits(sound[1]) // inputs if how == FLIPPED else index
        result, name = outcome_of(sound, tmp_path, how, SEED, number)
        assert result.split(":")[0] in ALLOWED[how], (how, SEED, number, name, result)
