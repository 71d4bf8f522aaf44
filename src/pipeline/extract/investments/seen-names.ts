import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { HoldingDraft } from "../result/draft.ts";
import { isSymbol, withoutSeenNotes } from "./name-print.ts";
import { type PrintedSymbol, spelledName, spelledSymbol } from "./spelling-of-names.ts";
import { isShort, NAME_ENDS, type Split, splitEach } from "./symbols-in-names.ts";

type Drafts = readonly HoldingDraft[];

/** The cells of the sheet in which a name and its symbol are printed. */
function cellsOf({ sheet }: Reading, { print }: HoldingDraft): Segment[] {
  const [left, top, right, bottom] = print.box;
  return sheet.segments.filter(
    ({ page, words }) =>
      page === print.page &&
      words.some(({ word: { box, shown } }) => {
        const [x0, y0, x1, y1] = shown ?? box;
        const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
        return x > left && x < right && y > top && y < bottom;
      }),
  );
}

/** "Ridge Small Company /": a lone stroke that ends the cell of a name is the class I, unless it ends several and parts them from their symbols. */
function withClassI(reading: Reading, drafts: Drafts): Drafts {
  const ends = drafts.filter((draft) =>
    cellsOf(reading, draft).some(({ text }) => text.trim() === `${draft.name} /`),
  );
  if (ends.length > 1 && 2 * ends.length >= drafts.length) return drafts;
  return drafts.map((draft) => (ends.includes(draft) ? { ...draft, name: `${draft.name} I` } : draft));
}

const HEADED = /^(?<symbol>[A-Z]{2,5})[-–—](?<name>[A-Z][a-z].*)$/;

/** "ETH-Ether" in a list whose other lines read "BTC - Bitcoin": blanks around a dash are lost now and then. */
function withSymbolsAhead(drafts: Drafts): Drafts {
  const areHeaded = drafts.some(
    ({ symbol, print }) => symbol !== undefined && /^[A-Z]{2,5} [-–—] [A-Z]/.test(print.text),
  );
  if (!areHeaded) return drafts;
  return drafts.map((draft) => {
    const { symbol, name } = HEADED.exec(draft.symbol ? "" : draft.name)?.groups ?? {};
    return symbol !== undefined && name !== undefined && isSymbol(symbol)
      ? { ...draft, name, symbol }
      : draft;
  });
}

/** The gap before a symbol is this much wider than those between the words of its name. */
const WIDER = 1.6;

/** The symbol at the end of a name that stands further from it than its words from each other. */
function symbolApart(reading: Reading, draft: HoldingDraft): Split | undefined {
  const words = draft.name.split(" ");
  const symbol = words.at(-1) ?? "";
  const isOne = /^[A-Z]{2,5}(?:[./][A-Z])?$/.test(symbol) && isSymbol(symbol) && !NAME_ENDS.test(symbol);
  const cell = cellsOf(reading, draft).find(({ text }) => text.trim() === draft.name);
  if (!isOne || !cell || words.length < 3) return undefined;
  const gaps = cell.words.slice(1).map(({ x0 }, index) => x0 - (cell.words[index]?.x1 ?? x0));
  const last = gaps.pop() ?? 0;
  return last > WIDER * Math.max(...gaps) ? { name: words.slice(0, -1).join(" "), symbol } : undefined;
}

/** "COCA COLA COM  KO": symbols in a column so close behind the names that they seem words of them, on every line of a list. */
function withSymbolsBehind(reading: Reading, drafts: Drafts): Drafts {
  if (drafts.some(({ symbol }) => symbol !== undefined)) return drafts;
  return splitEach(drafts, (draft) => symbolApart(reading, draft)) ?? drafts;
}

/** The symbols of a list as their widths say that they are spelled. */
function withSpelledSymbols(reading: Reading, drafts: Drafts): Drafts {
  const printed = new Map<HoldingDraft, PrintedSymbol>();
  for (const draft of drafts) {
    const word = cellsOf(reading, draft)
      .flatMap(({ words }) => words)
      .find(({ word: { text } }) => text === draft.symbol);
    if (word)
      printed.set(draft, {
        text: word.word.text,
        width: word.x1 - word.x0,
        confidence: word.word.confidence,
      });
  }
  return drafts.map((draft) => {
    const own = printed.get(draft);
    if (!own) return draft;
    const others = [...printed].flatMap(([other, symbol]) => (other === draft ? [] : [symbol]));
    const symbol = spelledSymbol(own, others);
    const { symbol: _, ...rest } = draft;
    return symbol === undefined ? rest : { ...rest, symbol };
  });
}

