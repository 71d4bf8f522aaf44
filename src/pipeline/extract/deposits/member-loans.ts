import type { AccountKind } from "#contract/extraction.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import { readCard } from "../cards/card-facts.ts";
import { squash } from "../lexicon/label-set.ts";
import { isCreditLine, readCreditLine } from "../loans/line-facts.ts";
import { readLoan } from "../loans/loan-facts.ts";
import type { StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { makeFinding } from "../result/draft.ts";
import { type TitledAs, titledAs } from "./owed-title.ts";
import { rolledBalances } from "./register-sections.ts";
import type { AccountPart } from "./split-accounts.ts";

/** What a loan's part prints and no share's does. */
const LOAN_SIGNS = [
  /principal/,
  /paymentdue|minimumpayment|duedate/,
  /annualpercentagerate/,
  /regularpayment/,
  /pastdue/,
  /financecharge|interestcharge/,
  /creditlimit/,
];

/** "Payment   500.00" between two balances is what was paid, unless something says that it is due. */
const SAYS_DUE = /due|minimum|regular|scheduled|monthly|instal|yourpayment/;

const titleRow = ({ sheet }: Reading) => sheet.rows.find(({ segments }) => segments.length > 0);

/** What the title of an account's part says that it is. */
function titleOf(part: Reading): TitledAs | undefined {
  const row = titleRow(part);
  return row && titledAs(row, part);
}

/** Labels and remarks: what stands behind a day describes a movement, which names the loans of others as well. */
function wordsOf({ sheet, values }: Reading): string {
  const rows = sheet.rows.filter(({ segments: [first] }) => {
    const [own] = first ? (values.get(first) ?? []) : [];
    return own?.kind !== "date" || own.span.start > 0;
  });
  return squash(rows.flatMap(({ segments }) => segments.map(({ text }) => text)).join(" "));
}

/**
 * What an account's part holds: money of the member's, or something owed beside the shares, each under its own suffix. A title alone proves no
 * debt, and what is titled as one is no deposit: undefined.
 */
export function sideOf(part: Reading): "owned" | "owed" | undefined {
  const title = titleOf(part);
  if (title !== "loan" && title !== "card") return "owned";
  const words = wordsOf(part);
  const isShown = LOAN_SIGNS.some((sign) => sign.test(words)) || rolledBalances(part) !== undefined;
  return isShown ? "owed" : undefined;
}

/** Interest and fees that make a payment of the register together with what it took from the balance. */
function chargesOf(
  { account: { findings } }: AccountReading,
  balances: ReturnType<typeof rolledBalances>,
  { allValues }: Reading,
): readonly string[] {
  const [interest, fees] = ["interestCharged", "feesCharged"].map((field) =>
    parseMoney(findings.get(field)?.value ?? ""),
  );
  if (!balances || interest === undefined) return [];
  const paid = balances.first.money.amount - balances.last.money.amount + interest + (fees ?? 0);
  const isPaid = allValues.some((value) => value.kind === "money" && Math.abs(value.money.amount) === paid);
  return isPaid ? ["interestCharged", "feesCharged"] : [];
}

const LENT_FOR: ReadonlyArray<readonly [AccountKind, RegExp]> = [
  ["auto-loan", /\b(?:auto|vehicle|car|truck)\b/i],
  ["mortgage", /\bmortgage\b/i],
  ["personal-loan", /\b(?:signature|personal)\b/i],
];

/** "L 12 Auto": beside a suffix of loans a word is enough. */
function kindOfHeading(kind: AccountKind, { sheet }: Reading): AccountKind {
  const heading = sheet.segments[0]?.text ?? "";
  return kind === "loan" ? (LENT_FOR.find(([, words]) => words.test(heading))?.[0] ?? kind) : kind;
}

/** A member's loan beside the shares: its period is the statement's, its first balance heads its rows. */
export function readOwedPart({ reading, number }: AccountPart, whole: StatementDates): AccountReading {
  const month = readCard(reading);
  const loan =
    titleOf(reading) === "card" ? month : isCreditLine(reading) ? readCreditLine(reading) : readLoan(reading);
  loan.account.kind = kindOfHeading(loan.account.kind, reading);
  const { findings } = loan.account;
  // Where it rolls from month to month, it prints what a card prints of that.
  const balances = rolledBalances(reading);
  for (const [field, value] of [
    ["previousBalance", balances?.first],
    ["currentBalance", balances?.last],
  ] as const)
    if (value && !findings.has(field))
      findings.set(field, {
        ...makeFinding(formatMoney(value.money.amount), value.span, 0.9),
        witnessed: true,
      });
  // "Starting balance" over its rows is that of the month.
  const lent = findings.get("originalBalance");
  if (balances && lent && lent.value === formatMoney(balances.first.money.amount))
    findings.delete("originalBalance");
  const isRolled = month.checks.some((check) => check.name === "card-balance-roll-forward" && check.passed);
  const rolled = ["previousBalance", "paymentsAndCredits", "feesCharged", "interestCharged"];
  for (const field of isRolled ? rolled : chargesOf(month, balances, reading)) {
    const finding = month.account.findings.get(field);
    if (finding && !findings.has(field)) findings.set(field, finding);
  }
  // "Your payment of $669.80 is due": a sentence whose amount the rows print as what was paid.
  if (!SAYS_DUE.test(wordsOf(reading))) findings.delete("minimumPayment");
  const instalment = findings.get("minimumPayment");
  if (instalment && instalment.value === findings.get("paymentsAndCredits")?.value)
    instalment.witnessed = true;
  for (const [field, day] of [
    ["periodStart", whole.start],
    ["periodEnd", whole.end],
    ["statementDate", whole.statementDate],
  ] as const)
    if (day && !findings.has(field)) findings.set(field, day);
  if (number && !findings.has("accountLast4"))
    findings.set("accountLast4", makeFinding(number.account.last4, number.span, 0.7));
  if (loan.dates.start || !whole.start || !whole.end) return loan;
  return { ...loan, dates: { ...loan.dates, start: whole.start, end: whole.end } };
}
