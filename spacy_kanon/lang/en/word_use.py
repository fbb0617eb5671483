"""Tell a name from an ordinary word that has a capital only because it begins a sentence.

An exemption needs evidence about the word; what stands around it is never enough:

1. A capitalized word that is on a list of names, or on no list at all, is never ordinary.
2. A title, greeting, speaker's colon, possessive or given name beside an ordinary word outweighs
   its counts: it is a name.
3. In the middle of a sentence a capital is evidence of a name. Function words ("The", "In") are
   the exception among other capitalized words.
4. At the start of a sentence, and wherever a word is both ("Will", "Rose", "Young"), a linear model
   over evidence says whether it is rather a name: how frequent a surname it is, how rarely texts
   write it with a capital, where in the text it stands, and which words of which part of speech
   stand around it. "Young blew over the limit" and "Young people came" differ by grammar, "Piano
   denies pain" and "Patient denies pain" by the word. `bench/fit_name_odds.py` learns the weights.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, cached_property, partial
from html import unescape
from itertools import chain, starmap

from ...names import PERSON
from ...text.caches import remembered
from ...text.token_text import Layout, count_capitals
from ..lexicon import (
    FLAGS,
    FORMS,
    GIVEN_AT,
    LOWER_AT,
    MEMO_SIZE,
    PART_AT,
    PARTS,
    SURNAME_AT,
    language_of_words,
    weights,
    word_list,
)
from . import bits
from .dates import AGE_BEHIND
from .forms import Structure, calls_people
from .lexicon import (
    ABBREVIATIONS,
    FUNCTION_WORDS,
    PRENOMINALS,
    SHORT_TITLES,
    flags_of,
    is_common,
    is_plain,
    words_of,
)
from .person_names import SURELY_TITLES, TEXT_PARTICLES, TITLES, is_term

_BARE = re.compile(r"[^\W_](?:.*[^\W_])?\.*", re.DOTALL)
_MAY_BE_ACCENT = re.compile(r"[^\x00-\x7f]|&")
_OPENERS = frozenset("\"'([{<*#-)]\\ ")
_ENDERS = frozenset(".!?:…•|·") | {"..", "...", "...."}
# Acronyms that forms, notes and messages have, and that name no person.
CLINICAL = word_list("clinical")  # "Pt", "Hx": as they are written.
_ACRONYMS = word_list("of_forms") | CLINICAL | word_list("measured")
# With those of states and countries, and those that say what the code behind them is.
_NO_NAMES = _ACRONYMS | word_list("state_codes") | word_list("country_codes")
_NO_NAMES |= {word.upper() for word in word_list("code_acronyms") | word_list("currency_codes")}
_VERSUS = words_of("v vs")  # Between the parties of a case.
_KIN = word_list("kin")
# Of names, and of words that are surnames of a rank above one or given names.
_NAME_FLAGS = bits.NAMES_TOO | bits.ON_NAME_LIST | (6 << SURNAME_AT) | (3 << GIVEN_AT)
_BEHIND_PRONOUN = words_of("am have can could would should do did must just also")
_DEFINITE = words_of("the this our your")
_NUMBERED = re.compile(r"\(?(?:\d{1,3}|[a-z]|[ivx]+)[.)]$")
_BEFORE_PLACES = word_list("before_places")
_BEFORE_PEOPLES = words_of("a an the no devout practicing practising raised lifelong evangelical")
_GREETINGS = word_list("greetings")
_ROLES = word_list("roles")
# Institutions write them with a capital after "the": they call no person in particular.
_ROLE_NOUNS = word_list("role_nouns")
_CLOSINGS = words_of("sincerely faithfully truly regards wishes love yours cheers signed")
_IN_CLOSINGS = words_of("best kind kindest warm many lots of with and all my the very ever much")
_MAY_BE_NAME = bits.WORD_AND_NAME | bits.THING
_STRESSED = bits.ORDINARY | bits.LEMMA | bits.MEDICAL
_IN_DICTIONARY = bits.MEDICAL | bits.DICTIONARY


def has_capital(word: str) -> bool:
    """Whether a word has an upper-case letter anywhere: "Oslo", "iPhone", "McKay", "BBC"."""
    return word != word.lower() if word.isascii() else any(map(str.isupper, word))


def bare_word(word: str) -> str:
    """A capitalized word without signs around it, full stops of abbreviations aside."""
    bare = _BARE.search(word) if has_capital(word) else None
    return bare[0] if bare else word


# Beside the flags of the tables: the word has a capital; it may show that the next one is a name
# (titles, roles, greetings, given names); it is a function word, and no name besides as "do" is.
_CAPITAL, SHOWS_NAME, _GRAMMAR = 1 << 32, 1 << 33, 1 << 34
_SIGNS_BEFORE_NAMES = frozenset(("=", ":", "[", "."))


@remembered(MEMO_SIZE)
def _type_of(token: str) -> tuple[str, str, int]:
    """A token whatever text it stands in: its word, that in lower case, and its evidence."""
    word = token if token.isalpha() else bare_word(token)
    low = word.lower().rstrip(".") or word
    flags = flags_of(low)
    if has_capital(word):
        flags |= _CAPITAL
    listed = low in _SIGNS_BEFORE_NAMES or low in TITLES or low in _ROLES or low in _GREETINGS
    if listed or low in SURELY_TITLES or flags & bits.GIVEN:
        flags |= SHOWS_NAME
    if flags & bits.FUNCTION and not flags & bits.NAMES_TOO:
        flags |= _GRAMMAR
    return word, low, flags


class WordUse:
    """How the words of one text are used; built once per text, answers are looked up."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.tokens = tokens = layout.words
        joints = layout.joints
        # Tokens whose letters are those of the word before: "ela" of "Ang-\nela".
        self._joined = frozenset(i for first, last in joints for i in range(first + 1, last))
        self.opens_sentence, self.exemption = cache(self._is_opening), cache(self._exemption)
        types = zip(*map(_type_of, tokens), strict=True) if tokens else ((), (), ())
        self.words, self.low, self.flags = map(list, types)
        for first, last in joints:
            parts = (word.strip("-=") for word in self.words[first:last])
            for i, word in enumerate(["".join(parts), *[""] * (last - first - 1)], first):
                self.words[i], self.low[i], self.flags[i] = _type_of(word)
        self._without_accents()
        self._truecase()
        for i in self.form.keys if layout.borders else ():
            self.words[i], self.low[i], self.flags[i] = self.low[i], self.low[i], bits.COMMON

    def _without_accents(self) -> None:
        """A word with an accent is no English one that is spelled without: "Rév" is no "Rev."."""
        tokens = self.layout.tokens
        for i in () if tokens.original is tokens.text else tokens.holding(_MAY_BE_ACCENT):
            flags = self.flags[i]
            if flags & ~_CAPITAL:
                written = unescape(tokens.written(i, i + 1))
                if not written.isascii() and any(c.isalpha() and not c.isascii() for c in written):
                    self.flags[i] = flags & (bits.ON_NAME_LIST | bits.FOREIGN | _CAPITAL)

    def _truecase(self) -> None:
        """Write what stands in capitals as it would stand in prose: "LIVES IN OSLO"."""
        words = self.words
        for cell in self.layout.cells:
            inside = range(cell.first, cell.last)
            count, others = count_capitals(words[cell.first : cell.last])
            if count < 2 or others:
                continue
            common = [i for i in inside if self.flags[i] & bits.COMMON]
            if not any(len(words[i]) > 2 for i in common):
                continue
            for i in inside:
                word = words[i]
                # "HAS", but "WILL", and "BE" behind "LINH", may be names.
                is_grammar = bool(self.flags[i] & _GRAMMAR) and not (
                    i and (self.is_given(i - 1) or self.low[i - 1] in TITLES)
                )
                if is_grammar or (len(word) > 1 and word.isalpha()):
                    plain = is_grammar or (i in common and not self.flags[i] & bits.RANKED)
                    words[i] = word.lower() if plain else word.capitalize()
                    if plain:
                        self.flags[i] &= ~_CAPITAL

    @cached_property
    def structure(self) -> frozenset[int]:
        """Tokens that are labels, list numbers, measures or markup, and of no mention or name."""
        form = self.form
        tokens = form.labels | form.numbers | form.measured | form.code_names
        return frozenset(
            i
            for i in tokens | self.layout.is_markup
            if not self.is_name_type(i)
            and not (self.low[i] in TEXT_PARTICLES and self.words[i][0].isupper())
        )

    def is_name_type(self, i: int) -> bool:
        """Whether token `i` has a capital and is on a list of names, or on no list at all."""
        flags = self.flags[i]
        if not flags & _CAPITAL or flags & bits.COMMON:
            return False
        word = self.words[i]
        if len(word.rstrip(".")) < 2 or not word[0].isalpha() or word in _NO_NAMES:
            return False
        if not word.isalpha() and any(map(str.isdigit, word)):
            return False  # "C2": a code, if anything.
        return not flags & bits.NO_NAME or bool(flags & bits.ON_NAME_LIST)

    def may_be_name(self, i: int) -> bool:
        """Whether token `i` has a capital and its word is a name, unknown, or a name as well."""
        flags = self.flags[i]
        if not flags & _CAPITAL or self.words[i] in _NO_NAMES:
            return False
        return bool(flags & _MAY_BE_NAME and not flags & bits.FUNCTION) or self.is_name_type(i)

    def may_be_person(self, i: int) -> bool:
        """Whether token `i` has a capital, may be a name (as a surname, too), and calls no role."""
        flags = self.flags[i]
        is_word = flags & bits.COMMON and flags & bits.WORD_AND_NAME and not flags & bits.FUNCTION
        return (self.may_be_name(i) if is_word else self.is_name_type(i)) and not self.is_role(i)

    def says_who(self, i: int) -> bool:
        """Whether token `i` of a name says who it is: no "of" or "Court", and no title first."""
        flags = self.flags[i]
        before, after = self.words[max(0, i - 1) : i], self.words[i + 1 : i + 2]
        opens = any(map(has_capital, after)) and not any(map(has_capital, before))
        is_title = flags & bits.HONORIFIC and not flags & bits.GIVEN
        if self.low[i] == "the" or (is_title and opens):
            return False
        return not flags & bits.COMMON or bool(flags & bits.NAMES_TOO) or i in self.called

    @cached_property
    def form(self) -> Structure:
        """The form of the text."""
        return Structure(self.layout, self.words)

    @cached_property
    def language(self) -> str:
        """The language of a text that is not in English; else empty."""
        return language_of_words(self.low)

    @cached_property
    def foreign(self) -> frozenset[str]:
        """Ordinary words of the language of a text that is not in English; else empty."""
        if not self.language:
            return frozenset()
        flag = FLAGS[self.language.upper()]
        lows = (low for low, flags in zip(self.low, self.flags, strict=True) if flags & flag)
        return FORMS[self.language].union(lows)

    def is_loose(self, i: int) -> bool:
        """Whether token `i` stands in a heading, a field or a cell of a table."""
        return self.layout.cell_of[i] in self.layout.loose

    def is_glued(self, i: int) -> bool:
        """Whether no blank stands between tokens `i` and `i + 1`."""
        tokens, is_inside = self.layout.tokens, 0 <= i < len(self.words) - 1
        return is_inside and tokens.original_ends[i] == tokens.original_starts[i + 1]

    def same_cell(self, i: int, j: int) -> bool:
        """Whether no gap of a line, as between columns, lies between tokens `i` and `j`."""
        cells = self.layout.cell_of
        return cells[i] == cells[j] or -1 in (cells[i], cells[j])

    @cached_property
    def capitalized(self) -> list[int]:
        """Numbers of the tokens with an upper-case letter, in order."""
        return [i for i, flags in enumerate(self.flags) if flags & _CAPITAL]

    @cached_property
    def times(self) -> Counter[str]:
        """How often the text has each word with a capital."""
        return Counter([self.low[i] for i in self.capitalized])

    @cached_property
    def lower(self) -> frozenset[str]:
        """Words that the text writes in lower case."""
        return frozenset(filter(str.islower, self.words))

    @cached_property
    def called(self) -> frozenset[int]:
        """Tokens that a title, greeting, role, possessive or given name shows to be names."""
        flags, openings = self.flags, self.layout.openings
        return frozenset(
            i
            for i in self.capitalized
            if (
                (i > 0 and flags[i - 1] & SHOWS_NAME)
                or i - 1 in self._joined
                or flags[i] & _MAY_BE_NAME
                or i in openings
                or self.words[i - 1].isupper()
            )
            and self._is_called(i)
        )

    def _is_called(self, i: int) -> bool:
        if self.words[i] == "I" and self.is_pronoun(i):
            return False
        flags, before = self.flags[i], self._word_before(i)
        if before is not None:
            low = self.low[before]
            if low in SURELY_TITLES and self.low[i] not in TITLES:
                return True
            if low in ("=", ":", "[") and self.low[before - 1] in _ROLES:
                return low != ":" or not self._answers(i)
            is_kind = flags & bits.KINDS and not flags & bits.WORD_AND_NAME
            if self.is_given(before) and not flags & bits.HONORIFIC and not is_kind:
                return True
        # All other words of its line are in capitals: "THE Young COMPLAINT".
        is_amid_capitals = self.layout.cell_of[i] in self._shouted and not self.tokens[i].isupper()
        is_party = not _VERSUS.isdisjoint(self.tokens[max(i - 1, 0) : i + 2])
        if is_amid_capitals or is_party:
            return not flags & bits.FUNCTION
        may_be = flags & _MAY_BE_NAME and not flags & (bits.HONORIFIC | bits.FUNCTION)
        if may_be or not flags & (bits.COMMON | bits.HONORIFIC):
            if self.is_addressed(i):
                return self.low[i] not in _KIN
            if before is not None:
                low = self.low[before]
                is_title = low in TITLES and not self.flags[before] & bits.FUNCTION
                if low in _ROLES or (is_title and has_capital(self.words[before])):
                    # "The applicant EUR 2,000".
                    is_unit = self.words[i] in _NO_NAMES and i < len(self.words) - 1
                    return not (is_unit and self.words[i + 1][:1].isdigit())
        after = i + 1
        if self.words[after : after + 1] == [","] and after + 1 < len(self.words):
            is_surname = flags & bits.RANKED and not flags & bits.FUNCTION
            is_row = self.same_cell(i, after + 1)
            return bool(is_surname) and self.is_given(after + 1) and is_row
        if after == len(self.words) or not may_be:
            return False
        if self.words[after] == "'s":  # "Rose's bag", but "the Court's decision".
            is_defined = before is not None and self.low[before] in PRENOMINALS
            return bool(flags & bits.NAMES_TOO) and not is_defined
        shows_name = self.low[i] in _ROLES | _GREETINGS  # "Nurse Ann", "Hi Tom"
        return self.is_given(after) and not shows_name and not self.opens_sentence(after)

    def is_pronoun(self, i: int) -> bool:
        """Whether the word "I" at `i` is a pronoun by the verb behind it: not in "Karl I ruled"."""
        verb = self.words[i + 1] if i + 1 < len(self.words) else ""
        if self.is_glued(i) and verb[:1] != "'":
            return False  # A tokenizer cuts the name "Ima".
        may_agree = verb.islower() and verb not in FUNCTION_WORDS and not verb.endswith(("s", "ed"))
        return may_agree or verb in _BEHIND_PRONOUN

    def _answers(self, i: int) -> bool:
        """Whether token `i` begins what a speaker says: "Caller: No, I ...", "Caller: Yes"."""
        flags = self.flags[i]
        if flags & bits.RANKED or not flags & (bits.FUNCTION | bits.ORDINARY):
            return False
        return bool(flags & bits.FUNCTION) or not flags & bits.WORD_AND_NAME

    @cached_property
    def _shouted(self) -> frozenset[int]:
        """Cells of three words or more of which all but one are in capitals."""
        cells = set()
        for number, cell in enumerate(self.layout.cells):
            count, others = count_capitals(self.tokens[cell.first : cell.last])
            if count > 2 and others == 1:
                cells.add(number)
        return frozenset(cells)

    def is_addressed(self, i: int) -> bool:
        """Whether a greeting or the end of a letter stands before token `i`: "hi ola"."""
        before = i - 1
        while before > 0 and self.words[before].strip() in ("", ","):
            before -= 1
        if before < 0 or self.low[before] not in _GREETINGS | _CLOSINGS:
            return False
        while before > 0 and self.low[before - 1] in _CLOSINGS | _IN_CLOSINGS:
            before -= 1
        return self.opens_sentence(before)

    def _word_before(self, i: int) -> int | None:
        """The word right before token `i` in its cell, over the full stop of a short title."""
        before = i - 1
        while before in self._joined:
            before -= 1
        if before > 0 and self.words[before] == "." and self.low[before - 1] in SHORT_TITLES:
            before -= 1
        near = i - 1 if i - 1 in self._joined else before
        if before < 0 or not self.words[before].strip() or not self.same_cell(near, i):
            return None
        return before

    def is_given(self, i: int) -> bool:
        """Whether token `i` has a capital, and is a given name and no ordinary word."""
        return self.flags[i] & (bits.GIVEN | bits.COMMON | _CAPITAL) == bits.GIVEN | _CAPITAL

    def _exemption(self, i: int) -> str:
        """The evidence that the capitalized token `i` is no name."""
        word, low, flags = self.words[i], self.low[i], self.flags[i]
        if word == "I":
            return "function word"
        if (self.is_name_type(i) and low not in self.foreign) or i in self.called:
            return ""
        if i in self.structure:
            is_speaker = i in self.form.labels and low not in _ROLES
            is_speaker = is_speaker and flags & bits.COMMON and may_name(self, i)
            return "" if is_speaker else "form of the text"
        if low in self.foreign:
            return f"ordinary ({self.language})"
        is_drug = flags & bits.DRUG and not flags & (bits.COMMON | bits.RARE_SURNAME)
        if is_drug and word.rstrip(".") in (low.upper(), low.capitalize()):
            return "drug"
        is_upper = len(word) > 1 and word.isupper()
        if word in CLINICAL or (is_upper and word in _ACRONYMS):
            return "acronym"
        if is_upper:
            if self._is_ordinary_heading(i):
                return "ordinary in a heading"
            return "stressed" if self._is_stressed(i) else ""
        if low in FUNCTION_WORDS:
            is_first = self.opens_sentence(i) or self.is_loose(i) or self._is_in_title(i)
            is_word = is_first and not (flags & bits.RANKED and may_name(self, i))
            return "function word" if is_word else ""
        if word.rstrip(".") != low.capitalize():
            return ""
        if low in SURELY_TITLES:
            return "title"
        is_word = flags & bits.COMMON and not flags & _NAME_FLAGS
        if low in _KIN or (is_word and self.is_addressed(i) and calls_people(low)):
            return "form of address"  # "Hi Dad", "Dear Customer"
        first = self.layout.cells[self.layout.cell_of[i]].first
        opens_low = flags & bits.NAMES_TOO and self.tokens[first].islower()
        if not self.opens_sentence(i) and (opens_low or not self.is_loose(i)):
            return ""
        text, end = self.layout.tokens.text, self.layout.tokens.ends[i]
        if AGE_BEHIND.match(text, end) and not calls_people(low):
            return ""
        if flags & bits.COMMON:
            return "" if may_name(self, i) else "ordinary by counts"
        beside_name = i + 1 < len(self.words) and self.is_name_type(i + 1)
        is_name = beside_name or flags & bits.NAMES_TOO
        return "dictionary" if flags & _IN_DICTIONARY and not is_name else ""

    def missed(self, owner: Sequence[int]) -> Iterator[int]:
        """Tokens with a capital that are in no mention, may be a person and have no exemption."""
        for i in self.capitalized:
            if owner[i] < 0 and self.may_be_person(i) and not self.exemption(i):
                yield i

    def _is_in_title(self, i: int) -> bool:
        """Whether a sign stands before token `i`, or capitals around it: "The Wok On It"."""
        if not self.words[i - 1][-1:].isalnum() and len(self.words[i - 1]) != 2:
            return True
        near = [j for j in (i - 1, i + 1) if 0 <= j < len(self.words) and len(self.words[j]) > 2]
        return any(has_capital(self.words[j]) and not self.opens_sentence(j) for j in near)

    @cached_property
    def _in_fields_of_names(self) -> frozenset[int]:
        fields = (range(first, last) for first, last, kind in self.form.values if kind == PERSON)
        return frozenset(chain.from_iterable(fields))

    def is_rather_name(self, i: int, is_job: bool, is_place: bool) -> bool:
        """Whether it may call a person, though a knowledge base knows it as something else."""
        flags = self.flags[i]
        if i in self._in_fields_of_names:
            return True
        if flags & bits.COMMON:
            is_word = flags & _CAPITAL and not flags & bits.FUNCTION
            return bool(is_word) and self.opens_sentence(i) and may_name(self, i)
        if not self.is_name_type(i):
            return False
        if is_job or is_place:
            return is_job or i not in self._places
        is_given = flags & bits.GIVEN and not is_term(self.low[i], "PEOPLE")
        return bool(is_given) and (not i or self.low[i - 1] not in _BEFORE_PEOPLES)

    @cached_property
    def _places(self) -> frozenset[int]:
        """Tokens that what stands before them calls places, no given names all over the text."""
        found, lows = set(), set()
        for i in self.capitalized:
            is_given = self.flags[i] & bits.GIVEN
            # "to Amman, Jordan" is a place; "to Leeds and Jordan stayed" is a person.
            joins = (",",) if is_given else (",", "and", "or")
            is_joined = i - 2 in found and self.words[i - 1] in joins
            if is_joined or (i and self.low[i - 1] in _BEFORE_PLACES):
                found.add(i)
                if not is_given:
                    lows.add(self.low[i])
        return frozenset([i for i in self.capitalized if i in found or self.low[i] in lows])

    def is_role(self, i: int) -> bool:
        """ "the Court", "Article 6": a role or a place in the text, no person in particular."""
        word, low = self.words[i], self.words[i].lower()
        before = self.words[i - 1].lower() if i else ""
        titled = word == low.capitalize() and before in _DEFINITE and low[-1] != "s"
        if low not in _ROLE_NOUNS and not (titled and is_plain(low)):
            return False
        after = self.words[i + 1] if i + 1 < len(self.words) else ""
        return before in PRENOMINALS - {"that"} or after[:1].isdigit()

    @cached_property
    def in_titles(self) -> frozenset[int]:
        """Tokens of headings: cells of a loose text of ordinary words, most of them plain."""
        tokens: set[int] = set()
        for number in self.layout.loose:
            inside = range(*self.layout.cells[number])
            written = [self.words[i] for i in inside if i not in self.structure]
            written = [word for word in written if word.isalpha()]
            words = [word.lower() for word in written if word.lower() not in FUNCTION_WORDS]
            plain, capitals = sum(map(is_plain, words)), sum(map(has_capital, written))
            telling = all(map(is_common, words)) and 2 * plain >= len(words) > 1
            if telling and 2 * capitals > len(words):
                tokens.update(inside)
        return frozenset(tokens)

    def _is_opening(self, i: int) -> bool:
        """Whether token `i` is surely the first of a sentence, heading, quotation or list item."""
        if i in self.layout.openings:
            return True
        before = i - 1
        while before >= 0 and self.words[before] in _OPENERS:
            before -= 1
        if before < 0:
            return True
        word = self.words[before]
        if not word or word in _ENDERS:
            low = self.words[before - 1].lower().rstrip(".") if before else ""
            return word != "." or not (low in ABBREVIATIONS or (len(low) == 1 and low.isalpha()))
        if before in self.form.numbers:
            return True
        return bool(_NUMBERED.match(word)) and (before == 0 or not self.words[before - 1].isalpha())

    def _is_ordinary_heading(self, i: int) -> bool:
        """All capitals: ordinary in a heading ("THE FACTS"), an acronym elsewhere ("WHO")."""
        low = self.low[i]
        if not self.flags[i] & bits.COMMON or len(low) < 3:
            return False
        if not flags_of(low) & bits.ORDINARY and not self.is_loose(i):
            return False
        near = [self.words[j] for j in (i - 1, i + 1) if 0 <= j < len(self.words)]
        letters = [word for word in near if len(word) > 1 and word.isalpha()]
        return all(word.isupper() for word in letters)

    def _is_stressed(self, i: int) -> bool:
        """All capitals in a sentence: a word that is no name ("Do NOT"), unlike "the WHO"."""
        flags, before = self.flags[i], self.low[i - 1] if i else ""
        is_name = flags & (bits.NAMES_TOO | bits.ON_NAME_LIST)
        if not flags & bits.COMMON or is_name or len(self.low[i]) < 2:
            return False
        if len(self.low[i]) < 3 and flags & (bits.RANKED | bits.BEGINS_TERM):
            return False  # "US", "IT"
        if flags & bits.FUNCTION:
            return before not in _DEFINITE
        return bool(flags & _STRESSED) and not (flags & bits.RANKED and may_name(self, i))


