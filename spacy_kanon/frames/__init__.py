"""Data frames: text columns in, columns of sanitized texts out.

    frame = sanitize(frame, ["note", "plan"], k=10)

For pandas and polars frames and for data sets of Hugging Face; `batches` gives the function that
`Dataset.map(..., batched=True)` and the like call.

>>> batches("text")({"text": ["He left."]})["text_sanitized"]
['He left.']
"""

from .data_frames import batches, sanitize

__all__ = ["batches", "sanitize"]
