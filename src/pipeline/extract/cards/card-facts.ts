import { parseMoney } from "#engine/money/parse-money.ts";
import { contractNumber, findLast4, last4Beside, valuesOutsideRegisters } from "../account-last4.ts";
import type { AccountReading } from "../account-reading.ts";
import { balancesByDay } from "../candidates/by-day.ts";
import { chooseMoney, moneyChoices, moneyFinding } from "../candidates/choose.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { titleOver } from "../candidates/title-over.ts";
import { cardDecoys, cardLabels } from "../lexicon/card-labels.ts";
import { understandCardWords } from "../lexicon/card-words.ts";
import { commonLabels } from "../lexicon/common-labels.ts";
import { UNUSUAL } from "../lexicon/word-meanings.ts";
import { onceFor } from "../once-for.ts";
import { undatedPaper } from "../paper-day.ts";
import { findStatementDates } from "../period.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import { isRecognised, NEAR_LABEL } from "../result/doubt-prints.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { sumFindings } from "../result/sum-findings.ts";
import { textBeside } from "../transactions/side-cells.ts";
import { resolveDate } from "../values/dates.ts";
import type { AprEntry } from "./apr-entry.ts";
import { findCardAprs } from "./card-aprs.ts";
import { checkCreditLine, fitCreditLine } from "./credit-line.ts";
import { findDeferredInterest, findPromotionEnd } from "./deferred-interest.ts";
import { dueInWords, isDueOnADay } from "./due-in-words.ts";
import { findPayoffWarning } from "./minimum-payment-warning.ts";
import { notedEnd } from "./noted-end.ts";
import { turnOwedAsMinus } from "./owed-as-minus.ts";
import { readPayoffSentences } from "./payoff-sentences.ts";
import { promotionsInTable, withPromotions } from "./promotion-table.ts";
import { INTEREST_BY_KIND, rollForward } from "./roll-forward.ts";
import { saidAmounts } from "./said-amounts.ts";
import { saidAprs } from "./said-aprs.ts";
import { withoutShops } from "./shops-of-rows.ts";
import { toldPastDue } from "./told-past-due.ts";
import { namesAnother, type PaperTime } from "./told-rates.ts";
import { ofThisPeriod, ofTotalColumn, withoutPortions } from "./total-columns.ts";
import { withoutPartsOfInterest } from "./whole-interest.ts";

const LEXICON = compileLexicon([...cardLabels, ...commonLabels], cardDecoys, understandCardWords);

const LAST_STATEMENT = /laststatement|previous/;

/** Loans are looked at as cards more than once: what rolls forward may be a line of credit. */
const claimsOf = onceFor(({ sheet, values }: Reading): readonly Candidate[] =>
  pairValues(sheet, values, findLabels(sheet, values, LEXICON)),
);

