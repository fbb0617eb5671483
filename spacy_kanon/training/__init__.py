"""What maskers, recognizers and selectors are trained on.

Takes annotated texts. Gives corpora for `spacy train`, and silver texts by distant supervision.
It must not know release or commands.
"""
