/** What people call things is answered as the plain word for it is; what only sounds alike is not. */
import { describe, expect, test } from "vitest";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { advise } from "../embedded-advisor.ts";
import type { AdvisorFacts } from "../facts.ts";
import { plainText } from "../tools/say.ts";

const sample = householdFacts().get("sample") as AdvisorFacts; // it is the first of them
const answerTo = (question: string): string => plainText(advise(sample, question).answer.parts);

describe("one thing in many words", () => {
  test.each([
    ["what's my freedom date", "When will I be debt-free?"],
    ["how deep am I in on Northline?", "How much do I owe on Northline?"],
    ["what's the ceiling on Northline", "What is the limit of Northline?"],
    ["When do I say goodbye to Northline?", "When is Northline paid off?"],
    ["Which debt has the steepest rate?", "Which debt has the highest rate?"],
    ["if I sold everything and paid everyone off, what would I have", "What is my net worth?"],
    ["how much hits my bank account every month", "How much comes in every month?"],
    ["what did I spend at the pump last month", "What did I spend on gas last month?"],
    ["Not counting the credit cards, what do I owe?", "What do I owe on my loans?"],
  ])("%s", (spoken, plain) => {
    expect(answerTo(spoken)).toMatch(/\d/);
    expect(answerTo(spoken)).toBe(answerTo(plain));
  });
});

describe("no figure where another would be told", () => {
  test.each([
    ["my first rate, long past", "What APR did Northline start me out with years ago?", undefined],
    ["a shop that lends too", "Can they take my wages if I stop paying Maple?", "hardship"],
    ["an order after a nod", "Great, go ahead and pay that from my checking.", "action"],
    ["an order after a story", "I never watch these shows. Cancel them for me, will you?", "action"],
    ["her score", "My aunt asks for money. What is her credit score?", "other-person"],
    ["a fee for a better score", "Some guy says he can raise my score 80 points for $300", "scam"],
  ])("%s", (_, question, guardedBy) => {
    const { answer, guardedBy: by } = advise(sample, question);
    expect(by).toBe(guardedBy);
    expect(plainText(answer.parts)).not.toMatch(/\$\d|\d\s%/);
  });
});
