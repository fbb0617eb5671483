"""Quantities in English text, and measurements that identify no one.

A dose, a blood pressure, a value with its unit, the number of a page, a section, a step or a
version say nothing about who a text is about. What is recognized is the form: a number beside a
unit of the laboratory, an abbreviation of the clinic, or a noun that counts off.

A mention knows where its number stands, so that "75 kg" can become "X kg". Durations and ages
are dates' business (`lang.en.dates`); a plain number that can be a year is left to it as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from ...text.places import matches_at, may_match, number_starts, words_before
from ..language_rules import MEASURE, MONEY, NUMBER, ORDINAL, SCORE, SHARE, QuantityMention
from ..lexicon import word_list, words_of
from .identifiers import form_by_cue
from .lexicon import NUMBER_WORD, NUMERAL, ORDINAL_WORD, any_case, choice, number_places

_NUMBER = r"[<>~≈]?\d{1,6}(?:[.,]\d{1,4})?"
_RANGE = rf"{_NUMBER}(?: ?(?:-|to) ?{_NUMBER})?"
# Units that doses and laboratories have, and a biography has not.
_UNIT = (
    r"(?:(?:mg|mcg|μg|µg|ug|ng|pg|mmol|μmol|µmol|umol|nmol|pmol|mIU|μIU|IU|iu|mEq|meq|fl|fL|cfu"
    r"|mol|units?|g|mL|ml|kg|L|U|mm|cm)(?: ?/ ?(?:k?g|d[lL]|m[lL]|[lL]|hr?|day|min|m2|kg/day|mol))"
    r"|mg|mcg|μg|µg|ug|ng|mmol|mIU|IU|mL|ml|mmHg|bpm|kPa|cmH2O|cfu|puffs?|tablets?|tabs?|capsules?"
    r"|mm/hr?|x ?10\^?\d{1,2}(?: ?/ ?[mµ]?[lL])?|10\^\d{1,2}|10\^?\d{1,2} ?/ ?[mµ]?[lL]|mmHG|mm Hg"
    r"|units)(?![\w])"
)
_DOSE_UNIT = r"(?:mg|mcg|μg|µg|ug|g|ml|mL|units?|IU|puffs?|tablets?|mmol|%)(?![\w])"
_OFTEN = (
    r"(?:OD|BD|TDS|QDS|PRN|ON|OM|STAT|od|bd|tds|qds|prn|nocte|mane|stat|po|PO|IV|iv|IM|im|SC|sc|"
    r"once daily|twice daily|three times daily|four times daily|daily)\b"
)
# Abbreviations of vital signs and tests, which have values, and of routes and parts of a history.
_MEASURED, _CLINICAL = word_list("measured"), word_list("clinical") | word_list("measured")
# What is before the number of a part, a step, a level; the number counts and names no person.
_COUNTED = word_list("counted")
# "500 mg twice daily", "139 mmol/L (135 - 145)", "<5.7 %"
_DOSE = re.compile(rf"(?<![\w.,/-]){_RANGE} ?-?{_UNIT}(?:,? {_OFTEN}){{0,2}}")
_DOSE_AND_TIMES = re.compile(rf"(?<![\w.,/-]){_RANGE} ?{_DOSE_UNIT} {_OFTEN}(?: {_OFTEN})?")
# "BP 142/88", "Hb 104", "ANA 1:320", "SpO2 91%", "LVEF 45%"
_VALUE = re.compile(
    rf"(?<![\w-])(?:{choice(_MEASURED)})[ :=-]{{1,3}}[<>]?\d{{1,4}}(?:\.\d{{1,3}})?"
    r"(?:[/:]\d{1,4})?"
    r" ?(?:%|(?![\w/.]\d))(?![\w-])"
)
# What starts with a number, or with one sign before it, and what else each match has in it.
_AT_NUMBERS = (
    # "500 mg twice daily", "139 mmol/L (135 - 145)", "<5.7 %"
    (_DOSE, ""),
    (_DOSE_AND_TIMES, ""),
    # "(4.0 - 11.0)", "12.0 - 15.5": a range of reference.
    (re.compile(r"(?<![\w.,/-])\(?\d{1,4}\.\d{1,2} ?- ?\d{1,4}\.\d{1,2}\)?(?![\w.,/-])"), "-"),
    # "4.2.x"
    (re.compile(r"(?<![\w.])\d{1,2}\.(?:\d{1,3}\.)?x(?![\w/])"), ".x"),
    # Of a log: "[2214]"
    (re.compile(r"(?<=\[)\d{1,6}(?=\])"), "["),
    # "[00:12:05]", a time within a recording
    (re.compile(r"\[\d{1,2}:\d\d:\d\d\]"), "["),
)
_SIGNS_BEFORE = frozenset("<>~≈([")
# What starts with a word right before a number, and the words that it may start with.
_BEFORE_NUMBERS = (
    (_VALUE, frozenset(re.split(r"[^a-z]", word.casefold())[0] for word in _MEASURED)),
    # "page 3 of 12", "paragraphs 21 to 24", "Male 1", "Week 12", "Article 13(b)"
    (
        re.compile(
            rf"\b{any_case(_COUNTED)}s? \d{{1,3}}(?:\.\d{{1,2}}){{0,3}}[a-z]?"
            r"(?:\([a-z0-9]{1,3}\)){0,2}"
            r"(?:(?:,| and| to| of|-) ?\d{1,3}(?:\.\d{1,2})?){0,3}(?![\w/:-]|[.,]\d)"
        ),
        frozenset(word + end for word in _COUNTED for end in ("", "s")),
    ),
    # "version 4.2.1", "v2", "Windows 11"
    (
        re.compile(r"\b(?:[Vv]ersions? |[Vv]\.? ?)\d{1,3}(?:\.(?:\d{1,4}|x)){0,3}(?!\w)"),
        words_of("version versions v"),
    ),
    # Of a log: "port 51022", "size=48213", "web01"
    (
        re.compile(
            r"(?<!al )\b(?:(?:size|rows|port|took|retry|pid|bytes|count|process|ms|line|ttl)"
            r"(?: ?[=:] ?| )\d{1,7}|(?:status|code|exit|error)(?: ?[=:] ?| )\d{1,3})\b(?![-/:.]\d)"
        ),
        words_of(
            "size rows status port code took retry pid bytes count process exit error ms line ttl"
        ),
    ),
    (
        re.compile(
            r"(?<![\w.-])(?:web|db|app|srv|node|host|worker|cache|mail|proxy|eth|tty|ssh|pts/|log)-?"
            r"\d{1,3}(?![\w-])"
        ),
        words_of("web db app srv node host worker cache mail proxy eth tty ssh pts log"),
    ),
)
_LONGEST_BEFORE_NUMBER = 20
# "26 hours", "12 weeks", "six nights": no place in the calendar.
_DURATION = re.compile(
    rf"(?<![\w.,/$€£-])(?:{NUMERAL}|{NUMBER_WORD})"
    rf"(?:(?: ?- ?| to | or )(?:{NUMERAL}|{NUMBER_WORD}))? "
    r"(?:working |business |calendar )?(?:second|minute|hour|night|week)s?\b(?! of [A-Z])"
)
# "this year", "tomorrow"
_DAYS = ("oday", "omorrow", "esterday", "onight")
_TIMES = ("week", "month", "year", "time", "term", "morning", "afternoon", "evening")
_NEAR_TIMES = tuple(f"{near} {time}" for near in ("his", "ext", "ast") for time in _TIMES)
# Patterns, and the strings of which each match has one in it or right behind it.
_WITH_PARTS: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = (
    (re.compile(r"\bGram[- ](?=positive|negative)"), ("Gram",)),
    (re.compile(r"\b(?:[Tt]oday|[Tt]omorrow|[Yy]esterday|[Tt]onight)\b"), _DAYS),
    (re.compile(rf"\b(?:[Tt]his|[Nn]ext|[Ll]ast) (?:{'|'.join(_TIMES)})\b"), _NEAR_TIMES),
    (
        # "/usr/bin/systemctl"
        re.compile(
            r"(?<![\w/.~])/(?:usr|bin|sbin|opt|etc|var|lib|tmp|proc|dev|sys|api)"
            r"(?:/[\w.@+-]{1,60}){0,12}"
        ),
        ("/",),
    ),
)

_OF_THE_CLINIC = frozenset((_DOSE, _DOSE_AND_TIMES, _VALUE))
_CLINICAL_WORD = re.compile(rf"(?<![\w-])(?:{choice(_CLINICAL)})(?![\w-])")
_CLINICAL_RANGE = re.compile(r"(?<![\w.,/-])\(?\d{1,3} ?- ?\d{1,3}\)?(?![\w.,/-])")
_CLINICAL_MATCHES = 3  # Measurements of a text in which an abbreviation of the clinic is one.


def find_measurements(text: str) -> Iterator[tuple[int, int]]:
    """Stretches that measure or count off.

    text (str): A normalized text.
    RETURNS (Iterator[tuple[int, int]]): Start and end (exclusive); they may overlap.

    >>> text = "Aspirin 75 mg, BP 142/88, see page 3."
    >>> sorted({text[start:end] for start, end in find_measurements(text)})
    ['75 mg', 'BP 142/88', 'page 3']
    """
    clinical = 0
    for pattern, matches in _matches(text):
        for match in matches:
            clinical += pattern in _OF_THE_CLINIC
            yield match.start(), match.start() + len(match[0].rstrip())
    if clinical >= _CLINICAL_MATCHES:
        for pattern in (_CLINICAL_WORD, _CLINICAL_RANGE):
            yield from (match.span() for match in pattern.finditer(text))


def _matches(text: str) -> Iterator[tuple[re.Pattern[str], Iterator[re.Match[str]]]]:
    """All matches of each pattern, see `text.places`."""
    numbers = number_starts(text)
    if numbers:
        yield from _matches_of_numbers(text, numbers)
    yield _DURATION, matches_at(_DURATION, text, number_places(text))
    for pattern, parts in _WITH_PARTS:
        if any(map(text.__contains__, parts)):
            yield pattern, pattern.finditer(text)


def _matches_of_numbers(
    text: str, numbers: Sequence[int]
) -> Iterator[tuple[re.Pattern[str], Iterator[re.Match[str]]]]:
    """Matches that start with a number, or a word or two before one."""
    signs = [at - 1 for at in numbers if text[at - 1 : at] in _SIGNS_BEFORE]
    places = sorted([*numbers, *signs])
    for pattern, part in _AT_NUMBERS:
        if part in text:
            yield pattern, matches_at(pattern, text, places)
    before = [pattern for pattern, words in _BEFORE_NUMBERS if may_match(text, words)]
    places = words_before(text, numbers, _LONGEST_BEFORE_NUMBER) if before else []
    for pattern in before:
        yield pattern, matches_at(pattern, text, places)


_CURRENCY_CODES = (
    "USD|EUR|GBP|CHF|JPY|CNY|RMB|SEK|NOK|DKK|ISK|PLN|CZK|SKK|HUF|RON|ROL|BGN|BGL|TRY|TRL|YTL|RUB|"
    "RUR|UAH|DEM|FRF|ITL|ATS|BEF|NLG|ESP|PTE|GRD|FIM|IEP|LUF|HRK|SIT|RSD|MDL|GEL|AMD|AZN|LVL|LTL|EEK|"
    "CYP|MTL|AUD|CAD|NZD|INR|ZAR|BRL|MXN|KRW|HKD|SGD|ILS|AED|SAR"
)
_CURRENCY_NAMES = word_list("currency_names") | {"pound sterling", "pounds sterling"}
_CURRENCY_WORDS = (
    r"(?:(?:US|U\.S\.|Canadian|Australian|Hong Kong|New) )?(?:[A-Z][a-z]{2,12} )?"
    rf"{any_case(_CURRENCY_NAMES)}"
)
_SYMBOL = r"(?:(?:US|A|C|AU|CA|NZ|HK|S|R)?\$|[€£¥₤₽₹₺₴])"
_SCALE = r"(?:[- ]?(?:thousand|million|billion|trillion|mln?|bn|lakh|crore)\b|[mkM]\b(?!\w))"
_MEASURE_UNITS = (
    r"(?:square |cubic |nautical )?"
    r"(?:(?:kilo|centi|milli|deci)?(?:met(?:er|re)s?|grams?|grammes?|lit(?:er|re)s?)"
    r"|miles?|yards?|feet|foot|inch(?:es)?|acres?|hectares?|tons?|tonnes?|pounds?|ounces?|stones?"
    r"|gallons?|pints?|barrels?|knots?|degrees?|kilowatts?|megawatts?|watts?|volts?|hertz"
    r"|kilobytes?|megabytes?|gigabytes?|horsepower|(?:kilo)?calories|light-years?|fathoms?|bushels?)"
)
_MEASURE_SIGNS = (
    r"(?:km/h|m/s|mph|km2?|cm2?|mm2?|m2|m3|m²|m³|km²|sq ?(?:m|km|ft|mi)|kg|mg|g|lbs?|oz|ft|yds?|mi"
    r"|ha|ml|cl|l|hp|bhp|cc|kW|MW|GW|kWh|MHz|GHz|kHz|Hz|[KMGT]B|°[CF]?|dB|rpm|kcal|m)"
)
_HOW_MANY = rf"(?:{NUMERAL}|{NUMBER_WORD})"
_FROM_TO = rf"{_HOW_MANY}(?:(?: ?- ?| to | or | and ){_HOW_MANY})?"
_VAGUE_WORDS = ("dozen", "dozens", "hundreds", "thousands", "millions", "billions")
_LEFT = r"(?<![\w/])(?<!\d[.,:])"
_RIGHT = r"(?![\w/]|[.,:]\d)"

# Where a number or an ordinal may start: behind a character that is of no word. The search begins
# with a set, which makes it fast; the patterns below are tried only at the places it finds.
_START = re.compile(rf"{_LEFT}(?<![$€£¥₤₽₹₺₴]){_HOW_MANY}")
# "$3.5 million", "EUR 4,000"
_SIGNED_MONEY = re.compile(
    rf"{_LEFT}(?P<unit>{_SYMBOL}|(?:{_CURRENCY_CODES})\b) ?(?P<number>{NUMERAL}{_SCALE}?)(?!\w)"
)
# "2,000 Austrian schillings (ATS)", "five hundred euros", "80 DEM"
_MONEY = re.compile(
    rf"(?P<number>{_HOW_MANY}{_SCALE}?)[ -]?"
    rf"(?P<unit>(?:{_CURRENCY_WORDS}|(?:{_CURRENCY_CODES}))\b(?: \((?:{_CURRENCY_CODES})\))?"
    r"|[€£¥$])(?!\w)"
)
# "30%", "12 per cent", "50 to 79%", "3.5 percentage points"
_SHARE = re.compile(rf"(?P<number>{_FROM_TO}) ?-?(?P<unit>%|‰|[Pp]er ?cent(?:age points?)?\b)")
# "6 ft 2 in", "5'7\"", "5 feet 11 inches"
_HEIGHT = re.compile(
    r"(?P<number>\d{1,2} ?(?:ft|feet|foot|')[ -]?\d{1,2}(?:\.\d|-?1/2)?"
    r"(?: ?(?P<unit>inches|inch|in\b|\"|''))?)(?!\w)"
)
# "75 kg", "200 m", "26 km/h", "two hundred acres", "100-acre", "15 x 10 mm", "4x100-meter"
_MEASURE = re.compile(
    rf"(?P<number>(?:{NUMERAL} ?[x×] ?){{0,2}}{_FROM_TO}{_SCALE}?)"
    rf"(?:[- ](?P<unit>{_MEASURE_UNITS})\b| ?-?(?P<sign>{_MEASURE_SIGNS})(?![\w'/]))"
)
# "5-3", "82-48-6", "4-2"
_SCORE = re.compile(rf"(?<!-)(?P<number>\d{{1,3}}-\d{{1,3}}(?:-\d{{1,3}})?){_RIGHT}(?!-)")
# "1,200", "four", "two-time"
_PLAIN = re.compile(
    rf"(?<![$€£¥§.-])(?P<number>{_HOW_MANY}(?: and a half| ?½)?)"
    rf"{_SCALE}?(?![\w/%]|[.,:]\d|-\d)"
)
_RANK_BEFORE = re.compile(r"(?:#|\b[Nn]o\. ?|\b[Nn]umber )$")  # "#182", "No. 2"
# "12th", "twenty-first", "third"
_ORDINAL = re.compile(
    rf"{_LEFT}(?P<number>\d{{1,3}}(?:,\d{{3}})?(?:st|nd|rd|th|ST|ND|RD|TH)|{ORDINAL_WORD})\b(?!'s\b)"
)
_VAGUE = re.compile(rf"\b(?P<number>{any_case(_VAGUE_WORDS)})\b")
_AVERAGE = re.compile(r"(?P<number>\.(?<![\w.]\.)\d{3})(?!\w)")  # ".312", in baseball
# A number that counts nothing: it names a place in a law or a document.
_REFERENCE_BEFORE = re.compile(
    r"(?:\b(?:articles?|arts?\.?|sections?|sect?\.?|ss?\.|paragraphs?|paras?\.?|rules?|chapters?|"
    r"clauses?|points?|pages?|pp?\.|appendix|annex|volume|vol\.|figures?|tables?|"
    r"part|schedule|title|book|act|item|footnotes?|subsections?|regulations?|"
    r"orders?|(?:law|protocol|act|decree|convention) no\.?) "
    r"(?:\d{1,4}(?: § \d{1,2})?(?:, | and | to | or )){0,3}"
    r"|§ ?)$",
    re.IGNORECASE,
)
_REFERENCE_CONTEXT = 40  # Characters before a number that can say so.
_ENUMERATION = re.compile(r"\. |\) |\.$")
_YEAR_LIKE = re.compile(r"(?:1\d|20)\d\d")
_SYMBOL_SIGN = re.compile(r"[$€£¥₤₽₹₺₴]")
_CODE_AND_DIGIT = re.compile(r"[A-Z][A-Z][A-Z] ?\d")
_AT_A_NUMBER: tuple[tuple[re.Pattern[str], str], ...] = (
    (_MONEY, MONEY),
    (_SHARE, SHARE),
    (_HEIGHT, MEASURE),
    (_MEASURE, MEASURE),
    (_SCORE, SCORE),
    (_PLAIN, NUMBER),
)
_NO_COUNT = frozenset({"one", "a", "an"})  # As plain words: "one of them", "a".


def find_quantities(text: str) -> list[QuantityMention]:
    """Quantities of a normalized text, in its order and without overlaps, the longest first.

    text (str): A normalized text.
    RETURNS (list[QuantityMention]): Years that stand alone are left to the dates.

    >>> [(m.unit, m.form) for m in find_quantities("He weighs 75 kg")]
    [('kg', 'measure')]
    """
    starts = number_places(text)
    mentions = [
        mention
        for matches, form in (
            (matches_at(_SIGNED_MONEY, text, _money_places(text)), MONEY),
            (matches_at(_ORDINAL, text, starts), ORDINAL),
            (matches_at(_VAGUE, text, starts), NUMBER),
            (_AVERAGE.finditer(text), NUMBER),
        )
        for match in matches
        for mention in _read(match, form)
    ]
    for start in matches_at(_START, text, starts):
        for pattern, form in _AT_A_NUMBER:
            match = pattern.match(text, start.start())
            if match:
                mentions += _read(match, form)
    mentions.sort(key=lambda mention: (mention.start, -mention.end, not mention.unit))
    kept: list[QuantityMention] = []
    for mention in mentions:
        if not kept or mention.start >= kept[-1].end:
            kept.append(mention)
    return kept


def _money_places(text: str) -> list[int]:
    """Where a sign or a code of a currency may stand: "US$5", "€ 5", "EUR 5"."""
    signs = [match.start() for match in _SYMBOL_SIGN.finditer(text)]
    starts = {start for sign in signs for start in range(max(sign - 2, 0), sign + 1)}
    starts.update(match.start() for match in _CODE_AND_DIGIT.finditer(text))
    return sorted(starts)


def _read(match: re.Match[str], form: str) -> Iterator[QuantityMention]:
    groups = match.groupdict()
    if form in (NUMBER, SCORE) and not _counts(match):
        return
    if form == ORDINAL and not _ranks(match):
        return
    start = match.start()
    if form == NUMBER:
        rank = _RANK_BEFORE.search(match.string, max(0, start - _REFERENCE_CONTEXT), start)
        start = rank.start() if rank else start
    unit = groups.get("unit") or groups.get("sign") or ""
    yield QuantityMention(start, match.end(), *match.span("number"), unit, form)


def _ranks(match: re.Match[str]) -> bool:
    """Whether an ordinal tells a rank: not "at first", and not a part of a name ("Third World")."""
    word, end = match["number"], match.end()
    if word[0].isdigit():
        return True
    in_name = word[0].isupper() and match.string[end : end + 2].strip().isupper()
    return word.lower() != "first" and not in_name


def _counts(match: re.Match[str]) -> bool:
    """Whether a number without unit is a quantity, and no year, reference or enumeration."""
    text, number, (start, end) = match.string, match["number"], match.span()
    if number.lower() in _NO_COUNT or _YEAR_LIKE.fullmatch(number):
        return False
    if not number[0].isdigit():
        return True
    if _REFERENCE_BEFORE.search(text, max(0, start - _REFERENCE_CONTEXT), start):
        return False
    opens_a_line = start == 0 or text[start - 1] in "\n("
    return not (opens_a_line and _ENUMERATION.match(text, end))


_BARE = re.compile(
    r"(?P<ordinal>(?:[12]?\d|3[01])(?:st|nd|rd|th))"
    r"|\d{1,2}[/.-]\d{1,2}(?:[/.-]|\Z)"
    # Above 89 in words, and what "number" says to be one.
    rf"|(?:(?:an?|one) )?hundred(?: and {NUMBER_WORD})?|ninety(?:[- ]\w+)?"
    rf"|numbers? (?:\d\d+\w?|{NUMBER_WORD})"
    r"|(?P<number>[\d/.,+()-]*\d[\d/.,+() -]*)",
    re.IGNORECASE,
)
# "the twelfth of the fifth"
_DAY_OF_MONTH = re.compile(rf"(?<=of the ){ORDINAL_WORD}|{ORDINAL_WORD}(?= of the {ORDINAL_WORD})")
_COUNTED_BEHIND = re.compile(
    r"[ -](?:(?:more|other|new|of the|of) )?[a-z]{3,}s\b|[ ]?[%°£$€]"
    r"| (?:men|women|people|children)\b"
)
_FEWEST_CODE_DIGITS = 3
_OLDEST_TOLD = 89


def may_identify(text: str, start: int, end: int) -> bool:
    """Whether a number without a unit may be an age over 89, a part of a date or a code.

    text (str): A normalized text.
    RETURNS (bool): False where the noun behind it says what it counts.

    >>> [may_identify(text, 0, 3) for text in ("330 beds", "330.", "12 ", "91,", "5/6")]
    [False, True, False, True, True]
    """
    written = text[start:end].strip(" ,.;:")
    if _DAY_OF_MONTH.match(text, start):
        return True
    match = _BARE.fullmatch(written)
    if match is None or _COUNTED_BEHIND.match(text, end):
        return False
    if match["number"] is None:
        return True
    digits = sum(map(str.isdigit, written))
    if digits >= _FEWEST_CODE_DIGITS or (written.isdigit() and int(written) > _OLDEST_TOLD):
        return True
    return bool(form_by_cue(text, start, end, ""))  # "ext. 12", "member 03"
