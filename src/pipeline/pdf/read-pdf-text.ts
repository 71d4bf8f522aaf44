import { uploadLimits } from "#contract/documents.ts";
import type { Page } from "../page.ts";
import { ReadFailure } from "../read-failure.ts";
import { isSpace, isUnknown, plainText } from "./glyph-text.ts";
import { loadPdfLibrary, openPdf, openPdfToRead, type PdfDocument, unreadablePdf } from "./open-pdf.ts";
import { type PageGlyphs, readPageGlyphs } from "./page-glyphs.ts";
import { uprightGlyphs } from "./upright-glyphs.ts";
import { wordsFromGlyphs } from "./words-from-glyphs.ts";

export type PdfTextPage = {
  readonly page: Page;
  /** True when the page's content is not (or not only) its text layer: it has to be read from its picture. */
  readonly isScan: boolean;
};

export type PdfReader = {
  readonly pageCount: number;
  /** `number` counts from 1. Throws ReadFailure UNREADABLE_FILE when the page is damaged beyond repair. */
  readonly readPage: (number: number) => Promise<PdfTextPage>;
  /** The same file opened for drawing, on first use. */
  readonly drawable: () => Promise<PdfDocument>;
  readonly close: () => Promise<void>;
};

/** A scanner's own header or a stamp has fewer letters than this; a statement has more. */
const FEWEST_LETTERS_BESIDE_A_SCAN = 200;
const SCAN_SHARE = 0.6;
/** When more of the letters than this have no known meaning, the text layer is useless. */
const UNKNOWN_SHARE = 0.3;

/** Opens a PDF for reading page by page. Throws ReadFailure, see openPdf, and TOO_MANY_PAGES. */
export async function openPdfReader(bytes: Uint8Array, password?: string): Promise<PdfReader> {
  const pdfjs = await loadPdfLibrary();
  const { document, close } = await openPdfToRead(bytes, password);
  if (document.numPages < 1) {
    await close();
    throw unreadablePdf(new RangeError("No pages"));
  }
  if (document.numPages > uploadLimits.pages) {
    const count = document.numPages;
    await close();
    throw new ReadFailure(
      "TOO_MANY_PAGES",
      `This PDF has ${count} pages; at most ${uploadLimits.pages} can be read from one file. Nothing was read; please upload only the pages of the statement.`,
    );
  }
  const isLayerVisible = await layerVisibility(document);
  let drawable: Promise<PdfDocument> | undefined;
  return {
    pageCount: document.numPages,
    readPage: async (number) => {
      try {
        const page = await document.getPage(number);
        const painted = await readPageGlyphs(pdfjs, page, isLayerVisible);
        page.cleanup();
        return textPage(number, painted);
      } catch (error) {
        throw unreadablePdf(error);
      }
    },
    drawable: () => {
      drawable ??= openPdf(bytes, password);
      return drawable;
    },
    close: async () => {
      await close();
      await (await drawable)?.loadingTask.destroy();
    },
  };
}

async function layerVisibility(document: PdfDocument): Promise<(layer: unknown) => boolean> {
  try {
    const layers = await document.getOptionalContentConfig();
    return (layer) => layers.isVisible(layer);
  } catch {
    // Damaged layer settings hide nothing: what may be printed is read.
    return () => true;
  }
}

function textPage(number: number, painted: PageGlyphs): PdfTextPage {
  const upright = uprightGlyphs(painted);
  return {
    page: {
      number,
      aspect: Math.round((upright.width / upright.height) * 1e5) / 1e5,
      source: "pdf-text",
      rotation: upright.rotation,
      words: wordsFromGlyphs(upright),
    },
    isScan: isScan(painted),
  };
}

function isScan(painted: PageGlyphs): boolean {
  const letters = painted.glyphs.filter((glyph) => glyph.visible && !isSpace(glyph.text));
  if (letters.length === 0) return painted.hasGraphics;
  const unknown = letters.filter((glyph) => isUnknown(plainText(glyph.text))).length;
  if (unknown > letters.length * UNKNOWN_SHARE) return true;
  return painted.pictureShare >= SCAN_SHARE && letters.length < FEWEST_LETTERS_BESIDE_A_SCAN;
}
