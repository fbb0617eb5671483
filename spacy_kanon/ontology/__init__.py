"""The ontology: classes and instances from which wordings are made, on disk.

Takes dumps or tables. `build` gives a folder in `format`, `reader` opens it, `linker` finds the
item of a phrase and `options` gives its wordings from specific to general. It must not know spaCy
or how wordings are counted.
"""
