-- An index of documents to search, made by `scripts/index_documents.py`.
CREATE TABLE documents (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE VIRTUAL TABLE words USING fts5 (
    content, content='', tokenize='unicode61 remove_diacritics 2'
);
