"""Entities as a tag for each token: which tags, which of them may follow, and the network."""
