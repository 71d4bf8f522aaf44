import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { readDate } from "../date-style.ts";
import type { Stated } from "../listing.ts";
import { type Element, find, findDeep, type placesIn } from "../markup.ts";
import { type DecimalMark, readMoney } from "../money-style.ts";

/** What the values of one download need to know of the whole of it, and what was left out or altered while they were read. */
export type OfxReading = {
  readonly places: ReturnType<typeof placesIn>;
  /** What the file's amounts prove to separate the cents; undefined when they prove nothing, or both. */
  readonly mark: DecimalMark | undefined;
  /** Where the file's last character stands: an amount that ends there may be cut. */
  readonly end: number;
  readonly tally: Tally;
};

export type Tally = {
  unread: number;
  rounded: number;
  otherCurrency: number;
  turnedPurchases: number;
  holdings: number;
  balances: number;
};

const AMOUNTS: ReadonlySet<string> = new Set(["TRNAMT", "BALAMT", "TOTAL", "MKTVAL"]);

export function startReading(source: string, root: Element, places: OfxReading["places"]): OfxReading {
  const texts = findDeep(root, AMOUNTS).map(({ text }) => text);
  const points = texts.some((text) => /\.\d{1,2}$|\.\d{4,}$/.test(text));
  const commas = texts.some((text) => /,\d{1,2}$/.test(text));
  const tally = { unread: 0, rounded: 0, otherCurrency: 0, turnedPurchases: 0, holdings: 0, balances: 0 };
  const mark = commas ? "," : ".";
  return {
    places,
    mark: points === commas ? undefined : mark,
    end: source.trimEnd().length,
    tally,
  };
}

/**
 * The mark before the cents: the later of two kinds; never one that comes twice. One mark before three digits ("1,234") groups
 * where the file's other amounts say so; else a point separates the cents, as the format has it, and a comma stays open.
 */
function markOf(body: string, fileMark: DecimalMark | undefined): DecimalMark | undefined {
  const [point, comma] = [body.lastIndexOf("."), body.lastIndexOf(",")];
  if (point >= 0 && comma >= 0) return point > comma ? "." : ",";
  if (point < 0 && comma < 0) return ".";
  const [own, other] = point >= 0 ? ([".", ","] as const) : ([",", "."] as const);
  if (body.indexOf(own) !== body.lastIndexOf(own)) return other;
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) return own;
  if (fileMark === other) return other;
  return own === "." || fileMark === own ? own : undefined;
}

const LONGEST = 64;

export type OfxMoney = Stated<Cents> & { readonly isRounded: boolean };

/**
 * The amount of an element in cents, signed as written. Less than a cent is rounded half away from zero, as banks print it: 0.005 is
 * 0.01 and -0.005 is -0.01. Undefined when there is none, when it cannot be told what it is, or when the file breaks off within
 * it. Never throws.
 */
export function moneyOf(
  element: Element | undefined,
  { places, mark, end }: OfxReading,
): OfxMoney | undefined {
  // Longer is no amount, and would keep the expression below busy.
  if (!element || element.end >= end || element.text.length > LONGEST) return undefined;
  const body = /[\d.,]*\d[\d.,]*/.exec(element.text)?.[0] ?? "";
  const decimal = markOf(body, mark);
  if (decimal === undefined) return undefined;
  const at = body.lastIndexOf(decimal);
  const finer = at < 0 ? "" : body.slice(at + 3);
  const isFiner = /^\d*[1-9]\d*$/.test(finer);
  const kept = isFiner ? element.text.replace(body, body.slice(0, at + 3)) : element.text;
  const money = readMoney({ text: kept }, decimal);
  if (!money) return undefined;
  const isNegative = money.amount < 0 || (money.amount === 0 && /[-\u2212\u2013(]/.test(element.text));
  const more = isFiner && finer >= "5" ? 1 : 0;
  return {
    value: cents(money.amount + (isNegative ? -more : more)),
    evidence: places(element, element.text),
    isRounded: isFiner,
  };
}

/** The day of an element as the bank's own clock has it ("20261001120000[-5:EST]"); undefined when it holds none. Never throws. */
export function dateOf(
  element: Element | undefined,
  { places }: Pick<OfxReading, "places">,
): Stated<PlainDate> | undefined {
  // Some programs write the day with dashes.
  const text = /^(?:\d{8}|\d{4}-\d\d-\d\d)/.exec(element?.text ?? "")?.[0];
  const day = text === undefined ? undefined : readDate({ text }, "month-first");
  return element && day && { value: day, evidence: places(element, element.text) };
}

/**
 * The currency that an element's amounts are in where it is another than the statement's. ORIGCURRENCY only tells what an amount was
 * before the bank converted it.
 */
export function foreignCurrency(element: Element, statement: Element): string | undefined {
  const own = find(statement, "CURDEF")?.text.trim().toUpperCase();
  const stated = findDeep(element, new Set(["CURRENCY"]))[0];
  const code = (find(stated, "CURSYM")?.text ?? stated?.text ?? "").trim().toUpperCase();
  return own === undefined || own === "" || !/^[A-Z]{3}$/.test(code) || code === own ? undefined : code;
}

const say = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];

/** Sentences about what was left out or altered; none when everything was taken as it is written. */
export function tallyWarnings(tally: Tally): string[] {
  return [
    ...say(
      tally.unread,
      "One transaction has no readable date or amount and was left out.",
      "transactions have no readable date or amount and were left out.",
    ),
    ...say(
      tally.otherCurrency,
      "One row or holding in another currency than its account was left out.",
      "rows or holdings in another currency than their account were left out.",
    ),
    ...say(
      tally.holdings,
      "One holding has no readable name or value and was left out.",
      "holdings have no readable name or value and were left out.",
    ),
    ...say(
      tally.balances,
      "One balance could not be read and was left out.",
      "balances could not be read and were left out.",
    ),
    ...say(
      tally.rounded,
      "One transaction is written with less than a cent and was rounded to the cent.",
      "transactions are written with less than a cent and were rounded to the cent each.",
    ),
    ...say(
      tally.turnedPurchases,
      "One purchase of securities is written without a minus, against the format; it was read as money spent.",
      "purchases of securities are written without a minus, against the format; they were read as money spent.",
    ),
  ];
}
