"""What the clues of a mention weigh, see `lang.en.clues`."""
