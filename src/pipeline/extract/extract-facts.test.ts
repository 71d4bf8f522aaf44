import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compareFacts } from "#test/bench/compare-facts.ts";
import type { Truth } from "#test/samples/generator/layout.ts";
import { readSample } from "#test/samples/read-sample.ts";
import { typedPage } from "#test/samples/typed-page.ts";
import { extractFacts } from "./extract-facts.ts";

const FOLDER = join(import.meta.dirname, "../../../test/samples/statements");

describe("whole statements", () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".pdf"));
  const known = names.filter((name) => !truthOf(name).heldOut);

  test.each(known)("every figure and transaction of %s is exact", async (name) => {
    const { pages, source } = await readSample(join(FOLDER, name));
    const extraction = extractFacts(pages, { source });
    expect(compareFacts(truthOf(name), extraction).differences).toEqual([]);
    expect(extraction.documentType).toBe(truthOf(name).documentType);
    expect(extraction.checks.filter((check) => !check.passed)).toEqual([]);
  });

  test.each(known)("each figure of %s points at its print", async (name) => {
    const { pages, source } = await readSample(join(FOLDER, name));
    const { accounts, evidence } = extractFacts(pages, { source });
    const missing = accounts.flatMap((account, index) =>
      Object.entries(account)
        .filter(
          ([key, value]) =>
            typeof value === "string" &&
            !["kind", "institution"].includes(key) &&
            !evidence[`accounts.${index}.${key}`],
        )
        .map(([key]) => key),
    );
    expect(missing).toEqual([]);
  });
});

describe("photographs", () => {
  const photos = readdirSync(FOLDER).filter((name) => name.endsWith(".photo.jpg"));

  test.each(photos)(
    "nothing taken from %s is wrong, and what sums confirm is taken",
    { timeout: 120_000 },
    async (name) => {
      const { pages, source } = await readSample(join(FOLDER, name));
      const result = extractFacts(pages, { source });
      const comparison = compareFacts(truthOf(name), result);
      expect(source).toBe("ocr");
      expect(comparison.typeRight).toBe(true);
      expect(comparison.wrong).toBe(0);
      expect(comparison.transactions.right).toBe(comparison.transactions.expected);
      const [account] = result.accounts;
      expect(account?.currentBalance ?? account?.endingBalance).toBe(
        truthOf(name).accounts[0]?.currentBalance ?? truthOf(name).accounts[0]?.endingBalance,
      );
    },
  );
});

function truthOf(name: string): Truth & { heldOut: boolean } {
  return JSON.parse(
    readFileSync(join(FOLDER, name.replace(/(?:\.photo)?\.\w+$/, ".truth.json")), "utf8"),
  ) as Truth & {
    heldOut: boolean;
  };
}

const CARD = `
Example Bank
Credit Card Statement                          Account ending in 4821
Statement Closing Date    10/12/2026
Previous Balance          $2,100.00        Credit Limit             $8,000.00
Payments and Credits       -$300.00        Available Credit         $5,654.33
Purchases                 +$512.34         Cash Advance Limit       $1,600.00
Fees Charged                +$0.00         Payment Due Date        11/07/2026
Interest Charged           +$33.33         Minimum Payment Due         $57.00
New Balance               $2,345.67        Late fee of up to           $40.00

Total fees charged in 2026      $87.00
Total interest charged in 2026  $412.34
`;

const read = (text: string, confidence?: number) =>
  extractFacts([typedPage(text, confidence === undefined ? {} : { confidence })], {
    source: confidence === undefined ? "pdf-text" : "ocr",
  });

