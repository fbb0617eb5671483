"""What depends on the language of a text.

Takes strings and tokens. Gives dates, numbers, names, ordinary words and wordings by the protocol
`LanguageRules`; `registry` finds the rules of a language, `en` has those of English, and `data` its
tables. Others register a language by an entry point. It must not know spaCy or a knowledge base.
"""
