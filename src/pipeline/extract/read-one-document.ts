import type { DocumentType } from "#contract/document-type.ts";
import type { Check } from "#contract/extraction.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { Page } from "../page.ts";
import type { AccountReading } from "./account-reading.ts";
import { readCard } from "./cards/card-facts.ts";
import { mergingAgency } from "./credit-reports/merging-agency.ts";
import { type CreditReportReading, hasReport, readCreditReport } from "./credit-reports/report-facts.ts";
import { readDeposit } from "./deposits/deposit-facts.ts";
import { listedOnly } from "./deposits/listed-accounts.ts";
import { readOwedPart, sideOf } from "./deposits/member-loans.ts";
import { goesByMember } from "./deposits/member-number.ts";
import { isOneTwice } from "./deposits/one-account-twice.ts";
import { overviewOfNumber, overviewTotals } from "./deposits/overview-totals.ts";
import { rolledBalances } from "./deposits/register-sections.ts";
import { type AccountPart, splitAccounts } from "./deposits/split-accounts.ts";
import { findDocumentType, type TypeFinding } from "./document-type.ts";
import { completeFigures } from "./figure-prints/complete-figures.ts";
import type { IncomeReading } from "./income/pay-stub-facts.ts";
import { readIncome } from "./income/read-income.ts";
import { findInstitution, isForm } from "./institution.ts";
import { doubtCutLogo } from "./institution-cut.ts";
import { withWholeName } from "./institution-logo.ts";
import {
  clearestPrint,
  doubtInFoot,
  moreLegible,
  withCharter,
  withLastWord,
  withUnion,
} from "./institution-spelling.ts";
import { withBothLines } from "./institution-stack.ts";
import { BANK_WORD, hostsOf, KNOWN, sharesHost } from "./institution-words.ts";
import { cashRows } from "./investments/cash-register.ts";
import { readInvestments } from "./investments/read-investments.ts";
import { decideIssuer } from "./issuer-names/decide-issuer.ts";
import { withoutProduct, withSaidIssuer } from "./issuer-names/said-issuer.ts";
import { MIN_TYPE_SCORE } from "./lexicon/document-cues.ts";
import { squash } from "./lexicon/label-set.ts";
import { loanMovements } from "./loans/loan-movements.ts";
import { paymentHistory } from "./loans/payment-history.ts";
import { readLoans, saysAnything } from "./loans/read-loans.ts";
import { readingsByLoan } from "./loans/rows-by-loan.ts";
import type { StatementDates } from "./period.ts";
import { partOf, type Reading, readPages } from "./reading.ts";
import { doubtLonePrints } from "./result/doubt-prints.ts";
import { type Finding, makeFinding, type TransactionDraft } from "./result/draft.ts";
import { isCertainName } from "./result/settle.ts";
import { greets, letterheadOf } from "./split-documents.ts";
import { readTransactions } from "./transactions/read-transactions.ts";
import { isDayFirst } from "./values/dates.ts";

/** What one document of a file says, before it is decided what is fact and what is question. */
export type DocumentReading = {
  readonly type: TypeFinding;
  readonly reading: Reading;
  readonly institution?: Finding;
  readonly accounts: readonly AccountReading[];
  /** Their accounts count from the first of this document. */
  readonly transactions: readonly TransactionDraft[];
  readonly income: readonly IncomeReading[];
  readonly report?: CreditReportReading;
  readonly checks: readonly Check[];
};

function readAccounts(reading: Reading, type: DocumentType, before?: StatementDates): AccountReading[] {
  if (type === "credit-cards") return [readCard(reading)];
  if (type === "loans") return readLoans(reading).filter(saysAnything);
  if (type === "investments") return readInvestments(reading);
  if (type !== "bank-statements") return [];
  const entries = readDeposits(reading, before);
  return [...entries, ...listedOnly(reading, entries)];
}

