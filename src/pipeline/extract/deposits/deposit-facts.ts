import type { AccountKind } from "#contract/extraction.ts";
import { contractNumber, findLast4, last4Told, valuesOutsideRegisters } from "../account-last4.ts";
import type { AccountReading } from "../account-reading.ts";
import { balancesByDay } from "../candidates/by-day.ts";
import { chooseMoney, type MoneyChoice, moneyFinding } from "../candidates/choose.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { registerRows } from "../candidates/register-rows.ts";
import type { Segment } from "../layout/sheet.ts";
import { commonLabels } from "../lexicon/common-labels.ts";
import { depositDecoys, depositLabels } from "../lexicon/deposit-labels.ts";
import { understandDepositWords } from "../lexicon/deposit-words.ts";
import { UNUSUAL } from "../lexicon/word-meanings.ts";
import { undatedPaper } from "../paper-day.ts";
import { findStatementDates, type StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { sumFindings } from "../result/sum-findings.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { type BalanceEquation, balanceEquation } from "./balance-equation.ts";
import { columnTotals } from "./column-totals.ts";
import { rowEquation } from "./row-equation.ts";
import type { AccountPart } from "./split-accounts.ts";
import { summaryBlock } from "./summary-block.ts";

/** A debit card of the account has a number of its own. */
function isOfCard(value: PrintedValue, { sheet }: Reading): boolean {
  const row = sheet.rows[value.span.segment.row]?.segments ?? [];
  return value.kind === "account" && /\bcard\b/i.test(row.map((segment) => segment.text).join(" "));
}

/** A number in the account's heading, without a word for it, is still the account's. */
function headingNumber(value: AccountPart["number"]): Finding | undefined {
  return value && makeFinding(value.account.last4, value.span, 0.7);
}

const LEXICON = compileLexicon([...depositLabels, ...commonLabels], depositDecoys, understandDepositWords);

const KINDS: ReadonlyArray<readonly [AccountKind, RegExp]> = [
  ["checking", /checking|\bdraft\b|current\s?account|\bspend(?:ing)?\b/gi],
  [
    "savings",
    /savings(?!\s+(?:bank|and\s+loan|&|institution|association|society))|money\s?market|share\s?account|primary\s?share|regular\s?shares?|certificate|\bclub\b/gi,
  ],
];

/** The letterhead stands left of here. */
const LETTERHEAD = 0.3;

/** The kind named first in a line without an amount, else beside one; shops and transfers in registers name none. */
function kindOf(reading: Reading): AccountKind {
  const isAmount = (segment: Segment) =>
    (reading.values.get(segment) ?? []).some((value) => value.kind === "money" && !value.money.bare);
  const { rows, segments } = reading.sheet;
  const registers = registerRows(reading.sheet, reading.values, []);
  const beside = new Set(rows.filter((row) => row.segments.some(isAmount)).map(({ index }) => index));
  const words = segments.filter((segment) => !beside.has(segment.row));
  const told = segments.filter(({ row }) => beside.has(row) && !registers.has(row));
  return kindIn(words, reading) ?? kindIn(told, reading) ?? "checking";
}

function kindIn(lines: readonly Segment[], reading: Reading): AccountKind | undefined {
  const counts = KINDS.map(([kind, pattern]) => {
    const hits = lines.filter(
      (line) => !/transfer/i.test(line.text) && line.text.length < 80 && line.text.search(pattern) >= 0,
    );
    // A savings bank calls itself so at its head; a paper's account is named there only on the other side.
    const named = hits.find((line) => kind !== "savings" || line.row > 1 || line.x0 > LETTERHEAD);
    const last = hits.length > 0 ? reading.sheet.segments.length : Number.POSITIVE_INFINITY;
    const first = named ? reading.sheet.segments.indexOf(named) : last;
    return { kind, first };
  });
  const [nearest] = counts.toSorted((a, b) => a.first - b.first);
  return nearest && Number.isFinite(nearest.first) ? nearest.kind : undefined;
}

/** The sum of the account: among known wordings first, then with plain words, at last by the shape of a row alone. */
function equationOf(
  reading: Reading,
  all: readonly Candidate[],
): { readonly equation: BalanceEquation; readonly candidates: readonly Candidate[] } {
  const known = all.filter(({ label }) => label.label.weight !== UNUSUAL);
  const equation = summaryBlock(reading, known) ?? balanceEquation(known);
  if (equation.check?.passed) return { equation, candidates: known };
  const plain = summaryBlock(reading, all) ?? balanceEquation(all);
  if (plain.check?.passed) return { equation: plain, candidates: all };
  return { equation: rowEquation(reading) ?? equation, candidates: known };
}

/** Reads one deposit account. Dates that the account's own part does not print are those of the whole statement. */
export function readDeposit({ reading, number }: AccountPart, whole?: StatementDates): AccountReading {
  const { sheet, values, allValues } = reading;
  const paired = pairValues(sheet, values, findLabels(sheet, values, LEXICON));
  const own = findStatementDates(sheet, allValues, paired);
  const dates: StatementDates = own.start && own.end ? own : { ...(whole ?? own) };
  const all = columnTotals(
    reading,
    balancesByDay(paired, reading, dates, { first: "beginningBalance", last: "endingBalance" }),
  );
  const { equation, candidates } = equationOf(reading, all);
  const findings = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) findings.set(field, finding);
  };
  const own4 = findLast4(
    valuesOutsideRegisters(reading).filter((value) => !isOfCard(value, reading)),
    candidates.filter(({ value }) => !isOfCard(value, reading)),
  );
  // The heading that parts the accounts of a statement outranks numbers inside the part, which may be of the others.
  put(
    "accountLast4",
    whole
      ? (headingNumber(number) ?? own4)
      : (own4 ?? headingNumber(number) ?? contractNumber(reading) ?? last4Told(reading)),
  );
  put("periodStart", dates.start);
  put("periodEnd", dates.end);
  const isDated = dates.statementDate ?? dates.end;
  put("statementDate", isDated ? dates.statementDate : undatedPaper(reading, candidates, dates.dayFirst));
  const balanced = equation.check?.passed === true;
  const failed = equation.check?.passed === false;
  const finding = (
    choice: MoneyChoice | undefined,
    field: string,
    unsigned: boolean,
  ): Finding | undefined => {
    if (!choice) return undefined;
    const made = balanced
      ? moneyFinding(choice, unsigned)
      : (chooseMoney(candidates, field, unsigned) ?? moneyFinding(choice, unsigned));
    if (balanced) made.witnessed = true;
    if (failed && !made.witnessed)
      made.doubt = "The figures of this statement do not add up to its ending balance.";
    return made;
  };
  const total = (choices: readonly MoneyChoice[], field: string) =>
    sumFindings(choices.map((choice) => finding(choice, field, true)).filter((made) => made !== undefined));
  put("beginningBalance", finding(equation.beginning, "beginningBalance", false));
  put("endingBalance", finding(equation.ending, "endingBalance", false));
  put("totalDeposits", total(equation.moneyIn, "totalDeposits"));
  put("totalWithdrawals", total(equation.moneyOut, "totalWithdrawals"));
  return {
    account: { kind: kindOf(reading), findings },
    checks: equation.check ? [equation.check] : [],
    dates,
    reading,
  };
}
