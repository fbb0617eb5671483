"""Texts with records about their people: annotation without an annotator.

Takes texts and the fields of their records. Gives annotated texts, and the values that were not
found with the reason. It must not know release, commands or components.
"""
