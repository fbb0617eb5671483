"""Fitting: what is measured and chosen on annotated texts."""
