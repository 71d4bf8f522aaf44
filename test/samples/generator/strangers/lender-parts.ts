import type { DocumentType } from "#contract/document-type.ts";
import type { Layout } from "../layout.ts";
import type { LoanData } from "../loan-data.ts";
import { decimal } from "../print-styles.ts";

export const stranger = (name: string, type: DocumentType, make: Layout["make"]): Layout => ({
  name: `stranger-${name}`,
  type,
  heldOut: false,
  make,
});

/** What most lenders print of an instalment loan. */
export const loanFacts = (d: LoanData) => ({
  accountLast4: d.number.slice(-4),
  statementDate: d.statementDate,
  paymentDueDate: d.dueDate,
  minimumPayment: decimal(d.instalment + d.escrow),
  pastDue: decimal(d.pastDue),
  originalBalance: decimal(d.original),
  currentBalance: decimal(d.principal),
  apr: d.rate,
  maturityDate: d.maturity,
});

export const paidRow = (d: LoanData, description: string) => ({
  account: 0,
  date: d.last.day,
  description,
  amount: decimal(d.last.amount),
});
