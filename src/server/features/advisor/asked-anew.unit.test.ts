import { expect, test } from "vitest";
import { householdFacts } from "#test/bench/advisor/households.ts";
import { advise } from "./embedded-advisor.ts";
import type { AdvisorFacts } from "./facts.ts";
import { plainText } from "./tools/say.ts";
import { digitsOf } from "./understand/amounts.ts";
import { lenderNotThere } from "./understand/known-lenders.ts";
import { smallTalk, withoutOpening } from "./understand/small-talk.ts";
import { plainWords } from "./understand/words.ts";

const sample = householdFacts().get("sample") as AdvisorFacts; // it is one of the five
const answerTo = (question: string) => {
  const { answer } = advise(sample, question);
  return { kind: answer.kind, text: plainText(answer.parts).replaceAll("\u00A0", " ") };
};

test.each([
  ["two hundred twenty five more", "$225 more"],
  ["twenty-seven fifty", "$2750"],
  ["one thousand two hundred", "$1200"],
  ["in twenty twenty eight", "in 2028"],
  ["a year and a half", "18 months"],
  ["eighteen then", "18 then"],
  ["the one of two debts", "the one of two debts"],
])("number words as they are spoken: %s", (spoken, digits) => {
  expect(digitsOf(plainWords(spoken))).toBe(digits);
});

test("a message that only greets or thanks is neither a question nor unclear", () => {
  expect(smallTalk("hey there")).toBe("greeting");
  expect(smallTalk("ok cool thanks so much")).toBe("thanks");
  expect(smallTalk("thanks and what do i owe")).toBeUndefined();
  expect(smallTalk("ok and in 28")).toBeUndefined();
  expect(withoutOpening("hmm ok what about 300")).toBe("what about 300");
  expect(answerTo("thank you!").text).toMatch(/^You are welcome/);
});

test("a lender of whom no paper was read is never answered with other debts", () => {
  const nobody = new Set<string>();
  const debts = [{ creditor: "Capital One Quicksilver" }, { creditor: "Ally Auto" }];
  expect(lenderNotThere("what do i owe klarna", debts, nobody)).toBe("klarna");
  expect(lenderNotThere("apr on my chase card", debts, nobody)).toBe("chase");
  expect(lenderNotThere("balance on capital one", debts, nobody)).toBeUndefined();
  expect(lenderNotThere("balance on my ally loan", debts, nobody)).toBeUndefined();
  expect(lenderNotThere("which debt should i target", debts, nobody)).toBeUndefined();
  expect(answerTo("what's the balance on my Bank of America card").text).toMatch(/^I find nothing called/);
});

test("two things or two months are set beside each other, and the larger is named", () => {
  expect(answerTo("do I spend more on gas or food").text).toBe(
    "You spent $92.00 on fuel and $777.00 on groceries and eating out in October 2026. More went to groceries and eating out: $685.00 more than to fuel. Your statements end on 27 October 2026, so what came later is not in it.",
  );
  expect(answerTo("did I spend more on groceries in august or september").text).toBe(
    "You spent $579.00 on groceries in August 2026 and $561.00 on groceries in September 2026. More went out in August 2026: $18.00 more than in September 2026.",
  );
});

test("a share of the income is of the usual month", () => {
  expect(answerTo("what percent of my income goes to rent").text).toMatch(
    /^21\.5 % of your usual income goes to rent: \$1,395\.00 of \$6,500\.00 a month/,
  );
  expect(answerTo("what share of my spending is eating out").kind).toBe("answer");
});

test("an average begins where the statements begin", () => {
  const { transactions } = sample.transactions;
  const young = {
    ...sample,
    transactions: {
      ...sample.transactions,
      transactions: transactions.filter(({ date }) => date >= "2026-09-01"),
    },
  };
  const { answer } = advise(young, "what do I spend on rent in an average month");
  expect(plainText(answer.parts)).toContain("On average $1,395.00 a month");
});

test("the interest of one debt in one month is that of the plan's first", () => {
  expect(answerTo("How much interest does the northline charge a month").text).toBe(
    "Northline Visa charges $174.18 of interest in December 2026.",
  );
});

test.each([
  "How many reward points are left on the northline card?",
  "what is the cvv of my maple card",
  "I paid 300 to maple yesterday",
  "why is my balance so high",
])("what no document tells gets no figure: %s", (question) => {
  expect(answerTo(question).text).not.toContain("$");
});

test("a day that is asked for is never answered with a sum", () => {
  expect(answerTo("whats the exact day im done w all this debt").text).toMatch(
    /^Your plan makes you debt-free on/,
  );
});
