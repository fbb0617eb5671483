"""`wikidata_generalizer`: something true and less specific instead of `***`; k counted again.

Options are true of every mention of a term, and hold no word of what is masked. A wording is
counted by the people of everything that it covers and of what it names. In its sentence it may say
more: "member of the" and "board" are a term of the knowledge base together, and so may be "Dozens"
where a sentence begins with it. So the new text is read once more, and what it shows is counted.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from itertools import combinations, compress, pairwise, product, repeat, starmap
from operator import attrgetter, itemgetter, not_, or_
from typing import Any, NamedTuple

from pyroaring import BitMap
from spacy.language import Language
from spacy.tokens import Doc

from .. import names
from ..anonymity.explain import count, explain_wording
from ..anonymity.population import reached_of, sample_of, sets_of
from ..anonymity.recode import PREFERENCE, bits_of, choose_wordings, count_jointly, people_released
from ..anonymity.state import (
    JOINT,
    Choice,
    DocState,
    ScoringSelector,
    Selector,
    Term,
    Wording,
    check_choice,
    people_with,
)
from ..detection.analysis import Analysis
from ..detection.detect import detect
from ..detection.gazetteer import TermWalker
from ..detection.merge import UNION
from ..errors import Errors, KanonError, must_be
from ..kb.reader import KnowledgeBase
from ..lang.en.bits import GIVEN, NAMES_TOO
from ..lang.en.dates import MONTHS
from ..lang.en.lexicon import (
    HONORIFICS,
    any_case,
    flags_of,
    head_noun,
    is_plain,
    may_be_name,
    singular,
)
from ..lang.en.person_names import kinship, parse_name, without_generation, without_possessive
from ..lang.en.rule_wordings import written_out
from ..lang.en.wording_rules import (
    DEGREE,
    ORDINARY_KINDS,
    WORK_NOUNS,
    has_determiner,
    is_apposed,
    is_attribute,
    learns_there,
    names_a_work,
    pro_form,
    stands_inside,
    wider_word,
)
from ..lang.language_rules import COUNT, LABEL, NAME, NOUN, Chosen, LanguageRules
from ..lang.lexicon import patterns, word_list
from ..ontology.chains import KIND_FLAGS, Flag
from ..ontology.linker import GENERAL_ROWS, Linker, cue_before
from ..ontology.options import (
    RULE_KINDS,
    STAR_OPTION,
    WORD,
    Option,
    common_options,
    rule_options,
    usable,
)
from ..ontology.reader import CLASS_PHRASE, DEMONYM, Ontology
from ..text.rewriting import Replacement, Rewritten, is_placeholder, rewrite
from ..text.spans import touching
from ..types import Knowledge, Mention
from .doc_spans import fixed_masks, parts_kept, read_state
from .kanon_pipe import KanonPipe, KnowledgeSlot, OntologySlot, find_component, language_of


@dataclass(frozen=True, slots=True)
class Generalized:
    """What was decided on one Doc."""

    case: DocState  # With wordings; its mentions are the spans of `doc.spans["kanon"]`.
    choice: Choice  # What each term became.
    after: Sequence[Mapping[str, Any]]  # Per term, what risk evidence tells of its wordings.
    text: str
    report: dict[str, Any]
    fixed: Mapping[int, str]  # What operators wrote for mentions, see `fixed_masks`.


class WikidataGeneralizer(KanonPipe):
    """Replace what `kanon_masker` masked by the least general wording that the selector allows.

    All phrases of the released text, kept or generalized, fit at least k people of the knowledge
    base together. A masker that decides by combinations, which is weaker, is refused.
    """

    ontology: OntologySlot
    kb: KnowledgeSlot

    def __init__(self, nlp: Language, name: str, config: Any) -> None:
        if not config.preference >= 0:
            raise must_be("preference", "a number of bits from 0 on", config.preference)
        masker = find_component(nlp, "kanon_masker")  # Which counts with the same, if it is there.
        kb = masker.kb if masker is not None and config.kb is None else KnowledgeSlot(config.kb)
        super().__init__(name, OntologySlot(config.ontology, store=config.store_ontology), kb)
        instead = "Release the text as the kanon_masker masks it."
        self.language = language_of(nlp, name, instead=instead)
        self.selector: Selector | None = config.selector
        self.brackets: bool = config.brackets
        # What of these reports have.
        self.settings = {n: vars(config)[n] for n in ("brackets", "node_budget", "preference")}

    @cached_property
    def _prepared(self) -> tuple[Coverage, OptionFinder]:
        ontology = self.ontology.open()
        return Coverage(ontology, self.kb.open()), OptionFinder(ontology, self.language)

    def after_loading(self) -> None:
        self.__dict__.pop("_prepared", None)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_prepared"}

    def annotate(self, doc: Doc, generalized: Generalized) -> None:
        """Write what was chosen to the Doc and the spans of `doc.spans["kanon"]`."""
        if names.KANON in doc.spans:
            case, fixed = generalized.case, generalized.fixed
            group, after = doc.spans[names.KANON], generalized.after
            levels = zip(case.terms, generalized.choice.levels, strict=True)
            # Per term its wording; None if it stays.
            wordings = [
                None if level is None else term.wordings[level].text for term, level in levels
            ]
            group.attrs[names.WORDINGS] = wordings
            for position, (span, number) in enumerate(zip(group, case.term_of, strict=True)):
                term, wording, attributes = case.terms[number], wordings[number], span._
                if wording is None and term.stays:
                    continue
                attributes.set(names.GENERALIZATIONS, [option.text for option in term.wordings])
                wording = wording and fixed.get(position, wording)
                attributes.set(names.REPLACEMENT, wording)
                evidence = {**attributes.get(names.RISK_EVIDENCE), "after": after[number]}
                attributes.set(names.RISK_EVIDENCE, evidence)
        doc._.set(names.SANITIZED_TEXT, generalized.text)
        report = {**(doc._.get(names.KANON_REPORT) or {}), **generalized.report}
        doc._.set(names.KANON_REPORT, report)

    def decide(self, doc: Doc) -> Generalized:
        """Choose a wording for each term, without changing the Doc."""
        coverage, knowledge = self._prepared[0], self.kb.open()
        case, fixed = self._case(doc)
        sample = sample_of(knowledge, case.fits.get("confidence", names.CONFIDENCE))
        sets = 1
        if sample is not None:
            sets = sets_of(1 + len(term.wordings) for term in case.terms)
            case = replace(case, k=sample.needed(case.k, sets))
        choice, proof = choose(
            case,
            knowledge,
            self.selector,
            node_budget=self.settings["node_budget"],
            preference=self.settings["preference"],
        )
        free = len(case.mentions) + 1
        if not fixed:
            case, free = _numbered_anew(case, choice)

        is_tagged = doc.to_array("POS").any()
        tags = {token.idx: token.pos_ for token in doc} if is_tagged else None
        parts = parts_kept(doc)
        by_operators = [(case.mentions[n].start, case.mentions[n].end) for n in fixed]

        def realized(choice: Choice, omitted: Omitted) -> list[Replacement]:
            chosen, kept, numbered = [], [], {}
            written = [Replacement(*stretch, text) for stretch, text in sorted(omitted.items())]
            omit_starts, omit_ends = zip(*sorted(omitted), strict=True) if omitted else ((), ())
            for position, mention in enumerate(case.mentions):
                number, bounds = case.term_of[position], (mention.start, mention.end)
                level = choice.levels[number]
                text = parts.get(position) if level is None else fixed.get(position)
                if touching(omit_starts, omit_ends, *bounds):
                    continue
                if text is not None:
                    written.append(Replacement(*bounds, text))
                elif level is not None:
                    wording = case.terms[number].wordings[level]
                    chosen.append(Chosen(*bounds, wording.text, wording.form, wording.adjective))
                    numbered[mention.start] = number
                else:
                    kept.append(bounds)
            fitted = self.language.realize(case.text, chosen, brackets=self.brackets)
            # An article before a phrase may be one that an operator wrote.
            written.sort(key=attrgetter("start"))
            starts, ends = [one.start for one in written], [one.end for one in written]
            apart = [r for r in fitted if not touching(starts, ends, r.start, r.end)]
            whole = sorted([*apart, *written], key=attrgetter("start"))
            if self.brackets:
                return whole
            locked = {(one.start, one.end) for one in written if one.text != names.STAR}
            how = {"unbroken": kept, "tags": tags, "numbered": numbered, "free": free}
            polished = self.language.polish(case.text, whole, locked=locked, **how)
            return with_marks(polished, by_operators)

        choice, replacements = recheck(case, choice, realized, knowledge, self.kb.walker())
        counted, terms = choice.counted, case.terms
        assert counted is not None
        worded = stars = 0
        for number in case.term_of:
            level = choice.levels[number]
            worded += level is not None
            stars += level == len(terms[number].wordings) - 1
        population = knowledge.population
        reached, fits = reached_of(counted.k_reached, sample, sets, case.k)
        report = {
            "k_reached": reached,
            **({} if sample is None else {"fits": fits}),
            "generalization": {
                "ontology": coverage.ontology.fingerprint,
                "match": coverage.match,
                **proof,
                "generalized": worded - stars,
                "stars": stars,
                "uncounted": [terms[number].key for number in counted.uncounted],
                "breaches": [
                    {"support": breach.support, "terms": [terms[t].key for t in breach.terms]}
                    for breach in counted.breaches
                ],
                "replacements": [[r.start, r.end, r.text] for r in replacements],
                "message": f"As released, no phrase or combination of phrases fits fewer than "
                f"{count(counted.k_reached or population, population)}",
                "config": dict(self.settings),
            },
        }
        after = [
            {
                "support": counted.supports.get(number),
                "level": choice.levels[number],
                "fixed": term.mentions[0] in fixed,
                "options": [
                    {
                        "text": option.text,
                        "fits": option.says and len(option.says[0])
                        if option.says != ()
                        else population,
                        "phrase": option.phrase,
                    }
                    for option in term.wordings
                ],
                "message": explain_wording(terms, choice, counted, number, population),
            }
            for number, term in enumerate(terms)
        ]
        text = rewrite(case.text, replacements).text
        return Generalized(case, choice, after, text, report, fixed)

    def _case(self, doc: Doc) -> tuple[DocState, dict[int, str]]:
        """The masker's case with wordings for what must not stay, and what operators wrote."""
        knowledge = self.kb.open()
        if not len(doc) and names.KANON not in doc.spans:
            return DocState("", 1, JOINT, knowledge.fingerprint, (), (), ()), {}
        case = read_state(doc, knowledge)
        if case.guarantee != JOINT:
            raise KanonError(
                "[KN442] Wordings are counted with all that stays together, and this kanon_masker "
                'decided by combinations. Set its guarantee to "joint", or leave '
                f"{self.name!r} out."
            )
        fixed = fixed_masks(doc, case)
        return self._worded(case, fixed), fixed

    def _worded(self, case: DocState, fixed: Container[int]) -> DocState:
        coverage, finder = self._prepared
        barred = finder.barred(case)
        case, people = finder.grouped(case)
        last = max((term.entity for term in case.terms if term.kind == names.PERSON), default=0)
        numbers: dict[str, int] = {}
        terms = []
        for term in case.terms:
            # It can be better to generalize a term that could stay as written.
            is_fixed = term.mentions[0] in fixed
            is_open = not is_fixed and (not term.stays or term.people is not None)
            # One number for "the COTOREP" and "COTOREP's", whatever the kinds.
            name = without_possessive(term.text.casefold().removeprefix("the "))
            is_person = term.kind == names.PERSON
            is_told = is_person and term.entity in people
            if is_person and not is_told:  # "London Bridge" is another than a guessed "London".
                is_person = not self.language.kind_word(term.text, names.MISC)
            number = numbers.get(name, term.entity if is_person else last + 1)
            asked = term if is_told else replace(term, entity=number)
            options = finder.find(case, asked, barred, people) if is_open else [STAR_OPTION]
            numbered = {f"NAME {number}", f"PERSON {number}"}
            if not is_told and not numbered.isdisjoint(map(attrgetter("text"), options)):
                numbers[name] = number
                last = max(last, number)
            wordings = tuple(map(coverage.wording, options, repeat(term.kind)))
            terms.append(replace(term, wordings=wordings))
        return case.with_terms(terms)


