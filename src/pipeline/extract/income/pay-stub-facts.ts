import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { compileLexicon, findLabels, type PrintedLabel } from "../candidates/find-labels.ts";
import { pairValues } from "../candidates/pair-values.ts";
import { payDateLabels, payLabels } from "../lexicon/income-labels.ts";
import { labelsOfPay, labelsOfPayDay } from "../lexicon/income-words.ts";
import type { Reading } from "../reading.ts";
import { type Finding, type IncomeDraft, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { PayAmount, PayColumn, PayField } from "./pay-amount.ts";
import { findPayDates } from "./pay-dates.ts";
import { isSumOfColumn, payEquation, ranked, withOwnNet, withProvenOrder } from "./pay-equation.ts";
import { readPayTable } from "./pay-table.ts";
import { cellBelow, findPayer } from "./payer.ts";

export type IncomeReading = {
  readonly income: IncomeDraft;
  readonly checks: readonly Check[];
  /** What is printed beside it and could not be taken. */
  readonly warning?: string;
};

/** A stub says what was earned and what of it was paid; a check, an advice and a list of deductions say one of them at most. */
export const standsAsStub = ({ income: { kind, findings } }: IncomeReading): boolean =>
  kind === "paystub" && findings.has("grossPay") && findings.has("netPay");

const TABLE_LEXICON = compileLexicon(payLabels, [], labelsOfPay);
const DATE_LEXICON = compileLexicon(payDateLabels, [], labelsOfPayDay);

/** A rival nearly as well announced as the figure taken is a contradiction, not noise. */
const RIVAL_SHARE = 0.9;
const UNBALANCED = "Gross pay less taxes and deductions does not give the net pay.";

function findingOf(amount: PayAmount): Finding {
  return makeFinding(
    formatMoney(cents(Math.abs(amount.value.money.amount))),
    amount.value.span,
    amount.score,
  );
}

/** How often an amount is printed anywhere else on the stub. */
function printsElsewhere(amount: PayAmount, reading: Reading): number {
  return reading.allValues.filter(
    (value) =>
      value.kind === "money" &&
      value.span !== amount.value.span &&
      Math.abs(value.money.amount) === Math.abs(amount.value.money.amount),
  ).length;
}

/** Asked rather than left out: a second reading of the page would take the printed zero for the pay. */
const SPLIT = "The pay went to several accounts, and the paper does not print their sum.";

type Column = { readonly gross?: Finding; readonly net?: Finding; readonly checks: readonly Check[] };

function readColumn(reading: Reading, amounts: readonly PayAmount[], column: PayColumn): Column {
  const { gross, net, check, isSplit } = payEquation(amounts, column);
  const make = (amount: PayAmount | undefined, field: PayField): Finding | undefined => {
    if (!amount) return undefined;
    const finding = findingOf(amount);
    finding.witnessed =
      check?.passed === true || isSumOfColumn(amount, amounts) || printsElsewhere(amount, reading) > 0;
    if (finding.witnessed) return finding;
    if (check?.passed === false) finding.doubt = UNBALANCED;
    for (const other of ranked(amounts, field, column)) {
      const differs = Math.abs(other.value.money.amount) !== Math.abs(amount.value.money.amount);
      if (differs && other.score >= amount.score * RIVAL_SHARE) finding.rivals.push(findingOf(other));
    }
    return finding;
  };
  const [grossPay, netPay] = [make(gross, "grossPay"), make(net, "netPay")];
  if (netPay && isSplit) netPay.doubt = SPLIT;
  return {
    ...(grossPay ? { gross: grossPay } : {}),
    ...(netPay ? { net: netPay } : {}),
    checks: check ? [check] : [],
  };
}

/** The year's figure includes this payday's: a smaller one belongs to another column. */
function keepYearAtLeast(year: Finding | undefined, now: Finding | undefined): void {
  if (year && now && Number(year.value) < Number(now.value))
    year.doubt = "The figure for the year is less than the one for this payday.";
}

/** A day is under its heading where it begins at most this far, in widths of the heading, from where that does. */
const UNDER_HEADING = 0.35;

/** A day alone in its cell right under "Pay day", or, where a narrow gap joins it to the cell beside, the only one there: words of other columns announce nothing. */
function dayUnder(reading: Reading, labels: readonly PrintedLabel[]): Finding | undefined {
  for (const { label, span, coverage } of labels) {
    if (label.field !== "payDate" || label.weight < 1 || coverage < 0.9) continue;
    const cell = cellBelow(reading, span.segment, span.segment.row);
    const days = cell ? (reading.values.get(cell) ?? []).filter(({ kind }) => kind === "date") : [];
    const [value] = days;
    const day =
      value?.kind === "date" && value.date.year !== undefined
        ? resolveDate(value.date, { dayFirst: false })
        : undefined;
    if (!value || !day) continue;
    const isAlone = value.span.text.length >= (cell?.text.trim().length ?? 0);
    const isUnder = Math.abs(value.span.x0 - span.x0) < UNDER_HEADING * (span.x1 - span.x0);
    if (isAlone || (days.length === 1 && isUnder)) return makeFinding(day, value.span, 0.8);
  }
  return undefined;
}

/** Reads one pay stub. The person paid is never returned. */
export function readPayStub(reading: Reading): IncomeReading {
  const { sheet, values } = reading;
  const labels = findLabels(sheet, values, TABLE_LEXICON);
  const amounts = withOwnNet(withProvenOrder(readPayTable(reading, labels)));
  const dayLabels = findLabels(sheet, values, DATE_LEXICON);
  const dates = findPayDates(reading, pairValues(sheet, values, dayLabels));
  const [now, year] = [readColumn(reading, amounts, "current"), readColumn(reading, amounts, "ytd")];
  keepYearAtLeast(year.gross, now.gross);
  keepYearAtLeast(year.net, now.net);
  const findings = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) findings.set(field, finding);
  };
  put("payer", findPayer(reading));
  put("payDate", dates.payDate ?? dayUnder(reading, dayLabels));
  put("periodStart", dates.periodStart);
  put("periodEnd", dates.periodEnd);
  put("frequency", dates.frequency);
  put("grossPay", now.gross);
  put("netPay", now.net);
  put("ytdGross", year.gross);
  put("ytdNet", year.net);
  return { income: { kind: "paystub", findings }, checks: [...now.checks, ...year.checks] };
}
