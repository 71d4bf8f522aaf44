import { expect, test } from "vitest";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { advise } from "./embedded-advisor.ts";
import type { AdvisorFacts } from "./facts.ts";
import { plainText } from "./tools/say.ts";

const households = householdFacts();
const sample = households.get("sample") as AdvisorFacts; // it is the first of them
const said = (question: string, facts: AdvisorFacts = sample): string =>
  plainText(advise(facts, question).answer.parts);

test.each([
  ["when did I last pay my rent?", "$1,395.00 to Hilltop Apartments Rent on 1 October 2026"],
  ["when did I last pay Northline", "Your last payment to Northline Visa was $300.00 on 22 October 2026"],
  ["last time i paid for Flexfit Gym?", "$44.00 on 8 October 2026"],
  [
    "what were my last 2 purchases",
    "$58.00 to Blue Door Restaurant on 26 October 2026 and $52.00 to Riverside Bowling",
  ],
  ["what did I buy at Blue Door Restaurant in october", "4 transactions in October 2026, $232.00 in all"],
  [
    "anything over $500 last month?",
    "1 transaction in October 2026, $1,395.00 in all: $1,395.00 to Hilltop Apartments Rent",
  ],
  [
    "which transactions were under 11 dollars last month",
    "$9.99 to Cloudkeep Storage Subscription on 3 October 2026",
  ],
  ["how many times did I eat out last month", "4 times in October 2026: $232.00 for eating out in all"],
  ["how many times did I eat out", "48 times: $2,784.00 for eating out in all since 1 November 2025"],
  [
    "largest purchase at Greenfield Grocery last month",
    "The largest for Greenfield Grocery in October 2026 was $142.00 on 17 October 2026",
  ],
  ["what was that $58 charge", "$58.00 to Blue Door Restaurant on 26 October 2026"],
  [
    "when do I get paid next?",
    "your next pay is $3,250.00 from Meridian Health Payroll Direct Dep on 1 December 2026",
  ],
  [
    "when was my last paycheck and how much was it",
    "Your last pay was $3,250.00 from Meridian Health Payroll Direct Dep on 15 October 2026",
  ],
])("%s: %s", (question, told) => {
  expect(said(question)).toContain(told);
});

test("a row opens the document that it stands in", () => {
  const figure = advise(sample, "when did I last pay my rent?").answer.parts[1];
  expect(figure).toMatchObject({
    text: "$1,395.00",
    terms: [{ label: "1 October 2026: HILLTOP APARTMENTS RENT (harbor-bank-2026-10.pdf)" }],
  });
});

test("an amount in whole dollars is found with its cents where none is exact", () => {
  expect(said("what was that $52 charge")).toContain("$52.00 to Riverside Bowling");
  expect(said("what was that $17 charge")).toContain("$17.99 to Streambox Video Subscription");
  expect(advise(sample, "what was that $17.50 charge").answer.kind).toBe("missing");
});

test("with cards and no bank statement their rows are found all the same", () => {
  const debtsOnly = households.get("debts-only") as AdvisorFacts; // its rows count as no spending
  expect(said("how many times did I go to Riverside Bowling last month", debtsOnly)).toContain(
    "1 time in October 2026",
  );
});

test.each([
  "when did I last pay netflix",
  "what did I buy at target in october",
  "what did I buy at Maple Department Store in march 2019",
])("%s: nothing answers to it", (question) => {
  expect(advise(sample, question).answer.kind).toBe("missing");
});

test.each([
  "did my last Northline payment go through",
  "how many times did my sister go to Blue Door Restaurant",
  "what would a $50 charge do to my plan",
  "which debts are over 5000",
])("%s is about no row", (question) => {
  expect(advise(sample, question).call?.tool).not.toBe("find_rows");
});

test.each([
  [
    "what's my average APR?",
    "The average APR of your debts is 10.51\u00A0%, weighted by what is owed on each",
  ],
  ["what is my average apr on my cards", "The average APR of your credit cards is 20.81\u00A0%"],
  [
    "what share of my debt is on cards",
    "23.2\u00A0% of what you owe is on your credit cards: $16,900.00 of $72,700.00",
  ],
  ["what percentage of my debt is the car loan", "25.3\u00A0% of what you owe is on Lakeside Auto Finance"],
  [
    "how much do I spend on groceries per week",
    "On average $130.72 a week went to groceries in the 12 months to October 2026",
  ],
  ["what do i spend per day on eating out", "On average $7.63 a day"],
  ["how much did I spend per week on gas this year", "in the days from 1 January 2026 to 27 October 2026"],
])("%s: %s", (question, told) => {
  expect(said(question)).toContain(told);
});

test("a card's part with a rate of its own counts at that rate", () => {
  const [debt] = sample.debts.filter(({ creditor }) => creditor === "Northline Visa");
  const facts: AdvisorFacts = {
    ...sample,
    debts:
      debt === undefined
        ? []
        : [
            {
              ...debt,
              currentBalance: "1000.00",
              apr: "20.00",
              buckets: [{ kind: "promotional", balance: "250.00", apr: "0.00", expires: null }],
            },
          ],
  };
  expect(said("what is my average apr", facts)).toContain("15.00\u00A0%");
});

test("what the average APR of people is, is none of one's own", () => {
  expect(advise(sample, "what is the average apr in america").call?.tool).not.toBe("average_apr");
});
