"""A pipeline behind HTTP, also for clients of Presidio.

It takes JSON from clients that show a token, and gives back texts that can be released, or what
would be masked. `app` knows HTTP, `workers` the processes that sanitize, `presidio` the requests of
Presidio's API, `server` a run from start to end. It knows the public API of `spacy_kanon` alone.
"""
