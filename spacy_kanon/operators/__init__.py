"""What is put in the place of a phrase that must not stay, and how that is undone."""
