import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { contractNumber, findLast4, last4Beside, last4InProse } from "../account-last4.ts";
import type { AccountReading } from "../account-reading.ts";
import { chooseMoney, moneyChoices, moneyFinding } from "../candidates/choose.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { titleOver } from "../candidates/title-over.ts";
import { dueInWords } from "../cards/due-in-words.ts";
import { commonLabels } from "../lexicon/common-labels.ts";
import { squash } from "../lexicon/label-set.ts";
import { loanDecoys, loanLabels } from "../lexicon/loan-labels.ts";
import { phrasesBeside } from "../lexicon/loan-phrases.ts";
import { onceFor } from "../once-for.ts";
import { undatedPaper } from "../paper-day.ts";
import { findStatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { datedRegister } from "../transactions/dated-register.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { bareRate } from "./bare-rate.ts";
import { datedDue, datedPayments } from "./dated-payment.ts";
import { withoutDayOfLending } from "./day-of-lending.ts";
import { withoutPastDueDays } from "./due-of-current.ts";
import { chargedFees, chargedInterest } from "./fees-charged.ts";
import { firstOfMonth } from "./first-of-month.ts";
import { readBorrowed, readLeftAlone, readLeftOf, readPaidShare, withoutLeftOf } from "./left-of.ts";
import { withoutPrice } from "./lent-amount.ts";
import { isListedPayment } from "./listed-payment.ts";
import { loanKind } from "./loan-kind.ts";
import { loanPeriod, monthFacts } from "./month-facts.ts";
import { nextPayment, orderNumber } from "./next-payment.ts";
import { withoutOthers } from "./of-another.ts";
import { principalAtOrigin } from "./origin-column.ts";
import { ownNumbers } from "./own-number.ts";
import { paymentParts } from "./payment-parts.ts";
import { perMonth } from "./per-month.ts";
import { provePlan } from "./plan-schedule.ts";
import { isProvedByRate } from "./proved-by-rate.ts";
import { beginsWithDay, listedByDay, registerCheck, registerFindings } from "./register-facts.ts";
import { saidMaturity, saidPastDue, saidRate } from "./said-facts.ts";
import { toldAmounts } from "./told-amounts.ts";
import { withoutContradicted, wordedLabels } from "./worded-labels.ts";

const LISTED = [...loanLabels, ...commonLabels];
const LEXICON = compileLexicon([...LISTED, ...phrasesBeside(LISTED)], loanDecoys);

/** Rounding and a late fee may make a part look larger than the instalment, never this much. */
const PARTS_LIMIT = 1.5;

const claimsOf = onceFor((reading: Reading): readonly Candidate[] => {
  const { sheet, values } = reading;
  const listed = findLabels(sheet, values, LEXICON);
  const worded = wordedLabels(reading, listed);
  return pairValues(sheet, values, [...withoutContradicted(listed, worded), ...worded]);
});

/** The labels of a loan's paper with the values they announce. */
export const loanCandidates = (reading: Reading, claims = claimsOf(reading)): Candidate[] =>
  firstOfMonth(principalsApart(reading, withoutPastDueDays(reading, withoutOthers(reading, claims))));

const amountOf = ({ value }: Candidate): number => (value.kind === "money" ? value.money.amount : 0);

/** Titles over what was paid, not over what is owed. */
const PAID =
  /year\s?to\s?date|\bytd\b|\bpaid\b|payments?\s(?:history|made|received|applied)|\bpast payments|\bso far\b/i;
/**
 * "Principal" alone is a part of the payment, or what is owed: more than any payment can only be owed, unless its title speaks of what was
 * paid. A label that says whose principal it is outranks it.
 */
function principalsApart(reading: Reading, candidates: readonly Candidate[]): Candidate[] {
  const payments = candidates.filter(({ field }) => field === "minimumPayment" || field === "totalDue");
  const most = Math.max(0, ...payments.map(amountOf));
  return candidates.flatMap((candidate) => {
    if (candidate.field !== "partPrincipal" || amountOf(candidate) <= PARTS_LIMIT * most || most === 0)
      return [candidate];
    const { segment, start } = candidate.label.span;
    if (PAID.test(titleOver(reading, segment)) || PAID.test(segment.text.slice(0, start))) return [];
    // "So far in 2026" at the beginning of the figure's row.
    const [name] = reading.sheet.rows[candidate.value.span.segment.row]?.segments ?? [];
    if (name && PAID.test(name.text)) return [];
    const label = { ...candidate.label, label: { ...candidate.label.label, weight: 0.9 } };
    return [{ ...candidate, field: "currentBalance", label }];
  });
}

/** "Lower your rate by 0.25%" says by how much, not how high; a rate that a court could set is none of the loan's. */
const isChange = ({ value: { span } }: Candidate) =>
  /\bby\s*$|\b(?:judge?ment|default|penalty|could|would)\b/i.test(span.segment.text.slice(0, span.start)) ||
  /^[^.;]{0,40}\b(?:from|after|upon)\s(?:the\s)?(?:judge?ment|default)\b/i.test(
    span.segment.text.slice(span.end),
  );

/** A yearly rate is not printed so small and so exactly; that of a day is. */
const isDaily = ({ value }: Candidate) =>
  value.kind === "percent" && /^0?\.[0-2]\d{3,}\s?%/.test(value.span.text);

/** The best percentage of a label; equally good ones that differ are put to the person. */
function chooseRate(candidates: readonly Candidate[], field: string): Finding | undefined {
  const rates = candidates
    .filter((candidate) => candidate.field === field && !isChange(candidate) && !isDaily(candidate))
    .toSorted((a, b) => b.score - a.score);
  let best: Finding | undefined;
  for (const { value, score } of rates) {
    if (value.kind !== "percent") continue;
    const finding = makeFinding(value.percent.percent, value.span, score);
    if (!best) best = finding;
    else if (best.value === finding.value) best.witnessed = true;
    else if (score > 0.8 && score > best.score * 0.9) best.rivals.push(finding);
  }
  return best;
}

const OF_PAYMENTS =
  /\b(?:payments?|instal?lments?|fixed)\s(?:at|of)\s*$|\b(?:(?:payments|instal?lments|months)|(?:split|pay|paid)\sin\s(?:\d|four|three|six))\s*[·•|,;–-]\s*$|\b\d+\sof\s\d+\s(?:paid|payments?(?:\smade)?)\W+$/i;

/** "12 monthly payments at 18.99% APR", "2 of 4 paid · 0% APR": the rate in what a plan calls itself; none where two of them differ. */
function rateOfPayments({ allValues }: Reading): Finding | undefined {
  const found = allValues.flatMap((value) => {
    const { segment, start, end } = value.span;
    const isRate =
      value.kind === "percent" &&
      OF_PAYMENTS.test(segment.text.slice(0, start)) &&
      /^\s*(?:apr|interest)\b/i.test(segment.text.slice(end));
    return isRate ? [makeFinding(value.percent.percent, value.span, 0.8)] : [];
  });
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}

function chooseDate(candidates: readonly Candidate[], field: string, dayFirst: boolean): Finding | undefined {
  for (const { value, score } of candidates
    .filter((entry) => entry.field === field)
    .toSorted((a, b) => b.score - a.score)) {
    const day = value.kind === "date" ? resolveDate(value.date, { dayFirst }) : undefined;
    if (day) return makeFinding(day, value.span, score);
  }
  return undefined;
}

/** "Last payment due date" is the loan's end only where it is still to come; else it is the month's that was paid. */
function isOfEarlierMonth(
  { field, label, value }: Candidate,
  dayFirst: boolean,
  after: string | undefined,
): boolean {
  if (field !== "maturityDate" || value.kind !== "date") return false;
  const { segment, start, end } = label.span;
  if (!/\blast\s/i.test(segment.text.slice(Math.max(0, start - "last ".length), end))) return false;
  const day = resolveDate(value.date, { dayFirst });
  return after === undefined || day === undefined || day <= after;
}

/** "Last payment" is the latest one made, or, after the next one is due, the one that ends the loan. */
function lastPayment(
  candidates: readonly Candidate[],
  dayFirst: boolean,
  dueDate: string | undefined,
): Finding | undefined {
  for (const { value, label, score } of candidates) {
    if (value.kind !== "date" || value.date.year === undefined || dueDate === undefined) continue;
    if (!/^(?:last|final)payment(?:date|on)?$/.test(squash(label.span.text))) continue;
    const day = resolveDate(value.date, { dayFirst });
    if (day && day > dueDate) return makeFinding(day, value.span, score);
  }
  return undefined;
}

/** A principal that is named as such outranks a balance that may hold interest and fees. */
function chooseBalance(candidates: readonly Candidate[]): Finding | undefined {
  const balances = candidates.filter((candidate) => candidate.field === "currentBalance");
  for (const weight of new Set(balances.map((entry) => entry.label.label.weight).toSorted((a, b) => b - a))) {
    const finding = chooseMoney(
      balances.filter((entry) => entry.label.label.weight === weight),
      "currentBalance",
    );
    if (finding) return finding;
  }
  return undefined;
}

const MEANS_OF_PAYMENT =
  /(?:\bvin\b|\bserial(?:\s(?:no\.?|number))?|visa|master\s?card|amex|american express|discover|debit|checking|savings|bank|card|autopay from|paid (?:from|with)|charged to|payment method)\W*(?:account|card)?\W*$/i;

/** "Charged to Visa ending 4419" is how the loan is paid, "VIN ending 470976" what it bought. */
function isMeansOfPayment({ kind, span }: PrintedValue, { sheet }: Reading): boolean {
  if (kind !== "account") return false;
  const own = span.segment.text.slice(0, span.start);
  const row = sheet.rows[span.segment.row];
  const above = sheet.rows[span.segment.row - 1];
  const [line, beside] = above?.segments ?? [];
  // "... from your checking account" over "ending in 4417 on September 26".
  const isBroken = /^\s*(?:account|acct|card)?\W*$/i.test(own);
  const goesOn = isBroken && row?.segments.length === 1 && !beside && above?.page === row.page;
  return MEANS_OF_PAYMENT.test(goesOn ? `${line?.text ?? ""} ${own}` : own);
}

/** The amount that a sentence names stands in another line as well, be it as a payment with a minus. */
function isPrintedAgain({ value, evidence }: Finding, { allValues }: Reading): boolean {
  const prints = allValues.filter(
    ({ kind, span }) => kind === "money" && span.segment.page === evidence.page,
  );
  const rows = prints.flatMap((print) =>
    print.kind === "money" && formatMoney(cents(Math.abs(print.money.amount))) === value
      ? [print.span.segment.row]
      : [],
  );
  return new Set(rows).size > 1;
}

/** From here on a figure's label is its own. */
const LABELLED = 0.8;

/** Reads the statement of one loan. A loan without a printed principal balance still has its instalment and due date. */
export function readLoan(reading: Reading): AccountReading {
  const claims = claimsOf(reading);
  const labelled = withoutDayOfLending(
    withoutLeftOf(reading, loanCandidates(reading, claims)),
    reading,
  ).filter((candidate) => !isListedPayment(reading, candidate));
  const isDueLabelled = labelled.some(({ field }) => field === "paymentDueDate");
  const isPaymentLabelled = labelled.some(({ field }) => field === "minimumPayment");
  const candidates = [
    ...labelled,
    ...(isDueLabelled ? [] : [...dueInWords(reading), ...datedDue(reading)]),
    ...(isPaymentLabelled ? [] : datedPayments(reading)),
  ];
  const dates = findStatementDates(reading.sheet, reading.allValues, candidates);
  const findings = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) findings.set(field, finding);
  };
  put(
    "accountLast4",
    findLast4(
      reading.allValues.filter((value) => !isMeansOfPayment(value, reading)),
      ownNumbers(candidates.filter(({ value }) => !isMeansOfPayment(value, reading))),
    ) ??
      last4Beside(reading) ??
      orderNumber(reading) ??
      contractNumber(reading) ??
      last4InProse(reading),
  );
  const period = loanPeriod(reading, candidates, dates);
  put("periodStart", period.start);
  put("periodEnd", period.end);
  const alone = undatedPaper(reading, candidates, dates.dayFirst);
  // A day without words after the period's end is as often another order's due day: a list has many of them.
  const isLater = alone !== undefined && period.end !== undefined && alone.value > period.end.value;
  const printed = dates.statementDate ?? (isLater ? undefined : alone) ?? period.end;
  const dueDate = dates.dueDate ?? chooseDate(candidates, "paymentDueDate", dates.dayFirst);
  // No paper is of the day on which it asks for the money: one of the two is something else, and "due" is said plainly.
  const statementDate = printed?.value === dueDate?.value ? undefined : printed;
  put("statementDate", statementDate);
  put("paymentDueDate", dueDate);
  const left = readLeftOf(reading);
  const listed = listedByDay(reading);
  put(
    "currentBalance",
    left?.balance ??
      readLeftAlone(reading) ??
      chooseBalance(candidates.filter(({ value }) => !listed.has(value))),
  );
  const register = datedRegister(reading, dates, statementDate?.value ?? dueDate?.value);
  for (const [field, finding] of register ? registerFindings(register, reading, dates) : []) {
    const known = findings.get(field);
    if (known?.value === finding.value) known.witnessed = true;
    // A balance with a label of its own outranks the last one of a list.
    else if (!known || (field === "currentBalance" && known.score < LABELLED)) findings.set(field, finding);
  }
  put(
    "originalBalance",
    left?.original ??
      chooseMoney(
        withoutPrice(reading, candidates).filter(
          ({ label }) => !beginsWithDay(reading, label.span.segment.row),
        ),
        "originalBalance",
      ) ??
      readPaidShare(reading, findings.get("currentBalance")) ??
      readBorrowed(reading) ??
      principalAtOrigin(reading),
  );
  const parts = paymentParts(candidates);
  const proven = parts.checks.length > 0;
  const instalment = parts.instalment
    ? moneyFinding(parts.instalment)
    : (chooseMoney(candidates, "minimumPayment", true) ?? perMonth(reading));
  if (instalment && proven) instalment.witnessed = true;
  put("minimumPayment", instalment);
  // What a collector adds up is the debt's history, not a month's.
  if (instalment)
    for (const [field, finding] of monthFacts(reading, candidates, findings.get("currentBalance")))
      if (!findings.has(field)) findings.set(field, finding);
  if (!findings.has("feesCharged")) put("feesCharged", chargedFees(reading));
  if (!findings.has("interestCharged")) put("interestCharged", chargedInterest(reading));
  const pastDue = parts.pastDue
    ? moneyFinding(parts.pastDue)
    : (chooseMoney(candidates, "pastDue") ?? saidPastDue(reading));
  if (pastDue && parts.pastDue) pastDue.witnessed = true;
  put("pastDue", pastDue);
  const after = dueDate?.value ?? statementDate?.value;
  put(
    "maturityDate",
    chooseDate(
      candidates.filter((candidate) => !isOfEarlierMonth(candidate, dates.dayFirst, after)),
      "maturityDate",
      dates.dayFirst,
    ) ??
      lastPayment(candidates, dates.dayFirst, dueDate?.value) ??
      saidMaturity(reading, dates.dayFirst, after),
  );
  for (const [field, finding] of toldAmounts(reading)) if (!findings.has(field)) findings.set(field, finding);
  for (const field of ["minimumPayment", "pastDue", "currentBalance", "originalBalance"]) {
    const said = findings.get(field);
    if (said?.isSaid && isPrintedAgain(said, reading)) said.witnessed = true;
  }
  const payment = findings.get("minimumPayment");
  if ((!payment || (payment.isSaid && !payment.witnessed)) && !findings.has("paymentDueDate"))
    for (const [field, finding] of nextPayment(reading, dates.dayFirst)) findings.set(field, finding);
  put(
    "apr",
    chooseRate(candidates, "interestRate") ??
      chooseRate(candidates, "apr") ??
      bareRate(reading) ??
      rateOfPayments(reading) ??
      saidRate(reading),
  );
  const owed = findings.get("currentBalance");
  if (owed?.isSaid && isProvedByRate(reading, owed, findings.get("apr"))) owed.witnessed = true;
  doubtImpossible(findings, candidates);
  if (!provePlan(reading, findings, dates.dayFirst)) doubtPayment(findings, reading);
  // What a loan's paper lists happened before it was printed, so before the payment that it asks for is due.
  const lastDay = parsePlainDate(statementDate?.value ?? dueDate?.value ?? "");
  return {
    account: { kind: loanKind(reading), findings },
    checks: [...parts.checks, ...(register ? [registerCheck(register)] : [])],
    dates: { ...dates, ...(lastDay ? { lastDay } : {}) },
    reading,
    claims,
  };
}

