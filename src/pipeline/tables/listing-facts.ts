import type { DocumentType } from "#contract/document-type.ts";
import {
  type AccountFacts,
  type AccountKind,
  accountFactsSchema,
  type Evidence,
  type Extraction,
  extractionSchema,
  type Question,
  sumWarning,
  type TransactionFacts,
} from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { nameOfType, summarise } from "../extract/result/summary.ts";
import { categoryOfEntry } from "./entry-category.ts";
import type { ListedAccount, ListedEntry, Listing } from "./listing.ts";

const TYPES: Readonly<Record<AccountKind, DocumentType>> = {
  "credit-card": "credit-cards",
  checking: "bank-statements",
  savings: "bank-statements",
  "auto-loan": "loans",
  "student-loan": "loans",
  "personal-loan": "loans",
  mortgage: "loans",
  heloc: "loans",
  loan: "loans",
  brokerage: "investments",
  "401k": "investments",
  ira: "investments",
  other: "bank-statements",
};

/** Puts a listing into the contract's shape: every figure with its place, what is unsure as a question. */
export function listingFacts(listing: Listing, requestedType?: DocumentType): Extraction {
  const evidence: Record<string, Evidence> = {};
  const questions: Question[] = [];
  const accounts = listing.accounts.map((account, index) =>
    accountFacts(account, index, evidence, questions),
  );
  const transactions = transactionFacts(listing.entries, listing.accounts, evidence, questions);
  const documentType = typeOf(listing);
  const institutions = new Set(accounts.map(({ institution }) => institution));
  const [institution] = institutions.size === 1 ? [...institutions] : [];
  const stated = evidence["accounts.0.institution"];
  if (institution !== undefined && stated !== undefined) evidence["institution"] = stated;
  const failed = listing.checks.filter((check) => !check.passed);
  return extractionSchema.parse({
    documentType,
    confidence: listing.confidence,
    ...(institution === undefined ? {} : { institution }),
    ...(listing.currency === undefined ? {} : { currency: listing.currency }),
    pages: listing.pages,
    source: listing.source,
    summary: summarise(documentType, institution, accounts, transactions.length, questions.length),
    accounts,
    transactions,
    income: [],
    evidence,
    checks: [...listing.checks],
    questions,
    warnings: [...disagreement(documentType, requestedType), ...failed.map(sumWarning), ...listing.warnings],
  } satisfies Extraction);
}

function accountFacts(
  account: ListedAccount,
  index: number,
  evidence: Record<string, Evidence>,
  questions: Question[],
): AccountFacts {
  const base = `accounts.${index}`;
  const facts: Record<string, unknown> = { kind: account.kind };
  for (const [field, stated] of account.fields) {
    facts[field] = stated.value;
    evidence[`${base}.${field}`] = stated.evidence;
  }
  for (const { field, reason, options } of account.unsure ?? []) {
    questions.push({ path: `${base}.${field}`, reason, candidates: [...options] });
  }
  if (account.holdings && account.holdings.length > 0) {
    facts["holdings"] = account.holdings.map((holding, place) => {
      evidence[`${base}.holdings.${place}.value`] = holding.value.evidence;
      const { name, symbol } = holding;
      return { name, ...(symbol === undefined ? {} : { symbol }), value: formatMoney(holding.value.value) };
    });
  }
  return accountFactsSchema.parse(facts);
}

/** Rows whose direction nobody can tell are asked under the numbers after the last certain one. */
function transactionFacts(
  entries: readonly ListedEntry[],
  accounts: readonly ListedAccount[],
  evidence: Record<string, Evidence>,
  questions: Question[],
): TransactionFacts[] {
  const certain = entries.filter(({ isSignUnknown }) => !isSignUnknown);
  const transactions = certain.map((entry, index) => {
    evidence[`transactions.${index}.amount`] = entry.amount.evidence;
    evidence[`transactions.${index}.date`] = entry.date.evidence;
    return {
      account: entry.account,
      date: entry.date.value,
      description: entry.description,
      amount: formatMoney(entry.amount.value),
      category: categoryOfEntry(entry, accounts[entry.account]?.kind),
    };
  });
  const open = entries.filter(({ isSignUnknown }) => isSignUnknown);
  for (const [index, { amount, date, description }] of open.entries()) {
    const size = Math.abs(amount.value);
    questions.push({
      path: `transactions.${certain.length + index}.amount`,
      reason: `The file does not say whether this came in or went out. It belongs to "${description}" of ${date.value}.`,
      candidates: [-size, size].map((value) => ({
        value: formatMoney(cents(value)),
        evidence: amount.evidence,
      })),
    });
  }
  return transactions;
}

/** The type of the account with the most rows; of the first account among equals. */
function typeOf({ accounts, entries }: Listing): DocumentType {
  const counts = accounts.map((_, index) => entries.filter((entry) => entry.account === index).length);
  const most = counts.indexOf(Math.max(...counts));
  const account = accounts[most];
  return account === undefined ? "unknown" : TYPES[account.kind];
}

function disagreement(found: DocumentType, requested: DocumentType | undefined): string[] {
  return requested === undefined || requested === "unknown" || requested === found || found === "unknown"
    ? []
    : [`You chose ${nameOfType(requested)}, but the content reads as a ${nameOfType(found)}.`];
}
