"""Texts as strings: normalization, tokens, layout, windows, rewriting and maps back.

Takes strings and offsets. Gives strings and offsets. It must not know spaCy, files or a language.
"""
