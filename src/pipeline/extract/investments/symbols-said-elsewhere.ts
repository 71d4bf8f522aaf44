import type { Row } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import type { HoldingDraft } from "../result/draft.ts";
import { isSymbol } from "./name-print.ts";

/** "Fund 5 | Symbol CGPAX", "(Ticker: CGPAX)": what the title of a fund's own movements says behind its name. */
const SAID =
  /^[\s,|·•:(–—-]*(?:fund\s(?:(?:number|no\.?|#)\s?)?\d{1,5}[\s,|·•–—-]*)?(?:symbol|ticker)(?:\s?symbol)?\s?[:.]?\s*(?-i:(?<symbol>[A-Z][A-Z0-9]{1,5}(?:[./][A-Z])?))\)?\s*$/i;

/** Rows under a title in which its movements begin. */
const MOVEMENT_ROWS = 3;
const DAY = /^(?:\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?|[A-Z][a-z]{2}\.?\s\d{1,2})(?!\S)/;

/** Whether a row is the title of movements: in notes a fund of the same name may be a benchmark. */
const isTitle = ({ index, page }: Row, { sheet }: Reading): boolean =>
  sheet.rows
    .slice(index + 1, index + 1 + MOVEMENT_ROWS)
    .some(
      (row) => row.page === page && DAY.test(row.segments[0]?.text.trim() ?? "") && row.segments.length > 1,
    );

/** The symbols that the titles of its movements say right behind the whole name. */
function saidOf(name: string, reading: Reading): ReadonlySet<string> {
  const letters = squash(name);
  const found = reading.sheet.rows.flatMap((row) => {
    const line = row.segments.map(({ text }) => text.trim()).join(" ");
    if (!squash(line).startsWith(letters) || !isTitle(row, reading)) return [];
    let end = 0;
    while (end < line.length && squash(line.slice(0, end)) !== letters) end += 1;
    const symbol = SAID.exec(line.slice(end))?.groups?.["symbol"] ?? "";
    return isSymbol(symbol) ? [symbol] : [];
  });
  return new Set(found);
}

/** A list without symbols of names that head their movements elsewhere, each with its symbol. */
export function withSaidSymbols(reading: Reading, lines: readonly HoldingDraft[]): readonly HoldingDraft[] {
  if (!lines.some(({ symbol }) => !symbol)) return lines;
  if (!reading.sheet.segments.some(({ text }) => /\b(?:symbol|ticker)\b.*[A-Z]{2}/i.test(text))) return lines;
  return lines.map((line) => {
    const [symbol, other] = line.symbol ? [] : saidOf(line.name, reading);
    return symbol === undefined || other !== undefined ? line : { ...line, symbol };
  });
}
