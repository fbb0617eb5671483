"""Items and strings that lie on disk are what a list and a dict would hold."""

import tempfile

import marisa_trie
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from scripts.make_samples import check_sample, main
from spacy_kanon.ontology.build import StoredItems, build_ontology, string_tables, strings_of
from spacy_kanon.ontology.chains import Flag, known_rows, rows_of
from spacy_kanon.ontology.reader import SAMPLE, open_ontology, pack
from tests.ontology.items import USES, WORLD, MemorySource, item
from tests.refusals import refused

NUMBERS = st.lists(st.integers(1, 40), min_size=1, max_size=30)


@given(numbers=NUMBERS, asked=st.lists(st.integers(0, 45)))
def test_items_are_sorted_as_a_list_of_them(numbers, asked):
    entities = [item(n, f"{n % 3}{i % 2}", aliases=["Å"] * (i % 4)) for i, n in enumerate(numbers)]
    with tempfile.TemporaryFile() as file:
        items = StoredItems(file)
        for entity in entities:
            items.append(entity)
        items.sort(lambda number: True)
        assert list(items) == sorted(entities) and len(items) == len(numbers)
        rows = {number: row for row, number in enumerate(sorted(numbers))}
        assert items.numbers.tolist() == sorted(numbers)
        assert rows_of(items.numbers, asked).tolist() == [rows.get(number, -1) for number in asked]
        known = [rows[number] for number in asked if number in rows]
        assert known_rows(items.numbers, asked).tolist() == known


def test_tables_of_strings_are_those_of_a_dict(tmp_path):
    entities = sorted([*WORLD, item(10**6, "Oslo"), item(10**6 + 1, "Oslo"), item(7, "")])
    chance = np.random.default_rng(0)
    uses = chance.integers(0, 3, len(entities))
    flags = np.where(chance.random(len(entities)) < 0.1, Flag.BARRED, 0).astype(np.uint16)
    demonyms, codes = {20: "Norsk"}, frozenset({"NO"})
    found, tables = string_tables(tmp_path / "a", entities, flags, uses, demonyms, codes)
    expected = {}
    for row, entity in enumerate(entities):
        if not flags[row]:
            names = [*entity.demonyms, *filter(None, [demonyms.get(entity.number)])]
            for key, how in strings_of(entity, names, codes) if entity.label else ():
                expected.setdefault(key, []).append((-uses[row], pack(row, how)))
    trie = marisa_trie.Trie(sorted(expected), num_tries=1)
    assert (tmp_path / "a").read_bytes() == trie.tobytes()
    keys = [found.restore_key(number) for number in range(len(found))]
    assert keys == [trie.restore_key(number) for number in range(len(trie))]
    readings = np.split(tables["readings"], tables["reading_offsets"][1:-1])
    for key, here in zip(keys, readings, strict=True):
        assert here.tolist() == [reading for _, reading in sorted(expected[key])]
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_the_sample_is_what_its_tables_make(capsys, tmp_path):
    main(["ontology", "--check"])
    assert open_ontology().fingerprint in capsys.readouterr().out
    ontology = open_ontology()
    assert sum(path.stat().st_size for path in SAMPLE.iterdir()) < 500_000
    cities = ontology.member_ids("class/Q515")
    assert len(cities) > 300 and ontology.meta["counts"]["with_country"] > 300
    assert len(ontology.member_ids("class/Q6256")) > 190
    build_ontology(MemorySource(WORLD, USES), tmp_path / "other")
    refused("its source makes", check_sample, "ontology", tmp_path / "other")
