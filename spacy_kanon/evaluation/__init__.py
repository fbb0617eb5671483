"""Scores of masks, wordings and attacks.

Takes annotated texts, masks and released texts; gives measures with intervals, tables and one
report. Measures are pure functions; `report` writes, and `scorers` and `selection` register what
`spacy evaluate` prints. It must not know components, releases or commands.
"""
