import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import { findAgency } from "../income/agency.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { amountsBeside, labelledDebts } from "./labelled-debts.ts";
import { readLoan } from "./loan-facts.ts";

const AS_OF = String.raw`(?:\s(?:as of|on)\b.*|\snow)?\s*:?\s*$`;
/** What is asked for, penalties and what was paid back included. */
const OWED = new RegExp(
  String.raw`^(?:total\s|current\s|remaining\s)?(?:(?:amount|balance|debt)\s(?:owed|due|outstanding|you owe)|overpayment balance|debt (?:amount|balance)|you (?:still )?owe|total due)${AS_OF}`,
  "i",
);
/** The same where nothing says of what: beside other amounts it ends a table, whose columns are what was paid and what was due as well. */
const SUM = new RegExp(String.raw`^(?:(?:total\s|current\s|remaining\s)?balance|debt|total)${AS_OF}`, "i");
/** What was paid too much. */
const OVERPAID = new RegExp(
  String.raw`^(?:(?:total\s|benefit\s)?overpayment(?:\s(?:amount|total))?|(?:total\s)?amount\s(?:of\s(?:the\s|your\s)?(?:overpayment|indebtedness|debt)|overpaid)|total overpaid)${AS_OF}`,
  "i",
);
const COLUMN = /^(?:total\s)?(?:overpayment(?:\samount)?|(?:amount\s)?overpaid)$/i;
const TOTAL = /^totals?:?$/i;
/** Further rows are those of another table. */
const ROWS_OF_TABLE = 40;
const CONFIDENCE = 0.9;

const overlaps = (a: { x0: number; x1: number }, b: { x0: number; x1: number }) => a.x0 < b.x1 && b.x0 < a.x1;

/** The amount under the heading "Overpayment" of a table: in the row of the total, or the only one. */
function inColumn({ sheet, values }: Reading): Finding | undefined {
  for (const heading of sheet.segments) {
    const headings = sheet.rows[heading.row]?.segments ?? [];
    const isHeading = headings.length > 1 && headings.every((cell) => (values.get(cell) ?? []).length === 0);
    if (!isHeading || !COLUMN.test(heading.text.trim())) continue;
    const cells = sheet.rows
      .slice(heading.row + 1, heading.row + 1 + ROWS_OF_TABLE)
      .filter(({ page }) => page === heading.page)
      .flatMap(({ segments }) =>
        segments.flatMap((cell) => {
          const [value] = values.get(cell) ?? [];
          const isUnder = value?.kind === "money" && !value.money.bare && overlaps(value.span, heading);
          if (!isUnder || value.money.amount <= 0 || segments.length < 2) return [];
          const isTotal = TOTAL.test(segments[0]?.text.trim() ?? "");
          return [{ finding: makeFinding(formatMoney(value.money.amount), value.span, CONFIDENCE), isTotal }];
        }),
      );
    const found = cells.find(({ isTotal }) => isTotal) ?? (cells.length === 1 ? cells[0] : undefined);
    if (found) return found.finding;
  }
  return undefined;
}

/** Other amounts under one kind of label witness the first or leave it open. */
function agreed([first, ...others]: readonly Finding[]): Finding | undefined {
  if (!first) return undefined;
  for (const other of others) {
    if (other.value === first.value) first.witnessed = true;
    else first.rivals.push(other);
  }
  return first;
}

/** Whether the paper prints by how much two amounts differ: a penalty, or what was paid back. */
function isExplained(sum: Finding, overpaid: Finding, { allValues }: Reading): boolean {
  const [whole, part] = [parseMoney(sum.value), parseMoney(overpaid.value)];
  if (whole === undefined || part === undefined) return false;
  return allValues.some(
    (value) =>
      value.kind === "money" && !value.money.bare && Math.abs(value.money.amount) === Math.abs(whole - part),
  );
}

function owed(reading: Reading): Finding | undefined {
  const named = agreed(labelledDebts(reading, (words) => OWED.test(words), CONFIDENCE));
  if (named) return named;
  const overpaid =
    agreed(labelledDebts(reading, (words) => OVERPAID.test(words), CONFIDENCE)) ?? inColumn(reading);
  const sum = agreed(
    labelledDebts(
      reading,
      (words, label) => SUM.test(words) && amountsBeside(label, reading) === 1,
      CONFIDENCE,
    ),
  );
  if (!sum || !overpaid) return sum ?? overpaid;
  if (sum.value === overpaid.value) sum.witnessed = true;
  else if (!isExplained(sum, overpaid, reading)) sum.rivals.push(overpaid);
  return sum;
}

/** Reads the notice by which an agency asks back what it paid too much: what the benefit was and is are no figures of the debt. */
export function readOverpaidBenefit(reading: Reading): AccountReading {
  const loan = readLoan(reading);
  const findings = new Map<string, Finding>();
  const day = loan.account.findings.get("statementDate");
  const balance = owed(reading);
  if (day) findings.set("statementDate", day);
  if (balance) findings.set("currentBalance", balance);
  const agency = findAgency(reading);
  return {
    ...loan,
    account: { kind: "loan", findings },
    checks: [],
    ...(agency ? { institution: agency } : {}),
  };
}
