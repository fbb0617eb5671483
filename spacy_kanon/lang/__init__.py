"""What depends on the language of a text: a protocol, and one wing per language."""
