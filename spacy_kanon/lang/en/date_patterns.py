"""Regular expressions for English dates, times and durations, over normalized text.

Every repetition is bounded and no two neighbours can match the same text, so that matching
takes time linear in the length of the text. Blanks are single spaces (see `text.normalization`),
and a paragraph break, being newlines, is never crossed.
"""

from __future__ import annotations

import re

from .lexicon import (
    DAY_NUMBER_WORD,
    DAY_ORDINAL_WORD,
    NUMBER_WORD,
    NUMERAL,
    ORDINAL_WORD,
    YEAR_WORDS,
    any_case,
)

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
HOLIDAYS: dict[str, tuple[int, int] | None] = {
    "new year's day": (1, 1), "new year's eve": (12, 31), "valentine's day": (2, 14),
    "saint patrick's day": (3, 17), "st patrick's day": (3, 17), "st. patrick's day": (3, 17),
    "all saints' day": (11, 1), "halloween": (10, 31), "christmas eve": (12, 24),
    "christmas day": (12, 25), "boxing day": (12, 26), "christmas": None, "easter": None,
    "easter sunday": None, "easter monday": None, "good friday": None, "palm sunday": None,
    "ash wednesday": None, "pentecost": None, "thanksgiving": None, "thanksgiving day": None,
    "ramadan": None, "eid al-fitr": None, "eid al-adha": None, "hanukkah": None, "passover": None,
    "yom kippur": None, "rosh hashanah": None, "diwali": None, "independence day": None,
    "labour day": None, "labor day": None, "memorial day": None, "bastille day": None,
}  # fmt: skip


_FULL = "|".join(f"[{m[0].lower()}{m[0]}]{m[1:]}|{m.upper()}" for m in MONTHS)
_SHORT = "|".join(
    f"{m[:3]}|{m[:3].upper()}" for m in MONTHS if m != "May"
)  # "May" has no shorter form
MONTH = rf"(?:(?:{_FULL})\b|(?:Sept|SEPT|{_SHORT})\b\.?)"
# In lower case these are verbs, unless a year or a day of the month stands beside them.
VERB_MONTHS = frozenset({"may", "march"})
DAY = r"(?:3[01]|[12]\d|0?[1-9])(?!\d)"
ORDINAL = r"(?: ?(?:st|nd|rd|th|ST|ND|RD|TH)\b)?"
YEAR = r"(?:1\d{3}|20\d\d|2100)(?!\d)"
ERA = r"(?:BCE|BC|CE|AD|B\.C\.E\.|B\.C\.|C\.E\.|A\.D\.)(?!\w)"
_WEEKDAY_NAMES = "Mon|Tues|Wednes|Thurs|Fri|Satur|Sun"
WEEKDAY = rf"(?:(?:{_WEEKDAY_NAMES}|{_WEEKDAY_NAMES.upper()})(?:day|DAY)s?\b)"
_WEEKDAY_BEFORE_DATE = (
    rf"(?:(?:{WEEKDAY}|(?:Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun)\b\.?),? (?:the )?)?"
)
_YEAR_AFTER = (
    rf"(?:,? ?(?:of )?(?P<year>{YEAR}|{YEAR_WORDS}|'\d\d(?!\d))|,? (?P<old>\d{{1,4}}) ?(?={ERA}))?"
)
_ERA_AFTER = rf"(?: ?(?P<era>{ERA}))?"
_DASH = r" ?--? ?"
_NOT_IN_NUMBER = r"(?<![\w/])(?<!\d[.,:-])"

