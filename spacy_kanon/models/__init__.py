"""Trainable parts and what they read: networks, features, encoders."""
