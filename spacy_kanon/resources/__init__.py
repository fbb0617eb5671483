"""Folders that components read: opened late, shared, named by their fingerprint."""
