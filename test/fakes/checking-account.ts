import type { CashflowAccount } from "#server/features/cashflow/analysis.ts";

/** A made-up checking account whose balance (in dollars) one document shows. */
export const checkingAccount = (
  { balance, documentId, fileName }: Readonly<Record<"balance" | "documentId" | "fileName", string>>,
  statements: CashflowAccount["statements"],
): CashflowAccount => ({
  id: "checking",
  kind: "checking",
  name: "Harbor Bank",
  last4: null,
  currency: "USD",
  figure: () => ({ kind: "known", figure: { value: balance, documentId, fileName, evidence: undefined } }),
  statements,
});