/** Reads a credit-card statement. */
export function readCard(reading: Reading): AccountReading {
  const { sheet, values, allValues } = reading;
  const { warning, used: ofBox } = findPayoffWarning(sheet, values);
  const used = new Set([...ofBox, ...readPayoffSentences(sheet, values, warning)]);
  const claims = claimsOf(reading);
  const labelled = withoutPortions(ofThisPeriod(ofTotalColumn(claims, reading), reading)).filter(
    (candidate) =>
      !used.has(candidate.value) &&
      !isOfYear(candidate, reading) &&
      !isOfRates(candidate, reading) &&
      !isOfPoints(candidate),
  );
  const isDueLabelled = labelled.some(({ field }) => field === "paymentDueDate");
  const paired = isDueLabelled ? labelled : [...labelled, ...dueInWords(reading)];
  // The day of the last statement is the last one of the period before.
  const dates = findStatementDates(
    sheet,
    allValues,
    paired.filter(({ field, label }) => field !== "periodStart" || !LAST_STATEMENT.test(label.label.phrase)),
  );
  const labelledAmounts = balancesByDay(paired, reading, dates, {
    first: "previousBalance",
    last: "currentBalance",
  });
  const said = saidAmounts(reading).filter(
    ({ field, value }) =>
      !used.has(value) && !labelledAmounts.some((other) => other.field === field && other.value === value),
  );
  const all = turnOwedAsMinus([...withoutShops(labelledAmounts, reading), ...said]);
  const whole = rollForward(all);
  const balanced = whole.check?.passed === true;
  // Plain words make no fact by themselves, and break no sum.
  const candidates = balanced
    ? all
    : withoutPartsOfInterest(
        all.filter(({ label }) => label.label.weight !== UNUSUAL),
        reading,
      );
  const roll = balanced ? whole : rollForward(candidates);
  const findings = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) findings.set(field, finding);
  };
  put(
    "accountLast4",
    findLast4(valuesOutsideRegisters(reading), candidates, true) ??
      last4Beside(reading) ??
      contractNumber(reading),
  );
  put("periodStart", dates.start);
  put("periodEnd", dates.end);
  put(
    "statementDate",
    dates.statementDate ??
      dates.end ??
      dayOfBalance(paired, dates.dayFirst) ??
      undatedPaper(reading, paired, dates.dayFirst),
  );
  put("paymentDueDate", dates.dueDate);
  for (const field of ["creditLimit", "availableCredit", "minimumPayment", "pastDue"])
    put(
      field,
      chooseMoney(
        candidates.filter(({ label }) => label.label.weight !== UNUSUAL),
        field,
      ),
    );
  if (!findings.has("pastDue")) put("pastDue", toldPastDue(reading));
  const least = findings.get("minimumPayment");
  if (least?.isSaid && isDueOnADay(least, reading)) least.witnessed = true;
  includePastDue(findings, candidates);

  const partFinding = (
    part: Parameters<typeof roll.parts.get>[0],
    unsigned: boolean,
  ): Finding | undefined => {
    const choice = roll.parts.get(part);
    if (!choice || !candidates.includes(choice.candidate)) return undefined;
    const finding = balanced
      ? moneyFinding(choice, unsigned)
      : (chooseMoney(candidates, part, unsigned) ?? moneyFinding(choice, unsigned));
    // Two figures that swapped their rows on a skewed page still add up: only a near label makes the sum a witness.
    if (balanced && (!isRecognised(finding) || finding.score >= NEAR_LABEL)) finding.witnessed = true;
    else if (roll.check?.passed === false && !finding.witnessed)
      finding.doubt = "The figures of this statement do not add up to its new balance.";
    return finding;
  };
  put("previousBalance", partFinding("previousBalance", false));
  put("currentBalance", partFinding("currentBalance", false));
  put("purchases", partFinding("purchases", false));
  put("feesCharged", partFinding("feesCharged", false) ?? periodTotal(candidates, "feesCharged"));
  const byKind = balanced ? INTEREST_BY_KIND.flatMap((part) => partFinding(part, false) ?? []) : [];
  put(
    "interestCharged",
    partFinding("interestCharged", false) ??
      periodTotal(candidates, "interestCharged") ??
      sumFindings(byKind),
  );
  const joint = partFinding("paymentsAndCredits", true);
  const payments = partFinding("payments", true);
  const credits = partFinding("credits", true);
  put(
    "paymentsAndCredits",
    joint ?? sumFindings([payments, credits].filter((finding) => finding !== undefined)),
  );

  leaveOutNet(findings);

  const checks = roll.check ? [roll.check] : [];
  fitCreditLine(findings, all);
  const limitCheck = checkCreditLine(findings);
  if (limitCheck) checks.push(limitCheck);
  keepMinimumBelowBalance(findings, candidates);

  const closing = (dates.statementDate ?? dates.end)?.value;
  // Offers told beside the transactions name rates that nobody is charged.
  const offers = textBeside(sheet.rows, reading);
  const rated = cellsWhere(reading, (segment) => !offers.has(segment)).sheet;
  const listed = withPromotions(
    findCardAprs(rated, values, { closing, dayFirst: dates.dayFirst }),
    promotionsInTable(sheet, values, dates.dayFirst),
  );
  const told = saidAprs(reading, dates.dayFirst);
  const aprs =
    listed.length > 0
      ? [
          ...listed.map((entry) => withToldBalance(entry, told)),
          ...told.filter((entry) => isAlsoTold(entry, listed)),
        ]
      : told;
  for (const [index, entry] of aprs.entries()) {
    put(`aprs.${index}.kind:${entry.kind}`, entry.apr);
    put(`aprs.${index}.balance`, entry.balance);
    put(`aprs.${index}.interest`, entry.deferred);
    if (entry.deferred && entry.balance)
      put(`aprs.${index}.accruedInterest`, findDeferredInterest(sheet, values, entry.balance.value));
    // A day before the statement's end is when the balance began, not when its rate ends.
    if (entry.expires && entry.expires.value > (closing ?? "")) put(`aprs.${index}.expires`, entry.expires);
    else if (entry.kind === "promotional" && entry.balance && closing && Number(entry.balance.value) > 0) {
      const balance = entry.balance.value;
      put(
        `aprs.${index}.expires`,
        findPromotionEnd(sheet, values, { balance, closing, dayFirst: dates.dayFirst }),
      );
    }
    if (entry.kind === "promotional" && !findings.has(`aprs.${index}.expires`))
      put(`aprs.${index}.expires`, notedEnd(aprs, reading, { closing, dayFirst: dates.dayFirst }));
  }
  const lone =
    aprs.length === 0 ? labelledRate(candidates, reading, { closing, dayFirst: dates.dayFirst }) : undefined;
  put("aprs.0.kind:purchase", lone);
  put("apr", aprs.find((entry) => entry.kind === "purchase" && !entry.apr.doubt)?.apr ?? lone);
  put("minimumPaymentWarning.years", warning.years);
  put("minimumPaymentWarning.totalCost", warning.totalCost);
  put("minimumPaymentWarning.monthlyPaymentFor36Months", warning.monthlyPaymentFor36Months);
  return { account: { kind: "credit-card", findings }, checks, dates, reading, claims };
}

