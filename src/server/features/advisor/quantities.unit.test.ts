import { describe, expect, test } from "vitest";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { advise } from "./embedded-advisor.ts";
import type { AdvisorFacts } from "./facts.ts";

const households = householdFacts();
const of = (household: string, message: string) => advise(households.get(household) as AdvisorFacts, message); // it is one of the five
const figuresOf = (household: string, message: string): readonly string[] =>
  of(household, message).answer.parts.flatMap((part) => (typeof part === "string" ? [] : part.text));

describe("what would be left aside gets no figure", () => {
  test.each([
    // A cost that rises is no payment.
    "what if rent goes up to 1600",
    // An amount per time that no month is made of.
    "what if I pay 1200 a year extra",
    "how much do I spend a year on streaming",
    // Two amounts, two targets.
    "what if I pay off Northline and Maple with 10600 from savings",
    "what if I put 2000 on Maple and Summit",
    "what if I close Maple and Summit",
    // A debt of nobody's.
    "if I had a 10000 balance at 22% and paid 300 a month how long",
    "if I owed 8000 and paid 250 a month when would I be done",
    "how long would a 5000 card at 20% take at 150 a month",
    // What would be paid to one debt, and a time that is not read.
    "how long till Maple is gone if I pay 150 a month on it for 3 months",
    "how long till Maple is gone if I pay 150 a month on it and 200 on Cedar",
    // What a creditor asks, a score, a share of a limit.
    "if Cedar raised my payment to 400 what then",
    "what if my minimum on Summit goes up to 300",
    "will my score go up 50 points if I pay off Maple",
    "how many points will my score rise if I pay 500 on Maple",
    "what would my utilization be if I put 300 on Northline",
    "what would my score be if I paid 3000 on Northline",
    // What was paid up to now.
    "how much of my last Northline payment went to interest",
    // Sums, parts and kinds that nothing counts.
    "how long until half of my cards are gone",
    "which debts have a zero percent rate",
    "How much do I owe on Maple minus what I have in checking",
  ])("%s", (question) => {
    expect(figuresOf("sample", question)).toEqual([]);
    expect(of("sample", question).call).toBeNull();
  });

  test("what was spent, where no bank account was read: no zero", () => {
    expect(of("debts-only", "how much did I spend on food last month").answer.kind).toBe("missing");
    expect(of("debts-only", "how much did I spend on gas in september").answer.kind).toBe("missing");
    expect(of("debts-only", "average monthly fuel cost").answer.kind).toBe("missing");
  });
});

test.each([
  ["what if I pay 100 more a month", "what_if_extra", "100.00"],
  // 52 weeks, 26 fortnights and 365 days of a year by twelve.
  ["what if I pay $50 a week extra", "what_if_extra", "216.67"],
  ["what if I add 10 dollars a week", "what_if_extra", "43.33"],
  ["what if I pay 25 biweekly", "what_if_extra", "54.17"],
  ["if i dont buy coffee and save 5 a day when would i be done", "what_if_extra", "152.08"],
  ["put 1500 on Maple once", "what_if_once", "1500.00"],
  ["I have 1500 bucks extra this month, where should it go", "what_if_once", "1500.00"],
  ["I've got an extra $800 this month", "what_if_once", "800.00"],
  ["what if I pay 200 extra starting this month", "what_if_extra", "200.00"],
  ["what if I raise my payment to 3500 a month", "what_if_budget", "3500.00"],
])("a quantity that is understood is played through: %s", (question, tool, amount) => {
  expect(of("sample", question).call).toMatchObject({ tool, args: { amount } });
});

test("a payment for a car comes every month", () => {
  expect(of("sample", "can I afford a $400 car payment").call?.args).toEqual({
    amount: "400.00",
    isMonthly: true,
  });
  expect(of("sample", "can I afford a $400 sofa").call?.args["isMonthly"]).toBe(false);
});

test("one account is not the total", () => {
  expect(figuresOf("sample", "how much is in my 401k")).toContain("$386,400.00");
  expect(figuresOf("sample", "how much is in my IRA")).toContain("$118,250.00");
  expect(figuresOf("sample", "what are my assets")).toContain("$564,300.00");
  expect(of("smaller", "how much is in my brokerage account").answer.kind).toBe("missing");
});

test.each([
  "how much longer on the car",
  "how many payments left on Cedar",
  "how many months left on Beacon",
])("how long a debt still goes is no balance: %s", (question) => {
  expect(of("sample", question).call?.args["field"]).toBe("payoff");
});

test("a year of spending is twelve months of it", () => {
  expect(of("sample", "how much do i spend a year on groceries").call?.args["period"]).toMatchObject({
    months: 12,
  });
});
