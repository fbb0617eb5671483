"""What components read: folders that are opened late and shared, tables, marks of a Doc.

Takes paths and settings. Gives open knowledge bases, ontologies and indexes, one per process, and
their fingerprints. It must not know decisions.
"""
