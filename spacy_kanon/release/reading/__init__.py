"""From a text to a Doc, within bounds on time and memory."""
