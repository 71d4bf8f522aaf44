import type { DocumentType } from "#contract/document-type.ts";
import { type Check, type Extraction, extractionSchema } from "#contract/extraction.ts";
import type { Page } from "../page.ts";
import type { AccountReading } from "./account-reading.ts";
import { readCard } from "./cards/card-facts.ts";
import { readDeposit } from "./deposits/deposit-facts.ts";
import { overviewTotals } from "./deposits/overview-totals.ts";
import { splitAccounts } from "./deposits/split-accounts.ts";
import { findDocumentType, type TypeFinding } from "./document-type.ts";
import { findInstitution } from "./institution.ts";
import { readLoan } from "./loans/loan-facts.ts";
import { type Reading, readPages } from "./reading.ts";
import { estimateConfidence } from "./result/confidence.ts";
import { doubtLonePrints } from "./result/doubt-prints.ts";
import type { TransactionDraft } from "./result/draft.ts";
import { settle } from "./result/settle.ts";
import { nameOfType, summarise } from "./result/summary.ts";
import { readTransactions } from "./transactions/read-transactions.ts";

export type ExtractOptions = {
  readonly source: Extraction["source"];
  /** What the person said this is; the content decides, a disagreement is a warning. */
  readonly requestedType?: DocumentType;
  readonly fileName?: string;
};

function readAccounts(reading: Reading, type: DocumentType): AccountReading[] {
  if (type === "credit-cards") return [readCard(reading)];
  if (type === "loans") return [readLoan(reading)];
  if (type !== "bank-statements") return [];
  const parts = splitAccounts(reading);
  const [only, other] = parts;
  if (only && !other) return [withOverview(reading, readDeposit(only))];
  const whole = readDeposit({ reading }).dates;
  return parts.map((part) => withOverview(reading, readDeposit(part, whole)));
}

/** Totals that only the statement's overview prints belong to the account whose balances stand beside them. */
function withOverview(whole: Reading, entry: AccountReading): AccountReading {
  const { findings } = entry.account;
  const value = (field: string) => findings.get(field)?.value ?? "";
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

function warn(
  type: TypeFinding,
  options: ExtractOptions,
  reading: Reading,
  checks: readonly Check[],
): string[] {
  const warnings: string[] = [];
  if (reading.sheet.rows.length === 0)
    warnings.push("No readable text was found on the pages. A sharper photo or the original PDF may help.");
  else if (type.isOffer)
    warnings.push(
      "This is an offer, an estimate or an application, not an account: nothing is owed on it, so nothing was taken from it.",
    );
  else if (type.type === "unknown")
    warnings.push(
      "The text does not match any kind of statement that can be read. Nothing was taken from it.",
    );
  if (
    options.requestedType &&
    options.requestedType !== "unknown" &&
    options.requestedType !== type.type &&
    type.type !== "unknown"
  ) {
    warnings.push(
      `You chose ${nameOfType(options.requestedType)}, but the content reads as a ${nameOfType(type.type)}.`,
    );
  }
  for (const check of checks) {
    if (!check.passed) warnings.push(`Something does not add up: ${check.detail}.`);
  }
  return warnings;
}

function currencyOf(reading: Reading): string | undefined {
  for (const value of reading.allValues) {
    if (value.kind === "money" && value.money.currency) return value.money.currency;
  }
  return undefined;
}

/**
 * Turns the words of a document into facts with evidence. Unsure figures become questions, never facts. Never throws on odd input:
 * a paper that is no statement gives type "unknown" and a sentence.
 */
export function extractFacts(pages: readonly Page[], options: ExtractOptions): Extraction {
  const reading = readPages(pages);
  const guess = findDocumentType(reading.sheet);
  const guessed = readAccounts(reading, guess.type);
  const isStatement = !STATEMENTS.has(guess.type) || guessed.some((entry) => saysSomething(entry));
  const type: TypeFinding = isStatement ? guess : { type: "unknown", certainty: 0, isOffer: guess.isOffer };
  const readings = isStatement ? guessed : [];
  const institution = type.type === "unknown" ? undefined : findInstitution(reading);
  const transactions: TransactionDraft[] = [];
  const checks: Check[] = [];
  for (const [index, entry] of readings.entries()) {
    if (institution) entry.account.institution = institution.value;
    doubtLonePrints(entry.account.findings.values());
    checks.push(...entry.checks);
    // The history of a loan splits one payment into parts: its rows are no income or spending.
    if (type.type === "loans") continue;
    const read = readTransactions(entry, index);
    transactions.push(...read.transactions);
    checks.push(...read.checks);
  }
  const settled = settle(
    readings.map((entry) => entry.account),
    transactions,
  );
  const currency = type.type === "unknown" ? undefined : currencyOf(reading);
  const evidence = institution
    ? { institution: institution.evidence, ...settled.evidence }
    : settled.evidence;
  return extractionSchema.parse({
    documentType: type.type,
    confidence: estimateConfidence(type, settled, checks),
    ...(institution ? { institution: institution.value } : {}),
    ...(currency ? { currency } : {}),
    pages: Math.max(1, pages.length),
    source: options.source,
    summary: summarise(
      type.type,
      institution?.value,
      settled.accounts,
      settled.transactions.length,
      settled.questions.length,
    ),
    ...settled,
    evidence,
    income: [],
    checks,
    warnings: warn(type, options, reading, checks),
  } satisfies Extraction);
}
