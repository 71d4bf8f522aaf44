import { describe, expect, test } from "vitest";
import type { Check, Evidence } from "#contract/extraction.ts";
import { estimateConfidence } from "./confidence.ts";

type Returned = Parameters<typeof estimateConfidence>[1];

const print = (confidence = 1): Evidence => ({ page: 1, box: [0, 0, 1, 1], text: "x", confidence });
const sum = (passed: boolean, detail = ""): Check => ({ name: "sum", passed, detail });
const card = { type: "credit-cards", certainty: 1 } as Parameters<typeof estimateConfidence>[0]; // what is looked at

/** A card with so many figures: 1.00, 2.00 and so on. */
function returned(count: number, confidence = 1): Returned {
  const fields = ["currentBalance", "minimumPayment", "creditLimit", "previousBalance", "apr"].slice(
    0,
    count,
  );
  return {
    accounts: [
      {
        kind: "credit-card",
        ...Object.fromEntries(fields.map((field, index) => [field, `${index + 1}.00`])),
      },
    ],
    transactions: [],
    income: [],
    questions: [],
    evidence: Object.fromEntries(fields.map((field) => [`accounts.0.${field}`, print(confidence)])),
    legibility: Object.fromEntries(fields.map((field) => [`accounts.0.${field}`, confidence])),
  };
}

describe("the confidence of a document", () => {
  const five = returned(5);
  const alone = estimateConfidence(card, five, []);

  test("rises with a sum that holds, and of weak print with what it proves", () => {
    const one = estimateConfidence(card, five, [sum(true)]);
    expect(alone).toBeLessThan(one);
    expect(one).toBeLessThanOrEqual(0.99);
    const weak = returned(5, 0.97);
    const proving = estimateConfidence(card, weak, [sum(true, "1.00 + 2.00 = 3.00")]);
    expect(estimateConfidence(card, weak, [sum(true)])).toBeLessThan(proving);
  });

  test("falls with a sum that fails, with weak print and with an unclear type", () => {
    expect(estimateConfidence(card, five, [sum(true), sum(false)])).toBeLessThan(
      estimateConfidence(card, five, [sum(true)]),
    );
    expect(estimateConfidence(card, returned(5, 0.97), [])).toBeLessThan(alone);
    expect(estimateConfidence({ ...card, certainty: 0.2 }, five, [])).toBeLessThan(alone);
  });

  test("does not count the rows of transactions one by one", () => {
    const rows = Object.fromEntries(
      Array.from({ length: 90 }, (_, row) => [`transactions.${row}.amount`, print()]),
    );
    expect(estimateConfidence(card, { ...five, evidence: { ...five.evidence, ...rows } }, [])).toBe(alone);
  });

  test("counts the figures of a credit report", () => {
    const report = {
      creditReport: { score: "728" },
      evidence: { "creditReport.score": print(0.9) },
      legibility: { "creditReport.score": 0.9 },
    };
    const proved = [sum(true, "728")];
    expect(estimateConfidence(card, { ...returned(0), ...report }, proved)).toBeGreaterThan(
      estimateConfidence(card, { ...returned(0), ...report }, [sum(true)]),
    );
  });

  test("is never certain nor hopeless, however weak the print", () => {
    const weak = estimateConfidence({ ...card, certainty: 0 }, returned(5, 0), [sum(false)]);
    expect(weak).toBeGreaterThanOrEqual(0.05);
    expect(weak).toBeLessThan(0.5);
  });

  test("without a figure it speaks of the type alone", () => {
    expect(estimateConfidence(card, returned(0), [])).toBe(0.95);
  });
});
