"""A pass over the whole released text: wordings that stand side by side become one sentence.

Each wording fits its own place (`wording_rules`), but a text can still read "a country, a country",
"from the 20th century to the 20th century" or "in DATE". The rules of `lang/data/en.prose` mend
that: each is a pattern over the released text, in which marks tell replaced phrases («»). What a
rule matches becomes one replacement of the same stretch, so that offsets and `restore` stay exact.
A rule joins, drops or generalizes; none adds what the text does not say.
"""

from __future__ import annotations

import re
import sys
from bisect import bisect_left, bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from itertools import chain, count, cycle, product, starmap
from operator import attrgetter
from os.path import commonprefix
from typing import Any, NamedTuple

from ...names import DATE_PREFIX, MISC, PERSON, STAR
from ...text.borders import read_borders
from ...text.rewriting import Replacement, is_placeholder, without_borders
from ..lexicon import DATA, words_of
from . import bits
from .dates import find_dates
from .lexicon import (
    FUNCTION_WORDS,
    begins_job,
    flags_of,
    indefinite_article,
    is_plural,
    plural,
    singular,
)
from .person_names import are_rivals, without_possessive
from .rule_wordings import measured_label, number_word, rank_words
from .wording_rules import (
    DEGREE,
    capital,
    is_attribute,
    is_thing,
    kind_word,
    names_matter,
    opens_sentence,
    sort_of,
    stands_alone,
)

# Around a replaced phrase, and around one that an operator wrote, which no rule may touch.
_OPEN, _SHUT, _LOCKED = "\ue000", "\ue001", "\ue002"
_BOTH = _OPEN + _SHUT
_MARKS = re.compile(f"[{_BOTH}{_LOCKED}]")
_WORDING = re.compile(f"{_OPEN}([^{_BOTH}]*){_SHUT}")
# What denies or compares in another clause says nothing of this one.
_CLAUSE_END = re.compile(
    r"(?:[.!?][\"”’)]*\s|\n|[;:—–] |--|,? (?=(?:before|until|after|while|when|where|who|whom|whose"
    r"|which|because|although|though)\b)|, (?=(?:and|but|as|so)\b))"
)
_CLAUSE = 400  # Characters that a clause may have on each side.
_FIELD = re.compile(r"\{(\w+)(?:\|(\w+))?\}")
_PAIRS = {"(": ")", "[": "]", "“": "”", "«": "»"}
_ARTICLE = re.compile(r"[Aa]n? ")
_AN = re.compile(r"\ban?(?= ([\w\"“‘(]+))")  # Whichever fits what a rule puts behind it.
_SECOND_ARTICLE = re.compile(r"\b(?:[Aa]n?|[Tt]he) (?=an? [a-z]|The [A-Z]|the )")  # "An an army".
# "3,200 g. She", "King Zog V. In"
_STOP = re.compile(
    r"(?:(?:[\d$£€]|[A-Z]{2,3} \d)(?:[^.\n]|\.\d)*|[^.\n]{1,60} [IVX])\.(?=\s+[A-Z“\"]|\s*$)"
)
_WORDS = re.compile(r"[^\W_]{2,}")
_DEGREE_STOP = re.compile(r"(?<=\.)(?=\s+[A-Z“\"])")  # "He has a B.A. She left."
# What stands for wordings that say nothing while the rules are at work.
_EMPTY = words_of("*** X Xth ONE ACTING DATE HOUR SPAN AGE SUM SHARE THEN FOLK NTHDAY")
_AT_WORK = (_EMPTY | {"MANY", "LETTERS"}) - {STAR, "X", "DATE"}
# What the parts of a pattern are called; from Python 3.11 on the module has another name.
_parser: Any = import_module("re._parser" if sys.version_info >= (3, 11) else "sre_parse")
_NOTHING = frozenset(("",))
_MOST_TEXTS = 20  # As many may match a part of a pattern, to be looked for one by one.
_FORMS: Mapping[str, Callable[[str], str]] = {
    "lower": str.lower,
    "object": lambda owner: {"his": "him", "her": "her", "their": "them"}[owner.lower()],
    "plural": lambda noun: noun if is_plural(noun) else plural(noun),
}
_TIME = re.compile(
    r"(?:[Ii]n )?(?:the )?(?:(?:early|mid|late) )?(?:\d+(?:(?:st|nd|rd|th) century|0s)|\d{4})"
)
# Occupations begin with these, too, and each describes people: "an old person".
_QUALITIES = words_of("young old first female male leading new senior junior black white")
_YEAR = re.compile(r"\b(?:1\d|20)\d\d\b")
_LIVES = re.compile(r"\blives\b.*\n")  # What a person is now comes before what he did.
_GOES_ON = re.compile(r"[-–]| (?:and|or|to|until|through|of|alone)\b")
_AND_IN = re.compile(r"\b(?:and|but|then|where|who|which) in $")  # "Left and in 1995 fell."
_CLAUSE_BEHIND = re.compile(r",? (?:s?he|they|it|his|her|their|was|were|had|became|[a-z]{3,}ed)\b")
_LATERS = ("Later", "Some time later", "Afterwards")
_NUMBER = re.compile(r"\d(?!\d*-[a-z])|(?:zero|nil|one|no)\b", re.I)  # No "35-year".
_ADJ_ENDINGS = ("al", "ic", "ous", "ive", "ary")
_NOUNS = bits.NO_NAME | bits.LEMMA | bits.BEGINS_TERM  # Few texts have "painter" but as a surname.
_BREAK = "\n"
_MARGIN = 1000  # Characters around a slot that a rule may look at.
_JUST_TOLD = 100  # Characters behind a time for which the text has just told it.
_TURNS = 4  # A rule may make room for another; the rules are few and the text gets shorter.
_MANY = 3


