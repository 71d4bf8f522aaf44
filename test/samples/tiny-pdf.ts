/** What one page of a hand-made PDF holds. */
export type TinyPage = {
  /** Content stream; text is shown with /F1 (Helvetica), /F2 (Helvetica-Bold) or /F3 (Courier). */
  readonly content: string | Buffer;
  readonly mediaBox?: readonly [number, number, number, number];
  readonly rotate?: number;
  /** Further entries of the page dictionary, e.g. "/Annots [...]". */
  readonly extra?: string;
  /** Entries of the content stream's dictionary besides its length. */
  readonly streamEntries?: string;
  /** Entries of the resources besides the fonts. */
  readonly resources?: string;
};

export type TinyPdfOptions = {
  /** Written instead of the true number of pages. */
  readonly count?: number;
  /** Further objects, numbered from 7 on before the pages' own. */
  readonly objects?: readonly (string | Buffer)[];
  /** Further entries of the document catalog. */
  readonly catalog?: string;
};

/** First of the numbers that `objects` get. */
export const FIRST_EXTRA_OBJECT = 7;

/** Writes a small, complete PDF by hand, so that a test shows every byte that matters. */
export function tinyPdf(pages: readonly (TinyPage | string)[], options: TinyPdfOptions = {}): Buffer {
  const extra = options.objects ?? [];
  const firstPage = FIRST_EXTRA_OBJECT + extra.length;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(" ");
  const objects: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ""} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${options.count ?? pages.length} >>`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    font("Courier"),
    "<< >>",
    ...extra,
  ];
  for (const given of pages) {
    const page = typeof given === "string" ? { content: given } : given;
    const box = (page.mediaBox ?? [0, 0, 612, 792]).join(" ");
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] ${page.rotate === undefined ? "" : `/Rotate ${page.rotate}`} ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> ${page.resources ?? ""} >> ` +
        `/Contents ${objects.length + 2} 0 R ${page.extra ?? ""} >>`,
      stream(page.content, page.streamEntries),
    );
  }
  return write(objects);
}

/** A stream object with its dictionary. */
export function stream(content: string | Buffer, entries = ""): Buffer {
  const data = typeof content === "string" ? Buffer.from(content, "latin1") : content;
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}

/** One line of text at a place, in points from the bottom-left corner. */
export function textAt(x: number, y: number, text: string, size = 10, fontName = "F1"): string {
  return `BT /${fontName} ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, "\\$&")}) Tj ET\n`;
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function write(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, body] of objects.entries()) {
    offsets.push(length);
    add(Buffer.from(`${index + 1} 0 obj\n`));
    add(Buffer.isBuffer(body) ? body : Buffer.from(body, "latin1"));
    add(Buffer.from("\nendobj\n"));
  }
  const start = length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`));
  add(Buffer.from(`trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
