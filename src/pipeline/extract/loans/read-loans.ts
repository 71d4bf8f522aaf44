import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import type { Block } from "../layout/blocks.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";
import { isCollectionLetter, readCollectedDebts } from "./collection-letter.ts";
import { fillsLimit, isAllDrawn, lineWithFixedRows, partsCheck } from "./line-debts.ts";
import { isCreditLine, readCreditLine } from "./line-facts.ts";
import { lineParts, OF_THE_FIRST } from "./line-parts.ts";
import { lineSections } from "./line-sections.ts";
import { loanCandidates, readLoan } from "./loan-facts.ts";
import { findLoanGroups, type LoanGroup, onlyLoanOfTables } from "./loan-groups.ts";
import { loanSections } from "./loan-sections.ts";
import { numberedCount, numberedPlans } from "./numbered-plans.ts";
import { readOverpaidBenefit } from "./overpaid-benefit.ts";
import { isOverpaidNotice } from "./overpaid-notice.ts";
import { doubtMixedOrders, doubtSumsOfSeveral } from "./sums-of-several.ts";
import { readToldLoans } from "./told-loans.ts";

/** What the head of a paper says for each of its loans, where the loan itself does not. */
const SHARED = ["accountLast4", "statementDate", "paymentDueDate", "periodStart", "periodEnd"] as const;

const CHECK_NAMES = {
  currentBalance: "loan-groups-balance",
  minimumPayment: "loan-groups-payment",
  originalBalance: "loan-groups-original",
} as const;

/** The loans of a group confirm each other where the paper prints their sum. */
function confirmTotal(
  reading: Reading,
  groups: readonly LoanGroup[],
  field: "currentBalance" | "minimumPayment" | "originalBalance",
): Check[] {
  const findings = groups.flatMap((group) => group.findings.get(field) ?? []);
  if (findings.length < 2 || findings.length < groups.length) return [];
  const amounts = findings.map((finding) => parseMoney(finding.value) ?? cents(0));
  const total = cents(amounts.reduce((sum, amount) => sum + amount, 0));
  const isPrinted = reading.allValues.some(
    (value) => value.kind === "money" && !value.money.bare && value.money.amount === total,
  );
  if (!isPrinted || total === 0) return [];
  for (const finding of findings) finding.witnessed = true;
  return [
    {
      name: CHECK_NAMES[field],
      passed: true,
      detail: `${amounts.map((amount) => formatMoney(amount)).join(" + ")} = ${formatMoney(total)}`,
    },
  ];
}

/**
 * Reads every debt of a loan paper: one account for each loan group or plan with a balance of its own (a total line is none), else one.
 */
export function readLoans(reading: Reading): AccountReading[] {
  if (isOverpaidNotice(reading.sheet)) return [readOverpaidBenefit(reading)];
  if (isCollectionLetter(reading)) return readCollectedDebts(reading);
  const sections = loanSections(reading);
  if (sections.length > 1) return sections;
  if (isCreditLine(reading)) {
    const line = readCreditLine(reading);
    const parts = lineParts(reading, line);
    if (parts.length > 1) return parts;
    const ofLine = lineSections(reading, line, readCreditLine);
    if (ofLine.length > 1) return ofLine;
    return readLineDebts(reading, line);
  }
  const whole = readLoan(reading);
  const used = new Set<Block>();
  const told = readToldLoans(reading);
  const candidates = loanCandidates(reading);
  const numbered = numberedPlans(reading, (part) =>
    withOnlyRow(part, readLoan(part).account.findings, whole.dates.dayFirst),
  );
  const groups: LoanGroup[] =
    told.length > 1
      ? told.map(({ account }) => ({ name: "", ...account }))
      : numbered.length > 1
        ? numbered
        : findLoanGroups(reading, candidates, whole.dates.dayFirst, (block) => {
            used.add(block);
            return readLoan(cellsWhere(reading, (segment) => block.segments.has(segment))).account.findings;
          });
  if (groups.length < 2) {
    withOnlyRow(reading, whole.account.findings, whole.dates.dayFirst);
    doubtSumsOfSeveral(whole.account.findings, candidates);
    if (numberedCount(reading) > 1) doubtMixedOrders(whole.account.findings);
    return [whole];
  }
  const inBlocks = new Set([...used].flatMap((block) => [...block.segments]));
  const head = inBlocks.size > 0 ? readLoan(cellsWhere(reading, (segment) => !inBlocks.has(segment))) : whole;
  const checks = [
    ...confirmTotal(reading, groups, "currentBalance"),
    ...confirmTotal(reading, groups, "minimumPayment"),
    ...confirmTotal(reading, groups, "originalBalance"),
  ];
  return accountsOf(groups, head, whole, checks);
}

/**
 * Headings of a single row are labels that the pairing of words and values may have left to other figures: what they say is added, unless
 * another balance is known.
 */
