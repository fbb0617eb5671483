"""A document under review: marks, commands that change them, and the count of what they leave.

Nothing here opens a file, knows of a database or of a page.
"""
