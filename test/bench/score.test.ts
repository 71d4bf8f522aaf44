import { describe, expect, test } from "vitest";
import { card, extractionOf } from "../samples/extractions.ts";
import type { Truth } from "../samples/generator/layout.ts";
import { compareFacts } from "./compare-facts.ts";
import { calibrationOf, documentClaims, fieldsOf, median, type Reading, summaryOf } from "./score.ts";

const truth: Truth = {
  documentType: "credit-cards",
  institution: "Example Bank",
  accounts: [card({})],
  transactions: [],
};

const readingOf = (changes: Parameters<typeof card>[0], confidence: number): Reading => ({
  name: "made up",
  medium: "digital",
  heldOut: false,
  type: "credit-cards",
  comparison: compareFacts(truth, extractionOf({ accounts: [card(changes)] })),
  confidence,
  facts: [],
  pages: 1,
  ms: 10,
});

test("the summary counts exact figures of those printed and wrong ones of those returned", () => {
  const summary = summaryOf([readingOf({}, 0.9), readingOf({ apr: "1.00", pastDue: "2.00" }, 0.9)]);
  const printed = (Object.keys(card({})).length + 1) * 2;
  expect(summary).toMatchObject({ documents: 2, figures: printed, typePct: 100 });
  expect(summary.exactPct).toBeCloseTo(((printed - 1) / printed) * 100, 1);
  expect(summary.wrongPct).toBeCloseTo((2 / (printed + 1)) * 100, 1);
  expect(summary.transactionsF1).toBeUndefined();
});

test("fields are listed when they are not always exact, the worst first", () => {
  const rows = fieldsOf([readingOf({ apr: "1.00" }, 0.9), readingOf({ apr: "1.00", pastDue: "2.00" }, 0.9)]);
  expect(rows.map((row) => [row.field, row.wrong, row.unprinted])).toEqual([
    ["accounts.apr", 2, 0],
    ["accounts.pastDue", 0, 1],
  ]);
});

describe("calibration", () => {
  test("sets the mean claim of a bucket against the share that came true", () => {
    const claims = [
      ...Array.from({ length: 9 }, () => ({ confidence: 0.92, right: true })),
      { confidence: 0.92, right: false },
      { confidence: 0.4, right: true },
      { confidence: 1, right: true },
    ];
    expect(calibrationOf(claims)).toEqual([
      { bucket: "0 to 0.50", claims: 1, claimedPct: 40, rightPct: 100, offPct: 60 },
      { bucket: "0.9 to 0.95", claims: 10, claimedPct: 92, rightPct: 90, offPct: -2 },
      { bucket: "0.99 to 1.00", claims: 1, claimedPct: 100, rightPct: 100, offPct: 0 },
    ]);
  });

  test("a document with one wrong figure is not right", () => {
    expect(documentClaims([readingOf({}, 0.9), readingOf({ apr: "1.00" }, 0.8)])).toEqual([
      { confidence: 0.9, right: true },
      { confidence: 0.8, right: false },
    ]);
  });
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});
