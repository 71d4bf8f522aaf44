import {
  contractNumber,
  findLast4,
  isInRegister,
  last4InProse,
  valuesOutsideRegisters,
} from "../account-last4.ts";
import type { AccountReading } from "../account-reading.ts";
import { balancesByDay } from "../candidates/by-day.ts";
import { chooseMoney, type MoneyChoice, moneyFinding } from "../candidates/choose.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { commonLabels } from "../lexicon/common-labels.ts";
import { depositDecoys, depositLabels } from "../lexicon/deposit-labels.ts";
import { understandDepositWords } from "../lexicon/deposit-words.ts";
import { UNUSUAL } from "../lexicon/word-meanings.ts";
import { onceFor } from "../once-for.ts";
import { dayBesidePage, dayOfTitle, undatedPaper } from "../paper-day.ts";
import { findStatementDates, type StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { sumFindings } from "../result/sum-findings.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { type BalanceEquation, balanceEquation } from "./balance-equation.ts";
import { brokenBalances } from "./broken-labels.ts";
import { columnTotals } from "./column-totals.ts";
import { datedBalances } from "./dated-balances.ts";
import { depositKind } from "./deposit-kind.ts";
import { registerEquation } from "./register-equation.ts";
import { registerPeriod } from "./register-period.ts";
import { rowEquation } from "./row-equation.ts";
import { saidMovements } from "./said-movements.ts";
import type { AccountPart } from "./split-accounts.ts";
import { summaryBlock } from "./summary-block.ts";
import { toldPeriod } from "./told-period.ts";

const CARD = /\bcard\b|\b(?:visa|mastercard)\b.{0,12}\bdebit\b|\bdebit\s+(?:visa|mastercard|ending)\b/i;

const COVERS = /\boverdraft\s(?:line|protection|coverage|loan|credit|account)\b/i;

/** A debit card of the account, or what covers its overdrafts, has a number of its own. */
function isOfCard(value: PrintedValue, { sheet }: Reading): boolean {
  const row = sheet.rows[value.span.segment.row]?.segments ?? [];
  const before = row.filter(({ x0 }) => x0 <= value.span.segment.x0);
  return (
    value.kind === "account" &&
    (CARD.test(row.map(({ text }) => text).join(" ")) ||
      COVERS.test(before.map(({ text }) => text).join(" ")))
  );
}

/** A number in the account's heading, without a word for it, is still the account's. */
function headingNumber(value: AccountPart["number"]): Finding | undefined {
  return value && makeFinding(value.account.last4, value.span, 0.7);
}

const LEXICON = compileLexicon([...depositLabels, ...commonLabels], depositDecoys, understandDepositWords);

/** The sum of the account: among known wordings first, then with plain words, at last by the shape of a row alone. */
function equationOf(
  reading: Reading,
  dates: StatementDates,
  all: readonly Candidate[],
): {
  readonly equation: BalanceEquation;
  readonly candidates: readonly Candidate[];
  readonly isUnsure?: true;
} {
  const known = all.filter(({ label }) => label.label.weight !== UNUSUAL);
  const equation = summaryBlock(reading, known) ?? balanceEquation(known);
  if (equation.check?.passed) return { equation, candidates: known };
  const plain = summaryBlock(reading, all) ?? balanceEquation(all);
  if (plain.check?.passed) return { equation: plain, candidates: all };
  const told = [...known, ...saidMovements(reading)];
  const story = balanceEquation(told);
  if (story.check?.passed) return { equation: story, candidates: told };
  // A sentence tells the balances, boxes in plain words what moved.
  const mixed = [...all, ...saidMovements(reading)];
  const both = balanceEquation(mixed);
  if (both.check?.passed) return { equation: both, candidates: mixed };
  const shaped = rowEquation(reading) ?? registerEquation(reading, dates);
  // "You started with" and "You ended with", without a word of what moved: the rows have to lead from one to the other.
  if (!shaped && !equation.beginning && !equation.ending && plain.beginning && plain.ending)
    return { equation: plain, candidates: all, isUnsure: true };
  return { equation: shaped ?? equation, candidates: known };
}

const DAYS_AFTER = 10;

/** The day that the head of the statement prints for all its accounts: at their end, or a few days later. */
function withDayOf(own: StatementDates, whole: StatementDates | undefined): StatementDates {
  const { statementDate } = whole ?? {};
  if (own.statementDate || !statementDate || !own.end) return own;
  const days = (Date.parse(statementDate.value) - Date.parse(own.end.value)) / 86_400_000;
  return days >= 0 && days <= DAYS_AFTER ? { ...own, statementDate } : own;
}

/** The whole paper and a part of it may be read twice, with other days. */
const claimsOf = onceFor(({ sheet, values }: Reading): readonly Candidate[] =>
  pairValues(sheet, values, findLabels(sheet, values, LEXICON)),
);

/** Reads one deposit account. Dates that the account's own part does not print are those of the whole statement. */
export function readDeposit({ reading, number }: AccountPart, whole?: StatementDates): AccountReading {
  const { sheet, allValues } = reading;
  const paired = claimsOf(reading);
  const labelled = findStatementDates(sheet, allValues, paired);
  // The days of a register have no year: where the statement prints its period, that is it.
  const isTold = whole?.start !== undefined && whole.end !== undefined;
  const own: StatementDates = labelled.end
    ? labelled
    : {
        ...labelled,
        ...(toldPeriod(reading, labelled.dayFirst) ?? (isTold ? {} : registerPeriod(reading, labelled))),
      };
  const dates: StatementDates = own.start && own.end ? withDayOf(own, whole) : { ...(whole ?? own) };
  const named = balancesByDay(paired, reading, dates, { first: "beginningBalance", last: "endingBalance" });
  const broken = brokenBalances(reading);
  const others = named.filter(({ value }) => !broken.some((other) => other.value === value));
  const all = columnTotals(reading, [...others, ...broken, ...datedBalances(reading, dates)]);
  const { equation, candidates, isUnsure } = equationOf(reading, dates, all);
  const findings = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) findings.set(field, finding);
  };
  const own4 = findLast4(
    valuesOutsideRegisters(reading).filter((value) => !isOfCard(value, reading)),
    candidates.filter(({ value }) => !isOfCard(value, reading) && !isInRegister(value, reading)),
  );
  // The heading that parts the accounts of a statement outranks numbers inside the part, which may be of the others.
  put(
    "accountLast4",
    whole
      ? (headingNumber(number) ?? own4)
      : (own4 ?? headingNumber(number) ?? last4InProse(reading) ?? contractNumber(reading)),
  );
  put("periodStart", dates.start);
  put("periodEnd", dates.end);
  const lone = dates.end
    ? (dayBesidePage(reading, dates.dayFirst, dates.end) ?? dayOfTitle(reading, dates.dayFirst, dates.end))
    : undatedPaper(reading, candidates, dates.dayFirst);
  put("statementDate", dates.statementDate ?? lone);
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
    if (isUnsure) made.doubt = "Only the meaning of its words says which figure this is.";
    return made;
  };
  const total = (choices: readonly MoneyChoice[], field: string) =>
    sumFindings(choices.map((choice) => finding(choice, field, true)).filter((made) => made !== undefined));
  put("beginningBalance", finding(equation.beginning, "beginningBalance", false));
  put("endingBalance", finding(equation.ending, "endingBalance", false));
  put("totalDeposits", total(equation.moneyIn, "totalDeposits"));
  put("totalWithdrawals", total(equation.moneyOut, "totalWithdrawals"));
  return {
    account: { kind: depositKind(reading), findings },
    checks: equation.check ? [equation.check] : [],
    dates,
    reading,
    claims: paired,
  };
}
