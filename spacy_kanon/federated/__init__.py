"""Training one spaCy pipeline at several data holders with Flower, without moving their data."""