/** A rate that stands in a line of its own, and the balance that the next sentence says it was charged on. */
function withToldBalance(entry: AprEntry, told: readonly AprEntry[]): AprEntry {
  const same = told.find(({ kind, apr }) => kind === entry.kind && apr.value === entry.apr.value);
  return entry.balance || !same?.balance ? entry : { ...entry, balance: same.balance };
}

/** A paragraph's offer that no list of rates holds. */
const isAlsoTold = ({ kind }: AprEntry, listed: readonly AprEntry[]) =>
  kind === "promotional" && listed.every((entry) => entry.kind !== kind);

const OF_YEAR =
  /\b(?:year|20\d\d)[\s-]to[\s-]date\b|\bytd\b|^(?:the )?(?:this year|20\d\d) so far\b|^so far (?:in 20\d\d|this year)\b|^totals? (?:for|of|in) 20\d\d\b|^20\d\d totals?\b/i;

/** The words before a label from the last amount on: "Total year-to-date" before "fees charged". */
const ownWords = ({ label: { span } }: Candidate) =>
  span.segment.text
    .slice(0, span.end)
    .split(/\d\.\d\d/)
    .at(-1) ?? "";

/** Fees and interest under "2025 to date", or called "year-to-date" themselves, are those of the year so far. */
const isOfYear = (candidate: Candidate, reading: Reading) =>
  (candidate.field === "feesCharged" || candidate.field === "interestCharged") &&
  (OF_YEAR.test(ownWords(candidate)) || OF_YEAR.test(titleOver(reading, candidate.label.span.segment)));

/** "Purchases  24.99%  $2,000.00": behind a rate stands the balance that it is charged on. */
function isOfRates({ field, label, value: { span } }: Candidate, { sheet, values }: Reading): boolean {
  const { row } = span.segment;
  if (field !== "purchases" || label.span.segment.row !== row) return false;
  return (sheet.rows[row]?.segments ?? [])
    .flatMap((segment) => values.get(segment) ?? [])
    .some(({ kind, span: rate }) => kind === "percent" && rate.x0 > label.span.x0 && rate.x1 <= span.x0);
}