# "23 May 1972", "the 23rd of May, 1972", "8-12 July 1998", "5 and 6 May", "23-May-1972"
DAY_MONTH = re.compile(
    rf"{_NOT_IN_NUMBER}{_WEEKDAY_BEFORE_DATE}"
    rf"(?:(?P<from>{DAY}){ORDINAL}(?P<between>{_DASH}| (?:and|to|or|until) ))?"
    rf"(?P<day>{DAY}){ORDINAL}(?: (?:day )?of | (?:DAY )?OF |[ ./-] ?|(?=[A-Z]))(?P<month>{MONTH})"
    rf"(?:[-/](?P<glued>{YEAR})|{_YEAR_AFTER}{_ERA_AFTER})"
)
# "May 23, 1972", "Sept. 5", "July 8-12, 1998", "May the 5th", "june 5"
MONTH_DAY = re.compile(
    rf"\b{_WEEKDAY_BEFORE_DATE}(?P<month>{MONTH})[ -](?:the )?"
    rf"(?:(?P<from>{DAY}){ORDINAL}(?P<between>{_DASH}| (?:and|to|or|until) ))?"
    rf"(?P<day>{DAY})(?![\d:/]|[.,]\d){ORDINAL}"
    rf"(?:(?:, ?|,? of | )(?P<year>{YEAR}|{YEAR_WORDS})|,? (?P<old>\d{{3,4}}) ?(?={ERA}))?"
    rf"{_ERA_AFTER}"
)
# "the nineteenth of June 1978", "twenty-third May", "on the first of may"
WORD_DAY_MONTH = re.compile(
    rf"\b(?P<day>{DAY_ORDINAL_WORD})(?: (?:day )?of |[ -](?=[A-Z]))(?P<month>{MONTH})"
    rf"{_YEAR_AFTER}{_ERA_AFTER}"
)
# "June nineteenth, 1978", "may the fifth, 1972", "June nineteen, nineteen seventy-eight"
_YEAR_IN_ANY_FORM = rf"(?:, ?|,? of | )(?:{YEAR}|{YEAR_WORDS})"
MONTH_WORD_DAY = re.compile(
    rf"\b(?P<month>{MONTH})[ -](?:the )?"
    rf"(?P<day>{DAY_ORDINAL_WORD}|{DAY_NUMBER_WORD}(?={_YEAR_IN_ANY_FORM}))"
    rf"(?:(?:, ?|,? of | )(?P<year>{YEAR}|{YEAR_WORDS}))?"
)
# "19 VI 1978", "19.VI.1978", "19. VI. 1978"
ROMAN_MONTHS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
ROMAN_MONTH = re.compile(
    rf"(?<![\w/])(?<!\d[.,:-])(?P<day>{DAY})(?P<sep>[ /-]|\. ?)(?P<month>(?i:XI{{0,2}}"
    rf"|IX|IV|VI{{0,3}}|I{{1,3}}))(?P=sep)(?P<year>{YEAR})(?![\w/]|[.,:-]\d)"
)
# "nineteen seventy-eight"
YEAR_IN_WORDS = re.compile(rf"\b(?P<year>{YEAR_WORDS})")
# "May 1972", "March of 1999", "mid-May 1972", "May '72"
MONTH_YEAR = re.compile(
    rf"\b(?:(?:[Ee]arly|[Mm]id|[Ll]ate)[- ])?(?P<month>{MONTH})"
    rf"(?:(?:,? (?:of )?|-|/)(?P<year>{YEAR}|{YEAR_WORDS}|'\d\d(?!\d))"
    rf"|,? (?P<old>\d{{1,4}}) ?(?={ERA})){_ERA_AFTER}"
)
# "1972-05-23", "1972/05/23", "23/05/1972", "5/23/72", "23.5.1972", "23. 5. 1972"
YEAR_FIRST = re.compile(
    r"(?<![\w/.-])(?P<year>\d{4})(?P<sep>[-/.])(?P<month>\d{1,2})(?P=sep)(?P<day>\d{1,2})"
    r"(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?(?![\d/]|[.-]\d)"
)
YEAR_LAST = re.compile(
    r"(?<![\w/-])(?<!\d\.)(?P<first>\d{1,2})(?P<sep>[-/]|\. ?)(?P<second>\d{1,2})(?P=sep)"
    r"(?P<year>\d{4}|\d\d)(?![\w/]|[.:,-]\d)"
)
YEAR_MONTH = re.compile(rf"(?<![\w/.-])(?P<year>{YEAR})-(?P<month>0[1-9]|1[0-2])(?![\w/]|[.-]\d)")

