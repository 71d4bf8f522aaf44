import { ReadFailure } from "../read-failure.ts";
import { damagedTable, MAX_PACKING_RATIO, MAX_UNPACKED_BYTES } from "./table-limits.ts";

const LOCAL_MARK = 0x04034b50;
const START_BYTES = 4096;
const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** The end record may be followed by a comment of up to 64 KiB. */
const SEARCHED_BYTES = END_BYTES + 0xffff;
const MAX_ENTRIES = 2000;
/** What a small file shrinks by says nothing. */
const RATIO_FROM_BYTES = 4 * 1024 ** 2;

export type ZipEntry = { readonly name: string; readonly packed: number; readonly unpacked: number };

/** The files that a zip archive says it holds; undefined when it has no directory. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) return undefined;
  const entries: ZipEntry[] = [];
  let at = view.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > view.length || view.readUInt32LE(at) !== ENTRY_MARK) return undefined;
    const nameLength = view.readUInt16LE(at + 28);
    entries.push({
      packed: view.readUInt32LE(at + 20),
      unpacked: view.readUInt32LE(at + 24),
      name: view.toString("utf8", at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
    });
    at += ENTRY_BYTES + nameLength + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return entries;
}

const OPEN_DOCUMENT_SHEET = "application/vnd.oasis.opendocument.spreadsheet";

/** Whether the bytes are, or begin, a packed spreadsheet. From the beginning alone an Excel file cannot be told from a Word file. */
export function isPackedSheet(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length < 34 || view.readUInt32LE(0) !== LOCAL_MARK) return false;
  const start = view.subarray(0, START_BYTES);
  if (start.includes(OPEN_DOCUMENT_SHEET)) return true;
  const names = zipEntries(bytes)?.map(({ name }) => name);
  if (names) return names.some((name) => /^\/?xl\/workbook\.(?:xml|bin)$/i.test(name));
  if (start.includes("word/") || start.includes("ppt/")) return false;
  return ["xl/", "[Content_Types].xml", "_rels/.rels", "docProps/"].some((name) => start.includes(name));
}

function findEnd(view: Buffer): number | undefined {
  const from = Math.max(0, view.length - SEARCHED_BYTES);
  for (let at = view.length - END_BYTES; at >= from; at--) {
    if (view.readUInt32LE(at) === END_MARK) return at;
  }
  return undefined;
}

/**
 * Refuses a packed spreadsheet before it is unpacked, going by its own directory: a megabyte can unpack to a gigabyte. A
 * directory that understates a size is caught by the reader process's memory limit.
 */
export function refuseZipBomb(bytes: Uint8Array): void {
  const entries = zipEntries(bytes);
  if (entries === undefined) throw damagedTable("spreadsheet");
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  const isBomb = entries.some(
    (entry) =>
      entry.unpacked > RATIO_FROM_BYTES && entry.unpacked > Math.max(1, entry.packed) * MAX_PACKING_RATIO,
  );
  if (isBomb || unpacked > MAX_UNPACKED_BYTES) throw tooLarge();
}

function tooLarge(): ReadFailure {
  return new ReadFailure(
    "TOO_COMPLEX",
    "This spreadsheet unpacks to far more than a statement holds, so it was not opened. Please save only the sheet with the transactions.",
  );
}
