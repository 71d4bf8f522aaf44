import { formatMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import { findAgency } from "../income/agency.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { readLoan } from "./loan-facts.ts";

const AS_OF = String.raw`(?:\s(?:as of|on)\b.*|\snow)?\s*:?\s*$`;
/** What is asked for, penalties and what was paid back included, before what was paid too much. */
const OWED: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:total\s|current\s|remaining\s)?(?:(?:amount|balance|debt)\s(?:owed|due|outstanding|you owe)|balance|debt(?:\s(?:amount|balance))?|overpayment balance|you (?:still )?owe|total due|total)${AS_OF}`,
    "i",
  ),
  new RegExp(
    String.raw`^(?:(?:total\s|benefit\s)?overpayment(?:\s(?:amount|total))?|(?:total\s)?amount\s(?:of\s(?:the\s|your\s)?(?:overpayment|indebtedness|debt)|overpaid)|total overpaid)${AS_OF}`,
    "i",
  ),
];

/** All amounts under such a label, as printed in its cell or the one to its right. */
function owedBy({ sheet, values }: Reading, label: RegExp): Finding[] {
  return sheet.segments.flatMap((segment) => {
    const row = sheet.rows[segment.row]?.segments ?? [];
    const next = row[row.indexOf(segment) + 1];
    const [own] = values.get(segment) ?? [];
    const [right] = own === undefined && next ? (values.get(next) ?? []) : [];
    const value = own ?? right;
    if (value?.kind !== "money" || value.money.bare || value.money.amount <= 0) return [];
    const words = own ? segment.text.slice(0, own.span.start) : segment.text;
    return label.test(words.trim()) ? [makeFinding(formatMoney(value.money.amount), value.span, 0.9)] : [];
  });
}

function owed(reading: Reading): Finding | undefined {
  for (const label of OWED) {
    const [first, ...others] = owedBy(reading, label);
    if (!first) continue;
    for (const other of others) {
      if (other.value === first.value) first.witnessed = true;
      else first.rivals.push(other);
    }
    return first;
  }
  return undefined;
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