def with_marks(
    replacements: Sequence[Replacement], written: Sequence[tuple[int, int]] = ()
) -> list[Replacement]:
    """Replacements with a mark for what is left out, but for stars that an operator wrote."""
    starts, ends = zip(*written, strict=True) if written else ((), ())
    return [
        change
        if names.STAR not in change.text or touching(starts, ends, change.start, change.end)
        else replace(change, text=change.text.replace(names.STAR, names.OMITTED))
        for change in replacements
    ]


def _numbered_anew(case: DocState, choice: Choice) -> tuple[DocState, int]:
    """The case with names numbered in the order of the new text, and the next number."""
    terms, order = list(case.terms), dict[str, int]()
    for shown, number in product((True, False), case.term_of):
        wordings = case.terms[number].wordings
        name = _NUMBERED.fullmatch(wordings[-2].text) if len(wordings) > 1 else None
        if name and (choice.levels[number] == len(wordings) - 2) == shown:
            text = f"{name[1]} {order.setdefault(name[2], len(order) + 1)}"
            wordings = (*wordings[:-2], replace(wordings[-2], text=text), wordings[-1])
            terms[number] = replace(terms[number], wordings=wordings)
    return replace(case, terms=tuple(terms)), len(order) + 1


ITEMS, SURFACES = "items", "surfaces"

