"""Fit a wording into its sentence: articles, number, prepositions and capitals."""

from __future__ import annotations

import re
from typing import NamedTuple

from ...language_rules import COUNT, NAME, NOUN, PERIOD, YEAR
from ..inflection import (
    DATE_IN,
    indefinite_article,
    is_agent,
    is_countable,
    is_plural,
    plural,
    split_head,
)
from ..lexicon import ABBREVIATIONS
from .noun_phrases import has_determiner, is_attribute, word_before

_ARTICLE = re.compile(r"\b(an?)(\s+)$", re.I)
_ON = re.compile(r"(?<!based )\b(on)(\s+)(?:the\s+)?$", re.I)
# After one of these a bare singular noun is a mass noun: "the spread of karate".
_PREPOSITION_BEFORE = re.compile(r"\b(?:of|in|with|from|to|on|into|about|at|for)\s+$")
# "Dear Professor": a greeting takes no article.
_GREETING = re.compile(r"\b(?:Dear|Hello|Hi|Hey)\s+$")
_DOES_BEFORE = re.compile(
    r"\b(?:play(?:s|ed|ing)?|stud(?:y|ies|ied|ying)|teach(?:es|ing)?|taught|learn(?:s|ed|ing)?"
    r"|practi[cs](?:es|ed|ing))\s+$"
)
# After one of these a bare singular noun is a role, which a wording is no longer alone in.
_ROLE_BEFORE = re.compile(r"\b(?:as|became|become|becomes|named|appointed|elected|made)\s+$")
_SENTENCE_END = re.compile(r"(?:^|[.!?][\"'”’)\]]*\s+|\n\s*)[\"'“‘(\[]*$")
_SHORTENED = re.compile(r"(?:^|[\s(\[])([A-Za-z][A-Za-z.]*)\.\s+[\"'“‘(\[]*$")
_DOTTED = re.compile(r"(?:[a-z]{1,2}\.)+[a-z]{1,2}")
_POSSESSIVE = re.compile(r"['’]s?$")
_HOUSE_NUMBER = re.compile(r"\b\d+[A-Za-z]? $")
_THE = re.compile(r"\bthe\s+$", re.I)

_TIME_BEFORE = re.compile(
    r"\b(?:in|since|from|during|until|till|to|of|by|between|and|after|before|through|throughout|into"
    r"|or|circa|around|about)\s+$",
    re.I,
)
_PART_BEFORE = re.compile(r"\b(?:early|late|mid|the year|years?)[ -]$", re.I)
_QUANTIFIER = re.compile(
    r"\b(?:about|nearly|almost|over|around|approximately|roughly|some|at least|at most|up to|only"
    r"|exactly|more than|less than|fewer than|under|just|circa)\s+$",
    re.I,
)
_DAY_PART = re.compile(r"\b(?:morning|afternoon|evening|night|eve|day) of $")
_NAME_BEHIND = re.compile(r" [A-Z]")
# "(b. 1961)", "after graduating B.A. 1628".
_SHORTENED_VERB = re.compile(r"(?:^|[\s(\[])(?:[bdm]|(?:[A-Z]\.){1,2}[A-Z])\. $")
_OPENS_DATE = re.compile(r"(?:from|between|in|during|since|until|on)\s", re.I)
_VAGUE = re.compile(
    r"(?:several|two or three|dozens|hundreds|thousands|millions|billions|tens|about|more than"
    r"|a (?:hundred|million|billion|trillion) or more)\b"
)
_DEMONYM = re.compile(r"[A-Z].*(?:an|i)$")

_DIRECTION = re.compile(
    r"\b(?P<word>northern|southern|eastern|western|north(?:east|west)ern|south(?:east|west)ern"
    r"|central|downtown)\s+$",
    re.I,
)
_SIDES = {"central": "centre", "downtown": "centre"}
_NEAR = re.compile(
    r"\b(?P<words>(?:nearby|neighbou?ring|rural|suburban|modern|modern-day|present-day|ancient"
    r"|medieval|colonial|rival|fellow|wartime|post-war)\s+)$",
    re.I,
)


class Fitted(NamedTuple):
    """A replacement fitted to its sentence.

    text (str): What to write instead of the span.
    before (str): What to write instead of the characters right before the span.
    taken (int): How many these are.
    """

    text: str
    before: str = ""
    taken: int = 0


