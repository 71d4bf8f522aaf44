import { describe, expect, test } from "vitest";
import { understandCardWords } from "./card-words.ts";

const fieldsOf = (text: string) => understandCardWords(text).map(({ field, kind }) => `${field} ${kind}`);

describe("labels of cards by the words they are built of", () => {
  test.each([
    ["Minimum due this period:", "minimumPayment money"],
    ["The least you can pay now", "minimumPayment money"],
    ["Past due from prior periods", "pastDue money"],
    ["Balance on your last statement", "previousBalance money"],
    ["What you owed at the start of the cycle", "previousBalance money"],
    ["Credits posted", "credits money"],
    ["Payments & refunds received", "paymentsAndCredits money"],
    ["Fees assessed", "feesCharged money"],
    ["Interest added this month", "interestCharged money"],
    ["Purchases you made", "purchases money"],
    ["Approved borrowing limit", "creditLimit money"],
    ["Still available to spend", "availableCredit money"],
    ["LAST STMT BAL", "previousBalance money"],
    ["MIN AMT DUE", "minimumPayment money"],
    ["AVAIL CR", "availableCredit money"],
    ["FINANCE CHG", "interestCharged money"],
    ["Pay no less than", "minimumPayment money"],
    ["It has to be here by", "paymentDueDate date"],
    ["Latest date to pay", "paymentDueDate date"],
    ["Cycle began", "periodStart date"],
  ])("%s is %s", (print, field) => {
    expect(fieldsOf(print)).toEqual([field]);
  });

  test.each([
    "Fees charged in 2026",
    "Total interest this year",
    "Next cycle ends about",
    "Projected new balance",
    "Average daily balance",
    "Cash advance limit",
    "Late fee",
    "Security deposit held",
    "Interest saving balance",
    "Balance subject to interest",
  ])("%s is another figure than the card's", (print) => {
    expect(fieldsOf(print)).toEqual([]);
  });
});

test("a remark in brackets names the figure that the words before it leave open", () => {
  expect(
    understandCardWords("Current Payment Due (Minimum Payment)").map(({ field, kind }) => `${field} ${kind}`),
  ).toEqual(["minimumPayment money", "paymentDueDate date"]);
});

test.each([
  ["Most you may owe", "creditLimit money"],
  ["Left to buy with", "availableCredit money"],
  ["Was owed", "previousBalance money"],
  ["Shops gave back", "credits money"],
  ["Bought by you", "purchases money"],
  ["Past due, included in the minimum", "pastDue money"],
  ["Payment must reach us by", "paymentDueDate date"],
])("%s announces %s", (print, meaning) => {
  expect(understandCardWords(print).map(({ field, kind }) => `${field} ${kind}`)).toEqual([meaning]);
});
