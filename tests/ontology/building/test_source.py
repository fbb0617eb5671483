import bz2
import json

import pytest

from spacy_kanon.ontology.format import PROPERTIES
from spacy_kanon.ontology.source import DumpSource


def claim(value, *, rank="normal", ended=False, snaktype="value"):
    kind = "string" if isinstance(value, str) else "monolingualtext"
    if isinstance(value, int):
        kind, value = "wikibase-entityid", {"entity-type": "item", "id": f"Q{value}"}
    snak = {"snaktype": snaktype, "property": "P1"}
    if snaktype == "value":
        snak["datavalue"] = {"value": value, "type": kind}
    return {
        "mainsnak": snak,
        "rank": rank,
        **({"qualifiers": {"P582": [{"snaktype": "somevalue"}]}} if ended else {}),
    }


def entity(item, label="", aliases=(), **claims):
    return {
        "type": "item",
        "id": item,
        "labels": {"en": {"language": "en", "value": label}} if label else [],
        "aliases": {"en": [{"value": name} for name in aliases]} if aliases else [],
        "claims": {name: list(values) for name, values in claims.items()} or [],
        "modified": "2022-09-13T00:00:00Z",
    }


def read(tmp_path, *entities, **options):
    path = tmp_path / "dump.json.bz2"
    lines = ",\n".join(json.dumps(one) for one in entities)
    path.write_bytes(bz2.compress(f"[\n{lines}\n]\n".encode()))
    source = DumpSource(path, **options)
    return source, list(source.entities())


def values_of(found, name):
    return found.edges[PROPERTIES.index(name)]


def test_best_statements_that_are_not_over(tmp_path, claims, expected):
    _, (found,) = read(tmp_path, entity("Q585", "Oslo", P31=claims))
    assert values_of(found, "P31") == expected


def test_names_codes_and_demonyms(tmp_path):
    norwegian = {"text": "Norwegian", "language": "en"}
    french = {"text": "norvégien", "language": "fr"}
    official = {"text": "Kingdom of Norway", "language": "en"}
    norway = entity(
        "Q20",
        "Norway",
        ["Norge"],
        P297=[claim("NO")],
        P1549=[claim(french), claim(norwegian)],
        P1448=[claim(official)],
    )
    _, (found,) = read(tmp_path, norway)
    assert (found.number, found.label, found.country_code) == (20, "Norway", "NO")
    assert found.aliases == ("Norge", "Norway", "Kingdom of Norway")
    assert found.demonyms == ("Norwegian",)


def test_labels_and_aliases_of_languages(tmp_path):
    named = entity("Q1") | {"labels": {"mul": {"language": "mul", "value": "Oslo"}}}
    _, found = read(tmp_path, named, entity("Q2"))
    assert [one.label for one in found] == ["Oslo", ""]
    germany = entity("Q183", "Germany")
    germany["labels"]["de"] = {"language": "de", "value": "Deutschland"}
    _, (found,) = read(tmp_path, germany, languages=("en", "de"))
    assert "Deutschland" in found.aliases
    _, (found,) = read(tmp_path, germany)
    assert "Deutschland" not in found.aliases


def test_people_are_counted_and_films_known_by_their_cast(tmp_path):
    ada = entity("Q7259", "Ada", P31=[claim(5)], P106=[claim(170790), claim(36180)])
    bob = entity("Q2", "Bob", P31=[claim(5)], P106=[claim(36180), claim(1, rank="deprecated")])
    source, found = read(tmp_path, ada, bob, entity("P31", "instance of"), entity("Q3", "x"))
    assert [one.number for one in found] == [3]
    numbers, counts = source.uses()
    assert dict(zip(numbers.tolist(), counts.tolist(), strict=True)) == {5: 2, 36180: 2, 170790: 1}
    described = source.describe()
    assert (described["people"], described["items"]) == (2, 1)
    assert described["last_modified"] == "2022-09-13T00:00:00Z"
    _, (film, other) = read(
        tmp_path, entity("Q1", "x", P161=[claim(7)]), entity("Q2", "y", P17=[claim(7)])
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


@pytest.mark.parametrize(
    "line",
    [
        b'{"id": "Q4"',
        b'{"id": 5}',
        b'{"labels": {}}',
        b'{"id": "Qx"}',
        b'{"id": "Q-5"}',
        b'{"id": "Q0"}',
        b'{"id": "Q' + b"9" * 30 + b'"}',
        b'{"id": "Q4", "labels": {"en": {"value": "K\xf8benhavn"}}}',
        b'{"id": "Q4", "aliases": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001,
    ],
)
def test_a_broken_line_is_named_and_left_out(tmp_path, line):
    with pytest.warns(UserWarning, match=r"KN142.* 1 broken lines.* 2 \("):
        assert [item.number for item in with_line(tmp_path, line).entities()] == [1, 2]


@pytest.mark.parametrize(
    "line", [value_of(id="Q-5"), value_of(**{"numeric-id": -5}), value_of(id="Q" + "9" * 30)]
)
def test_a_value_that_is_no_item_leads_nowhere(tmp_path, line):
    _, item, _ = with_line(tmp_path, line).entities()
    assert values_of(item, "P279") == ()