def fit(
    option: str,
    *,
    before: str,
    original: str,
    after: str = "",
    form: str = NOUN,
    adjective: str = "",
) -> Fitted:
    """Fit a replacement into a sentence.

    A name gives its place to a description, so an article comes before it: "in Oslo" becomes "in a
    city". A common noun keeps the words before it, and only "a" and "an" may have to change: "an
    actor" becomes "a performer". Before a noun that it describes a name becomes an adjective.

    option (str): The bare phrase, "city in Norway".
    before, after (str): The text around the span, at least its sentence.
    original (str): The text of the span.
    form (str): NOUN; NAME or YEAR, which take no article; or PERIOD, as in "date in the 1970s".
    adjective (str): What to write before a noun: "Norwegian".
    RETURNS (Fitted): The option, with an article if it needs one here.

    >>> fit("city in Norway", before="She lives in ", original="Oslo").text
    'a city in Norway'
    >>> fit("earth scientist", before="She was a ", original="geologist")
    Fitted(text='earth scientist', before='an ', taken=2)
    >>> fit("city in Norway", before="an ", after=" singer", original="Oslo", adjective="Norwegian")
    Fitted(text='Norwegian', before='a ', taken=3)
    """
    if form == PERIOD:
        return _fit_date(option, before, after, original)
    if form == YEAR:
        return _fit_year(option, before)
    if form == COUNT:
        return (
            _fit_number(option, before) if _VAGUE.match(option) else _with_article(option, before)
        )
    name = original.removeprefix("the ")
    is_common = name[:1] == name[:1].lower()
    is_owner = _POSSESSIVE.search(original) is not None
    is_compound = is_attribute(before, after, is_name=not is_common) and not is_owner
    if is_compound and not (is_common and is_plural(original)):
        word = option if form == NAME and not adjective else _before_noun(option, after)
        return _with_article(adjective or word, before)
    if form == NAME:
        return _fit_name(option, before, original)
    if _is_title(before, original, after):
        return Fitted(_capital(option, before))
    if is_common:
        return _fit_common(option, before, original)
    return _fit_noun(option, before, original)


def _before_noun(option: str, after: str) -> str:
    """What describes the noun behind it, which it does not say again: "the Germanic languages"."""
    head = split_head(option)[0]
    first, _, last = head.rpartition(" ")
    return first if first and re.match(rf" {re.escape(last)}s?\b", after) else head


def _is_title(before: str, original: str, after: str) -> bool:
    """Whether a common noun begins its sentence right before a name: "Critic Ada Xyzzy wrote"."""
    if original != original.capitalize() or not is_agent(original.lower()):
        return False
    return _NAME_BEHIND.match(after) is not None and _opens_sentence(before)


def _fit_name(option: str, before: str, original: str) -> Fitted:
    """A name, an adjective or a placeholder: no article but the one that is there."""
    if _DEMONYM.match(option) and original.endswith("s") and is_plural(original):
        option += "s"
    if _THE.search(before):
        return Fitted(option.removeprefix("the "))
    article = _ARTICLE.search(before)
    if article is not None and option.startswith("the "):  # It has an article of its own.
        return Fitted(option, "", len(article[0]))
    return _with_article(_capital(option, before), before)


def _fit_common(option: str, before: str, original: str) -> Fitted:
    """A common noun gives its place to one: number and articles stay as they are."""
    if is_plural(original):
        return Fitted(_capital(plural(option), before))
    is_thing = not is_agent(original) or not is_agent(option)
    is_mass = is_thing and (_PREPOSITION_BEFORE.search(before) or _DOES_BEFORE.search(before))
    is_role = _ROLE_BEFORE.search(before) and is_agent(original)
    if (is_mass or is_role) and is_countable(option) and not has_determiner(before):
        return Fitted(f"{indefinite_article(option)} {option}")
    return _with_article(_capital(option, before), before)


