import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spacy_kanon.kb import wikidata
from spacy_kanon.kb.tables import open_source
from spacy_kanon.names import DATETIME, DEM, LOC, MISC, PERSON, QUANTITY
from spacy_kanon.storage.dump import dump_lines, entity_decoder
from spacy_kanon.types import TermRow
from tests.examples import data_set
from tests.refusals import refused

from .entities import (
    empty_snak,
    entity,
    human,
    item,
    monolingual,
    quantity,
    read,
    statement,
    text,
    time,
    write_dump,
)

pytest.importorskip("msgspec")

NAMES = [monolingual("P1549", "Norwegian"), monolingual("P1448", "Kingdom of Norway")]
NORWAY = entity("Q20", "Norway", ["NO", "no", "NOR", "Norge"], NAMES)
OSLO = entity("Q585", "Oslo", ["Christiania", "oslo"])


def terms(rows, person=0) -> dict[str, set[str]]:
    """Keys of a person by origin, without the keys of names' initials and of items."""
    found: dict[str, set[str]] = {}
    for row in rows:
        if row.person == person and not row.key.startswith(("name/", "item/")):
            found.setdefault(row.origin, set()).add(row.key)
    return found


@pytest.mark.parametrize("suffix", [".json", ".json.gz", ".json.bz2"])
@pytest.mark.parametrize("as_array", [True, False])
@pytest.mark.parametrize("compact", [True, False])
@pytest.mark.parametrize("order", [1, -1])
def test_all_forms_of_a_dump_give_the_same(tmp_path, suffix, as_array, compact, order):
    entities = [NORWAY, human("Q1", "Kari Lie", item("P19", "Q585")), OSLO]
    entities = [dict([*one.items()][::order]) for one in entities]
    path = write_dump(tmp_path / f"dump{suffix}", entities, as_array=as_array, compact=compact)
    source, rows = read(path)
    assert source.population == 1
    assert source.describe()["entities"] == 3
    assert terms(rows)["P19"] == {"Oslo", "Christiania"}


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_values_stand_anywhere_in_the_dump(tmp_path, order):
    entities = [NORWAY, human("Q1", "Kari Lie", item("P27", "Q20"), item("P19", "Q585")), OSLO]
    _, rows = read(write_dump(tmp_path / "d.json", [entities[number] for number in order]))
    assert terms(rows)["P27"] >= {"Norway", "Kingdom of Norway", "NOR", "Norge", "Norwegian"}
    assert not {"NO", "no", "oslo"} & {row.key for row in rows}
    assert TermRow("item/Q20", 0, LOC, "P27") in rows
    assert TermRow("Norwegian", 0, DEM, "P27") in rows


def test_names_of_a_person(tmp_path):
    person = human(
        "Q1",
        "Thomas Daniel Jasper",
        monolingual("P1559", "Tomás Jasper", "es"),
        statement("P742", "Tom Stone", "string"),
        statement("P345", "nm0000123", "external-id"),
        aliases={"en": [text("TJ Jasper"), text("King of Pop")], "de": [text("Der Thomas", "de")]},
        sitelinks={"enwiki": {"site": "enwiki", "title": "Thomas Jasper (geologist)"}},
    )
    _, rows = read(write_dump(tmp_path / "d.json", [person]))
    keys = {row.key for row in rows}
    assert keys >= {"Thomas Daniel Jasper", "Thomas", "Jasper", "Thomas Jasper", "King of Pop"}
    assert keys >= {"Tomas Jasper", "Tom Stone", "name/T D Jasper"}
    assert not {"King", "Pop", "Der Thomas", "nm0000123", "geologist"} & keys
    assert {row.kind for row in rows} == {PERSON}


def test_dates(tmp_path, value, precision, expected):
    person = human("Q1", "Kari Lie", time("P569", value, precision))
    _, rows = read(write_dump(tmp_path / "d.json", [person]))
    found = terms(rows).get("P569")
    assert found is None if expected is None else expected <= found
    assert {row.kind for row in rows if row.origin == "P569"} <= {DATETIME}