_CACHED_PHRASES = 2048
_CACHED_WORDINGS = 16_384


class Coverage:
    """Counts the options of an ontology in a knowledge base.

    A class is counted by the items of its members (`item/Q585`), or by their names if there are no
    items; a wording also as what an author would have meant: "scientist" as a term.
    """

    def __init__(self, ontology: Ontology, knowledge: KnowledgeBase) -> None:
        self.ontology = ontology
        self.knowledge = knowledge
        self.match = ITEMS if knowledge.has_prefix(names.ITEM_PREFIX) else SURFACES
        whole = knowledge.sample_of
        if self.match == SURFACES and (whole is None or whole.sampling != names.SYNTHETIC):
            paths = {"ontology": ontology.path, "path": knowledge.path}
            warnings.warn(Errors.E448.format(**paths), stacklevel=2)
        self._walker = TermWalker(knowledge)
        self._people = lru_cache(maxsize=_CACHED_PHRASES)(self._count)
        self.wording = lru_cache(maxsize=_CACHED_WORDINGS)(self._make)

    def _make(self, option: Option, kind: str) -> Wording:
        """An option with the people it fits: one object for equal questions, not to be changed."""
        says = self._says(option, kind)
        return Wording(option.text, option.form, says, option.phrase, option.adjective)

    def _says(self, option: Option, kind: str) -> tuple[BitMap, ...] | None:
        if option.keys is not None:
            return tuple(
                self._who_have(key for date in keys for key in days_of(date))
                for keys in option.keys
            )
        if option.source == WORD:
            return tuple(self._named(option))
        if option.phrase:
            return (self._people(option.phrase, kind), *self._named(option))
        return None

    def _named(self, option: Option) -> Iterator[BitMap]:
        """Terms of the knowledge base that stand in the wording: "Norway" in "city in Norway"."""
        for text in filter(None, (option.text, option.adjective)):
            analysis = Analysis.of_plain(text)
            for mention in detect(analysis, self.knowledge, rules=False, walker=self._walker):
                people = people_with(mention.keys, self.knowledge)
                if people is not None:
                    yield people

    def _count(self, phrase: str, kind: str) -> BitMap:
        if self.match == SURFACES:
            return self._who_have(self._names(phrase, kind))
        return self._who_have(
            f"{names.ITEM_PREFIX}{item}" for item in self.ontology.member_ids(phrase)
        )

    def _who_have(self, keys: Iterable[str]) -> BitMap:
        return people_with([*keys], self.knowledge) or BitMap()

    def _names(self, phrase: str, kind: str) -> Iterator[str]:
        """Names of the members, if the ontology has nothing else of that kind by the same name."""
        ontology, flag = self.ontology, KIND_FLAGS.get(kind, 0)
        rows = ontology.members(ontology.phrase_of(phrase)).tolist()
        members = set(rows)
        for row in rows:
            for name in ontology.strings(row):
                if name in self.knowledge and self.knowledge.kind(name) == kind:
                    rows_of_name = (reading.row for reading in ontology.readings(name))
                    if all(r in members or not ontology.has(r, flag) for r in rows_of_name):
                        yield name


def days_of(date: str) -> Iterable[str]:
    """The keys of a date: of a month of any year, which has none, those of its days."""
    if not date.startswith(f"{names.DATE_PREFIX}XXXX-") or date.count("-") > 1:
        return [date]
    return (f"{date}-{day:02}" for day in range(1, 32))


# Characters around a mention that decide what it is.
_BEFORE = 250
_AFTER = 60
_WORD = re.compile(r"[^\W_]+")
_NUMBERED = re.compile(r"(PERSON|NAME) (\d+)")
_CODES_OF_PLACES = word_list("state_codes") | word_list("country_codes")
_ACRONYMS = (word_list("of_forms") | word_list("clinical")) - _CODES_OF_PLACES
_SENTENCE_ENDS = frozenset(("", *".!?:;|*•\n"))  # Lists and labels, too.
_RE = patterns("generalizing", CODE_CUES=any_case(word_list("cues")))
_SHORTEST_NAME = 3
_BOUNDS = attrgetter("start", "end")
_LOWER = re.compile(r"\b[a-z]{2,}")
_TITLED = WORK_NOUNS | word_list("before_titles")
_QUOTE_PAIRS = ('""', "“”", "''", "‘’")
_WORK, _PERSON, _PLACE, KB = "creative work", "person", "place", "kb"
# All others are recognizers, models and people, who name the kind.
_OWN_SOURCES = (KB, names.RULES, UNION)

Words = tuple[str, ...]
Stretch = tuple[int, int]  # Bounds in the original.
Omitted = dict[Stretch, str]  # What is written for words of no term that have to go.