/** The accounts of a bank's paper that have a part of their own. */
function readDeposits(reading: Reading, before?: StatementDates): AccountReading[] {
  const parts = splitAccounts(reading);
  const [only, other] = parts;
  if (only && !other) {
    const alone = readDeposit(only);
    const { start, end, statementDate, lastDay } = alone.dates;
    const isDated = [start, end, statementDate, lastDay].some((day) => day !== undefined);
    return [withOverview(reading, isDated ? alone : readDeposit(only, before))];
  }
  const whole = datesOf(readDeposit({ reading }));
  const entries = parts.flatMap((part) => {
    const side = sideOf(part.reading);
    if (side === "owed") return [readOwedPart(part, whole)];
    return side ? [withOverview(reading, withRunningBalance(readDeposit(part, whole)))] : [];
  });
  if (only && isOneTwice(entries)) return [withOverview(reading, readDeposit({ ...only, reading }))];
  if (parts.every(({ number }) => !number)) giveMembersNumber(reading, parts, entries);
  return entries;
}

/** A register without a last line ends with its last running balance. */
function withRunningBalance(entry: AccountReading): AccountReading {
  const { findings } = entry.account;
  const balances = findings.has("endingBalance") ? undefined : rolledBalances(entry.reading);
  const first = balances && formatMoney(balances.first.money.amount);
  if (balances && first === findings.get("beginningBalance")?.value) {
    const { money, span } = balances.last;
    findings.set("endingBalance", { ...makeFinding(formatMoney(money.amount), span, 0.9), witnessed: true });
  }
  return entry;
}

/** Shares and loans without numbers of their own go by the number at the head of the statement, where it prints one. */
function giveMembersNumber(
  reading: Reading,
  parts: readonly AccountPart[],
  entries: readonly AccountReading[],
): void {
  const titles = parts.flatMap(({ reading: { sheet } }) => sheet.segments.slice(0, 1).map(({ row }) => row));
  // At a bank the number is that of the first account, which the paper is about; what is told beside it has another.
  const its = goesByMember(reading, titles) ? entries : entries.slice(0, 1);
  const top = Math.min(...titles);
  const head = readDeposit({ reading: partOf(reading, ({ index }) => index < top) });
  const number = head.account.findings.get("accountLast4");
  if (!number) return;
  for (const { account } of its)
    if (!account.findings.has("accountLast4")) account.findings.set("accountLast4", { ...number });
}

/** The days of the whole statement; the one at its head may have no label. */
function datesOf({ dates, account }: AccountReading): StatementDates {
  const day = account.findings.get("statementDate");
  return day && !dates.statementDate ? { ...dates, statementDate: day } : dates;
}

/** Totals that only the statement's overview prints belong to the account whose balances stand beside them. */
function withOverview(whole: Reading, entry: AccountReading): AccountReading {
  const { findings } = entry.account;
  const value = (field: string) => findings.get(field)?.value ?? "";
  const known = overviewOfNumber(whole, value("accountLast4"));
  if (known && !findings.has("beginningBalance") && !findings.has("endingBalance"))
    for (const [field, finding] of Object.entries(known)) findings.set(field, finding);
  const totals = overviewTotals(whole, value("beginningBalance"), value("endingBalance"));
  if (findings.has("totalDeposits") || findings.has("totalWithdrawals") || !totals) return entry;
  for (const [field, finding] of Object.entries(totals)) findings.set(field, finding);
  return entry;
}

const STATEMENTS: ReadonlySet<DocumentType> = new Set(["credit-cards", "bank-statements"]);
/** Every page of a statement prints one of these; terms and guides print only limits, rates and fees. */
const SIGNS_OF_AN_ACCOUNT = [
  "accountLast4",
  "statementDate",
  "periodEnd",
  "paymentDueDate",
  "previousBalance",
  "beginningBalance",
];

/** A paper about accounts in general speaks like a statement, but names no account, no day, no earlier balance and no movement. */
function saysSomething(entry: AccountReading): boolean {
  return (
    SIGNS_OF_AN_ACCOUNT.some((field) => entry.account.findings.has(field)) ||
    entry.checks.some((check) => check.passed) ||
    readTransactions(entry, 0).transactions.length > 0
  );
}

/** Papers of those who keep an account or a debt, which their names tell from what they sell. */
const KEPT: ReadonlySet<DocumentType> = new Set(["credit-cards", "bank-statements", "loans"]);