_BITS = 7
_ENDINGS = ("ed", "ing", "ly", "s", "er", "y", "ion", "al")
_VERBS = word_list("after_subject")
# What `_seen_at` sees of the tokens around one: "class-1", "word+1"; and what of all is weighed,
# alone and together.
_CLASSES = [f"class{n:+}" for n in range(-2, 4)]
_WORDS, _PARTS = ([f"{of}{n:+}" for n in range(-1, 3)] for of in ("word", "part"))
_WEIGHED = {names: names.split("|") for names in sorted(word_list("clues_of_names"))}
# A word is taken for a name above it: some 9 % of the ordinary words of everyday texts are, in
# folds that did not see the text; see `bench/fit_name_odds.py`.
CUT = 0.5


def may_name(use: WordUse, i: int, cut: float = CUT) -> bool:
    """Whether an ordinary word is rather a name than not; without a capital as if it had one."""
    odds = weights("odds")
    return odds[""] + sum([odds[clue] for clue in clues(use, i) if clue in odds]) > cut


def clues(use: WordUse, i: int) -> Iterator[str]:
    """What speaks for or against a name."""
    seen = _seen_at(use, i)
    for clue, names in _WEIGHED.items():
        values = list(map(seen.__getitem__, names))
        if all(values):
            yield f"{clue}={'|'.join(values)}"


