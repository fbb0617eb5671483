"""People in the loop: texts are reviewed, annotated, adjudicated and released on web pages.

`model` is a document under review as plain values, `store` keeps projects on disk, `web` are the
pages; what stands beside them joins these with the knowledge base and the file formats.
"""
