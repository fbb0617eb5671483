"""Operators: what is written in place of a masked phrase, and how that is undone.

Takes a phrase with its kind, number and key. Gives a replacement, and the phrase again where the
operator can be undone. `writing` chooses the operator of a kind. It must not know how people are
counted.
"""