def test_qualifiers_of_time_are_dates_too(tmp_path):
    qualifiers = {
        "P580": [time("P580", "+1999-00-00T00:00:00Z", 9)["mainsnak"]],
        "P582": [{"snaktype": "somevalue", "property": "P582"}],
        "P768": [item("P768", "Q99")["mainsnak"]],
    }
    offices = item("P39", "Q7", qualifiers=qualifiers), item("P39", "Q8", qualifiers=[])
    person = human("Q1", "Kari Lie", *offices)
    _, rows = read(write_dump(tmp_path / "d.json", [person]))
    assert "date/1999" in terms(rows)["P580"]
    assert {row.key for row in rows if row.origin == "P39"} == {"item/Q7", "item/Q8"}


def test_ranks_and_empty_values(tmp_path):
    person = human(
        "Q1",
        "Kari Lie",
        item("P19", "Q585", rank="deprecated"),
        item("P20", "Q585", rank="preferred"),
        item("P20", "Q20"),
        empty_snak("P26", "novalue"),
        empty_snak("P40", "somevalue"),
        {"mainsnak": {"snaktype": "value", "property": "P22"}, "rank": "normal"},
    )
    _, rows = read(write_dump(tmp_path / "d.json", [person, OSLO, NORWAY]))
    found = terms(rows)
    assert found["P20"] >= {"Oslo", "Norway"}
    assert not {"P19", "P26", "P40", "P22"} & set(found)


def test_who_is_a_person(tmp_path, entities, population):
    source, _ = read(write_dump(tmp_path / "d.json", entities))
    assert source.population == population


def test_people_as_values_are_known_by_whole_names(tmp_path):
    husband = human("Q2", "Ole Moe", aliases={"en": [text("Ole")]})
    couple = [human("Q1", "Kari Lie", item("P26", "Q2")), husband]
    _, rows = read(write_dump(tmp_path / "d.json", couple))
    assert terms(rows)["P26"] == {"Ole Moe"}
    assert TermRow("name/O Moe", 0, PERSON, "P26") in rows


def test_properties_have_kinds_exclusions_and_a_default(tmp_path):
    facts = {"P106": "Q3", "P1343": "Q4", "P99999": "Q6", "P21": "Q8", "P172": "Q9"}
    person = human("Q1", "Kari Lie", *(item(*fact) for fact in facts.items()))
    values = [
        entity("Q3", "geologist", ["rock scientist"]),
        entity("Q4", "Big Encyclopedia"),
        entity("Q6", "Strange Thing"),
        entity("Q8", "female", ["feminine person"]),
        entity("Q9", "African Americans"),
    ]
    _, rows = read(write_dump(tmp_path / "d.json", [person, *values]))
    kinds = {row.key: row.kind for row in rows if row.origin == "P106"}
    assert kinds["geologist"] == kinds["rock scientist"] == DEM
    assert ("Strange Thing", MISC) in {(row.key, row.kind) for row in rows}
    assert terms(rows)["P172"] == {"African Americans", "African American", "African-American"}
    assert not {"P1343", "P21"} & {row.origin for row in rows}


def test_common_nouns_count_where_they_tell_the_fact(tmp_path, origin, label, is_term):
    entities = [human("Q1", "Kari Lie", item(origin, "Q7")), entity("Q7", label)]
    _, rows = read(write_dump(tmp_path / "d.json", entities))
    assert (label in {row.key for row in rows}) is is_term


def test_quantities(tmp_path):
    height = quantity("P2048", "+1.85", "http://www.wikidata.org/entity/Q11573")
    counts = quantity("P1971", "+3"), quantity("P8687", "+120000")
    person = human("Q1", "Kari Lie", height, *counts)
    _, rows = read(write_dump(tmp_path / "d.json", [person]))
    assert terms(rows)["P2048"] >= {"1.85 m", "185 cm"}
    assert terms(rows)["P1971"] == {"3 children", "three children"}
    assert {row.kind for row in rows if row.origin.startswith("P")} == {QUANTITY}


