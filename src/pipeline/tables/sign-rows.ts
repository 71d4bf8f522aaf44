import type { AccountKind, Check } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import type { TableRow } from "./read-rows.ts";
import { followBalances, isNewestFirst } from "./running-balance.ts";
import {
  AGREEMENT,
  conventionOf,
  countVotes,
  ENOUGH_VOTES,
  flagDirection,
  isOwed,
  MONEY_BACK,
  openRows,
  type PrintedSigns,
  printedSigns,
  wordedDirection,
} from "./sign-votes.ts";

export type SignedRow = {
  readonly row: TableRow;
  readonly amount: Cents;
  readonly isSignUnknown: boolean;
  /** The balances turned it against the sign it is printed with, and most others not. */
  readonly isAgainstPrint?: boolean;
};

export type Signing = {
  readonly rows: readonly SignedRow[];
  readonly checks: readonly Check[];
  /** A running balance was followed and does not contradict the table. */
  readonly balanceRuns: boolean;
  /** True when the directions were concluded from wording alone. */
  readonly isConcluded: boolean;
  /** Newest row first or last, where balances or days say so. */
  readonly newestFirst: boolean;
};

/**
 * Signs the rows of one account from the holder's side. Strongest first: the steps of a running balance, the column, CR and DR,
 * a type column, and for one column of signed amounts whatever words and known merchants say about the printed signs as a whole.
 * A row about which nothing is certain is marked: it becomes a question.
 */
export function signRows(
  rows: readonly TableRow[],
  kind: AccountKind,
  isDirectionUnnamed = false,
  table = printedSigns([{ rows, kind }]),
): Signing {
  const isCard = isOwed(kind);
  const style = styleOf(rows, isCard, isDirectionUnnamed, table);
  const mirrored = new Set((["in", "out"] as const).filter((column) => isMirrored(rows, column)));
  const undecided = new Set((["in", "out"] as const).filter((column) => isUndecided(rows, column)));
  const signed = rows
    .map((row) => signOne(row, style, isCard, mirrored))
    .map((entry) =>
      entry.row.column !== "amount" && undecided.has(entry.row.column) && entry.amount !== 0
        ? { ...entry, isSignUnknown: true }
        : entry,
    );
  const balances = isCard ? undefined : followBalances(rows);
  if (!balances) {
    return {
      rows: signed,
      checks: [],
      balanceRuns: false,
      isConcluded: style.kind === "flipped" || style.kind === "words",
      newestFirst: isNewestFirst(rows),
    };
  }
  // Balances that go against the columns' own names are in an order or of a kind that was not understood.
  const against = signed.filter(
    ({ row, amount }, index) =>
      row.column !== "amount" && amount + (balances.steps[index] ?? amount) === 0 && amount !== 0,
  ).length;
  if (
    !isDirectionUnnamed &&
    against * 2 >= balances.steps.filter((step) => step !== undefined).length &&
    against > 0
  ) {
    const detail = "the balances go down where the table says that money came in, or the other way round";
    const check: Check = { name: "running-balance", passed: false, detail };
    return {
      rows: signed,
      checks: [check],
      balanceRuns: false,
      isConcluded: false,
      newestFirst: isNewestFirst(rows),
    };
  }
  const proven = signed.map((entry, index) => {
    const amount = balances.steps[index];
    return amount === undefined ? entry : { ...entry, amount, isSignUnknown: false };
  });
  // What the balances prove for most rows holds for the row or two that they cannot reach.
  const turned = proven.filter(
    (entry, index) => balances.steps[index] !== undefined && isTurned(entry, signed[index]),
  ).length;
  const reached = balances.steps.filter((step) => step !== undefined).length;
  // Where signs are printed, a row or two that the balances turn may stand after a line that is missing.
  const hasSigns = rows.some(({ column, amount }) => column === "amount" && amount.value < 0);
  const isOdd = (entry: SignedRow, index: number): boolean =>
    hasSigns && turned <= reached / 2 && entry.row.column === "amount" && isTurned(entry, signed[index]);
  const rest =
    turned > reached / 2
      ? proven.map((entry, index) =>
          balances.steps[index] === undefined ? { ...entry, amount: cents(0 - entry.amount) } : entry,
        )
      : proven.map((entry, index) => (isOdd(entry, index) ? { ...entry, isAgainstPrint: true } : entry));
  return {
    rows: rest,
    checks: [balances.check],
    balanceRuns: true,
    isConcluded: false,
    newestFirst: balances.newestFirst,
  };
}

