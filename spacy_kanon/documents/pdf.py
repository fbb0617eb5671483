"""PDF in by its layer of text, out as pages drawn anew, with the package pypdfium2 and Pillow.

A page that is released is a picture: the page as it looks, with a black box over every word of
which something went, so that nothing lies beneath. Pictures on the page become grey boxes, since
they are opaque; notes, links and fields of forms are not drawn. Lines and shapes stay, so
letters that were turned into shapes stay too: such a page has no text, and is refused if it has
nothing else.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..errors import Errors
from .document import Gone, Pieces, Refused

DOTS_PER_INCH = 150
_POINTS_PER_INCH = 72
_QUALITY = 85
_MARGIN = 1.0  # Points around a word: letters lean out of their boxes.
_WIDE = 0.85  # A line that ends here or further right goes on in the next one.
_SOFT_HYPHENS = (0x02, 0xAD)
_UNREADABLE = (0x00, 0xFFFD, 0xFFFE, 0xFFFF)
_BLACK, _GREY = (0, 0, 0), (200, 200, 200)
# What the library writes of itself, and a number that it draws: blanks take their places.
_CREATOR = re.compile(rb"(?<=<<)/Creator\(PDFium\)|/ID\[<[0-9A-F]+><[0-9A-F]+>\]")

Box = tuple[float, float, float, float]  # Left, bottom, right, top, in points.


class _Word(NamedTuple):
    """Letters without a blank between them, and their boxes, one a line."""

    text: str
    boxes: list[Box]


class PdfDocument:
    """A document of pages."""

    rereadable = False  # What is written has no text: it is a picture.

    def __init__(self, data: bytes) -> None:
        import pypdfium2

        try:
            self._pdf = pypdfium2.PdfDocument(data)
        except pypdfium2.PdfiumError as error:
            if "password" in str(error).lower():
                raise Refused(Errors.E972) from error
            raise Refused(Errors.E971, format="pdf", reason="it is damaged, or no PDF") from error
        self.beside: set[int] = set()
        self._words: list[tuple[int, list[Box]]] = []  # Page and boxes of each piece.
        self._unreadable: list[tuple[int, Box]] = []
        pieces = Pieces()
        scanned = [n + 1 for n in range(len(self._pdf)) if not self._read_page(pieces, n)]
        if scanned:
            raise Refused(Errors.E973, pages=", ".join(map(str, scanned)))
        self.text, self.bounds = pieces.text, pieces.bounds

    def release(self, texts: Sequence[str], gone: Gone) -> bytes:
        """See `Document`. RETURNS (bytes): A PDF of pictures, the same whenever it is made."""
        import pypdfium2
        import pypdfium2.raw as raw

        boxes: list[list[Box]] = [[] for _ in range(len(self._pdf))]
        for (page, of_word), text, bounds in zip(self._words, texts, self.bounds, strict=True):
            if text != self.text[slice(*bounds)]:
                boxes[page] += of_word
        for page, box in self._unreadable:
            boxes[page].append(box)
        raw.FPDF_SetSandBoxPolicy(raw.FPDF_POLICY_MACHINETIME_ACCESS, False)
        drawn = pypdfium2.PdfDocument.new()
        for number, of_page in enumerate(boxes):
            width, height = self._pdf[number].get_size()
            picture = pypdfium2.PdfImage.new(drawn)
            picture.load_jpeg(io.BytesIO(self._draw(number, of_page)), inline=True)
            picture.set_matrix(pypdfium2.PdfMatrix().scale(width, height))
            page = drawn.new_page(width, height)
            page.insert_obj(picture)
            page.gen_content()
            page.close()
        written = io.BytesIO()
        drawn.save(written)
        return _CREATOR.sub(lambda match: b" " * len(match[0]), written.getvalue())

    def _read_page(self, pieces: Pieces, number: int) -> bool:
        """Add the words of a page. RETURNS (bool): Whether what is on it can be read."""
        import pypdfium2

        try:
            page = self._pdf[number]
            textpage = page.get_textpage()
        except pypdfium2.PdfiumError as error:
            reason = f"page {number + 1} is damaged"
            raise Refused(Errors.E971, format="pdf", reason=reason) from error
        try:
            lines = list(self._lines(textpage, number))
        finally:
            textpage.close()
        pieces.separate("\n\n")
        widest = max((line[-1].boxes[-1][2] for line in lines if line), default=0.0)
        for line in lines:
            for word in line:
                pieces.add(word.text)
                self._words.append((number, word.boxes))
                pieces.separate(" ")
            if line:
                goes_on = line[-1].boxes[-1][2] >= _WIDE * widest
                pieces.separate(" " if goes_on else "\n")
        if lines:
            return True
        return next(page.get_objects(max_depth=2), None) is None

    def _lines(self, textpage: Any, number: int) -> Iterator[list[_Word]]:
        """The words of each line; one that is hyphenated stands on the first of its lines."""
        import pypdfium2.raw as raw

        words: list[_Word] = []
        letters: list[str] = []
        boxes: list[Box] = []

        def end_word() -> None:
            if letters:
                words.append(_Word("".join(letters), _joined(boxes)))
            letters.clear()
            boxes.clear()

        for index in range(textpage.count_chars()):
            code = raw.FPDFText_GetUnicode(textpage, index)
            if code in (0x0A, 0x0D):
                end_word()
                if words:
                    yield words
                words = []
                continue
            generated = raw.FPDFText_IsGenerated(textpage, index) == 1
            letter = chr(code) if code < 0x110000 else "\ufffd"
            if letter.isspace():
                end_word()
                continue
            box = None if generated else textpage.get_charbox(index, loose=True)
            if code in _UNREADABLE:
                if box is not None:
                    self._unreadable.append((number, box))
                continue
            if box is not None:
                boxes.append(box)
            if code not in _SOFT_HYPHENS and not 0xD800 <= code < 0xE000:
                letters.append(letter)
        end_word()
        if words:
            yield words

    def _draw(self, number: int, boxes: Sequence[Box]) -> bytes:
        """A page as a picture: JPEG."""
        from PIL import ImageDraw

        page = self._pdf[number]
        bitmap = page.render(
            scale=DOTS_PER_INCH / _POINTS_PER_INCH, may_draw_forms=False, draw_annots=False
        )
        to_dots = bitmap.get_posconv(page).to_bitmap
        picture = bitmap.to_pil().convert("RGB")
        draw = ImageDraw.Draw(picture)
        for colour, stretches in ((_GREY, _pictures(page)), (_BLACK, boxes)):
            for left, bottom, right, top in stretches:
                x0, y0 = to_dots(left - _MARGIN, bottom - _MARGIN)
                x1, y1 = to_dots(right + _MARGIN, top + _MARGIN)
                corners = (min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))
                draw.rectangle(corners, fill=colour)
        written = io.BytesIO()
        picture.save(written, "JPEG", quality=_QUALITY)
        return written.getvalue()


def _joined(boxes: Sequence[Box]) -> list[Box]:
    """One box for the letters of each line that a word stands on."""
    joined: list[Box] = []
    for box in boxes:
        a, b = box, joined[-1] if joined else box
        if joined and a[1] < b[3] and a[3] > b[1] and a[2] > b[0]:
            joined[-1] = (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))
        else:
            joined.append(box)
    return joined


def _pictures(page: Any) -> list[Box]:
    """Where pictures stand on a page, those inside of forms (groups) too."""
    import pypdfium2.raw as raw

    boxes: list[Box] = []

    def look_into(form: Any, matrices: list[Any]) -> None:
        for item in page.get_objects(max_depth=1, form=form):
            if item.type == raw.FPDF_PAGEOBJ_IMAGE:
                left, bottom, right, top = item.get_bounds()
                corners = [(x, y) for x in (left, right) for y in (bottom, top)]
                for matrix in matrices:
                    corners = [matrix.on_point(x, y) for x, y in corners]
                xs, ys = zip(*corners, strict=True)
                boxes.append((min(xs), min(ys), max(xs), max(ys)))
            elif item.type == raw.FPDF_PAGEOBJ_FORM:
                look_into(item.raw, [item.get_matrix(), *matrices])

    look_into(None, [])
    return boxes
