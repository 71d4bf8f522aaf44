import { unmarkedUtf16 } from "../tables/decode-text.ts";

export type TextFormat = "csv" | "ofx" | "qif" | "camt" | "html-table" | "html" | "svg" | "text";

const SAMPLE_BYTES = 64 * 1024;
const START_CHARACTERS = 4096;
const DELIMITERS = [",", ";", "\t", "|"];
const LINES_TO_COMPARE = 60;

/** Which text format the bytes hold; undefined when they are not text at all. */
export function sniffText(bytes: Uint8Array): TextFormat | undefined {
  const sample = decode(bytes.subarray(0, SAMPLE_BYTES));
  if (sample === undefined) return undefined;
  const start = sample
    .replace(/^\ufeff/, "")
    .trimStart()
    .slice(0, START_CHARACTERS)
    .toLowerCase();
  if (/^ofxheader|<ofx[\s>]|<\?ofx\s/.test(start)) return "ofx";
  if (/camt\.05[234]\.|<(?:\w+:)?bktocstmr/.test(start)) return "camt";
  if (/^!(type|account|option|clear):?/.test(start)) return "qif";
  if (/<svg[\s>]/.test(start)) return "svg";
  // What banks call .xls is often a web page with one table, or a sheet written as XML.
  if (/urn:schemas-microsoft-com:office:(?:excel|spreadsheet)/.test(start)) return "html-table";
  if (/^<!doctype html|^<html|^<head|^<table[\s>]|^<\?xml[^>]*>\s*<(?:html|table)|^<meta/.test(start)) {
    return /<table[\s>]/i.test(sample) ? "html-table" : "html";
  }
  return looksLikeTable(sample) ? "csv" : "text";
}

function decode(bytes: Uint8Array): string | undefined {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== undefined) return new TextDecoder(unmarked).decode(bytes);
  // Text in an old code page has bytes of every value except the control codes.
  const controls = bytes.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 0x1a)).length;
  return controls === 0 ? new TextDecoder("windows-1252").decode(bytes) : undefined;
}

/**
 * Two lines or more with the same number of the same delimiter. Lines before the header and after the last row may have none;
 * prose has commas too, so a single comma a line counts only where most lines have it.
 */
function looksLikeTable(sample: string): boolean {
  const lines = sample
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== "")
    .slice(0, LINES_TO_COMPARE);
  return DELIMITERS.some((delimiter) => {
    const counts = lines.map((line) => line.replaceAll(/"[^"]*"/g, "").split(delimiter).length - 1);
    const tally = Map.groupBy(
      counts.filter((count) => count > 0),
      (count) => count,
    );
    return [...tally].some(
      ([count, alike]) =>
        alike.length >= 2 && (alike.length >= lines.length / 2 || (count >= 2 && hasDatedRow(lines))),
    );
  });
}

const hasDatedRow = (lines: readonly string[]): boolean =>
  lines.some((line) => /\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/.test(line) && /\d[.,]\d\d\b/.test(line));