/** A fee that the balance adds makes another amount of a row, not one of the other direction. */
const isTurned = (entry: SignedRow, printed: SignedRow | undefined): boolean =>
  Math.sign(entry.amount) * Math.sign(printed?.amount ?? 0) < 0;

/** How the amounts of a table are to be understood. */
type Style =
  | { readonly kind: "columns" }
  /** Printed signs are the holder's. */
  | { readonly kind: "natural" }
  /** A purchase is printed without a minus, a payment with one. */
  | { readonly kind: "flipped" }
  /** No signs: the type column or the wording of each row decides. */
  | { readonly kind: "flags" }
  | { readonly kind: "words" }
  | { readonly kind: "unknown" };

function styleOf(
  rows: readonly TableRow[],
  isCard: boolean,
  isDirectionUnnamed: boolean,
  table: PrintedSigns,
): Style {
  const open = openRows(rows);
  if (isDirectionUnnamed) return { kind: "words" };
  if (open.length === 0) return { kind: "columns" };
  const negative = open.filter((row) => row.amount.value < 0).length;
  const flagged = open.map((row) => flagDirection(row, isCard));
  const bothWays = flagged.includes("in") && flagged.includes("out");
  const said = flagged.filter((direction) => direction !== undefined).length;
  if (negative === 0 && bothWays && said >= open.length * AGREEMENT) return { kind: "flags" };
  const votes = countVotes(open, isCard);
  // Without a single minus the signs as a whole say nothing: each row stands for itself.
  if (negative === 0) {
    if (said >= open.length * AGREEMENT) return { kind: "flags" };
    const whole = table.hasMinus ? conventionOf(votes, isCard, table) : undefined;
    if (whole !== undefined) return { kind: whole };
    return votes.natural + votes.flipped >= ENOUGH_VOTES ? { kind: "words" } : { kind: "unknown" };
  }
  const kind = conventionOf(votes, isCard, table);
  if (kind !== undefined) return { kind };
  return !isCard || negative === open.length ? { kind: "natural" } : { kind: "unknown" };
}

/** Some banks print a minus before every amount of a column that says "debit" anyway; then a minus there means nothing. */
function isMirrored(rows: readonly TableRow[], column: "in" | "out"): boolean {
  const own = rows.filter((row) => row.column === column && row.amount.value !== 0);
  return own.filter((row) => row.amount.value < 0).length > own.length / 2;
}

/** As many with a minus as without: nothing says which of them take one back. */
function isUndecided(rows: readonly TableRow[], column: "in" | "out"): boolean {
  const own = rows.filter((row) => row.column === column && row.amount.value !== 0);
  return own.length > 0 && own.filter((row) => row.amount.value < 0).length * 2 === own.length;
}

function signOne(row: TableRow, style: Style, isCard: boolean, mirrored: ReadonlySet<string>): SignedRow {
  const printed = row.amount.value;
  const size = Math.abs(printed);
  const as = (isIn: boolean, isSignUnknown = false): SignedRow => ({
    row,
    amount: cents(isIn || size === 0 ? size : -size),
    isSignUnknown,
  });
  if (size === 0) return as(true);
  if (row.side) return as(row.side === "CR");
  if (style.kind === "unknown" && row.column === "amount") return as(false, true);
  if (style.kind === "words") {
    const said = flagDirection(row, isCard) ?? wordedDirection(row.description, isCard)?.direction;
    // What a card lists without a word about it is a purchase, unless it may be money back.
    const isPurchase = isCard && !MONEY_BACK.test(row.description);
    return as(said === "in", said === undefined && !isPurchase);
  }
  // The odd minus in a column of debits or credits takes one back.
  if (row.column !== "amount")
    return as((row.column === "in") !== (printed < 0 && !mirrored.has(row.column)));
  if (style.kind === "flags") {
    const direction = flagDirection(row, isCard);
    const isReversed = printed < 0;
    return as((direction === "in") !== isReversed, direction === undefined);
  }
  return as(style.kind === "flipped" ? printed < 0 : printed > 0);
}