/** Who issued the paper: of reports the bureau, of proofs of income the one who pays. */
function institutionOf(
  reading: Reading,
  type: DocumentType,
  found: Pick<DocumentReading, "accounts" | "income" | "report">,
): Finding | undefined {
  if (type === "income") return found.income[0]?.income.findings.get("payer");
  const ofReport = found.report && (mergingAgency(reading) ?? found.report.findings.get("bureau"));
  const named = ofReport ?? found.accounts[0]?.institution;
  const byRules = named ?? findInstitution(reading, type === "investments");
  // Names on reports are those of many creditors, from which nothing was learned.
  const decided = named || found.report ? byRules : decideIssuer(byRules, reading);
  const name = named || !KEPT.has(type) ? decided : withSaidIssuer(decided, reading);
  // A report whose bureau was not found names its creditors: none of them made it.
  const isCreditor = found.report?.tradelines.some(
    ({ creditor }) => name !== undefined && squash(creditor.value) === squash(name.value),
  );
  if (!name || isCreditor || isForm(name.value)) return undefined;
  const legible = byRules ? moreLegible(name, byRules) : name;
  const clearest = doubtCutLogo(
    clearestPrint(
      withUnion(
        withLastWord(withCharter(withWholeName(withBothLines(legible, reading), reading), reading), reading),
        reading,
      ),
      reading,
    ),
    reading,
  );
  if (type === "investments") return doubtInFoot(clearest, reading);
  return KEPT.has(type) ? withoutProduct(clearest, reading) : clearest;
}

const FIRM_WORD = new RegExp(`\\b${BANK_WORD}\\b|\\b(?:LLC|L\\.L\\.C|Inc|Corp|Co|LP|FSB|N\\.?A)\\b`, "i");

/** Whether a name is that of a firm: by its words, as a known one, or by a web address of its own. */
const isFirm = (name: string, { sheet }: Reading): boolean =>
  FIRM_WORD.test(name) ||
  KNOWN.some(({ print }) => print.test(name)) ||
  sharesHost(name, hostsOf(sheet.segments).keys());

/**
 * Whether a part of a longer paper has the sender of that paper. A name in small print is another's; of the same kind of paper one at the
 * head that is no firm ("SUNDAY POT") is what the account is called.
 */
function isOfSender(reading: Reading, type: DocumentType, before: DocumentReading | undefined): boolean {
  // Who pays somebody keeps no account of theirs.
  if (before?.institution === undefined || before.type.type === "income") return false;
  const head = letterheadOf(reading);
  // A letter behind another one has a sender of its own, though its name may not be found.
  if (head === undefined && greets(reading.sheet) && greets(before.reading.sheet)) return false;
  return head === undefined || (type === before.type.type && !isFirm(head.value, reading));
}

function trustName(name: Finding | undefined): void {
  if (name && isCertainName(name)) name.witnessed = true;
}

/** A paper about one account, or one payment of income: what is learned of such papers completes it. */
function completeOnly(
  [account, ...others]: readonly AccountReading[],
  [payment, ...more]: readonly IncomeReading[],
  reading: Reading,
  type: DocumentType,
): void {
  if (account && others.length === 0) {
    const { findings } = account.account;
    completeFigures({
      findings,
      reading: account.reading,
      type,
      dayFirst: account.dates.dayFirst,
      claims: account.claims ?? [],
    });
    // The first day of a range whose last one says nothing of a loan's statement says nothing of it either.
    if (type === "loans" && !findings.has("periodEnd")) findings.delete("periodStart");
  }
  if (payment && more.length === 0) {
    const { kind, findings } = payment.income;
    const days = reading.allValues.flatMap((value) => (value.kind === "date" ? [value.date] : []));
    completeFigures({ findings, reading, type, dayFirst: isDayFirst(days), kind });
  }
}

const nothing = (type: TypeFinding): TypeFinding => ({ ...type, type: "unknown", certainty: 0 });

/** Kinds of papers whose own sums tell them from each other. */
const PROVABLE: ReadonlySet<DocumentType> = new Set([
  "credit-cards",
  "bank-statements",
  "loans",
  "investments",
]);
/** How much a sum of its own kind says for a type against the words. */
const PROOF = 8;

/** Whether what is read of the paper as of this kind proves itself: a sum that no paper of another kind has. */
function provesItself(reading: Reading, type: DocumentType): boolean {
  if (type !== "credit-cards" && type !== "bank-statements")
    return readAccounts(reading, type).some(({ checks }) => checks.some(({ passed }) => passed));
  const { account, checks } = readCard(reading);
  const has = (...fields: string[]) => fields.some((field) => account.findings.has(field));
  const rolls =
    checks.some(({ name, passed }) => passed && name === "card-balance-roll-forward") && has("purchases");
  if (type === "credit-cards")
    return rolls && has("minimumPayment", "paymentDueDate", "creditLimit", "availableCredit");
  // What a card adds up, an account of money adds up as well: only without purchases does the sum tell.
  return !rolls && readAccounts(reading, type).some((entry) => entry.checks.some(({ passed }) => passed));
}

