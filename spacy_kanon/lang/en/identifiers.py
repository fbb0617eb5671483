"""Codes in English text: e-mail and web addresses, files, phone, account, card and case numbers.

"A n g e l a", "M-i-r-i-a-m" and "J as in Juliet, O as in Oscar" are letters set apart; "four one,
double oh nine" and "oh7 seven 7" are one number; "jane dot doe at example dot com" is an address.
Each is a run of units of one sort, with the signs and small words between them that speech has.

What is a code is decided by its form, by a checksum where the form alone is weak (python-stdnum),
by the numbering plan (phonenumbers), or by the word before it ("application no. 43696/04",
"passport AB123456"). Years, scores ("1-0") and names with a digit ("B2B") are no codes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from ipaddress import ip_address
from itertools import pairwise
from typing import Any

from ...names import (
    ACCOUNT,
    CREDIT_CARD,
    DEVICE,
    DOCKET,
    EMAIL,
    FAX,
    FILE,
    HANDLE,
    HEALTH_PLAN,
    IBAN,
    IP,
    LICENSE,
    MRN,
    NATIONAL_ID,
    PASSPORT,
    PHONE,
    PLATE,
    SSN,
    URL,
    VIN,
    ZIP,
)
from ...text.places import in_lower_case, matches_at, may_match, words_in
from ..language_rules import LabelledSpan
from ..lexicon import word_list
from .lexicon import ORDINARY_WORDS, any_case, choice, is_plain, words_of

# The longest cue comes first where one begins like another: "license plate", "license".
_CUES: tuple[tuple[str, str], ...] = (
    (PLATE, r"(?:number|licen[cs]e|registration|vehicle) plates?|plates?|registration"),
    (VIN, r"vin|vehicle identification"),
    (FAX, r"fax|facsimile"),
    (
        PHONE,
        r"phone|telephone|tel|cell|cellphone|mobile|mob|pager|beep|extn?|extension|internal|call|dial|ring|text",
    ),
    (MRN, r"mrn|mr|medical records?|hospital|patient|chart|encounter"),
    (HEALTH_PLAN, r"health plan|beneficiary|policy|member|subscriber|medicare|medicaid|insurance"),
    (SSN, r"ssn|social security|security"),
    (NATIONAL_ID, r"nhs|pesel|tax|vat|ein|tin|national insurance|ni|national id|identity"),
    (PASSPORT, r"passport"),
    (LICENSE, r"licen[cs]e|certificate|permit|dea|npi|badge"),
    (ACCOUNT, r"account|acct|a/c|sort code|customer|client"),
    (DEVICE, r"serial|imei|imsi|device|udi"),
    (ZIP, r"zip|post ?code|postal"),
    (DOCKET, r"case|docket|application|file|matter|claim"),
)
_FILLER = (
    r"(?:(?:no|nos|nr|num|numbers?|codes?|cards?|plan|id|is|was|at|on|of|ending in)\b)?"
    r"[\s.:#№()=-]*"
)
_BEFORE = re.compile(
    rf"\b(?:{'|'.join(f'(?P<{form}>{words})' for form, words in _CUES)})\b[\s.:#№()=-]*"
    rf"{_FILLER}{_FILLER}$",
    re.IGNORECASE,
)
# What codes are called by their first letters: what such a word stands before says the rest.
CODE_ACRONYMS = word_list("code_acronyms")
_CONTEXT = 40  # Characters before a code that are looked at.
_VIN = re.compile(r"[A-HJ-NPR-Z\d]{17}")


def form_by_cue(text: str, start: int, end: int, default: str) -> str:
    """What a code is, by the words before it and by its shape.

    text (str): A normalized text.
    default (str): What it is if nothing says more.
    RETURNS (str): One of `names.SUB_KINDS`, or the default.

    >>> form_by_cue("Tel. 555-0199", 5, 13, ""), form_by_cue("MRN: 123456", 5, 11, "")
    ('PHONE', 'MRN')
    """
    cue = _BEFORE.search(text[max(0, start - _CONTEXT) : start])
    if cue is not None and cue.lastgroup is not None:
        return cue.lastgroup
    return VIN if _VIN.fullmatch(text, start, end) else default


# Letters, each by itself, all set apart by the same sign: four or more by blanks, else three.
_LETTERS = re.compile(
    r"(?<![\w'.-])[^\W\d_](?P<sign>[ *~]|-|, | - |\. )[^\W\d_]"
    r"(?:(?P=sign)(?:[Dd]ouble[- ])?[^\W\d_]){1,80}(?![\w'])"
)
_IN_LETTERS = re.compile(r"[ *~-][^\W\d_](?:[ *~-]|, | - |\. )(?:[Dd]ouble[- ])?[^\W\d_](?![\w'])")
# "J as in Juliet, O as in Oscar", "H for Henry, U, for umbrella"
_SPELLED = re.compile(
    r"(?<!\w)[A-Za-z],? (?:as in|for|like) [A-Za-z]+"
    r"(?:(?:,? and|[,.;])? [A-Za-z](?:,? (?:as in|for|like) [A-Za-z]+|(?=[,.;]|$))){1,40}"
)
_IN_SPELLED = frozenset(("as", "for", "like"))
_SPELLING = re.compile(r"\b[A-Za-z],? (?:as in|for|like) ")

_DIGIT = r"zero|one|two|three|four|five|six|seven|eight|niner?|oh|nought|naught"
_TEN = (
    r"ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen"
    r"|(?:twen|thir|for|fif|six|seven|eigh|nine)ty"
)
_TIMES = r"double|triple|treble|quadruple"
_UNIT = rf"(?:(?:{_TIMES})[ -])?(?:(?:{_DIGIT}|\d)+|{_TEN}|o)(?!\w)"
_BETWEEN = r"(?:[ ,./-]|\.\.\.|…|\b(?:then|and|dash|hyphen|hundred|um|uh|er)\b(?= )){1,8}"
_NUMBER = re.compile(rf"(?<![\w'])(?:{_UNIT})(?:{_BETWEEN}(?:{_UNIT})){{1,40}}", re.IGNORECASE)
# "seven one", "double four": two digits that no noun follows
_PAIR = re.compile(rf"(?<![\w'-])(?:{_TIMES}|{_DIGIT}) (?:{_DIGIT})(?=[.,;:!?\n]|$)", re.IGNORECASE)
_GLUED = re.compile(rf"(?<![\w'])(?:{_DIGIT}|\d)*(?:{_DIGIT})(?:{_DIGIT}|\d)+(?!\w)", re.IGNORECASE)
# Before what may be a unit of such a number.
_UNIT_WORDS = "|".join((_TIMES, _DIGIT.replace("niner?", "nine"))).split("|")
_UNIT_WORDS += ["ten", "eleven", "twelve", "thir", "for", "fif", "eigh", "twen"]
_BEFORE_UNIT = re.compile(rf"[^\w'](?=\d|o\b|{choice(_UNIT_WORDS)})")
_UNITS = re.compile(_UNIT, re.IGNORECASE)
_ONLY_IN_CODES = re.compile(rf"\b(?:{_TIMES}|oh|zero|nought|naught|niner)(?:\b|\d)", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+")
_FEWEST_UNITS = 3
# Words of which a number in words or of both, and a said address, has one.
_IN_NUMBER = words_of(
    "zero one two three four five six seven eight nine niner oh nought naught ten eleven twelve "
    "thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty "
    "seventy eighty ninety double triple treble quadruple dash hyphen hundred um uh er"
)
_DIGIT_WORDS = ("nine", *_DIGIT.replace("?", "").split("|"))
_GLUED_WORD = re.compile(rf"(?:{_DIGIT}){{2,}}")

# Endings of addresses that are no word of a sentence ("look at the dot in the middle"); the last
# four are kept for examples (RFC 2606).
_END = (
    r"(?:com|org|net|edu|gov|mil|info|biz|io|ai|eu|uk|ca|au|nz|de|fr|es|nl|ch|se|dk|fi|pl|ru|cn|jp"
    r"|it|at|be|ie|hu|il|no|pt|cz|ro|gr|tr|br|mx|ar|kr|sg|za|example|test|invalid|local"
    r"|[a-z] [a-z](?: [a-z])?)"
)
_PROVIDER = r"(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|aol|gmx|proton(?:mail)?|posteo)"
_AT = (
    r"(?: ?[(\[{<] ?at? ?[)\]}>] ?|,? at | ?@ ?| ?&commat; ?|_at_|,? then the at sign,? (?:then )?)"
)
_SAID_DOT = r"(?: ?[(\[{<] ?(?:dot|\.) ?[)\]}>] ?| (?:dot|period|&period;) |_dot_| \. )"
_DOT = rf"(?:{_SAID_DOT}|\.)"
_JOIN = rf"(?:{_DOT}| (?:underscore|hyphen|dash|plus|minus) |, number (?:\w+ ){{0,3}})"
_PART = r"(?:[\w+-]{1,40}?)"
SAID_ADDRESS = re.compile(
    rf"(?<![\w.+-])(?:(?:{_PART}{_JOIN}){{0,4}}|(?:\w ){{1,20}})[\w+-]{{1,40}}?"
    rf"(?:, (?:all )?one word)?{_AT}(?:the )?"
    rf"(?:(?:{_PART}{_DOT}){{0,3}}{_PART}{_SAID_DOT}{_END}(?:{_SAID_DOT}{_END})?|{_PROVIDER})(?![\w-])",
    re.IGNORECASE,
)
_SAYING = re.compile(rf"(?i:\W(?:dot|period)\b|_dot_|\Wat {_PROVIDER}\b|&period;)")
_IN_SAYING = words_of("dot period gmail googlemail hotmail outlook yahoo icloud aol gmx posteo")
_IN_SAYING |= {"proton", "protonmail"}
IN_SAID_ADDRESS = (
    (_IN_SAYING, _SAYING),
    *(" . ", *(f"{opening}{gap}." for opening in "([{<" for gap in ("", " "))),
)


def find_set_apart(text: str) -> Iterator[LabelledSpan]:
    """Letters that stand apart, and numbers in words.

    text (str): A normalized text.
    YIELDS (LabelledSpan): Nothing says what they are. Letters that make an ordinary word
        ("R E P O R T") are no mention.

    >>> texts = ["ask A n n a L e e", "a R E P O R T", "four one, double oh nine", "one or two"]
    >>> [text[m.start:m.end] for text in texts for m in find_set_apart(text)]
    ['A n n a L e e', 'four one, double oh nine']
    """
    if _IN_LETTERS.search(text):
        for match in _LETTERS.finditer(text):
            letters = "".join(_WORD.findall(match[0])).lower()
            fewest = 3 if match["sign"] in ("-", ", ") else 4
            if len(letters) >= fewest and not _is_ordinary(letters) and not _in_order(letters):
                yield LabelledSpan(*match.span(), "")
    words = words_in(text)
    if not words.isdisjoint(_IN_SPELLED) and _SPELLING.search(text):
        yield from (LabelledSpan(*match.span(), "") for match in _SPELLED.finditer(text))
    if words.isdisjoint(_IN_NUMBER):
        begun = [word for word in words if word.startswith(_DIGIT_WORDS)]
        if not any(map(_GLUED_WORD.fullmatch, begun)):
            return
    places = [before.start() for before in _BEFORE_UNIT.finditer(" " + in_lower_case(text))]
    codes = [m.span() for m in matches_at(_NUMBER, text, places) if _is_code(m[0])]
    for pattern in (_PAIR, _GLUED):
        pieces = (match.span() for match in matches_at(pattern, text, places))
        codes += [p for p in pieces if not any(a <= p[0] and p[1] <= b for a, b in codes)]
    yield from (LabelledSpan(start, end, "") for start, end in codes)


def _is_code(written: str) -> bool:
    """Whether a run of digits and words of digits is a number that is told digit by digit."""
    units = [unit for unit in _UNITS.findall(written) if unit]
    words = _WORD.findall(written)
    if not words or all(word.lower() in ("and", "then", "o") for word in words):
        return False
    if _ONLY_IN_CODES.search(written) is not None:
        return True
    return len(units) >= _FEWEST_UNITS and "hundred" not in map(str.lower, words)


def _is_ordinary(letters: str) -> bool:
    """ "report", and "areport": an article stands before it like one letter more."""
    return is_plain(letters) or (letters[0] in "ai" and is_plain(letters[1:]))


def _in_order(letters: str) -> bool:
    """ "a b c d": items of a list, not the letters of a word."""
    return all(a <= b for a, b in pairwise(letters))


OTHER = ""  # A code of which nothing says what it is a code of.

_TLD = (
    r"(?:com|org|net|edu|gov|mil|int|info|biz|io|ai|app|dev|me|tv|eu|uk|us|ca|au|nz|de|fr|es|it|nl"
    r"|be|ch|at|se|no|dk|fi|is|ie|pl|cz|sk|hu|ro|bg|gr|tr|ru|ua|by|lt|lv|ee|hr|si|rs|pt|il|in|cn|jp"
    r"|kr|br|mx|ar|cl|co|za|ng|ke|eg|sa|ae|ir|pk|id|my|sg|th|vn|ph|tw|hk|example|test|invalid)"
)
_PATH = r"[^\s<>\"')\]|]"
_WEB_END = r"(?<![.,;:!?'])"
_EMAIL = re.compile(r"(?<![\w.+-])[\w.+%'-]{1,64}@(?:[\w-]{1,63}\.){1,6}[^\W\d_]{2,24}(?![\w-])")
_URL = re.compile(rf"(?<!\w)(?:(?:https?|ftps?|wss?)://|www\.){_PATH}{{2,2000}}{_WEB_END}")
_DOMAIN = re.compile(
    rf"(?<![\w@./-])(?:[a-z0-9][a-z0-9-]{{0,62}}\.){{1,5}}{_TLD}\b"
    rf"(?:/{_PATH}{{0,500}}{_WEB_END})?(?![\w@-])"
)
_HANDLE = re.compile(r"(?<![\w@./])@[A-Za-z_][\w.]{1,29}(?<!\.)(?![\w@])")
_HASHTAG = re.compile(r"(?<![\w&#/])#[^\W\d_]\w{1,100}(?![\w;])")
# "/home/amerkel/cv", "C:\Users\amerkel", "~amerkel"
_FILE_PATH = re.compile(
    r"(?<![\w/\\.:<~])"
    r"(?:(?:[A-Za-z]:|~[\w-]{0,32})?(?:[/\\][\w.@~+-]{1,100}){2,40}[/\\]?|~[a-z_][\w-]{1,32}(?!\w))"
)
_EXTENSION = (
    r"(?i:pdf|docx?|odt|rtf|txt|csv|tsv|xlsx?|ods|pptx?|jpe?g|png|gif|bmp|tiff?|svg|webp|mp[34]|wav"
    r"|avi|mov|zip|tar|gz|7z|rar|html?|xml|json|eml|msg|vcf|ics|md|tex|log)"
)
_FILE = re.compile(rf"(?<![\w.-])[\w-][\w.-]{{0,100}}\.{_EXTENSION}(?![\w-])")
_BYTE = r"(?:25[0-5]|2[0-4]\d|1?\d?\d)"
_IPV4 = re.compile(rf"(?<![\w.])(?:{_BYTE}\.){{3}}{_BYTE}(?:/\d{{1,2}}|:\d{{1,5}})?(?!\w|\.\d)")
_IPV6 = re.compile(r"(?<![\w:])(?=[\dA-Fa-f:]{6})(?:[\dA-Fa-f]{0,4}:){2,7}[\dA-Fa-f]{0,4}(?![\w:])")
_MAC = re.compile(r"(?<![\w:-])[\dA-Fa-f]{2}(?:[:-][\dA-Fa-f]{2}){5}(?![\w:-])")
_UUID = re.compile(r"(?<!\w)[\dA-Fa-f]{8}-(?:[\dA-Fa-f]{4}-){3}[\dA-Fa-f]{12}(?!\w)")
_SOCIAL_SECURITY = re.compile(r"(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])")
_BRITISH_PLATE = re.compile(r"(?<![\w-])[A-Z]{2}\d\d [A-Z]{3}(?![\w-])")
_ECLI = re.compile(r"\bECLI:[A-Z]{2}:[A-Z0-9]{1,7}:\d{4}:[A-Z0-9.]{1,25}(?<!\.)")
_IBAN = re.compile(r"(?<!\w)[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?!\w)")

_CODE_END = r"(?![\w/]|[.,:]\d)"
# "43696/04", "119/6", "359/1/2", "C-123/45", "1971:437"
_CASE = re.compile(
    rf"(?<![\w.,:/-])(?:[A-Z]{{1,4}}-?)?(?P<first>\d{{3,7}})(?P<sep>[/:])(?P<second>\d{{1,4}})"
    rf"(?:/\d{{1,6}}){{0,2}}{_CODE_END}"
)
_BODY = (
    r"(?:[A-Z]{1,4}[- ]?)?\d{1,10}(?:[-/.: ]?\d{1,6}){0,5}(?:[-/]?[A-Z]{1,3}\b)?"
    r"|(?=[A-Z\d-]{0,12}\d)[A-Z\d]{1,20}(?:-[A-Z\d]{1,12}){0,4}"
)
# "no. 12345/67", "number AB123", "№ 77", "#4711", and what follows by "and" or commas
_NUMBERED = re.compile(
    rf"(?:\b(?:[Nn]os?|NOS?|[Nn]rs?)\b\.? ?:? ?|\b[Nn]umbers? |#)(?P<code>{_BODY}){_CODE_END}"
)
_NEXT = re.compile(rf"(?:,? and |, ?|; ?)(?:[Nn]o\. )?(?P<code>{_BODY}){_CODE_END}")
_PUBLIC_NUMBER = re.compile(
    r"\b(?:law|laws|act|acts|protocol|decree|decrees|regulation|regulations|directive|resolution"
    r"|recommendation|convention|series|ordinance|bill|opus|op\.|symphony|sonata|concerto|quartet"
    r"|channel|highway|route|ranked|top|the|at|reached|world|seed|jersey|issue|vol\.?) $",
    re.IGNORECASE,
)
# A word that says by itself that a code follows: "passport AB123456", "Case C-123/45"
_CODE_CUES = any_case(word_list("cues"))
_IN_CUES = frozenset(re.split(r"[^a-z]", cue)[0] for cue in word_list("cues"))
_CUE_TAIL = any_case(words_of("card code file plate id account reference license licence"))
_NAMED = re.compile(
    rf"\b{_CODE_CUES}\b\.?(?: {_CUE_TAIL})?(?: (?:[Nn]os?\.?|[Nn]umbers?|[Nn]r\.?|NO\.?))?"
    rf"(?: is| was|:)? ?#?(?P<code>[+(]?{_BODY}){_CODE_END}"
)
_BEFORE_CUE = re.compile(rf"\W(?={_CODE_CUES}\b)")
# "AB123456C", "1HGCM82633A004352": digits and capitals mixed
_MIXED = re.compile(
    r"(?<![\w@./$€£#-])(?=[A-Z-]{0,12}\d)(?=[\d-]{0,20}[A-Z])[A-Z\d]{1,24}(?:-[A-Z\d]{1,12}){0,4}"
    r"(?![\w@/-]|\.\d)"
)
_DIGIT_RUN = re.compile(r"(?<![\w.,/:$€£-])\d{6,34}(?![\w%/]|[.,:]\d|-\d)")
_GROUPED = re.compile(
    r"(?<![\w.,/:$€£-])\+?\(?\d{1,6}\)?(?:[ .-]{1,2}\(?\d{2,6}\)?){1,6}(?![\w%/]|[.,:-]\d)"
)
_YEARS = re.compile(r"(?:1\d|20)\d\d(?:[ ./-](?:(?:1\d|20)\d\d|\d\d)){0,2}")
_MIN_MIXED_DIGITS = 3  # "B2B", "MP3" and "COVID-19" have fewer.
_MIN_NUMBERED = 3  # "no. 12" counts, "no. 1234" names.
_BEFORE_NUMBER_LENGTH = 20  # Characters before "no." that can say that the number is a public one.
_MIN_PHONE_DIGITS, _MAX_PHONE_DIGITS = 7, 15  # ITU-T E.164 allows 15.
# A number within a country begins with a zero in most of them, whether it is in use or kept for
# examples, and however it is grouped; nothing that is measured or counted does.
_TRUNK = re.compile(r"\(?0[1-9]")
_MIN_TRUNK_DIGITS, _MAX_TRUNK_DIGITS = 9, 12
# National numbers whose checksums are strict enough to stand without a word before them.
_NATIONAL_CHECKS = (
    "us.ssn", "gb.nhs", "no.fodselsnummer", "dk.cpr", "se.personnummer", "fi.hetu", "pl.pesel",
    "fr.nir", "es.dni", "es.nie", "it.codicefiscale", "be.nn", "de.idnr", "tr.tckimlik",
    "ro.cnp", "bg.egn", "br.cpf", "in_.aadhaar", "za.idnr", "cn.ric",
)  # fmt: skip
# Numbering plans that are tried for numbers written without country code.
_REGIONS = ("US", "GB")


def find_codes(text: str) -> list[LabelledSpan]:
    """Codes of a normalized text, in its order and without overlaps, the longest first.

    text (str): A normalized text.
    RETURNS (list[LabelledSpan]): In the order of the text, without overlaps.

    >>> find_codes("Write to a.b@example.org")
    [LabelledSpan(start=9, end=24, form='EMAIL')]
    """
    mentions = [mention for find in _FINDERS for mention in find(text)]
    mentions.sort(key=lambda mention: (mention.start, -mention.end))
    kept: list[LabelledSpan] = []
    for mention in mentions:
        if not kept or mention.start >= kept[-1].end:
            kept.append(_by_cue(text, mention))
    return kept


def _by_cue(text: str, mention: LabelledSpan) -> LabelledSpan:
    """What the words before a code say of it, where its form says little."""
    if mention.form not in (OTHER, DOCKET, PHONE):
        return mention
    form = form_by_cue(text, mention.start, mention.end, mention.form)
    return mention if mention.form == PHONE and form != FAX else mention._replace(form=form)


def _find_formed(text: str) -> Iterator[LabelledSpan]:
    """Codes that are known by their form alone."""
    for pattern, form, *parts in _FORMED:
        if may_match(text, *parts):
            for match in pattern.finditer(text):
                if match[0].removeprefix("~") not in ORDINARY_WORDS:  # "~rose" is no one's folder.
                    yield LabelledSpan(match.start(), match.end(), form)


# What every match of a pattern contains. A search for it is cheap, for it begins with a set or a
# letter; the pattern itself is tried only in a text that has it.
_IN_DOMAIN = re.compile(rf"\.{_TLD}\b")
_IN_FILE_PATH = re.compile(r"[/\\~][\w.@~+-]")
_IN_FILE = re.compile(rf"\.{_EXTENSION}(?![\w-])")
_IN_IPV4 = re.compile(r"\.\d{1,3}\.\d")
_IN_IPV6 = re.compile(r":[\dA-Fa-f]{0,4}:")
_IN_MAC = re.compile(r"[:-][\dA-Fa-f]{2}[:-]")
_IN_UUID = re.compile(r"-[\dA-Fa-f]{4}-")
_IN_SOCIAL_SECURITY = re.compile(r"-\d\d-\d")
_IN_BRITISH_PLATE = re.compile(r"\d\d [A-Z]{3}")
_IN_CASE = re.compile(r"[/:]\d")
_IN_NUMBERED = re.compile(r"[Nn](?:[oOrR][sS]?|umbers?)\b[. :]*[A-Z\d]")
_IN_IBAN = re.compile(r"[A-Z][A-Z]\d\d")
_IN_MIXED = (re.compile(r"[A-Z]-*\d"), re.compile(r"\d-*[A-Z]"))
_IN_GROUPED = re.compile(r"\d\)?[ .-]{1,2}\(?\d\d")
_IN_DIGIT_RUN = re.compile(r"\d\d{5}")

# Pattern, form, and what every match contains.
_FORMED: tuple[tuple[Any, ...], ...] = (
    (_EMAIL, EMAIL, "@"),
    (SAID_ADDRESS, EMAIL, *IN_SAID_ADDRESS),
    (_URL, URL, "://"),
    (_URL, URL, "www."),
    (_DOMAIN, URL, _IN_DOMAIN),
    (_HANDLE, HANDLE, "@"),
    (_HASHTAG, HANDLE, "#"),
    (_FILE_PATH, FILE, _IN_FILE_PATH),
    (_FILE, FILE, _IN_FILE),
    (_IPV4, IP, _IN_IPV4),
    (_MAC, DEVICE, _IN_MAC),
    (_UUID, OTHER, _IN_UUID),
    (_ECLI, DOCKET, "ECLI"),
    (_BRITISH_PLATE, PLATE, _IN_BRITISH_PLATE),
    (_SOCIAL_SECURITY, SSN, _IN_SOCIAL_SECURITY),
)


def _finditer(
    pattern: re.Pattern[str], text: str, *parts: str | re.Pattern[str]
) -> Iterator[re.Match[str]]:
    """All matches of a pattern, each of which contains one of the parts."""
    return pattern.finditer(text) if may_match(text, *parts) else iter(())


def _find_network_addresses(text: str) -> Iterator[LabelledSpan]:
    for match in _finditer(_IPV6, text, _IN_IPV6):
        try:
            ip_address(match[0])
        except ValueError:
            continue  # "10:30:00" and the like have the form only.
        yield LabelledSpan(*match.span(), IP)


def _find_cases(text: str) -> Iterator[LabelledSpan]:
    """ "43696/04", but not the years "1939/40" nor the time "10:30"."""
    for match in _finditer(_CASE, text, _IN_CASE):
        first, second = match["first"], match["second"]
        year = len(first) == 4 and 1000 <= int(first) <= 2100
        if match["sep"] == ":" and not (year and len(second) > 1):
            continue
        if year and match["sep"] == "/" and int(second) in (int(first) + 1, int(first) % 100 + 1):
            continue
        yield LabelledSpan(*match.span(), DOCKET)


def _find_numbered(text: str) -> Iterator[LabelledSpan]:
    """Codes after "no." and the like, with those that follow by "and" or a comma."""
    done = 0
    for match in _finditer(_NUMBERED, text, "#", _IN_NUMBERED):
        before = text[max(0, match.start() - _BEFORE_NUMBER_LENGTH) : match.start()]
        if match.start() < done or _PUBLIC_NUMBER.search(before):
            continue
        code: re.Match[str] | None = match
        while code is not None and _digits(code["code"]) >= _MIN_NUMBERED:
            yield LabelledSpan(*code.span("code"), DOCKET)
            done = code.end("code")
            code = _NEXT.match(text, done)


def _find_named(text: str) -> Iterator[LabelledSpan]:
    done = 0
    for before in _BEFORE_CUE.finditer(" " + text) if may_match(text, _IN_CUES) else ():
        start = before.start()  # In the longer text; in this one, that of the cue.
        match = _NAMED.match(text, start) if start >= done else None
        if match is None:
            continue
        done = match.end()
        code = match["code"]
        is_long = _digits(code) >= _MIN_NUMBERED or code[0].isalpha()
        span = match.span("code")
        if is_long and (not _YEARS.fullmatch(code) or form_by_cue(text, *span, OTHER) == ZIP):
            yield LabelledSpan(*span, OTHER)


def _find_accounts(text: str) -> Iterator[LabelledSpan]:
    for match in _finditer(_IBAN, text, _IN_IBAN):
        if _is_valid("iban", match[0]):
            yield LabelledSpan(*match.span(), IBAN)


def _find_mixed(text: str) -> Iterator[LabelledSpan]:
    for match in _finditer(_MIXED, text, *_IN_MIXED):
        code = match[0]
        if _digits(code) < _MIN_MIXED_DIGITS:
            continue
        form = NATIONAL_ID if any(_is_valid(name, code) for name in _NATIONAL_CHECKS) else None
        yield LabelledSpan(*match.span(), form or OTHER)


def _find_digits(text: str) -> Iterator[LabelledSpan]:
    """Long runs of digits, and groups of digits that pass a checksum or a numbering plan."""
    for match in _finditer(_DIGIT_RUN, text, _IN_DIGIT_RUN):
        yield LabelledSpan(*match.span(), OTHER)
    for match in _finditer(_GROUPED, text, _IN_GROUPED):
        form = None if _YEARS.fullmatch(match[0]) else _form_of_groups(match[0])
        if form:
            yield LabelledSpan(match.start(), match.end(), form)


def _form_of_groups(written: str) -> str | None:
    count = _digits(written)
    if 13 <= count <= 19 and _is_valid("luhn", re.sub(r"\D", "", written)):
        return CREDIT_CARD
    if _MIN_PHONE_DIGITS <= count <= _MAX_PHONE_DIGITS and _is_phone(written):
        return PHONE
    if any(_is_valid(name, written) for name in _NATIONAL_CHECKS):
        return NATIONAL_ID
    has_trunk = _TRUNK.match(written) and _MIN_TRUNK_DIGITS <= count <= _MAX_TRUNK_DIGITS
    return PHONE if has_trunk else None


def _digits(text: str) -> int:
    return sum(char.isdigit() for char in text)


@cache
def _validator(module: str) -> Callable[[str], bool]:
    """`is_valid` of a module of python-stdnum, imported at first use: that keeps imports quick."""
    check: Callable[[str], bool] = import_module(f"stdnum.{module}").is_valid
    return check


def _is_valid(module: str, number: str) -> bool:
    return bool(_validator(module)(number))


def _is_phone(written: str) -> bool:
    import phonenumbers

    regions: tuple[str | None, ...] = (None,) if written.startswith("+") else _REGIONS
    for region in regions:
        try:
            number = phonenumbers.parse(written, region)
        except phonenumbers.NumberParseException:
            continue  # The plan does not have such numbers: it is no phone number there.
        # With its country code a number that is not in use yet ("+44 7700 900123") is one, too.
        if phonenumbers.is_valid_number(number) or (
            region is None and phonenumbers.is_possible_number(number)
        ):
            return True
    return False


_FINDERS: tuple[Callable[[str], Iterator[LabelledSpan]], ...] = (
    _find_formed,
    find_set_apart,
    _find_network_addresses,
    _find_cases,
    _find_numbered,
    _find_named,
    _find_accounts,
    _find_mixed,
    _find_digits,
)