def _seen_at(use: WordUse, i: int) -> dict[str, str]:
    """What token `i` is and what stands around it: who heats something says "Heat the oven"."""
    flags, low = use.flags[i], use.low[i]
    place = "cell" if i in use.layout.openings else "opens" if use.opens_sentence(i) else "inside"
    classes = list(map(partial(_class_of, use, i), range(i - 2, i + 4)))
    near = [*zip(range(i - 1, i + 3), classes[1:5], strict=True)]
    words = (use.low[j] if c != "end" and use.flags[j] & bits.COMMON else "" for j, c in near)
    parts = [*starmap(partial(_part_at, use), near)]
    parts[1] = parts[1].upper()
    look = "listed" if flags & bits.ORDINARY else _ending(low)
    return {
        "surname": str(flags >> SURNAME_AT & _BITS),
        "given": str(flags >> GIVEN_AT & 3),
        "lower": str(flags >> LOWER_AT & _BITS),
        "look": "function" if flags & bits.FUNCTION else look,
        "place": place + " loose" * (place != "opens" and use.is_loose(i)),
        "times": str(min(use.times[low], 3)),
        **dict(zip(_CLASSES, classes, strict=True)),
        **dict(zip(_WORDS, words, strict=True)),
        **dict(zip(_PARTS, parts, strict=True)),
        "capitals": "yes" * use.tokens[i].isupper(),
        "measured": "yes" * (i + 1 in use.structure and classes[3] == "#"),
        "elsewhere": "yes" * (low in use.lower and has_capital(use.words[i])),
        "title": "yes" * (i in use.in_titles),
        "label": "yes" * (i in use.form.labels),
        "role": "greets" if low in _GREETINGS else "yes" * (low in _ROLES),
    }


