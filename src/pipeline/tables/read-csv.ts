import { parse } from "csv-parse/sync";
import { decodeText } from "./decode-text.ts";
import { type Grid, gridOf } from "./grid.ts";
import { damagedTable, MAX_COLUMNS, MAX_ROWS, tooManyRows } from "./table-limits.ts";

const DELIMITERS = [",", ";", "\t", "|"] as const;
const SAMPLE_LINES = 400;
/** A quote that is never closed would swallow the file; no cell of a bank is this long. */
const MAX_RECORD_CHARACTERS = 64 * 1024;

/** Reads a text table in any encoding and with any usual delimiter. Throws ReadFailure TOO_COMPLEX or UNREADABLE_FILE. */
export function readCsv(bytes: Uint8Array): Grid {
  const decoded = decodeText(bytes);
  const named = /^"?sep=(?<delimiter>[,;|\t])"?\n/i.exec(decoded);
  const body = named ? decoded.slice(named[0].length) : decoded;
  const delimiter = named?.groups?.["delimiter"] ?? findDelimiter(body);
  const records = parseRecords(body, delimiter);
  if (records.length > MAX_ROWS) throw tooManyRows();
  if (records.some((record) => record.length > MAX_COLUMNS)) throw damagedTable("table");
  return gridOf(records.map((record) => record.map((text) => ({ text: withoutFormula(text.trim()) }))));
}

function parseRecords(text: string, delimiter: string, quote: '"' | null = '"'): string[][] {
  try {
    return parse(text, {
      delimiter,
      quote,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: MAX_RECORD_CHARACTERS,
      record_delimiter: "\n",
      // One more than is read, so that a longer table is noticed without being parsed whole.
      to: MAX_ROWS + 1,
    });
  } catch (error) {
    // A stray quote: the marks then mean nothing, and each line is a row.
    if (quote !== null) return parseRecords(text, delimiter, null).map((row) => row.map(withoutQuotes));
    throw damagedTable("table", error);
  }
}

/** A text as a formula, which keeps spreadsheets from changing it: ="0012". */
const withoutFormula = (cell: string): string => cell.replace(/^="(?<inner>[^"]*)"$/, "$<inner>");

const withoutQuotes = (cell: string): string => cell.trim().replace(/^"(?<inner>.*)"$/, "$<inner>");

/**
 * The delimiter that cuts the most lines into the same number of cells. A comma inside amounts ("-54,10") also cuts evenly, so
 * among equals the one with the most cells of text, dates and whole amounts wins: the order of the list breaks ties.
 */
function findDelimiter(text: string): string {
  const lines = text.split("\n", SAMPLE_LINES);
  let best: { readonly delimiter: string; readonly score: number } = { delimiter: ",", score: 0 };
  for (const delimiter of DELIMITERS) {
    const widths = lines.filter((line) => line.trim() !== "").map((line) => cellsIn(line, delimiter));
    const counts = new Map<number, number>();
    for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
    const [width, rows] = [...counts].toSorted(
      (a, b) => b[1] * Math.min(b[0], 8) - a[1] * Math.min(a[0], 8),
    )[0] ?? [1, 0];
    // A wider table at the same evenness is the truer one; the comma of decimals adds cells to it only unevenly.
    const score = (rows / Math.max(1, widths.length)) * (delimiter === "," ? 1 : 1.25) * Math.min(width, 8);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function cellsIn(line: string, delimiter: string): number {
  return line.replaceAll(/"(?:[^"]|"")*"/g, "").split(delimiter).length;
}