def _fit_noun(option: str, before: str, original: str) -> Fitted:
    """A description instead of a name."""
    if _ARTICLE.search(before):
        return _with_article(option, before)
    if _GREETING.search(before):
        return Fitted(option)
    if original.startswith("the ") and not option.startswith("the "):
        return Fitted(f"the {option}")
    if before.endswith("-"):
        return Fitted(option)
    is_numbered = _HOUSE_NUMBER.search(before) is not None
    if not is_countable(option) or is_plural(option) or has_determiner(before) or is_numbered:
        return Fitted(_capital(option, before))
    article = indefinite_article(option)
    side = _DIRECTION.search(before)
    if side is not None:
        word = side["word"].lower()
        part = _SIDES.get(word) or word.removesuffix("ern")
        instead = f"the {part} of "
        return Fitted(
            f"{article} {option}", _capital(instead, before[: side.start()]), len(side[0])
        )
    near = _NEAR.search(before)
    if near is not None:
        instead = f"{indefinite_article(near['words'])} {near['words']}"
        return Fitted(option, instead, len(near["words"]))
    return Fitted(_capital(f"{article} {option}", before))


def _with_article(text: str, before: str) -> Fitted:
    """The text, and "a" or "an" before it as its sound asks."""
    if is_plural(text):
        return Fitted(text)
    return _with_indefinite(text, before)


def _with_indefinite(text: str, before: str) -> Fitted:
    article = _ARTICLE.search(before)
    if article is None:
        return Fitted(text)
    indefinite = indefinite_article(text)
    if indefinite == article[1].lower():
        return Fitted(text)
    if article[1][0].isupper():
        indefinite = indefinite.capitalize()
    return Fitted(text, indefinite + article[2], len(article[0]))


def _capital(text: str, before: str) -> str:
    return text[:1].upper() + text[1:] if _opens_sentence(before) else text


def _opens_sentence(before: str) -> bool:
    """Whether a sentence begins here; the full stop of an abbreviation ends none ("b. 1953")."""
    if _SENTENCE_END.search(before) is None:
        return False
    shortened = _SHORTENED.search(before)
    if shortened is None:
        return True
    word = shortened[1].lower()
    return not (len(word) == 1 or _DOTTED.fullmatch(word) or word in ABBREVIATIONS)


def _fit_year(option: str, before: str) -> Fitted:
    """ "on 23 May 1972" becomes "in 1972"."""
    if _DAY_PART.search(before):
        return Fitted(f"a date in {option}")
    on = _ON.search(before)
    if on is None:
        return Fitted(option)
    return Fitted(option, ("In" if on[1][0].isupper() else "in") + on[2], len(on[0]))


def _fit_number(option: str, before: str) -> Fitted:
    """ "nearly 30 goals" becomes "dozens of goals"."""
    quantifier = _QUANTIFIER.search(before)
    if quantifier is not None:
        return Fitted(_capital(option, before[: quantifier.start()]), "", len(quantifier[0]))
    if has_determiner(before):
        return Fitted(option)
    return Fitted(_capital(option, before))


def _fit_date(option: str, before: str, after: str, original: str) -> Fitted:
    """ "in 1972" becomes "in the 1970s", "born 23 May 1972" "born in the 1970s"."""
    period = option.removeprefix(DATE_IN)
    bare = period.removeprefix("the ")
    part = _PART_BEFORE.search(before)
    if part is not None:  # "early 1972" need not be early in the decade.
        fitted = _fit_date(option, before[: part.start()], after, original)
        return fitted._replace(taken=fitted.taken + len(part[0]))
    if _OPENS_DATE.match(original):
        return Fitted(_capital(f"in {period}", before))
    if _DAY_PART.search(before):
        return Fitted(f"a date in {period}")
    is_before_noun = _NAME_BEHIND.match(after) or is_attribute(before, after)
    if is_before_noun and has_determiner(before):
        return _with_indefinite(bare, before)
    on = _ON.search(before)
    if on is not None:
        return Fitted(period, ("In" if on[1][0].isupper() else "in") + on[2], len(on[0]))
    if _TIME_BEFORE.search(before):
        return Fitted(period)
    if _THE.search(before):
        return Fitted(bare)
    if is_before_noun and word_before(before):
        return Fitted(period)
    if _SHORTENED_VERB.search(before):
        return Fitted(f"in {period}")
    if before.endswith("("):
        return Fitted(period)
    last = word_before(before)
    if last.lower() in ("on", "for") or _opens_sentence(before):
        return Fitted(_capital(f"a date in {period}", before))
    return Fitted(f"in {period}" if last else period)
