import { describe, expect, test } from "vitest";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { type DoubtfulFacts, doubtedConfidence } from "./doubts.ts";

const span = (first: string, last: string) => ({
  first: parsePlainDate(first)!,
  last: parsePlainDate(last)!,
});
const sure: DoubtfulFacts = {
  daysOld: 10,
  runs: [span("2026-01-01", "2026-10-31")],
  missing: [],
  leftOut: [],
  withoutMinimum: [],
  hiddenCards: [],
  withoutProof: [],
  unseen: { amount: cents(0), of: cents(500_000) },
};
const doubted = (change: Partial<DoubtfulFacts>, score = 95) =>
  doubtedConfidence(score, { ...sure, ...change });

describe("the confidence", () => {
  test("stays as the history makes it where nothing is missing", () => {
    expect(doubted({})).toEqual({ score: 95, doubts: [] });
    expect(doubted({ daysOld: 45 }).score).toBe(95);
  });

  test("says of which account nothing proves that all lines are there, which the score took into account before", () => {
    expect(doubted({ withoutProof: ["Old Elm Checking"] }, 46)).toEqual({
      score: 46,
      doubts: [
        "What was read for Old Elm Checking has no beginning balance, so it cannot be proved that no line is missing. A statement proves it.",
      ],
    });
  });

  test("falls by the share of spending that is only taken from what was paid to cards", () => {
    expect(doubted({ unseen: { amount: cents(50_000), of: cents(500_000) } })).toEqual({
      score: 85,
      doubts: [
        "$500.00 of $5,000.00 spent is inferred from payments and other months; no statement shows what was bought.",
      ],
    });
    expect(doubted({ unseen: { amount: cents(1), of: cents(500_000) } }).score).toBe(94);
  });

  test("falls by the share of days that no statement shows, each day once", () => {
    const july = span("2026-07-01", "2026-07-31");
    const runs = [span("2026-05-01", "2026-06-30"), span("2026-08-01", "2026-08-31")];
    expect(doubted({ runs, missing: [july, july] })).toEqual({
      score: 71,
      doubts: ["31 of 123 days are on no statement."],
    });
  });

  test.each<[string, Partial<DoubtfulFacts>]>([
    ["The bank statements ended 46 days ago.", { daysOld: 46 }],
    ["The statements of Savings ···1 show other days than the rest.", { leftOut: ["Savings ···1"] }],
    ["The minimum payment of A and B is not known.", { withoutMinimum: ["A", "B"] }],
    ["No statement shows what is bought with Chase.", { hiddenCards: ["Chase"] }],
  ])("is below safe and a tenth lower: %s", (sentence, change) => {
    expect(doubted(change)).toEqual({ score: 79, doubts: [sentence] });
    expect(doubted(change, 60).score).toBe(54);
  });

  test("is nothing where the statements are outdated", () => {
    expect(doubted({ daysOld: 93 }).score).toBe(0);
  });
});
