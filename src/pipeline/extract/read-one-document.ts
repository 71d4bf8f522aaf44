import type { DocumentType } from "#contract/document-type.ts";
import type { Check } from "#contract/extraction.ts";
import type { Page } from "../page.ts";
import type { AccountReading } from "./account-reading.ts";
import { readCard } from "./cards/card-facts.ts";
import { type CreditReportReading, hasReport, readCreditReport } from "./credit-reports/report-facts.ts";
import { readDeposit } from "./deposits/deposit-facts.ts";
import { splitAccounts } from "./deposits/split-accounts.ts";
import { findDocumentType, type TypeFinding } from "./document-type.ts";
import { findInstitution } from "./institution.ts";
import { readLoans, saysAnything } from "./loans/read-loans.ts";
import { type Reading, readPages } from "./reading.ts";
import { doubtLonePrints } from "./result/doubt-prints.ts";
import type { Finding, TransactionDraft } from "./result/draft.ts";
import { readTransactions } from "./transactions/read-transactions.ts";

/** What one document of a file says, before it is decided what is fact and what is question. */
export type DocumentReading = {
  readonly type: TypeFinding;
  readonly reading: Reading;
  readonly institution?: Finding;
  readonly accounts: readonly AccountReading[];
  /** Their accounts count from the first of this document. */
  readonly transactions: readonly TransactionDraft[];
  readonly report?: CreditReportReading;
  readonly checks: readonly Check[];
};

function readAccounts(reading: Reading, type: DocumentType): AccountReading[] {
  if (type === "credit-cards") return [readCard(reading)];
  if (type === "loans") return readLoans(reading).filter(saysAnything);
  if (type !== "bank-statements") return [];
  const parts = splitAccounts(reading);
  if (parts.length === 1) return [readDeposit(reading)];
  const whole = readDeposit(reading).dates;
  return parts.map((part) => readDeposit(part, whole));
}

/** What moves a loan's balance. Its papers also date what was bought with it: visits, orders, instalments to come. */
const LOAN_MOVEMENT =
  /pay(?:ment|ments|off)|pymt|pmt|auto\s?pay|fee\b|charge|interest|advance|\bdraw|adjust|revers|disburse|principal|escrow|credit|refund|transfer/i;

const nothing = (type: TypeFinding): TypeFinding => ({ ...type, type: "unknown", certainty: 0 });

/** Reads the pages of one document: its type, who sent it, its accounts or report, and their transactions. */
export function readOneDocument(pages: readonly Page[]): DocumentReading {
  const reading = readPages(pages);
  const type = findDocumentType(reading.sheet);
  const empty = { reading, accounts: [], transactions: [], checks: [] };
  if (type.type === "unknown" || type.isOffer) return { type, ...empty };
  const accounts = readAccounts(reading, type.type);
  const report = type.type === "credit-reports" ? readCreditReport(reading) : undefined;
  // Words alone make no statement: a paper without a single figure of its kind is of another kind.
  const isEmpty =
    (type.type === "loans" && accounts.length === 0) || (report !== undefined && !hasReport(report));
  if (isEmpty) return { type: nothing(type), ...empty };
  const institution = report?.findings.get("bureau") ?? accounts[0]?.institution ?? findInstitution(reading);
  const transactions: TransactionDraft[] = [];
  const checks: Check[] = [...(report?.checks ?? [])];
  for (const [index, entry] of accounts.entries()) {
    if (institution) entry.account.institution = institution.value;
    doubtLonePrints(entry.account.findings.values());
    checks.push(...entry.checks);
    // One history of several loans does not say which loan a payment went to.
    if (type.type === "loans" && accounts.length > 1) continue;
    const read = readTransactions(entry, index);
    transactions.push(
      ...read.transactions.filter((draft) => type.type !== "loans" || LOAN_MOVEMENT.test(draft.description)),
    );
    checks.push(...read.checks);
  }
  return {
    type,
    reading,
    ...(institution ? { institution } : {}),
    accounts,
    transactions,
    ...(report ? { report } : {}),
    checks,
  };
}
