import spacy
from spacy.tokens import Doc, Span

from spacy_kanon.components.states import DOC_EXTENSIONS, SPAN_EXTENSIONS, register_extensions


def test_all_attributes_are_registered_once_and_empty():
    register_extensions()
    register_extensions()
    doc = spacy.blank("en")("Oslo")
    assert all(doc._.get(name) is None for name in DOC_EXTENSIONS)
    assert all(doc[0:1]._.get(name) is None for name in SPAN_EXTENSIONS)


def test_what_a_user_registered_stays():
    name = SPAN_EXTENSIONS[0]
    before = Span.get_extension(name) if Span.has_extension(name) else None
    Span.set_extension(name, default="mine", force=True)
    try:
        register_extensions()
        assert Span.get_extension(name)[0] == "mine"
    finally:
        Span.remove_extension(name)
        if before is not None:
            Span.set_extension(name, default=None)
    assert Doc.has_extension(DOC_EXTENSIONS[0])


def test_each_visible_capital_has_its_evidence():
    nlp = spacy.blank("en")
    nlp.add_pipe("kanon_masker")
    assert nlp.make_doc("Zorkel came.")._.exemptions is None
    doc = nlp("The patient saw Mr Zorkel. Young people came to Bergen, and They left.")
    visible = {token.idx for token in doc if token.text[0].isupper()}
    visible -= {token.idx for span in doc.spans["kanon"] for token in span}
    assert {start for start, _, _ in doc._.exemptions} == visible
    assert all(evidence for _, _, evidence in doc._.exemptions)
