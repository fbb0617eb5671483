"""Pages keep their structure and lose what went, wherever it stands."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spacy_kanon.documents.document import read_document
from spacy_kanon.documents.html import HtmlDocument
from spacy_kanon.errors import KanonError

from .words import released, text_of

# A page, how it reads, and what is left of it without the name.
PAGES = {
    "markup in a name": (
        "<p>Hi <b>Ann</b> <i>Lee</i>!</p>",
        "Hi Ann Lee!",
        "<p>Hi <b>***</b> <i></i>!</p>",
    ),
    "a line break in a name": ("<p>Ann\n  Lee.</p>", "Ann Lee.", "<p>***.</p>"),
    "blocks are apart": ("<p>Ann</p><p>Bo</p>", "Ann\n\nBo", "<p>***</p><p>Bo</p>"),
    "a table": (
        "<table><tr><td>Name</td><td>Ann</td></tr></table>",
        "Name\tAnn",
        "<table><tr><td>Name</td><td>***</td></tr></table>",
    ),
    "entities": ("a &lt; b &amp; Ann &eacute;", "a < b & Ann é", "a &lt; b &amp; *** é"),
    "entities that stay": ("<p>&eacute;</p><p>Ann</p>", "é\n\nAnn", "<p>&eacute;</p><p>***</p>"),
    "attributes": (
        '<img alt="Ann" width=3 data-x="Ann" onerror="Ann">',
        "Ann",
        '<img alt="***" width="3">',
    ),
    "a link with the name": (
        '<a href="/ann-lee.html">Ann Lee</a>',
        "Ann Lee\n\n/ann-lee.html",
        '<a href="***">***</a>',
    ),
    "a class with the name": ('<p class="ann">Ann</p>', "Ann", "<p>***</p>"),
    "code": ('<script>f("Ann")</script><a href="javascript:Ann()">x</a>', "x", "<a>x</a>"),
    "a comment": ("<!-- Ann -->x", "x", "x"),
    "a style": ("<style>/* Ann */ p{}</style>x", "x", "<style> p{}</style>x"),
    "preformatted": ("<pre>a  Ann\n b</pre>", "a  Ann\n b", "<pre>a  ***\n b</pre>"),
    "an image in the page": ('<img src="data:image/png;base64,QW5u">', "", "<img>"),
    "tags that nobody closes": ("<p>Ann<p>Bo<b>x", "Ann\n\nBox", "<p>***<p>Bo<b>x"),
    "signs that are no tags": ("1 < 2 Ann > 3", "1 < 2 Ann > 3", "1 &lt; 2 *** &gt; 3"),
    "elements that nobody has heard of": (
        "<svg><text>An<tspan>n</tspan></text></svg><p>A<q-x>nn</q-x></p>",
        "Ann\n\nAnn",
        "<svg><text>***<tspan></tspan></text></svg><p>***<q-x></q-x></p>",
    ),
    "an element of somebody's": (
        "<ann-card>x</ann-card><p>Ann</p>",
        "x\n\nAnn",
        "<x-element>x</x-element><p>***</p>",
    ),
    "a document type": ("<!DOCTYPE html><p>Ann</p>", "Ann", "<!DOCTYPE html><p>***</p>"),
    "a document type of W3C's": (
        '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/h"><p>x</p>',
        "x",
        '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/h"><p>x</p>',
    ),
    "a document type of somebody's": ("<!DOCTYPE ann><p>Ann</p>", "Ann", "<p>***</p>"),
    "nothing": ("", "", ""),
}


@pytest.mark.parametrize("page,text,expected", PAGES.values(), ids=PAGES)
def test_pages(page, text, expected):
    assert text_of(page.encode(), "html") == text
    assert released(page.encode(), "html").decode() == expected


@pytest.mark.parametrize("encoding", ["utf-8-sig", "latin-1", "utf-16"])
def test_the_encoding_stays(encoding):
    page = '<meta charset="latin-1"><p>Zo\xeb, Ann</p>' if encoding == "latin-1" else "Zo\xeb, Ann"
    data = released(page.encode(encoding), "html")
    assert data.decode(encoding).endswith("***</p>" if encoding == "latin-1" else "***")
    assert "Zo\xeb" in data.decode(encoding)


@pytest.mark.parametrize(
    "data", [b"Zo\xeb", b'<meta charset="no-such"><p>x</p>', b'<meta charset="ascii">\xff']
)
def test_a_page_in_another_encoding_is_refused(data):
    with pytest.raises(KanonError, match="KN971"):
        read_document(data, "html", path="x.html")


MARKUP = ["<p>", "</p>", "<b>", "</b>", "<br/>", "<td a='1' href=x>", "<script>", "</script>",
          "<!--", "-->", "<style>", "</style>", "&amp;", "&#65;", "&", "<", ">", "Ann", " ", "\n",
          "x", "<pre>", "</pre>", "<img alt='Ann'", "<![CDATA[", "]]>", "<?x"]  # fmt: skip


@given(st.lists(st.sampled_from(MARKUP), max_size=25).map("".join))
def test_any_page_loses_the_name_and_nothing_else_that_reads(page):
    data = released(page.encode(), "html").decode()
    assert "Ann" not in text_of(data.encode(), "html")
    # Released once, nothing is left to release.
    assert (
        HtmlDocument(data.encode()).text.split()
        == text_of(released(data.encode(), "html"), "html").split()
    )
