import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import type { HoldingDraft } from "../result/draft.ts";
import { isSymbol } from "./name-print.ts";

/** "Fund 5 | Symbol CGPAX", "(Ticker: CGPAX)": what the title of a fund's own movements says behind its name. */
const SAID =
  /^[\s,|·•:(–—-]*(?:fund\s(?:(?:number|no\.?|#)\s?)?\d{1,5}[\s,|·•–—-]*)?(?:symbol|ticker)(?:\s?symbol)?\s?[:.]?\s*(?-i:(?<symbol>[A-Z][A-Z0-9]{1,5}(?:[./][A-Z])?))\)?\s*$/i;

/** The symbols that the paper says right behind the whole name. */
function saidOf(name: string, { sheet }: Reading): ReadonlySet<string> {
  const letters = squash(name);
  const found = sheet.rows.flatMap(({ segments }) =>
    segments.flatMap((_, index) => {
      const line = segments
        .slice(index)
        .map(({ text }) => text.trim())
        .join(" ");
      if (!squash(line).startsWith(letters)) return [];
      let end = 0;
      while (end < line.length && squash(line.slice(0, end)) !== letters) end += 1;
      const symbol = SAID.exec(line.slice(end))?.groups?.["symbol"] ?? "";
      return isSymbol(symbol) ? [symbol] : [];
    }),
  );
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
