/** Words of funds' names, long enough that a letter misread leaves no other word. */
const FUND_WORDS = `
aggregate allocation appreciation balanced corporate developed diversified dividend emerging equity extended global government growth
guaranteed income inflation institutional intermediate international investment investor lifetime municipal opportunity portfolio protected
retirement securities strategic technology treasury
`
  .split(/\s+/)
  .filter((word) => word.length > 7);

/** Letters that a recogniser takes for each other. */
const LOOK_ALIKE: ReadonlyArray<readonly [printed: string, read: string]> = [
  ["rn", "m"],
  ["m", "rn"],
  ["i", "l"],
  ["l", "i"],
  ["i", "1"],
  ["l", "1"],
  ["o", "0"],
  ["e", "c"],
  ["t", "f"],
];

/** How a word reads with one letter lost within it, or taken for another. */
function* misreadings(word: string) {
  for (let at = 1; at < word.length - 1; at++) yield word.slice(0, at) + word.slice(at + 1);
  for (const [printed, read] of LOOK_ALIKE)
    for (let at = word.indexOf(printed); at >= 0; at = word.indexOf(printed, at + 1))
      if (at > 0) yield word.slice(0, at) + read + word.slice(at + printed.length);
}

const KNOWN = new Set(FUND_WORDS);
const MEANT = new Map(
  FUND_WORDS.flatMap((word) =>
    [...misreadings(word)].filter((read) => !KNOWN.has(read)).map((read) => [read, word] as const),
  ),
);

/** "Sma/Mid", "Smal/Mid": strokes close to one that leans are lost. Before other words "SMA" is a kind of account. */
const SMALL = /^(?:Sma[lI1]?(?=\/Mid)|SMA[LI1]?(?=\/MID))/;

function spelledWord(word: string): string {
  if (SMALL.test(word)) return word.replace(SMALL, word.startsWith("SM") ? "SMALL" : "Small");
  const meant = MEANT.get(word.toLowerCase());
  if (meant === undefined) return word;
  if (!/[a-z]/.test(word)) return meant.toUpperCase();
  return /^[A-Z]/.test(word) ? `${meant.slice(0, 1).toUpperCase()}${meant.slice(1)}` : meant;
}

/** "l", "|" and "I/l" for the classes and series I to III, "lV" and "Vl" for others: no word of a name is spelled so. */
const SERIES = /^(?=.*[Il|])(?:[Il|/1]{1,3}|[Il|]V|V[Il|]{1,3})$/;
/** "Total Stock | Admiral": between the words of a name a stroke of its own parts them. */
const SEPARATOR = "|";

const asSeries = (word: string, isLast: boolean): string =>
  SERIES.test(word) && (isLast || word !== SEPARATOR) ? word.replaceAll(/[l|/1]/g, "I") : word;

/** A name as it is spelled, where a recogniser lost or mistook a letter. */
export const spelledName = (name: string): string =>
  name
    .split(" ")
    .map((word, index, { length }) =>
      index === 0 ? spelledWord(word) : asSeries(spelledWord(word), index === length - 1),
    )
    .join(" ");

/** Widths of capitals, in thousandths of the print's size. */
const WIDTHS: Readonly<Record<string, number>> = {
  A: 667,
  B: 667,
  C: 722,
  D: 722,
  E: 667,
  F: 611,
  G: 778,
  H: 722,
  I: 278,
  J: 500,
  K: 667,
  L: 556,
  M: 833,
  N: 722,
  O: 778,
  P: 667,
  Q: 778,
  R: 722,
  S: 667,
  T: 611,
  U: 722,
  V: 667,
  W: 944,
  X: 667,
  Y: 667,
  Z: 611,
};
/** The width that a symbol of capitals should have; undefined where it holds anything else. */
const widthOf = (symbol: string): number | undefined =>
  /^[A-Z]+$/.test(symbol)
    ? Array.from(symbol, (letter) => WIDTHS[letter] ?? 0).reduce((sum, width) => sum + width, 0)
    : undefined;

export type PrintedSymbol = { readonly text: string; readonly width: number; readonly confidence: number };

/** Weaker print may be another letter. */
const CLEAR = 0.95;
/** So many other symbols of a list show how wide its letters are. */
const ENOUGH = 3;
const FITS = 0.04;
const MISFITS = 0.085;

/** Below this a W may be a V, or two. */
const CLEAR_W = 0.8;

/**
 * "CWWS" for "CVVS": a symbol too narrow for the letters W that were read of it, among others whose widths fit, has letters V. Where a weak W
 * may be anything ("IW" for "IVV", "WWO" for "VWO") there is none.
 */
export function spelledSymbol(symbol: PrintedSymbol, others: readonly PrintedSymbol[]): string | undefined {
  const spelled = spelledByWidth(symbol, others);
  return spelled === symbol.text && symbol.confidence < CLEAR_W && spelled.includes("W")
    ? undefined
    : spelled;
}

function spelledByWidth(symbol: PrintedSymbol, others: readonly PrintedSymbol[]): string {
  const width = widthOf(symbol.text);
  const narrow = symbol.text.replaceAll("W", "V");
  const narrowWidth = widthOf(narrow);
  if (symbol.confidence >= CLEAR || !width || !narrowWidth || narrow === symbol.text) return symbol.text;
  const units = others
    .flatMap((other) => {
      const printed = /[WV]/.test(other.text) ? undefined : widthOf(other.text);
      return printed ? [other.width / printed] : [];
    })
    .toSorted((a, b) => a - b);
  const unit = units[Math.floor(units.length / 2)];
  if (unit === undefined || units.length < ENOUGH) return symbol.text;
  const misfit = (expected: number) => Math.abs(symbol.width / (expected * unit) - 1);
  return misfit(narrowWidth) < FITS && misfit(width) > MISFITS ? narrow : symbol.text;
}