class Seen(NamedTuple):
    """A mention, its words, and the text before and behind it that decides what it is."""

    mention: Mention
    phrase: str
    before: str
    after: str

    def pro_form(self, kind: str) -> str:
        """The general noun for what it names, taken as one of a kind; "" if it is unsure."""
        return pro_form(self.phrase, kind, before=self.before, after=self.after)


def _seen(text: str, mention: Mention) -> Seen:
    start, end = mention.start, mention.end
    before, after = text[max(0, start - _BEFORE) : start], text[end : end + _AFTER]
    return Seen(mention, text[start:end], before, after)


def _in_quotes(seen: Seen) -> bool:
    within = seen.before[-1:] + seen.after.lstrip(".,\\")[:1] in _QUOTE_PAIRS
    return within or seen.phrase.lstrip("\\").startswith(('"', "“"))


def _shares_entity(terms: Sequence[Term], number: int, given: str, *, named_alike: bool) -> bool:
    """Whether a relative has the number of a person told before, or of a full name like theirs."""
    return any(
        other.kind == names.PERSON and other.entity == terms[number].entity and at != number
        for at, other in enumerate(terms)
        if (at < number and (named_alike or given not in other.text))
        or (named_alike and " " in other.text)
    )


class OptionFinder:
    """Finds the options of terms in an ontology and by rule."""

    def __init__(self, ontology: Ontology, rules: LanguageRules) -> None:
        self._linker = Linker(ontology, rules=rules)
        self._rules = rules

    def barred(self, case: DocState) -> frozenset[Words]:
        """The phrases that leave the text, which no option may bring back."""
        words = {words_of(term.text) for term in case.terms if not term.stays}
        return frozenset(w for w in words if not self._rules.empty_words.issuperset(w))

    def find(
        self, case: DocState, term: Term, barred: frozenset[Words], people: Collection[int]
    ) -> list[Option]:
        """Options true of all mentions, from specific to general, then `***`; no barred phrase."""
        seen = [_seen(case.text, case.mentions[i]) for i in term.mentions]
        if term.kind in (names.LOC, names.MISC, names.ORG) and all(starmap(names_nothing, seen)):
            return [STAR_OPTION]
        is_name = term.entity in people and term.text.lower() not in self._rules.empty_words
        told = [is_apposed(one.before[-_AFTER:], _TITLED) for one in seen]
        # "The television series Maverick", and of a person's name wherever else it is quoted.
        is_work = any(told) and (not is_name or all(map(or_, told, map(_in_quotes, seen))))
        is_guess = term.kind == names.PERSON and (is_work or not is_name)
        lists = self._lists(case.text, term, seen, is_guess)
        pro = "" if is_work else self._common_pro_form(term, seen, is_guess)
        # A count is one option: each sentence gets the word that fits it, or an "X".
        options = [option for listed in lists for option in listed if option.form == COUNT][:1]
        shared: list[Option] = []
        for option in common_options(lists):
            is_sort = option.source == WORD or (option.form == LABEL and term.kind == names.LOC)
            is_false = is_work and is_sort and (all(told) or option.text not in WORK_NOUNS)
            if option.text == names.STAR or option.form == COUNT or is_false:
                continue
            if option.text == _PERSON:
                pro = pro or _PERSON
                continue
            pro = "" if option.text == pro else pro
            shared.append(option)
        options += _usable_for(term, shared)
        if term.kind == names.LOC and term.text[:1].isupper():
            # What stands in "Istanbul Anti-Terrorist Branch" is known, and is no such place.
            is_known = any(one.mention.source == KB and one.mention.keys for one in seen)
            is_noun = not any(map(partial(_is_doubtful, is_place=True), seen))
            pro = pro or (_PLACE if is_known and is_noun else "")
        if pro:
            # To an ontology a "broadcaster" may be a company where the sentence has a person.
            texts = map(attrgetter("text"), options)
            is_other = pro == _PERSON and not GENERAL_ROWS.keys().isdisjoint(texts)
            options = [] if is_guess or is_other else [o for o in options if o.text != pro]
            options = [*options, Option(pro, NOUN, STAR_OPTION.source, keys=())]
        elif term.kind in (names.LOC, names.MISC, names.ORG) or (
            term.kind in (names.CODE, names.DEM) and term.people is None
        ):
            # If what it is fits too few, a number is left.
            name_options = self._name_options(term, seen)
            if term.kind == names.CODE:
                options = name_options or options
            else:
                options += name_options[-1:] if options or is_work else name_options
        if is_work:  # "The novel" says so already.
            options = [option for option in options if option.text != _WORK]
        if term.kind not in (names.PERSON, names.QUANTITY):
            options = [
                option
                for option in options
                if option.form == COUNT
                or option.keys == ()
                or barred.isdisjoint(runs_of(option.text))
            ]
        return [*options, STAR_OPTION]

    def _lists(
        self, text: str, term: Term, seen: Sequence[Seen], is_guess: bool
    ) -> Sequence[Sequence[Option]]:
        """Options of each mention; of those alone that can tell of the term."""
        lists = [
            self._of_name(term, one) if is_guess else self._of_mention(text, term, one)
            for one in seen
        ]
        if term.text.islower() and term.kind not in RULE_KINDS:
            describe = [is_attribute(one.before, one.after, is_name=False) for one in seen]
            if _RE["ADJECTIVE"].search(term.text) and any(describe):
                return [[STAR_OPTION]]  # "An ophthalmic surgeon" is no journal.
            # "Court fees" says of the court no more than "the court" does.
            lists = list(compress(lists, map(not_, describe))) or lists
        if is_guess:  # The "river" beside the "Braunau River Authority" is no name.
            written = [one.phrase for one in seen]
            lists = list(compress(lists, map(not_, map(str.islower, written)))) or lists
            if len(set(written)) == 1:  # A name in one place.
                lists = [options for options in lists if len(options) > 1] or lists
        return lists

    def _common_pro_form(self, term: Term, seen: Sequence[Seen], is_guess: bool) -> str:
        """The general noun that stands for all mentions of a term, "" if there is none."""
        kind_word = self._rules.kind_word
        if is_guess and any(kind_word(phrase, names.MISC) for phrase in {s.phrase for s in seen}):
            return ""  # The "Boston Herald" is no place.
        pros = [
            ""
            if not is_guess and one.mention.kind in RULE_KINDS
            else one.pro_form(names.LOC if is_guess else one.mention.kind)
            for one in seen
        ]
        # A place is one wherever it is named; "official" is a person in some places alone.
        is_one = len({one.phrase for one in seen}) == 1
        is_place = term.text[:1].isupper() and is_one  # "Matthias of Basel, born in Basel".
        return max(pros, default="") if is_place or all(pros) else ""

    def _name_options(self, term: Term, seen: Sequence[Seen]) -> list[Option]:
        """What the words of a name say that it names, and its number; none of what is no name."""
        by_rules = all(one.mention.source == names.RULES for one in seen)
        if by_rules and any(map(self._tells, seen)):
            return [Option(f"PERSON {term.entity}", NAME, keys=())]
        is_subject = any(_RE["VERB_BEHIND"].match(one.after) for one in seen)
        is_folk = term.kind == names.DEM and not is_subject
        is_code = term.kind == names.CODE and (
            not _RE["NAME_WITH_NUMBER"].search(term.text)
            or any(_RE["LABEL_BEFORE"].search(one.before) for one in seen)
        )
        is_word = is_code or is_folk or not self._is_capitalized(term.text)
        if is_word or all(map(_is_doubtful, seen)):
            return []
        options = common_options([self._of_name(term, one) for one in seen])
        return [option for option in options if option.text != names.STAR]

    def _is_capitalized(self, name: str) -> bool:
        """Whether ordinary words but those of grammar have a capital: "War of the Worlds"."""
        small = (w for w in _WORD.findall(name) if w.islower() and len(w) > _SHORTEST_NAME)
        fits = all(w in self._rules.empty_words or may_be_name(w) for w in small)
        return fits and name != name.lower()

    def grouped(self, case: DocState) -> tuple[DocState, set[int]]:
        """The case with a number for each person and thing, and the numbers that are persons'."""
        case = case.with_terms(self.one_person(case))
        people, terms, term_of = self.people_of(case), list(case.terms), list(case.term_of)
        last = max(map(attrgetter("entity"), terms), default=0)
        for number, term in enumerate(case.terms):
            if term.kind != names.PERSON or term.stays or len(term.mentions) == 1:
                continue
            places: dict[str, list[int]] = {}  # Of each phrase; "": of pieces of names.
            for n in term.mentions:
                phrase = _seen(case.text, case.mentions[n]).phrase
                places.setdefault("" if self._is_piece(case, n) else phrase, []).append(n)
            is_told = term.entity in people
            things = [name for name in places if self._is_thing(name, places, is_told=is_told)]
            for thing in things[len(things) == len(places) :]:  # One of them keeps the number.
                last += 1
                for n in places[thing]:
                    term_of[n] = len(terms)
                terms.append(replace(term, text=thing, mentions=tuple(places[thing]), entity=last))
            own_mentions = tuple(n for n in term.mentions if term_of[n] == number)
            terms[number] = replace(term, mentions=own_mentions)
        return replace(case, terms=tuple(terms), term_of=tuple(term_of)), people

    def _is_piece(self, case: DocState, position: int) -> bool:
        """Whether a mention is a piece of a name with its neighbour: "the Vuelta a Colombia"."""
        around = case.mentions[max(0, position - 1) : position + 2]
        gaps = (case.text[first.end : second.start] for first, second in pairwise(around))
        return any(map(_RE["IN_NAME"].fullmatch, gaps))

    def _is_thing(self, name: str, phrases: Container[str], *, is_told: bool) -> bool:
        """Whether a name says what it names ("Akron Law School"), or is a known place or body."""
        if not name or (is_told and name.split()[-1] in phrases):  # A surname of the person.
            return False
        is_known = not is_told and self._kind_of_thing(name)
        return bool(is_known or self._rules.kind_word(name, names.MISC))

    def one_person(self, case: DocState) -> tuple[Term, ...]:
        """The terms, with one number for what names one person: `Ronald "Ron" Evans`, "Evans"."""
        terms = list(case.terms)
        numbered = list(zip(case.mentions, case.term_of, strict=True))
        for (first, a), (second, b) in pairwise(numbered):
            before = case.text[max(0, first.start - 1) : first.start]
            is_quoted = _RE["QUOTED"].fullmatch(before + case.text[first.end : second.start])
            if is_quoted and terms[a].kind == terms[b].kind == names.PERSON:
                entities = {terms[a].entity, terms[b].entity}
                for number, term in enumerate(terms):
                    if term.kind == names.PERSON and term.entity in entities:
                        terms[number] = replace(term, entity=max(entities))
        return self._by_family(case.text, terms, numbered)

    def _by_family(
        self, text: str, terms: list[Term], numbered: Sequence[tuple[Mention, int]]
    ) -> tuple[Term, ...]:
        """Terms with the number of the full name that they are a part of, relatives apart."""
        last = max(map(attrgetter("entity"), terms), default=0)
        families: dict[str, int] = {}
        people, apart, kin = list[tuple[Mention, int]](), set[int](), set[tuple[str, int]]()
        for mention, number in numbered:
            term, written = terms[number], text[mention.start : mention.end]
            is_thing = term.kind == names.PERSON and self._rules.kind_word(term.text, names.MISC)
            if term.kind != names.PERSON or (is_thing and not self._tells(_seen(text, mention))):
                continue  # "Akron" is not short for "Akron Law School"; "Ann Lane was born".
            people.append((mention, number))
            if " " in term.text and " " not in written:  # What the knowledge base has as short.
                families.setdefault(written, term.entity)
        for mention, number in people:
            term, words = terms[number], without_generation(terms[number].text.split())
            before = text[max(0, mention.start - _BEFORE) : mention.start]
            parsed = parse_name(term.text)
            told_as = kinship(before, text[mention.end : mention.end + _AFTER])
            if len(words) < 2 or not told_as:
                # "The brother of Ann Holm. Holm left.", of whom all is told; "Tom's son, Tom".
                is_other = (term.text, term.entity) in kin and term.text not in families
                is_child = told_as and families.get(term.text, 0) == terms[people[0][1]].entity
                if is_other or (is_child and not _RE["BY_MARRIAGE"].search(before)):
                    last += 1
                    terms[number] = term = replace(term, entity=last)
                    apart.update([number] if is_child else ())
                if len(words) > 1 and words[-1] in families:  # "Ilya and Eva X came. Ilya X left."
                    families[words[0]] = term.entity
                # No title, and no name in the middle, which is more often that of a place.
                parts = {*parsed.given[:1], parsed.surname, " ".join(words[-2:])}
                families |= dict.fromkeys(parts.difference(families), term.entity)
                continue
            is_alike = told_as == "namesake" or len(words) < len(term.text.split())  # "Jr."
            apart.update([number] if is_alike or term.text in families else ())
            if _shares_entity(terms, number, words[0], named_alike=is_alike):
                last += 1
                terms[number] = replace(term, entity=last)
            first_name = {*parsed.given[:1]}.difference(families)
            families |= dict.fromkeys(first_name, terms[number].entity)
            if not _RE["BY_MARRIAGE"].search(before):
                kin.add((parsed.surname, terms[number].entity))
        for number, term in enumerate(terms):
            if term.kind == names.PERSON and number not in apart:
                terms[number] = replace(term, entity=families.get(term.text, term.entity))
        return tuple(terms)

    def people_of(self, case: DocState) -> set[int]:
        """Numbers of names that some mention tells to be a person's, and none a place's."""
        people, places, doubted, in_full = set[int](), set[int](), set[int](), set[int]()
        last_end, is_behind_place = -1, False
        following = [*case.mentions[1:], None][: len(case.mentions)]
        for mention, number, after in zip(case.mentions, case.term_of, following, strict=True):
            near = case.text[max(0, last_end - _AFTER) : last_end]
            is_listed = (  # "In London, Bradford and Leeds", "in McLean, Virginia".
                case.text[last_end : mention.start] == ", "
                and (is_behind_place or _RE["LIES_IN"].search(near))
                and _RE["ENDS_PLACE"].match(case.text, mention.end) is not None
            )
            last_end, is_behind_place = mention.end, mention.kind == names.LOC
            entity = case.terms[number].entity
            if case.terms[number].kind != names.PERSON or not entity:
                continue
            _, phrase, before, behind = seen = _seen(case.text, mention)
            end = mention.end
            next_place = after.start if after is not None and after.kind == names.LOC else end
            lies_in = case.text[end:next_place] == ", " and _RE["IN"].search(before)
            is_placed = seen.pro_form(names.LOC) == _PLACE
            # "Moved to Santa Maria", but "returned to Greg Ng", whom another sentence tells.
            is_open = is_placed and before.endswith("eturned to ")
            is_single = " " not in phrase
            told_before = people if is_single else in_full
            is_told = mention.source not in _OWN_SOURCES or entity in told_before
            if is_told or (not is_open and self._tells(seen)):
                people.add(entity)
                if not is_single:
                    in_full.add(entity)
            in_country = _RE["IN_COUNTRY"].search(before) and self._kind_of_thing(phrase)
            is_goal = is_single and self._is_goal(seen)
            if is_single and _RE["ONE_OF"].search(before) and not is_attribute(before, behind):
                doubted.add(entity)
            if lies_in or in_country or is_goal or (is_placed and not is_open):
                is_behind_place = True
                places.add(entity)
            if is_listed:  # "Constance, Margaret", but "Staunton, Augusta County, Virginia".
                is_behind_place = bool(self._rules.kind_word(phrase, names.LOC))
                doubted.add(entity)
        # "In Ontario, Attard and his wife", where "Sid Attard was born" tells who that is.
        return people - places - (doubted - in_full)

    def _tells(self, seen: Seen) -> bool:
        mention, name, before, after = seen
        nation = self._kind_of_thing(name.partition(" ")[0], but_given=True) == names.LOC
        if nation or self._kind_of_thing(name, but_given=True) or before.endswith((" at ", "St. ")):
            return False  # "Norway Olympic", "an editor at Rolling Stone", "St. Ada".
        is_word = name.islower() or name.lower() in HONORIFICS
        if is_word and (has_determiner(before) or before.endswith(" as ") or after[:1] == ":"):
            return False  # "Fisher's colt", "as Captain", "Captain: Ada Moe"
        is_small = name.islower() and not before.islower()  # "The dean of Emly".
        if name.islower() and mention.kind == names.PERSON:
            name = self._rules.with_capitals(name.split())
        # "That June", "Apollo 15", "his 1982 Toyota Corolla", "(ESSEX)"; "Hook (1991)" is a work.
        is_kind = name in MONTHS or self._rules.kind_word(name, names.MISC, after=after)
        is_thing = is_kind or is_small or _RE["NUMBER_BEHIND"].match(after) or _in_quotes(seen)
        is_thing = is_thing or before[-2:-1].isdigit() or (name.isupper() and before[-1:] == "(")
        if " " not in name:  # "Her first Sydney concert", "in Euripides' Medea".
            is_thing = is_thing or _RE["OWNED"].search(before) or is_attribute(before, after)
        are_kind = name.endswith("s") and self._rules.kind_word(singular(name), names.MISC)
        if are_kind or (is_kind and " " in name and before.endswith(("the ", "Dear "))):
            return False  # "At the Dr. Ann Lane Hospital", but "Judge Ann Church".
        return self._rules.tells_person(
            name, known=bool(mention.keys), before=before[-_AFTER:], after=after, given=not is_thing
        )

    def _kind_of_thing(self, name: str, *, but_given: bool = False) -> str:
        """The kind of a known place or body; `but_given` of no country that is a given name."""
        ontology = self._linker.ontology
        readings = ontology.readings(name)
        if any(reading.how == DEMONYM for reading in readings):
            return names.DEM
        # "Asia" is a given name, too, but "Jordan" a surname more often than a country.
        is_country = not (but_given and flags_of(name.lower()) & GIVEN)
        is_place = Flag.REGION | (Flag.COUNTRY if is_country else 0)
        named = ontology.named(name, Flag.ANY_KIND if " " in name else is_place)
        flags = {names.LOC: KIND_FLAGS[names.LOC] | Flag.REGION, names.ORG: KIND_FLAGS[names.ORG]}
        return next((k for k, f in flags.items() if any(ontology.has(r, f) for r in named)), "")

    def _is_place(self, seen: Seen) -> bool:
        """Whether a name is a state's or a country's, or where people go, also a place's."""
        ontology = self._linker.ontology
        named = ontology.named(seen.phrase)
        return (bool(named) and all(map(ontology.is_territory, named))) or self._is_goal(seen)

    def _is_goal(self, seen: Seen) -> bool:
        """Whether a name of a place stands where people go or are: "in Paris"."""
        if seen.phrase.isupper() or _RE["IN_TOWN"].search(seen.before) is None:
            return False
        return bool(self._linker.ontology.named(seen.phrase, KIND_FLAGS[names.LOC]))

    def _of_name(self, term: Term, seen: Seen) -> Sequence[Option]:
        """Of a name that may be no person's: what the ontology or its words say, and its number."""
        _, phrase, before, after = seen
        name = Option(f"NAME {term.entity}", NAME, keys=())
        low = phrase.lower()
        if DEGREE.fullmatch(phrase):
            return [STAR_OPTION]
        is_empty = low in self._rules.empty_words
        kind = "" if is_empty else self._kind_of_thing(phrase)
        ontology = self._linker.ontology  # "McLean, Virginia"
        territories = map(ontology.is_territory, ontology.named(phrase))
        is_place = self._is_goal(seen) or (_RE["IN"].search(before) and any(territories))
        if kind := kind or (names.LOC if is_place else ""):
            linked = self._linker.link(phrase, kind, before, after)
            return [*linked.options[:-1], name, STAR_OPTION]
        # What has a capital inside of a sentence is a name, but for "his Bachelor" and "in May".
        is_told = _RE["TOLD_BEHIND"].match(after) or stands_inside(before)
        opens = not is_told and len(term.mentions) == 1
        is_kind = not phrase.isupper() and _RE["KIND_BEFORE"].search(before) is not None
        is_word = (opens or is_kind) and not may_be_name(low)
        is_short = len(low) < _SHORTEST_NAME and (phrase.isupper() or not may_be_name(low))
        is_word = is_word or low in self._rules.empty_words or is_short  # "CD", but "Li".
        is_word = is_word and not _in_quotes(seen)  # The song "Yesterday".
        is_date = (0, len(phrase)) in map(itemgetter(0, 1), self._rules.find_dates(phrase))
        if is_word or is_date or low.capitalize() in MONTHS or not self._is_capitalized(phrase):
            return [STAR_OPTION]
        noun = self._rules.kind_word(phrase, names.MISC, before=before, after=after)
        *inner, last = map(flags_of, low.split())
        may_call = last & NAMES_TOO and any(flags & GIVEN for flags in inner)
        if may_call and not _RE["AT_THING"].search(before):
            noun = ""  # "Judge Megan Church left", but "in Victoria Park".
        kinds = [Option(word, NOUN, WORD) for word in (noun, wider_word(noun)) if word]
        return usable([*kinds, name], phrase)

    def _of_mention(self, text: str, term: Term, seen: Seen) -> Sequence[Option]:
        mention, phrase, before, after = seen
        kind = mention.kind
        if mention.sub_kind == names.ADDRESS:  # "The series 21 Jump Street".
            if cue_before(before) or names_a_work(names.MISC, before, after):
                return self._linker.link(phrase, names.MISC, before, after).options
        if kind in RULE_KINDS or mention.sub_kind in names.SUB_KINDS:
            about = {"sub_kind": mention.sub_kind, "person": term.entity, "keys": mention.keys}
            about |= {"before": before, "after": after}
            return rule_options(phrase, kind, rules=self._rules, **about)
        if kind == names.ORG and self._is_place(seen):
            kind = names.LOC  # "He moved to Arizona", "practised in Columbia".
        elif kind == names.LOC and learns_there(names.ORG, before, after):
            is_body = self._linker.ontology.named(phrase, KIND_FLAGS[names.ORG])
            kind = names.ORG if is_body else kind  # "She graduated from Oxford".
        linked = self._linker.link(phrase, kind, before, after)
        if len(linked.options) == 1 and kind == names.DEM and phrase.islower() and " " in phrase:
            linked = self._linker.link(head_noun(phrase), kind, before, after)  # "Horse trainer".
        if len(linked.options) > 1 or (name := written_out(text, phrase)) is None:
            return linked.options
        start, end = name
        _, whole, before, after = _seen(text, replace(mention, start=start, end=end))
        return usable(self._linker.link(whole, kind, before, after).options[:-1], phrase)


