"""What maskers, recognizers and selectors are trained on.

Takes annotated texts. Gives corpora for `spacy train`, silver texts by distant supervision, and
folds. It must not know release or commands.
"""
