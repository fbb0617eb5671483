"""The knowledge base on disk: sources, build, format, reader."""
