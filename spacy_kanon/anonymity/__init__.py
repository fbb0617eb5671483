"""Mentions and people -> decisions: counting, masking, recoding, risk. No spaCy, no files."""
