"""spaCy components, one file each; `factories` registers them.

Takes a Doc and a config. Gives span groups and extension attributes. Each component is thin:
`decide` calls pure functions of lower packages, `annotate` alone changes the Doc, and
`doc_spans` makes values of spans when they are read. It must not know files of texts or commands.
"""
