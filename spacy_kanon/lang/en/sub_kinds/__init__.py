"""What a code, a place or a date is more exactly, in English."""
