"""A project on disk: one SQLite file in a folder that only its owner can read."""