/** "Available and Pending as of 07/30/25: 158,529": points are counted in whole numbers, under words that go on. */
const isOfPoints = ({ field, label, value }: Candidate) =>
  (field === "availableCredit" || field === "creditLimit") &&
  value.kind === "money" &&
  value.money.bare &&
  label.coverage < 0.5;

/** "Charges, credits and returns  -$55.50": more came back than was bought, so the figure is neither what was bought nor what came back. */
function leaveOutNet(findings: Map<string, Finding>): void {
  if ((parseMoney(findings.get("purchases")?.value ?? "") ?? 0) >= 0) return;
  findings.delete("purchases");
  findings.delete("paymentsAndCredits");
}

/** "New balance as of May 5, 2026" on a bill that prints no other closing day. */
function dayOfBalance(candidates: readonly Candidate[], dayFirst: boolean): Finding | undefined {
  const [best] = candidates
    .filter(({ field, value }) => field === "periodEnd" && value.kind === "date")
    .toSorted((a, b) => b.score - a.score);
  if (best?.value.kind !== "date" || best.value.date.year === undefined) return undefined;
  const day = resolveDate(best.value.date, { dayFirst });
  return day ? makeFinding(day, best.value.span, best.score) : undefined;
}

const PERIOD_TOTAL = /^total(?:fees|interest)(?:charged)?(?:for)?this(?:statement)?period$/;

/** Where the summary nets fees against credits, their total under the activity says what they were. */
function periodTotal(candidates: readonly Candidate[], field: string): Finding | undefined {
  const totals = candidates.filter(({ label }) => PERIOD_TOTAL.test(label.label.phrase));
  return chooseMoney(totals, field);
}

/** A rate that only a label beside or above it names; a wording inside other words may be an offer's or a penalty's. */
function labelledRate(
  candidates: readonly Candidate[],
  { sheet, values }: Reading,
  time: PaperTime,
): Finding | undefined {
  const rates = candidates.filter(({ field, label, value, score }) => {
    const row = sheet.rows[value.span.segment.row];
    return (
      field === "purchaseApr" &&
      label.coverage > 0.9 &&
      score > 0.7 &&
      value.kind === "percent" &&
      !(row && namesAnother(row, values, time))
    );
  });
  const [best] = rates.toSorted((a, b) => b.score - a.score);
  if (best?.value.kind !== "percent") return undefined;
  const isAlone = rates.every(
    ({ value }) => value.kind === "percent" && value.percent.percent === rateOf(best),
  );
  return isAlone ? makeFinding(best.value.percent.percent, best.value.span, best.score) : undefined;
}

const rateOf = ({ value }: Candidate) => (value.kind === "percent" ? value.percent.percent : undefined);

/** Of two amounts due that differ by what is past due the larger one is the minimum: it includes what was not paid before. */
function includePastDue(findings: Map<string, Finding>, candidates: readonly Candidate[]): void {
  const pastDue = parseMoney(findings.get("pastDue")?.value ?? "");
  if (pastDue === undefined || pastDue <= 0) return;
  const due = moneyChoices(candidates, "minimumPayment");
  const total = due.find(({ amount }) => due.some((part) => part.amount + pastDue === amount));
  if (!total) return;
  const finding = moneyFinding(total);
  finding.witnessed = true;
  findings.set("minimumPayment", finding);
}

/** A minimum above the balance is the wrong figure unless the balance is a credit: the next candidate below it is taken, or none. */
function keepMinimumBelowBalance(
  findings: Map<string, Finding>,
  candidates: Parameters<typeof moneyChoices>[0],
): void {
  const minimum = findings.get("minimumPayment");
  const balance = parseMoney(findings.get("currentBalance")?.value ?? "");
  if (!minimum || balance === undefined) return;
  const ceiling = Math.max(balance, 0);
  if ((parseMoney(minimum.value) ?? 0) <= ceiling) return;
  const lower = moneyChoices(candidates, "minimumPayment").find(
    (choice) => choice.amount >= 0 && choice.amount <= ceiling,
  );
  if (lower) findings.set("minimumPayment", moneyFinding(lower));
  else minimum.doubt = "The minimum payment is more than the balance.";
}