_PART = r"(?:(?:[Ee]arly|[Mm]id|[Mm]iddle|[Ll]ate)(?:[- ]| to late |-to-late ))?"
# "the 1970s", "mid-1970s", "'70s", "the 1960s"
DECADE = re.compile(
    rf"(?<![\w.,/]){_PART}(?:(?P<decade>(?:1\d|20)\d0)|'(?P<short>\d0))(?:'?s\b|-?ies\b)"
)
DECADE_WORD = re.compile(
    rf"\b(?:(?P<century>nineteen)[- ])?{_PART}"
    r"(?P<word>twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b"
)
# "19th century", "the late eighteenth century", "5th century BC", "17th" and "18th centuries"
_NTH = rf"{_PART}(?:(?P<digits>\d{{1,2}}(?:st|nd|rd|th))|(?P<word>{ORDINAL_WORD}))"
CENTURY = re.compile(
    rf"\b{_NTH}(?:[- ][Cc]entur(?:y|ies)\b(?: (?P<era>{ERA}))?"
    rf"|(?=-? (?:and|or|to) (?:the )?{re.sub(r'[?]P<[a-z]+>', '?:', _NTH)}[- ][Cc]entur))"
)
# "c. 1650", "AD 79", "44 BC", "circa 300 BC"
OLD_YEAR = re.compile(
    rf"(?<![\w.,/-])(?:(?P<about>c\. ?|ca\.? ?|circa )(?:(?P<before>AD|A\.D\.) )?"
    rf"(?P<year>\d{{3,4}})(?![\d,/])(?: ?(?P<era>{ERA}))?"
    rf"|(?P<first>AD|A\.D\.) ?(?P<number>\d{{1,4}})(?![\d,/])"
    rf"|(?P<value>\d{{1,4}}) ?(?P<last>{ERA}))"
)
# Years and ranges of years: "1972", "1988-1990", "1972-73", "1939/40"
YEARS = re.compile(
    rf"(?<![\w$€£#§@+])(?<![.,:/-])(?<!\d )(?P<year>{YEAR})"
    rf"(?:(?P<sep>{_DASH}|/)(?P<second>{YEAR}|\d\d?)(?![\w/]|[.,:-]\d))?"
    r"(?![\w%/$€£°]|[.,:]\d|-\d)"
)
SHORT_YEAR = re.compile(r"(?<= )(?P<year>'\d\d)(?![\w'])")
BEFORE_SHORT_YEAR = re.compile(
    r"\b(?:summer|winter|spring|autumn|fall|class|season|in|since|from|until|by|to|of) $",
    re.IGNORECASE,
)
# What stands before a number that is no year.
NO_YEAR_BEFORE = re.compile(
    r"(?:\b(?:no|nos|nr|number|numbers|art|article|articles|section|sections|sec|paragraph|para|"
    r"page|pages|p|pp|chapter|vol|volume|room|route|highway|flight|model|act no|rule|"
    r"some|about|over|nearly|almost|exactly|than|total of|code|zip|suite|apt|box|"
    r"rs|eur|usd|gbp|chf|dem|frf|itl|try|pln|rub)\.? ?|[$€£#§] ?)$",
    re.IGNORECASE,
)
# What stands behind a number that is no year.
NO_YEAR_BEHIND = re.compile(
    r" ?(?:%|(?:per ?cent|people|persons?|men|women|children|soldiers|troops|employees|workers|"
    r"students|pupils|members|inhabitants|residents|victims|prisoners|copies|votes|points|goals|"
    r"runs|yards|met(?:er|re)s?|kilomet(?:er|re)s?|miles?|feet|acres|hectares|pounds|dollars|"
    r"euros?|francs|marks|roubles|rubles|lire|lira|kroner|zloty|guilders|pages|words|seats|"
    r"houses|homes|families|tons|tonnes|km|m|cm|mm|kg|g|lb|lbs|ft|cc|mph|hp|mw|kw|mhz|bhp|"
    r"times|years?|months?|weeks?|days?|hours?|minutes?|square|cubic|and a half)\b)",
    re.IGNORECASE,
)

_SEASON = r"(?:[Ss]pring|[Ss]ummer|[Aa]utumn|[Ff]all|[Ww]inter)"
SEASON_YEAR = re.compile(
    rf"\b(?:(?:[Ee]arly|[Mm]id|[Ll]ate)[- ])?{_SEASON}(?:-{_SEASON})?(?: of|,)? (?:the )?"
    rf"(?P<year>{YEAR})(?![\w-])"
)
HOLIDAY = re.compile(
    rf"\b(?=[A-Z])(?P<holiday>{any_case(HOLIDAYS)})(?:,? (?:of |in )?(?P<year>{YEAR}))?(?!\w)"
)

_UNIT = (
    r"(?:seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|fortnights?|months?|years?"
    r"|decades?|centur(?:y|ies)|yrs?|hrs?|mins?|secs?|YEARS?|MONTHS?|WEEKS?|DAYS?|HOURS?)"
)
VAGUE_AMOUNTS = ("several", "a few", "few", "many", "a couple of", "a number of", "some", "half a",
                 "half an", "another")  # fmt: skip
