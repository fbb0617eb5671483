"""PDF for tests, written by hand."""


def pdf(*pages: str, extra: str = "", angle: int = 0) -> bytes:
    """A PDF of pages, each the operators that draw it."""
    numbers = range(4, 4 + 2 * len(pages), 2)
    kids = " ".join(f"{n} 0 R" for n in numbers)
    items = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    for number, page in zip(numbers, pages, strict=True):
        resources = "<< /Font << /F 3 0 R >> >>"
        items.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate {angle} "
            f"/Resources {resources} /Contents {number + 1} 0 R >>"
        )
        items.append(f"<< /Length {len(page)} >>\nstream\n{page}\nendstream")
    data, offsets = "%PDF-1.4\n", []
    for number, body in enumerate(items, start=1):
        offsets.append(len(data))
        data += f"{number} 0 obj\n{body}\nendobj\n"
    table = "".join(f"{offset:010} 00000 n \n" for offset in offsets)
    end = f"xref\n0 {len(items) + 1}\n0000000000 65535 f \n{table}"
    end += f"trailer << /Size {len(items) + 1} /Root 1 0 R /Info << /Author (Ann Lee) >> {extra} >>"
    return f"{data}{end}\nstartxref\n{len(data)}\n%%EOF".encode("latin1")


def lines(*texts: str) -> str:
    return "BT /F 12 Tf 72 720 Td 14 TL " + " ".join(f"({t}) Tj T*" for t in texts) + " ET"
