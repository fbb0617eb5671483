"""Requests and replies in the shape of Presidio's REST API, in plain values without HTTP."""
