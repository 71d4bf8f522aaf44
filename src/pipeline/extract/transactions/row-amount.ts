import { cents } from "#engine/money/cents.ts";
import { type Row, type Segment, unionBox } from "../layout/sheet.ts";
import { type Column, columnAt, type PlacedColumn } from "./columns.ts";
import type { Chunk, DateValue, MoneyValue } from "./row-chunks.ts";

type Placed = { readonly value: MoneyValue; readonly at: PlacedColumn | undefined };

/**
 * Text that a typewriter's blanks set in columns runs out of them in other letters: an amount and a balance under headings of just these two
 * keep their order.
 */
function inOrder({ money }: Chunk, columns: readonly Column[]): Placed[] | undefined {
  const own = columns.filter(({ role }) => OF_MONEY.has(role)).toSorted((a, b) => a.x0 - b.x0);
  const [amount, balance] = own;
  const isPair = own.length === 2 && amount?.role === "amount" && balance?.role === "balance";
  if (!isPair || money.length !== 2) return undefined;
  return money
    .toSorted((a, b) => a.span.x0 - b.span.x0)
    .map((value, index) => {
      const column = index === 0 ? amount : balance;
      return { value, at: { role: column.role, distance: 0, column } };
    });
}
const OF_MONEY: ReadonlySet<string> = new Set(["amount", "in", "out", "balance", "side"]);

/** Each money column holds one amount of a row, the one that stands nearest to its heading. */
export function placeMoney(chunk: Chunk, columns: readonly Column[], reach: number): Placed[] {
  const placed = chunk.money.map((value) => ({
    value,
    at: columnAt(columns, value.span.x0, value.span.x1, reach),
  }));
  const ordered = inOrder(chunk, columns);
  if (ordered && new Set(placed.map(({ at }) => at?.column)).size < placed.length) return ordered;
  return placed.filter(
    ({ at }) =>
      at === undefined ||
      !placed.some((other) => other.at?.column === at.column && other.at.distance < at.distance),
  );
}

/** The amount of a row: that of its amount column; of a pair of columns the one that is not zero. */
function ofColumns(rest: readonly Placed[]): Placed | undefined {
  const own = rest.filter(({ at }) => at?.role === "in" || at?.role === "out" || at?.role === "amount");
  return (
    own.find(({ value }) => value.money.amount !== 0) ??
    own[0] ??
    rest.find(({ at }) => at?.role !== "side") ??
    rest[0]
  );
}

/** Several parts and what they come to, whatever their signs: principal, interest and escrow of one payment. */
function sumOfOthers(values: readonly MoneyValue[]): MoneyValue | undefined {
  const sizes = values.map(({ money }) => Math.abs(money.amount));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.filter((size) => size > 0).length < 3
    ? undefined
    : values.find((_, at) => 2 * (sizes[at] ?? 0) === all);
}

/** What leads from the balance before to the balance after, where a row prints both. */
function betweenBalances(
  placed: readonly Placed[],
  printed: readonly MoneyValue[],
  after: MoneyValue | undefined,
): MoneyValue | undefined {
  const before = placed.find(({ at }) => at?.role === "balance")?.value;
  if (!before || !after) return undefined;
  const moved = Math.abs(before.money.amount - after.money.amount);
  return printed.find((value) => value !== before && Math.abs(value.money.amount) === moved);
}

/**
 * The amount of a row: what leads from one of its balances to the other, or what its other amounts make up, wherever it stands, else what
 * its columns say.
 */
export function amountOf(
  placed: readonly Placed[],
  printed: readonly MoneyValue[],
  balance: MoneyValue | undefined,
): Placed | undefined {
  const proved = betweenBalances(placed, printed, balance) ?? sumOfOthers(printed);
  return proved
    ? (placed.find(({ value }) => value === proved) ?? { value: proved, at: undefined })
    : ofColumns(placed);
}

/** Headings of what a payment is made up of. */
const PRINCIPAL = /^(?:to\s|applied\sto\s)?principal(?:\s(?:paid|amount|portion))?$/i;
const INTEREST = /^(?:to\s|applied\sto\s)?(?:interest|finance\scharges?)(?:\s(?:paid|amount|portion))?$/i;
const OTHER_PART = /^(?:escrow|impound|fees?|late\s(?:fees?|charges?|chg)|late|other|insurance)$/i;
const WHOLE = /\b(?:amount|total|payment|paid|received)\b/i;

/** The cells of a row of headings that say of a payment what went to its principal, interest and the rest, where none says its sum. */
export function partHeadings({ segments }: Row): readonly Segment[] {
  const named = (pattern: RegExp) => segments.filter(({ text }) => pattern.test(text.trim()));
  const [principal, interest] = [named(PRINCIPAL), named(INTEREST)];
  const parts = [...principal, ...interest, ...named(OTHER_PART)];
  const isWhole = segments.some((cell) => !parts.includes(cell) && WHOLE.test(cell.text));
  return principal.length === 1 && interest.length === 1 && !isWhole ? parts : [];
}

/**
 * What a row paid whose columns print the parts of each payment and not their sum: both parts with their prints. Undefined where a single
 * part is all that the row has, or one of them has another sign.
 */
export function sumOfParts(
  money: readonly MoneyValue[],
  headings: readonly Segment[],
): MoneyValue | undefined {
  const parts = money.filter(
    ({ span, money: { amount } }) =>
      amount !== 0 &&
      headings.some(
        ({ x0, x1 }) =>
          Math.min(x1, span.x1) - Math.max(x0, span.x0) > 0.3 * Math.min(x1 - x0, span.x1 - span.x0),
      ),
  );
  const [first, ...others] = parts;
  if (!first || others.length === 0) return undefined;
  if (parts.some((part) => part.money.amount > 0 !== first.money.amount > 0)) return undefined;
  const amount = cents(parts.reduce((sum, part) => sum + part.money.amount, 0));
  return {
    ...first,
    money: { ...first.money, amount },
    span: {
      ...first.span,
      text: parts.map(({ span }) => span.text).join(" + "),
      x1: Math.max(...parts.map(({ span }) => span.x1)),
      box: unionBox(parts.map(({ span }) => span.box)),
      confidence: Math.min(...parts.map(({ span }) => span.confidence)),
    },
  };
}

/** "5,525.08  C": the letter in a column of its own right of the amount says on which side it stands. */
export function withMark(value: MoneyValue, row: Row): MoneyValue {
  const next = row.segments.find((segment) => segment.x0 >= value.span.x1);
  const mark = /^(?<side>C|CR|D|DR)$/.exec(next?.text.trim() ?? "")?.groups?.["side"];
  if (mark === undefined || value.money.amount < 0) return value;
  const isCredit = mark.startsWith("C");
  const amount = cents(isCredit ? 0 - value.money.amount : value.money.amount);
  return { ...value, money: { ...value.money, amount, sign: isCredit ? "CR" : "DR" } };
}

/** A large date beside a small amount belongs to another part of the page. */
export function isOnePrint(date: DateValue, amount: MoneyValue): boolean {
  const [a, b] = [date.span.y1 - date.span.y0, amount.span.y1 - amount.span.y0];
  return Math.max(a, b) < 1.5 * Math.min(a, b) || date.span.confidence < 1;
}