/** Why a balance that is also printed as a payment is asked. */
export const OWED_AS_PAYMENT = "The same amount is printed as a payment, so what is owed may be more.";

/** What is owed is as much as one payment or what is past due, though far more was lent: "unpaid balance of $3,032.84" may be that of a month. */
function doubtPayment(findings: Map<string, Finding>, reading: Reading): void {
  const balance = findings.get("currentBalance");
  const original = parseMoney(findings.get("originalBalance")?.value ?? "");
  const owed = parseMoney(balance?.value ?? "");
  if (!balance || !owed || (original !== undefined && original < FAR_MORE * owed)) return;
  if (original !== undefined && isPaidOff(reading, original - owed)) {
    balance.witnessed = true;
    return;
  }
  const payments = ["minimumPayment", "pastDue"].map((field) => findings.get(field)?.value);
  if (payments.includes(balance.value)) balance.doubt = OWED_AS_PAYMENT;
}
const FAR_MORE = 4;

/** "Paid to date  $349.75": what is no longer owed of the first amount is printed as paid. */
function isPaidOff({ sheet, allValues }: Reading, amount: number): boolean {
  return allValues.some((value) => {
    const [label] = sheet.rows[value.span.segment.row]?.segments ?? [];
    return (
      value.kind === "money" &&
      !value.money.bare &&
      value.money.amount === amount &&
      /^(?:total\s|amount\s)?paid(?:\s(?:to date|so far|already))?\b/i.test(label?.text.trim() ?? "")
    );
  });
}

/** An instalment above what is owed is a total with something else in it. */
function doubtImpossible(findings: Map<string, Finding>, candidates: readonly Candidate[]): void {
  const [balance, payment] = ["currentBalance", "minimumPayment"].map((field) =>
    parseMoney(findings.get(field)?.value ?? ""),
  );
  const instalment = findings.get("minimumPayment");
  if (findings.get("currentBalance")?.isSaid) return;
  if (!instalment || instalment.witnessed || balance === undefined || payment === undefined) return;
  if (balance <= 0 || payment <= balance * 1.1) return;
  const lower = moneyChoices(candidates, "minimumPayment").find((choice) => choice.amount <= balance);
  if (lower) findings.set("minimumPayment", moneyFinding(lower));
  else instalment.doubt = "The payment is more than the balance.";
}