const FUND = /^[A-Z]{4}X$/;
/** A fund's symbol of which one letter was not seen: "FHIX" among others of five letters. */
const LOST_LETTER = /^[A-Z]{3}X$/;

/** "NFLX", "SOXX": companies and funds of an exchange have four letters, and an X may be the last. */
const FUND_WORD = /\b(?:funds?|index|idx|trust|portfolio|income|growth|bond|market|balanced|equity|value)\b/i;
const isFundName = (name: string): boolean => FUND_WORD.test(name) && !/\bETFs?\b/i.test(name);

/** Among symbols of funds one of four letters that ends like theirs lost a letter; which one, nothing says. */
function withoutCutSymbols(drafts: Drafts): Drafts {
  const funds = drafts.filter(({ symbol }) => symbol !== undefined && FUND.test(symbol)).length;
  if (funds === 0) return drafts;
  return drafts.map((draft) => {
    if (draft.symbol === undefined || !LOST_LETTER.test(draft.symbol) || !isFundName(draft.name))
      return draft;
    const { symbol: _, ...rest } = draft;
    return rest;
  });
}

/** "Broad Market ETF BMKT": a symbol that shortens its name is no word of it where others of the list have symbols. */
function withShortSymbols(drafts: Drafts): Drafts {
  if (drafts.every(({ symbol }) => symbol === undefined)) return drafts;
  return drafts.map((draft) => {
    const words = draft.name.split(" ");
    const symbol = words.pop() ?? "";
    const name = words.join(" ");
    const isOne = /^[A-Z]{3,5}$/.test(symbol) && isSymbol(symbol) && !NAME_ENDS.test(symbol);
    const isApart = draft.symbol === undefined && isOne && words.length > 1 && /[a-z]/.test(name);
    return isApart && isShort(symbol, name.toUpperCase()) ? { ...draft, name, symbol } : draft;
  });
}

/** A word of letters alone, which every name has. */
const NAME_WORD = /(?:^|\s)[A-Za-z&'’.-]{3,}(?=\s|$|[,/])/;
const NAME_UNREAD = "The name beside this value could not be read.";

/** The number of a security, or a symbol, where the other lines of a list have names: its own was not found. */
function doubtUnread(drafts: Drafts): Drafts {
  const named = drafts.filter(({ name }) => /\s/.test(name) && NAME_WORD.test(name)).length;
  return drafts.map((draft) => {
    const isSymbolAlone =
      /^[A-Z]{3,5}$/.test(draft.name) && isSymbol(draft.name) && draft.symbol === undefined;
    const isNumber = /\d{5}/.test(draft.name) && !NAME_WORD.test(draft.name);
    const isUnread = 2 * named >= drafts.length && (isSymbolAlone || isNumber);
    return isUnread ? { ...draft, value: { ...draft.value, doubt: NAME_UNREAD } } : draft;
  });
}

/** "DIVIDEND ETF (M)": the mark of a security that may be bought on margin. */
const MARGINABLE = /\s?\(M\)$/;

/** "MEllX": symbols have capitals only, and a small l is a stroke like an I. */
const inCapitals = (symbol: string): string => symbol.replaceAll("l", "I").toUpperCase();

/** Names and symbols of holdings as a recogniser loses them: letters mistaken, blanks lost. */
export function seenNames(reading: Reading, drafts: Drafts): Drafts {
  const split = withSymbolsBehind(reading, withSymbolsAhead(withClassI(reading, drafts)));
  const own = doubtUnread(withShortSymbols(split));
  return withoutCutSymbols(withSpelledSymbols(reading, own)).map((draft) => ({
    ...draft,
    name: spelledName(withoutSeenNotes(draft.name).replace(MARGINABLE, "")),
    ...(draft.symbol === undefined ? {} : { symbol: inCapitals(draft.symbol) }),
  }));
}