def _usable_for(term: Term, options: Sequence[Option]) -> list[Option]:
    """Options as their term takes them. Of a phrase that the knowledge base does not know its kind
    is an ordinary word; a word without people does not stand for known ones."""
    if term.people is not None:
        return [
            replace(option, source=CLASS_PHRASE) if option.source == WORD else option
            for option in options
            if option.source != WORD or option.phrase
        ]
    return [
        replace(option, source=WORD, phrase="", keys=None)
        if option.text in ORDINARY_KINDS and option.source in (CLASS_PHRASE, WORD)
        else option
        for option in options
    ]


def names_nothing(_: Mention, name: str, before: str, after: str) -> bool:
    """Whether what a knowledge base knows as a name is an acronym of forms ("VAT"), or a word that
    has a capital as it begins a sentence ("Heat the oven")."""
    opens = name[0].isupper() and " " not in name and before.rstrip(" ")[-1:] in _SENTENCE_ENDS
    is_told = _RE["TOLD_BEHIND"].match(after)
    return name in _ACRONYMS or (opens and is_plain(name.lower()) and not is_told)


def _is_doubtful(seen: Seen, *, is_place: bool = False) -> bool:
    """Whether a mention may be no name: it says what something is ("a Knight"), describes the noun
    behind it ("a Cuban lawyer"), or is a word of a heading, which has no word in lower case."""
    _, name, before, after = seen
    if _RE["ARTICLE_BEFORE"].search(before):
        return True
    if not is_place:
        line = f"{before[-_AFTER:].rpartition(chr(10))[2]} {after.partition(chr(10))[0]}"
        if _LOWER.search(line) is None and not after.startswith(" ("):  # "Motorama (1991)".
            return True
        if " " in name or name.isupper():
            return False
    return is_attribute(before, after)


