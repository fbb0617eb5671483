"""From a phrase of a text to the entries it may mean, and to its replacements."""
