"""The joint decision: what may stay so that k people fit all of it together. Begin at `release`."""
