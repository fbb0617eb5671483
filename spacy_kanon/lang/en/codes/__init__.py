"""Codes of all sorts in English text."""
