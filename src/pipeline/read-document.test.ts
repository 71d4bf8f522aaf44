import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { stream, textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";
import type { Picture } from "./image/picture.ts";
import { bundlePictures } from "./image/picture-bundle.ts";
import type { Word } from "./page.ts";
import { type ReadDocument, type ReadOptions, readDocument } from "./read-document.ts";
import { ReadFailure } from "./read-failure.ts";

// Loading the PDF engine on a busy machine takes its time; the limit only catches what never ends.
vi.setConfig({ testTimeout: 60_000 });

const pdf = { kind: "pdf", mediaType: "application/pdf" } as const;
const png = { kind: "image", mediaType: "image/png" } as const;

const wordOnPicture: Word = { text: "pictured", box: [0.1, 0.1, 0.2, 0.12], confidence: 0.9, size: 0.02 };

/** Stands in for the recogniser, which takes seconds: says one word, and remembers what it was shown. */
function recogniser(words: Word[] = [wordOnPicture]) {
  const shown: Picture[] = [];
  let loads = 0;
  const options: ReadOptions = {
    loadDecodeImage: async () => async (bytes) => ({
      width: bytes.length,
      height: 1,
      rgb: new Uint8Array(bytes.length * 3),
    }),
    loadOcr: async () => {
      loads += 1;
      return {
        readImage: async (picture) => {
          shown.push(picture);
          return {
            words,
            aspect: 0.75,
            rotation: 0,
            outline: [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 1],
            ],
          };
        },
      };
    },
  };
  return { shown, options, loads: () => loads };
}

/** A grey picture that fills a letter page. */
const scan = stream(
  Buffer.alloc(64, 200),
  "/Type /XObject /Subtype /Image /Width 8 /Height 8 /BitsPerComponent 8 /ColorSpace /DeviceGray",
);
const scannedPage = { content: "q 612 0 0 792 0 0 cm /Scan Do Q", resources: "/XObject << /Scan 7 0 R >>" };
const withScan = (...pages: Parameters<typeof tinyPdf>[0]) => tinyPdf(pages, { objects: [scan] });
const sourcesOf = (document: ReadDocument) => document.pages.map((page) => page.source);

describe("digital PDFs", () => {
  it("a digital PDF never loads the recogniser", async () => {
    const { options, loads } = recogniser();
    const document = await readDocument(tinyPdf([textAt(72, 700, "New balance")]), pdf, options);
    expect(document.source).toBe("pdf-text");
    expect(loads()).toBe(0);
  });

  it("reading the same file twice gives the same pages", async () => {
    const bytes = tinyPdf([textAt(72, 700, "New balance $1,234.56"), textAt(72, 700, "Page two")]);
    const first = await readDocument(bytes, pdf, recogniser().options);
    expect(await readDocument(bytes, pdf, recogniser().options)).toEqual(first);
  });

  it("the caller's bytes stay as they were", async () => {
    const bytes = tinyPdf([textAt(72, 700, "New balance")]);
    const before = Buffer.from(bytes);
    await readDocument(bytes, pdf, recogniser().options);
    expect(bytes).toEqual(before);
  });

  it("a small logo makes no scan", async () => {
    const logo = { ...scannedPage, content: `q 80 0 0 40 72 700 cm /Scan Do Q ${textAt(72, 600, "Bank")}` };
    const document = await readDocument(withScan(logo), pdf, recogniser().options);
    expect(sourcesOf(document)).toEqual(["pdf-text"]);
  });
});

describe("scans inside PDFs", () => {
  it("only the scanned page of a mixed PDF is read from its picture", async () => {
    const { shown, options } = recogniser();
    const told: string[] = [];
    const bytes = withScan(textAt(72, 700, "Cover letter"), scannedPage, textAt(72, 700, "Last page"));
    const document = await readDocument(bytes, pdf, {
      ...options,
      onPage: (page, of) => told.push(`${page}/${of}`),
    });
    expect(sourcesOf(document)).toEqual(["pdf-text", "ocr", "pdf-text"]);
    expect(document.pages.map((page) => page.number)).toEqual([1, 2, 3]);
    expect(document.source).toBe("ocr");
    expect(shown.map((picture) => [picture.width, picture.height])).toEqual([[1700, 2200]]);
    expect(told).toEqual(["1/3", "2/3", "3/3"]);
  });

  it.each([
    ["a hidden text layer", `${scannedPage.content} BT 3 Tr /F1 10 Tf 72 700 Td (bad old OCR) Tj ET`],
    ["text under the picture", `${textAt(72, 700, "somebody else")} ${scannedPage.content}`],
    ["only the scanner's own line", `${scannedPage.content} ${textAt(72, 20, "Scanned with an app")}`],
  ])("a scan with %s is read from its picture", async (_, content) => {
    const document = await readDocument(withScan({ ...scannedPage, content }), pdf, recogniser().options);
    expect(sourcesOf(document)).toEqual(["ocr"]);
    expect(document.pages[0]!.words).toEqual([wordOnPicture]);
  });

  it("a page printed over a picture as background keeps its own text", async () => {
    const lines = Array.from({ length: 20 }, (_, index) =>
      textAt(72, 700 - index * 14, "Twenty letters or more"),
    );
    const content = `${scannedPage.content} ${lines.join("")}`;
    const document = await readDocument(withScan({ ...scannedPage, content }), pdf, recogniser().options);
    expect(sourcesOf(document)).toEqual(["pdf-text"]);
  });

  it("letters drawn as shapes are read from the picture", async () => {
    const document = await readDocument(
      tinyPdf(["100 100 m 200 300 l 300 100 l f"]),
      pdf,
      recogniser().options,
    );
    expect(sourcesOf(document)).toEqual(["ocr"]);
  });

  it("an empty page among others is no scan", async () => {
    const document = await readDocument(tinyPdf(["", textAt(72, 700, "Text")]), pdf, recogniser().options);
    expect(sourcesOf(document)).toEqual(["pdf-text", "pdf-text"]);
    expect(document.pages[0]!.words).toEqual([]);
  });
});

