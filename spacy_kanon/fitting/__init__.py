"""Fitting: what is measured and chosen on annotated texts.

Takes a pipeline and annotated texts. Gives a calibrated pipeline with its promise, or fitted
indicators. It must not know commands or apps.
"""
