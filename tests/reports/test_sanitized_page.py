from html.parser import HTMLParser

from spacy_kanon.reports.sanitized_page import render_page

SPAN = {
    "start": 0, "end": 4, "kind": "LOC", "masked": True, "replacement": "***", "reason": "rare",
    "k": 2, "with": [], "score": 0.5, "evidence": "“Oslo” fits 2 people of 100",
}  # fmt: skip
RECORD = {
    "id": "one", "masked_text": "*** & <b>", "k": 5, "k_reached": None, "population": 100,
    "before": {"support": 2, "terms": [0]}, "spans": [SPAN],
}  # fmt: skip


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.text, self.outside = [], [], []

    def handle_starttag(self, tag, attrs):
        if tag not in ("meta",):
            self.open.append(tag)
        self.outside += [value for key, value in attrs if key in ("src", "href")]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


def test_page_is_well_formed_and_self_contained():
    page = Page()
    html = render_page(
        [("Oslo & <b>", RECORD), ("Oslo & <b>", {**RECORD, "id": None})], title="<T>"
    )
    page.feed(html)
    assert page.open == [] and page.outside == [] and "<script" not in html
    text = "".join(page.text)
    assert "<T>" in text and "*** & <b>" in text and "“Oslo” fits 2 people of 100" in text
    assert "Document 2" in text and "2 documents, 2 of 2 phrases masked" in text


def test_page_without_documents():
    page = Page()
    page.feed(render_page([], title="None"))
    assert "0 documents" in "".join(page.text)


def test_a_kept_phrase_is_marked_as_kept():
    record = {**RECORD, "k_reached": 40, "spans": [{**SPAN, "masked": False}]}
    assert 'class="kept"' in render_page([("Oslo", record)], title="T")


def test_blanks_of_the_text_are_kept():
    page = Page()
    page.feed(render_page([("Oslo\n  is  far", RECORD)], title="T"))
    assert "LOC“Oslo” fits 2 people of 100\n  is  farAs released" in "".join(page.text).replace(
        "\nAs released", "As released"
    )