function withOnlyRow(
  reading: Reading,
  findings: Map<string, Finding>,
  dayFirst: boolean,
): Map<string, Finding> {
  const only = onlyLoanOfTables(reading, dayFirst)?.findings;
  const [known, own] = [findings, only].map((all) => all?.get("currentBalance")?.value);
  if (known !== undefined && known !== own) return findings;
  for (const [field, finding] of only ?? []) if (!findings.has(field)) findings.set(field, finding);
  return findings;
}

/** A line of credit whose parts are rows of a table or stand under titles of their own; the line itself where nothing proves them. */
function readLineDebts(reading: Reading, line: AccountReading): AccountReading[] {
  const { dayFirst } = line.dates;
  const candidates = loanCandidates(reading);
  const rows = findLoanGroups(reading, candidates, dayFirst, () => new Map());
  const only = rows.length > 0 ? undefined : onlyLoanOfTables(reading, dayFirst);
  const varying = lineWithFixedRows(reading, line, only ? [only] : rows, readCreditLine);
  if (varying.length > 1) return partsOfLine(varying, line, [partsCheck(varying)]);
  // "L20 Variable line", "L21 Fixed advance": rows of one line are debts of their own where all they owe and all they have to pay is printed.
  const balances = confirmTotal(reading, rows, "currentBalance");
  const payments = confirmTotal(reading, rows, "minimumPayment");
  const isOwed = rows.every(
    ({ findings }) => (parseMoney(findings.get("currentBalance")?.value ?? "") ?? 0) > 0,
  );
  if (isOwed && balances.length > 0 && payments.length > 0)
    return partsOfLine(rows, line, [...balances, ...payments]);
  const totals = new Set(
    reading.allValues.filter((value) => isAllDrawn(line, value)).map(({ span }) => span.segment.row),
  );
  const titled = findLoanGroups(
    reading,
    // What is owed on all parts has the surer label where theirs is a mere "Balance".
    candidates.filter(
      ({ field, value }) => field !== "currentBalance" || !totals.has(value.span.segment.row),
    ),
    dayFirst,
    (block) =>
      readLoan(cellsWhere(reading, (segment) => block.segments.has(segment) && !totals.has(segment.row)))
        .account.findings,
  );
  return fillsLimit(line, titled) ? partsOfLine(titled, line, [partsCheck(titled)]) : [line];
}

/** The parts of a line as accounts; its limit is told of the first. */
function partsOfLine(
  groups: readonly LoanGroup[],
  line: AccountReading,
  checks: readonly Check[],
): AccountReading[] {
  const parts = accountsOf(groups, line, line, checks);
  const isProven = fillsLimit(line, groups);
  for (const field of OF_THE_FIRST) {
    const finding = line.account.findings.get(field);
    if (finding && isProven) finding.witnessed = true;
    if (finding) parts[0]?.account.findings.set(field, finding);
  }
  return parts;
}

/** One account for each of the paper's debts, with what its head says for all of them. */
function accountsOf(
  groups: readonly LoanGroup[],
  head: AccountReading,
  whole: AccountReading,
  checks: readonly Check[],
): AccountReading[] {
  // Orders with a number each have days of their own.
  const numbers = groups.map(({ findings }) => findings.get("accountLast4")?.value);
  const areNumbered = !numbers.includes(undefined) && new Set(numbers).size === groups.length;
  return groups.map(({ name, shop, rows, cells, findings, kind = whole.account.kind }, index) => {
    const all = new Map<string, Finding>();
    for (const field of SHARED) {
      // What only one part says, above its own figures, is said for all.
      const sayers = groups.filter((group) => group.findings.has(field));
      const isOwn = field === "paymentDueDate" && areNumbered;
      const first = sayers.length === 1 && !isOwn ? sayers[0]?.findings.get(field) : undefined;
      const shared = head.account.findings.get(field) ?? first;
      // Nothing falls due of what is paid.
      const isPaid = field === "paymentDueDate" && findings.get("currentBalance")?.value === "0.00";
      if (shared && !isPaid) all.set(field, shared);
    }
    for (const [field, finding] of findings) {
      // One paper has one day: a date inside a block is that of something else.
      if (field !== "statementDate" || !all.has(field)) all.set(field, finding);
    }
    return {
      ...whole,
      account: { kind, findings: all },
      checks: index === 0 ? checks : [],
      loan: {
        name,
        ...(shop === undefined ? {} : { shop }),
        ...(rows ? { rows } : {}),
        ...(cells ? { cells } : {}),
      },
    };
  });
}

/** Whether the paper was about any debt at all: none of these figures means that its type was guessed from its words alone. */
export function saysAnything({ account }: AccountReading): boolean {
  return ["currentBalance", "minimumPayment", "creditLimit", "previousBalance", "pastDue"].some((field) =>
    account.findings.has(field),
  );
}
