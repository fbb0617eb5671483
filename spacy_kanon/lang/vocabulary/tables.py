"""Which modules hold which table. Made by `bench/make_vocabulary.py`."""

MODULES: dict[str, tuple[str, ...]] = {
    "english": (
        "english_1",
        "english_2",
        "english_3",
        "english_4",
        "english_5",
        "english_6",
        "english_7",
    ),
    "ambiguous": ("ambiguous_1",),
    "things": ("capitalized.things_1", "capitalized.things_2", "capitalized.things_3"),
    "names": (
        "capitalized.names_1",
        "capitalized.names_2",
        "capitalized.names_3",
        "capitalized.names_4",
        "capitalized.names_5",
        "capitalized.names_6",
        "capitalized.names_7",
        "capitalized.names_8",
        "capitalized.names_9",
    ),
    "given_names": ("given_names_1",),
    "de": ("de_1", "de_2"),
    "es": ("es_1", "es_2"),
    "fr": ("fr_1", "fr_2"),
}
