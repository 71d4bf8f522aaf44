import type { HoldingDraft } from "../result/draft.ts";
import { isSymbol } from "./name-print.ts";

export const CASH = /\bcash\b|sweep|money market|deposit|settlement|uninvested/i;
/** Ends of names in capitals that are no symbols: series, classes, forms of company, what an option or a bond is. */
export const NAME_ENDS =
  /^(?:I{1,3}|IV|VI{0,3}|IX|X{1,3}|US|EX|NA|ADR|GDR|REIT|PLC|LTD|SA|NV|AG|ETN|SPDR|[A-Z]\d?|R\d|CALL|PUT|FRN|PERP|SNR|GLBL|GTD|FLT|CONV|EURO|SPONS(?:ORED)?|RTS)$/;
/** What may follow the form of a company: its state, the kind of share or bond. */
const KIND_OF_SHARE =
  /^(?:DEL|NEV|CL|SHS|ORD|SPON|UNITS?|REG|CAP|STK|SER|SR|SUB|SEC|VAR|DEP|MTN|NOTES?|BONDS?|WTS?|PFD|NPV)$/;
/** How a whole name in capitals ends: the short word behind it is a symbol. */
const WHOLE_NAME = /\b(?:INC|CORP|CORPORATION|COMPANY|CO|LTD|PLC|COM|ETF|ADR)$/;
/** Behind a kind of fund stands its theme as often as its symbol: "ISHARES CORE ETF ESG". */
const ENDS_WITH_KIND = /\b(?:ETF|ADR)$/;
/** "FORD MOTOR CO F": of one letter only behind a company's form. */
const ONE_LETTER = /\b(?:INC|CORP|CORPORATION|COMPANY|CO|LTD|PLC|COM)\s[A-Z]$/;

export type Split = { readonly name: string; readonly symbol: string };

/** Five letters that end in X: "ABCDX". */
export const isFundSymbol = (symbol: string): boolean => /^[A-Z]{4}X$/.test(symbol);

/** Letters of a name in their order, from the first on: "GDC" for General Dynamo Corp. */
export function isShort(symbol: string, name: string): boolean {
  let at = 0;
  for (const letter of name) if (letter === symbol[at]) at += 1;
  return at === symbol.length && name.startsWith(symbol[0] ?? " ");
}

const isBehindWhole = ({ name, symbol }: Split): boolean =>
  WHOLE_NAME.test(name) && !KIND_OF_SHARE.test(symbol);

const wordAt = (name: string, at: "head" | "end"): Split | undefined => {
  const words = name.split(" ");
  const symbol = (at === "head" ? words[0] : words.at(-1)) ?? "";
  const rest = (at === "head" ? words.slice(1) : words.slice(0, -1)).join(" ");
  const isLetter = at === "end" && ONE_LETTER.test(name);
  const isOne =
    isLetter || (/^[A-Z]{2,5}(?:[./][A-Z])?$/.test(symbol) && isSymbol(symbol) && !NAME_ENDS.test(symbol));
  // In a name of capitals a symbol can be told from a word where it is a fund's, shortens the name, or follows a whole one.
  const isTold =
    /[a-z]/.test(rest) ||
    isFundSymbol(symbol) ||
    isShort(symbol, rest) ||
    (at === "end" && isBehindWhole({ name: rest, symbol }));
  return isOne && isTold && /[A-Za-z]{3,}/.test(rest) ? { name: rest, symbol } : undefined;
};

/** Five letters that end in X are a fund's symbol, though other lines of the list have none. */
function withFundSymbols(lines: readonly HoldingDraft[]): readonly HoldingDraft[] {
  return lines.map((line) => {
    const split = line.symbol ? undefined : wordAt(line.name, "end");
    return split && isFundSymbol(split.symbol) ? { ...line, ...split } : line;
  });
}

/** Symbols printed with nothing that sets them apart, at the end or head of each name, or at the end of those that have one. */
export const withSymbolsApart = (lines: readonly HoldingDraft[]): readonly HoldingDraft[] =>
  withFundSymbols(symbolsOfAll(lines));

/** Each line of a list has a symbol, and no two the same, as brands would be; undefined where they do not. */
export function splitEach(
  lines: readonly HoldingDraft[],
  splitOf: (line: HoldingDraft) => Split | undefined,
): readonly HoldingDraft[] | undefined {
  const splits = new Map(lines.map((line) => [line, splitOf(line)] as const));
  const isEach = lines.every((line) => splits.get(line) ?? CASH.test(line.name));
  return isEach && areDifferent([...splits.values()].filter((split) => split !== undefined))
    ? lines.map((line) => ({ ...line, ...splits.get(line) }))
    : undefined;
}

/** Whether a symbol is told by more than the kind of fund before it, in capitals as all of its name. */
const isToldOtherwise = ({ name, symbol }: HoldingDraft): boolean =>
  symbol !== undefined &&
  (/[a-z]/.test(name) || !ENDS_WITH_KIND.test(name) || isFundSymbol(symbol) || isShort(symbol, name));

const areDifferent = (splits: readonly Split[]): boolean =>
  splits.length > 1 && new Set(splits.map(({ symbol }) => symbol)).size === splits.length;

/** Symbols printed as the first or the last word of every name, with nothing that sets them apart. */
function symbolsOfAll(lines: readonly HoldingDraft[]): readonly HoldingDraft[] {
  if (lines.some((line) => line.symbol)) return lines;
  const atEnd = splitEach(lines, ({ name }) => wordAt(name, "end"));
  return (
    (atEnd?.some(isToldOtherwise) ? atEnd : undefined) ??
    splitEach(lines, ({ name }) => wordAt(name, "head")) ??
    symbolsOfWholeNames(lines)
  );
}

/**
 * Bonds and funds of a list may have no symbol: of half its lines the names are whole without their last word. Half of these words
 * shorten their names, as symbols do and words of options and bonds do not.
 */
function symbolsOfWholeNames(lines: readonly HoldingDraft[]): readonly HoldingDraft[] {
  const splits = new Map<HoldingDraft, Split>();
  for (const line of lines) {
    const split = wordAt(line.name, "end");
    if (split && isBehindWhole(split) && !ENDS_WITH_KIND.test(split.name)) splits.set(line, split);
  }
  const found = [...splits.values()];
  const short = found.filter(({ symbol, name }) => isShort(symbol, name));
  const others = lines.filter((line) => !splits.has(line) && !CASH.test(line.name));
  if (!areDifferent(found) || found.length < others.length || 2 * short.length < found.length) return lines;
  return lines.map((line) => ({ ...line, ...splits.get(line) }));
}
