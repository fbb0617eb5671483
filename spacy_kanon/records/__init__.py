"""Texts with records about their people: annotation without an annotator."""
