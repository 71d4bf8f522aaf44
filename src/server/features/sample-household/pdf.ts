import { PAGE_HEIGHT, PAGE_WIDTH, type PrintedText } from "#contract/sample-household/printed-page.ts";

const FONTS = { plain: "Helvetica", bold: "Helvetica-Bold" } as const;
/** The fixed objects before the pages: catalog, page list, two fonts. */
const FIRST_PAGE_OBJECT = 5;

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

const shown = ({ x, y, size, bold, text }: PrintedText): string =>
  `BT /${bold ? "F2" : "F1"} ${size} Tf ${x.toFixed(2)} ${(PAGE_HEIGHT - y).toFixed(2)} Td (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET\n`;

/** The pages as a small, complete PDF, the same bytes each time. Texts are plain ASCII. */
export function printPdf(pages: readonly (readonly PrintedText[])[]): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${FIRST_PAGE_OBJECT + 2 * index} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    font(FONTS.plain),
    font(FONTS.bold),
    ...pages.flatMap((texts, index) => {
      const content = texts.map(shown).join("");
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${FIRST_PAGE_OBJECT + 2 * index + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let written = "%PDF-1.7\n";
  const offsets = objects.map((body, index) => {
    const offset = written.length;
    written += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`;
  return Buffer.from(
    `${written}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}${trailer}`,
    "latin1",
  );
}
