"""What maskers, recognizers and selectors are trained on."""
