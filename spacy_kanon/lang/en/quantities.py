"""Quantities in English text: numbers, number words, ordinals, money, shares and measures.

A mention knows where its number stands, so that "75 kg" can become "X kg". Durations and ages
are dates' business (`lang.en.dates`); a plain number that can be a year is left to it as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...text.places import matches_at
from ..lexicon import word_list
from ..mentions import MEASURE, MONEY, NUMBER, ORDINAL, SCORE, SHARE, QuantityMention
from .number_words import NUMBER_WORD, NUMERAL, ORDINAL_WORD, any_case, number_places
from .sub_kinds.code_cues import form_by_cue

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
_NUMBER = rf"(?:{NUMERAL}|{NUMBER_WORD})"
_RANGE = rf"{_NUMBER}(?:(?: ?- ?| to | or | and ){_NUMBER})?"
_VAGUE_WORDS = ("dozen", "dozens", "hundreds", "thousands", "millions", "billions")
_LEFT = r"(?<![\w/])(?<!\d[.,:])"
_RIGHT = r"(?![\w/]|[.,:]\d)"

# Where a number or an ordinal may start: behind a character that is of no word. The search begins
# with a set, which makes it fast; the patterns below are tried only at the places it finds.
_START = re.compile(rf"{_LEFT}(?<![$€£¥₤₽₹₺₴]){_NUMBER}")
# "$3.5 million", "EUR 4,000"
_SIGNED_MONEY = re.compile(
    rf"{_LEFT}(?P<unit>{_SYMBOL}|(?:{_CURRENCY_CODES})\b) ?(?P<number>{NUMERAL}{_SCALE}?)(?!\w)"
)
# "2,000 Austrian schillings (ATS)", "five hundred euros", "80 DEM"
_MONEY = re.compile(
    rf"(?P<number>{_NUMBER}{_SCALE}?)[ -]?"
    rf"(?P<unit>(?:{_CURRENCY_WORDS}|(?:{_CURRENCY_CODES}))\b(?: \((?:{_CURRENCY_CODES})\))?"
    r"|[€£¥$])(?!\w)"
)
# "30%", "12 per cent", "50 to 79%", "3.5 percentage points"
_SHARE = re.compile(rf"(?P<number>{_RANGE}) ?-?(?P<unit>%|‰|[Pp]er ?cent(?:age points?)?\b)")
# "6 ft 2 in", "5'7\"", "5 feet 11 inches"
_HEIGHT = re.compile(
    r"(?P<number>\d{1,2} ?(?:ft|feet|foot|')[ -]?\d{1,2}(?:\.\d|-?1/2)?"
    r"(?: ?(?P<unit>inches|inch|in\b|\"|''))?)(?!\w)"
)
# "75 kg", "200 m", "26 km/h", "two hundred acres", "100-acre", "15 x 10 mm", "4x100-meter"
_MEASURE = re.compile(
    rf"(?P<number>(?:{NUMERAL} ?[x×] ?){{0,2}}{_RANGE}{_SCALE}?)"
    rf"(?:[- ](?P<unit>{_MEASURE_UNITS})\b| ?-?(?P<sign>{_MEASURE_SIGNS})(?![\w'/]))"
)
# "5-3", "82-48-6", "4-2"
_SCORE = re.compile(rf"(?<!-)(?P<number>\d{{1,3}}-\d{{1,3}}(?:-\d{{1,3}})?){_RIGHT}(?!-)")
# "1,200", "four", "two-time"
_PLAIN = re.compile(
    rf"(?<![$€£¥§.-])(?P<number>{_NUMBER}(?: and a half| ?½)?)"
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
    start, end (int): Bounds of the number.
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