_AMOUNT = rf"(?:(?:{NUMERAL}|{NUMBER_WORD})(?: and a half| \d/\d)?|{any_case(VAGUE_AMOUNTS)})"
_RANGE = rf"{_AMOUNT}(?:(?: ?- ?| to | or ){_AMOUNT})?"
_TAIL = r"(?:(?:[ -]old| of age| ago| later| earlier| before| after| prior| hence)\b)?"
_SPAN = rf"{_RANGE}[- ]{_UNIT}(?!\w)"
# "four years", "twenty-eight years' imprisonment", "27 years old", "three years and six months"
DURATION = re.compile(
    rf"(?<![\w.,/$€£-]){_SPAN}(?:(?:,? and |, | ){_SPAN}){{0,3}}(?:'s\b|')?{_TAIL}"
)
_AGE_NUMBER = rf"(?:{NUMERAL}|{NUMBER_WORD})"
# "aged 45", "at the age of twelve", "ages 5 to 7"; "in his sixties" is a DECADE_WORD.
AGE = re.compile(
    rf"\b[Aa]ge[ds]?(?: of)?(?: about| around| between)? {_AGE_NUMBER}"
    rf"(?:(?: ?- ?| to | and | or ){_AGE_NUMBER})?(?! ?%)\b(?!-)"
)

_HALF_DAY = r"(?:a\.m\.|p\.m\.|A\.M\.|P\.M\.|(?:am|pm|AM|PM)\b)"
_HOUR = r"(?:[01]?\d|2[0-4])"
# "10:30 a.m.", "14:05", "10.30 am", "5 p.m.", "6 o'clock in the evening", "0830 hours"
TIME = re.compile(
    rf"(?<![\w.,:/-])(?:{_HOUR}[:.][0-5]\d(?:[:.][0-5]\d)?"
    rf" ?(?:{_HALF_DAY}|(?:hrs|hours|h|GMT|UTC|[ECMP][SD]T)\b)"
    rf"|{_HOUR}:[0-5]\d(?::[0-5]\d)?(?![\w:])"
    rf"|(?:1[0-2]|[1-9])(?: ?- ?(?:1[0-2]|[1-9]))? ?{_HALF_DAY}"
    r"|(?:12 )?(?:noon|midnight)\b"
    r"|(?:1[0-2]|[1-9]) o'clock\b(?: in the (?:morning|afternoon|evening))?"
    r"|(?:[01]\d|2[0-3])[0-5]\d (?:hours|hrs|GMT|UTC)\b)"
)

_PERIOD = (
    r"(?:second|minute|hour|day|night|week|weekend|fortnight|month|year|decade|century|morning|"
    rf"afternoon|evening|spring|summer|autumn|winter|season|{'|'.join(MONTHS)})"
)
NEAR = ("last", "next", "previous", "following", "same", "preceding", "subsequent", "past",
        "coming")  # fmt: skip
_NEAR = any_case(NEAR)
# "last Tuesday", "the following year", "a year later", "yesterday", "Monday morning"
RELATIVE = re.compile(
    rf"\b(?=[A-Zacflnopsty])(?:{_NEAR} (?:{_PERIOD}|{WEEKDAY})\b"
    rf"|(?:[Tt]hat|[Tt]his) (?:same )?(?:{_PERIOD})\b"
    rf"|(?:[Aa]n?|[Oo]ne) {_UNIT} (?:later|earlier|ago|before|after)\b"
    rf"|{_NEAR} (?:{NUMERAL} |{NUMBER_WORD} |few )?{_UNIT}(?!\w)"
    r"|[Yy]esterday\b|[Tt]omorrow\b|[Tt]onight\b"
    rf"|{WEEKDAY}(?: (?:morning|afternoon|evening|night))?)"
)
# A month that stands alone: "in May", "early September", "in june". Some months are ordinary words
# or names too and need the word before them, as all in lower case do.
MONTH_ALONE = re.compile(
    rf"\b(?:(?:[Ee]arly|[Mm]id|[Ll]ate)[- ])?(?P<month>{MONTH})(?! [A-Z])(?![\w'-])"
)
SURE_MONTH = re.compile(r"January|February|September|October|November|December")
BEFORE_MONTH = re.compile(
    r"(?:\b(?:[Ii]n|[Bb]y|[Oo]f|[Ss]ince|[Uu]ntil|[Dd]uring|[Ff]rom|to|and|till|this|last|next)"
    r"|\b(?:[Ee]arly|[Mm]id|[Ll]ate)[- ](?:in)?) ?$"
)
# "in the summer", "that winter": a season that stands alone.
SEASON_ALONE = re.compile(
    r"\b(?:(?:[Ee]arly|[Mm]id|[Ll]ate)[- ])?(?:summer|winter|autumn)\b(?:s\b)?"
    r"|(?<=\bthe )(?:(?:early|mid|late) )?spring\b"
)
