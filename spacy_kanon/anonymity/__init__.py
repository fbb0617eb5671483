"""Decisions: which mentions are masked so that the rest fits k people.

Takes mentions and people. Gives a `DocState`: terms, decisions with their witnesses, risk and what
is proven. `decide` is the entry; `joint` searches, `combinations` and `suppression` are Algorithm
1, `recode` chooses wordings, `explain` says why. It must not know spaCy, files or a language's
words.
"""
