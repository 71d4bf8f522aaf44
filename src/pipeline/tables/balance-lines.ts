import type { AccountKind, Check, Evidence } from "#contract/extraction.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { type DateOrder, readDate } from "./date-style.ts";
import { findPeriod } from "./find-period.ts";
import type { ListedField, Stated } from "./listing.ts";
import type { StatedLine } from "./read-rows.ts";
import type { Signing } from "./sign-rows.ts";

export type BalanceFields = {
  readonly fields: ReadonlyMap<ListedField, Stated<string>>;
  readonly checks: readonly Check[];
};

const OPENING =
  /\b(?:beginning|opening|starting|previous|prior) balance|balance (?:brought )?forward|anfangssaldo|alter kontostand/i;
const CLOSING =
  /\b(?:ending|closing|current|new|ledger|statement|account) balance|^balance(?: as of)?\b|endsaldo|^kontostand|neuer kontostand/i;
const PRINCIPAL = /\b(?:principal|outstanding|loan|current) (?:principal )?balance/i;
const PRINCIPAL_COLUMN = /^(?:principal|outstanding|loan)balance/;
/** A payment that a lender only plans stands above the last one with the balance that it would leave. */
const TO_COME = /\b(?:scheduled|upcoming|projected|future)\b/i;
const CREDITS = /\btotal (?:credits|deposits|additions)/i;
const DEBITS = /\btotal (?:debits|withdrawals|subtractions)/i;

/** What the lines around a table state about its account, and what its newest running balance states, checked against the rows. */
export function balanceFields(of: {
  readonly kind: AccountKind;
  readonly signing: Signing;
  readonly lines: readonly StatedLine[];
  readonly order: DateOrder;
  /** Rows of the same table that could not be read, counted from 1. */
  readonly unread?: readonly number[];
  /** The squashed name of the column of balances. */
  readonly balanceName?: string | undefined;
}): BalanceFields {
  const { kind, signing, lines } = of;
  const fields = new Map<ListedField, Stated<string>>();
  const state = (field: ListedField, money: Stated<Cents> | undefined, value = money?.value) => {
    if (money && value !== undefined && !fields.has(field)) {
      fields.set(field, { value: formatMoney(value), evidence: money.evidence });
    }
  };
  const of1 = (wording: RegExp) =>
    lines.find((line) => wording.test(line.text) && line.money.length === 1)?.money[0];
  const closing = closingLine(lines, of.order);
  if (kind === "checking" || kind === "savings") {
    const opening = of1(OPENING) ?? openingBalance(lines, of.order, signing);
    state("beginningBalance", opening);
    // A balance of before the rows is not the one after them.
    const after = closing?.money === opening ? undefined : closing;
    state("endingBalance", after?.money ?? newestBalance(signing, of.unread));
    if (after?.day !== undefined && after.evidence)
      fields.set("statementDate", { value: after.day, evidence: after.evidence });
    const credits = of1(CREDITS);
    const debits = of1(DEBITS);
    state("totalDeposits", credits, credits && cents(Math.abs(credits.value)));
    state("totalWithdrawals", debits, debits && cents(Math.abs(debits.value)));
  } else if (/loan|mortgage|heloc/.test(kind)) {
    const principal = of1(PRINCIPAL);
    if (principal && principal.value > 0) state("currentBalance", principal);
    // Only a part of each payment comes off it, so no step proves it: the name of the column must say what it is.
    const left = PRINCIPAL_COLUMN.test(of.balanceName ?? "")
      ? balanceAtEnd(signing, of.unread, (words) => TO_COME.test(words))
      : undefined;
    if (left && left.value > 0) state("currentBalance", left);
  } else if (kind === "credit-card") {
    // A table of a card rarely says whether a balance is owed: only lines in words that do are taken.
    const owed = closing?.money;
    if (owed && owed.value > 0) {
      state("currentBalance", owed);
      if (closing.day !== undefined && closing.evidence)
        fields.set("statementDate", { value: closing.day, evidence: closing.evidence });
    }
  }
  for (const [field, stated] of findPeriod(lines, of.order)) fields.set(field, stated);
  return { fields, checks: totalChecks(fields, signing) };
}

