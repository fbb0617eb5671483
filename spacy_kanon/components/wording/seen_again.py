"""Terms of the knowledge base that a wording makes with the words around it, or by a capital.

Every wording is counted by what it says. In its sentence it may say more: "member of the" and
"board" are a term of the knowledge base together, and so may be "Dozens" where a sentence begins
with it. So the new text is read once more, and what it shows there is counted.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import replace

from pyroaring import BitMap

from ...anonymity.joint.recoding import count_jointly, people_released
from ...anonymity.options import JOINT
from ...anonymity.recoding_types import Choice
from ...anonymity.scope import scope_of
from ...anonymity.state import DocState, people_with
from ...detection.analysis import Analysis
from ...detection.detect import detect
from ...detection.trie_search import TermWalker
from ...kb.reader import KnowledgeBase
from ...text.rewriting import Replacement, Rewritten, rewrite


def betraying(
    rewritten: Rewritten,
    people: BitMap | None,
    knowledge: KnowledgeBase,
    k: int,
    walker: TermWalker | None = None,
) -> list[int]:
    """Replacements with which the new text shows a term that leaves fewer than k people.

    rewritten (Rewritten): The new text.
    people (BitMap | None): Who fits all that was counted; None: everybody.
    knowledge (KnowledgeBase): Whose terms are looked for.
    k (int): Fewest people that are enough.
    walker (TermWalker | None): Of this knowledge base, with what it remembers of other texts.
    RETURNS (list[int]): Numbers of replacements, in order.
    """
    starts = rewritten.starts
    ends = [a + len(r.text) for a, r in zip(starts, rewritten.replacements, strict=True)]
    numbers: list[int] = []
    analysis = Analysis.of_plain(rewritten.text)
    for mention in detect(analysis, knowledge, rules=False, walker=walker):
        # Both are ascending: replacements do not overlap.
        touched = range(bisect_right(ends, mention.start), bisect_left(starts, mention.end))
        shown = people_with(mention.keys, knowledge) if touched else None
        if shown is None:
            continue
        left = shown if people is None else people & shown
        if len(left) < k:
            numbers += touched
        else:
            people = left
    return sorted(set(numbers))


def without_betrayal(
    case: DocState,
    choice: Choice,
    realized: Callable[[Choice], list[Replacement]],
    knowledge: KnowledgeBase,
    walker: TermWalker | None = None,
) -> tuple[Choice, list[Replacement]]:
    """Say nothing where a wording, in its sentence, would leave fewer than k people.

    case (DocState): With wordings for all terms.
    choice (Choice): What was chosen.
    realized (Callable[[Choice], list[Replacement]]): Fits a choice into the text.
    knowledge (KnowledgeBase): Whose people are counted.
    walker (TermWalker | None): As in `betraying`.
    RETURNS (tuple[Choice, list[Replacement]]): As they came under another guarantee than "joint".
    """
    replacements = realized(choice)
    if case.guarantee != JOINT or (choice.counted and choice.counted.breaches):
        return choice, replacements
    scope = scope_of(case.scope, knowledge)
    population = knowledge.population if scope is None else len(scope)
    while True:  # Each time at least one wording less says something.
        people = people_released(case.terms, choice, scope)
        new_text = rewrite(case.text, replacements)
        numbers = betraying(new_text, people, knowledge, case.k, walker)
        stretches = [new_text.replacements[number] for number in numbers]
        starts, ends = [r.start for r in stretches], [r.end for r in stretches]
        silenced = {
            term
            for mention, term in zip(case.mentions, case.term_of, strict=True)
            if bisect_left(ends, mention.start) < bisect_right(starts, mention.end)
            and choice.levels[term] not in (None, len(case.terms[term].wordings) - 1)
        }
        if not silenced:
            return choice, replacements
        levels = tuple(
            len(case.terms[number].wordings) - 1 if number in silenced else level
            for number, level in enumerate(choice.levels)
        )
        choice = replace(choice, levels=levels)
        counted = count_jointly(case.terms, choice, k=case.k, population=population, scope=scope)
        choice = replace(choice, counted=counted)
        replacements = realized(choice)