/** Where words leave the type open, sums decide among what it can be. */
function settleType(reading: Reading, byWords: TypeFinding): TypeFinding {
  const { isSure, isOffer, looksLike, possible } = byWords;
  if (isSure || isOffer || looksLike !== undefined) return byWords;
  const tried = possible
    .filter(({ type }) => PROVABLE.has(type))
    .map(({ type, chance }) => ({ type, chance, isProved: provesItself(reading, type) }));
  const [best] = tried.toSorted((a, b) => weightOf(b) - weightOf(a));
  if (!best?.isProved || best.type === byWords.type) return byWords;
  const score = Math.max(byWords.score, MIN_TYPE_SCORE);
  return { ...byWords, type: best.type, certainty: 0.8, score };
}

const weightOf = ({ chance, isProved }: { chance: number; isProved: boolean }) =>
  chance * (isProved ? PROOF : 1);

/**
 * Reads the pages of one document: its type, who sent it, its accounts or report, and their transactions.
 * @param before the document before it in the same file: its days and its name serve a part that prints none of its own
 */
export function readOneDocument(pages: readonly Page[], before?: DocumentReading): DocumentReading {
  const reading = readPages(pages);
  const type = settleType(reading, findDocumentType(reading.sheet));
  const empty = { reading, accounts: [], transactions: [], income: [], checks: [] };
  if (type.type === "unknown" || type.isOffer) return { type, ...empty };
  const accounts = readAccounts(reading, type.type, before?.accounts[0]?.dates);
  const income = type.type === "income" ? readIncome(reading) : [];
  const report = type.type === "credit-reports" ? readCreditReport(reading) : undefined;
  // Words alone make no statement: a paper without a single figure of its kind is of another kind, unless they leave no doubt.
  const isEmpty =
    (type.type === "loans" && accounts.length === 0) ||
    (STATEMENTS.has(type.type) && !accounts.some((entry) => saysSomething(entry))) ||
    (report !== undefined && !hasReport(report));
  if (isEmpty) return { type: type.isSure ? type : nothing(type), ...empty };
  const found = { accounts, income, ...(report ? { report } : {}) };
  const isPart = type.type !== "income" && report === undefined && isOfSender(reading, type.type, before);
  const institution = isPart ? before?.institution : institutionOf(reading, type.type, found);
  const transactions: TransactionDraft[] = [];
  const checks: Check[] = [...(report?.checks ?? [])];
  completeOnly(accounts, income, reading, type.type);
  const byLoan = type.type === "loans" ? readingsByLoan(accounts) : undefined;
  for (const [index, entry] of accounts.entries()) {
    if (institution && isCertainName(institution)) entry.account.institution = institution.value;
    doubtLonePrints(entry.account.findings.values());
    checks.push(...entry.checks);
    const isOneOfSeveral = type.type === "loans" && accounts.length > 1 && !entry.hasOwnRows;
    // One history of several loans does not say which loan a payment went to, unless its rows name them; that of a portfolio buys and sells.
    const rows = isOneOfSeveral ? byLoan?.get(entry) : entry.reading;
    if (type.type === "investments") transactions.push(...cashRows(entry, index));
    if (!rows || type.type === "investments") continue;
    const listed = { ...entry, reading: rows };
    const read = readTransactions(listed, index);
    transactions.push(
      ...(type.type === "loans" ? loanMovements(entry, read.transactions) : read.transactions),
    );
    if (type.type === "loans" && read.transactions.length === 0)
      transactions.push(...paymentHistory(listed, index));
    checks.push(...read.checks);
  }
  for (const entry of income) {
    trustName(entry.income.findings.get("payer"));
    doubtLonePrints(entry.income.findings.values());
    checks.push(...entry.checks);
  }
  return {
    type,
    reading,
    ...(institution ? { institution } : {}),
    accounts,
    transactions,
    income,
    ...(report ? { report } : {}),
    checks,
  };
}