def _bare(wording: str) -> str:
    """A wording without its article, and a time without "in": "1970s" of "In the 1970s"."""
    return re.sub(r"^(?:in )?(?:(?:an?|the) )?", "", wording, flags=re.I)


class _Slot(NamedTuple):
    """A stretch of the original, its new text, and the replacements that made it."""

    start: int
    end: int
    text: str
    parts: tuple[Replacement, ...]
    locked: bool = False


class Rule(NamedTuple):
    """A pattern over the marked text, what to write, what has to be and have been; and what a page
    has to hold for a match: one of each set of texts, and one of the wordings, if there are any."""

    find: re.Pattern[str]
    write: str
    when: tuple[str, ...]
    was: re.Pattern[str]
    texts: Sequence[frozenset[str]] = ()
    wordings: frozenset[str] = frozenset()


class _Tables(NamedTuple):
    """What `lang/data/en.prose` holds."""

    empty: tuple[Rule, ...]  # For single wordings, a tab and the original behind each.
    any_empty: re.Pattern[str]  # Of these rules one fits.
    rules: tuple[Rule, ...]  # For the whole text.
    limits: re.Pattern[str]  # Words that deny or compare.
    denials: re.Pattern[str]  # Those that deny, or tell of all, what stands behind.
    folk: re.Pattern[str]  # Peoples and beliefs, which have capitals and are no names.


@cache
def _tables() -> _Tables:
    macros: dict[str, str] = {}
    empty: list[Rule] = []
    rules: list[Rule] = []
    entry: dict[str, str] = {}
    for line in [*(DATA / "en.prose").read_text("utf8").splitlines(), "[]"]:
        key, _, value = line.partition(" ")
        if line.startswith("@"):
            macros[key] = f"(?:{_filled(value.strip(), macros)})"
        elif line.startswith("[") and "find" in entry:
            pattern = _filled(entry["find"], macros)
            when = tuple(entry["when"].split())
            was = re.compile(_filled(entry.get("was", ""), macros))
            rule = Rule(re.compile(pattern), entry.get("write", ""), when, was)
            if when == ("wording",):  # Tried on single wordings, all at once.
                empty.append(rule)
            else:
                texts = _needs(_parser.parse(pattern))
                rules.append(rule._replace(texts=texts, wordings=_needed_wordings(texts)))
            entry = {}
        elif key in ("find", "write", "when", "was"):
            entry = {"when": "", **entry, key: value if key == "write" else value.strip()}
    any_empty = re.compile("|".join(rule.find.pattern for rule in empty))
    patterns = (re.compile(macros[name]) for name in ("@LIMITS", "@DENIALS", "@FOLK"))
    return _Tables(tuple(empty), any_empty, tuple(rules), *patterns)


