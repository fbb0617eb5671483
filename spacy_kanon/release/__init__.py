"""Many texts through a pipeline: records, maps, one wording through a corpus."""
