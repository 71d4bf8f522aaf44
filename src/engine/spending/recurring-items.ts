/**
 * What comes again: pay, bills, subscriptions, payments to debts, with the next day and amount of each, and price rises noticed.
 * Amounts are exact cents, signed; days as the bank posts them.
 */
import { nextBusinessDay } from "../calendar/business-days.ts";
import { addDays } from "../calendar/months.ts";
import type { PlainDate } from "../calendar/plain-date.ts";
import { type Cents, cents } from "../money/cents.ts";
import type { AccountRole } from "./categorise.ts";
import { type Category, categoryKind, isRegularIncome, isSubscription } from "./category.ts";
import { daysOfGrace, findRecurringRhythm, nextNominal, type RecurringRhythm } from "./recurring-rhythm.ts";

export type RecurringTransaction = {
  readonly on: PlainDate;
  readonly amount: Cents;
  readonly account: AccountRole;
  readonly merchantKey: string;
  readonly merchantName: string;
  readonly category: Category;
};

/** A habit is spending that one could leave on any day: regular cash, outings, purchases. */
export type RecurringKind = "pay" | "bill" | "subscription" | "habit" | "debt-payment";

export type RecurringItem = {
  readonly kind: RecurringKind;
  readonly merchantKey: string;
  readonly name: string;
  readonly category: Category;
  /** Undefined for pay without a rhythm. */
  readonly rhythm: RecurringRhythm | undefined;
  /** The day and amount expected next; undefined for pay without a rhythm. On an account, moved to a business day. */
  readonly next: { readonly on: PlainDate; readonly amount: Cents } | undefined;
  /** Smallest and largest size of its payments, in cents, never below zero. */
  readonly least: Cents;
  readonly most: Cents;
  readonly isFixed: boolean;
  readonly payments: number;
  /** Payments that should have come between the first and the last and did not. */
  readonly missed: number;
  readonly lastOn: PlainDate;
  /** The newest rise of a fixed price; amounts without sign. */
  readonly priceRise: { readonly from: Cents; readonly to: Cents; readonly since: PlainDate } | undefined;
};

/** Bought when it is needed: comes again, but only an equal amount makes it something one has signed up for. */
const AS_NEEDED: ReadonlySet<Category> = new Set<Category>([
  "groceries",
  "dining",
  "fuel",
  "transport",
  "shopping",
  "home",
  "entertainment",
  "travel",
  "personal-care",
  "hobbies",
  "pets",
  "cash",
  "medical",
  "fees",
  "p2p",
  "donations",
  "other",
]);

/** Neither earned nor spent, or nobody knows what it is. */
const NEVER: ReadonlySet<Category> = new Set<Category>([
  "transfer",
  "investing",
  "deposit",
  "refund",
  "tax-refund",
  "interest",
  "interest-earned",
]);

/** Paid by an agreement, though nobody needs it. */
const SIGNED_UP: ReadonlySet<Category> = new Set<Category>(["fitness", "donations", "fees"]);

function kindOf(category: Category): RecurringKind {
  const kind = categoryKind(category);
  if (kind === "income") return "pay";
  if (kind === "debt-payment" || category === "card-payment") return "debt-payment";
  if (isSubscription(category)) return "subscription";
  return kind === "discretionary" && !SIGNED_UP.has(category) ? "habit" : "bill";
}

type Payment = { readonly on: PlainDate; readonly amount: number };

/** One payment a day: two of one payer on a day are one pay, or one bill in two parts. */
function byDay(transactions: readonly RecurringTransaction[]): Payment[] {
  const sums = new Map<PlainDate, number>();
  for (const { on, amount } of transactions) sums.set(on, (sums.get(on) ?? 0) + amount);
  return [...sums].map(([on, amount]) => ({ on, amount })).toSorted((a, b) => (a.on < b.on ? -1 : 1));
}

/** How many equal amounts make a price. */
const PRICE = 2;

function risenPrice(payments: readonly Payment[]): RecurringItem["priceRise"] {
  const runs: Array<{ size: number; count: number; since: PlainDate }> = [];
  for (const { on, amount } of payments) {
    const size = Math.abs(amount);
    const run = runs.at(-1);
    if (run?.size === size) run.count++;
    else runs.push({ size, count: 1, since: on });
  }
  const [before, now] = [runs.at(-2), runs.at(-1)];
  if (!before || !now || before.count < PRICE || now.size <= before.size) return undefined;
  // An amount that changes all the time has no price: all but a few payments must belong to runs.
  const alone = runs.filter(({ count }) => count < PRICE).length;
  if (alone > 1 + Math.floor(payments.length / 6)) return undefined;
  return { from: cents(before.size), to: cents(now.size), since: now.since };
}

/** Sizes of a bill that is not fixed lie within this multiple of each other. */
const WIDEST = 5;
const RECENT = 3;

/** Payments late by more than this many whole rhythms have ended. */
const MISSED_TO_END = 1;

type Span = { readonly today: PlainDate; readonly seenUntil: PlainDate };

/** The next nominal day, today or later unless it is late and may still come; undefined where the payments have stopped. */
function nextDay(
  rhythm: RecurringRhythm,
  lastNominal: PlainDate,
  { today, seenUntil }: Span,
): PlainDate | undefined {
  const grace = daysOfGrace(rhythm);
  let due = nextNominal(rhythm, lastNominal);
  for (let missed = 0; addDays(due, grace) < seenUntil; missed++) {
    if (missed >= MISSED_TO_END) return undefined;
    due = nextNominal(rhythm, due);
  }
  while (due > seenUntil && due < today) due = nextNominal(rhythm, due);
  return due;
}

