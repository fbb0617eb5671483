"""Files with a structure of their own: HTML, e-mail, DOCX, PDF."""
