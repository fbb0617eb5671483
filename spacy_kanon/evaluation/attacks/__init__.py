"""Attacks on released texts, and what is left of their use."""
