"""A small world for the tests: what Wikidata would say, by hand."""

import numpy as np

from spacy_kanon.ontology.format import PROPERTIES, Entity


def item(number, label, *, aliases=(), demonyms=(), code="", wanted=False, **targets):
    edges = tuple(tuple(targets.get(name, ())) for name in PROPERTIES)
    return Entity(number, label, tuple(aliases), tuple(demonyms), code, edges, wanted)


class MemorySource:
    """Items from a list."""

    def __init__(self, entities, uses=None):
        self._entities = list(entities)
        self._uses = dict(sorted((uses or {}).items()))

    def entities(self):
        yield from self._entities

    def uses(self):
        numbers = np.array(list(self._uses), dtype=np.int64)
        return numbers, np.array(list(self._uses.values()), dtype=np.int64)

    def describe(self):
        return {"file": "memory"}


FIRST_ORDER_CLASS, HUMAN_SETTLEMENT, CITY, COUNTRY, PERSON, ORGANIZATION = (
    104086571, 486972, 515, 6256, 215627, 43229,
)  # fmt: skip
NORWAY, SWEDEN, OSLO, BERGEN, GEORGIA, US_STATE = 20, 34, 585, 26793, 230, 1428
WORLD = [
    item(FIRST_ORDER_CLASS, "first-order class"),
    item(HUMAN_SETTLEMENT, "human settlement"),
    item(CITY, "city", aliases=["cities"], P279=[HUMAN_SETTLEMENT], P31=[FIRST_ORDER_CLASS]),
    item(COUNTRY, "country"),
    item(PERSON, "person"),
    item(ORGANIZATION, "organization"),
    item(901, "scientist", P279=[PERSON]),
    item(520549, "geologist", aliases=["earth scientist"], P279=[901], P31=[28640]),
    item(28640, "profession", P31=[24017414]),
    item(24017414, "second-order class"),
    item(34770, "language"),
    item(21200, "Germanic languages", P279=[34770]),
    item(9043, "Norwegian", aliases=["Norwegian language"], P31=[34770], P279=[21200]),
    item(2, "Earth", P361=[544]),
    item(544, "Solar System"),
    item(
        NORWAY,
        "Norway",
        aliases=["Kingdom of Norway", "NO", "no"],
        demonyms=["Norwegian"],
        code="NO",
        P31=[COUNTRY],
        P361=[2],
        P30=[51],
    ),
    item(SWEDEN, "Sweden", demonyms=["Swedish"], code="SE", P31=[COUNTRY]),
    item(12585, "Vestland", P131=[NORWAY], P17=[NORWAY]),
    item(OSLO, "Oslo", aliases=["Christiania"], P31=[CITY], P17=[SWEDEN, NORWAY], P131=[NORWAY]),
    item(BERGEN, "Bergen", P31=[CITY], P17=[NORWAY], P131=[12585]),
    item(3918, "university", P279=[ORGANIZATION]),
    item(189004, "college", P279=[ORGANIZATION]),
    item(7270, "republic", P279=[ORGANIZATION]),
    item(204457, "University of Oslo", aliases=["UiO"], P31=[3918], P17=[NORWAY], P131=[OSLO]),
    item(17537576, "creative work"),
    item(11424, "film", P279=[17537576]),
    item(618779, "award"),
    item(33, "Finland", demonyms=["Finnish"], code="FI", P31=[COUNTRY]),
    item(191, "Estonia", demonyms=["Estonian"], code="EE", P31=[COUNTRY]),
    item(GEORGIA, "Georgia", demonyms=["Georgian"], code="GE", P31=[COUNTRY]),
    item(US_STATE, "Georgia", P31=[35657]),
    item(35657, "state of the United States", P279=[HUMAN_SETTLEMENT]),
    item(202444, "given name"),
    item(11879590, "female given name", P279=[202444]),
    item(111, "Bergen", P31=[11879590]),
    item(300, "", P31=[CITY]),
    item(400, "alpha", P279=[401]),
    item(401, "beta", P279=[402, 401]),
    item(402, "gamma", P279=[400]),
    item(999_999, "nobody needs this"),
]
USED = (
    OSLO, BERGEN, 7270, 520549, 9043, 204457, US_STATE, 300, 400, 11424, 189004,
    618779, 17537576, 111,
)  # fmt: skip
USES = dict.fromkeys(USED, 10) | {520549: 50}