def words_of(phrase: str) -> Words:
    """The words of a phrase, folded."""
    return tuple(_WORD.findall(phrase.casefold()))


def runs_of(phrase: str) -> Iterator[Words]:
    """All words of a phrase, folded, that stand side by side."""
    words = tuple(_WORD.findall(phrase.casefold()))
    return map(words.__getitem__, starmap(slice, combinations(range(len(words) + 1), 2)))


def find_leaks(
    rewritten: Rewritten,
    people: BitMap | None,
    knowledge: KnowledgeBase,
    k: int,
    walker: TermWalker | None = None,
    mentioned: Sequence[Stretch] = (),
) -> list[Stretch]:
    """Stretches of the original for which the new text shows a term that leaves fewer than k
    people: replacements, also one beside them (of "American football players" a wording leaves
    "players"), and words that are read as a name now and are not `mentioned`."""
    starts, ends = rewritten.starts, rewritten.ends
    begins, stops = zip(*mentioned, strict=True) if mentioned else ((), ())
    leaks = set[Stretch]()
    analysis = Analysis.of_plain(rewritten.text)
    for mention in detect(analysis, knowledge, rules=False, walker=walker):
        touched: Sequence[int] = touching(starts, ends, mention.start, mention.end)
        if not touched and (near := touching(starts, ends, mention.start - 2, mention.end + 2)):
            touched = [n for n in near if not is_placeholder(rewritten.replacements[n].text)]
        stretches = [_BOUNDS(rewritten.replacements[n]) for n in touched]
        if not touched:
            moved = rewritten.moved(mention.start)
            stretches = [(mention.start + moved, mention.end + moved)]
            if touching(begins, stops, *stretches[0]):
                continue
        shown = people_with(mention.keys, knowledge) or BitMap()  # Words may be terms of no one.
        left = shown if people is None else people & shown
        if len(left) < k:
            leaks.update(stretches)
        else:
            people = left
    return sorted(leaks)


