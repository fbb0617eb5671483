-- Made with a new project: its log, which nobody can change or shorten.
CREATE TABLE log (
  id INTEGER PRIMARY KEY, at TEXT NOT NULL, person INTEGER, action TEXT NOT NULL, text INTEGER,
  detail TEXT NOT NULL, body TEXT, digest BLOB NOT NULL
) STRICT;
CREATE TRIGGER log_is_not_changed BEFORE UPDATE ON log
  BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER log_is_not_shortened BEFORE DELETE ON log
  BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