/** The expected amount: of a fixed price the last, otherwise the least of the last three: the smallest pay, the largest bill. */
function expected(payments: readonly Payment[], isFixed: boolean): Cents {
  const recent = payments.slice(-RECENT).map(({ amount }) => amount);
  return cents(isFixed ? (recent.at(-1) ?? 0) : Math.min(...recent));
}

/** What came before says nothing about what comes: a little more than a year of weekly payments, two of those twice a month. */
const MOST_PAYMENTS = 60;

function itemOf(transactions: readonly RecurringTransaction[], span: Span): RecurringItem | undefined {
  const newest = transactions.at(-1);
  if (newest === undefined) return undefined;
  const { category, merchantKey, merchantName, account } = newest;
  const isPay = isRegularIncome(category);
  const payments = byDay(transactions).slice(-MOST_PAYMENTS);
  const sizes = payments.map(({ amount }) => Math.abs(amount));
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const lastTwo = sizes.slice(-2);
  const priceRise = isPay ? undefined : risenPrice(payments);
  const isFixed =
    least === most ||
    priceRise !== undefined ||
    (lastTwo[0] === lastTwo[1] && sizes.slice(-RECENT).every((size) => size === lastTwo[0]));
  if (!isPay && (most > least * WIDEST || (AS_NEEDED.has(category) && !isFixed))) return undefined;
  const found = findRecurringRhythm(payments.map(({ on }) => on));
  if (!found) return undefined;
  const due = nextDay(found.rhythm, found.lastNominal, span);
  if (due === undefined) return undefined;
  return {
    kind: kindOf(category),
    merchantKey,
    name: merchantName,
    category,
    rhythm: found.rhythm,
    next: { on: account === "deposit" ? nextBusinessDay(due) : due, amount: expected(payments, isFixed) },
    least: cents(least),
    most: cents(most),
    isFixed,
    payments: payments.length,
    missed: found.missed,
    lastOn: payments.at(-1)!.on,
    priceRise,
  };
}

const FEWEST_IRREGULAR = 3;
const IRREGULAR_DAYS = 62;

function irregularPay(transactions: readonly RecurringTransaction[], span: Span): RecurringItem | undefined {
  const newest = transactions.at(-1);
  const payments = byDay(transactions);
  const last = payments.at(-1);
  if (!newest || !last || !isRegularIncome(newest.category) || payments.length < FEWEST_IRREGULAR)
    return undefined;
  if (addDays(last.on, IRREGULAR_DAYS) < span.seenUntil) return undefined;
  const sizes = payments.map(({ amount }) => Math.abs(amount));
  return {
    kind: "pay",
    merchantKey: newest.merchantKey,
    name: newest.merchantName,
    category: newest.category,
    rhythm: undefined,
    next: undefined,
    least: cents(Math.min(...sizes)),
    most: cents(Math.max(...sizes)),
    isFixed: false,
    payments: payments.length,
    missed: 0,
    lastOn: last.on,
    priceRise: undefined,
  };
}

/** Several prices at one merchant (two subscriptions of one store): each equal amount by itself. */
function byPrice(transactions: readonly RecurringTransaction[], span: Span): RecurringItem[] {
  const groups = Map.groupBy(transactions, ({ amount }) => amount);
  return [...groups.values()].flatMap((group) => (group.length > 1 ? (itemOf(group, span) ?? []) : []));
}

/** Prices side by side, unlike one that changed: each lasts beyond the beginning of all. */
function areSideBySide(transactions: readonly RecurringTransaction[]): boolean {
  const groups = [...Map.groupBy(transactions, ({ amount }) => amount).values()];
  const begun = groups
    .map((group) => group[0]!.on)
    .toSorted()
    .at(-1);
  return (
    begun !== undefined &&
    groups.length > 1 &&
    groups.every((group) => group.length > 1 && group.at(-1)!.on >= begun)
  );
}

function itemsOf(transactions: readonly RecurringTransaction[], span: Span): RecurringItem[] {
  const whole = itemOf(transactions, span);
  if (whole?.kind === "pay") return [whole];
  if (whole && !areSideBySide(transactions)) return [whole];
  const priced = byPrice(transactions, span);
  if (priced.length > 0 && (!whole || priced.length > 1)) return priced;
  const only = whole ?? irregularPay(transactions, span);
  return only ? [only] : [];
}

/**
 * The recurring items of all transactions, those due soonest first, pay without a rhythm last. Order of the input does not matter.
 * What stopped (two payments in a row did not come until `seenUntil`, the newest day that statements show) is left out.
 */
export function findRecurringItems(
  transactions: readonly RecurringTransaction[],
  today: PlainDate,
  seenUntil: PlainDate = today,
): readonly RecurringItem[] {
  const usable = transactions
    .filter(
      ({ category, amount }) =>
        !NEVER.has(category) && amount !== 0 && amount > 0 === isRegularIncome(category),
    )
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.amount - b.amount));
  const groups = Map.groupBy(
    usable,
    ({ merchantKey, amount }) => `${amount > 0 ? "in" : "out"} ${merchantKey}`,
  );
  const items = [...groups.values()].flatMap((group) => itemsOf(group, { today, seenUntil }));
  return items.toSorted((a, b) => {
    const [first, second] = [a.next?.on ?? "9999", b.next?.on ?? "9999"];
    return first < second ? -1 : first > second ? 1 : a.merchantKey < b.merchantKey ? -1 : 1;
  });
}
