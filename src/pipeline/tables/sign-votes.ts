import { categoryKind } from "#contract/categories.ts";
import type { AccountKind } from "#contract/extraction.ts";
import { categorise } from "../extract/categorise.ts";
import { type Direction, directionOf } from "./column-words.ts";
import { printedCategory } from "./entry-category.ts";
import type { TableRow } from "./read-rows.ts";

/** Votes needed before printed signs are turned round, and the share that must agree. */
export const ENOUGH_VOTES = 2;
export const AGREEMENT = 0.8;
const STRONG = 3;

/** A payment arrives on a loan as it does on a card. */
export const isOwed = (kind: AccountKind): boolean =>
  kind === "credit-card" || /loan|mortgage|heloc/.test(kind);

/** How many rows print money in as a plus, and how many as a minus, as far as their words tell; strong words count more. */
export type Votes = { readonly natural: number; readonly flipped: number };
type Convention = keyof Votes;

/** What the rows of all accounts of one table say about the signs of its column. */
export type PrintedSigns = {
  readonly deposits: Votes;
  readonly owed: Votes;
  /** One of the amounts has a minus: the others then have none because they go the other way. */
  readonly hasMinus: boolean;
};

/** What the words of all accounts of one table say about the signs of their column. Never throws. */
export function printedSigns(
  accounts: ReadonlyArray<{ readonly rows: readonly TableRow[]; readonly kind: AccountKind }>,
): PrintedSigns {
  const votesOf = (side: boolean) =>
    accounts
      .filter(({ kind }) => isOwed(kind) === side)
      .map(({ rows }) => countVotes(openRows(rows), side))
      .reduce(sumOf, { natural: 0, flipped: 0 });
  return {
    deposits: votesOf(false),
    owed: votesOf(true),
    hasMinus: accounts.some(({ rows }) => openRows(rows).some(({ amount }) => amount.value < 0)),
  };
}

const sumOf = (one: Votes, other: Votes): Votes => ({
  natural: one.natural + other.natural,
  flipped: one.flipped + other.flipped,
});

/**
 * The convention that an account's amounts follow: what its own words agree on, else what accounts of its side do, else what they
 * and a word of its own do. A bank may print cards the other way than its own accounts: "natural" there says nothing of a card, and a
 * card's "flipped" leaves the other accounts open. Never throws.
 */
export function conventionOf(
  own: Votes,
  isCard: boolean,
  table: PrintedSigns,
): Convention | "unknown" | undefined {
  const [same, other] = isCard ? [table.owed, table.deposits] : [table.deposits, table.owed];
  const sure = agreed(own) ?? agreed(same);
  if (sure !== undefined) return sure;
  const all = agreed(sumOf(same, other));
  if (all !== undefined && own[all] > 0 && own[all === "natural" ? "flipped" : "natural"] === 0) return all;
  const across = agreed(other);
  if (across === (isCard ? "flipped" : "natural")) return across;
  return !isCard && across === "flipped" ? "unknown" : undefined;
}

/** Rows whose direction only their printed sign or their words can tell. */
export const openRows = (rows: readonly TableRow[]): TableRow[] =>
  rows.filter((row) => row.column === "amount" && row.amount.value !== 0 && row.side === undefined);

/** The convention that enough of the rows which say anything agree on. */
function agreed({ natural, flipped }: Votes): Convention | undefined {
  const total = natural + flipped;
  if (total < ENOUGH_VOTES) return undefined;
  if (natural >= total * AGREEMENT) return "natural";
  return flipped >= total * AGREEMENT ? "flipped" : undefined;
}

/** What the words of a row and its printed sign are read from. */
export type VotingRow = Pick<TableRow, "flags" | "description" | "category" | "amount">;

