import { expect, test } from "vitest";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { household } from "#test/fakes/sample-household.ts";
import { headlineOf, isSafe, wholeDollars, whyUnsure } from "./headline.ts";

const sample = household("sample").cashflow;
if (!sample) throw new Error("the sample household has a cashflow");

test.each<[string, Partial<CashflowAnalysis>, string]>([
  ["an amount that is sure enough", {}, "extra"],
  ["a low score of a careful month", { decidedBy: "careful-month", confidenceScore: 29 }, "unsure"],
  ["a low score of a year", { confidenceScore: 29 }, "unsure"],
  ["a minimum in question", { evidence: { ...sample.evidence, withoutMinimum: ["Nelnet"] } }, "unsure"],
  ["statements of 46 days ago", { evidence: { ...sample.evidence, daysOld: 46 } }, "unsure"],
  ["accounts near the buffer", { safeMonthlyExtra: "0.00", confidenceScore: 12 }, "nothing-yet"],
  ["a careful month that leaves nothing", { decidedBy: "careful-month", safeMonthlyExtra: "0.00" }, "extra"],
  ["pay that may only be late", { decidedBy: "unknown-pay", safeMonthlyExtra: "0.00" }, "unsure"],
  ["less than a month", { decidedBy: "part-month", safeMonthlyExtra: "0.00" }, "unsure"],
  ["a lack that months prove", { shortfall: "10.00", historyMonths: 3, confidenceScore: 0 }, "shortfall"],
  ["a lack of one month", { shortfall: "10.00", historyMonths: 1 }, "unsure"],
])("%s", (_, changes, headline) => {
  expect(headlineOf({ ...sample, ...changes })).toBe(headline);
});

test.each<[string, Partial<CashflowAnalysis>, boolean]>([
  ["statements of enough months", { confidenceScore: 80 }, true],
  ["statements that say too little", { confidenceScore: 79 }, false],
  ["figures that were typed", { decidedBy: "typed-month", confidenceScore: 95 }, false],
])("only what is sure is called safe: %s", (_, changes, safe) => {
  expect(isSafe({ ...sample, ...changes })).toBe(safe);
});

test("a headline is never a cent too high", () => {
  expect([wholeDollars("958.99"), wholeDollars("0.00")]).toEqual(["958.00", "0.00"]);
});

test("what is not sure says why", () => {
  const { evidence } = sample;
  expect(whyUnsure({ ...sample, decidedBy: "part-month" })).toBe(
    "Less than a whole month is shown: pay, rent or a bill can lie in the days that are missing, so nothing is called safe yet. Upload a whole month.",
  );
  expect(whyUnsure({ ...sample, decidedBy: "unknown-pay" })).toBe(
    "Whether your regular pay still comes is not known. Upload your newest bank statements.",
  );
  expect(whyUnsure({ ...sample, confidenceScore: 12 })).toBe("More bank statements make it sure.");
  expect(whyUnsure({ ...sample, evidence: { ...evidence, withoutMinimum: ["Nelnet"] } })).toBe(
    "But the minimum payment of Nelnet is not known and not taken off: settle it first.",
  );
});