type BalanceLine = {
  readonly money: Stated<Cents>;
  readonly day?: PlainDate;
  readonly evidence?: Evidence;
};

const DAY = /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\p{L}{3,9}\.? \d{1,2},? ?\d{4}|\d{1,2}\.? \p{L}{3,9}\.? \d{4}/u;

function balanceLines(lines: readonly StatedLine[], order: DateOrder): BalanceLine[] {
  return lines.flatMap(({ text, money, evidence }) => {
    const [only] = money;
    if (!CLOSING.test(text) || OPENING.test(text) || only === undefined || money.length > 1) return [];
    const day = readDate({ text: DAY.exec(text)?.[0] ?? "" }, order);
    return [{ money: only, ...(day === undefined ? {} : { day }), ...(evidence ? { evidence } : {}) }];
  });
}

/** The line of the balance that closes: of several that name their day the one of the latest, else the first. */
function closingLine(lines: readonly StatedLine[], order: DateOrder): BalanceLine | undefined {
  const found = balanceLines(lines, order);
  const [latest] = found
    .filter(({ day }) => day !== undefined)
    .toSorted((a, b) => (b.day ?? "").localeCompare(a.day ?? ""));
  return found.every(({ day }) => day !== undefined) ? latest : found[0];
}

/** A report that calls both its balances nothing but a balance of a day: the one of before its first row opens. */
function openingBalance(
  lines: readonly StatedLine[],
  order: DateOrder,
  signing: Signing,
): Stated<Cents> | undefined {
  const first = signing.rows.reduce<string>(
    (day, { row }) => (row.date.value < day ? row.date.value : day),
    "9999",
  );
  return balanceLines(lines, order)
    .filter(({ day }) => day !== undefined && day < first)
    .toSorted((a, b) => (b.day ?? "").localeCompare(a.day ?? ""))[0]?.money;
}

/** The balance beside the newest row, where the column proved to run. */
function newestBalance(signing: Signing, unread?: readonly number[]): Stated<Cents> | undefined {
  const counted = signing.rows.filter(({ row }) => row.balance).length;
  return signing.balanceRuns || counted <= 1 ? balanceAtEnd(signing, unread) : undefined;
}

/** The balance beside the newest row that has one; none where a newer row could not be read. */
function balanceAtEnd(
  signing: Signing,
  unread: readonly number[] = [],
  isLeftOut: (description: string) => boolean = () => false,
): Stated<Cents> | undefined {
  const { newestFirst } = signing;
  const rows = newestFirst ? signing.rows : signing.rows.toReversed();
  const newest = rows.find(({ row }) => row.balance !== undefined && !isLeftOut(row.description))?.row;
  if (newest === undefined) return undefined;
  const isNewer = (line: number): boolean => (newestFirst ? line - 1 < newest.row : line - 1 > newest.row);
  return unread.some(isNewer) ? undefined : newest.balance;
}

function totalChecks(fields: ReadonlyMap<ListedField, Stated<string>>, signing: Signing): Check[] {
  const figure = (field: ListedField) => fields.get(field)?.value;
  const total = (isIn: boolean) =>
    cents(signing.rows.reduce((sum, { amount }) => sum + (amount > 0 === isIn ? Math.abs(amount) : 0), 0));
  const checks: Check[] = [];
  const compare = (name: string, stated: string | undefined, rows: Cents) => {
    if (stated === undefined) return;
    checks.push({
      name,
      passed: stated === formatMoney(rows),
      detail: `the rows add up to ${formatMoney(rows)}, the file states ${stated}`,
    });
  };
  compare("deposits-total", figure("totalDeposits"), total(true));
  compare("withdrawals-total", figure("totalWithdrawals"), total(false));
  const [begin, end] = [figure("beginningBalance"), figure("endingBalance")];
  if (begin !== undefined && end !== undefined) {
    const sum = Math.round(Number(begin) * 100) + total(true) - total(false);
    checks.push({
      name: "balance-roll-forward",
      passed: formatMoney(cents(sum)) === end,
      detail: `${begin} + ${formatMoney(total(true))} - ${formatMoney(total(false))} = ${formatMoney(cents(sum))}; the file states ${end}`,
    });
  }
  return checks;
}
