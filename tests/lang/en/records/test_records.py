"""What of forms, notes, letters, chats and logs is a mention, and what is their form.

Each row that masks less has a counter-row beside it that still masks.
"""

from __future__ import annotations

import pytest
import spacy

from spacy_kanon.components.supplied_spans import token_bounds
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import find_candidates, weigh_entities, with_kinds_of
from spacy_kanon.lang.en.addresses import find_whole_addresses
from spacy_kanon.lang.en.dates import find_foreign_dates
from spacy_kanon.lang.en.quantities import find_measurements
from spacy_kanon.text.borders import read_borders
from spacy_kanon.text.rewriting import Replacement, rewrite
from spacy_kanon.types import Mention

NLP = spacy.blank("en")


def analysis_of(text: str) -> Analysis:
    return Analysis(text, *token_bounds(NLP.make_doc(text)))


def surfaces(text: str) -> list[str]:
    return [text[m.start : m.end] for m in find_candidates(analysis_of(text))]


@pytest.mark.parametrize(
    "text, expected",
    [
        # Labels of fields say nothing, and what stands behind them is a value.
        (
            "Surname: Achterberg\nSex: Female\nAllergies: Latex\nReason: Pain",
            ["Achterberg", "Pain"],
        ),
        ("Name: Rose Hope\nStatus: Open\n", ["Rose Hope"]),
        ("Occupation: Taxi driver\nPlan: Family cover", ["Taxi driver"]),
        ("Priya: hi\nGareth: hello", ["Priya", "Gareth"]),
        ("[00:12:05] INTERVIEWER: And then?", []),
        ("Address: Apt 12, Macon, GA 31201\nPhone (day): 478", ["Apt 12, Macon, GA 31201", "478"]),
        ("at 16 Bay Terrace, Mumbles. Hospital staff came.", ["16 Bay Terrace, Mumbles"]),
        # What stands behind a colon or a quotation mark begins a sentence, or is a name.
        ('It said: "Invalid session, sign in again".', []),
        (
            "She was trained by: Adler 1984 to 2012; Whaling 2014 to now, and won.",
            ["Adler", "1984", "2012", "Whaling", "2014"],
        ),
        ('The film "Silence of Xyzzy" ran.', ["Silence of Xyzzy"]),
        # What a code is called is no mention; the same letters alone may be.
        ("Her NHS number is 943 476 5919, her SSN 219-09-9999.", ["943 476 5919", "219-09-9999"]),
        ("The NHS saw her; the VIN is lost.", ["NHS", "VIN"]),
        # Numbers of items and sections; letters in front of a name are its initials.
        ("1. Ceilings\n2. Gutters\n(a) Doors\n", []),
        ("K. S. Ravikumar left.", ["K. S. Ravikumar"]),
        ("see page 3 of 12, section 13 and paragraphs 21 to 24", []),
        ("he won 24 prizes", ["24"]),
        # Headings of ordinary words; names in them stay names.
        ("Discharge Summary\n\nHuman Resources\n\nGeneral Manager\n", []),
        ("Discharge of Xyzzy\n", ["Xyzzy"]),
        ("DISCHARGE SUMMARY\n\nTHE PATIENT XYZZY BERG LIVES ALONE.\n", ["XYZZY BERG"]),
        # Doses, vital signs, eponyms.
        ("Ramipril 10mg od, BP 142/88, HR 104, Hb 131, then Gram stain.", ["Gram"]),
        ("She gave Megan 500 mg of it.", ["Megan"]),
        # Drugs by a list, and by the stems of their names, which a title outweighs.
        (
            "We stopped Ondansetron, Trimethoprim and Cefalexin for Mr Wexaban.",
            ["Cefalexin", "Wexaban"],
        ),
        ("The BBD said that it was a Creutzfeldt day.", ["BBD", "Creutzfeldt"]),
        ("no sign of Creutzfeldt-Jakob disease", ["Creutzfeldt-Jakob disease"]),
        # Time without a place in the calendar, and with one.
        ("It took 26 hours and will be seen next week or tomorrow.", []),
        ("It took 26 hours on Tuesday 5 December.", ["Tuesday 5 December"]),
        # Ordinary words at the start of a sentence, by counts; names there stay names.
        ("Troponin rose. Scans were clear. Mark your calendar.", []),
        ("Mark was clear. Hope continues.", ["Mark", "Hope"]),
        # A word in lower case that is a given name, or that nobody has in a text without capitals.
        ("then megan came and a rose fell", ["megan"]),
        ("he saw angela merkel and mohammed al-farsi", ["angela merkel", "mohammed al-farsi"]),
        ("then megan de souza sang", ["megan de souza"]),
        ("later megan and ria came", ["megan", "ria"]),
        ("omg did u hear that kirkgate is closed again, it was so bad for us", ["kirkgate"]),
        ("The synovitis was mild and the man was well again after that.", ["synovitis"]),
        ("She retrained as a piano tuner.", ["piano tuner"]),
        # Columns of a table are no phrase.
        ("Xyzzy Berg    Quorl Lund", ["Xyzzy Berg", "Quorl Lund"]),
    ],
)
def test_form_and_mentions(text, expected):
    assert surfaces(text) == expected


