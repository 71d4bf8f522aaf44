import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type * as PdfJs from "pdfjs-dist/legacy/build/pdf.mjs";
import { ReadFailure } from "../read-failure.ts";
import { inflateAtOnce } from "./inflate-at-once.ts";
import { ReadingPort } from "./reading-port.ts";

export type PdfLibrary = typeof PdfJs;
export type PdfDocument = PdfJs.PDFDocumentProxy;
export type PdfPage = PdfJs.PDFPageProxy;

/** A picture inside a PDF beyond this many pixels is left out instead of decoded: an A3 page at 600 dpi has 70 million. */
const MAX_IMAGE_PIXELS = 100_000_000;

let library: Promise<PdfLibrary> | undefined;

/** Loads the PDF engine on first use: 0.2 s that an image never has to pay. */
export function loadPdfLibrary(): Promise<PdfLibrary> {
  if (library === undefined) {
    inflateAtOnce();
    library = import("pdfjs-dist/legacy/build/pdf.mjs");
  }
  return library;
}

function resourceFolder(name: string): string {
  const entry = fileURLToPath(import.meta.resolve("pdfjs-dist/package.json"));
  return `${join(dirname(entry), name)}/`;
}

const ENGINE = {
  // The name of a font is the only sign of bold print in many files.
  fontExtraProperties: true,
  useSystemFonts: false,
  maxImageSize: MAX_IMAGE_PIXELS,
  standardFontDataUrl: resourceFolder("standard_fonts"),
  cMapUrl: resourceFolder("cmaps"),
  wasmUrl: resourceFolder("wasm"),
  iccUrl: resourceFolder("iccs"),
} as const;

/**
 * Opens a PDF whose pages can be drawn. The bytes are copied, so the caller's buffer stays whole.
 * Throws ReadFailure: PASSWORD_NEEDED, PASSWORD_WRONG, or UNREADABLE_FILE for bytes that are no intact PDF.
 */
export async function openPdf(bytes: Uint8Array, password?: string): Promise<PdfDocument> {
  const pdfjs = await loadPdfLibrary();
  try {
    return await pdfjs.getDocument({
      ...ENGINE,
      data: new Uint8Array(bytes),
      ...(password === undefined ? {} : { password }),
      verbosity: pdfjs.VerbosityLevel.ERRORS,
      // Glyphs are painted from their outlines: no font ever reaches the system, and pages look alike on every machine.
      disableFontFace: true,
    }).promise;
  } catch (error) {
    throw asReadFailure(error, pdfjs, password !== undefined);
  }
}

/** A document whose operators can be read a quarter faster, but whose pages cannot be drawn. */
export type ReadOnlyPdf = { readonly document: PdfDocument; readonly close: () => Promise<void> };

/** Opens a PDF for its operators only. Bytes and failures as with openPdf. */
export async function openPdfToRead(bytes: Uint8Array, password?: string): Promise<ReadOnlyPdf> {
  const [pdfjs, parser] = await Promise.all([
    loadPdfLibrary(),
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  const port = new ReadingPort();
  parser.WorkerMessageHandler.initializeFromPort(port);
  const verbosity = pdfjs.VerbosityLevel.ERRORS;
  // The engine's types know no port at all, its documentation does: anything with a browser worker's messages.
  const worker = new pdfjs.PDFWorker({ port: port as never, verbosity });
  const loading = pdfjs.getDocument({
    ...ENGINE,
    worker,
    verbosity,
    data: new Uint8Array(bytes),
    ...(password === undefined ? {} : { password }),
    // No outlines of letters: they are the costliest part of a font, and only drawing needs them.
    disableFontFace: false,
    ownerDocument: { fonts: new Set() } as never,
  });
  const close = async () => {
    await loading.destroy();
    worker.destroy();
  };
  try {
    return { document: await loading.promise, close };
  } catch (error) {
    await close();
    throw asReadFailure(error, pdfjs, password !== undefined);
  }
}

function asReadFailure(error: unknown, pdfjs: PdfLibrary, hadPassword: boolean): ReadFailure {
  if (error instanceof pdfjs.PasswordException) {
    return hadPassword
      ? new ReadFailure(
          "PASSWORD_WRONG",
          "The password did not open this PDF. Nothing was read; please check it and try again.",
          { cause: error },
        )
      : new ReadFailure(
          "PASSWORD_NEEDED",
          "This PDF is locked with a password. Enter it to read the file, or upload an unlocked copy.",
          { cause: error },
        );
  }
  return unreadablePdf(error);
}

export function unreadablePdf(cause: unknown): ReadFailure {
  return new ReadFailure(
    "UNREADABLE_FILE",
    "This PDF is damaged or incomplete and could not be opened. Nothing was read; please download it again and upload the new copy.",
    { cause },
  );
}