describe("card figures", () => {
  test("look-alikes near a figure do not replace it", () => {
    const [account] = read(CARD).accounts;
    expect(account).toMatchObject({
      kind: "credit-card",
      institution: "Example Bank",
      accountLast4: "4821",
      statementDate: "2026-10-12",
      currentBalance: "2345.67",
      previousBalance: "2100.00",
      creditLimit: "8000.00",
      availableCredit: "5654.33",
      minimumPayment: "57.00",
      paymentDueDate: "2026-11-07",
      paymentsAndCredits: "300.00",
      purchases: "512.34",
      feesCharged: "0.00",
      interestCharged: "33.33",
    });
  });

  test("the roll-forward is shown with its arithmetic", () => {
    expect(read(CARD).checks).toContainEqual({
      name: "card-balance-roll-forward",
      passed: true,
      detail: "2100.00 - 300.00 + 512.34 + 0.00 + 33.33 = 2345.67",
    });
  });

  test("recognised print that loses its spaces is read all the same", () => {
    const squeezed = CARD.replaceAll(/(?<=[A-Za-z]) (?=[A-Za-z])/g, "");
    expect(read(squeezed).accounts[0]).toMatchObject({
      currentBalance: "2345.67",
      minimumPayment: "57.00",
      paymentDueDate: "2026-11-07",
    });
  });

  test("a statement that does not add up gives questions, a failed check and a warning, not facts", () => {
    const result = read(CARD.replace("$512.34", "$612.34"));
    expect(result.accounts[0]?.purchases).toBeUndefined();
    expect(result.questions.map((question) => question.path)).toContain("accounts.0.purchases");
    expect(result.checks).toContainEqual(
      expect.objectContaining({ name: "card-balance-roll-forward", passed: false }),
    );
    expect(result.warnings.join(" ")).toContain("does not add up");
  });

  test("figures in weak print are facts only when a sum confirms them", () => {
    const result = read(CARD, 0.8);
    expect(result.accounts[0]?.currentBalance).toBe("2345.67");
    expect(result.accounts[0]?.minimumPayment).toBeUndefined();
    expect(result.questions).toContainEqual(
      expect.objectContaining({
        path: "accounts.0.minimumPayment",
        candidates: [expect.objectContaining({ value: "57.00" })],
      }),
    );
  });

  test("what is read with 95 of 100 is a fact, what is read with less a question", () => {
    expect(read(CARD, 0.96).accounts[0]?.minimumPayment).toBe("57.00");
    expect(read(CARD, 0.94).accounts[0]?.minimumPayment).toBeUndefined();
  });

  test("two different due dates are a question with both", () => {
    const result = read(`${CARD}\nPayment Due Date          11/09/2026\n`);
    const question = result.questions.find((entry) => entry.path === "accounts.0.paymentDueDate");
    expect(question?.candidates.map((candidate) => candidate.value).toSorted()).toEqual([
      "2026-11-07",
      "2026-11-09",
    ]);
  });

  test("a figure that is not printed is absent", () => {
    const [account] = read(CARD.replace(/Minimum Payment Due +\$57\.00/, "")).accounts;
    expect(account).not.toHaveProperty("minimumPayment");
    expect(account).not.toHaveProperty("apr");
  });

  test("no full account number leaves the reader", () => {
    const result = read(CARD.replace("Account ending in 4821", "Account number 4417 1234 5678 4821"));
    expect(result.accounts[0]?.accountLast4).toBe("4821");
    expect(JSON.stringify(result)).not.toMatch(/4417|1234 ?5678/);
  });
});

describe("kinds of paper", () => {
  test("an offer is no account", () => {
    const result = read(
      "You are pre-approved for a credit card\nApply now   Invitation number 12345\nCredit limit up to $8,000.00\nPurchase APR 24.99%  Balance transfers\nRespond by 11/07/2026",
    );
    expect(result).toMatchObject({ documentType: "credit-cards", accounts: [] });
    expect(result.warnings[0]).toContain("offer");
  });

  test.each([
    "",
    "Dear Sam,\nthank you for lunch. It was $24.50 well spent.",
    "INVOICE 1042\nTotal due $120.00",
  ])("other papers are unknown and give nothing", (text) => {
    const result = read(text);
    expect(result).toMatchObject({ documentType: "unknown", accounts: [], transactions: [], evidence: {} });
    expect(result.warnings).toHaveLength(1);
  });

  test("a disagreement with the person's choice is a warning, and the content decides", () => {
    const result = extractFacts([typedPage(CARD)], { source: "pdf-text", requestedType: "bank-statements" });
    expect(result.documentType).toBe("credit-cards");
    expect(result.warnings.join(" ")).toContain("You chose bank statement");
  });
});
