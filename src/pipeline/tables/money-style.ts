import { type Cents, cents } from "#engine/money/cents.ts";
import type { Cell } from "./grid.ts";

/** Which mark separates the cents: decided once for a table, because one cell alone ("1.234") does not say. */
export type DecimalMark = "." | ",";

export type CellMoney = {
  /** Signed as printed: minus before or after and parentheses make it negative. */
  readonly amount: Cents;
  /** Printed beside the amount: money in (CR) or money out (DR) whatever the sign. */
  readonly side?: "CR" | "DR";
  readonly currency?: string;
};

const SPACES = /[\s\u00a0\u2007\u2009\u202f'’]/g;
const SYMBOLS: Readonly<Record<string, string>> = {
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  US$: "USD",
  "¥": "JPY",
};
const SHAPE =
  /^(?<open>\()?(?<lead>[-+\u2212\u2013]?)(?<before>US\$|[$€£¥]|[A-Z]{3})?(?<inner>[-+\u2212\u2013]?)(?<body>\d[\d.,]*|[.,]\d+)(?<after>US\$|[$€£¥]|(?!CR|DR)[A-Z]{3})?(?<tail>[-+\u2212\u2013])?(?<close>\))?(?<side>CR|DR)?$/i;

type Parts = Readonly<Record<string, string | undefined>>;

function partsOf(text: string): Parts | undefined {
  if (text.length > 40) return undefined;
  return SHAPE.exec(text.replaceAll(SPACES, ""))?.groups;
}

/** The mark a single cell proves, if any: "1,234.56" proves the point, "12,5" the comma, "1,234" nothing. */
function provenMark(body: string): DecimalMark | undefined {
  const lastPoint = body.lastIndexOf(".");
  const lastComma = body.lastIndexOf(",");
  if (lastPoint >= 0 && lastComma >= 0) return lastPoint > lastComma ? "." : ",";
  const mark = lastPoint >= 0 ? "." : ",";
  const at = Math.max(lastPoint, lastComma);
  if (at < 0) return undefined;
  if (body.indexOf(mark) !== at) return mark === "." ? "," : ".";
  return body.length - at - 1 === 3 && at > 0 ? undefined : mark;
}

/**
 * The mark that most cells prove; the American point when none does. `isContinental`: the rest of the file is written as in most of
 * Europe, where "1.200" alone is twelve hundred. Never throws.
 */
export function findDecimalMark(texts: Iterable<string>, isContinental = false): DecimalMark {
  let [points, commas, grouped] = [0, 0, 0];
  for (const text of texts) {
    const body = partsOf(text)?.["body"];
    if (body !== undefined && /^\d{1,3}(?:\.\d{3})+$/.test(body)) grouped += 1;
    if (body?.includes(",") === true) grouped = Number.NEGATIVE_INFINITY;
    const mark = body === undefined ? undefined : provenMark(body);
    if (mark === ".") points += 1;
    else if (mark === ",") commas += 1;
  }
  if (points === 0 && isContinental && grouped > 0) return ",";
  return commas > points ? "," : ".";
}

/** Digits to cents; undefined when the grouping is odd or something smaller than a cent is printed. */
function centsOf(body: string, mark: DecimalMark): number | undefined {
  const at = body.indexOf(mark);
  const whole = at < 0 ? body : body.slice(0, at);
  const fraction = at < 0 ? "" : body.slice(at + 1);
  if (!/^\d*$/.test(fraction)) return undefined;
  const groups = whole.split(mark === "." ? "," : ".");
  const grouped = groups.length > 1;
  if (grouped && !groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{2,3}$/).test(group)))
    return undefined;
  // Indian grouping has pairs, but the last group is always three digits.
  if (grouped && groups.at(-1)?.length !== 3) return undefined;
  // Some banks pad to a fixed width: "-00000000001500.0000".
  const digits = groups.join("").replace(/^0+(?=\d)/, "");
  if (digits.length > 11 || /[1-9]/.test(fraction.slice(2))) return undefined;
  return Number(digits || "0") * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
}

const TINY = 1e-6;

/** A stored number is binary: 54.1 is a hair off. More than that is not an amount of whole cents. */
function centsOfNumber(value: number): Cents | undefined {
  const scaled = Math.round(value * 100);
  const off = Math.abs(value * 100 - scaled);
  if (!Number.isSafeInteger(scaled) || off > TINY * Math.max(1, Math.abs(value))) return undefined;
  return cents(scaled === 0 ? 0 : scaled);
}

/** The amount a cell holds; undefined when it holds anything else. */
export function readMoney(cell: Cell, mark: DecimalMark): CellMoney | undefined {
  if (cell.date !== undefined) return undefined;
  if (cell.number !== undefined) {
    const amount = centsOfNumber(cell.number);
    const currency = /[$€£]/.exec(cell.text)?.[0];
    return amount === undefined
      ? undefined
      : { amount, ...(currency ? { currency: SYMBOLS[currency] ?? currency } : {}) };
  }
  const parts = partsOf(cell.text);
  if (!parts || (parts["open"] === undefined) !== (parts["close"] === undefined)) return undefined;
  const size = centsOf(parts["body"] ?? "", mark);
  if (size === undefined) return undefined;
  const marks = [parts["lead"], parts["inner"], parts["tail"]].filter((sign) => sign);
  if (marks.length > 1) return undefined;
  const negative = parts["open"] !== undefined || (marks[0] !== undefined && marks[0] !== "+");
  const printed = parts["before"] ?? parts["after"];
  const side = parts["side"]?.toUpperCase();
  return {
    amount: cents(negative && size !== 0 ? -size : size),
    ...(side === "CR" || side === "DR" ? { side } : {}),
    ...(printed ? { currency: SYMBOLS[printed] ?? printed.toUpperCase() } : {}),
  };
}

/** Whether a text looks like an amount on its own: with cents, grouping, a sign or a currency. */
export function looksLikeMoney(cell: Cell): boolean {
  if (cell.date !== undefined) return false;
  if (cell.number !== undefined) return true;
  const parts = partsOf(cell.text);
  return parts !== undefined && (parts["body"] ?? "").replace(/^0+/, "").length <= 15;
}
