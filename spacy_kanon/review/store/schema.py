"""The tables of a project. A change of these is a new format version.

Columns called `body` are sealed by the vault of the project; no other column holds a word of a
text, of a wording or of a comment.
"""

from __future__ import annotations

FORMAT = "spacy-kanon review"
VERSION = 1

SCHEMA = """
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE people (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, role TEXT NOT NULL,
  link BLOB UNIQUE, read_guidelines INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE sessions (
  secret BLOB PRIMARY KEY, person INTEGER NOT NULL REFERENCES people, began TEXT NOT NULL
) STRICT;

CREATE TABLE texts (
  id INTEGER PRIMARY KEY, digest BLOB NOT NULL, words INTEGER NOT NULL,
  body BLOB NOT NULL, machine BLOB, support INTEGER, reached INTEGER,
  released TEXT, released_by INTEGER REFERENCES people, release_k INTEGER, release BLOB
) STRICT;

CREATE TABLE assignments (
  text INTEGER NOT NULL REFERENCES texts, person INTEGER NOT NULL REFERENCES people,
  PRIMARY KEY (text, person)
) STRICT, WITHOUT ROWID;

CREATE TABLE sheets (
  id INTEGER PRIMARY KEY, text INTEGER NOT NULL REFERENCES texts,
  person INTEGER REFERENCES people, version INTEGER NOT NULL DEFAULT 0,
  next_number INTEGER NOT NULL, next_entity INTEGER NOT NULL, body BLOB NOT NULL,
  marks INTEGER NOT NULL DEFAULT 0, decided INTEGER NOT NULL DEFAULT 0,
  checked INTEGER NOT NULL DEFAULT 0, unsure INTEGER NOT NULL DEFAULT 0,
  support INTEGER, unknown INTEGER NOT NULL DEFAULT 0, submitted TEXT
) STRICT;
CREATE UNIQUE INDEX sheet_of ON sheets (text, ifnull(person, 0));

CREATE TABLE marks (
  sheet INTEGER NOT NULL REFERENCES sheets, number INTEGER NOT NULL,
  touched INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (sheet, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE edits (
  sheet INTEGER NOT NULL REFERENCES sheets, version INTEGER NOT NULL, person INTEGER NOT NULL,
  at TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL, request TEXT, body BLOB NOT NULL,
  PRIMARY KEY (sheet, version)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX edit_requested ON edits (sheet, request) WHERE request IS NOT NULL;
CREATE INDEX edits_by_state ON edits (sheet, state, version);

CREATE TABLE trail (
  id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, person INTEGER, action TEXT NOT NULL,
  text INTEGER, detail TEXT NOT NULL, body BLOB, digest BLOB NOT NULL
) STRICT;
CREATE TRIGGER trail_is_not_changed BEFORE UPDATE ON trail
  BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
CREATE TRIGGER trail_is_not_shortened BEFORE DELETE ON trail
  BEGIN SELECT RAISE(ABORT, 'the audit trail is append-only'); END;
"""
