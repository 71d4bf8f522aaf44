import { expect, test } from "vitest";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { advise } from "./embedded-advisor.ts";
import type { AdvisorFacts } from "./facts.ts";
import { plainText } from "./tools/say.ts";

const households = householdFacts();
const sample = households.get("sample") as AdvisorFacts; // it is the first of them
const doubtful = households.get("doubtful") as AdvisorFacts; // its Cedar Lending is called LightStream
const NORTHLINE = sample.debts.find(({ creditor }) => creditor === "Northline Visa")?.id ?? "";
const said = (question: string, facts: AdvisorFacts = sample): string =>
  plainText(advise(facts, question).answer.parts);

test("an earlier balance is the one that the statement of that month prints, with its day and its place", () => {
  const { answer } = advise(sample, "what did I owe on Northline in august");
  expect(plainText(answer.parts)).toBe("You owed $8,531.48 on Northline Visa, as of 31 August 2026.");
  expect(answer.parts[1]).toMatchObject({ source: { fileName: "northline-visa-2026-08.pdf", page: 1 } });
});

test("of the month before the first statement the balance before its period tells", () => {
  expect(said("what did I owe on Lakeside in october 2025")).toContain("as of 31 October 2025");
});

test.each([
  ["three months ago", "$74,156.47"],
  ["in march", "$77,717.32"],
])("what was owed in all %s is one sum of statements of that month", (time, sum) => {
  expect(said(`how much did I owe in all ${time}?`)).toContain(`you owed ${sum} in all`);
});

test("a sum is told only where a statement of each debt is there", () => {
  const facts: AdvisorFacts = {
    ...sample,
    statements: sample.statements.filter(
      ({ accountId, asOf }) => accountId !== NORTHLINE || !asOf.startsWith("2026-08"),
    ),
  };
  // The balance before the next statement's period is that of the end of august.
  expect(said("how much did I owe in all in august", facts)).toContain("$74,156.47");
  const without: AdvisorFacts = {
    ...sample,
    statements: sample.statements.filter(({ accountId }) => accountId !== NORTHLINE),
  };
  expect(said("how much did I owe in all in august", without)).toBe(
    "I cannot tell what you owed in all in August 2026: no statement of that month is there for Northline Visa.",
  );
});

test.each([
  ["has my Northline balance gone down since june", "$159.67 less"],
  ["is my Northline balance lower than in march?", "$271.07 less"],
  ["has my Maple balance gone down since june", "$108.09 more"],
  ["has my debt gone down since june?", "$2,894.47 less"],
])("%s: %s", (question, change) => {
  expect(said(question)).toContain(change);
});

test("a balance of today that is in question is compared with nothing", () => {
  expect(said("has my LightStream balance gone down since june", doubtful)).toContain(
    "What it is now no document shows for certain.",
  );
  expect(advise(doubtful, "has my debt gone down since june").answer.kind).toBe("missing");
});

test("what stood in a bank account then is told by kind", () => {
  expect(said("what was my checking balance at the end of september")).toBe(
    "You had $5,041.00 in Harbor Bank ···1177 (checking) on 30 September 2026.",
  );
  expect(said("how much did I have in savings in july?")).toContain("$9,900.00");
  const debtsOnly = households.get("debts-only") as AdvisorFacts; // it has no bank statement
  expect(said("what was my checking balance in september", debtsOnly)).toContain(
    "no statement of such an account",
  );
});

test("and another month, and another debt, go on from it", () => {
  const { call } = advise(sample, "what did I owe on Northline in august");
  expect(plainText(advise(sample, "and in june?", call).answer.parts)).toContain("$8,609.67");
  expect(plainText(advise(sample, "what about Lakeside?", call).answer.parts)).toContain("$19,112.25");
});

test.each([
  "what did I owe on Northline in 2012",
  "what will I owe on Northline in august 2027",
  "what was my Northline limit in august",
])("%s is no balance of a statement", (question) => {
  expect(advise(sample, question).call?.tool).not.toBe("past_balance");
});