def test_other_languages_on_request(tmp_path):
    labels = {"de": text("Norwegen", "de"), "en": text("Norway"), "fr": text("Norvège", "fr")}
    country = entity("Q20", labels=labels)
    demonyms = [monolingual("P1549", "Norweger", "de"), monolingual("P1549", "noruego", "es")]
    country["claims"] = {"P1549": demonyms}
    path = write_dump(tmp_path / "d.json", [human("Q1", "K L", item("P27", "Q20")), country])
    english = terms(read(path)[1])["P27"]
    both = terms(read(path, languages=("en", "de"))[1])["P27"]
    assert "Norwegen" not in english and "Norweger" not in english
    assert {"Norway", "Norwegen", "Norweger"} <= both
    assert not {"Norvege", "noruego"} & both


def test_labels_for_all_languages_count_and_batches_are_read_again_without_leaving_files(tmp_path):
    person = human("Q1", None, item("P19", "Q585"), labels={"mul": text("Kari Lie", "mul")})
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    source = wikidata.WikidataDump(
        write_dump(tmp_path / "d.json", [person, OSLO]), beside=scratch / "out"
    )
    first, again = ([row for batch in source.batches() for row in batch] for _ in range(2))
    assert first == again and source.population == 1
    assert list(scratch.iterdir()) == []
    assert "Kari Lie" in terms(first)["name"]


@st.composite
def dumps(draw):
    """Random people and values, in random order, some values missing or without a label."""
    numbers = range(10, 22)
    names = st.sampled_from(["Oslo", "Bergen", "no", "The Hague", "geologist", "male", "x"])
    values = [
        entity(f"Q{n}", draw(st.none() | names), draw(st.lists(names, max_size=2)))
        for n in numbers
        if draw(st.booleans())
    ]
    pairs = st.tuples(
        st.sampled_from(["P19", "P27", "P106", "P21", "P1343"]), st.sampled_from(numbers)
    )
    people = [
        human(f"Q{n}", None, *(item(p, f"Q{q}") for p, q in draw(st.lists(pairs, max_size=5))))
        for n in range(100, 100 + draw(st.integers(1, 6)))
    ]
    return draw(st.permutations(values + people))


def literal_rows(entities) -> set[tuple[str, str, str, str]]:
    """The slow obvious way: all entities in one dict. People by their identifier."""
    by_id = {one["id"]: one for one in entities}
    found = set()
    for person in entities:
        for origin, statements in (person["claims"] or {}).items():
            prop = wikidata.property_of(origin)
            for one in statements:
                value = one["mainsnak"]["datavalue"]["value"]["id"]
                if value == "Q5" or prop.kind == "-":
                    continue
                there = by_id.get(value)
                label = there["labels"]["en"]["value"] if there and there["labels"] else None
                aliases = there["aliases"]["en"] if there and there["aliases"] else []
                names = wikidata.ItemNames(
                    int(value[1:]), [label] if label else [], [one["value"] for one in aliases]
                )
                if not names.is_harmless:
                    found.add((f"item/{value}", person["id"], prop.kind, origin))
                    found |= {(key, person["id"], kind, origin) for kind, key in names.keys(prop)}
    return found


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(entities=dumps(), buffer=st.sampled_from([1, 3, 1000]))
def test_the_join_on_disk_equals_a_dict_of_all_entities(tmp_path, monkeypatch, entities, buffer):
    monkeypatch.setattr(wikidata, "BUFFER", buffer)
    _, rows = read(write_dump(tmp_path / "d.json", entities))
    people = [one["id"] for one in entities if one["claims"] and "P31" in one["claims"]]
    found = {(row.key, people[row.person], row.kind, row.origin) for row in rows}
    assert found == literal_rows(entities)


@pytest.mark.filterwarnings("error")
def test_a_part_of_the_sample_of_wikidata(tmp_path):
    decoder = entity_decoder(wikidata.expand_languages(("en",)))
    lines, humans, kept = [], 0, 0
    for number, line in dump_lines(data_set("wikidata/wikidata-sample.json.bz2")):
        human_there = b'"Q5"' in line and wikidata.is_human(decoder.entity(line))
        humans += human_there
        if not human_there or number % 16 == 0:
            lines.append(line.decode())
            kept += human_there
    assert humans == 48_819
    source, rows = read(write_dump(tmp_path / "part.json", lines))
    assert source.population == kept > 3_000
    by_key: dict[str, set[int]] = {}
    for row in rows:
        by_key.setdefault(row.key, set()).add(row.person)
    citizens = {row.person for row in rows if row.key == "item/Q20" and row.origin == "P27"}
    assert citizens and citizens <= by_key["Norwegian"] & by_key["Norway"] & by_key["Norwegians"]
    assert len(by_key["American"]) > 500
    assert not {"no", "it", "male", "human", "born", "I", "eng", "ie"} & set(by_key)
    assert {row.origin for row in rows} - {"name"} <= set(wikidata.properties())


