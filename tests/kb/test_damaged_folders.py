"""Damaged folders: each kind and sort of damage some times, or KANON_FUZZ times (3600)."""

import os
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
    restore,
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


@pytest.mark.parametrize("how,inputs", [(FLIPPED, 40), (TAMPERED, 60)])
def test_damage_is_refused_with_a_code_or_changes_no_answer(sound, tmp_path, how, inputs):
    kind, folder, reader = sound
    inputs = int(os.environ.get("KANON_FUZZ", inputs))
    copy = shutil.copytree(folder, tmp_path / "copy")
    for index in range(inputs):
        number = index * bits(folder) // inputs if how == FLIPPED else index
        name = damage(copy, kind, how, SEED, number)
        result = reader.read(copy)
        restore(copy, folder, name)
        assert result.split(":")[0] in ALLOWED[how], (how, SEED, number, name, result)
