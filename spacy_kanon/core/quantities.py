"""Quantities in English text: numbers, number words, ordinals, money, shares and measures.

A mention knows where its number stands, so that "75 kg" can become "X kg". Durations and ages
are dates' business (`core.dates`); a plain number that can be a year is left to it as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from .number_words import NUMBER_WORD, NUMERAL, ORDINAL_WORD

MONEY, SHARE, MEASURE, SCORE, ORDINAL, NUMBER = (
    "money",
    "share",
    "measure",
    "score",
    "ordinal",
    "number",
)


class QuantityMention(NamedTuple):
    """A stretch of normalized text that tells a quantity.

    start, end (int): Bounds of all of it, unit included.
    number_start, number_end (int): Bounds of the number in it.
    unit (str): What is counted, as written ("kg", "$", "percent"); empty for a plain number.
    form (str): "money", "share", "measure", "score", "ordinal" or "number".
    """

    start: int
    end: int
    number_start: int
    number_end: int
    unit: str
    form: str


_CURRENCY_CODES = (
    "USD|EUR|GBP|CHF|JPY|CNY|RMB|SEK|NOK|DKK|ISK|PLN|CZK|SKK|HUF|RON|ROL|BGN|BGL|TRY|TRL|YTL|RUB|"
    "RUR|UAH|DEM|FRF|ITL|ATS|BEF|NLG|ESP|PTE|GRD|FIM|IEP|LUF|HRK|SIT|RSD|MDL|GEL|AMD|AZN|LVL|LTL|EEK|"
    "CYP|MTL|AUD|CAD|NZD|INR|ZAR|BRL|MXN|KRW|HKD|SGD|ILS|AED|SAR"
)
_CURRENCY_WORDS = (
    r"(?:(?:US|U\.S\.|Canadian|Australian|Hong Kong|New) )?(?:[A-Z][a-z]{2,12} )?"
    r"(?:dollars?|euros?|cents?|pounds?(?: sterling)?|pence|francs?|marks?|roubles?|rubles?"
    r"|lir[ae]s?|kron(?:or|er|a|e|ur)|zlotys?|forints?|lei|leva?|schillings?|guilders?|pesetas?|pesos?"
    r"|escudos?|drachmas?|yen|yuan|rupees?|rials?|dinars?|hryvni?as?|korunas?|shekels?|crowns?"
    r"|guineas?|shillings?|rand|baht|ringgit)"
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
_LEFT = r"(?<![\w/])(?<!\d[.,:])"
_RIGHT = r"(?![\w/]|[.,:]\d)"

# "$3.5 million", "EUR 4,000", "2,000 Austrian schillings (ATS)", "five hundred euros"
_MONEY = re.compile(
    rf"{_LEFT}(?:(?P<sign>{_SYMBOL}|(?:{_CURRENCY_CODES})\b) ?(?P<number>{NUMERAL}{_SCALE}?)"
    rf"|(?P<amount>{_NUMBER}{_SCALE}?)[ -]?"
    rf"(?P<unit>(?:{_CURRENCY_WORDS}|(?:{_CURRENCY_CODES}))\b(?: \((?:{_CURRENCY_CODES})\))?"
    r"|[€£¥$]))(?!\w)"
)
# "30%", "12 per cent", "50 to 79%", "3.5 percentage points"
_SHARE = re.compile(
    rf"{_LEFT}(?P<number>{_RANGE}) ?-?(?P<unit>%|‰|(?:per ?cent|percent)(?:age points?)?\b)",
    re.IGNORECASE,
)
# "6 ft 2 in", "5'7\"", "5 feet 11 inches"
_HEIGHT = re.compile(
    rf"{_LEFT}(?P<number>\d{{1,2}} ?(?:ft|feet|foot|')[ -]?\d{{1,2}}(?:\.\d|-?1/2)?"
    r"(?: ?(?P<unit>inches|inch|in\b|\"|''))?)(?!\w)"
)
# "75 kg", "200 m", "26 km/h", "two hundred acres", "100-acre", "15 x 10 mm", "4x100-meter"
_MEASURE = re.compile(
    rf"{_LEFT}(?P<number>(?:{NUMERAL} ?[x×] ?){{0,2}}{_RANGE}{_SCALE}?)"
    rf"(?:[- ](?P<unit>{_MEASURE_UNITS})\b| ?-?(?P<sign>{_MEASURE_SIGNS})(?![\w'/]))"
)
# "5-3", "82-48-6", "4-2"
_SCORE = re.compile(rf"{_LEFT}(?<!-)(?P<number>\d{{1,3}}-\d{{1,3}}(?:-\d{{1,3}})?){_RIGHT}(?!-)")
# "12th", "twenty-first", "third"
_ORDINAL = re.compile(
    rf"{_LEFT}(?P<number>\d{{1,3}}(?:,\d{{3}})?(?:st|nd|rd|th)|{ORDINAL_WORD})\b(?!'s\b)",
    re.IGNORECASE,
)
# "1,200", "four", "No. 2", "#182", "two-time"
_PLAIN = re.compile(
    rf"{_LEFT}(?<![$€£¥§.-])(?:(?:#|[Nn]o\. ?|[Nn]umber )?(?P<number>{_NUMBER}(?: and a half| ?½)?)"
    rf"{_SCALE}?)(?![\w/%]|[.,:]\d|-\d)|(?<!\w)(?P<vague>\b(?:several|dozens?|hundreds|thousands"
    r"|millions|billions)\b)|(?<![\w.])(?P<average>\.\d{3})(?!\w)",
    re.IGNORECASE,
)
# A number that counts nothing: it names a place in a law or a document.
_REFERENCE_BEFORE = re.compile(
    r"(?:\b(?:articles?|arts?\.?|sections?|sect?\.?|ss?\.|paragraphs?|paras?\.?|rules?|chapters?|"
    r"clauses?|points?|protocol no\.?|pages?|pp?\.|appendix|annex|volume|vol\.|figures?|tables?|"
    r"part|schedule|title|book|act|item|footnotes?|subsections?|regulations?|orders?) "
    r"|§ ?|\d, |\d and )$",
    re.IGNORECASE,
)
_REFERENCE_CONTEXT = 16  # Characters before a number that can say so.
_ENUMERATION = re.compile(r"\. |\) |\.$")
_YEAR_LIKE = re.compile(r"(?:1\d|20)\d\d")
_READERS: tuple[tuple[re.Pattern[str], str], ...] = (
    (_MONEY, MONEY),
    (_SHARE, SHARE),
    (_HEIGHT, MEASURE),
    (_MEASURE, MEASURE),
    (_SCORE, SCORE),
    (_ORDINAL, ORDINAL),
    (_PLAIN, NUMBER),
)
_NO_COUNT = frozenset({"one", "a", "an"})  # As plain words: "one of them", "a".


def find_quantities(text: str) -> list[QuantityMention]:
    """Quantities of a normalized text, in its order and without overlaps, the longest first."""
    found = [mention for pattern, form in _READERS for mention in _read(pattern, form, text)]
    found.sort(key=lambda mention: (mention.start, -mention.end, not mention.unit))
    kept: list[QuantityMention] = []
    for mention in found:
        if not kept or mention.start >= kept[-1].end:
            kept.append(mention)
    return kept


def _read(pattern: re.Pattern[str], form: str, text: str) -> Iterator[QuantityMention]:
    for match in pattern.finditer(text):
        groups = {name: value for name, value in match.groupdict().items() if value}
        name = next(n for n in ("number", "amount", "vague", "average") if n in groups)
        if form in (NUMBER, SCORE) and not _counts(match, groups[name]):
            continue
        unit = groups.get("unit") or groups.get("sign") or ""
        yield QuantityMention(*match.span(), *match.span(name), unit, form)


def _counts(match: re.Match[str], number: str) -> bool:
    """Whether a number without unit is a quantity, and no year, reference or enumeration."""
    text, start, end = match.string, match.start(), match.end()
    if number.lower() in _NO_COUNT or _YEAR_LIKE.fullmatch(number):
        return False
    if not number[0].isdigit():
        return True
    if _REFERENCE_BEFORE.search(text, max(0, start - _REFERENCE_CONTEXT), start):
        return False
    opens_a_line = start == 0 or text[start - 1] in "\n("
    return not (opens_a_line and _ENUMERATION.match(text, end))
