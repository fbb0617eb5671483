"""Files with a structure of their own: HTML, e-mail, DOCX, PDF.

Takes a file, gives its texts in pieces, and writes the file again around new texts. It must not
know what is masked.
"""
