import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import { partOf, type Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { onlyRolled } from "./line-sections.ts";
import type { LoanGroup } from "./loan-groups.ts";

const amountOf = (findings: LoanGroup["findings"], field: string): number | undefined =>
  parseMoney(findings.get(field)?.value ?? "");

const owedOn = (groups: readonly LoanGroup[]): number =>
  groups.reduce((sum, { findings }) => sum + (amountOf(findings, "currentBalance") ?? 0), 0);

/** What was drawn of the limit is all that is owed on the line: no chance makes other balances sum to it. */
function fillLimit({ account: { findings } }: AccountReading, owed: number): boolean {
  const [limit, available] = [amountOf(findings, "creditLimit"), amountOf(findings, "availableCredit")];
  return limit !== undefined && available !== undefined && owed > 0 && limit - available === owed;
}

/** Whether an amount is all that was drawn of the line's limit. */
export const isAllDrawn = (whole: AccountReading, value: PrintedValue): boolean =>
  value.kind === "money" && fillLimit(whole, value.money.amount);

const isPrinted = ({ allValues }: Reading, owed: number): boolean =>
  allValues.some((value) => value.kind === "money" && !value.money.bare && value.money.amount === owed);

/** Each row has a balance, and a rate, a payment or an end of its own. */
const isFixedPart = ({ findings }: LoanGroup): boolean =>
  (amountOf(findings, "currentBalance") ?? 0) > 0 &&
  (findings.has("apr") || findings.has("maturityDate")) &&
  findings.has("minimumPayment");

const VARYING = /\b(?:variable|revolving|adjustable|flexible)\b/i;

/** What varies, where the paper prints it beside all that is owed and calls it so. */
function varyingBalance({ sheet, values }: Reading, amount: number): Finding | undefined {
  for (const { segments } of amount > 0 ? sheet.rows : [])
    for (const [index, cell] of segments.entries())
      for (const value of values.get(cell) ?? [])
        if (
          value.kind === "money" &&
          value.money.amount === amount &&
          VARYING.test(`${segments[index - 1]?.text ?? ""} ${cell.text.slice(0, value.span.start)}`)
        )
          return makeFinding(formatMoney(value.money.amount), value.span, 0.95);
  return undefined;
}

/**
 * A line whose varying part has figures of its own, and the amounts that were fixed a table: together they are all that is owed. Empty
 * where no total proves it. `readPart` reads the paper without the table.
 */
export function lineWithFixedRows(
  reading: Reading,
  whole: AccountReading,
  rows: readonly LoanGroup[],
  readPart: (part: Reading) => AccountReading,
): LoanGroup[] {
  const listed = new Set(rows.flatMap((group) => group.rows ?? []));
  if (rows.length === 0 || listed.size === 0 || !rows.every(isFixedPart)) return [];
  const rest = partOf(reading, ({ index }) => !listed.has(index));
  const findings = new Map([...readPart(rest).account.findings, ...onlyRolled(rest)]);
  const fixed = owedOn(rows);
  const apart = varyingBalance(rest, (amountOf(findings, "currentBalance") ?? 0) - fixed);
  if (apart) findings.set("currentBalance", apart);
  const owed = amountOf(findings, "currentBalance") ?? 0;
  const all = owed + fixed;
  // A total over the table would be as much as its rows are.
  if (owed <= 0 || owed === fixed) return [];
  if (!fillLimit(whole, all) && !isPrinted(rest, all)) return [];
  for (const { findings: own } of rows) {
    const balance = own.get("currentBalance");
    if (balance) balance.witnessed = true;
  }
  const balance = findings.get("currentBalance");
  if (balance) balance.witnessed = true;
  return [{ name: "", findings }, ...rows];
}

/** Parts under titles of their own, such as what varies and what was fixed, that together are all that was drawn of the limit. */
export const fillsLimit = (whole: AccountReading, groups: readonly LoanGroup[]): boolean =>
  groups.length > 1 &&
  groups.every(({ findings }) => (amountOf(findings, "currentBalance") ?? 0) > 0) &&
  fillLimit(whole, owedOn(groups));

/** The sum that makes parts of a line debts of their own, in words. */
export function partsCheck(groups: readonly LoanGroup[]): Check {
  const balances = groups.map(({ findings }) => findings.get("currentBalance")?.value ?? "");
  const detail = `${balances.join(" + ")} = ${formatMoney(cents(owedOn(groups)))}`;
  return { name: "loan-groups-balance", passed: true, detail };
}
