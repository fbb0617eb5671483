"""Metrics, agreement, re-identification attack, utility, reports."""
