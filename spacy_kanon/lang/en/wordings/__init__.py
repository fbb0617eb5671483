"""What may be written instead of a phrase that says less, and how it fits its sentence."""
