import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sniffFileKind } from "./file-kind.ts";

const bytes = (text: string): Buffer => Buffer.from(text, "latin1");
const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");

async function picture(format: "png" | "jpeg" | "webp" | "gif" | "tiff" | "avif"): Promise<Buffer> {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } });
  return blank.toFormat(format).toBuffer();
}

describe("an accepted file is recognised by its first bytes", () => {
  test.each([
    ["a PDF under any name", bytes("%PDF-1.7\n"), "photo.exe", "pdf"],
    ["a PDF after a few stray bytes", bytes(`${" ".repeat(300)}%PDF-1.4`), "a", "pdf"],
    ["CSV by its ending", bytes("Date,Amount\n2026-10-01,-4.50\n"), "export.CSV", "csv"],
    ["OFX by its header", bytes("OFXHEADER:100\nDATA:OFXSGML\n"), "download.txt", "ofx"],
    ["OFX 2 inside XML", bytes('<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX>'), "a.qfx", "ofx"],
    ["QIF by its first line", bytes("!Type:Bank\nD10/02/26\n"), "bank.qif", "qif"],
    ["an old spreadsheet", Buffer.concat([OLE, Buffer.alloc(600)]), "sheet.xls", "xls"],
  ])("%s", async (_, start, name, ending) => {
    expect((await sniffFileKind(start, name))?.ending).toBe(ending);
  });

  test.each([
    ["png", "png"],
    ["jpeg", "jpg"],
    ["webp", "webp"],
    ["gif", "gif"],
    ["tiff", "tif"],
    ["avif", "avif"],
  ] as const)("a %s picture whatever its name says", async (format, ending) => {
    expect((await sniffFileKind(await picture(format), "statement.pdf"))?.ending).toBe(ending);
  });
});

describe("anything else is refused", () => {
  test.each([
    ["a program named like a PDF", Buffer.concat([bytes("MZ"), Buffer.alloc(200)]), "statement.pdf"],
    ["a Linux program", Buffer.concat([Buffer.from("7f454c46", "hex"), Buffer.alloc(200)]), "card.png"],
    ["a web page named CSV", bytes("<!DOCTYPE html><script>alert(1)</script>"), "export.csv"],
    ["a drawing with scripts", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>"), "card.svg"],
    ["a drawing named CSV", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>"), "card.csv"],
    ["plain text of an unknown ending", bytes("hello"), "notes.md"],
    ["a zip that is no spreadsheet", bytes("PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"), "x.zip"],
    ["a Word document of the old kind", Buffer.concat([OLE, Buffer.alloc(600)]), "letter.doc"],
    ["bytes with zeros named CSV", Buffer.from([65, 0, 66, 0]), "a.csv"],
    ["nothing", Buffer.alloc(0), "empty.csv"],
    ["two bytes", bytes("%P"), "a.pdf"],
  ])("%s", async (_, start, name) => {
    expect(await sniffFileKind(start, name)).toBeUndefined();
  });
});
