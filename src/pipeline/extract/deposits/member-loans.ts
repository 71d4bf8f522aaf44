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
import { rolledBalances } from "./register-sections.ts";
import type { AccountPart } from "./split-accounts.ts";

/** Credit unions list a member's loans beside the shares, each under its own suffix. */
function isLoanPart({ sheet }: Reading): boolean {
  const text = squash(sheet.segments.map((segment) => segment.text).join(" "));
  const heading = text.slice(0, 120);
  // "L20 USED VEHICLE": suffixes of loans begin with their letter.
  if (!LOAN_HEADING.test(heading)) return false;
  const said = LOAN_SIGNS.filter((sign) => sign.test(text)).length;
  // "LOAN 71 USED VEHICLE": no share is headed so.
  const isNamed = /^(?:loan(?:id|suffix|number)?l?\d{1,4}|l\d{1,3})[a-z]/.test(heading);
  return said >= 2 || (said === 1 && (isNamed || !/endingbalance|dividend/.test(text)));
}

/** "Suffix 60 Home Equity": what was lent for may stand for the loan. */
const LOAN_HEADING =
  /loan|lineofcredit|equityline|creditline|^l\d{1,3}[a-z]|homeequity|heloc|mortgage|vehicle|(?:new|used)auto/;

/** What a loan's part prints and no share's does. */
const LOAN_SIGNS = [
  /principal/,
  // The columns of its payments.
  /principal(?:paid)?interest|interest(?:paid|charged)?(?:fees?|latefees?)?principal/,
  /paymentdue|minimumpayment|duedate/,
  /interestrate|annualpercentagerate/,
  /regularpayment/,
  /pastdue/,
  /financecharge|interestcharge/,
];

/** A card of the member among the loans: "LOAN 90 VISA CLASSIC". */
const CARD_HEADING = /visa|mastercard|creditcard/;

function isCardPart(reading: Reading): boolean {
  const text = squash(reading.sheet.segments.map((segment) => segment.text).join(" "));
  return CARD_HEADING.test(text.slice(0, 60)) && /creditlimit|minimumpayment/.test(text);
}

/** "VISA GOLD 0091": a card among the shares, by its name alone and what only a card prints. */
function isPlainCardPart(reading: Reading): boolean {
  const text = squash(reading.sheet.segments.map((segment) => segment.text).join(" "));
  const isNamed = /^.{0,12}(?:visa|mastercard)(?!check|debit)/.test(text);
  return isNamed && /creditlimit/.test(text) && /minimum(?:payment|due)|paymentdue/.test(text);
}

/** What a member owes among the shares: a loan, a line or a card. */
export const isOwedPart = (reading: Reading): boolean => isLoanPart(reading) || isPlainCardPart(reading);

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
  const loan = isCardPart(reading)
    ? month
    : isCreditLine(reading)
      ? readCreditLine(reading)
      : readLoan(reading);
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
