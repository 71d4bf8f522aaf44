import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { type Row, type Segment, spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type HoldingDraft, makeFinding } from "../result/draft.ts";
import { isTotalName, NOT_A_HOLDING } from "./holding-words.ts";
import { clean, isSymbol, SYMBOL_AT_END } from "./name-print.ts";

/** A word of a line with its place. */
type Token = { readonly text: string; readonly start: number; readonly end: number };
type Figure = Token & { readonly size: number; readonly places: number };
type Line = {
  readonly words: string;
  readonly amount: Token;
  readonly cents: Cents;
  readonly isProven: boolean;
};

/** Figures, and what stands where a column has none. */
const FIGURE = /^(?:[-–+(]?\$?\d[\d,]*(?:\.\d+)?\)?%?|[-–—]{1,2}|N\/A)$/;
const AMOUNT = /^\$?\d[\d,]*(?:\.\d+)?$/;
const CASH =
  /^(?:cash|money market|sweep|settlement|core (?:account|position)|bank deposit|uninvested)\b|\b(?:cash|sweep|money market|cash balance)$/i;
/** How a holding is kept, between its symbol and how much of it there is. */
const KEPT = /\s(?:cash|margin|short)$/i;
/** What a line says of the holding ahead of its figures. */
const REMARK = /^(?:estimated|est\.?|current|\d{1,2}-day)\s+yield:?\s+[\d.]+%\s*/i;

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

function figureOf(token: Token): Figure[] {
  if (!AMOUNT.test(token.text)) return [];
  const print = token.text.replaceAll(/[$,]/g, "");
  return [{ ...token, size: Number(print), places: print.split(".")[1]?.length ?? 0 }];
}

/** Quantity times price, as far as both are printed. */
function isProduct(quantity: Figure, price: Figure, value: Figure): boolean {
  if (price.places < 2 || value.places !== 2 || value.size === 0 || quantity.size === 0) return false;
  const rounded = quantity.places === 0 ? 0 : 10 ** -quantity.places;
  const slack = 0.5 * (price.size * rounded + quantity.size * 10 ** -price.places) + 0.006;
  const isNear =
    Math.abs(quantity.size * price.size - value.size) <= Math.min(slack, value.size / 10_000 + 0.01);
  return isNear && !(quantity.size === 1 && quantity.places === 0 && quantity.text.length > 1);
}

/** The first figure that is the product of two before it. */
function valueAmong(figures: readonly Figure[]): Figure | undefined {
  return figures.find((value, at) =>
    figures
      .slice(0, at)
      .some((quantity, index) =>
        figures.slice(index + 1, at).some((price) => isProduct(quantity, price, value)),
      ),
  );
}

/** What a day begins was bought, granted or paid then. */
const DATED = /^\d{1,2}\/\d{1,2}\b/;

/** A line of one cell: words, then figures. */
function lineOf({ text }: Segment): Line | undefined {
  const tokens = tokensOf(text);
  const last = tokens.findLastIndex((token) => !FIGURE.test(token.text));
  const words = tokens.slice(0, last + 1).map((token) => token.text);
  if (last < 0 || last === tokens.length - 1 || DATED.test(text)) return undefined;
  const figures = tokens.slice(last + 1).flatMap(figureOf);
  const value = valueAmong(figures);
  const name = words.join(" ");
  const amount = value ?? (CASH.test(clean(name)) ? figures.find(({ places }) => places === 2) : undefined);
  return amount
    ? { words: name, amount, cents: cents(Math.round(amount.size * 100)), isProven: value !== undefined }
    : undefined;
}

/** Where a line of headings says that symbols stand: before the names, behind them, or nowhere. */
function symbolsOf({ sheet }: Reading, row: Row): "first" | "last" | undefined {
  const heading = sheet.rows.findLast(
    ({ index, page, segments: [only] }) =>
      index < row.index &&
      page === row.page &&
      /\b(?:quantity|qty|shares|units)\b.*\b(?:price|value)\b|\bsym(?:bol)?\b.*\bquantity\b/i.test(
        only?.text ?? "",
      ),
  );
  const text = heading?.segments.map((segment) => segment.text).join(" ") ?? "";
  const symbol = text.search(/\b(?:symbol|ticker|sym)\b/i);
  const name = text.search(/\b(?:description|security|securities|name|fund|investment)\b/i);
  if (symbol < 0) return undefined;
  return name > symbol ? "first" : "last";
}

type Named = { readonly name: string; readonly symbol?: string };

function namedIn(words: string, symbols: "first" | "last" | undefined): Named {
  const plain = clean(words.replace(REMARK, "").replace(symbols ? KEPT : /$^/, ""));
  const atEnd = SYMBOL_AT_END.exec(plain)?.groups?.["symbol"];
  if (atEnd) return { name: clean(plain.replace(SYMBOL_AT_END, "")), symbol: atEnd };
  const parts = plain.split(" ");
  const [head = "", tail = ""] = [parts[0], parts.at(-1)];
  if (symbols === "first" && parts.length > 1) {
    const name = parts.slice(1).join(" ");
    if (isSymbol(head)) return { name, symbol: head };
    return head === "CASH" ? { name } : { name: plain };
  }
  return symbols === "last" && isSymbol(tail)
    ? { name: parts.slice(0, -1).join(" "), symbol: tail }
    : { name: plain };
}

/** The line right over one that begins with its symbol or what it yields. */
function nameOver({ sheet, values }: Reading, row: Row): Segment | undefined {
  const [only, another] = sheet.rows[row.index - 1]?.segments ?? [];
  if (!only || another || only.page !== row.page || !/[A-Za-z]{2,}/.test(only.text)) return undefined;
  const isFigure = (values.get(only) ?? []).some((value) => value.kind === "money" && !value.money.bare);
  return isFigure && /\$|\.\d\d\b/.test(only.text) ? undefined : only;
}

/**
 * Holdings of a paper without columns, each a line of text: its name, perhaps its symbol, how much of it there is, the price and the value,
 * whose product proves it. Lines of cash have the value alone. Empty where no line proves itself.
 */
export function holdingsInLines(reading: Reading): HoldingDraft[] {
  const found = reading.sheet.rows.flatMap((row): HoldingDraft[] => {
    const [segment, another] = row.segments;
    const line = segment && !another ? lineOf(segment) : undefined;
    if (!segment || !line || isTotalName(line.words)) return [];
    const named = namedIn(line.words, symbolsOf(reading, row));
    const over = named.name === "" ? nameOver(reading, row) : undefined;
    const name = over ? clean(over.text) : named.name;
    if (!/[A-Za-z]{2,}/.test(name) || (NOT_A_HOLDING.test(name) && !CASH.test(name))) return [];
    return [
      {
        name,
        ...(named.symbol ? { symbol: named.symbol } : {}),
        value: makeFinding(formatMoney(line.cents), spanOf(segment, line.amount.start, line.amount.end), 0.9),
        print: evidenceOfCells(over ? [over, segment] : [segment]),
        table: 0,
        isProven: line.isProven,
      },
    ];
  });
  return found.some(({ isProven }) => isProven) ? found : [];
}
