"""The generalization ontology on disk: build, format, linking, rules."""