def recheck(
    case: DocState,
    choice: Choice,
    realized: Callable[[Choice, Omitted], list[Replacement]],
    knowledge: KnowledgeBase,
    walker: TermWalker | None = None,
) -> tuple[Choice, list[Replacement]]:
    """Take a coarser wording where one, in its sentence, would leave too few people; a mark that no
    rule of the language touches where a star does so, too; and leave out what is a name now."""
    omitted = Omitted()
    mentioned = [*map(_BOUNDS, case.mentions)]
    replacements = realized(choice, omitted)
    if choice.counted and choice.counted.breaches:
        return choice, replacements
    while True:  # Each time at least one wording says less.
        people = people_released(case.terms, choice)
        new_text = rewrite(case.text, replacements)
        leaks = find_leaks(new_text, people, knowledge, case.k, walker, mentioned)
        starts, ends = zip(*leaks, strict=True) if leaks else ((), ())
        touched = {
            term
            for mention, term in zip(case.mentions, case.term_of, strict=True)
            # Also one that ends where a stretch begins.
            if touching(starts, ends, mention.start - 1, mention.end + 1)
            and choice.levels[term] is not None
        }
        replaced = {*map(_BOUNDS, new_text.replacements)}
        silenced = {n for n in touched if choice.levels[n] != len(case.terms[n].wordings) - 1}
        more = dict.fromkeys({*leaks} - replaced, names.STAR)
        # What a rule of the language wrote for a star may be a term again: no rule touches a mark.
        last = omitted.keys() if silenced else omitted.keys() | replaced
        more |= dict.fromkeys(last & {*leaks}, names.OMITTED)
        if not silenced and more.items() <= omitted.items():
            return choice, replacements
        omitted |= more
        choice = _coarser(case, choice, silenced, knowledge.population)
        replacements = realized(choice, omitted)


