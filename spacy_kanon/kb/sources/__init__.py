"""Readers of what a knowledge base is built from."""
