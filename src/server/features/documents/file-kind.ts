import { fileTypeFromBuffer } from "file-type";

/** How many bytes from the start of a file `sniffFileKind` wants to see. */
export const SNIFF_BYTES = 4100;

const PICTURES = new Set(["png", "jpg", "webp", "heic", "heif", "avif", "tif", "gif", "bmp"]);
const TEXT_ENDINGS = new Set(["csv", "tsv", "txt", "ofx", "qfx", "qif"]);

/** What the first bytes of an accepted file prove it to be; the media type is for giving the original back. */
export type FileKind = { readonly ending: string; readonly mediaType: string };

function isPdf(start: Uint8Array): boolean {
  // Readers accept the marker anywhere in the first kilobyte, and some banks' files need that.
  return Buffer.from(start.subarray(0, 1024)).includes("%PDF-");
}

/** Text in any common encoding: no zero bytes, and hardly a control character. */
function isText(start: Uint8Array): boolean {
  const controls = start.filter(
    (byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 26,
  );
  return start.length > 0 && controls.length === 0;
}

function textKind(start: Uint8Array, nameEnding: string): FileKind | undefined {
  const text = Buffer.from(start).toString("latin1");
  if (/OFXHEADER|<OFX>/iu.test(text)) return { ending: "ofx", mediaType: "application/x-ofx" };
  if (/^\s*(ï»¿)?!(Type|Account|Option):/iu.test(text))
    return { ending: "qif", mediaType: "application/qif" };
  if (/^\s*(ï»¿)?(<!doctype|<html|<svg|<\?xml|<script|\{\\rtf|%!)/iu.test(text)) return undefined;
  return TEXT_ENDINGS.has(nameEnding) ? { ending: "csv", mediaType: "text/csv" } : undefined;
}

/**
 * What a file is, by its first bytes; the name's ending only tells spreadsheets and plain text apart. Undefined for
 * everything that no reader accepts.
 */
export async function sniffFileKind(start: Uint8Array, fileName: string): Promise<FileKind | undefined> {
  if (isPdf(start)) return { ending: "pdf", mediaType: "application/pdf" };
  const nameEnding = /\.([a-z0-9]{1,8})$/iu.exec(fileName)?.[1]?.toLowerCase() ?? "";
  // A file shorter than some format's header makes the library throw; it is then none of them.
  const detected = await fileTypeFromBuffer(start).catch(() => undefined);
  if (detected && PICTURES.has(detected.ext)) return { ending: detected.ext, mediaType: detected.mime };
  if (detected?.ext === "xlsx") return { ending: "xlsx", mediaType: detected.mime };
  if (
    detected?.ext === "zip" &&
    nameEnding === "xlsx" &&
    Buffer.from(start).includes("[Content_Types].xml")
  ) {
    return {
      ending: "xlsx",
      mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    };
  }
  if (detected?.ext === "cfb" && nameEnding === "xls") {
    return { ending: "xls", mediaType: "application/vnd.ms-excel" };
  }
  if (detected && detected.ext !== "xml") return undefined;
  return isText(start) ? textKind(start, nameEnding) : undefined;
}
