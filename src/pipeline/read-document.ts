import type { Picture } from "./image/picture.ts";
import type { Page } from "./page.ts";
import type { PdfDocument } from "./pdf/open-pdf.ts";
import type { Ocr } from "./ports/ocr.ts";
import { ReadFailure } from "./read-failure.ts";
import type { IdentifiedFile } from "./stages/identify.ts";
import { identifyPicture, openBundle } from "./stages/open-bundle.ts";

export type DecodeImage = (bytes: Buffer, mediaType: string) => Promise<Picture>;

/** What pictures need. Each part is loaded when the first picture turns up: together they cost a second and half a gigabyte. */
export type PictureTools = {
  readonly loadDecodeImage: () => Promise<DecodeImage>;
  readonly loadOcr: () => Promise<Pick<Ocr, "readImage">>;
};

export type ReadOptions = PictureTools & {
  readonly password?: string | undefined;
  /** Called after each page; counts from 1. */
  readonly onPage?: ((page: number, pages: number) => void) | undefined;
};

export type ReadDocument = {
  readonly pages: readonly Page[];
  /** "ocr" as soon as one page had to be read from its picture: then no figure is beyond doubt. */
  readonly source: "pdf-text" | "ocr";
};

/** Turns a file into pages of words. Throws ReadFailure. */
export async function readDocument(
  bytes: Buffer,
  file: IdentifiedFile,
  options: ReadOptions,
): Promise<ReadDocument> {
  if (file.kind === "table") throw new Error("A table has no pages of words; readTables reads it.");
  const pages = await readPages(bytes, file, options);
  if (pages.every((page) => page.words.length === 0)) {
    throw new ReadFailure(
      "UNREADABLE_FILE",
      "No words could be found in this file. Nothing was read; please check that it shows the statement, sharp and well lit, and upload it again.",
    );
  }
  return { pages, source: pages.some((page) => page.source === "ocr") ? "ocr" : "pdf-text" };
}

async function readPages(
  bytes: Buffer,
  file: Exclude<IdentifiedFile, { kind: "table" }>,
  options: ReadOptions,
): Promise<Page[]> {
  if (file.kind === "pdf") return readPdf(bytes, options);
  if (file.kind === "image") return [await readPicture(bytes, file.mediaType, 1, options)];
  const pictures = openBundle(bytes);
  const pages: Page[] = [];
  for (const [index, picture] of pictures.entries()) {
    const inside = await identifyPicture(picture);
    pages.push(await readPicture(picture, inside.mediaType, index + 1, options));
    options.onPage?.(index + 1, pictures.length);
  }
  return pages;
}

async function readPdf(bytes: Buffer, options: ReadOptions): Promise<Page[]> {
  const { openPdfReader } = await import("./pdf/read-pdf-text.ts");
  const reader = await openPdfReader(bytes, options.password);
  try {
    const pages: Page[] = [];
    for (let number = 1; number <= reader.pageCount; number++) {
      const { page, isScan } = await reader.readPage(number);
      const readFromPicture = async () => readScan(await reader.drawable(), number, options);
      pages.push(isScan ? await readFromPicture() : await betterReading(page, readFromPicture));
      options.onPage?.(number, reader.pageCount);
    }
    return pages;
  } finally {
    await reader.close();
  }
}

/** Statements of many makes score above 0.93; a text layer below this is bad recognition, or its font's letters stand for others. */
const PLAUSIBLE = 0.8;
/** The picture's words replace the text layer only when they are clearly more like words. */
const CLEARLY_BETTER = 0.1;

/** A page whose text layer does not read like words is read from its picture too, and the reading more like words is kept. */
async function betterReading(page: Page, readFromPicture: () => Promise<Page>): Promise<Page> {
  const { plausibilityOf } = await import("./pdf/plausible-text.ts");
  const asText = plausibilityOf(page.words);
  if (asText === undefined || asText >= PLAUSIBLE) return page;
  const pictured = await readFromPicture();
  return (plausibilityOf(pictured.words) ?? 0) > asText + CLEARLY_BETTER ? pictured : page;
}

async function readScan(document: PdfDocument, number: number, options: ReadOptions): Promise<Page> {
  const { renderPdfPage } = await import("./pdf/render-pdf-page.ts");
  return pageFromPicture(await renderPdfPage(document, number), number, options);
}

async function readPicture(
  bytes: Buffer,
  mediaType: string,
  number: number,
  options: ReadOptions,
): Promise<Page> {
  const decodeImage = await options.loadDecodeImage();
  return pageFromPicture(await decodeImage(bytes, mediaType), number, options);
}

async function pageFromPicture(picture: Picture, number: number, options: ReadOptions): Promise<Page> {
  const ocr = await options.loadOcr();
  const { words, aspect, rotation } = await ocr.readImage(picture);
  return { number, aspect, source: "ocr", rotation, words };
}
