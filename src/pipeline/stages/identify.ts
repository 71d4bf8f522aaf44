import { isPictureBundle } from "../image/picture-bundle.ts";
import { ReadFailure } from "../read-failure.ts";
import type { TableFormat } from "../tables/read-tables.ts";
import { isPackedSheet } from "../tables/zip-directory.ts";
import { sniffText, type TextFormat } from "./sniff-text.ts";

export type IdentifiedFile =
  | { readonly kind: "pdf"; readonly mediaType: "application/pdf" }
  | { readonly kind: "image"; readonly mediaType: string }
  /** Pictures of the pages of one document (see picture-bundle.ts). */
  | { readonly kind: "pictures"; readonly mediaType: "application/zip" }
  | { readonly kind: "table"; readonly format: TableFormat; readonly mediaType: string };

const IMAGE_TYPES: ReadonlyMap<string, string> = new Map([
  ["image/jpeg", "image/jpeg"],
  ["image/png", "image/png"],
  ["image/apng", "image/png"],
  ["image/webp", "image/webp"],
  ["image/avif", "image/avif"],
  ["image/tiff", "image/tiff"],
  ["image/heic", "image/heic"],
  ["image/heif", "image/heic"],
  ["image/heic-sequence", "image/heic"],
  ["image/heif-sequence", "image/heic"],
]);

const TABLES: Readonly<Record<TableFormat, string>> = {
  csv: "text/csv",
  spreadsheet: "application/vnd.ms-excel",
  ofx: "application/x-ofx",
  qif: "application/x-qif",
  camt: "application/xml",
};

/** Texts that are tables. Looked for before anything else: a CSV whose first column is called "BM" has the mark of a bitmap. */
const TEXT_TABLES: ReadonlyMap<TextFormat, TableFormat> = new Map([
  ["csv", "csv"],
  ["ofx", "ofx"],
  ["qif", "qif"],
  ["camt", "camt"],
  ["html-table", "spreadsheet"],
]);

/** What older office programs save; nothing says from outside whether it is a sheet or a letter. */
const COMPOUND = "application/x-cfb";

const WHAT_WORKS =
  "Nothing was read; please upload the statement as a PDF, a photo or picture (JPEG, PNG, WebP, AVIF, TIFF or HEIC), or your bank's download as CSV, Excel, OFX, QFX or QIF.";

/**
 * Finds out from the bytes, never from the name, what a file is: a PDF called photo.jpg is a PDF.
 * Throws ReadFailure EMPTY_FILE or UNSUPPORTED_TYPE.
 */
export async function identify(bytes: Uint8Array): Promise<IdentifiedFile> {
  if (bytes.length === 0) {
    throw new ReadFailure(
      "EMPTY_FILE",
      "This file is empty. Please download or photograph it again and upload the new copy.",
    );
  }
  // PDFs may start with a few stray bytes; readers have always looked for the mark in the first kilobyte.
  if (Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.length)).includes("%PDF-")) {
    return { kind: "pdf", mediaType: "application/pdf" };
  }
  if (isPictureBundle(bytes)) return { kind: "pictures", mediaType: "application/zip" };
  const text = sniffText(bytes);
  const table = text === undefined ? undefined : TEXT_TABLES.get(text);
  if (table !== undefined) return tableOf(table);
  if (isPackedSheet(bytes)) return tableOf("spreadsheet");
  const mediaType = await sniffBinary(bytes);
  if (mediaType === COMPOUND) return tableOf("spreadsheet");
  const image = mediaType === undefined ? undefined : IMAGE_TYPES.get(mediaType);
  if (image !== undefined) return { kind: "image", mediaType: image };
  throw new ReadFailure("UNSUPPORTED_TYPE", `${describe(mediaType, text)} ${WHAT_WORKS}`);
}

function tableOf(format: TableFormat): IdentifiedFile {
  return { kind: "table", format, mediaType: TABLES[format] };
}

async function sniffBinary(bytes: Uint8Array): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import("file-type");
  try {
    return (await fileTypeFromBuffer(bytes))?.mime;
  } catch {
    // A broken container (a zip without its directory, say) is simply of no known type.
    return undefined;
  }
}

function describe(mediaType: string | undefined, text: TextFormat | undefined): string {
  if (text === "html") return "This is a web page, not a statement.";
  if (text === "svg") return "This is an SVG drawing, which is not read.";
  if (text !== undefined) return "This is a plain text file, which cannot be read.";
  if (mediaType === undefined) return "This file is of no type that can be read.";
  if (mediaType === "application/zip")
    return "This is a zip archive, which is not opened; its files can be uploaded one by one.";
  if (mediaType.startsWith("image/")) return "This kind of picture cannot be read.";
  if (mediaType.startsWith("video/") || mediaType.startsWith("audio/"))
    return "This is a recording, not a statement.";
  return "This file is of a type that cannot be read.";
}