def _needs(parts: Iterable[Any]) -> list[frozenset[str]]:
    """Sets of texts of which all that a pattern finds holds one each."""
    needs = {some for some in _needed(parts)[1] if min(map(len, some)) > 1}
    few = (some for some in needs if len(some) <= _MOST_TEXTS)
    return sorted(few, key=lambda some: -min(map(len, some)))  # Long ones are rare.


def _needed_wordings(needs: Sequence[frozenset[str]]) -> frozenset[str]:
    """The fewest wordings of which a page that holds one of each set of texts has one, if any."""
    by_text = [[_WORDING.findall(text) for text in texts] for texts in needs]
    needed = [frozenset(chain(*wordings)) for wordings in by_text if all(wordings)]
    return min(needed, key=len, default=frozenset())


def _needed(items: Iterable[Any]) -> tuple[frozenset[str] | None, list[frozenset[str]]]:
    """All texts that a parsed pattern matches, None if they are many; and what each match holds."""
    whole, run, needs = True, _NOTHING, list[frozenset[str]]()
    for few, inner in starmap(_needed_by, _in_line(items)):
        needs += inner
        if few is None or len(run) * len(few) > _MOST_TEXTS:
            ends = frozenset(text[-2:] for text in run)
            whole, needs, run = False, [*needs, run], ends if few else _NOTHING
        few = few or _NOTHING
        small = len(run) * len(few) <= _MOST_TEXTS
        run = frozenset(map("".join, product(run, few))) if small else few
    return (run if whole else None), [*needs, run]


