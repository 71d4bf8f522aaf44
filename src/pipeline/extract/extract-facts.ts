import type { DocumentType } from "#contract/document-type.ts";
import { type Check, type Extraction, extractionSchema } from "#contract/extraction.ts";
import type { Page } from "../page.ts";
import type { AccountReading } from "./account-reading.ts";
import { readCard } from "./cards/card-facts.ts";
import { readDeposit } from "./deposits/deposit-facts.ts";
import { splitAccounts } from "./deposits/split-accounts.ts";
import { findDocumentType, type TypeFinding } from "./document-type.ts";
import type { IncomeReading } from "./income/pay-stub-facts.ts";
import { readIncome } from "./income/read-income.ts";
import { findInstitution } from "./institution.ts";
import { readInvestments } from "./investments/read-investments.ts";
import { readLoan } from "./loans/loan-facts.ts";
import { type Reading, readPages } from "./reading.ts";
import { estimateConfidence } from "./result/confidence.ts";
import { doubtLonePrints } from "./result/doubt-prints.ts";
import type { Finding, TransactionDraft } from "./result/draft.ts";
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
  if (type === "investments") return readInvestments(reading);
  if (type !== "bank-statements") return [];
  const parts = splitAccounts(reading);
  if (parts.length === 1) return [readDeposit(reading)];
  const whole = readDeposit(reading).dates;
  return parts.map((part) => readDeposit(part, whole));
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

/** Who issued the paper: of proofs of income the one who pays. */
function institutionOf(
  reading: Reading,
  type: DocumentType,
  income: readonly IncomeReading[],
): Finding | undefined {
  if (type === "unknown") return undefined;
  return type === "income"
    ? income[0]?.income.findings.get("payer")
    : findInstitution(reading, type === "investments");
}

/** Names move no money: a letter misread in one is no reason to ask. */
const LEGIBLE_NAME = 0.6;

function trustName(name: Finding | undefined): void {
  if (name && name.evidence.confidence >= LEGIBLE_NAME) name.witnessed = true;
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
  const type = findDocumentType(reading.sheet);
  const readings = readAccounts(reading, type.type);
  const income = type.type === "income" ? readIncome(reading) : [];
  const institution = institutionOf(reading, type.type, income);
  const transactions: TransactionDraft[] = [];
  const checks: Check[] = [];
  for (const [index, entry] of readings.entries()) {
    if (institution) entry.account.institution = institution.value;
    doubtLonePrints(entry.account.findings.values());
    checks.push(...entry.checks);
    // The history of a loan splits one payment into parts, that of a portfolio buys and sells: no income or spending.
    if (type.type === "loans" || type.type === "investments") continue;
    const read = readTransactions(entry, index);
    transactions.push(...read.transactions);
    checks.push(...read.checks);
  }
  for (const entry of income) {
    trustName(entry.income.findings.get("payer"));
    doubtLonePrints(entry.income.findings.values());
    checks.push(...entry.checks);
  }
  const settled = settle(
    readings.map((entry) => entry.account),
    transactions,
    income.map((entry) => entry.income),
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
      settled.income,
    ),
    ...settled,
    evidence,
    checks,
    warnings: warn(type, options, reading, checks),
  } satisfies Extraction);
}
