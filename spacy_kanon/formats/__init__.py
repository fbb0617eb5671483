"""Annotated texts and masks in the formats of other tools, both ways, and sanitized records.

Takes files; gives `AnnotatedText` and `MaskedSpan`, with offsets that are checked against the
texts. `registry` knows every format by name; the other modules are one format, or what several
share. It must not know components, releases or commands.
"""
