import { type AccountFacts, type Evidence, type Extraction, extractionSchema } from "#contract/extraction.ts";

/** A card statement's account, made up; name only what the test is about. */
export function card(changes: Partial<AccountFacts>): AccountFacts {
  return {
    kind: "credit-card",
    institution: "Example Bank",
    accountLast4: "4821",
    statementDate: "2026-10-12",
    currentBalance: "2345.67",
    minimumPayment: "57.00",
    paymentDueDate: "2026-11-07",
    apr: "24.99",
    ...changes,
  };
}

/** A checking statement's account, made up. */
export function checking(changes: Partial<AccountFacts>): AccountFacts {
  return {
    kind: "checking",
    institution: "Harbor Bank",
    accountLast4: "1177",
    periodStart: "2026-10-01",
    periodEnd: "2026-10-31",
    beginningBalance: "1000.00",
    endingBalance: "1250.00",
    ...changes,
  };
}

function evidenceOf(accounts: readonly AccountFacts[]): Record<string, Evidence> {
  return Object.fromEntries(
    accounts.flatMap((facts, index) =>
      Object.entries(facts).flatMap(([field, value]) =>
        field === "kind" || typeof value !== "string"
          ? []
          : [
              [
                `accounts.${index}.${field}`,
                { page: 1, box: [0.1, 0.1, 0.2, 0.12], text: value, confidence: 0.99 },
              ],
            ],
      ),
    ),
  );
}

/** What a reader returns for a made-up document, checked against the contract. */
export function extractionOf(changes: Partial<Extraction>): Extraction {
  const accounts = changes.accounts ?? [card({})];
  return extractionSchema.parse({
    documentType: "credit-cards",
    confidence: 0.97,
    institution: accounts[0]?.institution,
    currency: "USD",
    pages: 1,
    source: "pdf-text",
    summary: "A card statement of Example Bank.",
    transactions: [],
    income: [],
    checks: [],
    questions: [],
    warnings: [],
    ...changes,
    accounts,
    evidence: changes.evidence ?? evidenceOf(accounts),
  });
}
