"""Files written whole or not at all, checked folders, dumps, tables and texts.

Takes bytes, rows and records. Gives files and folders that a killed process cannot leave half
written, and readers that name bad records by their line. It must not know what the files mean.
"""
