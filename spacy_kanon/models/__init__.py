"""Trainable parts and what they read: networks, features, encoders.

Takes tokens or spans. Gives thinc models, registered by name, in PyTorch, ONNX or neither. It must
not know decisions, release or commands.
"""
