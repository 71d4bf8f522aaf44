import { ReadFailure } from "../read-failure.ts";
import { sniffText, type TextFormat } from "./sniff-text.ts";

export type IdentifiedFile =
  | { readonly kind: "pdf"; readonly mediaType: "application/pdf" }
  | { readonly kind: "image"; readonly mediaType: string };

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

const SPREADSHEETS: ReadonlySet<string> = new Set([
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.ms-excel.sheet.macroenabled.12",
  "application/vnd.oasis.opendocument.spreadsheet",
  // What older office programs save; nothing says from outside whether it is a sheet or a letter.
  "application/x-cfb",
]);

const TEXT_FORMATS: Record<TextFormat, string> = {
  csv: "This is a table of text (CSV), which cannot be read yet.",
  ofx: "This is a bank download in OFX or QFX format, which cannot be read yet.",
  qif: "This is a bank download in QIF format, which cannot be read yet.",
  html: "This is a web page, not a statement.",
  svg: "This is an SVG drawing, which is not read.",
  text: "This is a plain text file, which cannot be read.",
};

const WHAT_WORKS =
  "Nothing was read; please upload the statement as a PDF, or as a photo or picture (JPEG, PNG, WebP, AVIF, TIFF or HEIC).";

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
  const mediaType = await sniffBinary(bytes);
  const image = mediaType === undefined ? undefined : IMAGE_TYPES.get(mediaType);
  if (image !== undefined) return { kind: "image", mediaType: image };
  throw new ReadFailure("UNSUPPORTED_TYPE", `${describe(mediaType, bytes)} ${WHAT_WORKS}`);
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

function describe(mediaType: string | undefined, bytes: Uint8Array): string {
  if (mediaType === undefined || mediaType === "application/xml" || mediaType.startsWith("text/")) {
    const format = sniffText(bytes);
    return format === undefined ? "This file is of no type that can be read." : TEXT_FORMATS[format];
  }
  if (SPREADSHEETS.has(mediaType))
    return "This is a spreadsheet or an older office file, which cannot be read yet.";
  if (mediaType === "application/zip")
    return "This is a zip archive, which is not opened; its files can be uploaded one by one.";
  if (mediaType.startsWith("image/")) return "This kind of picture cannot be read.";
  if (mediaType.startsWith("video/") || mediaType.startsWith("audio/"))
    return "This is a recording, not a statement.";
  return "This file is of a type that cannot be read.";
}
