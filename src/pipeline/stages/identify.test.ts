import { describe, expect, it } from "vitest";
import { tinyPdf } from "#test/samples/tiny-pdf.ts";
import { ReadFailure } from "../read-failure.ts";
import { identify } from "./identify.ts";

const text = (content: string) => Buffer.from(content, "utf8");

/** An ISO media file's first box, which names its brand. */
function mediaFile(brand: string): Buffer {
  return Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    text(`ftyp${brand}`),
    Buffer.alloc(4),
    text(`${brand}mif1`),
  ]);
}

/** A zip archive with one stored file. */
function zipWith(name: string, content: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, text(name), text(content)]);
}

async function refusalOf(bytes: Buffer): Promise<ReadFailure> {
  const outcome: unknown = await identify(bytes).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(ReadFailure);
  return outcome as ReadFailure;
}

describe("what is read", () => {
  it.each<[string, Buffer, string]>([
    ["PDF", tinyPdf(["n"]), "application/pdf"],
    ["PDF after stray bytes", Buffer.concat([text("\r\n\r\njunk"), tinyPdf(["n"])]), "application/pdf"],
    ["PDF header only", text("%PDF-1.7"), "application/pdf"],
    ["JPEG", Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), "image/jpeg"],
    [
      "PNG",
      Buffer.from(
        "89504e470d0a1a0a0000000d4948445200000001000000010806000000000000000000000049444154",
        "hex",
      ),
      "image/png",
    ],
    [
      "WebP",
      Buffer.concat([text("RIFF"), Buffer.alloc(4), text("WEBPVP8 "), Buffer.alloc(16)]),
      "image/webp",
    ],
    ["TIFF", Buffer.from("49492a0008000000000000000000000000000000", "hex"), "image/tiff"],
    ["AVIF", mediaFile("avif"), "image/avif"],
    ["HEIC", mediaFile("heic"), "image/heic"],
    ["HEIF", mediaFile("mif1"), "image/heic"],
  ])("%s is known by its bytes", async (_, bytes, mediaType) => {
    expect((await identify(bytes)).mediaType).toBe(mediaType);
  });
});

describe("tables", () => {
  it.each<[string, Buffer, string]>([
    ["CSV", text("Date,Description,Amount\n2026-10-01,Coffee,-4.10\n2026-10-02,Pay,900.00\n"), "csv"],
    [
      "CSV with lines before its header",
      text("Account: 1\n\nDate;Text;Amount\n1;a;2\n2;b;3\n3;c;4\n"),
      "csv",
    ],
    [
      "CSV with more lines around its rows than rows",
      text(`${"A remark of the bank.\n".repeat(9)}Date,Text,Amount\n10/01/2026,a,2.00\n10/02/2026,b,3.00\n`),
      "csv",
    ],
    ["CSV in an old code page", Buffer.from("Date,Caf\xe9\n1,2\n3,4\n", "latin1"), "csv"],
    ["CSV in UTF-16", Buffer.from("\ufeffDate\tAmount\n1\t2\n3\t4\n", "utf16le"), "csv"],
    ["CSV in UTF-16 without its mark", Buffer.from("Date\tAmount\n1\t2\n3\t4\n", "utf16le"), "csv"],
    ["CSV that begins like a bitmap", text("BMO,Date,Amount\n1,2,3\n4,5,6\n"), "csv"],
    ["OFX 1", text("OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><SIGNONMSGSRSV1>"), "ofx"],
    ["OFX 2", text('<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n<OFX>'), "ofx"],
    ["QIF", text("!Type:Bank\nD10/01/2026\nT-4.10\n^\n"), "qif"],
    [
      "CAMT.053",
      text(
        '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>',
      ),
      "camt",
    ],
    [
      "a web page with a table",
      text("<html><body><table><tr><td>Date</td></tr></table></body></html>"),
      "spreadsheet",
    ],
    ["XLSX", zipWith("xl/workbook.xml", "<workbook/>"), "spreadsheet"],
    [
      "an old office file",
      Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(64)]),
      "spreadsheet",
    ],
  ])("%s is known by its content", async (_, bytes, format) => {
    expect(await identify(bytes)).toMatchObject({ kind: "table", format });
  });
});

describe("what is refused", () => {
  it("an empty file is called empty", async () => {
    expect(await refusalOf(Buffer.alloc(0))).toMatchObject({ code: "EMPTY_FILE" });
  });

  it.each<[string, Buffer, RegExp]>([
    ["plain text", text("Dear Sir,\nplease pay soon.\nYours"), /plain text/],
    ["a web page", text("<!DOCTYPE html><html><body>Login</body></html>"), /web page/],
    ["SVG", text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>'), /SVG/],
    ["zip", zipWith("a.txt", "hello"), /zip/],
    ["a packed letter", zipWith("word/document.xml", "<document/>"), /zip|type/],
    ["GIF", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1"), /picture/],
    ["a recording", Buffer.concat([text("ID3"), Buffer.alloc(64)]), /recording|type/],
    ["bytes without meaning", Buffer.from([0, 1, 2, 3, 250, 251, 0, 0, 7, 7]), /no type/],
    ["half a zip", text("PK\x03\x04"), /read|zip/],
  ])("%s is refused in a sentence that says what works", async (_, bytes, said) => {
    const refusal = await refusalOf(bytes);
    expect(refusal.code).toBe("UNSUPPORTED_TYPE");
    expect(refusal.userMessage).toMatch(said);
    expect(refusal.userMessage).toMatch(/Nothing was read; please upload .* PDF/);
  });
});
