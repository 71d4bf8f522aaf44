import { z } from "zod";

export const documentTypes = [
  "bank-statements",
  "credit-cards",
  "credit-reports",
  "loans",
  "investments",
  "income",
  "unknown",
] as const;

export const documentTypeSchema = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentTypeSchema>;

/** First match wins, in this order; compared with the lower-cased file name. */
const RULES: ReadonlyArray<readonly [DocumentType, readonly string[]]> = [
  ["bank-statements", ["bank", "checking", "savings", "chase", "wells", "citi", "bofa"]],
  ["credit-cards", ["credit", "visa", "mastercard", "amex", "discover"]],
  ["loans", ["loan", "mortgage", "auto", "student"]],
  ["credit-reports", ["experian", "equifax", "transunion", "credit report"]],
  ["investments", ["401k", "ira", "investment", "portfolio", "vanguard", "fidelity"]],
  ["income", ["pay", "stub", "w2", "1099", "income", "salary"]],
];

/**
 * The first guess from a file's name alone. It is often wrong (a card statement of a bank called "... Bank"), so it never
 * decides: the content does, and a disagreement is shown.
 */
export function documentTypeFromFileName(fileName: string): DocumentType {
  const name = fileName.toLowerCase();
  return RULES.find(([, words]) => words.some((word) => name.includes(word)))?.[0] ?? "unknown";
}