def _coarser(case: DocState, choice: Choice, terms: Collection[int], population: int) -> Choice:
    """The choice with coarser wordings of some terms: the next that fit k people, or empty ones."""
    for may_say in (True, False):
        levels = list(choice.levels)
        for number in terms:
            wordings, above = case.terms[number].wordings, (levels[number] or 0) + 1
            levels[number] = next(
                at
                for at in range(above, len(wordings))
                if wordings[at].is_free or (may_say and wordings[at].says is not None)
            )
        coarser = replace(choice, levels=tuple(levels))
        counted = count_jointly(case.terms, coarser, k=case.k, population=population)
        if not counted.breaches:
            break
    return replace(coarser, counted=counted)


def choose(
    case: DocState,
    knowledge: Knowledge,
    selector: Selector | None,
    *,
    node_budget: int,
    preference: float = PREFERENCE,
) -> tuple[Choice, dict[str, Any]]:
    """The wording of every term, counted, and for the report what was proven of the choice.

    The choice of a selector stays where k people fit it. Else the search begins there: nothing gets
    more specific, and a selector that scores wordings says which are liked most.
    """
    terms = case.terms
    floors: Sequence[int | None] = ()
    population = knowledge.population
    if selector is not None:
        choice = selector(terms, k=case.k, node_budget=node_budget)
        check_choice(terms, choice)
        counted = count_jointly(terms, choice, k=case.k, population=population)
        if not counted.breaches:
            return replace(choice, counted=counted), {}
        floors = choice.levels
    choice, release = choose_wordings(
        terms,
        k=case.k,
        population=population,
        floors=floors,
        node_budget=node_budget,
        preference=preference,
        scores=selector.scores(terms) if isinstance(selector, ScoringSelector) else (),
    )
    return choice, {
        "optimality": release.optimality,
        "bits": bits_of(terms, choice, population=population),
    }