def _part_at(use: WordUse, j: int, of_class: str) -> str:
    """The commonest part of speech of token `j`, in capitals as the token; of no word its class."""
    if of_class == "end" or not use.words[j][0].isalpha():
        return of_class
    word, flags = use.words[j], use.flags[j]
    part = PARTS[flags >> PART_AT & _BITS]
    if flags & bits.FUNCTION and part != "finite":
        part = "function"
    elif part == "none" and flags & bits.COMMON:
        part = _ending(use.low[j])
    return part.upper() if has_capital(word) else part


def _ending(low: str) -> str:
    return next((ending for ending in _ENDINGS if low.endswith(ending)), "other")


def _class_of(use: WordUse, i: int, j: int) -> str:
    """What kind of word token `j` is, seen from token `i`."""
    if not 0 <= j < len(use.words) or not use.words[j].strip() or not use.same_cell(i, j):
        return "end"
    word, low, flags = use.words[j], use.low[j], use.flags[j]
    if word == "[" and use.words[j + 1 : j + 2] == ["..."]:
        return ""  # What is left out, "[…]", says nothing.
    if not word[:1].isalpha():
        return "#" if any(map(str.isdigit, word)) else word[:1]
    if word != low and word.rstrip(".") != low:
        if flags & bits.FUNCTION:
            return "Function"
        if flags & bits.HONORIFIC:
            return "Title"
        return "Common" if flags & bits.COMMON else "Given" if flags & bits.GIVEN else "Name"
    if low in _VERBS:
        return "verb"
    if flags & bits.FUNCTION:
        return "function"
    if not flags & bits.COMMON:
        return "rare name" if flags & bits.ON_NAME_LIST else "rare"
    return _ending(low)