describe("text layers that do not read like words", () => {
  const sentence =
    "Your minimum payment must arrive before the date shown above because later payments cause another charge that increases what remains owing every following month until everything borrowed before has been returned completely";
  /** Each letter three places on, as by a font whose letters stand for others. */
  const shifted = sentence.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 94) % 26) + 97),
  );
  const page = (text: string) =>
    text
      .split(" ")
      .map((word, index) => textAt(72, 720 - index * 20, word, 12))
      .join("");
  const asWords = (text: string) => text.split(" ").map((word): Word => ({ ...wordOnPicture, text: word }));

  it("are read from the picture", async () => {
    const document = await readDocument(tinyPdf([page(shifted)]), pdf, recogniser(asWords(sentence)).options);
    expect(sourcesOf(document)).toEqual(["ocr"]);
    expect(document.pages[0]!.words[0]!.text).toBe("Your");
  });

  it("are kept where the picture reads no better, as in a language nobody here knows", async () => {
    const document = await readDocument(tinyPdf([page(shifted)]), pdf, recogniser(asWords(shifted)).options);
    expect(sourcesOf(document)).toEqual(["pdf-text"]);
  });

  it("are rare: a page of words is never read from its picture", async () => {
    const { options, loads } = recogniser();
    await readDocument(tinyPdf([page(sentence)]), pdf, options);
    expect(loads()).toBe(0);
  });
});

describe("pictures and failures", () => {
  it("a picture is decoded and read as one page", async () => {
    const { options } = recogniser();
    expect(await readDocument(Buffer.from("picture"), png, options)).toEqual({
      source: "ocr",
      pages: [{ number: 1, aspect: 0.75, source: "ocr", rotation: 0, words: [wordOnPicture] }],
    });
  });

  it.each<[string, Buffer, typeof pdf | typeof png]>([
    ["blank PDF", tinyPdf([""]), pdf],
    ["picture without words", Buffer.from("picture"), png],
  ])("a %s says that no words were found", async (_, bytes, file) => {
    await expect(readDocument(bytes, file, recogniser([]).options)).rejects.toMatchObject({
      code: "UNREADABLE_FILE",
      userMessage: expect.stringContaining("No words"),
    });
  });

  it("what the decoder refuses stays refused in its own words", async () => {
    const refusal = new ReadFailure("TOO_COMPLEX", "This picture is too large.");
    const { options, loads } = recogniser();
    const loadDecodeImage = async () => () => Promise.reject(refusal);
    await expect(readDocument(Buffer.from("picture"), png, { ...options, loadDecodeImage })).rejects.toBe(
      refusal,
    );
    expect(loads()).toBe(0);
  });
});

describe("pictures of the pages of one document", () => {
  const onePixel = (shade: number): Promise<Buffer> =>
    sharp({ create: { width: 1, height: 1, channels: 3, background: { r: shade, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  async function bundleOf(...pictures: readonly Buffer[]): Promise<Buffer> {
    async function* each() {
      for (const bytes of pictures) yield { bytes, ending: "png" };
    }
    const pieces: Buffer[] = [];
    for await (const piece of bundlePictures(each())) pieces.push(piece);
    return Buffer.concat(pieces);
  }
  const bundle = { kind: "pictures", mediaType: "application/zip" } as const;

  it("are its pages, in their order", async () => {
    const { options } = recogniser();
    const seen: string[] = [];
    const onPage = (page: number, pages: number) => seen.push(`${page} of ${pages}`);
    const file = await bundleOf(await onePixel(1), await onePixel(2));
    const { pages, source } = await readDocument(file, bundle, { ...options, onPage });
    expect(pages.map(({ number }) => number)).toEqual([1, 2]);
    expect(source).toBe("ocr");
    expect(seen).toEqual(["1 of 2", "2 of 2"]);
  });

  it("anything but pictures in it ends in a sentence", async () => {
    const { options } = recogniser();
    const nested = await bundleOf(await bundleOf(await onePixel(1)));
    await expect(readDocument(nested, bundle, options)).rejects.toThrow(ReadFailure);
    await expect(readDocument(Buffer.from("PK"), bundle, options)).rejects.toThrow(ReadFailure);
  });
});
