"""What goes in these tests: a name, wherever it stands."""

import re

from spacy_kanon.documents.document import read_document, reader_of, release_document
from spacy_kanon.text.rewriting import Replacement

NAME = re.compile(r"Ann\s+Lee|ann@lee\.org|Ann|Lee")


def released(data: bytes, format: str, name: re.Pattern[str] = NAME) -> bytes:
    """A file without the name."""
    document = read_document(data, format, path="x")
    replacements = [Replacement(m.start(), m.end(), "***") for m in name.finditer(document.text)]
    return release_document(document, replacements, reader_of(format))


def text_of(data: bytes, format: str) -> str:
    """All that a reader of a file sees."""
    return read_document(data, format, path="x").text