@pytest.mark.parametrize(
    "text, markup",
    [
        ('<p class="x">Ann</p>', ['<p class="x">', "</p>"]),
        ('<a href="mailto:a@b.cd">', ['<a href="mailto:', '">']),
        ('<img alt="Ann Lie" src="a.png"/>', ['<img alt="', '" src="', '"/>']),
        ("[Ann](https://a.b/c)", ["]("]),
        ("a &amp; b", ["&amp;"]),
        ("a < b and <Zorvath> c", []),
        ("<ann@b.cd>", []),
    ],
)
def test_markup(text, markup):
    found = read_borders(text)
    assert [text[start:end] for start, end in found.cuts] == markup if found else not markup


@pytest.mark.parametrize(
    "text, phrase, released",
    [
        ("<b>Ann</b> left", "Ann</b", "<b>***</b> left"),
        ('<p title="Ann">', 'title="Ann', '<p title="***">'),
        ("<b></b>", "<b>", "***</b>"),  # Nothing else is there to replace.
        ("a Ann b", "Ann", "a *** b"),
    ],
)
def test_markup_at_the_edges_of_a_mask_stays(text, phrase, released):
    start = text.index(phrase)
    rewritten = rewrite(text, [Replacement(start, start + len(phrase), "***")])
    assert rewritten.text == released
    assert released[rewritten.starts[0] :].startswith("***")


@pytest.mark.parametrize(
    "text, keys",
    [
        ("am 18. Januar 2024", ("date/2024-01-18",)),
        ("le 1er mai 2024", ("date/2024-05-01",)),
        ("el 19 de abril de 2023", ("date/2023-04-19",)),
        ("bis 4. August", ("date/XXXX-08-04",)),
        ("de 81 anos", ()),
    ],
)
def test_foreign_dates(text, keys):
    assert [date.keys for date in find_foreign_dates(text)] == [keys]


@pytest.mark.parametrize(
    "text, address",
    [
        ("at 22 Saltmarsh Road, Fleetwick by", "22 Saltmarsh Road, Fleetwick"),
        ("in 14b moor lane, ls6 now", "14b moor lane, ls6"),
        ("Goethestrasse 8, 34119 Kassel", "Goethestrasse 8, 34119 Kassel"),
        ("au 12, rue des Tanneurs", "12, rue des Tanneurs"),
        ("en calle San Blas, 33", "calle San Blas, 33"),
        ("OF 27 CHAPEL ROW, HEPTON WHO", "27 CHAPEL ROW, HEPTON WHO"),
        ("at 12, The Green, Hull", "12, The Green, Hull"),
        ("of 12 May Street", "12 May Street"),
    ],
)
def test_whole_addresses(text, address):
    assert address in {text[start:end] for start, end in find_whole_addresses(text)}


@pytest.mark.parametrize(
    "text",
    [
        "On 15 July 2003 the Court informed them.",
        "On 12 March the court held a hearing.",
        "On 12 March Labour Court sat.",
        "On 28 September 2011, the Court of Cassation",
        "In 1998 Baker Street was closed.",
        "12 men took place and 10 minutes of view in 2 games each way",
    ],
)
def test_a_date_or_a_count_is_no_address(text):
    assert not list(find_whole_addresses(text))


@pytest.mark.parametrize("text", ["he ran 5 miles", "a 3 to 1 win", "in 1998"])
def test_no_measurement_of_the_clinic(text):
    assert not list(find_measurements(text))


@pytest.mark.parametrize(
    "text, entity, kind, left",
    [
        ("Patient: Xyzzy Berg", "Patient: Xyzzy Berg", "PERSON", ["Xyzzy Berg"]),
        ("the BP 142/88 was", "BP 142/88", "ORG", []),
        ("saw Xyzzy Berg walking", "Xyzzy Berg walking", "PERSON", ["Xyzzy Berg"]),
        ("about two weeks later", "about two weeks", "DATETIME", []),
        ("lived in oslo then", "oslo", "LOC", ["oslo"]),
        ("in Quorl then", "Quorl", "LOC", ["Quorl"]),
        ("saw Dr. Xyzzy Berg", "Dr. Xyzzy Berg", "PERSON", ["Xyzzy Berg"]),
        ("saw Dr Duke Quorl", "Duke Quorl", "PERSON", ["Duke Quorl"]),
        (
            "Je vous ecris pour le contrat et les devis que Xyzzy logement a dans la rue",
            "contrat et les devis que Xyzzy logement",
            "ORG",
            ["Xyzzy"],
        ),
    ],
)
def test_guesses_are_weighed(text, entity, kind, left):
    start = text.index(entity)
    analysis = analysis_of(text)
    guess = Mention(start, start + len(entity), kind, entity, source="ents")
    weighed = weigh_entities(analysis, [guess], find_candidates(analysis))
    assert [text[m.start : m.end] for m in weighed] == left


@pytest.mark.parametrize(
    "rule, model, kind, source",
    [
        ("PERSON", "ORG", "ORG", "ents"),
        ("MISC", "PERSON", "PERSON", "ents"),
        ("PERSON", "MISC", "PERSON", "rules"),
        ("DATETIME", "PERSON", "DATETIME", "rules"),
        ("CODE", "ORG", "CODE", "rules"),
    ],
)
def test_the_better_founded_kind_wins(rule, model, kind, source):
    candidate = Mention(0, 4, rule, "Ford", source="rules")
    (merged,) = with_kinds_of([candidate], [Mention(0, 4, model, "Ford", source="ents")])
    assert (merged.kind, merged.source) == (kind, source)