/** Each row that says by itself which way the money went, set against its printed sign. */
export function countVotes(rows: readonly VotingRow[], isCard: boolean): Votes {
  const votes = { natural: 0, flipped: 0 };
  for (const row of rows) {
    const said = flagDirection(row, isCard);
    const words = wordedDirection(row.description, isCard);
    // A merchant's name may be an employer's too: what the file itself files the row under is nearer.
    const worded = words?.weight === STRONG ? words : (filedDirection(row, isCard) ?? words);
    const direction = said ?? worded?.direction;
    if (direction === undefined) continue;
    const weight = said !== undefined ? STRONG : (worded?.weight ?? 1);
    if ((direction === "in") === row.amount.value > 0) votes.natural += weight;
    else votes.flipped += weight;
  }
  return votes;
}

/** Which way the cells of type columns say that the money of a row went; undefined where they say nothing. Never throws. */
export function flagDirection(row: Pick<TableRow, "flags">, isCard: boolean): "in" | "out" | undefined {
  for (const flag of row.flags) {
    const direction = directionOf(flag);
    if (direction !== undefined) return sided(direction, isCard);
  }
  return undefined;
}

/** A payment arrives on a card and leaves a bank account. */
function sided(direction: Direction, isCard: boolean): "in" | "out" {
  return direction === "payment" ? (isCard ? "in" : "out") : direction;
}

const SURE_IN =
  /\b(?:payroll|salary|direct dep(?:osit)?|dir dep|mobile deposit|refund|interest (?:paid|earned)|dividend|tax ref|cash ?back (?:bonus|reward|redemption)|statement credit|ssa treas|zelle (?:payment )?from|transfer from|deposit)\b/i;
const SURE_OUT =
  /\b(?:atm withdrawal|withdrawal|debit card purchase|purchase authorized|check ?#? ?\d+|overdraft fee|service fee|zelle (?:payment )?to|transfer to|pos (?:debit|purchase)|bill pay(?:ment)?|interest charged?|late fee|annual (?:membership )?fee|autopay to|e-?payment)\b/i;
const CARD_IN =
  /\bthank ?you\b|payment received|autopay payment|\b(?:online|mobile|electronic|internet|automatic|autopay) ?(?:payment|pymt)\b|directpay|^payment\b|\bpymt\b|\bach deposit\b|payment - /i;

export const MONEY_BACK = /\b(?:refund|return(?:ed)?|credit|reversal|adjustment|rebate|reward)\b/i;

/** Which way a description says that money went, with how much that counts; undefined where it says nothing. Never throws. */
export function wordedDirection(
  description: string,
  isCard: boolean,
): { direction: "in" | "out"; weight: number } | undefined {
  if (isCard) {
    if (CARD_IN.test(description)) return { direction: "in", weight: STRONG };
    if (/\b(?:interest charged?|late fee|annual (?:membership )?fee|cash advance)\b/i.test(description))
      return { direction: "out", weight: STRONG };
  } else {
    if (SURE_IN.test(description) && !SURE_OUT.test(description)) return { direction: "in", weight: STRONG };
    if (SURE_OUT.test(description) && !SURE_IN.test(description)) return { direction: "out", weight: STRONG };
  }
  if (MONEY_BACK.test(description)) return undefined;
  const category = categorise(description, "-1.00");
  const kind = category === "other" ? undefined : categoryKind(category);
  return kind === "essential" || kind === "discretionary" ? { direction: "out", weight: 1 } : undefined;
}

/** What the file's own category says of a row whose words say nothing. */
function filedDirection(
  { category, description }: VotingRow,
  isCard: boolean,
): { direction: "in" | "out"; weight: number } | undefined {
  const filed = category === undefined ? undefined : printedCategory(category);
  if (filed === undefined || MONEY_BACK.test(description)) return undefined;
  if (filed === "card-payment") return { direction: isCard ? "in" : "out", weight: 1 };
  if (filed === "income") return isCard ? undefined : { direction: "in", weight: 1 };
  const kind = categoryKind(filed);
  return kind === "essential" || kind === "discretionary" ? { direction: "out", weight: 1 } : undefined;
}
