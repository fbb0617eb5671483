"""Pages keep their structure and lose what went, wherever it stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.documents.html import HtmlDocument

from .words import released, text_of

MARKUP = ["<p>", "</p>", "<b>", "</b>", "<br/>", "<td a='1' href=x>", "<script>", "</script>",
          "<!--", "-->", "<style>", "</style>", "&amp;", "&#65;", "&", "<", ">", "Ann", " ", "\n",
          "x", "<pre>", "</pre>", "<img alt='Ann'", "<![CDATA[", "]]>", "<?x"]  # fmt: skip


# A page, how it reads, and what is left of it without the name.
def test_pages(page, text, expected):
    assert text_of(page.encode(), "html") == text
    assert released(page.encode(), "html").decode() == expected


@pytest.mark.parametrize("encoding", ["utf-8-sig", "latin-1", "utf-16"])
def test_the_encoding_stays(encoding):
    page = '<meta charset="latin-1"><p>Zo\xeb, Ann</p>' if encoding == "latin-1" else "Zo\xeb, Ann"
    data = released(page.encode(encoding), "html")
    assert data.decode(encoding).endswith("***</p>" if encoding == "latin-1" else "***")
    assert "Zo\xeb" in data.decode(encoding)


@given(st.lists(st.sampled_from(MARKUP), max_size=25).map("".join))
def test_any_page_loses_the_name_and_nothing_else_that_reads(page):
    data = released(page.encode(), "html").decode()
    assert "Ann" not in text_of(data.encode(), "html")
    again = text_of(released(data.encode(), "html"), "html")  # Nothing is left to release.
    assert HtmlDocument(data.encode()).text.split() == again.split()
