"""The options of a term: true of every mention of it, and without the words of what is masked."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import replace

from ..anonymity.state import DocState
from ..anonymity.terms import Term
from ..lang.en.coarse_wordings import written_out
from ..lang.en.rules import ENGLISH
from ..lang.en.wording_rules import ORDINARY_KINDS
from ..lang.language_rules import COUNT, LanguageRules
from ..names import PERSON, QUANTITY, STAR
from ..ontology.linker import Context, Linker
from ..ontology.options import RULE_KINDS, STAR_OPTION, common_options, rule_options, usable
from ..ontology.reader import Ontology
from ..ontology.surfaces import CLASS_PHRASE, WORD, Option
from ..types import Mention

# Characters around a mention that decide what it is.
_BEFORE = 250
_AFTER = 60
_WORD = re.compile(r"[^\W_]+")

Words = tuple[str, ...]


class OptionFinder:
    """Finds the options of terms in an ontology and by rule."""

    def __init__(
        self, ontology: Ontology, *, approximate: bool = True, rules: LanguageRules = ENGLISH
    ) -> None:
        """ontology (Ontology): Where to look.
        approximate (bool): Link phrases with typing errors.
        rules (LanguageRules): The language of the texts and of the options.
        """
        self._linker = Linker(ontology, approximate=approximate, rules=rules)
        self._rules = rules

    def find(self, case: DocState, term: Term, barred: Collection[Words]) -> list[Option]:
        """Options that are true of all mentions of a term, from specific to general, then `***`.

        case (DocState): The text with its mentions. term (Term): One of its terms.
        barred (Collection[Words]): Phrases that leave the text (`words_of`): no option brings
            one back. Numbers of people and "X" for a number say nothing, whatever else goes.
        """
        lists = [self._of_mention(case.text, term, case.mentions[i]) for i in term.mentions]
        found = [option for option in common_options(lists) if option.text != STAR]
        counts = [option for options in lists for option in options if option.form == COUNT]
        if counts:  # Of one number; each sentence gets the word that fits it, or an "X".
            found = [counts[0], *(option for option in found if option.form != COUNT)]
        if term.people is None:
            found = [_as_word(option) for option in found]
        else:
            found = [
                replace(option, source=CLASS_PHRASE) if option.source == WORD else option
                for option in found
                if option.source != WORD or option.phrase
            ]
        if term.kind not in (PERSON, QUANTITY):
            found = [
                option
                for option in found
                if option.form == COUNT or not _holds_any(words_of(option.text), barred)
            ]
        return [*found, STAR_OPTION]

    def _of_mention(self, text: str, term: Term, mention: Mention) -> Sequence[Option]:
        start, end, kind = mention.start, mention.end, mention.kind
        phrase = text[start:end]
        before, after = text[max(0, start - _BEFORE) : start], text[end : end + _AFTER]
        if kind in RULE_KINDS:
            return rule_options(
                phrase,
                kind,
                rules=self._rules,
                person=term.entity,
                keys=mention.keys,
                before=before,
                after=after,
            )
        linked = self._linker.link(phrase, kind, Context(before, after))
        if len(linked.options) > 1 or (name := written_out(text, phrase)) is None:
            return linked.options
        start, end = name
        context = Context(text[max(0, start - _BEFORE) : start], text[end : end + _AFTER])
        return usable(self._linker.link(text[start:end], kind, context).options[:-1], phrase)


def _as_word(option: Option) -> Option:
    """Of a phrase that the knowledge base does not know its kind is an ordinary word."""
    if option.text not in ORDINARY_KINDS or option.source not in (CLASS_PHRASE, WORD):
        return option
    return replace(option, source=WORD, phrase="", keys=None)


def words_of(phrase: str) -> Words:
    """The words of a phrase, folded."""
    return tuple(_WORD.findall(phrase.casefold()))


def _holds_any(words: Words, phrases: Collection[Words]) -> bool:
    """Whether one of the phrases stands in the words, as whole words side by side."""
    count = len(words)
    return any(words[a:b] in phrases for a in range(count) for b in range(a + 1, count + 1))
