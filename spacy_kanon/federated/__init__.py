"""Training together without sharing documents (extra: federated)."""
