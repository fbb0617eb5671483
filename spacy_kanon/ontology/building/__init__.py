"""From a Wikidata dump to an ontology folder."""
