"""The linkage audit: phrases, and combinations of phrases, that lead to exactly one person.

Anybody with a full-text search can make this attack: look for the phrases that are left in a text,
alone or several together, and see whether the background of only one person has them. Phrases are
runs of up to 7 words that begin and end with a content word ("Belev", "Order of Lenin", not "was
in the"); combinations hold up to 3 phrases. Only what is minimal is reported: of "born in Belev"
and "Belev", the shorter one if it is enough.

1. Collect the runs of all attacked texts; runs end at sentence ends and at masks.
2. Walk the background once and note, for these runs only, whose documents have them. Memory
   grows with the attacked texts, not with the background.
3. Phrases that one person has are links. Of the rest, phrases with the same people are merged (the
   first one stands for them) and combined level by level, like the breaches of the k-anonymity
   decision: a pair that two or more people share may be extended, a pair that one has is a link.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from pyroaring import BitMap

from ..errors import Errors, KanonError
from ..lang.en.lexicon import FUNCTION_WORDS
from ..text.placeholders import remove_placeholders
from .reidentification import Background, Target, check_targets

MAX_WORDS = 7
MAX_SIZE = 3
# Intersections that are computed for one text before its audit is called incomplete.
BUDGET = 200_000
# Links of one text that are kept as examples for each size; all of them are counted.
EXAMPLES = 5

_BREAK = re.compile(r"[.!?;:](?=\s)|\n")
_WORD = re.compile(r"\w+")
# What a mask is replaced by before phrases are cut: no phrase runs across it.
_GAP = "\n"

Phrase = tuple[str, ...]
# Phrases, and the number of the person whose background alone has them all.
LinkedPhrases = tuple[tuple[Phrase, ...], int]


class Link(NamedTuple):
    """Phrases, case-folded and in text order, that the background of exactly one person has."""

    phrases: tuple[str, ...]
    person: str


class Linkage(NamedTuple):
    """The audit of one text.

    correct, wrong (dict[int, int]): Size of the combination -> minimal links to the true person,
        and to somebody else.
    examples (tuple[Link, ...]): For each size the first links, those to the true person first.
    named (str | None): Who has most of the links of the smallest size there is; None without a
        link, or if two people have as many.
    complete (bool): False if the budget ended the search for combinations.
    """

    doc_id: str
    person: str
    correct: dict[int, int]
    wrong: dict[int, int]
    examples: tuple[Link, ...]
    named: str | None
    complete: bool


class LinkageSummary(NamedTuple):
    """Shares of texts over one system.

    linked (dict[int, float]): Size -> share of texts with a link of at most this size to the true
        person.
    named, misnamed (float): Share of texts whose links name, by their majority, the true person,
        and somebody else.
    incomplete (int): Texts whose search ended early.
    """

    texts: int
    linked: dict[int, float]
    named: float
    misnamed: float
    incomplete: int


def audit_linkage(
    background: Background,
    targets: Sequence[Target],
    *,
    max_words: int = MAX_WORDS,
    max_size: int = MAX_SIZE,
    budget: int = BUDGET,
) -> list[Linkage]:
    """Find the links of every text, in the order of the texts."""
    for name, value in (("max_words", max_words), ("max_size", max_size), ("budget", budget)):
        if value < 1:
            raise KanonError(Errors.E651.format(name=name, value=value, allowed="at least 1"))
    check_targets(background, {"the texts": targets})
    phrases = [list(dict.fromkeys(text_phrases(t.text, max_words))) for t in targets]
    index = index_phrases(background, set(chain.from_iterable(phrases)), max_words)
    column = {person: i for i, person in enumerate(background.people)}
    return [
        _audit(target, left, index, background.people, column[target.person], max_size, budget)
        for target, left in zip(targets, phrases, strict=True)
    ]


def summarize_linkage(linkages: Sequence[Linkage], max_size: int = MAX_SIZE) -> LinkageSummary:
    """Shares of texts that can be linked, by the size of the combination that it takes."""
    count = max(len(linkages), 1)
    linked = {
        size: sum(any(n <= size for n in linkage.correct) for linkage in linkages) / count
        for size in range(1, max_size + 1)
    }
    named = sum(linkage.named == linkage.person for linkage in linkages)
    nobody = sum(linkage.named is None for linkage in linkages)
    return LinkageSummary(
        texts=len(linkages),
        linked=linked,
        named=named / count,
        misnamed=(len(linkages) - named - nobody) / count,
        incomplete=sum(not linkage.complete for linkage in linkages),
    )


def text_phrases(text: str, max_words: int) -> Iterator[Phrase]:
    """All runs of 1 to `max_words` words inside a sentence, case-folded, by place and length.

    >>> list(text_phrases("Ada met *** Byron", 2))
    [('ada',), ('ada', 'met'), ('met',), ('byron',)]
    """
    for words in _runs(remove_placeholders(text, _GAP)):
        for start in range(len(words)):
            for end in range(start + 1, min(start + max_words, len(words)) + 1):
                yield tuple(words[start:end])


def index_phrases(
    background: Background, attacked: set[Phrase], max_words: int
) -> dict[Phrase, BitMap]:
    """Whose documents have each of the attacked phrases; a phrase nobody has is absent.

    Every beginning of an attacked phrase is itself attacked, so the walk from a word ends at the
    first phrase that is not.
    """
    index: dict[Phrase, BitMap] = {}
    for person, documents in enumerate(background.documents):
        for words in chain.from_iterable(map(_runs, documents)):
            for start in range(len(words)):
                for end in range(start + 1, min(start + max_words, len(words)) + 1):
                    phrase = tuple(words[start:end])
                    if phrase not in attacked:
                        break
                    index.setdefault(phrase, BitMap()).add(person)
    return index


def _runs(text: str) -> Iterator[list[str]]:
    """The words of each sentence."""
    for sentence in _BREAK.split(text):
        words = [word.casefold() for word in _WORD.findall(sentence)]
        if words:
            yield words


def _audit(
    target: Target,
    phrases: Sequence[Phrase],
    index: dict[Phrase, BitMap],
    people: Sequence[str],
    true: int,
    max_size: int,
    budget: int,
) -> Linkage:
    occurring = [(p, index[p]) for p in phrases if p in index and _has_content(p)]
    unique = _minimal([phrase for phrase, holders in occurring if len(holders) == 1])
    links: list[LinkedPhrases] = [((phrase,), index[phrase].min()) for phrase in unique]
    shared: dict[bytes, tuple[Phrase, BitMap]] = {}
    for phrase, holders in occurring:
        if len(holders) > 1:
            shared.setdefault(holders.serialize(), (phrase, holders))
    combined, complete = _combine(list(shared.values()), max_size, budget)
    links += combined
    correct, wrong = (
        dict(Counter(len(names) for names, person in links if (person == true) == right))
        for right in (True, False)
    )
    links.sort(key=lambda link: (len(link[0]), link[1] != true))
    examples = [
        Link(tuple(map(" ".join, names)), people[person])
        for size in range(1, max_size + 1)
        for names, person in [link for link in links if len(link[0]) == size][:EXAMPLES]
    ]
    named = _majority(links, people)
    return Linkage(target.doc_id, target.person, correct, wrong, tuple(examples), named, complete)


def _has_content(phrase: Phrase) -> bool:
    """Whether a phrase begins and ends with a content word."""
    return phrase[0] not in FUNCTION_WORDS and phrase[-1] not in FUNCTION_WORDS


def _majority(links: Sequence[LinkedPhrases], people: Sequence[str]) -> str | None:
    """Who has most of the smallest links, which come first; None if nobody leads."""
    votes = Counter(person for names, person in links if len(names) == len(links[0][0]))
    leaders = votes.most_common(2)
    if not leaders or (len(leaders) == 2 and leaders[0][1] == leaders[1][1]):
        return None
    return people[leaders[0][0]]


def _minimal(unique: Sequence[Phrase]) -> list[Phrase]:
    """The phrases that hold no shorter one of them."""
    phrases = set(unique)
    return [
        phrase
        for phrase in unique
        if not any(
            phrase[start : start + length] in phrases
            for length in range(1, len(phrase))
            for start in range(len(phrase) - length + 1)
        )
    ]


def _combine(
    shared: list[tuple[Phrase, BitMap]], max_size: int, budget: int
) -> tuple[list[LinkedPhrases], bool]:
    """Minimal combinations of 2 to `max_size` phrases that one person has."""
    links: list[LinkedPhrases] = []
    level: dict[tuple[int, ...], BitMap] = {(i,): holders for i, (_, holders) in enumerate(shared)}
    # The phrases after each one that form a pair with it which several people share.
    later = [BitMap(range(i + 1, len(shared))) for i in range(len(shared))]
    for size in range(2, max_size + 1):
        longer: dict[tuple[int, ...], BitMap] = {}
        for members, holders in level.items():
            for added in BitMap.intersection(*(later[i] for i in members)):
                combination = (*members, added)
                if size > 3 and not _parts_known(combination, level):
                    continue
                if budget == 0:
                    return links, False
                budget -= 1
                both = holders & shared[added][1]
                if len(both) == 1:
                    links.append((tuple(shared[i][0] for i in combination), both.min()))
                elif 1 < len(both) < min(len(holders), len(shared[added][1])):
                    longer[combination] = both
        level = longer
        if size == 2:
            later = [BitMap() for _ in shared]
            for first, second in level:
                later[first].add(second)
    return links, True


def _parts_known(combination: tuple[int, ...], level: dict[tuple[int, ...], BitMap]) -> bool:
    """Whether every part of a combination is itself shared by several people."""
    size = len(combination)
    return all(combination[:skip] + combination[skip + 1 :] in level for skip in range(size))
