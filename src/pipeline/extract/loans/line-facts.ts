import type { AccountReading } from "../account-reading.ts";
import { chooseMoney } from "../candidates/choose.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { readCard } from "../cards/card-facts.ts";
import { findTables } from "../layout/tables.ts";
import { LINE_TITLE } from "../lexicon/document-cues.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { loanCandidates, readLoan } from "./loan-facts.ts";

/** Figures that a line of credit shares with a card: it rolls forward from month to month and has a limit. */
const LIKE_A_CARD = [
  "periodStart",
  "periodEnd",
  "creditLimit",
  "availableCredit",
  "previousBalance",
  "paymentsAndCredits",
  "feesCharged",
  "interestCharged",
] as const;

/** Only a line that is drawn on for some years and then repaid has one. */
const DRAW_PERIOD = /drawperiod|periodtodraw/;
const DRAWN = /\b(?:advances?|draws?|drawn)\b/i;

/** What was owed rolls forward from month to month, and what is left of the limit fits what is owed: no other loan does both. */
function rollsLikeALine(reading: Reading): boolean {
  const { account, checks } = readCard(reading);
  const passed = checks.flatMap((check) => (check.passed ? [check.name] : []));
  const isOpen = passed.includes("card-available-credit") || account.findings.has("availableCredit");
  return passed.includes("card-balance-roll-forward") && isOpen;
}

/** A paper that calls itself a line of credit and prints a limit or what can still be drawn. */
export function isCreditLine(reading: Reading): boolean {
  const print = reading.sheet.segments.map((segment) => segment.text).join(" ");
  const text = squash(print);
  if (DRAWN.test(print) && rollsLikeALine(reading)) return true;
  const isAnnounced = () =>
    loanCandidates(reading).some(({ field }) => field === "creditLimit" || field === "availableCredit");
  return (
    (LINE_TITLE.test(text) || DRAW_PERIOD.test(text)) &&
    (/creditlimit|availablecredit|creditavailable|available(?:line|funds|toborrow|balance)|linelimit|(?:total|your)creditline/.test(
      text,
    ) ||
      isAnnounced())
  );
}

const amountOf = (value: PrintedValue | undefined) => (value?.kind === "money" ? value.money.amount : 0);

/** The rate in the table of balances that interest is charged on; of several rows the one with the largest balance. */
function rateOfTable(reading: Reading): Finding | undefined {
  for (const table of findTables(reading)) {
    const rate = table.columns.findIndex((column) =>
      /annualpercentagerate|apr|interestrate/.test(squash(column.heading)),
    );
    const balance = table.columns.findIndex((column) => /balance/.test(squash(column.heading)));
    if (rate < 0 || balance < 0) continue;
    const [row] = table.rows.toSorted(
      (a, b) => amountOf(b.values.get(balance)) - amountOf(a.values.get(balance)),
    );
    const value = row?.values.get(rate);
    if (value?.kind === "percent") return makeFinding(value.percent.percent, value.span, 0.95);
  }
  return undefined;
}

/** "Starting balance": a part of the month's sum is not what was lent at first. */
const isSamePrint = ({ evidence: one }: Finding, { evidence: other }: Finding): boolean =>
  one.page === other.page && one.box.every((edge, at) => edge === other.box[at]);

const OF_A_DRAW = /\b(?:advanced|borrowed|disbursed|drawn)\b/i;
const AT_FIRST = /\b(?:original(?:ly)?|initial(?:ly)?|first|loan|note|opening)\b/i;

/** "Amount advanced" among a month's figures: a line is drawn on again and again, and was not lent at once. */
function isDrawn(candidates: readonly Candidate[]): boolean {
  const labels = candidates.filter(({ field }) => field === "originalBalance").map(({ label }) => label.span);
  return (
    labels.length > 0 &&
    labels.every(({ text, segment }) => OF_A_DRAW.test(text) && !AT_FIRST.test(segment.text))
  );
}

/** Reads a home-equity or personal line of credit: limit and movements as on a card, rate, dates and instalment as on a loan. */
export function readCreditLine(reading: Reading): AccountReading {
  const loan = readLoan(reading);
  const card = readCard(reading);
  const { findings } = loan.account;
  for (const field of LIKE_A_CARD) {
    const finding = card.account.findings.get(field);
    if (finding) findings.set(field, finding);
  }
  const candidates = loanCandidates(reading);
  for (const field of ["creditLimit", "availableCredit"]) {
    const finding = findings.has(field) ? undefined : chooseMoney(candidates, field);
    if (finding) findings.set(field, finding);
  }
  const rolls = card.checks.some((check) => check.name === "card-balance-roll-forward" && check.passed);
  for (const field of [
    "currentBalance",
    "minimumPayment",
    "pastDue",
    "paymentDueDate",
    "statementDate",
    "apr",
  ]) {
    const finding = card.account.findings.get(field);
    if (finding && (!findings.has(field) || (rolls && field === "currentBalance")))
      findings.set(field, finding);
  }
  const original = findings.get("originalBalance");
  if (original && rolls && [...card.account.findings.values()].some((part) => isSamePrint(part, original)))
    findings.delete("originalBalance");
  if (findings.has("previousBalance") && isDrawn(candidates)) findings.delete("originalBalance");
  // All that is to be paid is this month's payment where nothing of an earlier one is left.
  const isBehind = (findings.get("pastDue")?.value ?? "0.00") !== "0.00";
  const total = findings.has("minimumPayment") || isBehind ? undefined : chooseMoney(candidates, "totalDue");
  if (total) findings.set("minimumPayment", total);
  const rate = rateOfTable(reading);
  if (rate) findings.set("apr", rate);
  return { ...loan, checks: [...loan.checks, ...card.checks], dates: card.dates };
}
