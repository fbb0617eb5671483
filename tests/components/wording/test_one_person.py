"""One number for one person of a text, and another for a relative with the same surname."""

import pytest
import spacy


@pytest.fixture(scope="module")
def nlp():
    made = spacy.blank("en")
    made.add_pipe("kanon_masker")
    made.add_pipe("wikidata_generalizer")
    return made


@pytest.mark.parametrize(
    ("text", "same", "apart"),
    [
        (
            'Thomas Wallace \\"Wally\\" Dunn was a trainer. Dunn won. His son Peter Dunn left.',
            ['Thomas Wallace \\"Wally\\" Dunn', "Dunn"],
            ["Peter Dunn"],
        ),
        (
            "Thomas Birnauer was born. His son Peter Birnauer left. Birnauer died.",
            ["Thomas Birnauer", "Birnauer"],
            ["Peter Birnauer"],
        ),
        (
            "Octavia Lenora Spencer was born. Her mother, Dellsena Spencer, sang. Spencer acts.",
            ["Octavia Lenora Spencer", "Spencer"],
            ["Dellsena Spencer"],
        ),
        ("Anna Birnauer came. Anna left.", ["Anna Birnauer", "Anna"], []),
        # A surname alone refers to the first person with this surname.
        (
            "Jonathan Favreau was the child of Ann, a teacher, and Charles Favreau. Favreau left.",
            ["Jonathan Favreau", "Favreau"],
            ["Charles Favreau"],
        ),
        (
            "Ada Kelly was born. Her mother was film actress Susan Kelly. Kelly sang.",
            ["Ada Kelly", "Kelly"],
            ["Susan Kelly"],
        ),
        (
            'He met Juanita B. "Nita" Quaid. Quaid died. Nita Quaid lived.',
            ['Juanita B. "Nita" Quaid', "Nita Quaid", "Quaid"],
            [],
        ),
        (
            'Ada Kelly was born. Her British parents, Susan "Sue" Kelly and Rob, sang. Kelly left.',
            ["Ada Kelly", "Kelly"],
            ['Susan "Sue" Kelly'],
        ),
        (
            "Kelly was born in Ohio, the daughter of Sue Kelly, a teacher, and Rob Kelly.",
            ["Kelly"],
            ["Sue Kelly", "Rob Kelly"],
        ),
        ('His wife was Florence "Flora" Priest. Priest left.', ['Florence "Flora" Priest'], []),
    ],
)
def test_each_person_has_one_number(nlp, text, same, apart):
    doc = nlp(text)
    said = {span.text: span._.replacement for span in doc.spans["kanon"]}
    number = said[same[-1]]
    assert number.startswith("PERSON") and {said[name] for name in same} == {number}
    assert number not in {said[name] for name in apart}
