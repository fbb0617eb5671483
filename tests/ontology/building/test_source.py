import json

import pytest

from spacy_kanon.ontology.format import PROPERTIES
from spacy_kanon.ontology.source import DumpSource
from tests.kb.sources.entities import entity, human, item, monolingual, statement, text, write_dump


def read(tmp_path, *entities, **options):
    source = DumpSource(write_dump(tmp_path / "dump.json.bz2", entities), **options)
    return source, list(source.entities())


def values_of(found, name):
    return found.edges[PROPERTIES.index(name)]


def test_best_statements_that_are_not_over(tmp_path, claims, expected):
    _, (found,) = read(tmp_path, entity("Q585", "Oslo", claims={"P31": claims}))
    assert values_of(found, "P31") == expected


def test_names_codes_and_demonyms(tmp_path):
    demonyms = monolingual("P1549", "norvégien", "fr"), monolingual("P1549", "Norwegian")
    claims = statement("P297", "NO", "string"), monolingual("P1448", "Kingdom of Norway")
    _, (found,) = read(tmp_path, entity("Q20", "Norway", ["Norge"], [*demonyms, *claims]))
    assert (found.number, found.label, found.country_code) == (20, "Norway", "NO")
    assert found.aliases == ("Norge", "Norway", "Kingdom of Norway")
    assert found.demonyms == ("Norwegian",)


def test_labels_and_aliases_of_languages(tmp_path):
    named = entity("Q1", labels={"mul": text("Oslo", "mul")})
    _, found = read(tmp_path, named, entity("Q2"))
    assert [one.label for one in found] == ["Oslo", ""]
    germany = entity("Q183", "Germany")
    germany["labels"]["de"] = text("Deutschland", "de")
    _, (found,) = read(tmp_path, germany, languages=("en", "de"))
    assert "Deutschland" in found.aliases
    _, (found,) = read(tmp_path, germany)
    assert "Deutschland" not in found.aliases


def test_people_are_counted_and_films_known_by_their_cast(tmp_path):
    ada = human("Q7259", "Ada", item("P106", "Q170790"), item("P106", "Q36180"))
    bob = human("Q2", "Bob", item("P106", "Q36180"), item("P106", "Q1", rank="deprecated"))
    other = entity("Q3", "x", modified="2022-09-13T00:00:00Z")
    source, found = read(tmp_path, ada, bob, entity("P31", "instance of"), other)
    assert [one.number for one in found] == [3]
    numbers, counts = source.uses()
    assert dict(zip(numbers.tolist(), counts.tolist(), strict=True)) == {5: 2, 36180: 2, 170790: 1}
    described = source.describe()
    assert (described["people"], described["items"]) == (2, 1)
    assert described["last_modified"] == "2022-09-13T00:00:00Z"
    film, place = ([item(name, "Q7")] for name in ("P161", "P17"))
    _, (film, other) = read(
        tmp_path, entity("Q1", "x", statements=film), entity("Q2", "y", statements=place)
    )
    assert film.has_person and not other.has_person


def with_line(tmp_path, line):
    """A dump of two items with something between them."""
    path = tmp_path / "dump.json"
    path.write_bytes(b'{"id":"Q1"}\n' + line + b'\n{"id":"Q2"}\n')
    return DumpSource(path)


def value_of(**value):
    snak = {"datavalue": {"type": "wikibase-entityid", "value": value}}
    return json.dumps({"id": "Q3", "claims": {"P279": [{"mainsnak": snak}]}}).encode()


def test_a_broken_line_is_named_and_left_out(tmp_path, line):
    line = line.replace(b"NESTED", b'{"a":' * 50_000 + b"1" + b"}" * 50_000)
    with pytest.warns(UserWarning, match=r"KN142.* 1 broken lines.* 2 \("):
        assert [item.number for item in with_line(tmp_path, line).entities()] == [1, 2]


@pytest.mark.parametrize(
    "line", [value_of(id="Q-5"), value_of(**{"numeric-id": -5}), value_of(id="Q" + "9" * 30)]
)
def test_a_value_that_is_no_item_leads_nowhere(tmp_path, line):
    _, item, _ = with_line(tmp_path, line).entities()
    assert values_of(item, "P279") == ()
