"""A small world for the tests: what Wikidata would say, by hand."""

import numpy as np

from spacy_kanon.ontology.build import build_ontology
from spacy_kanon.ontology.format import PROPERTIES, Entity
from spacy_kanon.ontology.reader import open_ontology
from tests.examples import examples


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


HUMAN_SETTLEMENT, CITY, NORWAY, OSLO = 486972, 515, 20, 585
WORLD = [item(number, label, **more) for number, label, more in examples(__file__)["world"]]
USES = dict(examples(__file__)["uses"])


def ontology_of(folder, items=(), more=(), world=WORLD):
    """The opened ontology of the small world and other items. more: How often they are used."""
    build_ontology(MemorySource([*world, *items], {**USES, **dict(more)}), folder)
    return open_ontology(folder)
