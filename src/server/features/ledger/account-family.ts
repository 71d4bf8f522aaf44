import type { AccountKind } from "#contract/extraction.ts";

/**
 * Kinds that one institution's account may be called in different documents. Only accounts of one family can be the same
 * account: a loan may be read as "loan" from one paper and as "auto-loan" from the next.
 */
export type AccountFamily = "card" | "deposit" | "loan" | "investment" | "other";

const FAMILIES: Readonly<Record<AccountKind, AccountFamily>> = {
  "credit-card": "card",
  checking: "deposit",
  savings: "deposit",
  "auto-loan": "loan",
  "student-loan": "loan",
  "personal-loan": "loan",
  mortgage: "loan",
  heloc: "loan",
  loan: "loan",
  brokerage: "investment",
  "401k": "investment",
  ira: "investment",
  other: "other",
};

export function accountFamily(kind: AccountKind): AccountFamily {
  return FAMILIES[kind];
}
