export type TextFormat = "csv" | "ofx" | "qif" | "html" | "svg" | "text";

const SAMPLE_BYTES = 64 * 1024;
const DELIMITERS = [",", ";", "\t", "|"];
const LINES_TO_COMPARE = 50;

/** Which text format the bytes hold; undefined when they are not text at all. */
export function sniffText(bytes: Uint8Array): TextFormat | undefined {
  const sample = decode(bytes.subarray(0, SAMPLE_BYTES));
  if (sample === undefined) return undefined;
  const start = sample.trimStart().slice(0, 4096).toLowerCase();
  if (/^ofxheader|<ofx[\s>]|<\?ofx\s/.test(start)) return "ofx";
  if (/^!(type|account|option|clear):?/.test(start)) return "qif";
  if (/<svg[\s>]/.test(start)) return "svg";
  if (/^<!doctype html|^<html|<table[\s>]/.test(start)) return "html";
  return looksLikeTable(sample) ? "csv" : "text";
}

function decode(bytes: Uint8Array): string | undefined {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
  // Text in an old code page has bytes of every value except the control codes.
  const controls = bytes.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 0x1a)).length;
  return controls === 0 ? new TextDecoder("windows-1252").decode(bytes) : undefined;
}

/** Two lines or more with the same number of the same delimiter; lines before the header may have none. */
function looksLikeTable(sample: string): boolean {
  const lines = sample
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== "")
    .slice(0, LINES_TO_COMPARE);
  return DELIMITERS.some((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const alike = counts.filter((count) => count === usual).length;
    return usual > 0 && alike >= 2 && alike >= lines.length / 2;
  });
}
