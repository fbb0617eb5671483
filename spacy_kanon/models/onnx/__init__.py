"""A transformer encoder for ONNX Runtime, so that a trained masker needs no PyTorch."""