def _in_line(items: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    """The parts of a pattern and of its groups, one after the other."""
    for name, value in items:
        if name is _parser.SUBPATTERN and not value[1]:
            yield from _in_line(value[3])
        else:
            yield name, value


def _needed_by(name: Any, value: Any) -> tuple[frozenset[str] | None, list[frozenset[str]]]:
    """What `_needed` says of one part."""
    if name is _parser.LITERAL:
        return frozenset(chr(value)), []
    if name is _parser.IN and all(kind is _parser.LITERAL for kind, _ in value):
        return frozenset(chr(char) for _, char in value), []
    if name is _parser.BRANCH:
        texts, needs = zip(*map(_needed, value[1]), strict=True)
        best = [max(some, key=lambda one: min(map(len, one))) for some in needs]
        return (None if None in texts else frozenset().union(*texts)), [frozenset().union(*best)]
    if name in (_parser.MAX_REPEAT, _parser.MIN_REPEAT):
        few, inner = _needed(value[2])
        return (few | _NOTHING if few and value[:2] == (0, 1) else None), inner * value[0]
    if name is _parser.ASSERT:
        return _NOTHING, _needed(value[1])[1]
    return (_NOTHING if name in (_parser.AT, _parser.ASSERT_NOT) else None), []


def _filled(pattern: str, macros: Mapping[str, str]) -> str:
    marked = pattern.replace("«", _OPEN).replace("»", _SHUT)
    return re.sub(r"@\w+", lambda match: macros[match[0]], marked)


def polish(
    text: str,
    replacements: Sequence[Replacement],
    *,
    locked: Collection[tuple[int, int]] = (),
    unbroken: Sequence[tuple[int, int]] = (),
    tags: Mapping[int, str] | None = None,
    numbered: Mapping[int, int] | None = None,
    free: int = 1,
) -> list[Replacement]:
    """Mend what replacements make of the whole text; each of the result covers one or more of them,
    and words between and beside them. The `locked` stay as they are.

    unbroken (Sequence[tuple[int, int]]): In order, phrases of which no part may stay alone.
    tags (Mapping[int, str] | None): Parts of speech by offset, such as `token.pos_`, from a tagger.
    numbered (Mapping[int, int] | None): By offset the terms that get a number, from `free` on, if
        they are left as stars and turn out to be, or to be in, a name.

    >>> polish("From 1950 to 1960 on", [Replacement(5, 9, "the 1950s"),
    ...     Replacement(13, 17, "the 1950s")])
    [Replacement(start=0, end=17, text='In the 1950s')]
    """
    if not replacements:
        return []
    # No rule sees past the text that stands between two passages: it is long, or ends a line.
    passages: list[list[_Slot]] = []
    numbers = count(free)
    names: defaultdict[int, str] = defaultdict(lambda: f"NAME {next(numbers)}")
    all_slots = _told_apart(text, [*_slots(text, replacements, locked)], numbers, PERSON)
    times = Counter(map(attrgetter("text"), all_slots))
    for slot in all_slots:
        between = text[passages[-1][-1].end if passages else 0 : slot.start]
        if not passages or len(between) > 2 * _MARGIN or _BREAK in between:
            passages.append([])
        passages[-1].append(slot)
    mended: list[_Slot] = []
    for slots in passages:
        start, end = slots[0].start, slots[-1].end
        start -= len(text[max(0, start - _MARGIN) : start].rpartition(_BREAK)[2])
        bounds = start, end + len(text[end : end + _MARGIN].partition(_BREAK)[0])
        passage = _Page(text, slots, tags or {}, bounds, times, unbroken, numbered or {}, names)
        passage.mend()
        if f"{_OPEN}{STAR}{_SHUT}" in passage.shown and passage.label():
            passage.mend()
        mended += passage.slots
    return [  # Those that no rule changed as they came.
        part
        for slot in _told_apart(text, _in_order(text, mended), numbers, "NAME")
        for part in slot.parts or (Replacement(slot.start, slot.end, slot.text),)
    ]


def _in_order(text: str, slots: Iterable[_Slot]) -> list[_Slot]:
    """Times that open sentences by their order, where the text has just told the same: "In the
    1990s he left. Later he died". Each date since then is earlier, and none stays as written."""
    result, told, end, laters = list[_Slot](), "", 0, cycle(_LATERS)
    latest, unread = list[str](), list[str]()  # Dates since it was told, and phrases behind them.
    for slot in slots:
        phrase, between = text[slot.start : slot.end], text[end : slot.start]
        if len(between) > _MARGIN or _YEAR.search(between) or _LIVES.search(between):
            told = ""
        end = slot.end
        if _TIME.fullmatch(slot.text) and not slot.locked:
            has_in = slot.text.startswith("In ")
            start = slot.start if has_in else slot.start - 3
            opens = (has_in or between.endswith("In ")) and not _GOES_ON.match(text, end)
            joins = not has_in and _AND_IN.search(between) and _CLAUSE_BEHIND.match(text, end)
            period = slot.text.lower().removeprefix("in ")
            if told != period:
                told, latest, unread = period, [], []
            elif joins or (opens and opens_sentence(text[max(0, start - 200) : start])):
                latest, unread = _latest([*latest, *chain(*map(_dates, unread))]), []
                dates = _dates(phrase)
                pairs = product(dates, latest)  # May 1990 is not surely behind 1990.
                if dates and all(date > told and not date.startswith(told) for date, told in pairs):
                    later = "later" if joins else next(laters)
                    slot = slot._replace(start=start, text=later, parts=())
        unread.append(phrase)
        result.append(slot)
    return result


def _told_apart(text: str, slots: list[_Slot], numbers: Iterator[int], kind: str) -> list[_Slot]:
    """Slots with a new number for a name that cannot be what has its number: "Third Symphony" and
    "First Symphony", of which "Symphony" is a term, "Mr Ng" and "Mrs Ng"."""
    forms: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for place, slot in enumerate(slots):
        if not slot.locked and (number := re.match(rf"{kind} \d+\b", slot.text)):
            forms[number[0]].append((slot.start - slot.end, place))
    for some, places in forms.items():
        called: dict[str, str] = {}  # The longest names, which are no parts of others.
        for _, place in sorted(places):
            slot = slots[place]
            phrase = text[slot.start : slot.end]
            name = next(filter(partial(_may_be_one, kind, phrase), called), phrase)
            if name not in called:
                called[name] = f"{kind} {next(numbers)}" if called else ""
            if new := called[name]:
                slots[place] = slot._replace(text=slot.text.replace(some, new, 1), parts=())
    return slots


def _may_be_one(kind: str, phrase: str, other: str) -> bool:
    """Whether two names may be one's: of things if one is a part of the other."""
    if kind == PERSON:
        return not are_rivals(phrase, other)
    names = (without_possessive(name).casefold() for name in (phrase, other))
    words = ({w for w in _WORDS.findall(n) if not w.isdigit()} - FUNCTION_WORDS for n in names)
    part, whole = sorted(words, key=len)
    return part <= whole


def _dates(phrase: str) -> list[str]:
    """The dates of a phrase, or the years, as they sort: "1990-05"."""
    keys = [key.removeprefix(DATE_PREFIX) for date in find_dates(phrase) for key in date.keys]
    return [key for key in keys if key[:1].isdigit()] or _YEAR.findall(phrase)


def _latest(dates: Sequence[str]) -> list[str]:
    """The latest date and the latest year alone: those that a later date has to be behind."""
    years = [date for date in dates if len(date) == len("1990")]
    return [max(some) for some in (dates, years) if some]


def _slots(
    text: str, replacements: Sequence[Replacement], locked: Collection[tuple[int, int]]
) -> Iterator[_Slot]:
    """Replacements that touch are one slot; half a quotation or bracket stays outside of it."""
    groups: list[list[Replacement]] = []
    for one in replacements:
        is_free = (one.start, one.end) not in locked
        last = groups[-1][-1] if groups else None
        if last and last.end == one.start and is_free and (last.start, last.end) not in locked:
            if _ARTICLE.fullmatch(last.text):  # A rule finds the one that fits at the end.
                groups[-1].pop()
            groups[-1].append(one)
        else:
            groups.append([one])
    markup = borders.spans if (borders := read_borders(text)) else []
    for parts in groups:
        start, end = without_borders(text, parts[0].start, parts[-1].end, markup)
        wording = "".join(map(attrgetter("text"), parts))
        slot = _Slot(start, end, wording, tuple(parts), (parts[0].start, parts[-1].end) in locked)
        if not slot.locked:
            shown = f"{slot.text}\t{text[slot.start : slot.end]}"
            for rule in _tables().empty if _tables().any_empty.match(shown) else ():
                if match := rule.find.search(shown):
                    slot = slot._replace(text=match.expand(rule.write), parts=())
                    break
            slot = _with_whole_edges(text, slot)
        yield slot


def _with_whole_edges(text: str, slot: _Slot) -> _Slot:
    """The slot without a quotation mark or bracket whose partner stays out."""
    start, end, wording = slot.start, slot.end, slot.text
    for place in _unpaired(text[start:end]):
        sign, place = text[slot.start + place], slot.start + place
        if sign in wording:
            continue
        says = STAR if wording in _EMPTY else wording
        if not any(map(str.isalnum, text[start:place])):
            start = place + 1
        elif not any(map(str.isalnum, text[place + 1 : end])):
            end = place - (text[place - 1] == "\\")
        elif sign in _PAIRS:
            wording = f"{says} {sign}"
        else:
            wording = f"{sign} {says}"
    stop = None if wording.endswith(".") else _STOP.match(text, start)
    if wording.endswith(("degree", "doctorate")) or wording.startswith("LETTERS"):
        stop = _DEGREE_STOP.match(text, end)
    if text[end - 1 : end + 1] == '\\"' or (stop and stop.end() == end):
        end -= 1
    if start >= end or (start, end, wording) == slot[:3]:
        return slot
    return slot._replace(start=start, end=end, text=wording, parts=())


def _unpaired(phrase: str) -> list[int]:
    """Where a phrase has half a pair of quotation marks or brackets."""
    opened: list[int] = []
    alone: list[int] = []
    for place, sign in enumerate(phrase):
        if sign in _PAIRS:
            opened.append(place)
        elif sign in _PAIRS.values():
            if opened and _PAIRS[phrase[opened[-1]]] == sign:
                opened.pop()
            else:
                alone.append(place)
    straight = [place for place, sign in enumerate(phrase) if sign == '"']
    if len(straight) % 2:
        alone.append(straight[0] if straight[0] <= 1 else straight[-1])
    return sorted([*opened, *alone])


class _Page:
    """A stretch of a text with its slots, as the rules see it, and the way back to the original."""

    def __init__(
        self,
        text: str,
        slots: list[_Slot],
        tags: Mapping[int, str],
        bounds: tuple[int, int],
        times: Mapping[str, int],
        unbroken: Sequence[tuple[int, int]],
        numbered: Mapping[int, int],
        names: Mapping[int, str],
    ) -> None:
        self._text, self._tags, self._times, self._unbroken = text, tags, times, unbroken
        self._numbered, self._names, self._from = numbered, names, bounds[0]
        self._kept = _MARKS.sub(" ", text[slice(*bounds)])
        self._set(slots)

    def _set(self, slots: list[_Slot]) -> None:
        self.slots, self._wordings = slots, set(map(attrgetter("text"), slots))
        pieces, self._starts, self._ends, done, length = [], [], [], 0, 0
        for slot in slots:
            opening, closing = (_LOCKED, _LOCKED) if slot.locked else (_OPEN, _SHUT)
            kept = self._kept[done : slot.start - self._from]
            shown = f"{opening}{slot.text}{closing}" if slot.text else ""
            pieces += [kept, shown]
            self._starts.append(length + len(kept))
            length += len(kept) + len(shown)
            self._ends.append(length)
            done = slot.end - self._from
        self.shown = "".join([*pieces, self._kept[done:]])

    def _source(self, place: int, number: int) -> int:
        """The offset in the original of a place behind as many slots."""
        if not number:
            return self._from + place
        return place - self._ends[number - 1] + self.slots[number - 1].end

    def mend(self) -> None:
        """Apply the rules in their order, until none fits any more."""
        rules = _tables().rules
        tried = [""] * len(rules)  # The page on which a rule last found nothing.
        for number, rule in [*enumerate(rules)] * _TURNS:
            if tried[number] is self.shown:
                continue
            holds = partial(map, self.shown.__contains__)
            may_match = not (rule.wordings and rule.wordings.isdisjoint(self._wordings))
            may_match = may_match and all(map(any, map(holds, rule.texts)))  # Few pages do.
            if not may_match or not self.apply(rule):
                tried[number] = self.shown

    def label(self) -> int:
        """Tell what stars stand for, where their originals do. RETURNS (int): How many do."""
        changes = {
            number: (number + 1, slot._replace(text=label, parts=()))
            for number, slot in enumerate(self.slots)
            if slot.text == STAR and not slot.locked
            if (label := measured_label(self._text[slot.start : slot.end]))
        }
        return self._change(changes) if changes else 0

    def apply(self, rule: Rule) -> int:
        """Apply a rule wherever it fits. RETURNS (int): How often."""
        changes: dict[int, tuple[int, _Slot]] = {}
        for match in rule.find.finditer(self.shown):
            first = bisect_right(self._ends, match.start())
            last = bisect_right(self._starts, match.end() - 1)
            inside = self.slots[first:last]
            marks = "".join(_MARKS.findall(match[0]))
            is_whole = marks == _BOTH * (len(marks) // 2)
            if not inside or not is_whole or any(map(attrgetter("locked"), inside)):
                continue  # Half a slot would show what it replaces.
            fits = rule.was.search(self._text[inside[-1].start : inside[-1].end])
            if fits and all(getattr(self, f"_is_{name}")(match, inside) for name in rule.when):
                start, end = self._source(match.start(), first), self._source(match.end(), last)
                new = self._written(rule.write, match, inside)
                behind = [slot for slot in self.slots[last : last + 1] if slot.start == end]
                if not new and behind and not behind[0].text:  # What was dropped before it.
                    end, last, behind = behind[0].end, last + 1, []
                signs = self._text[start - 1 : start] + self._text[end : end + 1]
                end += not new and not behind and signs == ",,"  # "Ann, in 1950, left"
                if _AT_WORK.isdisjoint(_WORDS.findall(new)) and not self._cuts(start, end, new):
                    changes[first] = last, self._without_kept(start, end, new, inside)
        return self._change(changes) if changes else 0

    def _without_kept(self, start: int, end: int, new: str, inside: Sequence[_Slot]) -> _Slot:
        """The slot without those words of the text at its ends that stay as they are."""
        before, behind = self._text[start : inside[0].start], self._text[inside[-1].end : end]
        first = commonprefix([before, new]).rfind(" ") + 1
        last = commonprefix([behind[::-1], new[first:][::-1]]).rfind(" ") + 1
        return _Slot(start + first, end - last, new[first : len(new) - last], ())

    def _cuts(self, start: int, end: int, wording: str) -> bool:
        """Whether a wording leaves a part of an unbroken phrase alone."""
        for place in (start, end):
            number = bisect_left(self._unbroken, (place,))
            first, last = self._unbroken[number - 1] if number else (0, 0)
            if place < last:
                part = self._text[max(start, first) : min(end, last)]
                if not (wording.endswith(part) if place == end else wording.startswith(part)):
                    return True
        return False

    def _change(self, changes: Mapping[int, tuple[int, _Slot]]) -> int:
        """Put each slot in the place of those from its number to the one before another."""
        slots, place = list[_Slot](), 0
        while place < len(self.slots):
            place, slot = changes.get(place, (place + 1, self.slots[place]))
            slots.append(slot)
        self._set(slots)
        return len(changes)

    def _written(self, write: str, match: re.Match[str], inside: Sequence[_Slot]) -> str:
        def fill(field: re.Match[str]) -> str:
            name, how = field.groups()
            if name == "join":
                return self._joined(match, inside)
            if name == "name":
                return self._names[self._term_of(inside)]
            phrase = self._text[inside[-1].start : inside[-1].end]
            if name == "rank":
                ranks = (self._text[o.start : o.end] for o in inside if o.text[:1] in "X[*")
                return rank_words(" ".join(ranks))
            if name == "kind":
                return kind_word(phrase, MISC)
            if name == "age":
                return number_word(phrase, "aged ", "") or "a certain age"
            value = _MARKS.sub("", match[name] or "").strip()
            return _FORMS[how](value) if how else value

        wording = _SECOND_ARTICLE.sub("", _MARKS.sub("", _FIELD.sub(fill, write)))
        wording = _AN.sub(lambda found: indefinite_article(found[1]), wording)
        was = _MARKS.sub("", match[0]).lstrip()
        opens = (was[:1].isupper() or was.startswith(STAR)) and opens_sentence(self._before(match))
        return capital(wording, self._before(match)) if opens else wording

    def _before(self, match: re.Match[str]) -> str:
        shown = self.shown[max(0, match.start() - 200) : match.start()]
        return self._text[max(0, self._from - 200) : self._from] + _MARKS.sub("", shown)

    def _joined(self, match: re.Match[str], inside: Sequence[_Slot]) -> str:
        """Equal wordings as one: "two countries" where they name so many, else said once."""
        wording = match["s"]
        inside = [slot for slot in inside if _bare(slot.text) == _bare(wording)]
        names = {self._text[slot.start : slot.end].strip().removeprefix("the ") for slot in inside}
        are_names = all(name[:1].isupper() for name in names)
        is_list = len(inside) >= _MANY or re.search(r"\b(?:and|or)\b|&", match[0]) is not None
        opening = re.match(r"(an?|the) ", wording)
        bare = wording[opening.end() :] if opening else wording
        if not (are_names and is_list and len(names) == len(inside)) or not bare[:1].islower():
            return wording
        if is_placeholder(wording) or is_plural(bare) or re.search(r"\d|century", bare):
            return wording
        if opening is None or opening[1] == "the":
            return f"{opening[0] if opening else ''}{plural(bare)}"
        return f"{'two' if len(names) < _MANY else 'several'} {plural(bare)}"

    def _clause_before(self, match: re.Match[str]) -> str:
        """What stands before a match in its clause."""
        before = self.shown[max(0, match.start() - _CLAUSE) : match.start()]
        return before[max((end.end() for end in _CLAUSE_END.finditer(before)), default=0) :]

    def _is_affirmed(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether the clause stays true without the phrase: it denies and compares nothing."""
        after = self.shown[match.end() : match.end() + _CLAUSE]
        ends = _CLAUSE_END.search(after)
        clause = self._clause_before(match) + match[0] + (after[: ends.start()] if ends else after)
        return _tables().limits.search(clause) is None

    def _term_of(self, inside: Sequence[_Slot]) -> int:
        """The term of a star that may be a name, and is no date, degree or people; or -1."""
        for slot in inside:
            phrase = self._text[slot.start : slot.end]
            is_word = slot.text != STAR or not phrase[0].isupper() or DEGREE.fullmatch(phrase)
            if not (is_word or measured_label(phrase) or _tables().folk.fullmatch(phrase)):
                return self._numbered.get(slot.start, -1)
        return -1

    def _is_named(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether what stood here has the capitals of a name, of which a star has the number."""
        first = bisect_right(self._ends, match.start())
        end = self._source(match.end(), first + len(inside))
        words = _WORDS.findall(self._text[self._source(match.start(), first) : end])
        capitals = [w for w in words if w[0].isupper() and w.lower() not in FUNCTION_WORDS]
        opens = bool(words) and capitals[:1] == words[:1] and opens_sentence(self._before(match))
        return self._term_of(inside) >= 0 and len(capitals) > opens and words[-1][0].isupper()

    def _is_widened(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether less said of a noun stays true: nothing is denied before it, or told of all."""
        is_any = match["det"].lower().startswith("a")
        denied = _tables().denials.search(self._clause_before(match) + match["det"])
        return denied is None and (is_any or not _NUMBER.match(self._text, inside[-1].start))

    def _is_human(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether a common noun for people stood in the last slot: "a chess master"."""
        return sort_of(singular(self._text[inside[-1].start : inside[-1].end])) == "person"

    def _is_noun(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether the word `next` is a noun or an adjective, by its tag or by its sentence."""
        place = match.start("next")
        tag = self._tags.get(self._source(place, bisect_right(self._ends, place)))
        if tag is not None:
            return tag in ("NOUN", "ADJ", "PROPN")
        after = _MARKS.sub("", self.shown[place : place + 60])
        is_name = inside[-1].text not in _EMPTY  # "NAME 1 travelling", but "a strict upbringing".
        word = match["next"]
        is_noun = flags_of(word) & _NOUNS or sort_of(singular(word)) or word.endswith(_ADJ_ENDINGS)
        return bool(is_noun) and is_attribute("the ", f" {after}", is_name=is_name)

    def _is_mass(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether a common noun stood here in the singular and by itself: "interested in chess"."""
        noun, before = self._text[inside[0].start : inside[0].end], self._before(match)
        after = self.shown[match.end() : match.end() + 60]
        is_alone = stands_alone(noun, before) and not is_attribute(before, after, is_name=False)
        return is_alone and self._is_matter(match, inside)

    def _is_matter(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether a common noun for no person or time stood in the last slot: "made a model"."""
        return names_matter(self._text[inside[-1].start : inside[-1].end])

    def _is_apposed(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether the word `next` says what a name beside it names: "the spacecraft Soyuz"."""
        name = self._text[inside[-1].start : inside[-1].end]
        return is_thing(match["next"]) and not name.islower()

    def _is_article(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether another article goes with the sound that follows."""
        return indefinite_article(match["s"]) != match["det"].lower()

    def _is_job(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether the word `job` begins occupations: "horse" of "horse trainer"."""
        return match["job"] not in _QUALITIES and begins_job(match["job"])

    def _is_once(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether the text has its names nowhere else."""
        return all(self._times[one.text] == 1 for one in inside if one.text.startswith("NAME"))

    def _is_repeated(self, match: re.Match[str], inside: Sequence[_Slot]) -> bool:
        """Whether the last time that the paragraph tells is that of the match."""
        number = bisect_right(self._ends, match.start())
        while number and not _TIME.fullmatch(self.slots[number - 1].text):
            number -= 1
        if not number or "\n" in (between := self.shown[self._ends[number - 1] : match.start()]):
            return False
        if len(between) > _JUST_TOLD:
            return False
        return _bare(self.slots[number - 1].text) == _bare(match["s"])