# Dumps with broken lines, cut dumps, and what looks like a dump.
def test_broken_lines_are_told_and_left_out(tmp_path, broken):
    entities = [human("Q1", "Kari Lie"), broken, human("Q2", "Ole Moe")]
    path = write_dump(tmp_path / "d.json", entities)
    with pytest.warns(UserWarning, match=r"KN142.* 1 broken lines.* 3 \("):
        source, _ = read(path)
    assert source.population == 2
    assert source.describe()["broken_lines"] == 1


@pytest.mark.parametrize(
    "name", [b"K\xf8benhavn", b"\xff", b'x","y":' + b'{"a":' * 50_000 + b'1,"b":"']
)
@pytest.mark.parametrize("whose", [b"Kari Lie", b"Oslo"], ids=["a person", "a value"])
def test_one_line_that_cannot_be_decoded_ends_no_build(tmp_path, name, whose):
    people = [human("Q1", "Kari Lie", item("P19", "Q585")), human("Q2", "Ole Moe")]
    path = write_dump(tmp_path / "d.json", [*people, entity("Q585", "Oslo")])
    path.write_bytes(path.read_bytes().replace(whose, name))
    with pytest.warns(UserWarning, match="KN142.* 1 broken lines"):
        source, _ = read(path)
    assert source.population == (1 if whose == b"Kari Lie" else 2)


@pytest.mark.parametrize("amount", ["", "abc", "1e999", "nan", "-inf", "1" * 5000])
def test_an_amount_that_is_no_number_is_no_term(tmp_path, amount):
    statements = [quantity(name, amount, "http://x/Q11573") for name in ("P2048", "P1971")]
    _, rows = read(write_dump(tmp_path / "d.json", [human("Q1", "Kari Lie", *statements)]))
    assert not any(row.kind == QUANTITY for row in rows)


@pytest.mark.parametrize("identifier", ["Q-5", "Q0", "Q9999999999", "Q" + "9" * 30, "Q٣"])
def test_what_has_no_number_of_an_item_is_no_person_and_no_value(tmp_path, identifier):
    odd = human("Q1", "Kari Lie") | {"id": identifier}
    statement = item("P19", "Q585")
    statement["mainsnak"]["datavalue"]["value"]["id"] = identifier
    source, rows = read(write_dump(tmp_path / "d.json", [odd, human("Q2", "Ole Moe", statement)]))
    assert source.population == 1
    assert not any(row.key.startswith("item/") for row in rows)


def test_files_that_cannot_be_read(tmp_path):
    path = write_dump(tmp_path / "d.json", [human("Q1", "Kari Lie"), *["garbage"] * 11])
    refused("KN140", read, path)
    refused("KN003", open_source, tmp_path / "none.json")
    (tmp_path / "d.xml").write_text("<a/>")
    refused("KN143", open_source, tmp_path / "d.xml")


@pytest.mark.parametrize("content", ["", "[\n]\n", "hello\nworld\n"])
def test_a_file_without_entities(tmp_path, content):
    path = tmp_path / "d.json"
    path.write_text(content)
    refused("KN141", read, path)


@pytest.mark.parametrize("suffix", [".json", ".json.gz", ".json.bz2"])
@pytest.mark.parametrize("as_array", [True, False])
def test_a_truncated_dump(tmp_path, suffix, as_array):
    entities = [human(f"Q{n}", f"Person {n}", item("P19", "Q585")) for n in range(1, 300)]
    path = write_dump(tmp_path / f"d{suffix}", entities, as_array=as_array)
    path.write_bytes(path.read_bytes()[: int(path.stat().st_size * 0.6)])
    refused("KN005", read, path)
