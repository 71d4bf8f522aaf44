import type { AccountKind, Check } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { DateOrder } from "./date-style.ts";
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
const CREDITS = /\btotal (?:credits|deposits|additions)/i;
const DEBITS = /\btotal (?:debits|withdrawals|subtractions)/i;

/** What the lines around a table state about its account, and what its newest running balance states, checked against the rows. */
export function balanceFields(of: {
  readonly kind: AccountKind;
  readonly signing: Signing;
  readonly lines: readonly StatedLine[];
  readonly order: DateOrder;
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
  if (kind === "checking" || kind === "savings") {
    state("beginningBalance", of1(OPENING));
    state("endingBalance", of1(CLOSING) ?? newestBalance(signing));
    const credits = of1(CREDITS);
    const debits = of1(DEBITS);
    state("totalDeposits", credits, credits && cents(Math.abs(credits.value)));
    state("totalWithdrawals", debits, debits && cents(Math.abs(debits.value)));
  } else if (/loan|mortgage|heloc/.test(kind)) {
    const principal = of1(PRINCIPAL);
    if (principal && principal.value > 0) state("currentBalance", principal);
  } else if (kind === "credit-card") {
    // A table of a card rarely says whether a balance is owed: only lines in words that do are taken.
    const owed = lines.find((line) => CLOSING.test(line.text) && line.money.length === 1)?.money[0];
    if (owed && owed.value > 0) state("currentBalance", owed);
  }
  for (const [field, stated] of findPeriod(lines, of.order)) fields.set(field, stated);
  return { fields, checks: totalChecks(fields, signing) };
}

/** The balance beside the newest row, where the column proved to run. */
function newestBalance(signing: Signing): Stated<Cents> | undefined {
  if (!signing.balanceRuns && signing.rows.filter(({ row }) => row.balance).length > 1) return undefined;
  const rows = signing.newestFirst ? signing.rows : signing.rows.toReversed();
  return rows.find(({ row }) => row.balance !== undefined)?.row.balance;
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
